"""Contig 60 in the common suite of the Pentathlon."""

from gamehall.games.contig60.rules import GAME
from gamehall.games.pentathlon.acts import DeclareWin, Roll
from tests.games.contig60.desk import P1, Desk
from tests.games.pentathlon.trial import Trial

FIVE = (0, 1, 2, 3, 4)


def _declare(desk: Desk, true: bool) -> None:
    """p1 plays 4 and names the five spaces, of which one is empty if it is not true."""
    desk.lay(P1, *FIVE[: 4 if true else 3])
    desk.play((1, 1, 2), "1+1+2=4", 4)
    desk.say(P1, DeclareWin(FIVE))


TRIAL = Trial(
    game=GAME,
    desk=Desk,
    right=lambda desk: desk.play((3, 5, 4), "3+5+4", 12),
    wrong=lambda desk: desk.play((3, 5, 4), "3+5*4=32", 32),
    fault="sentence",
    sound="recording",
    closes=Roll(),
    taken_back=lambda desk: not any(desk.state.covered) and desk.state.chips[P1] == 25,
    declare=_declare,
)
