"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.stars_and_bars.bots.character import Character, seated
from gamehall.games.stars_and_bars.bots.choosing import any_place, most_points
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.seat import Seat


def random(err: float = 0.0) -> Bot:
    """Places any card wherever it may lie, and never objects."""
    return seated(Character(any_place, watchful=False, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Scores what stacks it can and takes the most points at once; objects to what it sees."""
    return seated(Character(most_points, watchful=True, err=err))


def strong(err: float = 0.0) -> Bot:
    """Plays on over decks that may lie there, and leaves no stack to its opponent; objects when it should."""
    from gamehall.games.stars_and_bars.bots.lookahead import best_place

    return seated(Character(best_place, watchful=True, err=err, denies=True))


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.stars_and_bars import engine

    engine.warm()


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: turns in which no card was placed."""
    passes = isinstance(action, common.PassCard) and state.sheet is not None
    return "turns without a card" if passes and state.sheet and not state.sheet.laid else ""


BOTS = Bots(
    kinds={"random": random, "greedy": greedy, "strong": strong},
    ladder={
        "random": Rung("Casual", "Places any card wherever it may lie, and never objects."),
        "greedy": Rung("Regular", "Takes the most points at once, and objects to what it sees wrong."),
        "strong": Rung("Strong", "Thinks of your next cards, and leaves you no full stack to score."),
    },
    warm=warm,
    remark=remark,
)
