"""Two assistants type results at once, and one is offline meanwhile: nothing is lost."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.event_people import FIRST, Desk, bring, check_in_all, helper, open_event, sign_in


def assistant(browser: Browser, desk: Desk, name: str) -> Page:
    page = helper(browser, desk, "assistant", name)
    page.goto(f"{desk.event}/results")
    return page


def types(page: Page, line: str) -> None:
    page.get_by_label("Board and scores").fill(line)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Board and scores")).to_have_value("")


def test_one_of_two_assistants_is_offline_for_a_while(browser: Browser, hall: str) -> None:
    desk = sign_in(browser, hall)
    open_event(desk, "An autumn cup", "Swiss", "Scrabble")
    bring(desk, "\n".join(FIRST))
    check_in_all(desk)
    for kind in ("Pair", "Publish"):
        desk.page.request.post(f"{desk.event}/rounds", form={"kind": kind, "round": "1", "division": ""})
    ann, bob = (assistant(browser, desk, name) for name in ("Ann", "Bob"))
    types(ann, "1 401 301")
    expect(bob.get_by_role("heading", name="5 missing")).to_be_visible()

    bob.context.set_offline(True)
    types(bob, "2 402 302")
    types(bob, "3 403 303")
    types(bob, "4 404 304")
    expect(bob.get_by_text("not sent yet")).to_have_count(3)
    expect(bob.locator("#entry-says")).to_contain_text("The hall does not answer")
    types(ann, "4 444 304")
    types(ann, "5 405 305")
    expect(ann.get_by_role("heading", name="3 missing")).to_be_visible()
    expect(bob.get_by_text("not sent yet")).to_have_count(3)

    bob.context.set_offline(False)
    expect(bob.get_by_text("not sent yet")).to_have_count(0)
    for page in (ann, bob, desk.page):
        if page is desk.page:
            page.goto(f"{desk.event}/results?round=1")
        expect(page.get_by_role("heading", name="1 missing")).to_be_visible()
        expect(page.get_by_role("heading", name="Two different slips")).to_be_visible()
        for score in ("401", "402", "403", "444", "405"):
            expect(page.get_by_role("cell", name=re.compile(rf"\b{score}\b"))).to_be_visible()
    expect(bob.locator("#queue li")).to_have_count(1)
    expect(bob.locator("#queue li")).to_contain_text("4 404 304")
    bob.reload()
    expect(bob.locator("#queue li")).to_contain_text("the director chooses")
    bob.get_by_role("button", name="Seen").click()
    expect(bob.locator("#queue li")).to_have_count(0)

    types(desk.page, "4 404 304 ! Bob's slip is the right one")
    for page in (ann, bob, desk.page):
        expect(page.get_by_role("heading", name="Two different slips")).to_have_count(0)
        expect(page.get_by_role("cell", name=re.compile(r"\b404\b"))).to_be_visible()
    for page in (ann, bob, desk.page):
        page.context.close()


def test_what_was_typed_offline_is_sent_from_whichever_page_is_opened_next(
    browser: Browser, hall: str
) -> None:
    desk = sign_in(browser, hall)
    open_event(desk, "A winter cup", "Swiss", "Scrabble")
    bring(desk, "\n".join(FIRST[:4]))
    check_in_all(desk)
    for kind in ("Pair", "Publish"):
        desk.page.request.post(f"{desk.event}/rounds", form={"kind": kind, "round": "1", "division": ""})
    page = desk.page
    desk.go("/results?round=1")
    page.route(
        "**/results", lambda route: route.abort() if route.request.method == "POST" else route.continue_()
    )
    types(page, "1 400 300")
    expect(page.get_by_text("not sent yet")).to_have_count(1)
    desk.go("/standings")
    expect(page.get_by_text("did not reach the hall yet")).to_be_visible()
    page.unroute("**/results")
    expect(page.get_by_text("did not reach the hall yet")).to_have_count(0)
    desk.go("/results?round=1")
    expect(page.get_by_role("heading", name="1 missing")).to_be_visible()
    page.context.close()


def test_a_slip_that_is_refused_comes_back_into_its_field(browser: Browser, hall: str) -> None:
    desk = sign_in(browser, hall)
    open_event(desk, "A summer cup", "Swiss", "Scrabble")
    bring(desk, "\n".join(FIRST[:4]))
    check_in_all(desk)
    for kind in ("Pair", "Publish"):
        desk.page.request.post(f"{desk.event}/rounds", form={"kind": kind, "round": "1", "division": ""})
    desk.go("/results?round=1")
    desk.page.keyboard.type("9 400 300\n")
    expect(desk.page.locator("#entry-says")).to_contain_text("has no board 9")
    expect(desk.page.get_by_label("Board and scores")).to_have_value("9 400 300")
    desk.page.keyboard.type("1 400 300\n")
    expect(desk.page.get_by_role("heading", name="1 missing")).to_be_visible()
    desk.page.context.close()
