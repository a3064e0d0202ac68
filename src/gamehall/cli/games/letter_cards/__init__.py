"""`gamehall racetest` and `gamehall bench race`: letter card tables where many hands claim at once."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gamehall.cli.games import Commands

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]
Seats = Annotated[int, Parameter(validator=Number(gte=2, lte=6))]


def race(*, tables: Positive = 50, players: Seats = 4, seconds: Positive = 15, json: Flag = False) -> int:
    """Measure a race: how soon a completed word of a letter card table is on its other screens.

    Parameters
    ----------
    tables
        Tables in play, each with a new word every second.
    players
        Players at a table, a socket each.
    seconds
        How long to load the server.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.games.letter_cards.bench import bench_race

    return bench_race(tables, players, seconds, json)


def racetest(*, claims: Positive = 10_000, players: Seats = 6, seed: int = 1) -> int:
    """Let everybody at a table claim the next word at once, again and again: one is first, and all agree.

    Parameters
    ----------
    claims
        How many claims there are, over all races; a hundred a second.
    players
        Players at the table.
    seed
        What the order of the hands follows from.
    """
    from gamehall.cli.games.letter_cards.racetest import race_test

    return race_test(claims, players, seed)


COMMANDS = Commands(own=(racetest,), bench={"race": race})
