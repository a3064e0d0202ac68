"""`gamehall tournament`: events in the terminal. What each command does is elsewhere."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

tournament = App(name="tournament", help="Plan events, and see one played from check-in to prizes.")

Said = Annotated[str, Parameter(show_default=False)]
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
Some = Annotated[int | None, Parameter(validator=Number(gte=0), show_default=False)]


@tournament.command
def demo(
    event: str,
    *,
    players: Some = None,
    seed: str = "1",
    folder: Annotated[Path | None, Parameter(show_default=False)] = None,
    tables: Some = None,
    game: Several = (),
) -> None:
    """Play an event through, from check-in to prizes, and leave its files and its results site in a folder.

    People are made up, and most results are drawn by how strong they are; at some tables bots play. Somebody
    comes late, somebody leaves, a game is forfeited, a slip was read wrongly, points are taken.

    Parameters
    ----------
    event
        all-bankers, literacy-fest, league-day or pentathlon; or a format, by its id or as a file.
    players
        How many entrants; where a team plays as one it is one of them. Some fifty, if not said.
    seed
        What people and results follow from: the same seed, the same event.
    folder
        Where to leave the files; a folder of the event's name, if not said.
    tables
        At so many boards of each round bots play the games; 0: every result is drawn.
    game
        For a format of any game: which one is played, by its id; `gamehall rules` lists them.
    """
    from gamehall.cli.commands.tournament_demo import play_through

    play_through(event, players, seed, folder, tables, game)


@tournament.command
def formats() -> None:
    """List the ready-made formats: those of single games, then those of any game."""
    from gamehall.cli.commands.tournament_formats import print_list

    print_list()


@tournament.command
def show(format: str, *, game: Several = (), entrants: Some = None, write: Path | None = None) -> None:
    """Tell what a format does, in words, and where each rule comes from.

    A file with a format is checked: what is wrong is said with its line. With --write a format becomes a file
    that you can edit, show again, and play through with `tournament demo FILE`.

    Parameters
    ----------
    format
        The id of a format, or a file.
    game
        For a format of any game: which one is played.
    entrants
        For so many entrants: a round robin and a knock-out then have the rounds that they need.
    write
        Write the format into this file, which is not there yet.
    """
    from gamehall.cli.commands.tournament_formats import show_format

    show_format(format, game, entrants or 0, write)
