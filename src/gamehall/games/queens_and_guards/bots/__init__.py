"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.queens_and_guards.answers import may_say_trap
from gamehall.games.queens_and_guards.bots.character import Character, seated
from gamehall.games.queens_and_guards.bots.choosing import any_move, any_place, most_gain
from gamehall.games.queens_and_guards.referee import offenders
from gamehall.games.queens_and_guards.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.seat import Seat

NODES = 200_000
"""What the strong bot looks at for a move, where it is given no time: always the same answer to the same."""


def random(err: float = 0.0) -> Bot:
    """Makes any move it may, announces what it has trapped, and never objects."""
    return seated(Character(any_move, any_place, watchful=False, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Traps where it can, else steps inward; objects to what it sees."""
    return seated(Character(most_gain, any_place, watchful=True, err=err))


def strong(err: float = 0.0, seconds: float = 0.0, nodes: int = 0) -> Bot:
    """Looks ahead, so many seconds for a move, or at so many positions."""
    from gamehall.games.queens_and_guards.bots.lookahead import best_move, best_place

    def spent(state: State) -> tuple[int, float]:
        return (nodes or (0 if seconds else NODES)), seconds

    return seated(Character(best_move(spent), best_place(spent), watchful=True, err=err))


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.queens_and_guards import engine

    engine.warm()


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: traps that nobody heard of, pieces that were let be."""
    if not isinstance(action, common.PassCard) or state.turn is None:
        return ""
    if may_say_trap(state, state.turn):
        return "traps not announced"
    return "turns" if not offenders(state) else "pieces not sent out"


BOTS = Bots(
    kinds={"random": random, "greedy": greedy, "strong": strong},
    ladder={
        "random": Rung("Beginner", "Moves any piece, and never objects."),
        "greedy": Rung("Regular", "Traps where it can, steps inward, and objects to what it sees wrong."),
        "strong": Rung("Strong", "Looks about ten turns ahead, and objects."),
    },
    warm=warm,
    remark=remark,
)
