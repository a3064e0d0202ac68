"""A record of many pages, read at the table by mouse and by keyboard."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PHONE, button, person
from tests.web.conftest import FRIEND, ME, Running, Visitor
from tests.web.test_history import lengthen

LONG = 500


@pytest.fixture
def long_table(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address of a table at which much has happened, and the cookie of who sits there."""
    hall = Running(tmp_path / "data")
    with ExitStack() as stack:
        ann, ben = (Visitor(hall, stack).named(name) for name in ("Ann", "Ben"))
        made = ann.open(ME, FRIEND, game="contig60", options={"turn_seconds": 0})
        ben.post("/api/join", {"code": made["code"]})
        lengthen(hall, made["id"], entries=LONG)
        yield f"{hall.url}/t/{made['id']}", ann.http.cookies["gamehall"]
    hall.close()


def _record(browser: Browser, table: tuple[str, str], width: int) -> Page:
    page = person(browser, width)
    home = table[0].partition("/t/")[0]
    page.context.add_cookies([{"name": "gamehall", "value": table[1], "url": home}])
    page.goto(table[0])
    if width < PHONE:
        button(page, "Record")
    else:
        page.get_by_text(f"Record of the game ({LONG})").click()
    return page


@pytest.mark.parametrize("width", [1280, 360])
def test_earlier_entries_come_by_the_button(
    browser: Browser, long_table: tuple[str, str], width: int, tmp_path: Path
) -> None:
    page = _record(browser, long_table, width)
    entries, more = (
        page.locator(":is(details, dialog) ol li"),
        page.get_by_role("button", name="Show earlier entries"),
    )
    expect(entries).to_have_count(200)
    expect(page.get_by_text("300 more lie before these.")).to_be_visible()
    expect(page.get_by_role("button", name="Toss a die")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    more.scroll_into_view_if_needed()
    page.screenshot(path=tmp_path / "record.png")
    more.focus()
    page.keyboard.press("Enter")
    expect(entries).to_have_count(400)
    expect(page.get_by_text("200 earlier entries of the record are shown.")).to_be_attached()
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries).to_have_count(LONG)
    expect(more).to_have_count(0)
    expect(entries.last).to_have_attribute("value", "1")


def test_earlier_entries_come_to_who_reads_on(browser: Browser, long_table: tuple[str, str]) -> None:
    page = _record(browser, long_table, 1280)
    entries = page.locator(":is(details, dialog) ol li")
    expect(entries).to_have_count(200)
    entries.last.scroll_into_view_if_needed()
    expect(entries).to_have_count(400)
