"""The rulings of Contig 60, in the order of the printed sheet; the common rows are the Pentathlon's."""

from pathlib import Path

from gamehall.games.contig60 import acts
from gamehall.games.contig60.answers import legal
from gamehall.games.contig60.facts import facts
from gamehall.games.contig60.faults import open_faults
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.play import Options, Sheet, State, apply, opening
from gamehall.games.contig60.portrait import pieces, portray
from gamehall.games.contig60.prompts import can_capture
from gamehall.games.contig60.referee import (
    check_recording,
    check_said,
    check_win,
    depleted,
    faults_of,
    playable,
    points,
    right_score,
    value_of,
)
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.rules import pass_card, rule_common
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.games.pentathlon.start import rule_toss
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_toss(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _turn(state, action)


def _turn(state: State, action: Action) -> Ruling:
    sheet = state.acting()
    if sheet is None:
        return refused("flag-card", "Only the player with the Scoring Flag Card takes a turn.")
    match action:
        case common.Roll():
            return _roll(state)
        case Fell(dice):
            return _fell(state, dice)
        case acts.UseRoll():
            return _use_roll(state)
        case common.Capture() | common.Challenge():
            return _capture(state)
        case acts.RecordDice(dice):
            return _record_dice(state, sheet, dice)
        case acts.Announce(sentence):
            return _announce(state, sheet, sentence)
        case acts.Place(space):
            return _place(state, sheet, space)
        case acts.MoveChip(space):
            return _move_chip(state, sheet, space)
        case acts.RecordScore(score):
            return _record_score(state, sheet, score)
        case common.DeclareWin(line):
            return _declare(state, sheet.by, line)
        case common.PassCard():
            says = f"{{{sheet.by}}} passes the card{' without placing a chip' * (sheet.space is None)}."
            return pass_card(HIGHLIGHTS, state, sheet.by, says, faults_of(state, sheet))
    return refused("hall-kind", f"Contig 60 knows no {type(action).__name__} here.")


# BEGINNING OF TURN, CAPTURING A PASS


def _roll(state: State) -> Ruling:
    begun = apply(state, events.RollCalled())
    faults = tuple(found.fault for found in open_faults(begun, "capture"))
    if state.captured and (outcome := depleted(state, state.captured.by)):
        says = "The turn begins without chips: the Monitor counts."
        return allowed("goal-depletion", says, events.Counted(outcome), faults=faults)
    says = f"{{{state.card.holder}}} rolls the dice."
    return allowed("turn-begins", says, events.RollCalled(), faults=faults)


def _fell(state: State, dice: tuple[int, ...]) -> Ruling:
    if len(dice) != 3 or not all(1 <= die <= 6 for die in dice):
        return refused("recording", "3 six-sided dice are rolled here.")
    fell = ", ".join(map(str, dice))
    return allowed("turn-begins", f"The dice show {fell}.", *_rolled(state, dice))


def _rolled(state: State, dice: tuple[int, ...]) -> tuple[Event, ...]:
    kept = (acts.DiceRecorded(dice),) if state.options.card == "kept" else ()
    return (events.Rolled(dice), *kept)


def _use_roll(state: State) -> Ruling:
    dice = ", ".join(map(str, state.offer))
    return allowed("correct", f"{{{state.card.holder}}} uses the roll {dice}.", *_rolled(state, state.offer))


def _capture(state: State) -> Ruling:
    if not can_capture(state) or state.last is None or state.card.holder is None:
        return refused("capture", "There is no pass to capture.")
    if not state.chips[state.card.holder]:
        return refused("capture-steps", "You have no chip to place.")
    fault, rolled = None, ", ".join(map(str, state.last.dice))
    if not playable(state, state.last.dice):
        fault = Fault("capture", f"No sentence of {rolled} gives an uncovered space; the pass was forced.")
    says = f"{{{state.card.holder}}} captures the pass."
    return allowed("capture", says, events.CaptureCalled(), faults=(fault,))


# RECORDING, ANNOUNCING AND CHIP PLACEMENT


def _record_dice(state: State, sheet: Sheet, dice: tuple[int, ...]) -> Ruling:
    if len(dice) != 3 or not all(0 <= die <= 99 for die in dice):
        return refused("recording", "The card has room for three values.")
    written = Sheet(sheet.by, sheet.turn, sheet.before, sheet.dice, dice)
    fault = check_recording(state, written)
    says = f"{{{sheet.by}}} records {', '.join(map(str, dice))}."
    return allowed("recording", says, acts.DiceRecorded(dice), faults=(fault,))


def _announce(state: State, sheet: Sheet, text: str) -> Ruling:
    if read_sentence(text) is None:
        return refused(
            "announcing", "The hall cannot read that. Say it like 3+5=8; 8*4=32 or 3 plus 5 times 4 is 23."
        )
    said = Sheet(sheet.by, sheet.turn, sheet.before, sheet.dice, sentence=text)
    fault, value = check_said(state, said), value_of(state, said)
    if fault is None and sheet.space is not None and value != sheet.space:
        fault = Fault("placing", f"The sentence is {value}; your chip is on {sheet.space}.")
    if fault is None and sheet.space is None and value not in playable(state, sheet.dice):
        fault = Fault("placing", f"{value} has no uncovered space on the board.")
    says = f"{{{sheet.by}}} announces: {text}."
    return allowed("announcing", says, acts.Announced(text), faults=(fault,))


def _place(state: State, sheet: Sheet, space: int) -> Ruling:
    if sheet.space is not None:
        return refused("laid-is-played", f"Your chip lies on {sheet.space}; one chip is placed in a turn.")
    if refusal := _cannot_cover(state, space):
        return refusal
    if not state.chips[sheet.by]:
        return refused("placing", "You have no chip to place.")
    fault = None
    value = value_of(state, sheet)
    if sheet.sentence and value != space:
        fault = Fault("placing", f"The announced sentence is {value}, not {space}.")
    elif space not in playable(state, sheet.dice):
        rolled = ", ".join(map(str, sheet.dice))
        fault = Fault("placing", f"No sentence of {rolled} gives {space}.")
    placed = acts.Placed(space)
    earned = points(after := apply(state, placed), _sheet(after))
    says = f"{{{sheet.by}}} places a chip on {space} for {earned} point{'s' * (earned != 1)}."
    return allowed("placing", says, placed, *_kept_score(after), faults=(fault,))


def _move_chip(state: State, sheet: Sheet, space: int) -> Ruling:
    if sheet.space is None:
        return refused("laid-is-played", "You have laid no chip in this turn.")
    if refusal := _cannot_cover(state, space):
        return refusal
    moved = acts.ChipMoved(space)
    fault = Fault("laid-is-played", f"The chip on {sheet.space} has been let go and stays there.")
    says = f"{{{sheet.by}}} moves the chip from {sheet.space} to {space}."
    return allowed("laid-is-played", says, moved, *_kept_score(apply(state, moved)), faults=(fault,))


def _cannot_cover(state: State, space: int) -> Ruling | None:
    if space not in state.board.index:
        return refused("placing", f"There is no space {space} on this board.")
    if state.covered[state.board.index[space]]:
        return refused("placing", f"{space} is covered already.")
    return None


def _kept_score(after: State) -> tuple[Event, ...]:
    """Where the hall keeps the card, it writes the new score at once."""
    sheet = _sheet(after)
    right = right_score(after, sheet)
    if after.options.card != "kept" or (right == sheet.before and sheet.score is None):
        return ()
    return (acts.ScoreRecorded(right),)


def _sheet(state: State) -> Sheet:
    sheet = state.acting()
    assert sheet is not None
    return sheet


# RECORDING & ANNOUNCING RUNNING SCORE


def _record_score(state: State, sheet: Sheet, score: int) -> Ruling:
    if not -999 <= score <= 999:
        return refused("running-score", "A running score has at most three figures.")
    right, fault = right_score(state, sheet), None
    if score != right:
        fault = Fault("points", f"The running score is {right}, not {score}.")
    says = f"{{{sheet.by}}} announces a running score of {score}."
    return allowed("running-score", says, acts.ScoreRecorded(score), faults=(fault,))


# DECLARING A WIN


def _declare(state: State, seat: Seat, line: tuple[int, ...]) -> Ruling:
    if len(line) not in (0, 5):
        return refused("goal-five", "Name the five spaces of your line, or none for a win on running score.")
    sheet, faults = state.acting(), [check_win(state, Declaration(seat, line))]
    if sheet and sheet.dice:
        faults += faults_of(state, sheet, five_declared=bool(line))
    by = f"five in a row on {', '.join(map(str, line))}" if line else "a running score of 0 or less"
    says = f"{{{seat}}} declares a win by {by}."
    return allowed("declare", says, events.WinDeclared(seat, line), faults=faults)


CITES = ("highlights",)

GAME = event(
    HIGHLIGHTS,
    Path(__file__).with_name("contig60.toml"),
    id="contig60",
    name="Contig 60",
    tagline="Three dice, one number sentence, five in a row.",
    edition="2020",
    options=Options,
    actions=acts.ACTIONS,
    events=acts.EVENTS,
    opening=opening,
    rule=rule,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    presets={"guided": {"card": "kept"}},
)
