"""`gamehall bench director`: how fast the pages are from which a large event is run."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]


def director(
    *,
    players: Annotated[int, Parameter(validator=Number(gte=4, lte=4_000))] = 500,
    rounds: Annotated[int, Parameter(validator=Number(gte=1, lte=30))] = 7,
    json: Flag = False,
) -> int:
    """Measure a director's pages: each of a large event, on one core, and how soon the next round is paired.

    Parameters
    ----------
    players
        How many play; their results are drawn.
    rounds
        How many rounds hang out; of the last one half of the results are in.
    json
        Print the figures as JSON.
    """
    from gamehall.kernel.extras import need

    need("tournaments", "An event")
    from gamehall.proving.events.director import bench_director

    return bench_director(players, rounds, json)
