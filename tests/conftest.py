"""What the whole suite shares."""

from pathlib import Path

import pytest
from hypothesis import settings

import gamehall.games
from gamehall.kernel import catalog
from gamehall.kernel.game import Game

settings.register_profile(
    "hall", deadline=None
)  # how long an example takes says only how busy the machine is
settings.load_profile("hall")

TOYS = Path(__file__).with_name("toys")


@pytest.fixture
def peek(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The hall with one more game, which has hidden cards; only while this test runs."""
    real = catalog.games()
    monkeypatch.setattr(gamehall.games, "__path__", [*gamehall.games.__path__, str(TOYS)])
    from gamehall.games.peek.rules import GAME

    monkeypatch.setattr(catalog, "games", lambda: {**real, "peek": GAME})
    return GAME


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly what was not tried on this machine."""
    skipped = terminalreporter.stats.get("skipped", [])
    if any("no Chromium" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line(
            "Browser tests were skipped: this machine has no Chromium (Debian: apt-get install chromium)."
        )
