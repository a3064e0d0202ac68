"""`gamehall bench restart`: a hall killed with many tables in play is started again."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import msgspec

from gamehall.kernel import catalog
from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.codec import codec
from gamehall.kernel.table import add, open_table
from gamehall.live.waking import due
from gamehall.machine.speech import Unusable, console, errors
from gamehall.proving.figures import Figure, show
from gamehall.proving.filling import STOOD_MS, fill
from gamehall.proving.quiet import Meanwhile
from gamehall.proving.server import Server
from gamehall.store.store import Store

_PATIENCE = 120.0
_ASKERS = 4


def bench_restart(tables: int, entries: int, game: str | None, json: bool) -> int:
    games = [_known(game)] if game else list(catalog.games())
    meanwhile = Meanwhile()
    with tempfile.TemporaryDirectory(prefix="gamehall-restart-") as folder:
        with errors().status(f"playing {tables} tables up to entry {entries}"):
            ids = fill(Path(folder), tables, entries, games)
        figures, wrong = _measure(Path(folder), ids)
    show(figures, f"A restart with {tables} tables of {entries} entries in play", json)
    if not json:
        meanwhile.tell()
    for sentence in wrong[:20]:
        console().print(f"[red]✗[/] {sentence}")
    return 1 if wrong else 0


def _known(game: str) -> str:
    try:
        return catalog.game(game).id
    except catalog.NoSuchGame as no:
        raise Unusable(str(no)) from no


def _measure(folder: Path, ids: list[str]) -> tuple[list[Figure], list[str]]:
    server = Server(folder)
    try:
        with errors().status("starting the hall"):
            began = time.monotonic()
            first = server.start()
            slowest = _until_awake(server.port, began)
            awake, worked, memory = time.monotonic() - began, server.worked(), server.memory()["now"]
        with errors().status("asking for every table"):
            began = time.monotonic()
            asked = asyncio.run(_ask_for_all(server.port, ids))
            took, all_memory = time.monotonic() - began, server.memory()["now"]
        server.stop()
    finally:
        server.kill()
    right, wrong = _clocks(folder, ids)
    return [
        Figure("first answer", first, "s"),
        Figure("all awake", awake, "s", 5, most=True),
        Figure("processor time until then", worked, "s", 5, most=True),
        Figure("slowest answer until then", 1000 * slowest, "ms", 100, most=True),
        Figure("memory then", memory, "MB"),
        Figure("every table asked for, in", took, "s"),
        Figure("slowest answer meanwhile", 1000 * asked, "ms"),
        Figure("memory with every table read", all_memory, "MB"),
        Figure("clocks that stood still exactly", right, "", len(ids)),
    ], wrong


def _until_awake(port: int, began: float) -> float:
    """Ask as people do until everything goes on; the longest that an answer took."""
    slowest = 0.0
    while time.monotonic() - began < _PATIENCE:
        health, took = _get(port, "/healthz")
        slowest = max(slowest, took, _get(port, "/")[1])
        if msgspec.json.decode(health)["awake"]:
            return slowest
        time.sleep(0.02)
    raise Unusable(f"The tables were not awake after {_PATIENCE:.0f} s.")


async def _ask_for_all(port: int, ids: list[str]) -> float:
    """Somebody comes to every table, a few at a time; the longest that others waited for the lobby."""
    loop, left, slowest = asyncio.get_running_loop(), list(ids), 0.0
    with ThreadPoolExecutor(_ASKERS + 1) as threads:

        async def come() -> None:
            while left:
                await loop.run_in_executor(threads, _get, port, f"/t/{left.pop()}/plain")

        coming = [asyncio.create_task(come()) for _ in range(_ASKERS)]
        while not all(task.done() for task in coming):
            slowest = max(slowest, (await loop.run_in_executor(threads, _get, port, "/healthz"))[1])
            await asyncio.sleep(0.02)
        await asyncio.gather(*coming)
    return slowest


def _get(port: int, path: str) -> tuple[bytes, float]:
    began = time.monotonic()
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=_PATIENCE) as answer:
        return answer.read(), time.monotonic() - began


class _Stop(NamedTuple):
    """The clocks were stopped and set going again: when, and when the next limit ran out before and after."""

    stopped: int
    resumed: int
    before: int
    after: int


def _clocks(folder: Path, ids: list[str]) -> tuple[int, list[str]]:
    """At how many tables the limits went on from where they stood, for how long the hall was away."""
    store, wrong = Store(folder), []
    try:
        for id in ids:
            if why := _unfair(list(_stops(store, id))):
                wrong.append(f"table {id}: {why}")
    finally:
        store.close()
    return len(ids) - len(wrong), wrong


def _stops(store: Store, id: str) -> Iterator[_Stop]:
    row = store.table(id)
    if row is None or row.header is None:
        return
    game = catalog.game(row.game).by(row.header.book)
    table, stopped, before = open_table(game, row.header), 0, 0
    for line in store.log.read(id):
        entry = codec(game).entry(line)
        if isinstance(entry.action, Pause):
            stopped, before = entry.at, due(table)
        table = add(table, entry)
        if isinstance(entry.action, Resume):
            yield _Stop(stopped, entry.at, before, due(table))


def _unfair(stops: list[_Stop]) -> str:
    if len(stops) != 1:
        return f"its clocks were stopped {len(stops)} times."
    away = stops[0].resumed - stops[0].stopped
    if away < STOOD_MS:
        return "its clocks ran while the hall was away."
    if stops[0].after - stops[0].before != away:
        return "a limit did not move by as long as the hall was away."
    return ""
