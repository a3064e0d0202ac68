"""The site's own style is the hall's: its colours and measures are those of the hall's one list."""

import re
from pathlib import Path

import pytest

TEMPLATES = Path(__file__).parents[3] / "src/gamehall/tournaments/site/templates"
TOKENS = Path(__file__).parents[3] / "frontend/src/look/tokens.css"
_TOKEN = re.compile(r"(--[\w-]+):\s*([^;]+);")


def tokens(file: Path) -> dict[str, str]:
    """By name, as the first rule of the file has them."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
    root = text[text.index(":root {") : text.index("\n}")]
    return {name: " ".join(value.split()) for name, value in _TOKEN.findall(root)}


@pytest.mark.skipif(not TOKENS.is_file(), reason="the front end is not here")
def test_every_colour_and_measure_is_that_of_the_hall() -> None:
    hall = tokens(TOKENS) | {"--font": tokens(TOKENS)["--font"]}
    own = tokens(TEMPLATES / "site.css")
    assert own
    assert {name: hall.get(name) for name in own} == own


def test_no_colour_is_used_that_is_not_in_the_list() -> None:
    text = (TEMPLATES / "site.css").read_text("utf-8")
    own = set(tokens(TEMPLATES / "site.css"))
    rules = text[text.index("\n}") : text.index("@media print")]
    assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= own
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(", rules)
    assert own <= set(re.findall(r"var\((--[\w-]+)\)", text)), "none is there for nothing"
