"""Stars & Bars in the common suite of the Pentathlon."""

from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.rules import GAME
from tests.games.pentathlon.trial import Trial
from tests.games.stars_and_bars.desk import P1, P2, Desk


def _right(desk: Desk) -> None:
    """Beside the centre's SLCR, SSCR and BLCR, or what p2 has for it."""
    card, space, points = ("SLCB", "A1", 1) if desk.holder() == P1 else ("SLHR", "D4", 1)
    desk.play(card, space, points)


def _wrong(desk: Desk) -> None:
    """Beside nothing that lies face up."""
    desk.lay("A1", "BLHG")
    desk.play("BSQG", "A1", 4)


TRIAL = Trial(
    game=GAME,
    desk=Desk,
    right=_right,
    wrong=_wrong,
    fault="placing",
    sound="stacks",
    closes=acts.Place("BSCR", "D4"),
    taken_back=lambda desk: desk.state.stack("A1") == ("BLHG",) and desk.state.scores == {P1: 0, P2: 0},
)
