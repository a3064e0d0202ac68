"""What docs/security.md promises is held by tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMED = re.findall(r"`(tests/[^`]+)`", (ROOT / "docs/security.md").read_text())


def test_every_test_that_is_named_is_there() -> None:
    assert len(NAMED) > 50
    assert [named for named in NAMED if not _is_there(named)] == []


def _is_there(named: str) -> bool:
    file, _, test = named.partition("::")
    path = ROOT / file
    return path.exists() and (not test or f"def {test}(" in path.read_text())
