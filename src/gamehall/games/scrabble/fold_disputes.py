"""How objections, stops and corrections change the position."""

from msgspec.structs import replace

from gamehall.games.scrabble import events
from gamehall.games.scrabble.acts import Tile
from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.carrying import carry, changed, clear, write
from gamehall.games.scrabble.state import MOST, Dispute, Last, Line, State, Stop
from gamehall.kernel.event import Event
from gamehall.kernel.inventory import move
from gamehall.kernel.seat import Seat


def objection(state: State, event: Event) -> State | None:
    match event:
        case events.Held() if state.last:
            return replace(state, last=replace(state.last, held=True))
        case events.HoldMinute() if state.last:
            return replace(state, last=replace(state.last, held_long=True))
        case events.Accepted(_, said) if state.last:
            last, flash = state.last, not said and _too_fast(state, state.last)
            return _accepted(state, replace(last, time_given=said or last.time_given, flash=flash))
        case events.Challenged(side, words) if state.last:
            lines = changed(state, state.last.line, challenged=words)
            return replace(clear(state), sheet=lines, dispute=Dispute(side, words), acts=state.acts + 1)
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
    tiles = carry(tiles, line.tiles, "board", f"rack {side}")
    board = write(state.board, tuple(Tile(tile.square, ".") for tile in line.tiles))
    return replace(
        state,
        tiles=tiles,
        board=board,
        sheet=changed(state, last.line, removed=True),
        scores={**state.scores, side: state.scores[side] - line.score},
        owed={**state.owed, side: max(0, min(RACK - tiles.count(f"rack {side}"), tiles.count("bag")))},
        last=replace(last, accepted=True, drawn=(), aside=False, held=False, granted=False),
        phase="turn" if state.phase == "last" and not state.time_called else state.phase,
        out=None,
        out_clock=False,
    )


def stop(state: State, event: Event) -> State | None:
    match event:
        case events.ScoreQueried(side, score, line, player):
            stop = Stop("score", side, line, player, score)
            return replace(state, stop=stop, acts=state.acts + 1)
        case events.QueryDisputed() if state.stop:
            return replace(state, stop=replace(state.stop, disputed=True))
        case events.ScoreCorrected(score, line, player):
            return _corrected(unsigned(state), score, line, player)
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


def unsigned(state: State) -> State:
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
    return replace(state, sheet=changed(state, line, score=score, settled=True), scores=scores)
