"""The shelf on which the hall finds its games, and one more put there while a test runs."""

import importlib
from pathlib import Path

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.game import Game

SHELF = importlib.import_module("gamehall.games")
"""The package itself; `gamehall.games` is to a reader the question for all games."""
TOYS = Path(__file__).with_name("toys")


def put_there(patched: pytest.MonkeyPatch, folder: Path) -> None:
    """Games in this folder are found as those of the hall are."""
    patched.setattr(SHELF, "__path__", [*SHELF.__path__, str(folder)])


def peeking(patched: pytest.MonkeyPatch) -> Game:
    """The hall with one more game, which has hidden cards."""
    real = catalog.games()
    put_there(patched, TOYS)
    game = catalog.game("peek")
    patched.setattr(catalog, "games", lambda: {**real, "peek": game})
    return game
