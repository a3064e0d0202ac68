"""A whole game of Contig 60 in two windows: Ana with the mouse, Ben with the keyboard alone.

A third person sits in the scorer's chair and types the dice, as at a wooden board.
"""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Keyboard, button, person, violations


def test_a_whole_game_by_mouse_and_by_keyboard(browser: Browser, hall: str) -> None:
    ana, ben_page, sam = (person(browser) for _ in range(3))
    ben = Keyboard(ben_page)
    code, scorer = open_table(ana, hall)
    join_by_code(ben, hall, code)
    sit_down(sam, scorer)

    toss(ana, ben, sam)
    wrong_sum(ana, sam)
    challenged(ana, ben)
    own_turn_with_the_old_roll(ben)
    passed_without_a_chip(ana, sam)
    captured(ben, sam)
    play_on(ana, sam)
    won(ana, ben, sam)
    signed(ana, ben)
    replayed(ana)
    for page in (ana, ben_page, sam):
        page.context.close()


def open_table(ana: Page, hall: str) -> tuple[str, str]:
    ana.goto(hall)
    assert violations(ana) == []
    ana.get_by_role("link", name="Open a table of Contig 60").click()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_text("Tournament.").click()
    ana.get_by_text("By the book.", exact=True).click()
    ana.get_by_text("All rules of the table").click()
    ana.get_by_label("Dice and draws").select_option("friend")
    ana.locator("#option-start_score").fill("6")
    ana.locator("#option-turn_seconds").fill("0")
    assert violations(ana) == []
    button(ana, "Open the table")
    expect(ana.locator("#table-code")).to_be_visible()
    assert violations(ana) == []
    code = ana.locator("#table-code").inner_text().strip()
    link = ana.locator("tr:has(.seat.dealer) a").get_attribute("href")
    assert link
    return code, link if link.startswith("http") else hall + link


def join_by_code(ben: Keyboard, hall: str, code: str) -> None:
    ben.page.goto(hall)
    ben.fill("Six letters", code)
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    assert violations(ben.page) == []
    ben.fill("Your name", "Ben")
    ben.page.keyboard.press("Enter")


def sit_down(sam: Page, link: str) -> None:
    sam.goto(link)
    sam.get_by_label("Your name").fill("Sam")
    sam.get_by_role("button", name=re.compile("Sit down")).click()


def dice(sam: Page, *values: int) -> None:
    """The scorer types what fell."""
    for i, value in enumerate(values, start=1):
        sam.get_by_label(f"Die {i}", exact=True).fill(str(value))
    button(sam, "Enter the dice")


def toss(ana: Page, ben: Keyboard, sam: Page) -> None:
    button(ana, "Toss a die")
    dice(sam, 1)
    ben.press("Toss a die")
    dice(sam, 6)
    expect(ana.get_by_role("button", name="Roll the dice")).to_be_visible()
    assert violations(ana) == []
    assert violations(sam) == []


def roll(page: Page, sam: Page, *values: int) -> None:
    button(page, "Roll the dice")
    dice(sam, *values)
    button(page, "Copy the dice")
    button(page, "Record the dice")


def announce_and_place(page: Page, sentence: str, space: int) -> None:
    page.get_by_label("Number sentence, in words or symbols").fill(sentence)
    button(page, "Announce")
    expect(page.get_by_label("Number sentence, in words or symbols")).to_have_count(0)
    choice = page.get_by_role("button", name=f"Place a chip on {space}", exact=True)
    if not choice.is_visible():
        page.locator(f'[data-space="{space}"]').click()
    choice.click()
    expect(page.locator(f'[data-space="{space}"][data-covered]')).to_be_visible()


def wrong_sum(ana: Page, sam: Page) -> None:
    roll(ana, sam, 3, 5, 4)
    announce_and_place(ana, "3 plus 5 times 4 is 32", 32)
    assert violations(ana) == []
    button(ana, "Pass the card")


