"""How the entrants of a board sit down at a table of the hall."""

from typing import Any, NamedTuple

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.seat import Seat, player
from gamehall.kernel.setting import setting
from gamehall.tournaments.event.state import Board, State


class Seating(NamedTuple):
    game: str
    book: str
    options: dict[str, Any]
    chairs: dict[Seat, int]
    """Each chair and the entrant who plays from it."""
    names: dict[Seat, str]
    """Whom each chair is kept for."""


def seating(state: State, division: str, board: Board) -> Seating:
    """Who begins has the first chair. A team whose game has chairs for it has one for each of its people.

    KeyError where this hall has no such game, ValueError where it cannot offer what the book asks for.
    """
    game = catalog.game(board.meeting.game or state.format.games[0])
    book = _book(game, state, division)
    game = game.by(book)
    chairs: dict[Seat, int] = {}
    names: dict[Seat, str] = {}
    for at, number in enumerate(board.meeting.who):
        for seat, name in zip(_places(game, state, at, number), _people(state, number), strict=False):
            chairs[seat], names[seat] = number, name
    in_order = sorted(chairs, key=lambda seat: int(seat[1:]))
    return Seating(
        game.id,
        book,
        setting(game, book, "tournament", {}),
        {seat: chairs[seat] for seat in in_order},
        {seat: names[seat] for seat in in_order},
    )


def _book(game: Game, state: State, division: str) -> str:
    """The shelf of the plan, if it is one of this game's; else the game's first."""
    wished = state.format.books.get(division) or state.format.book
    return wished if wished in {shelf.id for shelf in game.shelves} else game.shelves[0].id


def _places(game: Game, state: State, at: int, number: int) -> list[Seat]:
    """Teams sit across: odd chairs against even ones."""
    if not game.teams:
        return [player(at + 1)]
    people = len(state.entrants[number].members) or 1
    return [player(at + 1 + 2 * n) for n in range(min(people, game.seats[1] // 2))]


def _people(state: State, number: int) -> tuple[str, ...]:
    one = state.entrants[number]
    return one.members or (one.name,)
