"""`gamehall racetest`: many hands at once, again and again; one is first, and everybody is told the same."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from gamehall.cli.games.letter_cards.racing import Line, Racer, get_ready, seat_racers
from gamehall.games.letter_cards import acts
from gamehall.kernel import catalog
from gamehall.kernel.codec import codec
from gamehall.kernel.seat import Seat
from gamehall.machine.speech import console, errors
from gamehall.proving.server import Server
from gamehall.proving.visitor import Ruled
from gamehall.store.store import Store


class Won(Struct, frozen=True):
    """A race as its answers tell it: the entry that was first, and whose it is."""

    seq: int
    seat: Seat


class Raced(Struct):
    """What came of it; problems in plain sentences."""

    claims: int = 0
    won: list[Won] = []
    problems: list[str] = []


def race_test(claims: int, clients: int, seed: int) -> int:
    began = time.monotonic()
    raced = race(claims, clients, seed)
    out, wins = console(), Counter(one.seat for one in raced.won)
    out.print(
        f"{raced.claims} claims in {len(raced.won)} races between {clients} players, "
        f"{time.monotonic() - began:.0f} s. Won: "
        + ", ".join(f"{seat} {wins[seat]}" for seat in sorted(wins))
        + "."
    )
    for sentence in raced.problems[:20]:
        out.print(Text.assemble(("✗ ", "red"), sentence), soft_wrap=True)
    if raced.problems:
        out.print(f"[red]The table did not keep order: {len(raced.problems)} problems.[/]")
        return 1
    out.print(
        "[green]✓[/] Every race had one winner, every loser was told who it was, and log, answers and "
        "screens have the same order."
    )
    return 0


def race(claims: int, clients: int, seed: int) -> Raced:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(prefix="gamehall-race-") as folder:
        server = Server(Path(folder))
        try:
            server.start()
            with Progress(*columns, console=errors(), transient=True) as progress:
                task = progress.add_task("claims", total=claims)
                raced, table, screens = asyncio.run(
                    _race(server.port, claims, clients, seed, lambda n: progress.advance(task, n))
                )
            server.stop()
            raced.problems += compare(raced.won, written(Path(folder), table), screens)
            return raced
        finally:
            server.kill()


async def _race(
    port: int, claims: int, clients: int, seed: int, advance: Callable[[int], None]
) -> tuple[Raced, str, list[list[Line]]]:
    rng, raced = random.Random(seed), Raced(won=[], problems=[])
    racers = await seat_racers(port, clients, 1, rng)
    staying = [asyncio.create_task(racer.visitor.stay()) for racer in racers]
    try:
        await get_ready(racers)
        while raced.claims < claims:
            await asyncio.gather(*(racer.rest() for racer in racers))
            await _one_race(racers, raced, rng)
            advance(clients)
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
    return raced, racers[0].visitor.table, [racer.lines for racer in racers]


async def _one_race(racers: list[Racer], raced: Raced, rng: random.Random) -> None:
    """Everybody claims at the same moment; the first lays the word, and the next race can begin."""
    hands = rng.sample(racers, len(racers))
    commands = [await racer.say("Announce", acts.Announce(racer.word())) for racer in hands]
    answers = await asyncio.gather(*(r.answer(c) for r, c in zip(hands, commands, strict=True)))
    raced.claims += len(hands)
    first = [(racer, ruled) for racer, ruled in zip(hands, answers, strict=True) if ruled.seq is not None]
    if len(first) != 1:
        raise RuntimeError(f"A race had {len(first)} winners: {[ruled.says for ruled in answers]}.")
    winner, won = first[0]
    assert won.seq is not None
    raced.won.append(Won(won.seq, winner.seat))
    raced.problems += [
        f"{racer.seat} lost to {winner.seat} and was told: {ruled.says}"
        for racer, ruled in zip(hands, answers, strict=True)
        if racer is not winner and not told(ruled, winner)
    ]
    laid = await winner.answer(await winner.say("Complete", acts.Complete()))
    if laid.seq is None:
        raise RuntimeError(f"A word could not be laid: {laid.says}")
    await asyncio.gather(*(racer.asked("Announce", laid.seq) for racer in racers))


def told(ruled: Ruled, winner: Racer) -> bool:
    """Whether a loser knows who was first."""
    name = f"Player 1.{winner.seat[1:]}"
    return ruled.verdict == "refused" and ruled.says.startswith(f"Too late: {name} was first")


def written(folder: Path, table: str) -> list[Won]:
    """Who was first, as the log on disk has it."""
    store = Store(folder)
    try:
        entries = [codec(catalog.game("letter_cards")).entry(line) for line in store.log.read(table)]
    finally:
        store.close()
    return [Won(entry.seq, entry.seat) for entry in entries if isinstance(entry.action, acts.Announce)]


def compare(won: list[Won], log: list[Won], screens: list[list[Line]]) -> list[str]:
    problems = []
    if won != log:
        problems.append(f"The answers tell of {len(won)} races, the log of {len(log)}, or in another order.")
    for number, lines in enumerate(screens, 1):
        if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
            problems.append(f"Screen {number} skipped an entry, or showed one twice.")
        shown = [Won(line.seq, line.seat) for line in lines if line.action["type"] == "Announce"]
        if shown != log:
            problems.append(
                f"Screen {number} shows {len(shown)} races, the log {len(log)}, or in another order."
            )
    return problems
