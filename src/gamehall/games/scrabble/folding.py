"""It happened: how each event changes the position."""

from msgspec.structs import replace

from gamehall.games.scrabble import events
from gamehall.games.scrabble.acts import Tile
from gamehall.games.scrabble.board import INDEX, RACK, tile_of
from gamehall.games.scrabble.play import MOST, Dispute, Draft, Drawing, Last, Line, State, Stop
from gamehall.games.scrabble.standing import corrected, with_margin
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.inventory import Inventory, move
from gamehall.kernel.seat import Seat


def apply(state: State, event: Event) -> State:
    for fold in (_start, _turn, _draw, _objection, _stop, _end):
        changed = fold(state, event)
        if changed is not None:
            return changed if isinstance(event, Ended) else corrected(state, changed)
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
            cleared = _clear(state)
            laid = _carry(cleared.tiles, tiles, f"rack {side}", "board")
            draft = Draft(side, tiles, reads=reads)
            return replace(cleared, tiles=laid, draft=draft, board=_write(cleared.board, tiles))
        case events.DiscardsLaid(side, tiles):
            cleared = _clear(state)
            down = move(cleared.tiles, tiles, f"rack {side}", f"discards {side}")
            return replace(cleared, tiles=down, draft=Draft(side, exchange=len(tiles)))
        case events.TakenBack():
            return _clear(state)
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
            cleared = _clear(state)
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


def _objection(state: State, event: Event) -> State | None:
    match event:
        case events.Held() if state.last:
            return replace(state, last=replace(state.last, held=True))
        case events.HoldMinute() if state.last:
            return replace(state, last=replace(state.last, held_long=True))
        case events.Accepted(_, said) if state.last:
            last, flash = state.last, not said and _too_fast(state, state.last)
            return _accepted(state, replace(last, time_given=said or last.time_given, flash=flash))
        case events.Challenged(side, words) if state.last:
            lines = _changed(state, state.last.line, challenged=words)
            return replace(_clear(state), sheet=lines, dispute=Dispute(side, words), acts=state.acts + 1)
        case events.Confirmed() if state.dispute:
            return replace(state, dispute=replace(state.dispute, confirmed=True))
        case events.Judged(acceptable) if state.dispute:
            return replace(state, dispute=replace(state.dispute, verdict=acceptable))
        case events.PlayRemoved(side) if state.last:
            return _removed(state, state.last, side)
        case events.PlayStands() if state.last:
            return _accepted(state, state.last)
        case events.Seated(side) if state.dispute:
            return replace(state, dispute=replace(state.dispute, ready=(*state.dispute.ready, side)))
        case events.GameGoesOn():
            return replace(state, dispute=None, stop=None)
        case events.Adjusted(side, points, why, tiles):
            line = Line(side, why, points, rack=tiles)
            scores = {**state.scores, side: state.scores[side] + points}
            return replace(state, sheet=(*state.sheet, line), scores=scores)
    return None


def _too_fast(state: State, last: Last) -> bool:
    in_time = last.time_given or not state.options.draw_seconds or state.options.wooden
    return not last.recorded or not in_time


def _accepted(state: State, last: Last) -> State:
    """The play stands; tiles kept aside during a hold go to the rack."""
    side = last.side
    tiles = move(state.tiles, state.tiles.at(f"aside {side}"), f"aside {side}", f"rack {side}")
    settled = replace(last, accepted=True, aside=False, held=False, granted=False)
    return replace(state, last=settled, tiles=tiles)


def _removed(state: State, last: Last, side: Seat) -> State:
    """What was drawn since goes back to the bag first, then the played tiles come back to the rack."""
    line = state.sheet[last.line]
    place = f"aside {side}" if last.aside else f"rack {side}"
    tiles = move(state.tiles, last.drawn, place, "bag")
    tiles = _carry(tiles, line.tiles, "board", f"rack {side}")
    board = _write(state.board, tuple(Tile(tile.square, ".") for tile in line.tiles))
    return replace(
        state,
        tiles=tiles,
        board=board,
        sheet=_changed(state, last.line, removed=True),
        scores={**state.scores, side: state.scores[side] - line.score},
        owed={**state.owed, side: max(0, min(RACK - tiles.count(f"rack {side}"), tiles.count("bag")))},
        last=replace(last, accepted=True, drawn=(), aside=False, held=False, granted=False),
        phase="turn" if state.phase == "last" and not state.time_called else state.phase,
        out=None,
        out_clock=False,
    )


