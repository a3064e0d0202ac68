"""What the whole suite shares."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly what was not tried on this machine."""
    skipped = terminalreporter.stats.get("skipped", [])
    if any("no Chromium" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line(
            "Browser tests were skipped: this machine has no Chromium (Debian: apt-get install chromium)."
        )
