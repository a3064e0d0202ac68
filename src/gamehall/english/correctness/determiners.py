"""Articles, "this" and its fellows, and numbers fit the noun they stand before."""

from collections.abc import Iterator
from itertools import pairwise

from gamehall.english.correctness import forms
from gamehall.english.correctness.bare import is_counted
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import NUMBERS, ONE, SEVERAL
from gamehall.english.correctness.paper import Page
from gamehall.english.correctness.run_ons import ZERO_THAT
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Kind, NounClass, Pos
from gamehall.lexicon.sounds import begins_with_vowel

_LEADS_ON = ("NN", "JJ", "CD", "CC", "HYPH", "POS")
"""After these tags the noun may only modify another."""
_GIVES = {"this": "these", "that": "those", "these": "this", "those": "that"}
_COUNTED_AS_ONE = listed("hundred thousand million billion dozen pair score percent head o'clock")
_MEASURES = listed("foot pound stone year mile inch yard dollar man way noon")
_SAME_IN_PLURAL = listed("means barracks works dollars crossroads ways")
_MASS = listed(
    "advice furniture information homework equipment luggage baggage evidence scenery machinery jewelry"
    " mail traffic weather luck music money bread butter laughter clothing garbage trash mud sand"
)


def article_sound(page: Page, sight: Sight) -> Iterator[Fault]:
    for word, following in pairwise(page.words):
        letter = word.capital and word.start not in page.openers
        if word.lower not in ("a", "an") or letter or page.text[word.end : following.start].strip("\"“‘' "):
            continue
        vowel = begins_with_vowel(following.text)
        if vowel is not None and vowel != (word.lower == "an"):
            better = "an" if vowel else "a"
            yield in_grammar(f"Before {quoted(following.text)} the article is {quoted(better)}.")


def number(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "These book", "that cats", "two cat", "much books", "an advice"."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes[:-1]):
        word = node.lower
        counts = word in ONE or word in SEVERAL or word in NUMBERS or word == "much"
        noun = _noun_after(tree, index) if counts else None
        if noun is None:
            continue
        if word in ("a", "an", "many", "several") and tree[noun].lower in _MASS and node.head == noun:
            yield in_grammar(f"{quoted(node.text)} does not fit the mass noun {quoted(tree[noun].text)}.")
        elif _misfits(sight, index, noun):
            better = "many" if word == "much" else _GIVES.get(word, "")
            hint = f": {quoted(better)}" if better else ""
            yield in_grammar(
                f"{quoted(node.text)} does not fit the number of {quoted(tree[noun].text)}{hint}."
            )


def fewer(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Less goats": of what is counted there are fewer; speakers differ."""
    for node, noun in pairwise(sight.tree.nodes):
        counted = noun.tag == "NNS" and forms.only_plural(noun.lower)
        if node.lower == "less" and counted and not forms.is_a(noun.lower, NounClass.TIME):
            yield in_grammar(f'Before {quoted(noun.text)} "fewer" is the rule.', sure=False)


def _misfits(sight: Sight, index: int, noun: int) -> bool:
    tree, word = sight.tree, sight.tree[index].lower
    if forms.only_plural(tree[noun].lower):
        if word == "much":
            return noun == index + 1 and tree[index].dep != "advmod"
        return word in ONE and _really_one(sight, index, noun)
    if (
        not forms.only_singular(tree[noun].lower)
        or tree[index].head != noun
        or tree[noun].lower.endswith("ics")
    ):
        return False
    if word in SEVERAL:
        near = noun == index + 1 or word not in ("few", "both", "many")
        return near and not _part_of_number(tree, index, noun)
    return word in NUMBERS and _counts(tree, index, noun)


def _noun_after(tree: Tree, index: int) -> int | None:
    """The noun that this word stands before, with nothing but adjectives between, and no noun after it."""
    at = index + 1
    while at < len(tree) and tree[at].tag in ("JJ", "JJR", "JJS", "VBN") and tree[at].dep == "amod":
        if forms.parts(tree[at].lower) & {Pos.PRONOUN} or tree[at].lower in ("few", "many", "dozen"):
            return None
        at += 1
    if at >= len(tree) or tree[at].tag not in ("NN", "NNS"):
        return None
    after = tree[at + 1] if at + 1 < len(tree) else None
    if after is not None and (after.tag.startswith(_LEADS_ON) or after.text in "-/"):
        return None
    return at


def _really_one(sight: Sight, index: int, noun: int) -> bool:
    """Whether the word is an article or adjective of this plural, and not a conjunction or a pronoun."""
    tree, word = sight.tree, sight.tree[index].lower
    named = tree[noun].lower
    if word in ("a", "an", "every"):
        return not forms.is_a(named, NounClass.TIME) and named not in _SAME_IN_PLURAL
    if word in ("this", "that") and _is_object(tree, index, noun):
        return True
    if word == "that":
        finite = sum(1 for verb in sight.verbs.values() if verb.finite)
        return index == 0 and finite == 1 and _verb_follows(tree, noun)
    if index and tree[index - 1].text in "-–":
        return False
    if tree[index].dep not in ("det", "nummod") or tree[index].head != noun or noun != index + 1:
        return False
    may_be_verb = Form.THIRD in forms.verb_forms(named)
    return not may_be_verb or (_verb_follows(tree, noun) and tree[noun].dep == "nsubj")


def _is_object(tree: Tree, index: int, noun: int) -> bool:
    """ "She sewed this curtains": the object of a verb right before it that takes no clause."""
    if index == 0 or noun != index + 1 or tree[index].dep != "det" or tree[noun].dep != "dobj":
        return False
    verb = tree[index - 1]
    plain = tree[noun].head == index - 1 and not forms.verb_lemmas(verb.lower) & ZERO_THAT
    ends = noun + 1 == len(tree) or tree[noun + 1].tag in (".", "IN", "TO", ",")
    return plain and ends and forms.likeliest(tree[noun].lower) is Pos.NOUN


def _verb_follows(tree: Tree, noun: int) -> bool:
    return noun + 1 < len(tree) and tree[noun + 1].tag in FINITE_TAGS


def _part_of_number(tree: Tree, index: int, noun: int) -> bool:
    """ "Many a man", "several hundred", "both numerator and denominator"."""
    if tree[noun].lower in _COUNTED_AS_ONE or tree[index + 1].lower in ("a", "an", "of"):
        return True
    both_and = tree[index].lower == "both" and bool(tree.under(noun, "cc"))
    return both_and or tree[noun].text[0].isupper()


def _counts(tree: Tree, index: int, noun: int) -> bool:
    """Whether a number counts this noun: not "room two", "a ten foot wall", "two hundred"."""
    named = tree[noun].lower
    if named in _COUNTED_AS_ONE or named in _MEASURES or tree[noun].text[0].isupper():
        return False
    if Kind.MASS in forms.noun_kinds(named) and not is_counted(named):
        return False
    if index and (tree[index - 1].tag.startswith("NN") or tree[index - 1].text in "-:$"):
        return False
    return noun == index + 1 and tree[index].dep == "nummod"
