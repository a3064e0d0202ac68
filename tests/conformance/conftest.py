"""Every game of the catalog and the toy that hides cards, by each shelf, in every manner: no list to edit."""

from functools import cache

import pytest

from gamehall.kernel.catalog import games
from gamehall.kernel.game import Game
from tests.toys.bluff.rules import GAME as BLUFF


@cache
def every_game() -> dict[str, Game]:
    """A game that is played by several shelves stands here once for each that has books of its own."""
    every = {}
    for game in (*games().values(), BLUFF):
        by_books = {tuple(book.id for book in shelf.books): shelf for shelf in reversed(game.shelves)}
        for shelf in reversed(by_books.values()):
            name = game.id if len(game.shelves) == 1 else f"{game.id}:{shelf.id}"
            every[name] = game.by(shelf.id)
    return every


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", every_game().values(), ids=every_game().keys())
    if "manner" in metafunc.fixturenames:
        metafunc.parametrize("manner", ["tournament", "guided"])
