"""After the crashes: what the log says, against what the players were told."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, codec, write_lines
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import add, open_table
from gamehall.proving.witness import Witness
from gamehall.store.rows import TableRow
from gamehall.store.store import Store

_EARLY_MS = 2000
"""A killed hall's pulse may be this old on a busy machine; a pause from then on costs no player time."""

_LATE_MS = 50
"""No pulse is younger than the kill; only the two readings of the time may differ."""


class Outage(Struct, frozen=True):
    """From the kill to the next start and its first page, in milliseconds since 1970."""

    began: int
    restarted: int
    ended: int
    acts: int = 0
    """How many acts were acknowledged since the kill before, or were on their way at this one."""


class Verdict(Struct):
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    resent: int = 0
    again: int = 0
    outages: int = 0
    loaded: int = 0
    """Outages that began while people were playing."""
    paused: int = 0
    """Clocks that ran when an outage began, table by table, and were found paused for it."""
    problems: list[str] = []

    @property
    def proves(self) -> bool:
        """Was enough going on for this to prove anything?"""
        return self.acknowledged > 0 and self.paused > 0 and 2 * self.loaded >= self.outages


def examine(folder: Path, witnesses: list[Witness], outages: list[Outage]) -> Verdict:
    """Read the log as a new hall would, and compare."""
    verdict = Verdict(outages=len(outages), loaded=sum(o.acts > 0 for o in outages), problems=[])
    store = Store(folder)
    try:
        for witness in witnesses:
            row = store.table(witness.table)
            if row is None or row.header is None:
                what = "has not begun" if row else "is gone"
                verdict.problems.append(f"table {witness.table} {what}.")
                continue
            reader = codec(catalog.game(row.game))
            entries = tuple(reader.entry(line) for line in store.log.read(witness.table))
            verdict.tables += 1
            verdict.entries += len(entries)
            verdict.acknowledged += len(witness.acknowledged)
            verdict.resent += sum(a.times > 1 for a in witness.acknowledged)
            verdict.again += sum(a.again for a in witness.acknowledged)
            running_on, paused = _clocks(row, entries, outages)
            verdict.paused += paused
            found = [
                *witness.contradictions,
                *_lost_or_doubled(witness, entries),
                *_shown_and_lost(witness, entries),
                *_broken(row, entries),
                *running_on,
            ]
            where = f"table {witness.table}: "
            verdict.problems += [where + problem.removeprefix(where) for problem in found]
    finally:
        store.close()
    return verdict


def _lost_or_doubled(witness: Witness, entries: tuple[Entry, ...]) -> list[str]:
    problems = []
    by_seq = {entry.seq: entry for entry in entries}
    for told in witness.acknowledged:
        entry, command = by_seq.get(told.seq), f"{told.seat}.{told.command}"
        if entry is None:
            problems.append(f"{command} was acknowledged as entry {told.seq}, which is not there.")
        elif (entry.command, entry.seat, entry.action) != (command, told.seat, told.action):
            problems.append(f"{command} was acknowledged as entry {told.seq}, which holds {entry.command!r}.")
    for command, times in Counter(entry.command for entry in entries if entry.command).items():
        if times > 1:
            problems.append(f"{command} stands in the record {times} times.")
        if command not in witness.sent:
            problems.append(f"{command} stands in the record and was never sent.")
    return problems


def _shown_and_lost(witness: Witness, entries: tuple[Entry, ...]) -> list[str]:
    """What was once on a screen must stand in the log as it was shown."""
    problems = []
    for seq, shown in sorted(witness.shown.items()):
        if seq > len(entries):
            problems.append(f"entry {seq} was on a screen and is not in the log.")
        elif _as_shown(entries[seq - 1]) != shown:
            problems.append(f"entry {seq} was shown otherwise than it is written.")
    return problems


def _as_shown(entry: Entry) -> dict[str, Any]:
    body = msgspec.json.decode(msgspec.json.encode(entry))
    return {
        **{key: body[key] for key in ("at", "seat", "prompt", "action")},
        "events": body["ruling"]["events"],
    }


def _broken(row: TableRow, entries: tuple[Entry, ...]) -> list[str]:
    assert row.header is not None
    game = catalog.game(row.game)
    problems = [f"{link}." for link in broken_links(write_lines(row.header, entries))]
    if not problems and audit(game, row.header, entries):
        problems.append("the rules would rule otherwise today.")
    return problems


def _clocks(row: TableRow, entries: tuple[Entry, ...], outages: list[Outage]) -> tuple[list[str], int]:
    """While the hall was down no clock ran: where one was running, the table was paused for the outage.

    What is wrong with that, and how many outages the table was rightly paused for.
    """
    assert row.header is not None
    problems, pauses, right = [], _pauses(entries), 0
    table, left = open_table(catalog.game(row.game), row.header), list(entries)
    endured = [o for o in outages if o.began > row.header.opened_at]
    for outage in endured:
        pause = next((p for p in pauses if _covers(p, outage)), None)
        until = pause[0] if pause else outage.began
        while left and left[0].at <= until and not isinstance(left[0].action, Pause):
            table = add(table, left.pop(0))
        right += pause is not None
        if pause is None and table.next_due() is not None:
            problems.append(f"a clock ran on in outage {outages.index(outage) + 1}.")
        while pause and left and left[0].at <= pause[1]:
            table = add(table, left.pop(0))
    problems += [
        f"the clocks were paused at {began} without an outage."
        for began, ended in pauses
        if not any(
            _covers((began, ended), outage) and _no_longer((began, ended), outages) for outage in endured
        )
    ]
    return problems, right


def _covers(pause: tuple[int, int], outage: Outage) -> bool:
    """A pause may span several outages: a hall killed as it opens has paused nothing yet."""
    return pause[0] <= outage.began + _LATE_MS and pause[1] >= outage.restarted


def _no_longer(pause: tuple[int, int], outages: list[Outage]) -> bool:
    """It begins where an outage, or the pause for the one before, left the table; it ends with the last."""
    covered = [outage for outage in outages if _covers(pause, outage)]
    return pause[0] >= covered[0].began - _EARLY_MS and pause[1] <= covered[-1].ended + _EARLY_MS


def _pauses(entries: tuple[Entry, ...]) -> list[tuple[int, int]]:
    """When each pause began and ended."""
    found, began = [], None
    for entry in entries:
        if entry.seat == CLOCK and isinstance(entry.action, Pause):
            began = entry.at
        elif entry.seat == CLOCK and isinstance(entry.action, Resume) and began is not None:
            found.append((began, entry.at))
            began = None
    return found
