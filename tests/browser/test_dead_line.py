"""A line that dies without a word: the page says so within five seconds, shows its clocks as last heard, and
goes on by itself."""

import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.cut import Cable
from tests.browser.people import button, person, violations

WITHIN = 5.0


def at_contig(cable: Cable, page: Page) -> None:
    """At a table with a bot, at the moment when the dice are to be rolled and the clock runs."""
    page.request.post(f"{cable.address}/api/name", data={"name": "Ann"})
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": "random"}]
    made = page.request.post(f"{cable.address}/api/tables", data={"game": "contig60", "chairs": chairs})
    assert made.ok, made.text()
    page.goto(f"{cable.address}/t/{made.json()['id']}")
    roll, toss = (
        page.get_by_role("button", name="Roll the dice"),
        page.get_by_role("button", name="Toss a die"),
    )
    expect(toss).to_be_visible()
    while not roll.is_visible():
        if toss.is_visible() and toss.is_enabled():
            toss.click()
        page.wait_for_timeout(300)


def test_a_cut_cable_is_said_within_five_seconds_and_the_game_goes_on_by_itself(
    browser: Browser, hall: str
) -> None:
    with Cable(hall) as cable:
        page = person(browser)
        at_contig(cable, page)
        cable.cut()
        cut = time.monotonic()
        expect(page.locator("b", has_text="The hall does not answer.")).to_be_visible()
        took = time.monotonic() - cut
        print(f"A dead line is said after {took:.1f} s.")
        assert took < WITHIN
        shown = page.locator("time").all_inner_texts()
        assert any(":" in one for one in shown), "a clock is shown"
        expect(page.get_by_text("last heard").first).to_be_visible()
        button(page, "Roll the dice")  # said into the void, and not lost
        page.wait_for_timeout(2200)
        assert page.locator("time").all_inner_texts() == shown, "the clocks stand as they were heard"
        assert violations(page) == []
        cable.mend()
        expect(page.locator("b", has_text="The hall does not answer.")).to_have_count(0)
        expect(page.get_by_text("Ann rolls the dice.").first).to_be_visible()
        expect(page.get_by_text("last heard")).to_have_count(0)


def test_a_line_that_stays_dead_is_dialled_anew(browser: Browser, hall: str) -> None:
    with Cable(hall) as cable:
        page = person(browser, 360, 740)
        at_contig(cable, page)
        cable.cut()
        expect(page.locator("b", has_text="The connection to the hall is lost.")).to_be_visible()
        cable.mend()
        expect(page.locator("b", has_text="The connection to the hall is lost.")).to_have_count(0)
        button(page, "Roll the dice")
        expect(page.get_by_text("Ann rolls the dice.").first).to_be_visible()
