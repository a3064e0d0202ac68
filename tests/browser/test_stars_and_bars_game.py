"""A whole game of Stars & Bars in two windows: Ana on a phone by touch, Ben with the keyboard alone.

A third person sits in the scorer's chair and types the cards as they are drawn from a real deck.
"""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import Keyboard, button, person, violations

CENTRE = ("SLCR", "SSCR", "BLCR", "SLQR")
ANA = ("SLCB", "SLTR", "BSQG", "BSHY")
BEN = ("BSCR", "SLHR", "BLQB", "SSTG")


def test_a_whole_game_by_touch_and_by_keyboard(browser: Browser, hall: str) -> None:
    ana = person(browser, 360, 740, has_touch=True, is_mobile=True)
    ben, sam = Keyboard(person(browser)), person(browser)
    code, scorer = open_table(ana, hall)
    join_by_code(ben, hall, code)
    sit_down(sam, scorer)

    drawn_for_the_start(ana, ben, sam)
    misplaced(ana, sam)
    rightly_challenged(ana, ben)
    right_turn_by_keyboard(ben, sam)
    challenged_out_of_place(ana, ben)
    wrongly_challenged(ana, ben)
    won(ana, ben, sam)
    signed(ana, ben)
    replayed(ana)
    for page in (ana, ben.page, sam):
        page.context.close()


def open_table(ana: Page, hall: str) -> tuple[str, str]:
    ana.goto(hall)
    ana.get_by_role("link", name="Open a table of Stars & Bars").tap()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_text("Tournament.").tap()
    ana.get_by_text("By the book.", exact=True).tap()
    ana.get_by_text("All rules of the table").tap()
    ana.get_by_label("Dice and draws").select_option("friend")
    ana.locator("#option-win_lead").fill("4")
    ana.locator("#option-margin").fill("3")
    ana.locator("#option-turn_seconds").fill("0")
    assert violations(ana) == []
    ana.get_by_role("button", name="Open the table").tap()
    expect(ana.locator("#table-code")).to_be_visible()
    code = ana.locator("#table-code").inner_text().strip()
    link = ana.locator("tr:has(.seat.dealer) a").get_attribute("href")
    assert link
    return code, link if link.startswith("http") else hall + link


def join_by_code(ben: Keyboard, hall: str, code: str) -> None:
    ben.page.goto(hall)
    ben.fill("Six letters", code)
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    ben.fill("Your name", "Ben")
    ben.page.keyboard.press("Enter")


def sit_down(sam: Page, link: str) -> None:
    sam.goto(link)
    sam.get_by_label("Your name").fill("Sam")
    sam.get_by_role("button", name=re.compile("Sit down")).click()


