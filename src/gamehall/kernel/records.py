"""Records as people study them: read from a file, replayed, gone through entry by entry, audited."""

from collections.abc import Iterator
from pathlib import Path

from gamehall.kernel import audit as auditing
from gamehall.kernel import catalog
from gamehall.kernel import table as tables
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.record import Record
from gamehall.kernel.table import Table


def load(path: str | Path) -> Record:
    """The record in a file, as `Sitting.save` and the hall write it.

    Raises `Unreadable` with a sentence that names the line where it is none.
    """
    return Record(*read_lines(Path(path).read_bytes(), catalog.game))


def replay(record: Record, entries: int | None = None) -> Table:
    """The table as the record tells it, at its end or after so many entries."""
    last = len(record.entries) if entries is None else entries
    if not 0 <= last <= len(record.entries):
        raise ValueError(f"The record has {len(record.entries)} entries, not {entries}.")
    return tables.replay(catalog.game(record.header.game), record.header, record.entries[:last])


def positions(record: Record) -> Iterator[Table]:
    """The table at its opening and after each entry."""
    table = tables.open_table(catalog.game(record.header.game), record.header)
    yield table
    for entry in record.entries:
        table = tables.add(table, entry)
        yield table


def audit(record: Record) -> list[str]:
    """Where the chain of entries does not hold, what the rules of today would rule otherwise, and where the
    dealer was not fair. Empty: nothing.

    A seed that is sealed still, because the game goes on, is no fault. Who wrote the record, only a hall's
    signature tells: `gamehall record verify`.
    """
    game, header, entries = catalog.game(record.header.game), record.header, record.entries
    if broken := broken_links(write_lines(header, entries)):
        return broken
    differ = [
        f"entry {one.seq}: the record says {one.recorded!r}, the rules say {one.today!r}"
        for one in auditing.audit(game, header, entries)
    ]
    dealt = auditing.dealer_faults(game, header, entries)
    return [*differ, *(fault for fault in dealt if fault != auditing.NOT_SHOWN)]
