"""Every game of the catalog, and the toys, in every manner: no list to edit."""

import pytest

from gamehall.kernel.catalog import games
from gamehall.kernel.game import Game
from tests.toys.bluff.rules import GAME as BLUFF


def every_game() -> list[Game]:
    return [*games().values(), BLUFF]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", every_game(), ids=lambda game: game.id)
    if "manner" in metafunc.fixturenames:
        metafunc.parametrize("manner", ["tournament", "guided"])
