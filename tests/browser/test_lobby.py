"""The lobby and what is one tap from it, at a desk and on a phone, by day and by night."""

import re

import pytest
from playwright.sync_api import Browser, expect

from gamehall.kernel import catalog
from tests.browser.people import person, violations

SIZES = [(1280, 800), (360, 740)]
GAMES = sorted(catalog.games())


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_tap_to_a_table(browser: Browser, hall: str, game: str) -> None:
    page = person(browser, 360)
    page.goto(hall)
    page.locator(f'form[action="/play/{game}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#ask")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lobby_help_and_rules(browser: Browser, hall: str, width: int, height: int) -> None:
    page = person(browser, width, height)
    page.goto(hall)
    for details in page.locator("details").all():
        details.locator("summary").click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    code, first = page.get_by_label("Six letters"), page.get_by_role("button", name="Play now").first
    boxes = [one.bounding_box() for one in (code, first)]
    assert boxes[0]
    assert boxes[1]
    if width < 400:
        assert boxes[0]["y"] < boxes[1]["y"] < height, "the box for a code and the first game are at hand"
    for game in GAMES:
        page.goto(f"{hall}/help/{game}")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.goto(f"{hall}/new/{game}")
        page.locator("summary", has_text="All rules").click()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.close()


def test_a_wrong_code_is_typed_again(browser: Browser, hall: str) -> None:
    page = person(browser, 360)
    page.goto(hall)
    page.get_by_label("Six letters").fill("bbbbbb")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    expect(page.get_by_label("Six letters")).to_be_focused()
    expect(page.get_by_label("Six letters")).to_have_value("bbbbbb")
    assert violations(page) == []
    page.context.close()


def test_a_rulebook_is_searched_as_one_types(browser: Browser, hall: str) -> None:
    page = person(browser, 360)
    book = catalog.game(GAMES[0]).shelves[0].id
    page.goto(f"{hall}/rules/{GAMES[0]}/{book}")
    every = page.locator("article.paragraph").count()
    page.get_by_label("Search this rulebook").fill("challenge")
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"\d+ paragraphs have “challenge”\."))
    shown = page.locator("article.paragraph:visible").count()
    assert 0 < shown < every
    assert violations(page) == []
    page.get_by_label("Search this rulebook").fill("")
    expect(page.locator("article.paragraph:visible")).to_have_count(every)
    page.context.close()


def test_the_book_chosen_last_takes_nothing_away(browser: Browser, hall: str) -> None:
    page = person(browser)
    game = next(one for one in catalog.games().values() if len(one.shelves) > 2)
    page.goto(f"{hall}/new/{game.id}")
    page.get_by_label("Your name").fill("Ann")
    chair = page.get_by_label("Player 2", exact=True)
    bot = chair.locator("option").last.get_attribute("value")
    assert bot
    chair.select_option(bot)
    page.get_by_text("Tournament.").click()
    page.locator(".books button[aria-pressed=false]").first.click()
    page.wait_for_url("**/new/*")
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Player 2", exact=True)).to_have_value(bot)
    expect(page.locator("input[name=manner][value=tournament]")).to_be_checked()
    page.context.close()
