"""LT 21 F to H: whether the word is used as the dictionary has it, and not as a gimmick."""

from collections.abc import Iterator

from gamehall.english.correctness.faults import Fault
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.lexicon.knowledge import Pos, entry
from gamehall.lexicon.sounds import an

_LISTED = (Pos.PRONOUN, Pos.PREPOSITION, Pos.INTERJECTION)
"""Parts of speech whose words are all known."""
_ABOUT_WORDS = frozenset({"word", "term", "noun", "verb", "adjective", "adverb", "name"})
_QUOTES = frozenset('"\u201c\u201d')


def use_faults(claim: Claim, tree: Tree) -> tuple[Fault, ...]:
    return (*_defined(claim), *_normal(claim), *_gimmick(claim, tree))


def _defined(claim: Claim) -> Iterator[Fault]:
    """A word that is only known to be spelled so: what it means must be looked up."""
    found = entry(claim.word) or entry(claim.word.lower())
    if found is not None and not found.readings:
        says = f"The hall knows {quoted(claim.word)} but not its meaning: look it up."
        yield Fault("word", "word-defined", says, sure=False)


def _normal(claim: Claim) -> Iterator[Fault]:
    """A part of speech that the dictionary does not list. Of open classes a list is never whole."""
    found = entry(claim.word) or entry(claim.word.lower())
    if found is None or not found.readings or found.readings_as(claim.type):
        return
    if claim.type in (Pos.CONJUNCTION, Pos.PARTICLE):
        return
    says = f"The hall's dictionary does not list {quoted(claim.word)} as {an(claim.type)}."
    yield Fault("word", "word-normal", says, sure=claim.type in _LISTED)


def _gimmick(claim: Claim, tree: Tree) -> Iterator[Fault]:
    """The word is only spoken of: the word "occur" is short."""
    index = next((i for i, node in enumerate(tree.nodes) if node.start == claim.start), None)
    if index is None or index == 0 or index + 1 >= len(tree):
        return
    alone = tree[index - 1].text in _QUOTES and tree[index + 1].text in _QUOTES
    before = tree[index - 2].lower if alone and index > 1 else tree[index - 1].lower
    if before in _ABOUT_WORDS and (alone or tree[index].dep == "appos"):
        says = f"{quoted(claim.word)} is only spoken of here: a judge decides whether that is a gimmick."
        yield Fault("word", "word-gimmick", says, sure=False)
