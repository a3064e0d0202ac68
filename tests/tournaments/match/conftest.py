"""A hall with five games of the Pentathlon, whichever it has itself."""

from pathlib import Path

import pytest

import gamehall.games
from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from tests.live.desk import Watch

TOYS = Path(__file__).with_name("games")


@pytest.fixture
def five(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """No game but these, found in their folder; only while this test runs."""
    monkeypatch.setattr(gamehall.games, "__path__", [*vars(gamehall.games)["__path__"], str(TOYS)])
    names = sorted(path.parent.name for path in TOYS.glob("*/rules.py"))
    games = {name: catalog.game(name) for name in names}
    monkeypatch.setattr(catalog, "games", lambda: games)
    return games


@pytest.fixture
def watch() -> Watch:
    return Watch()
