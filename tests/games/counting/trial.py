"""Counting On in the common suite of the Pentathlon."""

from gamehall.kernel.record import Manner
from tests.games.counting.game import GAME, Say
from tests.games.pentathlon.desk import Event
from tests.games.pentathlon.trial import Trial


def _desk(manner: Manner = "tournament", **options: object) -> Event:
    desk = Event(GAME, manner, **options)  # type: ignore[arg-type]
    desk.toss(1, 6)
    return desk


TRIAL = Trial(
    game=GAME,
    desk=_desk,
    right=lambda desk: desk.say(desk.holder(), Say(len(desk.state.counted) + 1)),
    wrong=lambda desk: desk.say(desk.holder(), Say(len(desk.state.counted) + 7)),
    fault="number",
    sound="voice",
    closes=Say(1),
    taken_back=lambda desk: desk.state.counted == (),
)
