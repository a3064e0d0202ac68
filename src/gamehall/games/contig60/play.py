"""The position of a Contig 60 game, and how each event changes it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import SIDE, Board, boards
from gamehall.games.pentathlon import events, options
from gamehall.games.pentathlon.card import Card, opponent
from gamehall.games.pentathlon.fold import fold
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat

CITES = ("flag-card-columns",)
"""Rules that the shape of the position keeps by itself."""


class Options(Struct, frozen=True):
    board: Annotated[Literal["spiral", "classic"], Meta(description="Which board is played on")] = "spiral"
    card: Annotated[
        Literal["by hand", "kept"], Meta(description="Who writes the Scoring Flag Card: you, or the hall")
    ] = "by hand"
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
    steps: Annotated[
        Literal["whole", "any"], Meta(description="Whole numbers at every step, or fractions on the way")
    ] = "whole"
    start_score: Annotated[int, Meta(ge=1, le=500, description="Running score at the start")] = 60
    chips: Annotated[int, Meta(ge=1, le=64, description="Chips for each player")] = 25


class Sheet(Struct, frozen=True):
    """What one player did in one turn, or in capturing one pass: all a challenge can be about."""

    by: Seat
    turn: int
    before: int
    """The running score before it."""
    dice: tuple[int, ...] = ()
    recorded: tuple[int, ...] = ()
    sentence: str = ""
    space: int | None = None
    laid_first: int | None = None
    """Where the chip lay before it was moved, if it was moved."""
    score: int | None = None


class CardLine(Struct, frozen=True):
    """A line of the Scoring Flag Card."""

    seat: Seat
    turn: int
    dice: tuple[int, ...] = ()
    score: int | None = None
    capture: bool = False


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    covered: tuple[str, ...]
    """Whose chip covers each of the 64 spaces, row by row."""
    scores: dict[Seat, int]
    chips: dict[Seat, int]
    card: Card = Card()
    sheet: Sheet | None = None
    captured: Sheet | None = None
    """The pass captured at the start of this turn."""
    last: Sheet | None = None
    """The opponent's turn just completed, open to challenge or capture until the dice are rolled."""
    offer: tuple[int, ...] = ()
    written: tuple[CardLine, ...] = ()
    """What stands on the Scoring Flag Card."""

    @property
    def board(self) -> Board:
        return boards()[self.options.board]

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def acting(self) -> Sheet | None:
        """The sheet that the holder is writing on: the captured pass first, then the turn."""
        return self.captured if self.card.phase == "capture" else self.sheet


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    scores = dict.fromkeys(seats, options.start_score)
    return State(options, seats, ("",) * SIDE * SIDE, scores, dict.fromkeys(seats, options.chips))


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case events.CardPassed(to):
            return _turn_begun(state, to)
        case events.TurnForfeited():
            return _forfeited(state)
        case events.TurnLost(seat) if seat == state.card.holder:
            return replace(state, sheet=None, last=None)
        case events.Undone(what):
            return _undone(state, what)
        case acts.Deducted(seat, points):
            score = state.scores[seat] - points
            written = (*state.written, CardLine(seat, state.card.turn, score=score))
            return replace(state, scores={**state.scores, seat: score}, written=written)
        case acts.RollOffered(dice):
            return replace(state, offer=dice)
        case events.CaptureCalled() if state.last and state.card.holder:
            seat, dice = state.card.holder, state.last.dice
            return replace(state, captured=Sheet(seat, state.card.turn, state.scores[seat], dice, dice))
        case events.Rolled(dice) if state.sheet:
            begun = replace(state.sheet, dice=dice, before=state.scores[state.sheet.by])
            return replace(state, sheet=begun, last=None, offer=())
    return _apply_turn(state, event)


def _apply_turn(state: State, event: Event) -> State:
    """What the holder of the card does to the sheet in hand."""
    sheet = state.acting()
    if sheet is None:
        return state
    match event:
        case acts.DiceRecorded(dice):
            return _write(state, replace(sheet, recorded=dice))
        case acts.Announced(sentence):
            return _write(state, replace(sheet, sentence=sentence))
        case acts.Placed(space):
            laid = _cover(state, sheet.by, put=space)
            return _write(laid, replace(sheet, space=space))
        case acts.ChipMoved(space):
            first = sheet.space if sheet.laid_first is None else sheet.laid_first
            moved = _cover(_cover(state, sheet.by, lift=sheet.space), sheet.by, put=space)
            return _write(moved, replace(sheet, space=space, laid_first=first))
        case acts.ScoreRecorded(score):
            written = replace(state, scores={**state.scores, sheet.by: score})
            return _write(written, replace(sheet, score=score))
    return state


def _write(state: State, sheet: Sheet) -> State:
    """Keep the sheet, and the line of the flag card that belongs to it."""
    capture = state.card.phase == "capture"
    first = len(state.written)
    while first and state.written[first - 1].turn >= sheet.turn:
        first -= 1
    lately = (line for line in state.written[first:] if (line.turn, line.capture) != (sheet.turn, capture))
    others = (*state.written[:first], *lately)
    shown = () if capture else sheet.recorded
    if shown or sheet.score is not None:
        others = (*others, CardLine(sheet.by, sheet.turn, shown, sheet.score, capture))
    written = replace(state, written=others)
    return replace(written, captured=sheet) if capture else replace(written, sheet=sheet)


def _cover(state: State, seat: Seat, *, put: int | None = None, lift: int | None = None) -> State:
    covered, chips = list(state.covered), state.chips[seat]
    if put is not None:
        covered[state.board.index[put]], chips = seat, chips - 1
    if lift is not None:
        covered[state.board.index[lift]], chips = "", chips + 1
    return replace(state, covered=tuple(covered), chips={**state.chips, seat: chips})


def _turn_begun(state: State, to: Seat) -> State:
    done = state.sheet
    return replace(
        state,
        sheet=Sheet(to, state.card.turn, state.scores[to]),
        captured=None,
        last=done if done and done.dice and done.by != to else None,
        offer=(),
    )


def _undone(state: State, what: str) -> State:
    """Take back the turn just completed, the captured pass and what followed it, or only what followed."""
    if what == "last":
        return replace(_undo(state, state.last, capture=False), last=None)
    undone = _undo(state, state.sheet, capture=False)
    if what != "regular":
        undone = replace(_undo(undone, undone.captured, capture=True), captured=None)
    return replace(undone, sheet=None)


def _undo(state: State, sheet: Sheet | None, *, capture: bool) -> State:
    if sheet is None:
        return state
    if sheet.space is not None:
        state = _cover(state, sheet.by, lift=sheet.space)
    written = tuple(line for line in state.written if (line.turn, line.capture) != (sheet.turn, capture))
    if sheet.score is not None:
        state = replace(state, scores={**state.scores, sheet.by: sheet.before})
    return replace(state, written=written)


def _forfeited(state: State) -> State:
    """A forfeited turn leaves nothing on the board: it is a pass without a chip."""
    undone = _undo(state, state.sheet, capture=False)
    if state.card.phase == "capture":
        undone = replace(_undo(undone, undone.captured, capture=True), captured=None)
    sheet = state.sheet
    kept = sheet and Sheet(sheet.by, sheet.turn, sheet.before, sheet.dice, sheet.dice)
    return replace(undone, sheet=kept)
