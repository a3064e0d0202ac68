"""Queens & Guards in the common suite of the Pentathlon."""

from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.answers import moves
from gamehall.games.queens_and_guards.board import layouts
from gamehall.games.queens_and_guards.rules import GAME
from tests.games.pentathlon.trial import Trial
from tests.games.queens_and_guards.desk import Desk, at


def _right(desk: Desk) -> None:
    assert desk.state.turn
    start, end = moves(desk.state, desk.state.turn)[0]
    assert not desk.say(desk.holder(), acts.Move(start, end)).refused


def _declare(desk: Desk, true: bool) -> None:
    """p1 moves a guard home, the last one if the win is to be true."""
    queen = "centre" if true else "E2"
    home = "E0 E1 E2 E3 E4" if true else "E0 E1 E3 E4 C9"
    desk.put(white=f"{queen} {home} D10", black="A15 A17 A19 A21 A23 A25 A27")
    desk.move("D10", "E5")
    desk.win()


TRIAL = Trial(
    game=GAME,
    desk=Desk,
    right=_right,
    wrong=lambda desk: desk.move("A4", "C2"),
    fault="move",
    sound="laid",
    closes=acts.Move(at("A2"), at("A3")),
    taken_back=lambda desk: desk.state.board == layouts()["agon"].board,
    declare=_declare,
)
