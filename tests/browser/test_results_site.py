"""The results site of an event, opened from its folder: nothing for axe, nothing sideways, no script."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gamehall.tournaments.event.acts import Finish
from gamehall.tournaments.site.pages import site
from gamehall.tournaments.standings.scoring import Scoring
from tests.browser.people import person, violations
from tests.tournaments.files.halls import Hall, plan, walked

SIZES = [(1280, 800), (360, 740)]
LEAGUE = Scoring(worth="places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored"))
EVENTS = {
    "two at a table": plan(rounds=9),
    "three at a table": plan(("elementary", "A division with a rather long name"), 3, scoring=LEAGUE),
}


@pytest.fixture(scope="module", params=EVENTS)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the longest names there can be."""
    long = ["Wolfeschlegelsteinhausen" * 3, "Maximiliana Konstantinopoulou-Featherstonehaugh " + "W" * 30]
    hall: Hall = walked(7, (*long, *(f"Player {n}" for n in range(20))), EVENTS[request.param])
    hall.says(Finish())
    where = tmp_path_factory.mktemp("site")
    for name, data in site(hall.state).items():
        (where / name).parent.mkdir(exist_ok=True)
        (where / name).write_bytes(data)
    return where


def shown(folder: Path) -> list[Path]:
    """Each kind of page; of entrants those with the longest names."""
    first = [folder / "entrants" / f"{number}.html" for number in (1, 2, 3)]
    return [*sorted(folder.glob("*.html")), *(page for page in first if page.is_file())]


def opened(browser: Browser, width: int, height: int) -> Page:
    return person(browser, width, height)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_page_fits_and_can_be_read(browser: Browser, folder: Path, width: int, height: int) -> None:
    page = opened(browser, width, height)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for file in shown(folder):
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width, file.name
    own = ("file://", "data:")
    assert [url for url in asked if not url.startswith(own)] == []
    page.context.close()


def test_axe_finds_nothing(browser: Browser, folder: Path) -> None:
    page = opened(browser, 360, 740)
    for file in shown(folder):
        page.goto(file.as_uri())
        assert violations(page) == [], file.name
    page.context.close()


def test_one_walks_through_it_without_script(browser: Browser, folder: Path) -> None:
    page = person(browser, java_script_enabled=False)
    page.goto((folder / "index.html").as_uri())
    page.get_by_role("link", name="Standings").first.click()
    page.locator("tbody a").first.click()
    heading = page.locator("h1").inner_text()
    page.locator("main table").get_by_role("link", name="1", exact=True).first.click()
    assert page.locator("h1").inner_text().startswith("Round 1")
    assert page.get_by_role("link", name=heading, exact=True).count()
    page.context.close()
