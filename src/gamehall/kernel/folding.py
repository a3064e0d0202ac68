"""A table, and how it follows from its record: entries are added, time runs out, and one can go back."""

from collections.abc import Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, Correct
from gamehall.kernel.clock import Clock
from gamehall.kernel.closing import GRACE_MS, Closing
from gamehall.kernel.codec import codec
from gamehall.kernel.dealer import Sealed
from gamehall.kernel.event import (
    TABLE_EVENTS,
    Closed,
    Event,
    Paused,
    Reopened,
    Resumed,
    Rewound,
    TimerStarted,
    TimerStopped,
)
from gamehall.kernel.game import Game, State
from gamehall.kernel.growing import Growing
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry, Header, chain_start, seal_entry
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, Seat

_REMEMBERED = 64
"""How many answered prompts a table remembers, to tell a late hand who was first."""

_MILESTONE = 32
"""So often a position is kept, to go back to it without folding the whole game."""


class Mark(Struct, frozen=True):
    """What going back must know of an entry: how many count before it, and now and then the table itself."""

    depth: int
    paused: bool
    table: "Table | None" = None


class Table(Struct, frozen=True):
    game: Game
    header: Header
    state: State
    prompts: tuple[Prompt, ...]
    clock: Clock
    seal: str
    entries: Growing[Entry] = Growing()
    marks: Growing[Mark] = Growing()
    answered: dict[str, int] = {}
    """Prompts that are closed, and the entry that closed them."""
    sealed: Sealed = Sealed("")
    closing: Closing = Closing()

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def last_at(self) -> int:
        """When something last happened here."""
        return self.entries[-1].at if self.entries else self.header.opened_at

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def finished(self) -> bool:
        """The game is over and nobody has anything left to do."""
        return self.outcome is not None and not self.prompts

    @property
    def closed(self) -> bool:
        """Closed for good: everything of it is open to everybody, and no official takes the result back."""
        return self.closing.closed

    @property
    def closes_at(self) -> int | None:
        """When the grace is over; None while there is no result, or the game's own time runs or stands."""
        if self.closed or self.outcome is None or self.clock.paused or self.next_due():
            return None
        return self.closing.since + GRACE_MS

    def prompt(self, id: str) -> Prompt | None:
        return next((p for p in self.prompts if p.id == id), None)

    def next_due(self) -> tuple[int, Prompt] | None:
        """The next time limit to run out, if any runs; none does where a person keeps the time."""
        return None if self.header.person_keeps_time else self.next_dial()

    def next_dial(self) -> tuple[int, Prompt] | None:
        """The next dial to reach its end, whoever calls time."""
        running = [
            (when, p)
            for p in self.prompts
            if p.seat == CLOCK and p.limit
            if (when := clocks.due(self.clock, p.limit, self.header.time_factors)) is not None
        ]
        return min(running, key=lambda pair: pair[0]) if running else None


def open_table(game: Game, header: Header) -> Table:
    game = game.by(header.book)
    options = codec(game).read_options({**game.shelf(header.book).fixes, **header.options})
    state = game.opening(options, header.seats)
    prompts = game.prompts(state)
    clock = clocks.run(Clock(), prompts, header.opened_at)
    sealed = Sealed(header.sealed_seed)
    return Table(game, header, state, prompts, clock, chain_start(header), sealed=sealed)


def run_out(table: Table, at: int) -> tuple[Table, tuple[Entry, ...]]:
    """Let every limit that is due by `at` run out, each at its own moment."""
    kept: tuple[Entry, ...] = ()
    upcoming = table.next_due()
    while upcoming and upcoming[0] <= at:
        when, prompt = upcoming
        if prompt.limit is None:
            break
        action = prompt.limit.then
        ruling = table.game.rule(table.state, CLOCK, action)
        if ruling.refused:
            raise RuntimeError(f"{table.game.id} prompts the clock with {prompt.id} and refuses its answer")
        table, entry = enter(table, CLOCK, action, ruling, prompt.id, when, "")
        kept, ran_out, upcoming = (*kept, entry), upcoming, table.next_due()
        if upcoming == ran_out:
            raise RuntimeError(f"{table.game.id} asks the clock {prompt.id} for ever: its time is up")
    return table, kept


