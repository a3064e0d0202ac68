"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.bots.character import Character, seated
from gamehall.games.fab_a_diffy.bots.choosing import any_trick, leaves_least, mostly_sums
from gamehall.games.fab_a_diffy.referee import missed, open_tricks
from gamehall.games.fab_a_diffy.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.seat import Seat


def beginner(err: float = 0.0) -> Bot:
    """Sees few tricks, and never objects or captures."""
    return seated(Character(any_trick, watchful=False, captures=0.0, err=err, misses=0.5))


def random(err: float = 0.0) -> Bot:
    """Sees every other trick, and never objects or captures."""
    return seated(Character(any_trick, watchful=False, captures=0.0, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Takes every sum and some differences; objects to what it sees, captures half of what was missed."""
    return seated(Character(mostly_sums, watchful=True, captures=0.5, err=err))


def strong(err: float = 0.0, misses: float = 0.0) -> Bot:
    """Takes and captures every trick, and leaves as few as it can; `misses` says how many it overlooks."""
    return seated(Character(leaves_least, watchful=True, captures=1.0, err=err, misses=misses))


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: tricks overlooked, of one's own and of the opponent's."""
    turn = state.acting()
    if isinstance(action, acts.MoveShow) and turn and open_tricks(state, turn):
        return "tricks missed"
    return "captures missed" if isinstance(action, acts.Show) and not state.captured and missed(state) else ""


BOTS = Bots(
    kinds={"beginner": beginner, "random": random, "greedy": greedy, "strong": strong},
    ladder={
        "beginner": Rung("Beginner", "Overlooks three tricks of four, and never objects."),
        "random": Rung("Casual", "Sees every other trick, and never objects."),
        "greedy": Rung("Regular", "Adds well, overlooks differences, and objects to what it sees wrong."),
        "strong": Rung("Strong", "Takes every trick, captures yours, and leaves as few as it can."),
    },
    remark=remark,
)
