"""The rulings of Fab-a-Diffy, a chapter a row of the printed sheet; the common rows are the Pentathlon's."""

from pathlib import Path

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.answers import legal
from gamehall.games.fab_a_diffy.facts import facts
from gamehall.games.fab_a_diffy.fold import sound
from gamehall.games.fab_a_diffy.highlights import HIGHLIGHTS
from gamehall.games.fab_a_diffy.options import Options
from gamehall.games.fab_a_diffy.portrait import pieces, portray
from gamehall.games.fab_a_diffy.rules.capture import rule_capture
from gamehall.games.fab_a_diffy.rules.start import draw, rule_start
from gamehall.games.fab_a_diffy.rules.touch import rule_touch
from gamehall.games.fab_a_diffy.rules.turn import rule_turn
from gamehall.games.fab_a_diffy.state import State, opening
from gamehall.games.fab_a_diffy.untimely import not_now
from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import rule_common
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_CHAPTERS = (rule_turn, rule_touch, rule_capture)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_start(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    turn = state.acting()
    if turn is None:
        return refused("flag-card", "Only the player with the flag card takes a turn.")
    for chapter in _CHAPTERS:
        if (ruling := chapter(state, turn, action)) is not None:
            return ruling
    return refused("hall-kind", f"Fab-a-Diffy knows no {type(action).__name__} here.")


CITES = ("highlights",)

GAME = event(
    HIGHLIGHTS,
    Path(__file__).parents[1] / "book" / "fab_a_diffy.toml",
    id="fab_a_diffy",
    name="Fab-a-Diffy",
    tagline="Two fraction strips that make the third.",
    edition="2013",
    options=Options,
    actions=acts.ACTIONS,
    events=events.EVENTS,
    opening=opening,
    rule=rule,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    sound=sound,
    not_now=not_now,
    presets={},
    first=FirstGame(
        lays=frozenset({"Touch", "MoveShow"}),
        calm="No clock: take the time you need.",
        options={"period_minutes": 0, "turn_seconds": 0, "capture_seconds": 0, "games": "one game"},
        rite=draw,
    ),
)
