"""Boards of which two different slips came in: everybody who enters results sees them until one is chosen.

The second slip is refused, so it is in no record. It is kept beside it, also when the hall
starts anew, and on the machine it was typed at until somebody there has seen what became of it.
"""

import asyncio
from collections.abc import Iterator, Mapping
from hashlib import sha256
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.live.event import LiveEvent
from gamehall.store.store import Store
from gamehall.tournaments.event.acts import Amend, Enter, Slip, Void
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.results import Result

_MOST = 200
_ONCE = "event-once"
_SETTING = "second_slips"


class Second(Struct, frozen=True):
    """A slip that came in for a board that has its result."""

    division: str
    round: int
    board: int
    scores: tuple[int, ...]
    how: str
    by: str

    @property
    def key(self) -> "Key":
        return self.division, self.round, self.board


Key = tuple[str, int, int]
Kept = Mapping[Key, Second]

_read = msgspec.json.Decoder(tuple[Second, ...])

_kept: WeakKeyDictionary[Store, dict[str, Kept]] = WeakKeyDictionary()
"""What was read of each event, or written since."""


async def note(store: Store, live: LiveEvent, by: str, action: Action, ruling: Ruling) -> bool:
    """Keep what was refused since another result stands; forget it when the director has chosen.

    True: it is such a second slip."""
    match action:
        case Enter(division, round, slip) if ruling.refused and ruling.cites == _ONCE:
            board = _board(live.state, division, round, slip.board)
            if board and board.result and not _same(board, board.result, slip):
                second = Second(division, round, slip.board, _in_order(board, slip), slip.how, by)
                kept = _of(store, live.id)
                if len(kept) < _MOST or second.key in kept:
                    await _put(store, live.id, {**kept, second.key: second})
                return True
        case Amend(division, round, slip) | Enter(division, round, slip) if not ruling.refused:
            known = live.state.round(division, round)
            at = known.at(slip.who[0]) if known and slip.who else None
            await settle(store, live.id, (division, round, at.number if at else slip.board))
        case Void(division, round, who) if not ruling.refused:
            known = live.state.round(division, round)
            if known and (at := known.at(who[0])):
                await settle(store, live.id, (division, round, at.number))
    return False


async def settle(store: Store, event: str, key: Key) -> None:
    """The result that stands is right."""
    await _put(store, event, {at: second for at, second in _of(store, event).items() if at != key})


def of(store: Store, live: LiveEvent, division: str) -> Iterator[tuple[Second, Board]]:
    for second in _of(store, live.id).values():
        board = _board(live.state, second.division, second.round, second.board)
        if second.division == division and board and board.result:
            yield second, board


def version(store: Store, event: str) -> str:
    """Another one when others are kept."""
    kept = _of(store, event)
    return sha256(_written(kept).encode()).hexdigest()[:8] if kept else "0"


def _of(store: Store, event: str) -> Kept:
    here = _kept.setdefault(store, {})
    kept = here.get(event)
    if kept is None:
        text = store.setting(f"{_SETTING} {event}")
        read = {second.key: second for second in _read.decode(text)} if text else {}
        kept = here.setdefault(event, read)
    return kept


async def _put(store: Store, event: str, kept: Kept) -> None:
    if kept != _of(store, event):
        _kept[store][event] = kept
        await asyncio.wrap_future(store.set_setting(f"{_SETTING} {event}", _written(kept)))


def _written(kept: Kept) -> str:
    return msgspec.json.encode(list(kept.values())).decode()


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
