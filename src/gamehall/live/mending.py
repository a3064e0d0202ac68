"""While the hall stood still no clock ran: the record says so, with a pause for each outage."""

from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table, submit
from gamehall.live.pulse import Outage, unknown


def mended(table: Table, outages: tuple[Outage, ...]) -> tuple[Table, tuple[Entry, ...]]:
    """The table after the outages that it does not know, and the entries that tell of them.

    Before an outage every limit that was due has run out; after it they go on from where they stood.
    """
    kept: tuple[Entry, ...] = ()
    for outage in unknown(outages, table.last_at):
        if table.next_dial() is None:
            break
        paused = submit(table, CLOCK, Pause("the hall stood still"), at=outage.stopped)
        if paused.ruling.refused:
            break
        resumed = submit(paused.table, CLOCK, Resume(), at=outage.reopened)
        table, kept = resumed.table, (*kept, *paused.entries, *resumed.entries)
    return table, kept
