"""The state after an event: it happened, so nothing is refused here."""

from collections.abc import Callable, Collection
from typing import assert_never

from msgspec.structs import replace

from gamehall.kernel.event import Ended, Event
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.state import Board, Options, Round, State, Told, Wish
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.results import Result


def opening(options: Options, seats: Collection[object] = ()) -> State:
    return State(options, options.format)


def apply(state: State, event: Event) -> State:
    match event:
        case happened.Enrolled() | happened.Changed() | happened.CheckedIn():
            return _of_people(state, event)
        case happened.Withdrew(number, round):
            return replace(state, left={**state.left, number: round})
        case happened.CameBack(number, round):
            return _came_back(state, number, round)
        case happened.Planned(format):
            return replace(state, format=format)
        case happened.Wished(division, round, who, together):
            return replace(state, wishes=(*state.wishes, Wish(division, round, who, together)))
        case happened.Unwished(division, round, who):
            gone = [w for w in state.wishes if (w.division, w.round, w.who) == (division, round, who)]
            return replace(state, wishes=tuple(w for w in state.wishes if w not in gone))
        case happened.StarsDrawn(stars):
            return replace(state, stars={**state.stars, **dict(stars)})
        case happened.Settled(division, first, options):
            blocks = {**state.settled.get(division, {}), first: options}
            return replace(state, settled={**state.settled, division: blocks})
        case happened.Penalised(number, points):
            return replace(
                state, penalties={**state.penalties, number: state.penalties.get(number, 0) + points}
            )
        case happened.Announced(words):
            return replace(state, announced=(*state.announced, words))
        case happened.Logged(words, number, paragraph):
            return replace(state, log=(*state.log, Told(words, number, paragraph)))
        case happened.RoundStarted(round):
            started = {**state.started, round: state.started.get(round, 0) + 1}
            return replace(state, running=round, warned=False, started=started)
        case happened.Warned():
            return replace(state, warned=True)
        case happened.TimeCalled():
            return replace(state, running=0, warned=False)
        case happened.Finished():
            return replace(state, finished=True)
        case Ended():
            return replace(state, finished=True)
    return _of_rounds(state, event)


def _of_people(state: State, event: happened.Enrolled | happened.Changed | happened.CheckedIn) -> State:
    match event:
        case happened.Enrolled(entrants, begins):
            known = {**state.entrants, **{one.number: one for one in entrants}}
            late = {one.number: begins for one in entrants} if begins > 1 else {}
            return replace(state, entrants=known, begins={**state.begins, **late})
        case happened.Changed(entrant):
            return replace(state, entrants={**state.entrants, entrant.number: entrant})
        case happened.CheckedIn(numbers, here):
            there = state.here.union(numbers) if here else state.here.difference(numbers)
            return replace(state, here=there)
    assert_never(event)


def _came_back(state: State, number: int, round: int) -> State:
    left = dict(state.left)
    first = left.pop(number, round)
    if first >= round:
        return replace(state, left=left)
    spans = (*state.away.get(number, ()), (first, round))
    return replace(state, left=left, away={**state.away, number: spans})


def _of_rounds(state: State, event: Event) -> State:
    match event:
        case happened.Paired(division, round, meetings, source, reports, out):
            boards = tuple(_boards(meetings))
            return _with(state, division, Round(round, boards, source, reports, out))
        case happened.Published(division, round):
            return _in(state, division, round, lambda one: replace(one, published=True))
        case happened.Rearranged(division, round, meetings):
            seated = {number for meeting in meetings for number in meeting.who}
            kept = tuple(r for r in state.missed if r.round != round or r.who[0] not in seated)
            return _in(replace(state, missed=kept), division, round, lambda one: _rearranged(one, meetings))
        case happened.Entered(division, result):
            if state.round(division, result.round) is None or not result.who:
                return state
            if _missed(state, division, result):
                return replace(state, missed=(*state.missed, result))
            return _at(state, division, result.round, result.who, lambda b: _entered(b, event))
        case happened.Signed(division, round, number):
            return _at(state, division, round, (number,), lambda board: _signed(board, number))
        case happened.Voided(division, round, who):
            state = replace(state, finished=False) if state.finished else state
            known = state.round(division, round)
            if known and who and known.at(who[0]) is None:
                kept = tuple(r for r in state.missed if (r.round, r.who) != (round, who))
                return replace(state, missed=kept)
            return _at(state, division, round, who, lambda board: _voided(board, event))
        case happened.TableOpened(division, round, who, table, chairs):
            opened = {"table": table, "chairs": chairs, "seq": 0, "seal": ""}
            return _at(state, division, round, who, lambda board: replace(board, **opened))
    return state


