"""The commands that measure the hall, or do their worst to it and count what came of it."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

bench = App(name="bench", help="Measure the hall.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]


@bench.command
def hall(
    *,
    seconds: Positive = 15,
    tables: Positive = 200,
    rate: Positive = 400,
    json: Flag = False,
) -> int:
    """Measure the hall: entries a second in process, and moves a second over the network, to disk.

    Parameters
    ----------
    seconds
        How long to load the server.
    tables
        Tables in play, two sockets each.
    rate
        Moves a second, over all tables.
    json
        Print the figures as JSON.
    """
    from gamehall.proving.hall import bench_hall

    return bench_hall(seconds, tables, rate, json)


@bench.command
def restart(
    *, tables: Positive = 1_000, entries: Positive = 116, game: str | None = None, json: Flag = False
) -> int:
    """Measure a restart: how soon a hall that was killed with many tables in play is back, clocks and all.

    Parameters
    ----------
    tables
        Tables in play when the hall is killed.
    entries
        Entries in the record of each.
    game
        What is played there; all games by turns if not said.
    json
        Print the figures as JSON.
    """
    from gamehall.proving.restart import bench_restart

    return bench_restart(tables, entries, game, json)


def crashtest(
    *,
    kills: Positive = 25,
    seed: int = 1,
    tables: Positive = 8,
    soonest: Annotated[float, Parameter(validator=Number(gte=0))] = 0.0,
    latest: Annotated[float, Parameter(validator=Number(gte=0))] = 1.5,
    data: Path | None = None,
    at: Literal["play", "chairs", "events"] = "play",
) -> int:
    """Kill the server again and again under load, and check that nothing acknowledged is lost or doubled.

    Parameters
    ----------
    kills
        How often to kill it.
    seed
        What the moments of the kills follow from.
    tables
        Tables in play while it is killed.
    soonest
        The shortest life of a server, in seconds after its first page; 0 kills some as they open.
    latest
        The longest life of a server.
    data
        An empty folder to keep the hall in; a temporary one if not said.
    at
        When: while people play; while chairs are taken, tables begin, games end and are taken up again; or at
        the writes of an event, each in a hall of its own, all of them where there are no more than `kills`.
    """
    from gamehall.proving.crash_at_chairs import crash_at_chairs
    from gamehall.proving.crash_at_events import crash_at_events
    from gamehall.proving.crashtest import crash_test

    if at == "events":
        return crash_at_events(kills, seed, data)
    test = crash_at_chairs if at == "chairs" else crash_test
    return test(kills, seed, tables, (min(soonest, latest), latest), data)


def siege(
    *,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 15.0,
    only: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    frames: Positive = 20_000,
    seed: int = 1,
    same_address: Flag = False,
    json: Flag = False,
) -> int:
    """Attack a hall of its own in every way known while honest people play, and tell how it was for them.

    Exits with 1 when something was lost, broke down or was not given back, or when others had to wait.

    Parameters
    ----------
    seconds
        How long each attack lasts; as long the others are measured before it.
    only
        One attack: flood, joins, deaf, openers, heavy, half-open, frames, disk or clock; may be repeated.
    frames
        How many mutated messages are sent; a long run has 1,000,000.
    seed
        What chance follows from.
    same_address
        The attackers come from the address of the others, as behind one router.
    json
        Print the figures as JSON.
    """
    from gamehall.proving.siege.command import besiege

    return besiege(seconds, only, frames, seed, same_address, json)
