"""`gamehall tournament fuzz`: events by chance, one after the other, and plainly what came of them."""

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.text import Text

from gamehall.machine.speech import console, errors
from gamehall.proving.events.playing import Broken, Played, play

_MOST_TOLD = 20
_AT_ONCE = 5
"""So many events are handed to a process together."""

KEPT = (
    "A lagged round hangs on nothing that it does not hear; the king of the hill is 1-2, 3-4 and so on; "
    "where everybody can meet somebody new, of another school or team, with no second bye and starts within "
    "two, everybody does, and what could not be avoided was reported; what hung out and what was entered "
    "changed only by an act that says so; every record gives its event again, ruling by ruling."
)


class Tally(Struct, frozen=True):
    """What came of a campaign."""

    events: int
    acts: int
    entries: int
    rounds: int
    corrections: int
    systems: dict[str, int]
    """In how many events each system paired."""
    broken: tuple[str, ...]


def fuzz(events: int, seed: int, first: int, jobs: int) -> int:
    """Play so many events and tell how it was; 1 when one of them did not keep what it promises."""
    began = time.monotonic()
    names = [f"{seed}/{number}" for number in range(first, first + events)]
    runs = _played(names, jobs or len(os.sched_getaffinity(0)))
    found = tally(track(runs, "events", total=events, console=errors(), transient=True))
    tell(console(), found, time.monotonic() - began)
    return int(bool(found.broken))


def tally(played: Iterable[Played | str]) -> Tally:
    acts = entries = rounds = corrections = 0
    systems: Counter[str] = Counter()
    broken: list[str] = []
    events = 0
    for one in played:
        events += 1
        if isinstance(one, str):
            broken.append(one)
            continue
        acts, entries = acts + one.acts, entries + one.entries
        rounds, corrections = rounds + one.rounds, corrections + one.corrections
        systems.update(one.systems)
    return Tally(events, acts, entries, rounds, corrections, dict(sorted(systems.items())), tuple(broken))


def tell(out: Console, found: Tally, seconds: float) -> None:
    paired = ", ".join(f"{system} {count}" for system, count in found.systems.items())
    out.print(
        f"{found.events:,} events in {seconds:.0f} s: {found.acts:,} acts said, {found.entries:,} entries, "
        f"{found.rounds:,} rounds paired, {found.corrections:,} corrections.",
        highlight=False,
    )
    out.print(f"Events with each system: {paired}.", highlight=False)
    for sentence in found.broken[:_MOST_TOLD]:
        out.print(Text.assemble(("✗ ", "red"), sentence), soft_wrap=True)
    if len(found.broken) > _MOST_TOLD:
        out.print(f"[red]✗[/] and {len(found.broken) - _MOST_TOLD} more.")
    if not found.broken:
        out.print(f"[green]✓[/] {KEPT}", highlight=False)


def _played(names: Sequence[str], jobs: int) -> Iterator[Played | str]:
    """In the order of their numbers; the same events, however many are played at once."""
    if jobs == 1 or len(names) <= _AT_ONCE:
        yield from map(_one, names)
        return
    # A fresh process: a fork of one with threads in it can hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(names)), context) as pool:
        try:
            yield from pool.map(_one, names, chunksize=_AT_ONCE)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _one(name: str) -> Played | str:
    try:
        return play(name)
    except Broken as error:
        return str(error)
