"""A table page asks for the board of its own game and no other, and opens anew for a part that it misses."""

from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, Route, expect

from gamehall.kernel import catalog
from tests.browser.people import person

BOARDS = Path(__file__).parents[2] / "frontend/src/boards"
MOST_BYTES = 200_000
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
    page.wait_for_load_state("networkidle")  # also what is laid ready for later
    boards = {other for other in catalog.games() for path in scripts if f"/{other}-" in path}
    assert boards == ({game} if (BOARDS / game / "kit.ts").is_file() else set()), scripts
    sizes = [len(page.request.get(f"{hall}{path}").body()) for path in scripts]
    assert sum(sizes) < MOST_BYTES
    page.context.close()


def _scripts(url: str, kind: str) -> set[str]:
    path = urlparse(url).path
    return {path} if kind == "script" and path.startswith("/static/") else set()


def test_a_page_that_misses_a_part_of_itself_opens_anew(browser: Browser, hall: str) -> None:
    """An upgrade of the hall takes the files away that an open page would still ask for."""
    page = person(browser)
    page.request.post(f"{hall}/api/name", data={"name": "Tim"})
    chairs = [{"seat": seat, "who": "bot", "bot": "greedy"} for seat in ("p1", "p2")]
    chairs.append({"seat": "clock", "who": "me"})
    made = page.request.post(f"{hall}/api/tables", data={"game": "contig60", "chairs": chairs})
    assert made.ok, made.text()
    missed: list[str] = []

    def gone(route: Route) -> None:
        missed.append(route.request.url)
        if len(missed) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/Timekeeper-*.js", gone)
    page.goto(f"{hall}/t/{made.json()['id']}")
    expect(page.get_by_role("region", name="You keep the time", exact=True)).to_be_visible()
    assert len(missed) == 2
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    page.context.close()
