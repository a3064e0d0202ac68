"""Which of the tricks that can be formed a bot takes, if it sees one."""

from random import Random

from gamehall.games.fab_a_diffy.state import State
from gamehall.games.fab_a_diffy.strips import Trick, tricks

_SEES_DIFFERENCES = 0.4


def any_trick(state: State, found: tuple[Trick, ...], rng: Random) -> Trick | None:
    return rng.choice(found) if found and rng.random() < 0.5 else None


def mostly_sums(state: State, found: tuple[Trick, ...], rng: Random) -> Trick | None:
    seen = [trick for trick in found if trick.sign == "+" or rng.random() < _SEES_DIFFERENCES]
    return seen[0] if seen else None


def leaves_least(state: State, found: tuple[Trick, ...], rng: Random) -> Trick | None:
    """The trick after which the fewest strips of the deck would form one with what lies face up."""
    return min(found, key=lambda trick: _left(state, trick), default=None)


def _left(state: State, trick: Trick) -> int:
    lying = [strip for strip in state.lie.face_up if strip not in trick.strips]
    return sum(any(True for _ in tricks(lying, strip)) for strip in state.lie.deck)
