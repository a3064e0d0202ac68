"""What the whole suite shares."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import gamehall.games
from gamehall.kernel import catalog
from gamehall.kernel.folder import DATA
from gamehall.kernel.game import Game

settings.register_profile(
    "hall", deadline=None
)  # how long an example takes says only how busy the machine is
settings.load_profile("hall")

TOYS = Path(__file__).with_name("toys")


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a test leaves in the hall's folder is not left in that of the person who runs the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(DATA, str(tmp_path_factory.mktemp("data")))
        yield


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
