"""What a game brings to the common suite: a `trial.py` in its own folder of tests, with a `TRIAL`."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from tests.games.pentathlon.desk import Event


class Trial(Struct, frozen=True):
    game: Game
    desk: Callable[..., Any]
    """A desk in this manner, with these options, at which p1 begins."""
    right: Callable[[Any], None]
    """The holder does a turn in which nothing is wrong, but for passing the card."""
    wrong: Callable[[Any], None]
    """The holder does a turn with one fault."""
    fault: str
    """The nature that names it."""
    sound: str
    """A nature of which nothing is wrong in it."""
    closes: Action
    """The act that closes the window, when the game asks for nothing else."""
    taken_back: Callable[[Event], bool]
    """Nothing lies on the board of what p1 did in the first turn."""
    declare: Callable[[Any, bool], None] | None = None
    """p1 declares a win, rightly or not; None: the Monitor awards it."""
    completes: Callable[[Any], None] = lambda desk: None
    """In a round game p2 does the turn that completes the round after p1's win."""

    def after_a_fault(self, manner: str = "tournament", **options: object) -> Any:
        """p1 has done a wrong turn, and p2 holds the card."""
        desk = self.desk(manner, **options)
        self.wrong(desk)
        assert not desk.pass_card().refused
        return desk


def _found() -> dict[str, Trial]:
    games = Path(__file__).parents[1]
    return {
        path.parent.name: import_module(f"tests.games.{path.parent.name}.trial").TRIAL
        for path in sorted(games.glob("*/trial.py"))
        if path != Path(__file__)
    }


TRIALS = _found()
