"""A paper as a PDF."""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from gamehall.tournaments.paper.blocks import Paper
from gamehall.tournaments.paper.fonts import families, fonts
from gamehall.tournaments.paper.prepare import Size, prepared

if TYPE_CHECKING:
    from typst import Compiler

_TEMPLATE = Path(__file__).with_name("data") / "paper.typ"


@cache
def _compiler() -> "Compiler":
    found = fonts()
    from typst import Compiler

    return Compiler(str(_TEMPLATE), root=str(_TEMPLATE.parent), font_paths=found, ignore_system_fonts=True)


def pdf(paper: Paper, size: Size = "a4") -> bytes:
    """The same paper gives the same bytes."""
    compiler = _compiler()
    plain = {**prepared(paper, size), "fonts": families()}
    told = json.dumps(plain, ensure_ascii=False)
    made = compiler.compile(format="pdf", sys_inputs={"paper": told}, timestamp=0)
    assert isinstance(made, bytes)
    return made
