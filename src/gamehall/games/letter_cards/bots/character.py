"""How well a bot plays: the words it knows, how fast it finds and lays them, what it notices."""

from random import Random

from msgspec import Struct

from gamehall.games.letter_cards.state import State
from gamehall.kernel.seat import Seat


class Character(Struct, frozen=True):
    level: int
    """The level of the rarest words it knows."""
    pace: float
    """How often in a second it comes upon a given short and common word that is there."""
    reaction: int
    """Milliseconds before it can say anything about what it sees."""
    laying: int
    """Milliseconds it takes for each card it arranges, on average."""
    plans: float
    """How often it thinks of what a word leaves to the others, instead of saying the first it finds."""
    notices: float
    """How often it sees that a word is none, or misspelled."""
    doubts: float = 0.0
    """How often it takes a good word for a wrong one because it does not know it."""
    err: float = 0.0
    """How often it says a word that is none, or lays one with a slip."""


def luck(state: State, seat: Seat, about: str) -> float:
    """A number from 0 to 1, the same however often the bot looks at this word."""
    cards = "".join(state.start)
    return Random(f"{cards} {state.round} {state.laid} {seat} {about}").random()


def moment(who: Character, mean: float, rng: Random) -> int:
    """Milliseconds: the time to react, and then a time that is as likely to end now as it was before.

    So it makes no difference how often the table changes meanwhile and the bot begins anew.
    """
    return round(who.reaction * rng.uniform(0.7, 1.3) + (rng.expovariate(1 / mean) if mean else 0))
