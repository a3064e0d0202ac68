"""The kernel's independence, which import-linter can only state as a list of what is forbidden."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import gamehall

SOURCE = Path(gamehall.__file__).parent
ALLOWED = sys.stdlib_module_names | {"msgspec"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module


def test_the_kernel_knows_msgspec_and_the_standard_library_only() -> None:
    strangers = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in (SOURCE / "kernel").rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] not in ALLOWED and not f"{name}.".startswith("gamehall.kernel.")
    }
    assert not strangers


def test_tests_run_coroutines_in_a_thread_of_their_own() -> None:
    """The browser's loop runs in the main thread for a whole session, in whatever order tests come."""
    tests = Path(__file__).parent
    here = [path for path in tests.rglob("*.py") if path.name not in ("loops.py", Path(__file__).name)]
    assert [path.name for path in here if "asyncio.run(" in path.read_text("utf-8")] == []
