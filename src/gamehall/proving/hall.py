"""`gamehall bench hall`: how fast the hall is, with the goals beside."""

import asyncio
import time
from collections.abc import Sequence

from rich.progress import BarColumn, Progress, TextColumn

from gamehall.bots.arena import Bout, Match
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.table import open_table, replay, submit
from gamehall.machine.speech import errors
from gamehall.proving.any_game import any_game
from gamehall.proving.figures import Figure, show
from gamehall.proving.load import load, share
from gamehall.proving.quiet import Meanwhile, measured_hall
from gamehall.proving.server import Server

_GAMES = 8
_ROUNDS = 3


def bench_hall(seconds: int, tables: int, rate: int, json: bool) -> int:
    meanwhile = Meanwhile()
    figures = [*_in_process(), *_over_the_network(seconds, tables, rate)]
    show(figures, f"The hall on this machine, {seconds} s of load", json)
    if not json:
        meanwhile.tell()
    return 0


def _in_process() -> list[Figure]:
    """Games are played first; what is timed is only their acts going through a table again."""
    with errors().status("playing games to measure with"):
        games = [_play(number) for number in range(_GAMES)]
    count = sum(len(entries) for _, entries in games)
    with errors().status("entries through a table"):
        submitting = min(_timed(_submit_all, games) for _ in range(_ROUNDS))
        replaying = min(_timed(_replay_all, games) for _ in range(_ROUNDS))
    return [
        Figure("entries through Table.submit", count / submitting, "entries/s", 10_000),
        Figure("entries replayed", count / replaying, "entries/s"),
    ]


def _play(number: int) -> tuple[Header, Sequence[Entry]]:
    bout = Bout(Match(any_game().id, ("random", "random"), 1, "tournament", {}), number)
    bout.play()
    return bout.table.header, bout.table.entries


def _submit_all(games: list[tuple[Header, Sequence[Entry]]]) -> None:
    for header, entries in games:
        table = open_table(any_game(), header)
        for entry in entries:
            table = submit(table, entry.seat, entry.action, prompt=entry.prompt, at=entry.at).table
        if table.entries != entries:
            raise RuntimeError("the same acts gave another record")


def _replay_all(games: list[tuple[Header, Sequence[Entry]]]) -> None:
    for header, entries in games:
        replay(any_game(), header, entries)


def _timed(work: object, games: list[tuple[Header, Sequence[Entry]]]) -> float:
    assert callable(work)
    start = time.perf_counter()
    work(games)
    return time.perf_counter() - start


def _over_the_network(seconds: int, tables: int, rate: int) -> list[Figure]:
    with measured_hall() as (server, started):
        return [
            Figure("start to first page", started, "s", 3, most=True),
            *_load(server, seconds, tables, rate),
        ]


def _load(server: Server, seconds: int, tables: int, rate: int) -> list[Figure]:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:3.0f} %"))
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task(f"{tables} tables", total=1.0)
        before = [0.0]

        def tell(what: str, part: float) -> None:
            progress.update(task, description=f"{tables} tables: {what}", completed=part)
            if not before[0] and what == "people play":
                before[0] = server.worked()

        measured, took = asyncio.run(load(server.port, tables, rate, seconds, tell))
        worked, memory = server.worked() - before[0], server.memory()
    answered, seen = measured.acknowledged, measured.seen
    all_moves = len(answered) + rate * 3
    return [
        Figure(f"durable moves, {2 * tables} sockets", len(answered) / took, "moves/s", 0.99 * rate),
        Figure("answered, p50", share(answered, 0.5), "ms"),
        Figure("answered, p99", share(answered, 0.99), "ms", 50, most=True),
        Figure("on the opponent's screen, p50", share(seen, 0.5), "ms"),
        Figure("on the opponent's screen, p99", share(seen, 0.99), "ms", 50, most=True),
        Figure("server, processor time a move", 1000 * worked / max(1, all_moves), "ms"),
        Figure("server, memory at most", memory["most"], "MB", 300, most=True),
        Figure("moves refused", measured.refused, "", 0, most=True),
    ]