def add(table: Table, entry: Entry) -> Table:
    """The table after an entry, trusting what it records."""
    state, clock, follows = table.state, table.clock, table.seq
    for event in entry.ruling.events:
        state, clock = happen(table, state, clock, event, entry.at)
        follows = event.to - 1 if isinstance(event, Rewound) else follows
    closing = _closing(table, state, entry)
    same = state is table.state and closing.closed == table.closed
    prompts = table.prompts if same else () if closing.closed else table.game.prompts(state)
    table = replace(
        table,
        state=state,
        prompts=prompts,
        clock=clocks.run(clock, prompts, entry.at),
        seal=entry.hash,
        entries=table.entries.and_then(entry),
        answered=_answered(table, prompts, entry.seq),
        sealed=table.sealed.after(entry.ruling.events),
        closing=closing,
    )
    return _marked(table, 1 + (table.marks[follows - 1].depth if follows else 0))


def _marked(table: Table, depth: int) -> Table:
    mark = Mark(depth, table.clock.paused, None if depth % _MILESTONE else table)
    return replace(table, marks=table.marks.and_then(mark))


def _closing(table: Table, state: State, entry: Entry) -> Closing:
    game, before = table.game, table.state
    if state is before:
        return table.closing.after(entry, over=table.outcome is not None, changed=False, signed=())
    result = game.outcome(state)
    changed = isinstance(entry.action, Correct) or result != game.outcome(before)
    known, signed = (game.signed(before), game.signed(state)) if game.signed else ((), ())
    fresh = signed if changed else tuple(seat for seat in signed if seat not in known)
    return table.closing.after(entry, over=result is not None, changed=changed, signed=fresh)


def replay(game: Game, header: Header, entries: Sequence[Entry]) -> Table:
    """The table as the record tells it; recorded events are trusted."""
    table = open_table(game, header)
    for entry in entries:
        table = add(table, entry)
    return table


def enter(
    table: Table, seat: Seat, action: Action, ruling: Ruling, prompt: str, at: int, command: str
) -> tuple[Table, Entry]:
    at = max(at, table.last_at)
    clean = replace(ruling, faults=()) if ruling.faults else ruling
    entry = seal_entry(Entry(table.seq + 1, at, seat, prompt, action, clean, command), table.seal)
    return add(table, entry), entry


def happen(table: Table, state: State, clock: Clock, event: Event, at: int) -> tuple[State, Clock]:
    match event:
        case Rewound(to):
            then, timers = _before(table, to)
            return then, Clock(timers, clock.paused)
        case Paused():
            return state, clocks.pause(clock, at)
        case Resumed():
            return state, clocks.resume(clock)
        case TimerStarted(timer, turned):
            return state, clocks.release(clock, timer, at, turned=turned)
        case TimerStopped(timer):
            return state, clocks.hold(clock, timer, at)
    if isinstance(event, TABLE_EVENTS):
        return state, clock
    return table.game.apply(state, event), clock


def _before(table: Table, seq: int) -> tuple[State, dict[str, clocks.Timer]]:
    """The position before entry `seq`, and its timers, stopped.

    Only entries that still count are folded, and those from the last milestone on: going back costs the same
    however long the record is.
    """
    start, counting = _way_to(table, seq)
    state, clock, prompts, at, shut = start.state, start.clock, start.prompts, start.last_at, start.closed
    for entry in counting:
        known = state, shut
        for event in entry.ruling.events:
            shut = isinstance(event, Closed) or (shut and not isinstance(event, Reopened))
            if isinstance(event, Rewound):
                paused = entry.seq > 1 and table.marks[entry.seq - 2].paused
                clock = Clock(clocks.run(clock, (), at).timers, paused)
            else:
                state, clock = happen(table, state, clock, event, entry.at)
        if state is not known[0] or shut != known[1]:
            prompts = () if shut else table.game.prompts(state)
        clock, at = clocks.run(clock, prompts, entry.at), entry.at
    return state, clocks.run(clock, (), at).timers


def _way_to(table: Table, before: int) -> tuple[Table, list[Entry]]:
    """A kept position, and the entries from it to the one before `before`, without those gone back over."""
    counting: list[Entry] = []
    seq = before - 1
    while seq > 0:
        if kept := table.marks[seq - 1].table:
            return kept, counting[::-1]
        entry = table.entries[seq - 1]
        counting.append(entry)
        back = [event.to for event in entry.ruling.events if isinstance(event, Rewound)]
        seq = (back[-1] if back else seq) - 1
    return open_table(table.game, table.header), counting[::-1]


def _answered(table: Table, prompts: tuple[Prompt, ...], seq: int) -> dict[str, int]:
    if prompts is table.prompts:
        return table.answered
    still_open = {p.id for p in prompts}
    closed = {p.id: seq for p in table.prompts if p.id not in still_open}
    if not closed:
        return table.answered
    known = {**table.answered, **closed}
    for oldest in list(islice(known, max(0, len(known) - _REMEMBERED))):
        del known[oldest]
    return known
