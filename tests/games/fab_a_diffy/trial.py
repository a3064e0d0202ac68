"""Fab-a-Diffy in the common suite of the Pentathlon."""

from gamehall.games.fab_a_diffy.acts import Show
from gamehall.games.fab_a_diffy.rules import GAME
from tests.games.fab_a_diffy.desk import FIRST, P1, Desk
from tests.games.pentathlon.trial import Trial


def _right(desk: Desk) -> None:
    desk.show(*FIRST)
    desk.trick("1/2", "1/3", "1/2 + 1/3 = 5/6")


def _wrong(desk: Desk) -> None:
    desk.show(*FIRST)
    desk.trick("1/2", "11/12", "1/2 + 11/12 = 5/6")


TRIAL = Trial(
    game=GAME,
    desk=Desk,
    right=_right,
    wrong=_wrong,
    fault="sentence",
    sound="order",
    closes=Show(),
    taken_back=lambda desk: not desk.state.lie.piles.get(P1),
)
