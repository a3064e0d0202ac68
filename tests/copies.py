"""Copies of the hall and of its front end, to plant something in."""

import shutil
from pathlib import Path

import gamehall

HALL = Path(gamehall.__file__).parent
FRONTEND = HALL.parents[1] / "frontend"
BUILT = ("node_modules", "dist", ".build.lock")


def copy_modules(to: Path) -> Path:
    """Every module of the hall, beside what lies there already."""
    shutil.copytree(HALL, to, ignore=_but_modules, dirs_exist_ok=True)
    return to


def copy_front_end(to: Path) -> Path:
    """The sources of the front end, with the packages that are installed for them."""
    shutil.copytree(FRONTEND, to, ignore=shutil.ignore_patterns(*BUILT), dirs_exist_ok=True)
    (to / "node_modules").symlink_to(FRONTEND / "node_modules")
    return to


def _but_modules(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]
