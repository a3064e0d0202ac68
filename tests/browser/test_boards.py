"""A table page asks for the board of its own game, once and at once, and for no other."""

from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, expect

from gamehall.kernel import catalog
from tests.browser.people import person

BOARDS = Path(__file__).parents[2] / "frontend/src/boards"
MOST_BYTES = 256 * 1024
"""Scripts of a table page, before they are packed for the way."""


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_a_table_page_ships_its_own_board_only(browser: Browser, hall: str, game: str) -> None:
    page = person(browser)
    page.request.post(f"{hall}/api/name", data={"name": "Ana"})
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"}]
    made = page.request.post(f"{hall}/api/tables", data={"game": game, "chairs": chairs})
    assert made.ok, made.text()
    scripts = set[str]()
    page.on("response", lambda got: scripts.update(_scripts(got.url, got.request.resource_type)))
    page.goto(f"{hall}/t/{made.json()['id']}")
    expect(page.locator("#ask")).to_be_visible()
    boards = [path for path in scripts if "/kit-" in path]
    assert len(boards) == (BOARDS / game / "kit.ts").is_file(), scripts
    sizes = [len(page.request.get(f"{hall}{path}").body()) for path in scripts]
    assert sum(sizes) < MOST_BYTES
    page.context.close()


def _scripts(url: str, kind: str) -> set[str]:
    path = urlparse(url).path
    return {path} if kind == "script" and path.startswith("/static/") else set()