def draw(sam: Page, *cards: str) -> None:
    """The scorer types what was drawn."""
    for i, card in enumerate(cards, start=1):
        sam.get_by_label(f"Item {i}", exact=True).fill(card)
    button(sam, "Enter what was drawn")


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def lies(page: Page, name: str, card: str) -> None:
    """A card lies face up on this space, or none does."""
    if card:
        expect(page.locator(f'[data-space="{name}"][data-top="{card}"]')).to_be_visible()
    else:
        expect(page.locator(f'[data-space="{name}"][data-top]')).to_have_count(0)


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def fits(page: Page) -> None:
    """All of the table stands on one screen of the phone."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.documentElement.scrollHeight") <= 740


def drawn_for_the_start(ana: Page, ben: Keyboard, sam: Page) -> None:
    tap(ana, "Draw for the start")
    ben.press("Draw for the start")
    draw(sam, "p1")
    expect(sam.get_by_label("Item 12", exact=True)).to_be_visible()
    order = [card for pair in zip(ANA, BEN, strict=True) for card in pair]
    draw(sam, *CENTRE, *order)
    expect(ana.locator("[data-hand]")).to_have_count(4)
    lies(ana, "B2", "SLCR")
    assert violations(ana) == []
    assert violations(ben.page) == []
    fits(ana)


def place_by_touch(ana: Page, card: str, where: str) -> None:
    ana.locator(f'[data-hand="{card}"]').tap()
    space(ana, where).tap()
    tap(ana, f"Place it on {where}")
    lies(ana, where, card)


def announce_by_touch(ana: Page, points: int, score: int) -> None:
    ana.get_by_label("Points of this turn").fill(str(points))
    ana.get_by_label(re.compile("Running score,")).fill(str(score))
    tap(ana, "Announce")
    expect(ana.get_by_text(f"Announced {points} points")).to_be_visible()


def misplaced(ana: Page, sam: Page) -> None:
    """Ana covers a card that differs from hers in four ways."""
    place_by_touch(ana, "BSQG", "B2")
    assert violations(ana) == []
    fits(ana)
    announce_by_touch(ana, 9, 9)
    tap(ana, "Draw a card")
    draw(sam, "BLTG")
    tap(ana, "Pass the card")


def challenge_by_keys(ben: Keyboard, says: str) -> None:
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("c")
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    ben.tick(says)
    ben.press("Make the challenge")


def rightly_challenged(ana: Page, ben: Keyboard) -> None:
    expect(ben.page.locator("[data-hand]")).to_have_count(4)
    challenge_by_keys(ben, "The card may not lie where it was placed.")
    expect(ana.get_by_text("Correct", exact=True).first).to_be_visible()
    assert violations(ana) == []
    tap(ana, "Accept")
    ben.press("Accept")
    lies(ben.page, "B2", "SLCR")
    expect(ana.locator('[data-score="p1"][data-value="0"]')).to_be_visible()


def place_by_keys(ben: Keyboard, number: int, moves: tuple[str, ...], card: str, where: str) -> None:
    """A digit chooses the card and goes to the board; the arrows walk there."""
    expect(ben.page.locator("[data-hand]").first).to_be_visible()
    ben.page.keyboard.press(str(number))
    for key in moves:
        ben.page.keyboard.press(key)
    expect(ben.page.locator(":focus")).to_have_attribute("data-space", where)
    ben.page.keyboard.press("Enter")
    ben.page.keyboard.press("Enter")
    lies(ben.page, where, card)


def announce_by_keys(ben: Keyboard, points: int, before: int) -> None:
    ben.fill("Points of this turn", str(points))
    ben.fill(f"Running score, {before} before", str(before + points))
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text(f"Announced {points} points")).to_be_visible()


def right_turn_by_keyboard(ben: Keyboard, sam: Page) -> None:
    """A large red hexagon beside a large red circle, both with stars: they differ in one way."""
    place_by_keys(ben, 2, (), "SLHR", "A1")
    announce_by_keys(ben, 1, 0)
    assert violations(ben.page) == []
    ben.press("Draw a card")
    draw(sam, "BLTB")
    ben.press("Pass the card")


def challenge_by_touch(ana: Page, says: str, ruling: str, *, elsewhere: bool = False) -> None:
    ana.locator('.challenge [aria-keyshortcuts="c"]').tap()
    if elsewhere:
        ana.get_by_text("Something else", exact=True).tap()
    ana.get_by_role("dialog").get_by_text(says).tap()
    assert violations(ana) == []
    tap(ana, "Make the challenge")
    expect(ana.get_by_label("Ruling").get_by_text(ruling, exact=True)).to_be_visible()


def challenged_out_of_place(ana: Page, ben: Keyboard) -> None:
    """That a stack was not turned over cannot be challenged; it costs no turn."""
    expect(ana.locator("[data-hand]")).to_have_count(4)
    challenge_by_touch(ana, "A full stack was not turned over or removed.", "Inappropriate", elsewhere=True)
    tap(ana, "Accept")
    ben.press("Accept")
    expect(ana.locator("[data-hand]")).to_have_count(4)


def wrongly_challenged(ana: Page, ben: Keyboard) -> None:
    """Ana challenges what was right, and loses her turn."""
    challenge_by_touch(ana, "The card may not lie where it was placed.", "Incorrect")
    tap(ana, "Accept")
    ben.press("Accept")
    expect(ben.page.locator("[data-hand]")).to_have_count(4)
    expect(ana.locator("[data-hand]")).to_have_count(0)


def won(ana: Page, ben: Keyboard, sam: Page) -> None:
    """Beside three cards that differ from it in 3, 3 and 2 ways: Ben is 9 ahead at the end of the round."""
    place_by_keys(ben, 4, ("ArrowDown",), "BLTB", "A2")
    announce_by_keys(ben, 8, 1)
    ben.press("Draw a card")
    draw(sam, "BLTY")
    ben.press("Pass the card")
    expect(
        ana.get_by_text("Ben is 9 points ahead at the end of a round, over 4, and wins.").first
    ).to_be_visible()
    assert violations(ana) == []
    tap(ana, "Accept")


def signed(ana: Page, ben: Keyboard) -> None:
    expect(ana.get_by_role("button", name="Sign your score card")).to_be_visible()
    assert violations(ana) == []
    tap(ana, "Sign your score card")
    ben.press("Sign your score card")
    expect(ben.page.get_by_text("The score cards are collected").first).to_be_visible()
    assert violations(ben.page) == []


def replayed(ana: Page) -> None:
    ana.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.tap()
    expect(ana.locator("[data-space]")).to_have_count(16)
    tap(ana, "To the opening")
    lies(ana, "B2", "")
    tap(ana, "To the end")
    lies(ana, "A2", "BLTB")
    assert violations(ana) == []
    assert ana.evaluate("document.documentElement.scrollWidth") <= 360
