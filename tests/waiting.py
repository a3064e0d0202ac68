"""Time that passes at a table in tests."""

from gamehall.kernel.action import TABLE_ACTIONS
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table, run_out


def rang(entry: Entry) -> bool:
    """A time was over, and the clock said so."""
    return entry.seat == CLOCK and not isinstance(entry.action, TABLE_ACTIONS)


def _last_moment(table: Table) -> int | None:
    """When a time is due that keeps its last moment."""
    due = table.next_due()
    limit = due[1].limit if due else None
    return due[0] if due and limit and limit.last == "inside" else None


def let_pass(table: Table, now: int) -> tuple[Table, tuple[Entry, ...], int]:
    """The table at this moment, what the clock did until then, and the moment itself.

    A time keeps its last moment, so after sixty seconds a minute is not over. Whoever waits a minute for what
    follows it waits that moment more, and one for every minute before. `tests/limits` looks at the moments
    themselves.
    """
    table, kept = run_out(table, now)
    moments = 1 + len(kept)
    while (due := _last_moment(table)) is not None and due - now <= moments:
        now = due
        table, more = run_out(table, now)
        kept = (*kept, *more)
    return table, kept, now
