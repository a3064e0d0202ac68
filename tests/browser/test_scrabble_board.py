"""Putting a word on the board with mouse, finger and keyboard, on a laptop and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.known_tiles import Game, lies, square, tile
from tests.browser.people import PHONE, Keyboard, button, violations

KEPT = {"scoring": "kept", "start": "p1", "draw_seconds": 1, "minutes": 0}


def test_a_word_is_laid_by_drag_by_tap_and_by_key(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, options=KEPT, manner="tournament")
    ana = game.ana
    game.begin("QUARTZ?", "EEIOUST")

    drag(ana, "Q", "H8")
    drag(ana, "U", "I8")
    lies(ana, H8="Q", I8="U")
    expect(ana.get_by_role("button", name="Play · 22")).to_be_visible()
    assert violations(ana) == []

    square(ana, "I8").click()  # a tap takes a tile up again
    expect(square(ana, "I8")).not_to_have_attribute("data-letter", "U")
    tile(ana, "U").click()
    square(ana, "I8").click()
    lies(ana, I8="U")
    tile(ana, "_").click()
    square(ana, "J8").click()
    expect(ana.get_by_role("dialog", name="Which letter is the blank?")).to_be_visible()
    assert violations(ana) == []
    button(ana, "I")
    lies(ana, J8="i")
    button(ana, "Take all tiles back")
    expect(ana.locator("[data-tile]")).to_have_count(7)

    square(ana, "H8").focus()
    ana.keyboard.type("quartz")
    ana.keyboard.press("Shift+Y")
    lies(ana, H8="Q", M8="Z", N8="y")
    ana.keyboard.press("Backspace")
    expect(square(ana, "N8")).not_to_have_attribute("data-letter", "y")
    ana.keyboard.press("Enter")
    expect(game.ben.get_by_role("gridcell", name="H8, Q, 10 points, last play")).to_be_visible()
    game.deal("ABCDEF")  # asked for by itself, once Ben had his time to speak
    expect(ana.locator("[data-tile]")).to_have_count(7)
    assert violations(game.ben) == []
    game.close()


def test_a_cursor_types_down_and_over_what_lies_there(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, options=KEPT, manner="guided")
    game.begin("QUARTZ?", "EEIOUST")
    ana, ben = game.ana, Keyboard(game.ben)
    ana.keyboard.press("b")
    ana.keyboard.type("quartz")
    button(ana, "Play · 50")
    game.deal("ABCDEF")

    ben.page.keyboard.press("b")
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "Space"):
        ben.page.keyboard.press(key)
    ben.page.keyboard.type("eis")
    lies(ben.page, J7="E", J9="I", J10="S")
    expect(ben.page.get_by_role("gridcell", name="J8, A, 1 point, last play")).to_be_visible()
    ben.page.keyboard.press("w")
    expect(ben.page.get_by_text("No W and no blank on your rack.").first).to_be_visible()
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text(re.compile("EAIS is not in")).first).to_be_visible()
    lies(ben.page, J7="E", J9="I", J10="S")  # a refusal leaves the tiles where they are
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("[data-tile]")).to_have_count(7)

    button(ben.page, "Hint")
    first = ben.page.get_by_role("list", name="Hints").get_by_role("button").first
    points = re.findall(r"(\d+) points", first.inner_text())[-1]
    first.click()
    expect(ben.page.get_by_role("button", name=f"Play · {points}")).to_be_visible()
    game.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_tiles_are_exchanged(browser: Browser, hall: str, width: int) -> None:
    game = Game(browser, hall, width=width, options=KEPT, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    ana = game.ana
    button(ana, "Exchange")
    expect(ana.get_by_role("dialog", name="Exchange tiles")).to_be_visible()
    ana.get_by_role("button", name="Change Q, 10 points").click()
    ana.get_by_role("button", name="Change the blank").click()
    assert violations(ana) == []
    assert not sideways(ana)
    button(ana, "Exchange 2 tiles")
    game.deal("EE")
    expect(ana.locator("[data-tile]")).to_have_count(7)
    expect(ana.locator('[data-tile="E"]')).to_have_count(2)
    if width < PHONE:
        button(ana, "Scores")
    expect(ana.get_by_role("table", name="Score sheet").get_by_text("−2")).to_be_visible()
    game.close()


def test_on_a_phone_a_square_then_its_tiles(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, width=360, options=KEPT, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    ana = game.ana
    square(ana, "H8").tap()
    square(ana, "H8").tap()  # the second tap turns the cursor down
    for letter in "QUA":
        tile(ana, letter).tap()
    lies(ana, H8="Q", H9="U", H10="A")
    expect(ana.get_by_role("group", name="Squares down from the cursor")).to_be_visible()
    ana.get_by_role("button", name="Cursor to H13").tap()
    tile(ana, "Z").tap()
    lies(ana, H13="Z")
    expect(ana.get_by_role("button", name="Play", exact=True)).to_be_visible()  # a gap: nothing to count
    assert not sideways(ana)
    assert violations(ana) == []
    small = ana.evaluate(
        """() => [...document.querySelectorAll('button:not([role=gridcell]), summary, input')]
          .map((e) => [e.getBoundingClientRect(), e.ariaLabel || e.innerText])
          .filter(([box]) => box.width && (box.height < 40 || box.width < 38)).map(([, name]) => name)"""
    )
    assert [name for name in small if not name.startswith("Query")] == []
    game.close()


def test_the_order_of_play_by_hand_with_a_challenge(browser: Browser, hall: str) -> None:
    options = {**KEPT, "scoring": "by hand", "draw_seconds": 60}
    game = Game(browser, hall, options=options, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    ana, ben = game.ana, Keyboard(game.ben)
    ana.keyboard.press("b")
    ana.keyboard.type("quatrz")
    ana.keyboard.press("Enter")
    ana.get_by_label("Score to announce").fill("50")
    button(ana, "Announce and press")
    ana.get_by_label("Total", exact=True).fill("50")
    button(ana, "Record")
    expect(ana.get_by_role("button", name="Draw 6 tiles")).to_be_visible()
    assert violations(ana) == []

    ben.page.keyboard.press("h")
    expect(ana.get_by_role("button", name="Draw 6 tiles")).to_have_count(0)
    ben.page.keyboard.press("c")
    expect(ben.page.get_by_role("checkbox", name="QUATRZ")).to_be_checked()
    assert violations(ben.page) == []
    ben.press("Challenge 1 word")
    expect(ana.get_by_role("button", name="Ask for the verdict")).to_be_visible()
    assert violations(ana) == []
    button(ana, "Ask for the verdict")
    expect(ben.page.get_by_text("Unacceptable", exact=True)).to_be_visible()
    assert violations(ben.page) == []
    ben.press("I am ready")
    button(ana, "I am ready")
    expect(ana.locator("[data-tile]")).to_have_count(7)
    expect(ana.get_by_role("table", name="Score sheet").get_by_text("challenged off")).to_be_visible()
    game.close()


def drag(page: Page, letter: str, name: str) -> None:
    tile(page, letter).drag_to(square(page, name))


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
