"""A noun that owns another needs an apostrophe."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_possessives
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import INFINITIVE_CLAUSE, SAYING, listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Kind, NounClass, Number, Pos, entry

_BEINGS = (NounClass.PERSON, NounClass.ANIMAL)
_INSTITUTIONS = listed(
    "team club school choir union association hospital league department camp chorus band conference"
    " meeting committee group market shelter clinic"
)
"""Often named after their members without an apostrophe."""
_CLAUSE_OPENERS = listed("that what how why whether when where if because while")
_TAKES_CLAUSE = SAYING | INFINITIVE_CLAUSE | listed("think hope guess")
_NAME_WORK = ("compound", "nsubj", "dobj", "poss", "npadvmod")


def possessive(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The dogs tail wagged": a plural right before a noun where an owner must stand."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes[:-1]):
        after = tree[index + 1]
        noun = after.tag in ("NN", "NNS") or forms.usual_parts(after.lower) == {Pos.NOUN}
        if not noun or after.text[0].isupper() or page.text[node.end : after.start] != " ":
            continue
        if node.text[0].isupper() and node.tag.startswith("NN") and _name_with_s(node.lower):
            if node.dep in _NAME_WORK and forms.parts(after.lower):
                yield _says(node.text, after.text, node.text[:-1] + "'s")
        elif (
            _owner(node.lower, node.tag) and _surely_noun(sight, index + 1) and not _two_objects(sight, index)
        ):
            shared = forms.is_a(after.lower, NounClass.GROUP) or after.lower in _INSTITUTIONS
            yield _says(node.text, after.text, _singular(node.text) + "'s", node.text + "'", sure=not shared)


def _says(owner: str, owned: str, *better: str, sure: bool = True) -> Fault:
    forms_of_it = " or ".join(map(quoted, better))
    return in_possessives(
        f"{quoted(owner)} owns {quoted(owned)} and needs an apostrophe: {forms_of_it}.", sure
    )


def _singular(plural: str) -> str:
    return plural[:-3] + "y" if plural.endswith("ies") else plural[:-1]


def _name_with_s(lower: str) -> bool:
    return lower.endswith("s") and entry(lower) is None and entry(lower[:-1]) is not None


def _owner(lower: str, tag: str) -> bool:
    """A regular plural that names persons or animals."""
    return tag == "NNS" and lower.endswith("s") and forms.only_plural(lower) and forms.is_a(lower, *_BEINGS)


def _surely_noun(sight: Sight, index: int) -> bool:
    """Whether the word can be no verb of the plural before it."""
    tree, word = sight.tree, sight.tree[index].lower
    known = forms.verb_forms(word)
    if forms.likeliest(word) is not Pos.NOUN or Pos.PRONOUN in forms.parts(word) or index + 1 >= len(tree):
        return False
    if word in ("today", "tomorrow", "yesterday", "tonight") or _may_begin_otherwise(sight, known):
        return False
    following = tree[index + 1]
    if following.tag in FINITE_TAGS and forms.likeliest(following.lower) is Pos.VERB:
        inflected = bool(forms.verb_forms(following.lower) - {Form.BASE})
        return inflected or Kind.AUXILIARY in forms.kinds(following.lower)
    if forms.is_a(word, NounClass.TIME):
        return False
    if known <= {Form.PAST_PARTICIPLE, Form.PRESENT_PARTICIPLE}:
        return True
    noun = forms.usual_parts(word) == {Pos.NOUN} or tree[index].dep in ("dobj", "pobj")
    return noun and following.tag in (".", "IN") and _is_object(sight, index)


def _may_begin_otherwise(sight: Sight, known: frozenset[Form]) -> bool:
    """ "That cats purr is known", "Were your ancestors farmers?": two nouns that do not belong together."""
    first = sight.tree[0].lower
    question = Kind.AUXILIARY in forms.kinds(first) and sight.is_question()
    return question or (first in _CLAUSE_OPENERS and Form.BASE in known)


def _is_object(sight: Sight, index: int) -> bool:
    """Whether a verb stands right before the two nouns, and no clause can begin with them."""
    tree = sight.tree
    for at in range(index - 2, -1, -1):
        if tree[at].tag.startswith("VB"):
            return not forms.verb_lemmas(tree[at].lower) & _TAKES_CLAUSE
        if tree[at].tag not in ("DT", "PRP$", "JJ", "CD", "IN"):
            return False
    return False


def _two_objects(sight: Sight, index: int) -> bool:
    """ "He gave the boys books", "They call the twins angels": two nouns after one verb."""
    tree, after = sight.tree, sight.tree[index + 1].lower
    for at in range(index - 1, -1, -1):
        if tree[at].tag.startswith("VB"):
            bare = Number.PLURAL in forms.numbers(after) or Kind.MASS in forms.noun_kinds(after)
            return bare and forms.takes_two(tree[at].lower)
        if tree[at].tag not in ("DT", "PRP$", "JJ", "CD", "NN", "RB"):
            return False
    return False
