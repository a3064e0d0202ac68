"""The rulings of Juggle, a chapter a row of the printed sheet; the common rows are the Pentathlon's."""

from pathlib import Path

from gamehall.games.juggle import acts, events
from gamehall.games.juggle.answers import legal
from gamehall.games.juggle.facts import facts
from gamehall.games.juggle.highlights import HIGHLIGHTS
from gamehall.games.juggle.options import Options
from gamehall.games.juggle.portrait import pieces, portray
from gamehall.games.juggle.rules.placing import rule_placing
from gamehall.games.juggle.rules.removing import rule_removing
from gamehall.games.juggle.rules.selecting import rule_selecting
from gamehall.games.juggle.rules.turn import rule_turn
from gamehall.games.juggle.rules.win import rule_win
from gamehall.games.juggle.sound import sound
from gamehall.games.juggle.state import State, opening
from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import rule_common
from gamehall.games.pentathlon.rules.start import rule_toss, toss
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_CHAPTERS = (rule_turn, rule_win, rule_selecting, rule_placing, rule_removing)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_toss(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    if state.turn is None:
        return refused("flag-card", "Only the player with the flag card takes a turn.")
    for chapter in _CHAPTERS:
        ruling = chapter(state, state.turn, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"Juggle knows no {type(action).__name__} here.")


CITES = ("highlights",)

GAME = event(
    HIGHLIGHTS,
    Path(__file__).parents[1] / "book" / "juggle.toml",
    id="juggle",
    name="Juggle",
    tagline="Two dice, a bank of coloured pieces, a board to cover.",
    edition="2017",
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
        lays=frozenset({"Lay", "Place"}),
        calm="No clock: take the time you need.",
        options={"period_minutes": 0, "turn_seconds": 0},
        rite=toss,
    ),
)
