"""How what happened changes the position. Nothing is refused here."""

from msgspec.structs import replace

from gamehall.games.contig60 import events
from gamehall.games.contig60.state import CardLine, Sheet, State
from gamehall.games.pentathlon import events as common
from gamehall.games.pentathlon.fold import fold
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


def sound(state: State) -> bool:
    """Whether three dice lie wherever somebody is to reckon with them."""
    sheets = [sheet for sheet in (state.sheet, state.captured, state.last) if sheet]
    fell = [dice for dice in (state.offer, *(sheet.dice for sheet in sheets)) if dice]
    acting = state.acting()
    rolled = acting is None or bool(acting.dice) or state.card.phase not in ("play", "capture")
    return rolled and all(len(dice) == 3 and set(dice) <= set(range(1, 7)) for dice in fell)


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case common.CardPassed(to):
            return _turn_begun(state, to)
        case common.TurnForfeited():
            return _forfeited(state)
        case common.TurnLost(seat) if seat == state.card.holder:
            return replace(state, sheet=None, last=None)
        case common.Undone(what):
            return _undone(state, what)
        case events.Deducted(seat, points):
            score = state.scores[seat] - points
            written = (*state.written, CardLine(seat, state.card.turn, score=score))
            return replace(state, scores={**state.scores, seat: score}, written=written)
        case events.RollOffered(dice):
            return replace(state, offer=dice)
        case common.CaptureCalled() if state.last and state.card.holder:
            seat, dice = state.card.holder, state.last.dice
            return replace(state, captured=Sheet(seat, state.card.turn, state.scores[seat], dice, dice))
        case common.Rolled(dice) if state.sheet:
            begun = replace(state.sheet, dice=dice, before=state.scores[state.sheet.by])
            return replace(state, sheet=begun, last=None, offer=())
    return _apply_turn(state, event)


def _apply_turn(state: State, event: Event) -> State:
    """What the holder of the card does to the sheet in hand."""
    sheet = state.acting()
    if sheet is None:
        return state
    match event:
        case events.DiceRecorded(dice):
            return _write(state, replace(sheet, recorded=dice))
        case events.Announced(sentence):
            return _write(state, replace(sheet, sentence=sentence))
        case events.Placed(space):
            laid = _cover(state, sheet.by, put=space)
            return _write(laid, replace(sheet, space=space))
        case events.ChipMoved(space):
            first = sheet.space if sheet.laid_first is None else sheet.laid_first
            moved = _cover(_cover(state, sheet.by, lift=sheet.space), sheet.by, put=space)
            return _write(moved, replace(sheet, space=space, laid_first=first))
        case events.ScoreRecorded(score):
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
