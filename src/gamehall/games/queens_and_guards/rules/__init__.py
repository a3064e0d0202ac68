"""The rulings of Queens & Guards, a chapter a row or two of the printed sheet; the common rows are the
Pentathlon's."""

from pathlib import Path

from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import rule_common
from gamehall.games.queens_and_guards import acts, events
from gamehall.games.queens_and_guards.answers import legal
from gamehall.games.queens_and_guards.facts import facts
from gamehall.games.queens_and_guards.fold import sound
from gamehall.games.queens_and_guards.highlights import HIGHLIGHTS
from gamehall.games.queens_and_guards.options import Options
from gamehall.games.queens_and_guards.portrait import pieces, portray
from gamehall.games.queens_and_guards.rules.goal import rule_goal, rule_tie
from gamehall.games.queens_and_guards.rules.moving import rule_moving
from gamehall.games.queens_and_guards.rules.start import pick, rule_start
from gamehall.games.queens_and_guards.rules.trapping import rule_trap, rule_words
from gamehall.games.queens_and_guards.rules.turn import rule_turn
from gamehall.games.queens_and_guards.state import State, opening
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_ANYBODY = (rule_start, rule_words, rule_tie)
_CHAPTERS = (rule_turn, rule_moving, rule_trap, rule_goal)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    for said in _ANYBODY:
        if (ruling := said(state, seat, action)) is not None:
            return ruling
    return rule_common(HIGHLIGHTS, state, seat, action) or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    if state.turn is None:
        return refused("flag-card", "Only the player with the flag card takes a turn.")
    for chapter in _CHAPTERS:
        if (ruling := chapter(state, state.turn, action)) is not None:
            return ruling
    return refused("hall-kind", f"Queens & Guards knows no {type(action).__name__} here.")


CITES = ("highlights", "turn-begins")

GAME = event(
    HIGHLIGHTS,
    Path(__file__).parents[1] / "book" / "queens_and_guards.toml",
    id="queens_and_guards",
    name="Queens & Guards",
    tagline="Hexagons in bands, traps you announce, a queen among her guards.",
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
    presets={},
    first=FirstGame(
        lays=frozenset({"Move"}),
        calm="No clock: take the time you need.",
        options={"period_minutes": 0, "turn_seconds": 0},
        rite=pick,
    ),
)
