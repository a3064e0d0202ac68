"""Halls that are killed in the midst of a day, each one write later; a process of its own, as it forks."""

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

import gamehall.games
from gamehall.games.pentathlon.acts import Sign
from gamehall.kernel import catalog
from gamehall.kernel.action import Correct, Resign
from gamehall.kernel.seat import Seat
from gamehall.live.hall import Hall
from gamehall.live.table import LiveTable
from gamehall.store.writer import Writer
from tests.live.desk import ANN, EVE, TWO, opened
from tests.loops import run
from tests.tournaments.match.conftest import TOYS
from tests.tournaments.match.desk import PEOPLE, opened_day, played, seen
from tests.tournaments.match.test_day import DIRECTOR, EVE_DIRECTS, ends

GAMES = ("counting", "tallying")
WRONG = "the cards were exchanged"


async def through(folder: Path) -> None:
    """A whole day from wherever it stands: two games, and then a correction of the first."""
    async with opened(folder) as hall:
        found = hall.store.matches.of_person("a", "gathering", "playing", "finished")
        id = found[0].id if found else (await opened_day(hall, (*TWO, EVE_DIRECTS))).match
        assert id
        while hall.store.matches.unheard():
            await asyncio.sleep(0.005)
        match = await seen(hall, id)
        while match.row.status != "finished":
            await _end(hall, await hall.matches.go_on(ANN, id))
            match = await seen(hall, id, played(1 + sum(bool(s.slips) for s in match.state.sheets)))  # type: ignore[union-attr]
        await _correct(hall, match.tables[0])
        await seen(hall, id, lambda match: match.record.state.sheets[0].corrected)


async def _end(hall: Hall, table: str) -> None:
    live = await hall.table(table)
    assert live is not None
    if live.table.outcome is None:
        await hall.submit(PEOPLE[Seat("p2")], live, Seat("p2"), Resign())
    for seat, person in PEOPLE.items():
        for prompt in live.prompts(seat):
            if "Sign" in prompt.kinds:
                await hall.submit(person, live, seat, Sign(), prompt.id)


async def _correct(hall: Hall, table: str) -> None:
    live: LiveTable | None = await hall.table(table)
    assert live is not None
    if not any(isinstance(entry.action, Correct) for entry in live.table.entries):
        await hall.submit(EVE, live, DIRECTOR, ends(WRONG, "p2", "p1"))


def killed_at_every_write(folder: Path) -> None:
    """Folders `0` and so on, in which a hall was killed after so many writes and another went on."""
    for writes in range(100):
        place = folder / str(writes)
        place.mkdir()
        if _hall(place, writes) == 0:
            shutil.rmtree(place)
            return
        if _hall(place, None) != 0:
            raise RuntimeError(f"killed after {writes} writes, the day could not be gone on with")
    raise RuntimeError("no day came to its end")


def _hall(place: Path, writes: int | None) -> int:
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1]
    try:
        if writes is not None:
            _kill_after(writes)
        run(through(place))
        os._exit(0)
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        os._exit(1)


def _kill_after(writes: int) -> None:
    real, left = Writer._write, writes

    def counted(self: Writer, *args: Any) -> None:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        real(self, *args)

    Writer._write = counted  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    vars(gamehall.games)["__path__"].append(str(TOYS))
    catalog.games = lambda: {name: catalog.game(name) for name in GAMES}  # type: ignore[assignment]
    killed_at_every_write(Path(sys.argv[1]))
