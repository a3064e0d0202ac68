"""The layout of a game's folder: the same names in every game, and a README that tells the rest."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from gamehall.kernel.parts import KINDS

LONGEST = 400
"""Lines of a file. A game whose Python is no longer than that, all together, is small."""

POSITION = ("acts", "events", "options", "state", "fold", "prompts")
"""What is said, what happens, in what tables differ, the position, how it changes, whom it waits for."""
WORDS = frozenset(
    (*POSITION, "rules", "referee", "judge", "answers", "portrait", "notation", "facts", "untimely")
) | {kind.__name__.lower() for kind in KINDS}
"""Names that a stranger knows from any other game."""

_HEAD = "| file | what it holds |"
_NAME = re.compile(r"`([^`]+)`")


def faults(folder: Path, *, plays: bool = True) -> list[str]:
    """What is wrong with a game's folder, or with that of what several games share: it `plays` nothing."""
    found = [*_data(folder)]
    if plays and not small(folder):
        found += [f"There is no {name}.py." for name in POSITION if not _module(folder, name)]
        found += ["The rules are no folder of chapters."] * (not (folder / "rules/__init__.py").exists())
    if plays and not any(folder.glob("book/*.toml")):
        found.append("There is no rulebook in book/.")
    if (folder / "README.md").exists():
        return [*found, *_told(folder)]
    if not small(folder):
        found.append("There is no README.md.")
    strange = {path.stem for path in _files(folder) if path.parent == folder} - WORDS
    return found + [f"{name} is no word of the layout, and no README tells it." for name in sorted(strange)]


def small(folder: Path) -> bool:
    """Its one rules.py may hold the position too, and it needs no README."""
    return (folder / "rules.py").exists() and sum(map(lines, folder.rglob("*.py"))) <= LONGEST


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def _module(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()


def _files(folder: Path) -> list[Path]:
    """Every file that has to be told of."""
    plain = ("README.md", "__init__.py")
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and "__pycache__" not in path.parts
        and not (path.parent == folder and path.name in plain)
    ]


def _data(folder: Path) -> Iterator[str]:
    """Rulebooks lie in book/, sheets in paper/, other tables in data/; beside the modules only pages."""
    for path in _files(folder):
        name = path.relative_to(folder)
        if path.suffix == ".toml":
            table = tomllib.loads(path.read_text("utf-8"))
            room = "book" if "paragraph" in table else "paper" if "piece" in table else "data"
            if name.parts[:-1] != (room,):
                yield f"{name} belongs in {room}/."
        elif path.parent == folder and path.suffix not in (".py", ".md"):
            yield f"{name} lies among the modules."


def _told(folder: Path) -> Iterator[str]:
    """The table of the README names every file, or the folder it is in, and nothing that is not there."""
    named = [*_named((folder / "README.md").read_text("utf-8"))]
    if not named:
        yield f"The README has no table {_HEAD}."
        return
    for name in named:
        if not (folder / name).exists() or (folder / name).is_dir() is not name.endswith("/"):
            yield f"The README tells of {name}, which is not there."
    known = {folder / name for name in named}
    for path in _files(folder):
        if known.isdisjoint((path, *path.parents)):
            yield f"The README does not tell of {path.relative_to(folder)}."


def _named(readme: str) -> Iterator[str]:
    inside = False
    for line in readme.splitlines():
        inside = line == _HEAD or (inside and line.startswith("|"))
        if inside:
            yield from _NAME.findall(line.split("|")[1])
