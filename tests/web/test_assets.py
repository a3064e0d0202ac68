"""What a page ships: a table page of any game is light, and nobody is sent the look of another page."""

import re
from pathlib import Path

import pytest

from gamehall.web.pages.render import STATIC

BOARDS = Path(__file__).parents[2] / "frontend/src/boards"
GAMES = sorted(kit.parent.name for kit in BOARDS.glob("*/kit.ts"))
MOST_BYTES = 200_000
"""Scripts of a table page as it opens, before they are packed for the way."""
_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.{1,2}/[^"']+\.js)["']""")


def scripts(assets: Path, game: str) -> set[Path]:
    """The table page, the board of the game, and all that these cannot do without."""
    [board] = (assets / "table").glob(f"{game}-*.js")
    found, look = set[Path](), [assets / "table.js", board]
    while look:
        script = look.pop().resolve()
        if script not in found:
            found.add(script)
            look += [script.parent / name for name in _IMPORT.findall(script.read_text("utf-8"))]
    return found


def weight(assets: Path, game: str) -> int:
    return sum(script.stat().st_size for script in scripts(assets, game))


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_of_a_table_page_are_light(game: str) -> None:
    assert weight(STATIC / "assets", game) < MOST_BYTES


def test_what_a_script_imports_is_weighed_with_it(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    for name, text in {
        "table.js": 'import{a as b}from"./table/shared-1.js";import("./table/go-2.js")',
        "table/go-2.js": 'import{a}from"./shared-1.js";import"./stones-3.js";import("./later-4.js")',
        "table/shared-1.js": "//" + "s" * 98,
        "table/stones-3.js": "//" + "t" * MOST_BYTES,
        "table/later-4.js": "//" + "l" * 500,
    }.items():
        (tmp_path / name).write_text(text)
    assert {script.name for script in scripts(tmp_path, "go")} == {
        "table.js",
        "go-2.js",
        "shared-1.js",
        "stones-3.js",
    }
    assert MOST_BYTES < weight(tmp_path, "go") < MOST_BYTES + 500


def classes(css: str) -> set[str]:
    return set(re.findall(r"\.([a-z][\w-]*)", css))


def test_the_look_of_one_game_is_not_sent_to_every_page() -> None:
    hall = classes((STATIC / "assets/hall.css").read_text("utf-8"))
    sheets = {sheet: classes(sheet.read_text("utf-8")) for sheet in sorted(BOARDS.glob("*/*.css"))}
    assert sheets
    for sheet, own in sheets.items():
        prefix = {name for name in own if name not in hall}
        assert len(prefix) > len(own) / 2, f"{sheet.name} stands in hall.css"


def test_every_page_of_a_game_is_built_under_its_name() -> None:
    pages = [f"{page.parts[-3]}-{page.stem}" for page in BOARDS.glob("*/pages/*.ts")]
    assert pages
    for page in pages:
        assert (STATIC / "assets" / f"{page}.js").stat().st_size
        assert (STATIC / "assets" / f"{page}.css").is_file()
