"""`gamehall bench director`: how long each page of a large event takes, and how soon a round is paired.

Each page is asked after something was changed, when nothing of it is made yet, and the hall is on one core.
"""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from litestar import get

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.waking import due
from gamehall.machine.speech import Unusable, errors
from gamehall.proving.figures import Figure, show
from gamehall.proving.server import Server
from gamehall.proving.visitor import exchange, say_name
from gamehall.store.store import Store
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.event import say
from gamehall.tournaments.event.seats import DIRECTOR, SCOREKEEPER
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.people import Entrant
from gamehall.web.routes import routes

_PAGE_MS = 200.0
_PAIR_SECONDS = 2.0
_TIMES = 5
_CHIEF = Person("bench", "The director", organiser=True)
_ASKED: dict[str, str | None] = {
    "/rounds": "/rounds?round={round}",
    "/results": "/results?round={round}",
    "/slip": "/slip?round={round}&sits=1",
    "/people/{number:int}": "/people/1",
    "/seat": "/seat?name=player+1",
    "/what-if": "/what-if?round={round}&lines=1+400+300",
    "/files/{file_path:path}": "/files/record.jsonl",
    "/paper/{name:str}": None,
}
"""How pages are asked that are about something; a paper is printed, and measured where papers are."""


def bench_director(players: int, rounds: int, json: bool) -> int:
    with tempfile.TemporaryDirectory(prefix="gamehall-director-") as folder:
        with errors().status(f"playing {rounds} rounds of {players} players"):
            id, key = asyncio.run(_play(Path(folder), players, rounds))
        with errors().status("asking for every page"):
            figures = _measured(Path(folder), id, key, rounds)
    show(figures, f"A director's pages with {players} players after {rounds} rounds, on one core", json)
    return int(not all(figure.met for figure in figures))


async def _play(folder: Path, players: int, rounds: int) -> tuple[str, str]:
    """An event whose last round hangs out with half of its results; its id, and the key of its director."""
    store = Store(folder)
    hall = Hall(store, bot_pause=0)
    await hall.open()
    try:
        prizes = tuple(f"{place}. prize" for place in range(1, 11))
        blocks = (Block((1, rounds + 5), "swiss"),)
        plan = Format("large", "A large event", ("any",), "", blocks, prizes=prizes)
        live = await hall.events.open(_CHIEF, plan, "A large event")
        record = _played(live.record, players, rounds)
        append = store.events.append(live.id, record.entries, "playing", due(record), lambda _: None)
        await asyncio.wrap_future(append)
        return live.id, hall.events.keys(live)[DIRECTOR]
    finally:
        await hall.close()
        store.close()


def _played(event: Table, players: int, rounds: int) -> Table:
    random = Random(players)

    def said(act: Action, seat: Seat = DIRECTOR) -> None:
        nonlocal event
        done = say(event, act, event.last_at + 1_000, seat)
        if done.ruling.refused:
            raise Unusable(f"{type(act).__name__} was refused: {done.ruling.says}")
        event = done.table

    clubs = [f"Club {n}" for n in range(20)]
    people = [
        Entrant(n, f"Player {n}", random.randint(600, 2000), school=random.choice(clubs))
        for n in range(1, players + 1)
    ]
    said(acts.Enrol(tuple(people)))
    said(acts.CheckIn(tuple(one.number for one in people)))
    for number in range(1, rounds + 1):
        said(acts.Pair("", number))
        said(acts.Publish("", number))
        known = event.state.round("", number)
        for board in known.boards if known else ():
            half = number == rounds and board.number % 2
            if not (board.bye or half):
                scores = (random.randint(250, 550), random.randint(250, 550))
                said(acts.Enter("", number, acts.Slip(scores, board.number)), SCOREKEEPER)
    return event


def _measured(folder: Path, id: str, key: str, rounds: int) -> list[Figure]:
    server = Server(folder, core=min(os.sched_getaffinity(0)))
    try:
        server.start()
        return asyncio.run(_asked(server, id, key, rounds))
    finally:
        server.stop()


async def _asked(server: Server, id: str, key: str, rounds: int) -> list[Figure]:
    cookie = await say_name(server.port, "The director")
    await exchange(server.port, "POST", f"/help-at/{key}", "", cookie)
    first = time.monotonic()
    await _get(server.port, f"/e/{id}", cookie)
    figures = [Figure("first page after a start", 1000 * (time.monotonic() - first), "ms")]
    for page in pages():
        took, asked = [], (_ASKED.get(page) or page).format(round=rounds)
        for n in range(_TIMES):
            await _say(server.port, f"/e/{id}/hall", cookie, kind="Announce", words=f"Announcement {n}")
            began = time.monotonic()
            await _get(server.port, f"/e/{id}{asked}", cookie)
            took.append(1000 * (time.monotonic() - began))
        figures.append(Figure(page or "/", statistics.median(took), "ms", _PAGE_MS, most=True))
    began = time.monotonic()
    await _get(server.port, f"/e/{id}/files/event.zip", cookie)
    figures.append(Figure("all files and the results site, packed", time.monotonic() - began, "s"))
    who = f"round={rounds}&who=yes"
    began = time.monotonic()
    await _get(server.port, f"/e/{id}/what-if?{who}", cookie)
    figures.append(Figure("who can still win, simulated", time.monotonic() - began, "s"))
    await _complete(server.port, id, rounds, cookie)
    began = time.monotonic()
    await _say(server.port, f"/e/{id}/rounds", cookie, kind="Pair", round=f"{rounds + 1}", division="")
    figures.append(Figure("the next round", time.monotonic() - began, "s", _PAIR_SECONDS, most=True))
    return figures


def pages() -> Iterator[str]:
    """What follows the address of an event, of every page of it."""
    for route in routes():
        for path in route.paths:
            page = path.removeprefix("/e/{id:str}")
            if isinstance(route, get) and page != path and _ASKED.get(page, page) is not None:
                yield page


async def _get(port: int, path: str, cookie: str) -> None:
    told = await exchange(port, "GET", path, cookie=cookie)
    if told.status != 200:
        raise Unusable(f"{path} was answered by {told.first_line}")


async def _say(port: int, path: str, cookie: str, **fields: str) -> None:
    told = await exchange(port, "POST", path, urlencode(fields), cookie)
    if told.status != 303:
        raise Unusable(f"{path} was answered by {told.first_line}: {fields}")


async def _complete(port: int, id: str, rounds: int, cookie: str) -> None:
    """The results that are missing, typed one by one."""
    board = 1
    line = {"kind": "Enter", "round": f"{rounds}", "division": ""}
    while True:
        typed = urlencode({**line, "line": f"{board} 400 300"})
        if (await exchange(port, "POST", f"/e/{id}/results", typed, cookie)).status != 303:
            return
        board += 2
