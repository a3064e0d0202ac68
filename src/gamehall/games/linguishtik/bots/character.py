"""How well a bot plays: what it knows, sees and checks, and how often luck lets it miss something."""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.linguishtik.state import State
from gamehall.kernel.seat import Seat


class Character(Struct, frozen=True):
    level: int
    """The level of the rarest words it knows."""
    reads: float
    """How often it reads its sentences through with the eyes of a judge before it hands them in."""
    sight: float
    """How often it sees that a solution is there now."""
    guard: float
    """How often it looks whether its move gives the solution away."""
    doubt: float
    """How often it calls Impossible when it finds nothing."""
    checks: float
    """How often it finds what is wrong with an opponent's move or solution."""
    crafty: float = 0.0
    """How often it thinks of solutions that need one more demand."""
    err: float = 0.0
    """How often it makes a mistake that it could have known."""
    careful: bool = True
    """Whether it reads them through this time."""


def in_mood(who: Character, state: State, seat: Seat) -> Character:
    """The bot as it is in this position; at a guided table everybody reads through."""
    return replace(who, careful=guided(state) or luck(state, seat, "reads") < who.reads)


def luck(state: State, seat: Seat, about: str) -> float:
    """A number from 0 to 1, the same however often the bot looks at this position."""
    roll = "".join(state.letters)
    return Random(f"{roll} {state.shake} {len(state.moves)} {state.acts} {seat} {about}").random()


def guided(state: State) -> bool:
    """The hall refuses what is wrong, so that no mistake can be made on purpose."""
    return state.options.check == "at once"
