"""What a table of the hall has to say to its event, by what every game tells of itself."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from gamehall.kernel.action import Correct, Forfeit, Reopen
from gamehall.kernel.event import Rewound
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import GALLERY, Seat
from gamehall.kernel.table import Table
from gamehall.tournaments.event.acts import MOST_POINTS, OpenTable, Recall, Report
from gamehall.tournaments.event.state import Board

CITES = ("event-live",)

_TAKEN = "hall-forfeit"
_FORFEIT = "forfeit"


def news(board: Board, table: Table) -> Report | Recall | None:
    """What happened at a table since its event last heard of it, as far as its result is concerned."""
    if table.seq <= board.seq:
        return None
    why = _reason(board, table)
    if table.closed and table.outcome:
        fault = at_fault(table, table.outcome)
        return Report(
            board.table,
            table.seq,
            table.seal,
            scores(table, table.outcome, fault),
            fault,
            _signed(table),
            conduct=bool(fault) and (table.outcome.cites == _TAKEN or bool(_taken_from(table))),
            reason=(why or "set right at its table") if board.result else "",
        )
    if board.result and _came_from(board, table):
        return Recall(board.table, table.seq, why or "its table was reopened")
    return None


def shut(board: Board, *, begun: bool) -> Recall | None:
    """The table was closed before it had a result; nothing, where the board has one all the same."""
    if board.result:
        return None
    why = "its table was closed in the midst of play" if begun else "nobody came to its table"
    return Recall(board.table, board.seq, why, shut=True)


def gone_back_over(event: Table, table: str) -> OpenTable | None:
    """How a table joined the event, where the event has gone back over that since."""
    if any(_opens(entry, table) for entry in counting(event)):
        return None
    return next((act for e in reversed(event.entries) if (act := _opens(e, table))), None)


def _opens(entry: Entry, table: str) -> OpenTable | None:
    act = entry.action
    return act if isinstance(act, OpenTable) and act.table == table else None


def counting(table: Table) -> Iterator[Entry]:
    """The entries that nobody has gone back over, the last first."""
    seq = table.seq
    while seq > 0:
        entry = table.entries[seq - 1]
        yield entry
        back = [event.to for event in entry.ruling.events if isinstance(event, Rewound)]
        seq = (back[-1] if back else seq) - 1


def at_fault(table: Table, outcome: Outcome) -> tuple[Seat, ...]:
    """Who forfeited: the last, where the result cites a paragraph that speaks of a forfeit; and who had the
    game taken away while others played on."""
    if outcome.tie:
        return ()
    cited = table.game.shelf(table.header.book).cite(outcome.cites)
    forfeited = _FORFEIT in cited.key or _FORFEIT in cited.gist.lower()
    taken = _taken_from(table)
    last = outcome.ranks[-1]
    return tuple(seat for seat in table.header.seats if seat in last and (forfeited or seat in taken))


def _taken_from(table: Table) -> frozenset[Seat]:
    """From whom an official took the game."""
    return frozenset(e.action.player for e in counting(table) if isinstance(e.action, Forfeit))


def scores(table: Table, outcome: Outcome, fault: tuple[Seat, ...] = ()) -> dict[Seat, int]:
    """A score for every chair, by which those who won have the highest.

    They are the game's own. Where the lower one is the better, each stands for its opposite between the best
    and the worst, so that the spread is what it was. Where they do not say who won (somebody resigned in
    the lead; a few points apart were a tie) everybody has a point for each place left behind."""
    ranks = [left for group in outcome.ranks if (left := [seat for seat in group if seat not in fault])]
    own = _own(table)
    if own and all(abs(score) <= MOST_POINTS for score in own.values()) and _agree(own, ranks):
        return own
    behind = {seat: len(outcome.ranks) - n for n, group in enumerate(outcome.ranks, 1) for seat in group}
    return {seat: behind.get(seat, 0) for seat in table.header.seats}


def _own(table: Table) -> dict[Seat, int]:
    """The scores that everybody is told; none, where the game tells none."""
    if table.game.facts is None:
        return {}
    told = table.game.facts(table.state, GALLERY, ())
    if not set(table.header.seats) <= set(told.seats):
        return {}
    own = {seat: told.seats[seat].score for seat in table.header.seats}
    ends = min(own.values()) + max(own.values())
    return {seat: ends - score for seat, score in own.items()} if told.low_is_good else own


def _agree(own: Mapping[Seat, int], ranks: list[list[Seat]]) -> bool:
    """Whether the scores tell the winners, and put nobody before one who did better."""
    if not ranks or len({own[seat] for seat in ranks[0]}) > 1:
        return False
    return all(
        min(own[seat] for seat in better) > max(own[seat] for seat in worse)
        for better, worse in pairwise(ranks)
    )


def _signed(table: Table) -> tuple[Seat, ...]:
    """Who put their name to the result, by the game's own slip or by the hall's."""
    slip = table.game.signed(table.state) if table.game.signed else ()
    return tuple(seat for seat in table.header.seats if seat in (*slip, *table.closing.accepted))


def _reason(board: Board, table: Table) -> str:
    """Why an official or the organiser changed the result that the event knows."""
    since = reversed(table.entries[board.seq :])
    return next((e.action.reason for e in since if isinstance(e.action, Correct | Reopen)), "")


def _came_from(board: Board, table: Table) -> bool:
    """Whether the last word of this table was a result: it takes back none that it did not say."""
    return board.seq > 0 and table.entries[board.seq - 1].hash == board.seal
