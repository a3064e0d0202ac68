"""The position of a Contig 60 game, and how each event changes it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import SIDE, Board, boards
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.dispute import (
    Dispute,
    apply_accepted,
    apply_challenged,
    apply_opinion_asked,
    apply_ruled,
)
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import JUDGE, Seat

CITES = ("flag-card-columns",)
"""Rules that the shape of the position keeps by itself."""

Phase = Literal["toss", "window", "capture", "rolling", "play", "declared"]


class Options(Struct, frozen=True):
    board: Annotated[Literal["spiral", "classic"], Meta(description="Which board is played on")] = "spiral"
    card: Annotated[
        Literal["by hand", "kept"], Meta(description="Who writes the Scoring Flag Card: you, or the hall")
    ] = "by hand"
    period_minutes: Annotated[int, Meta(ge=0, le=600, description="Minutes for the game; 0 for no limit")] = (
        45
    )
    turn_seconds: Annotated[int, Meta(ge=0, le=3600, description="Seconds for a turn; 0 for no limit")] = 60
    grace_seconds: Annotated[int, Meta(ge=1, le=600, description="Seconds between reminder and forfeit")] = 15
    win_seconds: Annotated[int, Meta(ge=0, le=600, description="Seconds to challenge a declared win")] = 30
    nature_seconds: Annotated[
        int, Meta(ge=0, le=600, description="Seconds to say what is wrong after a time out for a challenge")
    ] = 30
    opinion_seconds: Annotated[int, Meta(ge=0, le=600, description="Seconds to ask for an opinion")] = 20
    signing_seconds: Annotated[int, Meta(ge=0, le=86400, description="Seconds to sign the score card")] = 600
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


class Declaration(Struct, frozen=True):
    """A win declared by a player, or a result counted by the Monitor, that may still be challenged."""

    by: Seat
    line: tuple[int, ...] = ()
    counted: Outcome | None = None


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    covered: tuple[str, ...]
    """Whose chip covers each of the 64 spaces, row by row."""
    scores: dict[Seat, int]
    chips: dict[Seat, int]
    phase: Phase = "toss"
    toss_round: int = 1
    tossing: Seat | None = None
    tosses: dict[Seat, int] = {}
    beginner: Seat | None = None
    holder: Seat | None = None
    """Who possesses the Scoring Flag Card."""
    turn: int = 0
    sheet: Sheet | None = None
    captured: Sheet | None = None
    """The pass captured at the start of this turn."""
    last: Sheet | None = None
    """The opponent's turn just completed, open to challenge or capture until the dice are rolled."""
    offer: tuple[int, ...] = ()
    reminded: bool = False
    card: tuple[CardLine, ...] = ()
    marks: dict[Seat, tuple[str, ...]] = {}
    lost_turns: dict[Seat, int] = {}
    disputes: int = 0
    dispute: Dispute | None = None
    declared: Declaration | None = None
    time_called: bool = False
    ended: Outcome | None = None
    signed: tuple[Seat, ...] = ()
    collected: bool = False

    @property
    def board(self) -> Board:
        return boards()[self.options.board]

    def other(self, seat: Seat) -> Seat:
        one, two = self.seats
        return two if seat == one else one

    def acting(self) -> Sheet | None:
        """The sheet that the holder is writing on: the captured pass first, then the turn."""
        return self.captured if self.phase == "capture" else self.sheet


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    scores = dict.fromkeys(seats, options.start_score)
    return State(options, seats, ("",) * SIDE * SIDE, scores, dict.fromkeys(seats, options.chips))


def apply(state: State, event: Event) -> State:
    match event:
        case acts.TossCalled(seat):
            return replace(state, tossing=seat)
        case acts.Tossed(seat, value):
            return replace(state, tossing=None, tosses={**state.tosses, seat: value})
        case acts.TossTied():
            return replace(state, tosses={}, toss_round=state.toss_round + 1)
        case acts.CardPassed(to, offer):
            return _card_passed(state, to, offer)
        case acts.TurnForfeited():
            return _forfeited(state)
        case acts.TurnLost(seat):
            return _turn_lost(state, seat)
        case acts.WinDeclared(seat, line):
            return replace(state, phase="declared", declared=Declaration(seat, line))
        case acts.Counted(outcome):
            return replace(state, phase="declared", declared=Declaration(JUDGE, (), outcome))
        case acts.Undone(what):
            return _undone(state, what)
        case acts.Deducted(seat, points):
            score = state.scores[seat] - points
            card = (*state.card, CardLine(seat, state.turn, score=score))
            return replace(state, scores={**state.scores, seat: score}, card=card)
        case common.TimeCalled():
            return replace(state, time_called=True)
        case Ended(outcome):
            return replace(state, ended=outcome, dispute=None, declared=None)
        case common.Signed(seat):
            return replace(state, signed=(*state.signed, seat))
        case common.Collected():
            return replace(state, collected=True)
    return _apply_turn(_apply_challenge(state, event), event)


