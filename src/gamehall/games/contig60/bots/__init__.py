"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from gamehall.games.contig60.bots.character import Character, seated
from gamehall.games.contig60.bots.choosing import a_space_seen, any_space, most_points
from gamehall.games.contig60.referee import playable
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.seat import Seat


def beginner(err: float = 0.0) -> Bot:
    """Comes upon a few of the spaces it can reach, and takes the one it saw first; never objects."""
    return seated(Character(a_space_seen, watchful=False, captures=lambda state, seat: False, err=err))


def random(err: float = 0.0) -> Bot:
    """Takes any space it can, and never objects."""
    return seated(Character(any_space, watchful=False, captures=lambda state, seat: False, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Takes a win, else the most points at once; objects to what it sees."""
    return seated(Character(most_points, watchful=True, captures=lambda state, seat: True, err=err))


def strong(err: float = 0.0) -> Bot:
    """Looks ahead over the dice; objects, captures and asks for opinions when it should."""
    from gamehall.games.contig60.bots.lookahead import best_space, gains_by_capture, would_rather_roll

    return seated(Character(best_space, True, gains_by_capture, err, would_rather_roll))


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.contig60 import engine

    engine.warm()


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: passes, and whether a chip could have been placed."""
    sheet = state.acting()
    if not isinstance(action, common.PassCard) or sheet is None or sheet.space is not None:
        return ""
    could = state.chips[seat] and playable(state, sheet.dice)
    return "unforced passes" if could else "forced passes"


BOTS = Bots(
    kinds={"beginner": beginner, "random": random, "greedy": greedy, "strong": strong},
    ladder={
        "beginner": Rung("Beginner", "Overlooks most of what its dice can reach, and never objects."),
        "random": Rung("Casual", "Takes any space its dice can reach, and never objects."),
        "greedy": Rung("Regular", "Takes the most points at once, and objects to what it sees wrong."),
        "strong": Rung("Strong", "Thinks of your next roll, captures when it pays, and sees every mistake."),
    },
    warm=warm,
    remark=remark,
)
