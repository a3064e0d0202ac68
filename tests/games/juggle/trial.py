"""Juggle in the common suite of the Pentathlon."""

from typing import Any

from gamehall.games.juggle.rules import GAME
from gamehall.games.pentathlon.acts import DeclareWin, Roll
from gamehall.kernel.record import Manner
from tests.games.juggle.desk import COVER, P1, P2, Desk
from tests.games.pentathlon.trial import Trial


def _right(desk: Desk) -> None:
    desk.roll(2, 4)
    desk.put("red I2", "a1 b1")


def _wrong(desk: Desk) -> None:
    """A piece of three squares by a die that shows two."""
    desk.roll(2, 4)
    desk.put("red I3", "a1 b1 c1")


def _small(manner: Manner = "tournament", **options: Any) -> Desk:
    return Desk(manner, side=5, **options)


def _declare(desk: Desk, true: bool) -> None:
    """p1 lays the last piece of a small board and declares; if it is not true, without the last but one."""
    desk.lay(P1, *(COVER[:6] if true else COVER[:5]))
    desk.roll(1, 6)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())


TRIAL = Trial(
    game=GAME,
    desk=_small,
    right=_right,
    wrong=_wrong,
    fault="selection",
    sound="moved",
    closes=Roll(),
    taken_back=lambda desk: not desk.state.laid(P1) and not desk.state.laid(P2),
    declare=_declare,
    completes=lambda desk: desk.idle(),
)
