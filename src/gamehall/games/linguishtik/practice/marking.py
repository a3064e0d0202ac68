"""Marking an answer to an exercise: the cubes, the claim, and all that is wrong with them."""

import re
from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.correctness.faults import Fault as SentenceFault
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.remembering import claim_of, examined
from gamehall.games.linguishtik.judge.solutions import CUBES
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.spelling import assign, gone, shown
from gamehall.lexicon.capitals import capitals

_WORDS = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_OFTEN = 3
"""A word that stands in a sentence more often than this is looked at so often only."""


class Marked(Struct, frozen=True):
    """What a judge at the table would say to an answer."""

    claim: Claim
    verdict: Verdict
    faults: tuple[SentenceFault, ...]
    cubes: tuple[int, ...]
    """For each letter the cube that stands for it; none where the cubes do not spell the word."""


class NotMarked(Exception):
    """There is nothing to judge yet; the sentence says what is missing."""


def mark(need: Need, text: str, word: str, start: int | None = None) -> Marked:
    """The verdict on a sentence and a word in it; where the word stands twice, the place that serves best."""
    marked = [_marked(need, text, at, found) for at, found in _places(text, word, start)]
    best = {Verdict.VALID: 0, Verdict.JUDGE: 1, Verdict.INVALID: 2}
    return min(marked, key=lambda each: (best[each.verdict], len(each.faults)))


def words_in(text: str) -> list[tuple[int, str]]:
    """The words of a sentence with the places where they begin."""
    return [(found.start(), found[0]) for found in _WORDS.finditer(text)]


def _places(text: str, word: str, start: int | None) -> list[tuple[int, str]]:
    if not text:
        raise NotMarked("Write your sentence first.")
    if not word:
        raise NotMarked("Mark your word: type it, or pick it from the sentence.")
    found = [(at, each) for at, each in words_in(text) if each.lower() == word.lower()]
    if not found:
        raise NotMarked(f'"{word}" does not stand in your sentence.')
    return [place for place in found if place[0] == start] or found[:_OFTEN]


def _marked(need: Need, text: str, start: int, word: str) -> Marked:
    assert need.type is not None
    claim = claim_of(need, text, start, word, need.type)
    spelled = assign(word, need)
    own = () if spelled is not None else (not_spelled(need, word),)
    verdict, found = examined(claim)
    return Marked(claim, Verdict.INVALID if own else verdict, (*own, *found), spelled or ())


def not_spelled(need: Need, word: str) -> SentenceFault:
    """Why the cubes do not spell a word."""
    cites = "impossible-any-letters" if need.most is None else "now-one-cube"
    letters = capitals(word)
    if lost := next((letter for letter in letters if letter in need.transfers), ""):
        return SentenceFault(CUBES, "letter-transfer", gone(lost, need))
    freely = assign(word, replace(need, most=None))
    if freely is not None:
        extra = sum(at >= len(need.letters) for at in freely)
        says = f'"{word}" needs {extra} cubes of Resources; you may take one.'
        return SentenceFault(CUBES, cites, says)
    return SentenceFault(CUBES, cites, f'The cubes do not spell "{word}": {_lacking(need, letters)}.')


def _lacking(need: Need, letters: str) -> str:
    cubes = (*need.letters, *need.resources)
    there = Counter(shown(cube, need) for cube in cubes if cube.colour not in need.wilds)
    short = Counter(letters) - there
    wild = sum(cube.colour in need.wilds for cube in cubes)
    named = ", ".join(f"{count} {letter}" if count > 1 else letter for letter, count in short.items())
    if wild:
        many = "one wild cube" if wild == 1 else f"{wild} wild cubes"
        return f"{named} would have to be wild, and there {'is' if wild == 1 else 'are'} {many}"
    return f"they lack {named}"
