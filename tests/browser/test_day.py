"""A whole pentathlete's day in two windows: Ana has a keyboard alone, Ben a phone and a thumb."""

import os
import re

from playwright.sync_api import Browser, Locator, Page, expect

from gamehall.tournaments.match import day
from tests.browser.people import Keyboard, person, violations

GAMES = len(day.games_of_the_day())
CALM = {"against": "friend", "manner": "guided", "turn_seconds": "0", "period_minutes": "0"}


def enter(ana: Keyboard, name: str | re.Pattern[str]) -> None:
    """Follow a link, or press a button, whose name is known once it is there."""
    there = ana.page.get_by_role("link", name=name).or_(ana.page.get_by_role("button", name=name)).first
    expect(there).to_be_visible()
    ana.go_to(" ".join(there.inner_text().split()))
    ana.page.keyboard.press("Enter")


def tap(ben: Page, name: str | re.Pattern[str]) -> None:
    exact = isinstance(name, str)
    link = ben.get_by_role("link", name=name, exact=exact)
    there: Locator = link.or_(ben.get_by_role("button", name=name, exact=exact)).first
    there.tap()


def picture(page: Page, name: str) -> None:
    """For whoever wants to look, where $DAY_SHOTS names a folder."""
    if folder := os.environ.get("DAY_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def looked_at(page: Page, name: str) -> None:
    assert violations(page) == []
    picture(page, f"{name}-light")
    page.emulate_media(color_scheme="dark")
    picture(page, f"{name}-dark")
    page.emulate_media(color_scheme="light")
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], f"{name} is wider than its window"


def test_a_whole_day_by_keyboard_and_by_touch(browser: Browser, hall: str) -> None:
    ana, ben = Keyboard(person(browser)), person(browser, 360, 740, has_touch=True)
    code = begins(ana, hall)
    ben.goto(f"{hall}/join/{code}")
    ben.get_by_label("Your name").fill("Ben")
    tap(ben, "Sit down as a player")
    expect(ben.get_by_text("Ana").first).to_be_visible()
    path = ana.page.url
    expect(ana.page.get_by_role("status")).to_contain_text(f"Game 1 of {GAMES} is in play", timeout=60_000)
    for number in range(1, GAMES + 1):
        enter(ana, re.compile("^Go on: "))
        expect(ana.page).to_have_url(re.compile("/t/"))
        if number > 1:
            tap(ben, re.compile("^Go on: "))
            expect(ben).to_have_url(re.compile("/t/"))
        ends(ana, ben, ana_loses=number % 2 == 0)
        enter(ana, "Go on with the day")
        tap(ben, "Go on with the day")
        if number < GAMES:
            for page in (ana.page, ben):
                says = f"Game {number + 1} of {GAMES} comes next: "
                expect(page.get_by_role("status")).to_contain_text(says)
            looked_at(ana.page, f"between-{number}-wide")
            looked_at(ben, f"between-{number}-phone")
    lost = GAMES // 2
    won = GAMES - lost
    for page in (ana.page, ben):
        assert page.url == path
        told = page.get_by_role("status")
        expect(told).to_contain_text(f"Ana {3 * won + lost} points")
        expect(told).to_contain_text(f"Ben {won + 3 * lost} point")
        expect(page.get_by_text(re.compile(r"score -?\d+, signed"))).to_have_count(2 * GAMES)
    looked_at(ana.page, "end-wide")
    looked_at(ben, "end-phone")


def begins(ana: Keyboard, hall: str) -> str:
    """From the lobby to a day that waits for a friend; the code to tell them."""
    ana.page.goto(hall)
    enter(ana, "Begin a day")
    expect(ana.page.get_by_role("heading", name="A pentathlete's day")).to_be_visible()
    looked_at(ana.page, "form-wide")
    ana.fill("Your name", "Ana")
    ana.press("Begin the day")
    expect(ana.page.get_by_role("status")).to_contain_text("when a friend sits down")
    looked_at(ana.page, "gathers-wide")
    return ana.page.locator("strong.code").inner_text()


def ends(ana: Keyboard, ben: Page, *, ana_loses: bool) -> None:
    """One gives the game up, both sign their score cards."""
    if ana_loses:
        ana.press("Resign")
        ana.press("Resign the game")
    else:
        tap(ben, "More")
        tap(ben, "Resign")
        tap(ben, "Resign the game")
        tap(ben, "Close")  # the sheet that had slid up
    ana.press("Sign your score card")
    tap(ben, "Sign your score card")


def test_a_day_against_a_bot_stands_in_the_lobby(browser: Browser, hall: str) -> None:
    eva = person(browser, 360, 740, has_touch=True)
    eva.request.post(f"{hall}/api/name", data={"name": "Eva"})
    eva.goto(f"{hall}/day")
    looked_at(eva, "form-phone")
    eva.get_by_label("Whom you play").select_option(label="Regular bot")
    tap(eva, "Begin the day")
    expect(eva.get_by_role("status")).to_contain_text(f"Game 1 of {GAMES} is in play")
    eva.goto(hall)
    looked_at(eva, "lobby-phone")
    tap(eva, "Go on with the day: Eva and Regular bot")
    expect(eva.get_by_role("heading", name="Eva and Regular bot: a pentathlete's day")).to_be_visible()
