"""The rulings of Stars & Bars, a chapter a heading of the sheet; the common rows are the Pentathlon's."""

from pathlib import Path

from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import rule_common
from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.answers import legal
from gamehall.games.stars_and_bars.facts import facts
from gamehall.games.stars_and_bars.fold import sound
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.options import Options
from gamehall.games.stars_and_bars.portrait import pieces, portray
from gamehall.games.stars_and_bars.rules.placement import rule_placement
from gamehall.games.stars_and_bars.rules.points import rule_points
from gamehall.games.stars_and_bars.rules.stacks import rule_stacks
from gamehall.games.stars_and_bars.rules.start import draw, rule_start
from gamehall.games.stars_and_bars.rules.turn import rule_turn
from gamehall.games.stars_and_bars.state import State, opening
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_CHAPTERS = (rule_turn, rule_points, rule_placement, rule_stacks)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_start(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    if state.sheet is None:
        return refused("flag-card", "Only the player with the Scoring Flag Card takes a turn.")
    for chapter in _CHAPTERS:
        ruling = chapter(state, state.sheet, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"Stars & Bars knows no {type(action).__name__} here.")


CITES = ("highlights", "round")

GAME = event(
    HIGHLIGHTS,
    Path(__file__).parents[1] / "book" / "stars_and_bars.toml",
    id="stars_and_bars",
    name="Stars & Bars",
    tagline="Cards that differ, stacks of four, two hundred points.",
    edition="2022",
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
    presets={"guided": {"card": "kept"}},
    first=FirstGame(
        lays=frozenset({"Place"}),
        calm="No clock: take the time you need.",
        options={"period_minutes": 0, "turn_seconds": 0},
        rite=draw,
    ),
)
