"""RECORDING, ANNOUNCING AND CHIP PLACEMENT; PIECE LAID IS PLAYED."""

from gamehall.games.contig60 import acts, events
from gamehall.games.contig60.fold import apply
from gamehall.games.contig60.referee import (
    check_recording,
    check_said,
    playable,
    points,
    right_score,
    value_of,
)
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_placement(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.RecordDice(dice):
            return _record_dice(state, sheet, dice)
        case acts.Announce(sentence):
            return _announce(state, sheet, sentence)
        case acts.Place(space):
            return _place(state, sheet, space)
        case acts.MoveChip(space):
            return _move_chip(state, sheet, space)
    return None


def _record_dice(state: State, sheet: Sheet, dice: tuple[int, ...]) -> Ruling:
    if len(dice) != 3 or not all(0 <= die <= 99 for die in dice):
        return refused("recording", "The card has room for three values.")
    written = Sheet(sheet.by, sheet.turn, sheet.before, sheet.dice, dice)
    fault = check_recording(state, written)
    says = f"{{{sheet.by}}} records {', '.join(map(str, dice))}."
    return allowed("recording", says, events.DiceRecorded(dice), faults=(fault,))


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
    return allowed("announcing", says, events.Announced(text), faults=(fault,))


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
    placed = events.Placed(space)
    earned = points(after := apply(state, placed), _sheet(after))
    says = f"{{{sheet.by}}} places a chip on {space} for {earned} point{'s' * (earned != 1)}."
    return allowed("placing", says, placed, *_kept_score(after), faults=(fault,))


def _move_chip(state: State, sheet: Sheet, space: int) -> Ruling:
    if sheet.space is None:
        return refused("laid-is-played", "You have laid no chip in this turn.")
    if refusal := _cannot_cover(state, space):
        return refusal
    moved = events.ChipMoved(space)
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
    return (events.ScoreRecorded(right),)


def _sheet(state: State) -> Sheet:
    sheet = state.acting()
    assert sheet is not None
    return sheet
