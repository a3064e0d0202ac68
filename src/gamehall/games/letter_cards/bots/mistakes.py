"""Mistakes: a word that is none, said in good faith, and cards laid in the wrong order."""

from random import Random

from gamehall.games.letter_cards.bots.finding import Find
from gamehall.games.letter_cards.rules.word_formation import not_formed
from gamehall.games.letter_cards.state import State
from gamehall.kernel.seat import Seat
from gamehall.lexicon.vocabulary import sayable

_ENDINGS = ("S", "ED", "ER", "Y", "LY", "ING")
_BEGINNINGS = ("UN", "RE")
_CONFUSED = (("IE", "EI"), ("EI", "IE"), ("ER", "RE"), ("ENT", "ANT"), ("ANCE", "ENCE"), ("LL", "L"))


def phoney(state: State, seat: Seat, found: list[Find], rng: Random) -> str:
    """A word as one makes them up, of these cards and not in the list; nothing if none comes to mind."""
    known = state.options.word_list
    if known is None:
        return ""
    words = [find.word for find in found[:12]]
    made = [word + ending for word in words for ending in _ENDINGS]
    made += [beginning + word for word in words for beginning in _BEGINNINGS]
    made += [word.replace(right, wrong) for word in words for right, wrong in _CONFUSED if right in word]
    rng.shuffle(made)
    fit = (word for word in made if word not in known and sayable(word))
    return next((word for word in fit if not_formed(state, seat, word) is None), "")


def misspelling(state: State, seat: Seat, word: str, rng: Random) -> str:
    """The same cards with two neighbours changed; nothing where that cannot be laid."""
    swapped = [word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)]
    slips = [other for other in swapped if other != word and sayable(other)]
    if not slips:
        return ""
    slip = rng.choice(slips)
    return slip if not_formed(state, seat, slip) is None else ""
