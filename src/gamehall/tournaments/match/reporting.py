"""What a table has to say to its match, and how the match takes it down."""

from gamehall.kernel.action import Correct, Reopen
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import HALL
from gamehall.kernel.table import Table, submit
from gamehall.tournaments.match import day
from gamehall.tournaments.match.acts import OpenTable, Report, Withdraw
from gamehall.tournaments.match.state import Sheet

_SHUT = "its table was closed in the midst of play"


def news(sheet: Sheet, table: Table) -> Report | Withdraw | None:
    """What happened at a table since its match last heard of it, as far as its result is concerned."""
    if table.seq <= sheet.seq:
        return None
    why = _reason(sheet, table)
    if table.closed:
        reason = (why or "set right at its table") if sheet.slips else ""
        return Report(sheet.table, table.seq, table.seal, day.slips(table), reason)
    return Withdraw(sheet.table, table.seq, why or "its table was reopened") if sheet.slips else None


def shut(sheet: Sheet) -> Withdraw | None:
    """The organiser closed the table; where it had a result that stands."""
    return None if sheet.slips else Withdraw(sheet.table, sheet.seq, _SHUT, shut=True)


def opened(record: Table, table: str, at: int) -> tuple[Table, tuple[Entry, ...]]:
    """The match when the table of its next game is opened, and the entries that say so."""
    number = record.state.next
    return _entered(record, OpenTable(number, table), f"open:{number}", at, table)


def reported(record: Table, said: Report | Withdraw, at: int) -> tuple[Table, tuple[Entry, ...]]:
    """The match after a report, and the entries that tell of it: none where it was heard already."""
    return _entered(record, said, "report", at, f"{said.table}:{said.seq}")


def _entered(
    record: Table, act: OpenTable | Report | Withdraw, prompt: str, at: int, command: str
) -> tuple[Table, tuple[Entry, ...]]:
    done = submit(record, HALL, act, prompt=prompt, at=at, command=command)
    if done.ruling.refused and done.ruling.cites != "match-once":
        raise RuntimeError(f"match {record.header.table} does not take {act}: {done.ruling.says}")
    return done.table, done.entries


def _reason(sheet: Sheet, table: Table) -> str:
    """Why an official or the organiser changed the result that the match knows."""
    since = reversed(table.entries[sheet.seq :])
    return next((e.action.reason for e in since if isinstance(e.action, Correct | Reopen)), "")
