"""Boards of which two different slips came in: everybody who enters results sees them until one is chosen.

The second slip is refused, so it is in no record yet. It is kept here while the hall runs, and on the machine
it was typed at until somebody there has seen what became of it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.live.event import LiveEvent
from gamehall.tournaments.event.acts import Amend, Enter, Slip, Void
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.results import Result

_MOST = 200
_ONCE = "event-once"


class Second(Struct, frozen=True):
    """A slip that came in for a board that has its result."""

    division: str
    round: int
    board: int
    scores: tuple[int, ...]
    how: str
    by: str


Key = tuple[str, int, int]

_kept: defaultdict[str, dict[Key, Second]] = defaultdict(dict)
_changes: Counter[str] = Counter()


def note(live: LiveEvent, by: str, action: Action, ruling: Ruling) -> bool:
    """Keep what was refused since another result stands; forget it when the director has chosen.

    True: it is kept now."""
    match action:
        case Enter(division, round, slip) if ruling.refused and ruling.cites == _ONCE:
            board = _board(live.state, division, round, slip.board)
            if board and board.result and not _same(board, board.result, slip):
                second = Second(division, round, slip.board, _in_order(board, slip), slip.how, by)
                if len(_kept[live.id]) < _MOST:
                    _put(live.id, (division, round, slip.board), second)
                return True
        case Amend(division, round, slip) | Enter(division, round, slip) if not ruling.refused:
            known = live.state.round(division, round)
            at = known.at(slip.who[0]) if known and slip.who else None
            _put(live.id, (division, round, at.number if at else slip.board), None)
        case Void(division, round, who) if not ruling.refused:
            known = live.state.round(division, round)
            if known and (at := known.at(who[0])):
                _put(live.id, (division, round, at.number), None)
    return False


def settle(event: str, key: Key) -> None:
    """The result that stands is right."""
    _put(event, key, None)


def of(live: LiveEvent, division: str) -> Iterator[tuple[Second, Board]]:
    for second in list(_kept.get(live.id, {}).values()):
        board = _board(live.state, second.division, second.round, second.board)
        if second.division == division and board and board.result:
            yield second, board


def version(event: str) -> int:
    return _changes[event]


def _put(event: str, key: Key, second: Second | None) -> None:
    before = _kept[event].get(key)
    if second is None:
        _kept[event].pop(key, None)
    else:
        _kept[event][key] = second
    _changes[event] += before != second


def _board(state: State, division: str, round: int, number: int) -> Board | None:
    known = state.round(division, round)
    return known.board(number) if known else None


def _same(board: Board, result: Result, slip: Slip) -> bool:
    scores = dict(zip(slip.who or board.meeting.who, slip.scores, strict=False))
    return (dict(zip(result.who, result.scores, strict=False)), result.how) == (scores, slip.how)


def _in_order(board: Board, slip: Slip) -> tuple[int, ...]:
    """The scores as they are typed: in the order in which the board sits."""
    scores = dict(zip(slip.who or board.meeting.who, slip.scores, strict=False))
    return tuple(scores.get(one, 0) for one in board.meeting.who)
