"""`gamehall tournament print`: the papers of an event, with its options."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]


def print_papers(
    event: Path,
    *,
    what: Several = (),
    folder: Path = Path("paper"),
    round: Annotated[int | None, Parameter(validator=Number(gte=1), show_default=False)] = None,
    links: Path | None = None,
    size: Literal["a4", "letter"] = "a4",
) -> None:
    """Print an event on paper: lists for the wall, slips and sheets for the tables, cards and certificates.

    Each paper is written as a PDF and as a page for a browser. Papers of a round are of the last one that
    hangs out. Without --what all are written that have something on them; a name that is not known is
    answered with those there are.

    Parameters
    ----------
    event
        The record of an event, or the folder that holds its files.
    what
        Only this paper, such as slips or pairings-by-name; may be repeated.
    folder
        Where to write them.
    round
        Of this round.
    links
        A CSV file with the number of an entrant and their link in each line: for the login cards.
    size
        The size of the pages.
    """
    from gamehall.cli.commands.tournament_paper import write_papers

    write_papers(event, what, folder, round or 0, links, size)