def _boards(meetings: Collection[Meeting]) -> list[Board]:
    """Tables are numbered from one; byes stand at the end and have no number."""
    tables = [meeting for meeting in meetings if len(meeting.who) > 1]
    byes = [meeting for meeting in meetings if len(meeting.who) == 1]
    return [*(Board(n, meeting) for n, meeting in enumerate(tables, start=1)), *(Board(0, m) for m in byes)]


def _with(state: State, division: str, round: Round) -> State:
    before = state.rounds.get(division, ())[: round.number - 1]
    after = state.rounds.get(division, ())[round.number :]
    return replace(state, rounds={**state.rounds, division: (*before, round, *after)})


def _in(state: State, division: str, number: int, change: Callable[[Round], Round]) -> State:
    round = state.round(division, number)
    return _with(state, division, change(round)) if round else state


def _at(
    state: State, division: str, number: int, who: tuple[int, ...], change: Callable[[Board], Board]
) -> State:
    """The state with another board: the one where the first of these sits."""

    def changed(round: Round) -> Round:
        for at, board in enumerate(round.boards):
            if who[0] in board.meeting.who:
                boards = (*round.boards[:at], change(board), *round.boards[at + 1 :])
                return replace(round, boards=boards)
        return round

    return _in(state, division, number, changed)


def _missed(state: State, division: str, result: Result) -> bool:
    """Whether it tells of somebody who was not paired in that round."""
    round = state.round(division, result.round)
    return len(result.who) == 1 and round is not None and round.at(result.who[0]) is None


def _entered(board: Board, event: happened.Entered) -> Board:
    result, amended = event.result, event.amended or board.amended
    heard = {"seq": event.seq, "seal": event.seal} if event.table else {}
    return replace(board, result=replace(result, board=board.number), amended=amended, **heard)


def _signed(board: Board, number: int) -> Board:
    if board.result is None or number in board.result.signed:
        return board
    return replace(board, result=replace(board.result, signed=(*board.result.signed, number)))


def _voided(board: Board, event: happened.Voided) -> Board:
    """A result of a table of the hall that the director takes back is not asked of that table again."""
    heard = {"seq": event.seq} if event.table else {}
    gone = event.shut or (not event.table and board.seq > 0)
    left = {"table": "", "chairs": {}, "seq": 0, "seal": ""} if gone else heard
    return replace(board, result=None, amended=event.reason, **left)


def _rearranged(round: Round, meetings: tuple[Meeting, ...]) -> Round:
    """Those tables that stand keep their numbers; the new ones take the numbers that are free."""
    moved = {who for meeting in meetings for who in meeting.who}
    stays = [board for board in round.boards if not moved.intersection(board.meeting.who)]
    taken = {board.number for board in stays if board.number}
    tables = [meeting for meeting in meetings if len(meeting.who) > 1]
    free = [n for n in range(1, len(taken) + len(tables) + 1) if n not in taken]
    new = [Board(number, meeting) for number, meeting in zip(free, tables, strict=False)]
    kept = sorted([*(b for b in stays if b.number), *new], key=lambda board: board.number)
    byes = [b for b in stays if not b.number] + [Board(0, m) for m in meetings if len(m.who) == 1]
    out = tuple(who for who in round.out if who not in moved)
    return replace(round, boards=(*kept, *byes), out=out)
