"""LT 21 A: whether a word is used as a name."""

from gamehall.english.correctness import forms
from gamehall.english.correctness.lists import KIN
from gamehall.english.correctness.paper import Page
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Kind, LabelKind, NounClass, Number, Pos, Reading, entry

_CALLED = ("npadvmod", "vocative", "intj")
_BEFORE = ("compound", "nmod", "amod")
_AS_NOUN = ("nsubj", "nsubjpass", "dobj", "pobj", "attr", "dative", "appos")
_DETERMINED = ("det", "poss", "nummod", "predet")
_SELDOM = 1
"""A common reading met no oftener than this gives way to a name: "maria", plains on the moon."""


def is_name_here(word: str, start: int, text: str, tree: Tree | None) -> bool | None:
    """Whether it certainly is one; False if it may be; None if it is a common word, or not here at all."""
    lower = word.lower()
    if not word or start < 0 or text[start : start + len(word)].lower() != lower:
        return None
    index = _index(start, tree)
    if lower in KIN and word[0].isupper() and (named := _kin_as_name(index, tree)) is not None:
        return named
    found = entry(word)
    if word[:1].islower():
        return True if found is not None and found.bears(LabelKind.PROPER) else None
    if start not in Page(text).openers:
        return _capital_inside(lower, index, tree)
    if not forms.readings(lower):
        return True if found is not None and forms.is_name(lower) else _tagged_name(index, tree)
    if tree is None or index is None or _determined(index, tree) or tree[index].dep in _CALLED:
        return None
    if _before_noun(lower, index, tree):
        return None
    if tree[index].tag == "NNP" and tree[index].dep in _AS_NOUN and _only_name(lower):
        return True
    if tree[index].tag == "NNP" and (forms.is_name(lower) or _weight(lower) <= _SELDOM):
        return _bare_name(lower)
    return _title_as_name(lower, index, tree)


def _weight(lower: str) -> int:
    return max(each.weight for each in forms.readings(lower))


def _index(start: int, tree: Tree | None) -> int | None:
    nodes = tree.nodes if tree is not None else ()
    return next((index for index, node in enumerate(nodes) if node.start == start), None)


def _capital_inside(lower: str, index: int | None, tree: Tree | None) -> bool:
    """A capital inside the sentence makes a name; of an adjective such as "Polish" that may be asked."""
    adjective = tree is not None and index is not None and tree[index].tag.startswith("JJ")
    return not adjective or Pos.ADJECTIVE not in {each.pos for each in _all(lower)}


def _all(lower: str) -> tuple[Reading, ...]:
    found = entry(lower)
    return found.readings if found else ()


def _tagged_name(index: int | None, tree: Tree | None) -> bool | None:
    return True if tree is not None and index is not None and tree[index].tag.startswith("NNP") else None


def _determined(index: int | None, tree: Tree | None) -> bool:
    return tree is not None and index is not None and bool(tree.under(index, *_DETERMINED))


def _before_noun(lower: str, index: int, tree: Tree) -> bool:
    """ "Olive oil dripped": a common noun that stands before another."""
    head = tree[tree[index].head]
    return tree[index].dep in _BEFORE and head.tag in ("NN", "NNS") and Pos.NOUN in forms.usual_parts(lower)


def _only_name(lower: str) -> bool:
    """ "Hector slept": to hector is a verb, and no noun but the name."""
    return forms.is_name(lower) and not forms.numbers(lower)


def _bare_name(lower: str) -> bool | None:
    """ "Bill paid": one thing that is counted cannot stand so; "Hope returned" it can.

    Nor can "Peanut fell", but as no name of that spelling is known, what it lacks is an article.
    """
    if Number.SINGULAR not in forms.numbers(lower) or Kind.LETTER_NAME in forms.noun_kinds(lower):
        return None
    if forms.is_a(lower, NounClass.TIME):  # "Autumn came early"
        return None
    if not forms.is_name(lower):
        return None if Kind.MASS in forms.noun_kinds(lower) else False
    if Kind.MASS not in forms.noun_kinds(lower):
        return True
    return False if forms.is_a(lower, NounClass.PLANT, NounClass.ANIMAL, NounClass.PERSON) else None


def _title_as_name(lower: str, index: int, tree: Tree) -> bool | None:
    """ "Coach blew the whistle": a judge is asked."""
    called = index + 1 < len(tree) and tree[index + 1].text == ","
    person = forms.is_a(lower, NounClass.PERSON) and forms.only_singular(lower) and not called
    if Pos.PRONOUN in forms.parts(lower) or forms.likeliest(lower) is not Pos.NOUN:
        return None
    return False if person and tree[index].dep == "nsubj" and not tree.under(index, "conj", "cc") else None


def _kin_as_name(index: int | None, tree: Tree | None) -> bool | None:
    """ "Mother baked", but "my mother"; joined words ("Mother and child slept") are left to a judge."""
    if tree is None or index is None:
        return False
    if _determined(index, tree) or tree[index].dep in ("compound", "poss"):
        return None if _determined(index, tree) else True
    joined = tree.under(index, "conj") or tree[index].dep == "conj"
    return not (joined or tree[index].dep in _CALLED)
