"""It happened: how each event changes the position."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.scrabble import events
from gamehall.games.scrabble.carrying import carry, changed, clear, write
from gamehall.games.scrabble.fold_disputes import objection, stop, unsigned
from gamehall.games.scrabble.standing import corrected, with_margin
from gamehall.games.scrabble.state import Draft, Drawing, Last, Line, State, Stop
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.inventory import Inventory, move
from gamehall.kernel.seat import Seat


def apply(state: State, event: Event) -> State:
    for fold in (_start, _turn, _draw, objection, stop, _end):
        folded = fold(state, event)
        if folded is not None:
            return folded if isinstance(event, Ended) else corrected(state, folded)
    return state


def after(state: State, happened: Iterable[Event]) -> State:
    for event in happened:
        state = apply(state, event)
    return state


def _start(state: State, event: Event) -> State | None:
    match event:
        case events.LotDrawn(side, tile):
            return replace(state, lots={**state.lots, side: tile}, drawing=None)
        case events.LotsTied():
            return replace(state, lots={}, lot_round=state.lot_round + 1)
        case events.StarterSet(side):
            return replace(state, phase="start", lots={}, starter=side, mover=side)
        case events.GameBegun():
            return replace(state, phase="turn")
        case events.FoundAbsent(side):
            return replace(state, absent=side, arrived=False)
        case events.FellShort():
            return replace(state, late=True)
        case events.CameIn():
            return replace(state, absent=None if not state.late else state.absent, arrived=True)
        case events.GameGoesOn() if state.phase in ("lots", "start") and state.stop is None:
            return replace(state, absent=None, late=False)
    return None


def _turn(state: State, event: Event) -> State | None:
    match event:
        case events.Placed(side, tiles, reads):
            cleared = clear(state)
            laid = carry(cleared.tiles, tiles, f"rack {side}", "board")
            draft = Draft(side, tiles, reads=reads)
            return replace(cleared, tiles=laid, draft=draft, board=write(cleared.board, tiles))
        case events.DiscardsLaid(side, tiles):
            cleared = clear(state)
            down = move(cleared.tiles, tiles, f"rack {side}", f"discards {side}")
            return replace(cleared, tiles=down, draft=Draft(side, exchange=len(tiles)))
        case events.TakenBack():
            return clear(state)
        case events.Announced(_, score) if state.draft:
            return replace(state, draft=replace(state.draft, score=score))
        case events.Played(side, at, word, words, score, rack):
            tiles = state.draft.tiles if state.draft else ()
            line = Line(side, "play", score, at, word, words, tiles, rack)
            return _next(state, line, owed=len(tiles))
        case events.Exchanged(side, count, rack):
            line = Line(side, "exchange", rack=rack, count=count)
            return _next(state, line, owed=count)
        case events.Passed(side, rack):
            cleared = clear(state)
            return _next(cleared, Line(side, "pass", rack=rack))
        case events.TurnLost(side):
            lost = _next(state, Line(side, "lost"))
            return replace(lost, last=state.last)
        case events.Recorded(side, total):
            last = (
                replace(state.last, recorded=True) if state.last and state.last.side == side else state.last
            )
            return replace(state, scores={**state.scores, side: total}, last=last)
        case events.TurnTimedOut():
            return replace(state, warned=True)
        case events.Overran(side):
            return replace(state, overtime={**state.overtime, side: state.overtime.get(side, 0) + 1})
        case events.Arranged(side, tiles) if tiles:
            places = {**state.tiles.places, f"rack {side}": tiles}
            return replace(state, tiles=Inventory(state.tiles.total, places))
    return None


def _next(state: State, line: Line, owed: int = 0) -> State:
    """The turn is over: the sheet has its line, and the other side is to move."""
    side = line.side
    owing = {**state.owed, side: min(owed + state.owed.get(side, 0), state.to_come(side))}
    return replace(
        state,
        sheet=(*state.sheet, line),
        scores={**state.scores, side: state.scores[side] + line.score},
        draft=None,
        last=Last(side, len(state.sheet)),
        owed=owing,
        mover=state.other(side),
        turn=state.turn + 1,
        warned=False,
    )


def _draw(state: State, event: Event) -> State | None:
    match event:
        case events.DrawCalled(side, count, why):
            return replace(state, drawing=Drawing(side, count, why), acts=state.acts + 1)
        case events.Drew(side, tiles, why):
            place = f"aside {side}" if why == "aside" else f"rack {side}"
            drawn = replace(state, tiles=move(state.tiles, tiles, "bag", place), drawing=None)
            owed = {**state.owed, side: max(0, state.owed.get(side, 0) - len(tiles))}
            if why != "rack" and drawn.last and drawn.last.side == side:
                both = (*drawn.last.drawn, *tiles)
                drawn = replace(drawn, last=replace(drawn.last, drawn=both, aside=why == "aside"))
            return replace(drawn, owed=owed)
        case events.DiscardsReturned(side):
            place = f"discards {side}"
            return replace(state, tiles=move(state.tiles, state.tiles.at(place), place, "bag"))
        case events.TimeGiven() if state.last:
            return replace(state, last=replace(state.last, time_given=True))
        case events.Overdrew(side, drawn_count, excess, mixed):
            place = f"rack {side}" if mixed else f"aside {side}"
            taken = move(state.tiles, (HIDDEN,) * drawn_count, "bag", place)
            pool = drawn_count + (state.tiles.count(f"rack {side}") if mixed else 0)
            stop = Stop("overdraw", side, excess=excess, shown=min(excess + 2, pool), mixed=mixed)
            owed, last = {**state.owed, side: 0}, _drawn(state, side, drawn_count - excess)
            return replace(state, tiles=taken, owed=owed, stop=stop, last=last, acts=state.acts + 1)
        case events.TilesReturned(side, _, back):
            mixed = state.stop is not None and state.stop.mixed
            place = f"rack {side}" if mixed else f"aside {side}"
            left = move(state.tiles, back, place, "bag")
            if not mixed:
                left = move(left, left.at(place), place, f"rack {side}")
            return replace(state, tiles=left, stop=None)
        case events.Underdrew(side, missing):
            fewer = move(state.tiles, (HIDDEN,) * missing, f"rack {side}", "bag")
            owed = {**state.owed, side: state.owed.get(side, 0) + missing}
            return replace(state, tiles=fewer, owed=owed, last=_drawn(state, side, -missing))
    return None


def _drawn(state: State, side: Seat, more: int) -> Last | None:
    """What was drawn for the last play, with some more or fewer tiles that nobody has named."""
    last = state.last
    if last is None or last.side != side:
        return last
    return replace(last, drawn=(HIDDEN,) * max(0, len(last.drawn) + more))


def _end(state: State, event: Event) -> State | None:
    match event:
        case events.WentOut(side, clock_stopped):
            return replace(state, phase="last", out=side, out_clock=not clock_stopped)
        case events.OutUnanswered():
            return replace(state, out_clock=True)
        case events.TimeCalled():
            return replace(clear(state), phase="last", time_called=True)
        case events.GameStopped(cites, says):
            return replace(clear(state), phase="counting", ended_by=(cites, says), stop=None, dispute=None)
        case events.RackShown(side, tiles):
            hidden = move(state.tiles, (HIDDEN,) * len(tiles), f"rack {side}", "bag")
            named = move(hidden, tiles, "bag", f"rack {side}")
            return replace(state, tiles=named, shown=(*state.shown, side))
        case events.RackSeen(line, rack) if rack and not state.sheet[line].rack:
            return replace(state, sheet=changed(state, line, rack=rack))
        case events.SlipFilled():
            return replace(state, phase="slip")
        case events.Recounted(scores):
            lines = tuple(replace(line, score=score) for line, score in zip(state.sheet, scores, strict=True))
            totals = {
                side: sum(line.score for line in lines if line.side == side and not line.removed)
                for side in state.scores
            }
            return replace(unsigned(state), sheet=lines, scores=totals)
        case events.Signed(side):
            return replace(state, signed=(*state.signed, side))
        case Ended(outcome):
            given_up = state if state.ended else with_margin(state, outcome)
            return replace(given_up, ended=outcome, dispute=None, stop=None, drawing=None)
    return None
