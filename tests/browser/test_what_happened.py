"""What happened at a table is seen by everybody who looks: in every game, by itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from gamehall.kernel import catalog
from tests.browser.people import button, person, violations

GAMES = sorted(catalog.games())
LAST = ".just .newest"
TRY = """() => {
  const able = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.offsetParent
  const shown = '.side button.primary, .side button[data-first], .board [data-first]'
  const first = [...document.querySelectorAll(shown)].find(able)
  first?.click()
  return Boolean(first)
}"""
HEARD = """() => {
  window.heard = []
  document.addEventListener('gamehall:cue', (event) => window.heard.push(event.detail))
}"""


@pytest.fixture
def windows(browser: Browser) -> Iterator[Any]:
    """Windows of people; what their consoles grumble about fails the test."""
    grumbled: list[str] = []
    opened: list[Page] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            grumbled.append(f"{message.type}: {message.text[:200]}")

    def come(name: str, hall: str, width: int = 1280, height: int = 800) -> Page:
        page = person(browser, width, height)
        page.on("console", listen)
        page.on("pageerror", lambda error: grumbled.append(str(error)))
        page.request.post(f"{hall}/api/name", data={"name": name})
        opened.append(page)
        return page

    yield come
    for page in opened:
        page.context.close()
    assert grumbled == [], "a page is quiet on its console"


def seated(hall: str, ann: Page, bob: Page, game: str, **more: Any) -> tuple[str, str]:
    """The table's id, and the link of its judge where it has one."""
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    made = ann.request.post(f"{hall}/api/tables", data={"game": game, "chairs": chairs, **more}).json()
    bob.request.post(f"{hall}/api/join", data={"code": made["code"]})
    for page in (ann, bob):
        page.goto(f"{hall}/t/{made['id']}")
        expect(page.locator("#ask")).to_be_visible()
    return made["id"], made["code"]


@pytest.mark.parametrize("game", GAMES)
def test_own_act_and_the_others_are_in_view(game: str, hall: str, windows: Any) -> None:
    ann, bob = windows("Ann", hall), windows("Bob", hall, 360, 740)
    id, _ = seated(hall, ann, bob, game)
    for page in (ann, bob):
        page.wait_for_function(TRY)
    for page in (ann, bob):
        expect(page.locator(LAST)).to_be_in_viewport()
        told = page.locator(".just").inner_text()
        record = page.request.get(f"{hall}/t/{id}/plain").text()
        lines = [line for line in told.splitlines() if line.strip()]
        assert lines
        assert all(sentence in record for line in lines for sentence in re.findall(r"[^.]+\.", line)[:1]), (
            told
        )
    assert violations(bob) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_paused_table_looks_paused_and_a_closed_one_closed(game: str, hall: str, windows: Any) -> None:
    ann, bob = windows("Ann", hall, 360, 740), windows("Bob", hall)
    id, _ = seated(hall, ann, bob, game)
    org = windows("Org", hall)
    org.request.post(f"{hall}/organiser", form={"password": "open sesame"})
    tools = f"{hall}/organiser/t/{id}"
    assert org.request.post(tools, form={"tool": "pause", "reason": "lunch until one"}).ok
    for page in (ann, bob):
        expect(page.get_by_text("Lunch until one.", exact=True)).to_be_in_viewport()
        expect(page.get_by_text("All clocks stand still.")).to_be_visible()
        nothing_live(page)
        shown = page.locator("time").all_inner_texts()
        page.wait_for_timeout(1300)
        assert page.locator("time").all_inner_texts() == shown
        assert violations(page) == []
    assert org.request.post(tools, form={"tool": "resume"}).ok
    for page in (ann, bob):
        expect(page.get_by_text("All clocks stand still.")).to_have_count(0)
    org.goto(tools)
    org.get_by_text("Put the table away", exact=True).last.click()
    expect(org.get_by_text("This cannot be taken back.")).to_be_visible()
    assert bob.request.get(f"{hall}/t/{id}").ok, "it has only been asked"
    button(org, "Yes, put the table away")
    for page in (ann, bob):
        expect(page.locator("b", has_text="This table was closed.")).to_be_visible()
        nothing_live(page)
        shown = page.locator("time").all_inner_texts()
        page.wait_for_timeout(1300)
        assert page.locator("time").all_inner_texts() == shown
        assert violations(page) == []


def nothing_live(page: Page) -> None:
    """No control of the game can be used: only the record, the tools and links are."""
    usable = ":is(button, input, select, textarea):enabled:not(.term)"
    live = page.locator(".board, .ask, .acts").locator(usable)
    expect(live).to_have_count(0)


def test_the_same_people_play_again(hall: str, windows: Any) -> None:
    ann, bob = windows("Ann", hall), windows("Bob", hall, 360, 740)
    seated(hall, ann, bob, "contig60")
    button(ann, "Resign")
    button(ann, "Resign the game")
    expect(bob.get_by_role("button", name="Play again with Ann")).to_be_visible()
    assert violations(bob) == []
    button(ann, "Play again with Bob")
    expect(ann.get_by_text("Waiting for one more")).to_be_visible()
    expect(bob.get_by_text("Ann asks for another game.").first).to_be_attached()
    assert violations(bob) == []
    button(bob, "Play again")
    for page in (ann, bob):
        expect(page.get_by_text("Bob: the board", exact=False).or_(page.locator("#ask"))).to_be_visible()
    expect(ann.locator("article[aria-label]").first).to_have_attribute("aria-label", "Bob")


def test_a_sound_for_your_turn_and_off_with_one_tap(hall: str, windows: Any) -> None:
    ann, bob = windows("Ann", hall), windows("Bob", hall)
    seated(hall, ann, bob, "scrabble")
    for page in (ann, bob):
        page.evaluate(HEARD)
        page.wait_for_function(TRY)
    ann.mouse.click(5, 5)
    bob.mouse.click(5, 5)
    button(bob, "Sound on")
    expect(bob.get_by_role("button", name="Sound off")).to_have_attribute("aria-pressed", "false")
    bob.reload()
    expect(bob.get_by_role("button", name="Sound off")).to_be_visible()


def test_code_and_links_are_copied_with_one_tap(hall: str, windows: Any) -> None:
    ann = windows("Ann", hall, 360, 740)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    made = ann.request.post(f"{hall}/api/tables", data={"game": "contig60", "chairs": chairs}).json()
    ann.goto(f"{hall}/t/{made['id']}")
    button(ann, "Copy the code")
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    assert ann.evaluate("navigator.clipboard.readText()") == made["code"]
    ann.get_by_role("button", name=re.compile("Copy the link to the chair of Player 2")).click()
    assert ann.evaluate("navigator.clipboard.readText()").endswith(made["links"][0]["link"])
    weight = ann.locator("#table-code").evaluate("(one) => getComputedStyle(one).fontWeight")
    assert int(weight) >= 700
    assert violations(ann) == []
