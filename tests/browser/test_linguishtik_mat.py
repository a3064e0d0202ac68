"""The mat of a guided table: cubes that change, demands that are offered, and what is taken back."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.linguishtik_game import Game
from tests.browser.linguishtik_people import Player, sideways
from tests.browser.people import violations

ROLL = "ETNR EBTG APHA NSOI XKYZ ECS"


def test_a_guided_mat(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, "elementary", manner="guided")
    ana, ben, cai = game.ana, game.ben, game.cai
    game.who_begins(ana="E", ben="N", cai="T")
    game.roll(ana, ROLL)
    only_the_division_is_offered(ana)
    ana.designate("S-V-DO")
    put_back(ben)
    a_red_cube_carries_nothing(ben)
    ben.demand("black E", "noun")
    refused_with_the_reason(cai)
    cai.demand("black N", "subject")
    ana.demand("green B", "a colour is wild", "pink")
    ben.demand("green E", "a letter becomes another", "P", "X")
    cubes_have_changed(cai.page)
    sheet_says_who_demanded_what(cai.page)
    what_was_demanded_is_offered_no_more(cai)
    for one in (ana, ben, cai):
        assert violations(one.page) == []
        assert not sideways(one.page)
    game.go_home()


def only_the_division_is_offered(ana: Player) -> None:
    mat = ana.page.locator(".mat")
    expect(mat.get_by_label("S-V-Retained DO", exact=True)).to_have_count(0)
    ana.mark("Show every designation", mat)
    ana.mark("S-V-Retained DO", mat)
    ana.page.get_by_role("button", name=re.compile("^Designate: ")).click()
    expect(ana.page.get_by_text("Refused", exact=True)).to_be_visible()
    expect(ana.page.locator("#demand-sheet")).to_contain_text("Player One designates")


def put_back(ben: Player) -> None:
    """Escape puts the cube back that was taken up."""
    ben.take("black E")
    expect(ben.page.locator("[data-cube][aria-pressed=true]")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("[data-cube][aria-pressed=true]")).to_have_count(0)


def a_red_cube_carries_nothing(ben: Player) -> None:
    ben.take("red A")
    expect(ben.page.get_by_role("button", name="Demand…")).to_be_disabled()
    expect(ben.page.get_by_text("Only black and green cubes carry a demand.")).to_be_visible()
    ben.page.keyboard.press("Escape")


def refused_with_the_reason(cai: Player) -> None:
    """The function is due: something else is listed with the reason, and refused if it is demanded."""
    cai.take("black N")
    cai.press("Demand…")
    with cai.dialog("What do you demand?") as asked:
        expect(asked.get_by_text("plural", exact=True)).to_have_count(0)
        cai.mark("Show every demand", asked)
        asked.get_by_label("Find", exact=True).fill("plural")
        expect(asked.get_by_text("Not now: The second demand must be the function.").first).to_be_visible()
        asked.locator("label.choice").first.click()
        cai.press("Make the demand", asked)
    expect(cai.page.get_by_text("Refused", exact=True)).to_be_visible()
    cai.page.keyboard.press("Escape")
    expect(cai.page.locator("[data-cube][aria-pressed=true]")).to_have_count(0)


def cubes_have_changed(page: Page) -> None:
    """Every pink cube is wild, and the P is an X that was printed P."""
    for letter in "INOS":
        expect(page.get_by_role("button", name=f"pink {letter}, wild", exact=True)).to_be_visible()
    changed = page.get_by_role("button", name="red X, printed P", exact=True)
    expect(changed.locator("text")).to_have_text("X")
    expect(changed.locator("[data-own=P]")).to_be_visible()
    expect(page.get_by_role("button", name="yellow X", exact=True)).to_be_visible()


def sheet_says_who_demanded_what(page: Page) -> None:
    rows = page.locator("#demand-sheet li")
    expect(rows).to_have_count(5)
    expect(rows.nth(0)).to_contain_text(re.compile(r"Pattern\s+S-V-DO.*designated by\s+Ana", re.DOTALL))
    expect(rows.nth(1)).to_contain_text(re.compile(r"Type\s+noun.*with black E, by\s+Ben", re.DOTALL))
    expect(rows.nth(4)).to_contain_text(re.compile(r"All P's become X's.*with green E, by\s+Ben", re.DOTALL))


def what_was_demanded_is_offered_no_more(cai: Player) -> None:
    cai.take("black T")
    cai.press("Demand…")
    with cai.dialog("What do you demand?") as asked:
        asked.get_by_label("Find", exact=True).fill("letter")
        expect(asked.get_by_text("contains a letter", exact=True)).to_be_visible()
        expect(asked.get_by_text("a letter becomes another", exact=True)).to_have_count(0)
        cai.press("Not now", asked)
