"""`gamehall juggle`. The work is elsewhere and imported when asked for."""

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gamehall.cli.games import Commands

juggle = App(name="juggle", help="Ask the Juggle bots.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]


@juggle.command
def solo(*bots: str, games: Positive = 200, seed: int = 1, json: Flag = False) -> int:
    """Count the turns in which bots cover a board alone, with the same dice; exits with 1 if one never does.

    Parameters
    ----------
    bots
        The bots, such as `strong` and `greedy`, which are compared where nothing is said.
    games
        How many boards each covers.
    seed
        What the dice follow from.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.games.juggle.solo import compare

    return compare(bots or ("strong", "greedy"), games, seed, json)


COMMANDS = Commands(apps=(juggle,))
