"""`gamehall linguishtik`, `gamehall judge`, and what `gamehall bench` measures of them.

The work is imported when it is asked for.
"""

from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gamehall.cli.games import Commands
from gamehall.cli.games.linguishtik.english_command import bench_english
from gamehall.cli.games.linguishtik.judge_command import judge

linguishtik = App(name="linguishtik", help="Let LinguiSHTIK bots play.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Count = Annotated[int, Parameter(validator=Number(gte=1))]
Division = Literal["all", "senior", "junior", "middle", "elementary"]


@linguishtik.command
def shakes(
    *,
    division: Division = "all",
    bots: str = "strong,regular,beginner",
    shakes: Count = 500,
    seed: int = 1,
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 1,
    json: Flag = False,
    wrong: Flag = False,
) -> int:
    """Let bots play shakes unattended, and judge every solution they hand in. Same seed, same shakes.

    Exits with 1 when a shake does not end or a position is not as it must be.

    Parameters
    ----------
    division
        Whose demands are played; all: so many shakes in each of the four.
    bots
        Two or three bots, separated by commas; they change chairs from table to table.
    shakes
        How many shakes in a division.
    seed
        What all cubes and all bots' choices follow from.
    jobs
        Processes to use; 0 for one a core.
    json
        Print the figures as JSON.
    wrong
        Also print every solution that the judge did not call valid.
    """
    from gamehall.cli.games.linguishtik.campaign import play_shakes

    return play_shakes(division, bots, shakes, seed, jobs, json, wrong)


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
    from gamehall.cli.games.linguishtik.bench import bench

    return bench(positions, seed, json)


COMMANDS = Commands(
    (linguishtik,), own=(judge,), bench={"linguishtik": bench_linguishtik, "english": bench_english}
)
