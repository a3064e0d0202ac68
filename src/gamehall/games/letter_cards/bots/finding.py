"""Which words a bot comes upon, and when: long and rare ones take longer."""

from functools import lru_cache
from random import Random

from msgspec import Struct

from gamehall.games.letter_cards.bots.character import Character
from gamehall.games.letter_cards.state import State
from gamehall.games.letter_cards.words import layable
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.vocabulary import vocabulary

_BY_LENGTH = (0.0, 0.0, 0.4, 0.9, 1.0, 0.75, 0.45, 0.24, 0.12, 0.06, 0.03, 0.015, 0.007)
_BY_LEVEL = {10: 1.0, 20: 0.8, 35: 0.5, 40: 0.4, 50: 0.3, 55: 0.25, 60: 0.2, 70: 0.12, 80: 0.06, 95: 0.03}
_TOO_LONG = 90_000
"""Milliseconds: no round lasts as long."""


class Find(Struct, frozen=True):
    """A word, the card it takes from the hand, and after how many milliseconds it is found."""

    word: str
    hand: str
    ms: float


def ease(known: Lexicon, word: str) -> float:
    """How easily a word is found, 1 for the easiest; 0 where nothing is known of it."""
    return eases(known).get(word, 0.0)


@lru_cache(maxsize=4)
def eases(known: Lexicon) -> dict[str, float]:
    longest = len(_BY_LENGTH) - 1
    return {
        word: _BY_LENGTH[min(len(word), longest)] * _BY_LEVEL[level]
        for word, level in vocabulary(known).levels.items()
    }


@lru_cache(maxsize=16)
def known_to(known: Lexicon, level: int) -> dict[str, float]:
    """The words somebody of this level knows and the hall says, and how easily each is found."""
    words = vocabulary(known)
    return {
        word: easy
        for word, easy in eases(known).items()
        if words.levels[word] <= level and word not in words.unsaid
    }


def finds(who: Character, state: State, seat: Seat, rng: Random) -> list[Find]:
    """What the bot comes upon if nothing happens, the first word first."""
    known = state.options.word_list
    if known is None:
        return []
    words, found = known_to(known, who.level), []
    for one in layable(state, seat):
        if one.word in words:
            ms = 1000 * rng.expovariate(who.pace * words[one.word])
            if ms < _TOO_LONG:
                found.append(Find(one.word, one.hand, ms))
    return sorted(found, key=lambda find: find.ms)
