"""The bell of a round's clock: on a screen of the hall and on the director's page, heard after one touch."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import person, violations

HEARD = """document.addEventListener('gamehall:cue', ({ detail }) => {
  const { dataset } = document.documentElement
  dataset.heard = `${dataset.heard ?? ''} ${detail}`.trim()
})"""
SILENT = "The bell cannot be heard yet"
ROUND = {"division": "middle", "round": "1"}


def say(page: Page, address: str, **fields: str) -> str:
    """The address of the page that follows."""
    answer = page.request.post(address, form={**fields})
    assert answer.ok, re.sub(r"<[^>]+>|\s+", " ", answer.text())[:600]
    return answer.url


@pytest.fixture
def running(browser: Browser, hall: str) -> Iterator[Page]:
    """Dora, at an event whose first round has begun: thirty minutes, the warning, and then the end."""
    page = person(browser)
    page.add_init_script(HEARD)
    page.clock.install()
    say(page, f"{hall}/organiser", name="Dora", password="open sesame")
    address = say(page, f"{hall}/events", name="A day with a bell", format="league-day", game="")
    for name in ("Ana", "Ben", "Cat"):
        say(page, f"{address}/people", kind="Enrol", name=name, division="middle", team=f"{name}s")
    say(page, f"{address}/people", kind="CheckIn", numbers="1 2 3")
    for kind in ("Pair", "Publish", "StartRound"):
        say(page, f"{address}/rounds", kind=kind, **ROUND)
    page.goto(address)
    yield page
    page.context.close()


def heard(page: Page, strokes: int) -> None:
    expect(page.locator("html")).to_have_attribute("data-heard", " ".join(["bell"] * strokes))


def test_a_screen_rings_after_one_touch_and_one_tap_turns_it_off(browser: Browser, running: Page) -> None:
    wall = person(browser, 1280, 720)
    wall.add_init_script(HEARD)
    wall.clock.install()
    wall.goto(f"{running.url}/screen?show=clock&seconds=120")
    bell = wall.locator(".bell")
    expect(bell).to_contain_text(SILENT)
    assert violations(wall) == []
    wall.get_by_role("heading", level=1).click()
    expect(bell).not_to_contain_text(SILENT)
    expect(bell.get_by_role("button")).to_have_text("Turn the bell off")
    wall.clock.fast_forward("31:00")
    heard(wall, 1)
    bell.get_by_role("button").click()
    expect(bell.get_by_role("button")).to_have_text("Turn the bell on")
    say(running, f"{running.url}/rounds", kind="CallTime")
    wall.clock.fast_forward("02:01")
    expect(wall.locator("#slide")).to_have_attribute("data-bell", "")
    wall.clock.run_for(4000)
    heard(wall, 1)
    wall.context.close()


def test_the_end_of_a_round_is_three_strokes(browser: Browser, running: Page) -> None:
    wall = person(browser, 1280, 720)
    wall.add_init_script(HEARD)
    wall.goto(f"{running.url}/screen?show=clock&seconds=3")
    button = wall.locator(".bell").get_by_role("button")
    button.click()
    expect(button).to_have_text("Turn the bell off")
    heard(wall, 1)
    say(running, f"{running.url}/rounds", kind="CallTime")
    heard(wall, 4)
    wall.context.close()


def test_the_directors_page_rings_too_and_asks_how_the_clock_stands_now(running: Page) -> None:
    bell = running.locator(".bell")
    expect(bell).to_contain_text(SILENT)
    assert violations(running) == []
    running.keyboard.press("Tab")
    expect(bell).not_to_contain_text(SILENT)
    running.clock.fast_forward("31:00")
    heard(running, 1)
    clock = running.locator(".event-clock .clock-left")
    expect(clock).to_have_text("0:00")
    running.clock.run_for(2000)
    expect(clock).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
    heard(running, 1)
