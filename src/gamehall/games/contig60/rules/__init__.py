"""The rulings of Contig 60, a chapter a row of the printed sheet; the common rows are the Pentathlon's."""

from pathlib import Path

from gamehall.games.contig60 import acts, events
from gamehall.games.contig60.answers import legal
from gamehall.games.contig60.facts import facts
from gamehall.games.contig60.fold import sound
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.options import Options
from gamehall.games.contig60.portrait import pieces, portray
from gamehall.games.contig60.rules.capture import rule_capture
from gamehall.games.contig60.rules.placement import rule_placement
from gamehall.games.contig60.rules.score import rule_score
from gamehall.games.contig60.rules.turn import rule_turn
from gamehall.games.contig60.rules.win import rule_win
from gamehall.games.contig60.state import State, opening
from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import rule_common
from gamehall.games.pentathlon.rules.start import rule_toss, toss
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_CHAPTERS = (rule_turn, rule_win, rule_placement, rule_score, rule_capture)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_toss(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    sheet = state.acting()
    if sheet is None:
        return refused("flag-card", "Only the player with the Scoring Flag Card takes a turn.")
    for chapter in _CHAPTERS:
        ruling = chapter(state, sheet, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"Contig 60 knows no {type(action).__name__} here.")


CITES = ("highlights",)

GAME = event(
    HIGHLIGHTS,
    Path(__file__).parents[1] / "book" / "contig60.toml",
    id="contig60",
    name="Contig 60",
    tagline="Three dice, one number sentence, five in a row.",
    edition="2020",
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
        rite=toss,
    ),
)
