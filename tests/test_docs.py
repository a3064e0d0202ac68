"""The pages about the hall: all stand in the site, tell of what is there, and fetch nothing from afar."""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text("utf-8")
LOADS = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}
"""What a browser fetches by itself."""


def rooms() -> list[str]:
    """The layers, from the one that may use all others down to the kernel, that are there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    rows = project["tool"]["importlinter"]["contracts"][0]["layers"]
    named = [name for row in rows for name in re.findall(r"\w+", row)]
    return [name for name in named if (ROOT / "src/gamehall" / name).is_dir()]


def test_every_page_stands_in_the_site() -> None:
    assert set(re.findall(r"[\w-]+\.md$", SITE, re.MULTILINE)) == {page.name for page in DOCS.glob("*.md")}


def test_the_picture_shows_the_layers_in_their_order() -> None:
    picture = (DOCS / "layers.svg").read_text("utf-8")
    assert re.findall(r'font-weight="700">(\w+)<', picture) == rooms()


@pytest.mark.parametrize("page", ["docs/architecture.md", "README.md"])
def test_every_room_of_the_hall_is_told_of(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    rows = " ".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))
    assert [room for room in rooms() if not re.search(rf"\b{room}\b", rows)] == []


def test_what_is_told_of_is_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    told = set(re.findall(r"`((?:[a-z_]+/)*[a-z_]+(?:/|\.py))`", text))
    hall = ROOT / "src/gamehall"
    houses = [ROOT, hall.parent, hall, hall / "kernel", hall / "store", *(hall / "games").iterdir()]
    houses.append(ROOT / "tests/toys/peek")  # as small as a game may be
    assert len(told) > 40
    assert [path for path in sorted(told) if not any((house / path).exists() for house in houses)] == []


class Fetched(HTMLParser):
    """Addresses that a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag in LOADS and told.get("rel") != "canonical":
            self.found.append(told.get(LOADS[tag]) or "")


def test_the_site_is_built_and_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="what builds the site is not installed: make docs")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in DOCS.glob("*.md"):
        fetched = Fetched()
        fetched.feed((tmp_path / "site" / f"{page.stem}.html").read_text("utf-8"))
        assert fetched.found
        assert [address for address in fetched.found if re.match(r"(https?:)?//", address)] == []