def challenged(ana: Page, ben: Keyboard) -> None:
    ben.wait_for("Roll the dice")
    ben.page.keyboard.press("c")
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    assert violations(ben.page) == []
    ben.press("Stop the clock first")
    expect(ben.page.get_by_text("Time out: the clock stands while you say what is wrong.")).to_be_visible()
    expect(ana.get_by_text("Ben is asked to say what is wrong.")).to_be_visible()
    assert violations(ana) == []
    ben.page.keyboard.press("Escape")  # the clock stands all the same
    ben.press("Say what is wrong")
    assert violations(ben.page) == []
    ben.tick("The number sentence is wrong.")
    ben.press("Make the challenge")
    expect(ana.get_by_text("3 + 5 × 4 is 23, not 32.").first).to_be_visible()
    assert violations(ana) == []
    button(ana, "Accept")
    ben.press("Accept")
    expect(ben.page.locator('[data-space="32"][data-covered]')).to_have_count(0)


def own_turn_with_the_old_roll(ben: Keyboard) -> None:
    ben.press("Use the roll 3, 5, 4")
    record(ben)
    announce_by_keyboard(ben, "3+5=8; 8*4=32", 32)
    ben.press("Pass the card")


def record(ben: Keyboard) -> None:
    ben.press("Copy the dice")
    ben.press("Record the dice")
    expect(ben.page.get_by_text("Recorded", exact=False).first).to_be_visible()


def announce_by_keyboard(ben: Keyboard, sentence: str, space: int) -> None:
    ben.fill("Number sentence, in words or symbols", sentence)
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Number sentence, in words or symbols")).to_have_count(0)
    ben.walk_to(space)
    ben.page.keyboard.press("Enter")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator(f'[data-space="{space}"][data-covered]')).to_be_visible()


def passed_without_a_chip(ana: Page, sam: Page) -> None:
    roll(ana, sam, 6, 6, 5)
    button(ana, "Pass the card")


def captured(ben: Keyboard, sam: Page) -> None:
    ben.press("Capture the pass")
    announce_by_keyboard(ben, "6 plus 6 plus 5", 17)
    ben.press("Roll the dice")
    dice(sam, 5, 6, 1)
    record(ben)
    announce_by_keyboard(ben, "5*6+1", 31)
    ben.fill("New running score", "3")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("Running score 3")).to_be_visible()
    ben.press("Pass the card")


def play_on(ana: Page, sam: Page) -> None:
    roll(ana, sam, 6, 5, 3)
    announce_and_place(ana, "6 times 5 plus 3", 33)
    ana.get_by_label("New running score").fill("5")
    button(ana, "Record the score")
    button(ana, "Pass the card")


def won(ana: Page, ben: Keyboard, sam: Page) -> None:
    ben.press("Roll the dice")
    dice(sam, 1, 2, 2)
    record(ben)
    announce_by_keyboard(ben, "1+2+2=5", 5)
    ben.fill("New running score", "0")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("Running score 0")).to_be_visible()
    ben.press("Declare a win")
    ben.press("Win by running score")
    assert violations(ana) == []
    button(ana, "Accept")


def signed(ana: Page, ben: Keyboard) -> None:
    expect(ana.get_by_text("Ben wins by running score.").first).to_be_visible()
    assert violations(ana) == []
    button(ana, "Sign your score card")
    ben.press("Sign your score card")
    expect(ana.get_by_text("The score cards are collected").first).to_be_visible()
    expect(ben.page.get_by_text("The score cards are collected").first).to_be_visible()


def replayed(ana: Page) -> None:
    ana.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    expect(ana.locator("[data-space]")).to_have_count(64)
    assert violations(ana) == []
    ana.keyboard.press("Home")
    expect(ana.locator("[data-space][data-covered]")).to_have_count(0)
    ana.keyboard.press("End")
    expect(ana.locator("[data-space][data-covered]")).to_have_count(5)
    ana.set_viewport_size({"width": 360, "height": 740})
    assert violations(ana) == []
    assert ana.evaluate("document.documentElement.scrollWidth") <= 360
