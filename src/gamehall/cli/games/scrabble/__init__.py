"""`gamehall scrabble` and `gamehall bench scrabble`. The work is elsewhere and imported when asked for."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gamehall.cli.games import Commands
from gamehall.cli.games.scrabble.gcg_commands import gcg

scrabble = App(name="scrabble", help="Ask the Scrabble engine.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Said = Annotated[str, Parameter(show_default=False)]
Words = Annotated[str, Parameter(help="A word list of the hall, or a file with one word a line.")]


@scrabble.command
def plays(
    *,
    lexicon: Words = "hall",
    batch: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    board: Said = "",
    rack: Said = "",
    best: Annotated[int | None, Parameter(validator=Number(gte=0))] = None,
    json: Flag = False,
) -> int:
    """List the plays of positions: how many, the sum of their scores, the top score, the best ones.

    With --batch one line a position, separated by tabs. Exits with 2 when a line is no position; the others
    are answered all the same.

    Parameters
    ----------
    batch
        A file with one position a line: rows and rack as below, separated by a space; what follows behind the
        rack or a tab is not read. `-` reads from standard input.
    board
        One position: 15 rows separated by /, numbers for empty squares, small letters for blanks.
    rack
        The rack for --board, `?` or `_` for a blank.
    best
        Also the best plays, at most so many. Letters in parentheses are on the board already.
    json
        Print JSON, an object a line.
    """
    from gamehall.cli.games.scrabble.plays import answer_batch, answer_one

    if batch is not None:
        return answer_batch(lexicon, batch, best or 0, json)
    return answer_one(lexicon, board, rack, 20 if best is None else best, json)


def bench_scrabble(*, lexicon: Words = "hall", positions: Path | None = None, json: Flag = False) -> int:
    """Measure the Scrabble engine, in processor time: plays, whole games, starting, the word graph.

    Parameters
    ----------
    positions
        A file of positions as `gamehall scrabble plays --batch` reads it; without one, positions of games
        that the engine plays against itself.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.games.scrabble.bench import bench

    return bench(lexicon, positions, json)


COMMANDS = Commands((scrabble, gcg), bench={"scrabble": bench_scrabble})
