"""`gamehall bench linguishtik`. The work is elsewhere and imported when asked for."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Count = Annotated[int, Parameter(validator=Number(gte=1))]


def bench_linguishtik(*, positions: Count = 400, seed: int = 1, json: Flag = False) -> int:
    """Measure how fast words are found and questions of possible or impossible are answered.

    Parameters
    ----------
    positions
        So many positions are drawn: real rolls, with demands of all divisions.
    seed
        Another seed draws other positions.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.linguishtik_bench import bench

    return bench(positions, seed, json)
