"""Who is spoken to before or after a statement: "Mother the lamp broke", "Your hat fell sir"."""

from gamehall.english.correctness import forms
from gamehall.english.correctness.lists import KIN
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import NAMED_OBJECT, listed
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Frame, NounClass, Pos, entry

_NOMINATIVE = listed("i he she we they it there")
_OPENS = ("DT", "PRP$")
_BETWEEN = ("JJ", "JJR", "JJS", "VBN", "CD", "NN", "NNS")
_POLITE = listed("sir madam ma'am")
_ASIDES = ("npadvmod", "vocative", "intj", "appos", "dep")
_SELDOM = 1
"""A word met no oftener as a common noun is a name where it is tagged as one: Tom, Maria."""
_OVER = listed("over round around")


def clause_after(tree: Tree) -> int | None:
    """The subject of the clause that follows right upon a person who is named first; None if none follows."""
    at = words_called(tree)
    if not _is_called(tree) or at >= len(tree):
        return None
    first, second = tree[0], tree[at]
    if second.tag == "PRP" or second.lower == "there":
        subject = at if second.lower in _NOMINATIVE else None
    else:
        subject = _noun_after(tree, at) if second.tag in _OPENS else None
    if subject is None or subject + 1 >= len(tree):
        return None
    verb = tree[subject + 1].lower
    may_command = Pos.VERB in forms.usual_parts(first.lower)
    if may_command and (second.tag == "PRP" or Form.PAST_PARTICIPLE in forms.verb_forms(verb)):
        return None
    several = not forms.only_singular(first.lower) and first.tag != "NNP"
    if several and any(forms.may_be_finite(node.lower) for node in tree.nodes[subject + 2 :]):
        return None  # "Men the army trained left"
    return subject if _is_verb(tree, subject + 1) else None


def words_called(tree: Tree) -> int:
    """How many words name the person who is named first: "Uncle Bob the lamp broke"."""
    names = [node.tag == "NNP" and node.text.istitle() for node in tree.nodes]
    return next((i for i, name in enumerate(names) if i and not name), len(names))


def _is_called(tree: Tree) -> bool:
    """Persons without an article, as one calls them; "Friends the world over" is something else."""
    first = tree[0]
    if not first.tag.startswith("NN") or any(node.lower in _OVER for node in tree.nodes[2:4]):
        return False
    if _is_time(first.lower):
        return False
    common = max((each.weight for each in forms.readings(first.lower)), default=0)
    name = first.tag == "NNP" and first.text.isalpha() and common <= _SELDOM
    return name or first.lower in KIN or forms.is_a(first.lower, NounClass.PERSON)


def _is_time(word: str) -> bool:
    """ "Monday the store closed", "Christmas the family gathered"."""
    known = entry(word)
    names = [each for each in known.readings if each.capital] if known else []
    return any(NounClass.TIME in each.classes for each in names)


def _noun_after(tree: Tree, opens: int) -> int | None:
    """The noun of the article or possessive at this place, right before a verb."""
    for at in range(opens + 1, len(tree)):
        if _is_verb(tree, at) and tree[at - 1].tag in ("NN", "NNS"):
            return at - 1
        if tree[at].tag not in _BETWEEN:
            return None
    return None


def _is_verb(tree: Tree, index: int) -> bool:
    node = tree[index]
    past = node.tag == "VBN" and Form.PAST in forms.verb_forms(node.lower)
    return past or (node.tag in FINITE_TAGS and bool(forms.verb_forms(node.lower)))


def called_after_all(sight: Sight, last: int) -> bool:
    """ "Your hat fell sir", "We won the game Coach": after a verb that takes no object, or no other."""
    tree = sight.tree
    node, before = tree[last], tree[last - 1]
    if last < 2 or not forms.is_a(node.lower, NounClass.PERSON) or tree.under(last, "det", "poss", "amod"):
        return False
    if node.lower not in _POLITE and not (node.text.istitle() and forms.parts(node.lower)):
        return False
    root = tree.roots[0]
    if node.dep in ("attr", "acomp") or (tree[root].tag not in FINITE_TAGS and not tree.under(root, "aux")):
        return False
    if last - 1 == root or before.tag.startswith("RB"):
        aside = node.lower in _POLITE and node.dep in _ASIDES
        return aside or Frame.TRANSITIVE not in forms.frames(tree[root].lower)
    verb = tree[root].lower
    renamed = Frame.OC_NOUN in forms.frames(verb) or bool(forms.verb_lemmas(verb) & NAMED_OBJECT)
    determined = before.tag in ("NN", "NNS") and tree[last - 2].tag in (*_OPENS, "JJ")
    return not renamed and determined and not forms.is_a(before.lower, NounClass.PERSON, NounClass.ANIMAL)
