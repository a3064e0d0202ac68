"""One person keeps a wooden board: whose turn it is stands there by name, and what to type next."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import button, person, violations

SIZES = ((1280, 800), (360, 740))


@pytest.mark.parametrize("size", SIZES)
def test_the_keeper_changes_no_chairs(browser: Browser, hall: str, size: tuple[int, int]) -> None:
    page = person(browser, *size)
    page.request.post(f"{hall}/api/name", data={"name": "Ann"})
    page.goto(f"{hall}/new/contig60")
    page.get_by_text("A real board that I keep for all players").click()
    page.get_by_text("I keep a real board.").click()
    page.get_by_label("Name of player 1").fill("Mia")
    page.get_by_label("Name of player 2").fill("Noah")
    assert violations(page) == []
    button(page, "Open the table")
    ask = page.locator("#ask")
    for name, die in (("Mia", "2"), ("Noah", "5")):
        expect(ask).to_contain_text(name)
        button(page, "Toss a die")
        expect(ask).to_have_text(f"Toss a die for {name}.")
        typed(page, die)
    expect(ask).to_contain_text("Mia’s turn")
    button(page, "Roll the dice")
    expect(ask).to_have_text("Roll three dice for Mia.")
    assert violations(page) == []
    typed(page, "1", "2", "3")
    expect(ask).to_contain_text("Mia’s turn: announce a number sentence")
    expect(page.locator(".just .newest")).to_contain_text("The dice show 1, 2, 3.")
    said = page.locator("body").inner_text()
    assert not re.search(r"\baway\b|You look from|Waiting for you|Waiting for Ann", said)
    if size == SIZES[0]:  # on a phone the timekeeper's part is scrolled, and nothing in it takes the focus
        assert violations(page) == []


def typed(page: Page, *dice: str) -> None:
    for number, die in enumerate(dice, 1):
        page.get_by_label(f"Die {number}", exact=True).fill(die)
    button(page, "Enter the dice")