def _apply_challenge(state: State, event: Event) -> State:
    match event:
        case common.Challenged():
            dispute = apply_challenged(state.dispute, event, state.disputes + 1)
            return replace(state, disputes=dispute.number, dispute=dispute)
        case common.Ruled() if state.dispute:
            return replace(state, dispute=apply_ruled(state.dispute, event))
        case common.OpinionAsked() if state.dispute:
            return replace(state, dispute=apply_opinion_asked(state.dispute))
        case common.Accepted(seat) if state.dispute:
            return replace(state, dispute=apply_accepted(state.dispute, seat))
        case common.Resolved():
            return replace(state, dispute=None)
        case common.Marked(seat, mark):
            return replace(state, marks={**state.marks, seat: (*state.marks.get(seat, ()), mark)})
    return state


def _apply_turn(state: State, event: Event) -> State:
    """What the holder of the card does to the sheet in hand."""
    match event:
        case acts.CaptureCalled() if state.last and state.holder:
            dice, before = state.last.dice, state.scores[state.holder]
            return replace(
                state, phase="capture", captured=Sheet(state.holder, state.turn, before, dice, dice)
            )
        case acts.RollCalled():
            return replace(state, phase="rolling")
        case acts.Rolled(dice) if state.sheet:
            begun = replace(state.sheet, dice=dice, before=state.scores[state.sheet.by])
            return replace(state, phase="play", sheet=begun, last=None, offer=())
        case common.Reminded():
            return replace(state, reminded=True)
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
    capture = state.phase == "capture"
    first = len(state.card)
    while first and state.card[first - 1].turn >= sheet.turn:
        first -= 1
    lately = (line for line in state.card[first:] if (line.turn, line.capture) != (sheet.turn, capture))
    others = (*state.card[:first], *lately)
    shown = () if capture else sheet.recorded
    if shown or sheet.score is not None:
        others = (*others, CardLine(sheet.by, sheet.turn, shown, sheet.score, capture))
    written = replace(state, card=others)
    return replace(written, captured=sheet) if capture else replace(written, sheet=sheet)


def _cover(state: State, seat: Seat, *, put: int | None = None, lift: int | None = None) -> State:
    covered, chips = list(state.covered), state.chips[seat]
    if put is not None:
        covered[state.board.index[put]], chips = seat, chips - 1
    if lift is not None:
        covered[state.board.index[lift]], chips = "", chips + 1
    return replace(state, covered=tuple(covered), chips={**state.chips, seat: chips})


def _card_passed(state: State, to: Seat, offer: tuple[int, ...]) -> State:
    done = state.sheet
    return replace(
        state,
        phase="window",
        beginner=state.beginner or to,
        holder=to,
        turn=state.turn + 1,
        sheet=Sheet(to, state.turn + 1, state.scores[to]),
        captured=None,
        last=done if done and done.dice and done.by != to else None,
        offer=offer,
        reminded=False,
    )


def _undone(state: State, what: str) -> State:
    """Take back the turn just completed, the captured pass and what followed it, or only what followed."""
    if what == "last":
        return replace(_undo(state, state.last, capture=False), last=None, declared=None)
    undone = _undo(state, state.sheet, capture=False)
    if what != "regular":
        undone = replace(_undo(undone, undone.captured, capture=True), captured=None)
    return replace(undone, sheet=None, declared=None)


def _undo(state: State, sheet: Sheet | None, *, capture: bool) -> State:
    if sheet is None:
        return state
    if sheet.space is not None:
        state = _cover(state, sheet.by, lift=sheet.space)
    card = tuple(line for line in state.card if (line.turn, line.capture) != (sheet.turn, capture))
    if sheet.score is not None:
        state = replace(state, scores={**state.scores, sheet.by: sheet.before})
    return replace(state, card=card)


def _forfeited(state: State) -> State:
    """A forfeited turn leaves nothing on the board: it is a pass without a chip."""
    undone = _undo(state, state.sheet, capture=False)
    if state.phase == "capture":
        undone = replace(_undo(undone, undone.captured, capture=True), captured=None)
    sheet = state.sheet
    kept = sheet and Sheet(sheet.by, sheet.turn, sheet.before, sheet.dice, sheet.dice)
    return replace(undone, sheet=kept)


def _turn_lost(state: State, seat: Seat) -> State:
    """The holder loses this turn; another loses the next one they would have had."""
    if state.holder == seat:
        left = max(0, state.lost_turns.get(seat, 0) - 1)
        return replace(state, sheet=None, last=None, lost_turns={**state.lost_turns, seat: left})
    owed = state.lost_turns.get(seat, 0) + 1
    return replace(state, lost_turns={**state.lost_turns, seat: owed})
