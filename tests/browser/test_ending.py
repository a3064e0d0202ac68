"""After a game of two people: what the page says until both have accepted the result, and then."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import button, person, violations


def seated(hall: str, ann: Page, bob: Page, game: str) -> str:
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post(f"{hall}/api/name", data={"name": name})
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    made = ann.request.post(f"{hall}/api/tables", data={"game": game, "chairs": chairs}).json()
    bob.request.post(f"{hall}/api/join", data={"code": made["code"]})
    for page in (ann, bob):
        page.goto(f"{hall}/t/{made['id']}")
    return str(made["id"])


def test_replay_and_record_open_when_both_have_accepted(browser: Browser, hall: str) -> None:
    ann, bob = person(browser), person(browser, 360, 740)
    seated(hall, ann, bob, "scrabble")
    button(ann, "Resign")
    button(ann, "Resign the game")
    for page, awaited in ((ann, "you, Bob"), (bob, "Ann, you")):
        says = page.get_by_text(re.compile("at the latest in 10 minutes"))
        expect(says).to_contain_text(f"Still awaited: {awaited}.")
        expect(page.get_by_role("link", name="Replay the game")).to_have_count(0)
        assert violations(page) == []
    button(ann, "Accept the result")
    expect(ann.get_by_text("Still awaited: Bob.")).to_be_visible()
    expect(ann.get_by_role("button", name="Accept the result")).to_have_count(0)
    button(bob, "Accept the result")
    for page in (ann, bob):
        expect(page.get_by_role("link", name="Replay the game")).to_be_visible()
    ann.get_by_role("link", name="Replay the game").click()
    expect(ann.get_by_text("The table is closed for good").first).to_be_attached()
