"""A paper as a page for a browser, which prints it as well: whole in itself, without script or network."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from gamehall.kernel.extras import missing
from gamehall.tournaments.paper.blocks import Paper
from gamehall.tournaments.paper.codes import drawn
from gamehall.tournaments.paper.prepare import SIZES, Size
from gamehall.tournaments.paper.wording import printed

if TYPE_CHECKING:
    from jinja2 import Environment

_TEMPLATES = Path(__file__).with_name("templates")


def page(paper: Paper, size: Size = "a4") -> str:
    wide, high = SIZES[size]
    if paper.landscape:
        wide, high = high, wide
    return _templates().get_template("paper.html").render(paper=paper, wide=wide, high=high)


@cache
def _templates() -> "Environment":
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise missing("tournaments", "A page to be printed") from error
    found = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["printed"] = printed
    found.globals.update(style=(_TEMPLATES / "paper.css").read_text("utf-8"), code=drawn)
    return found
