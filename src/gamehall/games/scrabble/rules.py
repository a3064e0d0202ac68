"""Scrabble's rulings: every act finds its chapter here, and the game with its two books."""

from pathlib import Path
from typing import Any

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.answers import legal
from gamehall.games.scrabble.challenging import rule_objection, rule_verdict
from gamehall.games.scrabble.clocking import rule_time
from gamehall.games.scrabble.directing import rule_call, rule_decide, rule_note, rule_over
from gamehall.games.scrabble.drawing import rule_dealt, rule_draw
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.facts import facts
from gamehall.games.scrabble.folding import apply
from gamehall.games.scrabble.judging import judge
from gamehall.games.scrabble.options import FIXED, RULESETS, Options
from gamehall.games.scrabble.play import DIRECTOR, KEEPER, ONE, TWO, State, known, opening
from gamehall.games.scrabble.portrait import pieces, portray
from gamehall.games.scrabble.prompts import prompts
from gamehall.games.scrabble.slip import rule_settle, rule_slip
from gamehall.games.scrabble.starting import rule_lot, rule_start
from gamehall.games.scrabble.timers import dials
from gamehall.games.scrabble.turning import rule_turn
from gamehall.games.scrabble.untimely import not_now
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import JUDGE, Official, Seat, is_player
from gamehall.lexicon.option import chosen, list_choices, stamped


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    if isinstance(action, acts.OF_THE_CLOCK):
        return rule_time(state, action)
    match action:
        case Dealt(tiles) if state.drawing and state.drawing.why == "start":
            return rule_lot(state, tiles)
        case Dealt(tiles):
            return rule_dealt(state, tiles)
        case acts.Verdict(acceptable):
            return rule_verdict(state, acceptable)
        case acts.RuleOver(over):
            return rule_over(state, over)
        case acts.SettleScore(score):
            return rule_settle(state, score)
        case acts.Decide():
            return rule_decide(state, action)
        case acts.Note():
            return rule_note(state, action)
    side = side_of(seat) if is_player(seat) else meant(state, action)
    for chapter in (rule_start, rule_turn, rule_draw, rule_objection, rule_slip, rule_call):
        ruling = chapter(state, side, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"Scrabble knows no {type(action).__name__} here.")


def meant(state: State, action: Action) -> Seat:
    """For which side somebody types who sits at neither."""
    match action:
        case acts.Hold() | acts.Accept() | acts.Challenge() if state.last:
            return state.other(state.last.side)
        case acts.Confirm() if state.dispute:
            return state.other(state.dispute.by)
        case acts.ReturnTiles() | acts.Agree() | acts.Disagree() if state.stop:
            return state.other(state.stop.by)
        case acts.Ready() if state.dispute:
            return TWO if ONE in state.dispute.ready else ONE
        case acts.Sign():
            return TWO if ONE in state.signed else ONE
        case acts.Record() if state.last:
            return state.last.side
        case acts.Draw():
            owing = [side for side in (ONE, TWO) if state.due(side)]
            latest = state.last.side if state.last else ONE
            return latest if latest in owing else owing[0] if owing else state.mover
        case acts.ShowRack():
            return next((s for s in (ONE, TWO) if s not in state.shown and not known(state.rack(s))), ONE)
    return state.mover


def outcome(state: State) -> Outcome | None:
    return state.ended


def stamps(options: Options) -> dict[str, Any]:
    """The record says which list settles its challenges, to the letter."""
    found = chosen(options.lexicon)
    if options.rated and found.stand_in:
        says = f"{found.title} only stands in for a licensed list; a rated game needs the event's own."
        raise ValueError(says)
    return stamped(found)


def choices() -> dict[str, tuple[tuple[str, str], ...]]:
    return {"lexicon": list_choices()}


CITES = ("summary",)

_HERE = Path(__file__).parent

GAME = Game(
    id="scrabble",
    name="Scrabble",
    tagline="Words that cross, letters that count, and the right to say: that is no word.",
    shelves=(
        shelve(
            "wespa",
            "Tournament game: All Bankers' event, WESPA rules",
            read_book(_HERE / "wespa.toml"),
            read_book(_HERE / "basics.toml"),
            fixes=RULESETS["wespa"],
            fixed=FIXED["wespa"],
            officials=(
                Official(JUDGE, "Word judge", barred="conduct"),
                Official(DIRECTOR, "Tournament director"),
            ),
        ),
        shelve(
            "literacy",
            "Team game: Letters for Literacy",
            read_book(_HERE / "literacy.toml"),
            fixes=RULESETS["literacy"],
            fixed=FIXED["literacy"],
            seats=(2, 8),
            officials=(
                Official(JUDGE, "LV judge"),
                Official(KEEPER, "Timekeeper and scorekeeper", keeps_time=True),
            ),
            teams=True,
        ),
    ),
    options=Options,
    actions=acts.ACTIONS,
    events=events.EVENTS,
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    officials=(Official(JUDGE, "Word judge"),),
    judge=judge,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    dials=dials,
    presets={"guided": {"scoring": "kept"}},
    stamps=stamps,
    choices=choices,
    bots_play=lambda options: not options.wooden,
    wooden=lambda options, typed: options.wooden,
    not_now=not_now,
    signed=lambda state: tuple(seat for side in state.signed for seat in state.members(side)),
)