def _stop(state: State, event: Event) -> State | None:
    match event:
        case events.ScoreQueried(side, score, line, player):
            stop = Stop("score", side, line, player, score)
            return replace(state, stop=stop, acts=state.acts + 1)
        case events.QueryDisputed() if state.stop:
            return replace(state, stop=replace(state.stop, disputed=True))
        case events.ScoreCorrected(score, line, player):
            return _corrected(_unsigned(state), score, line, player)
        case events.OverDeclared(side, passed):
            return replace(state, stop=Stop("over", side, passed=passed), acts=state.acts + 1)
        case events.OverRuled():
            return replace(state, stop=None)
        case events.DirectorCalled(side, reason):
            return replace(state, stop=Stop("director", side, reason=reason), acts=state.acts + 1)
        case events.Decided(_, allow) if state.last:
            granted = replace(state.last, granted=allow or state.last.granted)
            return replace(state, stop=None, last=granted)
        case events.Decided():
            return replace(state, stop=None)
        case events.DirectorNoted():
            return replace(state, log=(*state.log, event))
    return None


def _unsigned(state: State) -> State:
    """What was signed before a correction is signed anew; what an official corrects in a game that is over
    is not. A query is settled by it, and nothing else the table waits for."""
    asked = state.stop is not None and state.stop.why == "score"
    stop, signed = None if asked else state.stop, state.signed if state.ended else ()
    return replace(state, stop=stop, signed=signed)


def _corrected(state: State, score: int, line: int, player: Seat | None) -> State:
    if abs(score) > MOST or (player is None and line < 0) or (player and player not in state.scores):
        raise ValueError(f"the sheet has no place for {player or line}, {score}")
    if player is not None:
        settled = {**state.settled, player: score - state.added(player)}
        return replace(state, scores={**state.scores, player: score}, settled=settled)
    side = state.sheet[line].side
    change = 0 if state.sheet[line].removed else score - state.sheet[line].score
    scores = {**state.scores, side: state.scores[side] + change}
    return replace(state, sheet=_changed(state, line, score=score, settled=True), scores=scores)


def _end(state: State, event: Event) -> State | None:
    match event:
        case events.WentOut(side, clock_stopped):
            return replace(state, phase="last", out=side, out_clock=not clock_stopped)
        case events.OutUnanswered():
            return replace(state, out_clock=True)
        case events.TimeCalled():
            return replace(_clear(state), phase="last", time_called=True)
        case events.GameStopped(cites, says):
            return replace(_clear(state), phase="counting", ended_by=(cites, says), stop=None, dispute=None)
        case events.RackShown(side, tiles):
            hidden = move(state.tiles, (HIDDEN,) * len(tiles), f"rack {side}", "bag")
            named = move(hidden, tiles, "bag", f"rack {side}")
            return replace(state, tiles=named, shown=(*state.shown, side))
        case events.RackSeen(line, rack) if rack and not state.sheet[line].rack:
            return replace(state, sheet=_changed(state, line, rack=rack))
        case events.SlipFilled():
            return replace(state, phase="slip")
        case events.Recounted(scores):
            lines = tuple(replace(line, score=score) for line, score in zip(state.sheet, scores, strict=True))
            totals = {
                side: sum(line.score for line in lines if line.side == side and not line.removed)
                for side in state.scores
            }
            return replace(_unsigned(state), sheet=lines, scores=totals)
        case events.Signed(side):
            return replace(state, signed=(*state.signed, side))
        case Ended(outcome):
            given_up = state if state.ended else with_margin(state, outcome)
            return replace(given_up, ended=outcome, dispute=None, stop=None, drawing=None)
    return None


def _clear(state: State) -> State:
    """Take up what the side on turn has put down."""
    draft = state.draft
    if draft is None:
        return state
    rack = f"rack {draft.side}"
    tiles = _carry(state.tiles, draft.tiles, "board", rack)
    discards = f"discards {draft.side}"
    if draft.exchange:
        tiles = move(tiles, tiles.at(discards), discards, rack)
    board = _write(state.board, tuple(Tile(tile.square, ".") for tile in draft.tiles))
    return replace(state, tiles=tiles, board=board, draft=None)


def _carry(tiles: Inventory, laid: tuple[Tile, ...], source: str, target: str) -> Inventory:
    return move(tiles, [tile_of(tile.letter) for tile in laid], source, target) if laid else tiles


def _write(board: str, laid: tuple[Tile, ...]) -> str:
    letters = list(board)
    for tile in laid:
        letters[INDEX[tile.square]] = tile.letter
    return "".join(letters)


def _changed(state: State, line: int, **fields: object) -> tuple[Line, ...]:
    return (*state.sheet[:line], replace(state.sheet[line], **fields), *state.sheet[line + 1 :])
