"""The hall screen follows its table by itself, fits the projector, and can be read."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import button, person, violations

OVER = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement
  return [scrollHeight - innerHeight, scrollWidth - innerWidth]
}"""
"""How many pixels do not fit."""


def table_of(ann: Page, hall: str, game: str, bot: str) -> str:
    ann.request.post(f"{hall}/api/name", data={"name": "Ann"})
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": bot}]
    made = ann.request.post(f"{hall}/api/tables", data={"game": game, "chairs": chairs})
    return str(made.json()["id"])


def test_the_screen_of_a_race_is_live(browser: Browser, hall: str) -> None:
    ann, wall = person(browser), person(browser, 1280, 720)
    id = table_of(ann, hall, "letter_cards", "beginner")
    wall.goto(f"{hall}/t/{id}/screen")
    expect(wall.get_by_role("heading", level=1)).to_have_text("The cards are dealt when everybody is ready")
    ann.goto(f"{hall}/t/{id}")
    button(ann, "Ready")
    expect(wall.get_by_role("heading", level=1)).to_have_text(re.compile("turned up|race"), timeout=30_000)
    expect(wall.get_by_text("88 cards left").or_(wall.get_by_text("84 cards left"))).to_be_visible()
    assert wall.evaluate(OVER) == [0, 0]
    assert violations(wall) == []
    assert wall.locator("button, a, input").count() == 0


def test_any_game_fits_the_projector(browser: Browser, hall: str) -> None:
    ann, wall = person(browser), person(browser, 1280, 720)
    id = table_of(ann, hall, "contig60", "greedy")
    wall.goto(f"{hall}/t/{id}/screen")
    expect(wall.get_by_role("heading", level=1)).to_have_text("Contig 60")
    expect(wall.get_by_text("Waiting for Ann")).to_be_visible()
    assert wall.evaluate(OVER) == [0, 0]
    wall.set_viewport_size({"width": 1920, "height": 1080})
    assert wall.evaluate(OVER) == [0, 0]
