"""A pentathlete's day: all games of the Mathematics Pentathlon between the same two players."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import fields

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.seat import Seat
from gamehall.kernel.setting import setting
from gamehall.kernel.table import Table
from gamehall.tournaments.match.acts import Slip
from gamehall.tournaments.match.awards import award
from gamehall.tournaments.match.rules import match_game
from gamehall.tournaments.match.star import star
from gamehall.tournaments.match.state import Options, Part, Points

CITES = ("five-games", "points")

_COMMON = "pentathlon-common"
"""The book of the event's common rules."""

_BOOKS = Path(__file__).with_name("book")

DAY = match_game(
    "pentathlon",
    "A pentathlete's day",
    shelve(
        "day",
        "A pentathlete's day",
        read_book(_BOOKS / "day.toml"),
        read_book(_BOOKS / "match.toml"),
    ),
    award,
)


def games_of_the_day() -> list[Game]:
    """The games that say they belong to the event: their sheets stand beside its common rules."""
    return [
        game for game in catalog.games().values() if any(book.id == _COMMON for book in game.shelves[0].books)
    ]


def options(drawn: str, points: Points | None = None) -> Options:
    """A day as it is opened: every game once, in the order of the star."""
    games = {game.id: game for game in games_of_the_day()}
    return Options(
        games=tuple(_part(games[id]) for id in star(games, drawn)), star=drawn, points=points or Points()
    )


def _part(game: Game) -> Part:
    shelf = game.shelves[0]
    return Part(game.id, game.name, shelf.id, shelf.edition)


def header(id: str, of: Options, manner: Manner, players: Iterable[Player], opened_at: int) -> Header:
    """The first line of the day's record."""
    (shelf,) = DAY.shelves
    return Header(
        table=id,
        game=DAY.id,
        book=shelf.id,
        edition=shelf.edition,
        manner=manner,
        options=msgspec.to_builtins(of),
        players=tuple(players),
        opened_at=opened_at,
    )


def table_options(part: Part, manner: Manner, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The options of one game's table: of what was wished for the day, those that the game knows."""
    game = catalog.game(part.game).by(part.book)
    known = {field.encode_name for field in fields(game.options)}
    return setting(game, part.book, manner, {name: v for name, v in wished.items() if name in known})


def slips(table: Table) -> dict[Seat, Slip]:
    """What the score cards of a table say: the only official record of a result."""
    return {
        seat: Slip(card.result, card.score, card.signed, conduct=card.points == 0)
        for seat, card in table.state.card.score_cards.items()
    }
