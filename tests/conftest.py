"""What the whole suite shares."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from gamehall.kernel.game import Game
from gamehall.machine.folder import DATA
from tests.shelf import peeking

settings.register_profile(
    "hall", deadline=None
)  # how long an example takes says only how busy the machine is
settings.load_profile("hall")


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a test leaves in the hall's folder is not left in that of the person who runs the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(DATA, str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def peek(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The hall with one more game, which has hidden cards; only while this test runs."""
    return peeking(monkeypatch)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly what was not tried on this machine."""
    skipped = terminalreporter.stats.get("skipped", [])
    if any("no Chromium" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line(
            "Browser tests were skipped: this machine has no Chromium (Debian: apt-get install chromium)."
        )
