"""The fonts of printed pages: letters of the scripts in which the world writes its names.

The build of the front end brings them. Without them the letters of Western languages are still there. Fonts
of the machine are never taken, so that the same paper is printed alike everywhere."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from gamehall.kernel.extras import missing

if TYPE_CHECKING:
    from typst import Fonts

FOLDER = Path(__file__).parents[2] / "web" / "static" / "print"
_FIRST = "Noto Sans"
_LAST = "Libertinus Serif"
"""It comes with the program that lays out the pages."""


@cache
def fonts() -> "Fonts":
    try:
        from typst import Fonts
    except ImportError as error:
        raise missing("tournaments", "Printing on paper") from error
    return Fonts(include_system_fonts=False, font_paths=[FOLDER] if FOLDER.is_dir() else [])


@cache
def families() -> tuple[str, ...]:
    """Where each letter is looked for, the first first; only families that are there."""
    brought = {one.family for one in fonts().fonts() if one.path}
    return (*sorted(brought, key=lambda family: (family != _FIRST, family)), _LAST)
