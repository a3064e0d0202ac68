"""A replay by turns, with the racks that the record knows, also of a game file."""

import re

from playwright.sync_api import Browser, FilePayload, expect

from tests.browser.people import button, person, violations
from tests.games.scrabble.gcg.games import whole_game


def test_a_game_file_is_replayed_turn_by_turn_with_its_racks(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.request.post(f"{hall}/api/name", data={"name": "Ann"})
    file = FilePayload(name="game.gcg", mimeType="text/plain", buffer=whole_game(3).encode())
    shown = page.request.post(f"{hall}/import", multipart={"file": file})
    assert shown.ok, shown.text()
    page.goto(shown.url)  # a file in which nothing is wrong is replayed at once
    racks = page.get_by_role("list", name="Racks").get_by_role("img")
    where = page.locator(".where")
    expect(where).to_have_text("The opening")
    button(page, "Turn on")
    first = where.inner_text()
    assert re.search(r"Entry \d+ of", first)
    told = racks.first.get_attribute("aria-label") or ""
    assert re.fullmatch(r"(?:(?:[A-Z]|blank) ?)+|empty", told), told
    page.keyboard.press("PageDown")
    expect(where).not_to_have_text(first)
    page.keyboard.press("PageUp")
    expect(where).to_have_text(first)
    page.get_by_text(re.compile(r"^Turns \(\d+\)$")).click()
    page.locator("details li button").nth(2).click()
    expect(page.locator("details li[aria-current]").first).to_be_visible()
    assert violations(page) == []
