"""Every page of an event in every role: nothing for axe to find, nothing sideways; screens that fit."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import person, violations

ENTRANTS = [
    *("Adaobi Chukwuemeka-Okonkwo", "Bartholomäus von Hohenzollern", "李小龙", "Δημήτρης Παπαδόπουλος"),
    *("Fatima Zahra El-Mansouri", "Guðrún Þórðardóttir", "Halima", "Ivan"),
]
PAGES = {
    "director": (
        *("", "people", "people/1", "people/bring", "rounds?round=1", "rounds?round=2", "results?round=1"),
        *("slip?round=1&sits=1", "standings", "cross", "what-if?who=yes&round=1&lines=1+400+300"),
        *("judging", "hall", "record", "plan", "roles", "paper", "files", "seat?name=a"),
        *("map", "map?row=3&name=1"),
    ),
    "assistant": ("", "people", "people/1", "results?round=1", "hall", "standings"),
    "judge": ("", "judging", "record", "hall"),
    "scorekeeper": ("", "results?round=1", "slip?round=1&sits=1", "rounds"),
    "guest": ("", "rounds", "standings", "cross", "seat?name=a", "map?row=4", "files"),
}


class Made(NamedTuple):
    address: str
    director: Page
    links: dict[str, str]
    phone: str


def say(page: Page, address: str, **fields: str) -> None:
    answer = page.request.post(address, form={"division": "", **fields})
    assert answer.ok, re.sub(r"<[^>]+>|\s+", " ", answer.text())[:600]


@pytest.fixture(scope="module")
def event(browser: Browser, hall: str) -> Iterator[Made]:
    """An event of eight with a round played but for a slip that came in twice, and the next one paired."""
    page = person(browser)
    say(page, f"{hall}/organiser", name="Dora", password="open sesame")
    page.request.post(
        f"{hall}/events", form={"name": "The spring cup of the hall", "format": "swiss", "game": "scrabble"}
    )
    page.goto(f"{hall}/events")
    page.get_by_role("link", name="Go on: The spring cup of the hall").first.click()
    address = page.url
    listed = [
        {"number": 0, "name": name, "rating": 1500 - at, "school": "A school with a long name"}
        for at, name in enumerate(ENTRANTS)
    ]
    say(page, f"{address}/people", kind="Enrol", list=json.dumps(listed))
    say(page, f"{address}/people", kind="CheckIn", numbers="1 2 3 4 5 6 7 8")
    say(page, f"{address}/plan", kind="Plan", prizes="$200\nA cup", reason="given")
    for kind in ("Pair", "Publish"):
        say(page, f"{address}/rounds", kind=kind, round="1")
    for board in range(1, 5):
        say(page, f"{address}/results", kind="Enter", round="1", line=f"{board} {400 + board} 388")
    page.request.post(
        f"{address}/results", form={"kind": "Enter", "round": "1", "division": "", "line": "2 1 2"}
    )
    say(page, f"{address}/rounds", kind="Pair", round="2")
    say(page, f"{address}/hall", kind="Announce", words="Lunch is served at noon")
    page.goto(f"{address}/roles")
    found = dict(re.findall(r'id="role-(\w+)".*?value="[^"]*(/help-at/[\w-]+)', page.content(), re.DOTALL))
    page.goto(f"{address}/people/1")
    phone = page.get_by_label("Check-in link").input_value()
    yield Made(
        address,
        page,
        {role: hall + link for role, link in found.items()},
        hall + phone[phone.index("/check-in/") :],
    )
    page.context.close()


def check(page: Page, width: int, where: str) -> None:
    assert violations(page) == [], where
    assert page.evaluate("document.documentElement.scrollWidth") <= width, where
    assert page.locator("h1").count() == 1, where


@pytest.mark.parametrize("role", PAGES)
def test_every_page_in_every_role(browser: Browser, event: Made, role: str) -> None:
    page, wrong = event.director, list[str]()
    if role != "director":
        page = person(browser)
        if role in event.links:
            page.goto(event.links[role])
            page.get_by_label("Your name").fill("Sam")
            check(page, 1280, f"the link of {role}")
            page.get_by_role("button", name=re.compile("^Help as")).click()
            expect(page.get_by_text(role.capitalize(), exact=True).first).to_be_visible()
    page.on("console", lambda told: wrong.append(told.text) if told.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    for width, height in ((1280, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for path in PAGES[role]:
            page.goto(f"{event.address}/{path}" if path else event.address)
            check(page, width, f"{path} at {width}")
    assert wrong == []
    if role != "director":
        page.context.close()


def test_an_entrants_own_page_on_a_phone(browser: Browser, event: Made) -> None:
    page = person(browser, 360, 740)
    page.goto(event.phone)
    expect(page.get_by_text("Lunch is served at noon")).to_be_visible()
    check(page, 360, "the phone of an entrant")
    page.get_by_role("button", name="Yes, that is the result").click()
    expect(page.get_by_text("You have confirmed this result.")).to_be_visible()
    check(page, 360, "the phone after it has confirmed")
    page.context.close()


SHOWS = ("pairings", "names", "standings", "results")


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_a_screen_fits_its_hall_and_can_be_read(
    browser: Browser, event: Made, width: int, height: int
) -> None:
    wall = person(browser, width, height)
    for show in SHOWS:
        wall.goto(f"{event.address}/screen?show={show}")
        assert violations(wall) == [], show
        below = "(e) => e.getBoundingClientRect().bottom > innerHeight + 1"
        over = f"[...document.querySelectorAll('main, main *')].some({below})"
        assert wall.evaluate(over) is False, show
        smallest = wall.evaluate(
            "Math.min(...[...document.querySelectorAll('main .name, main b, main td')]"
            ".map((e) => parseFloat(getComputedStyle(e).fontSize)))"
        )
        assert smallest >= width / 52, show
        assert wall.locator("button, a, input").count() == 0
    wall.context.close()


def test_a_screen_goes_from_slide_to_slide_and_says_when_the_hall_is_away(
    browser: Browser, event: Made
) -> None:
    wall = person(browser, 1280, 720)
    wall.goto(f"{event.address}/screen?show=pairings,standings&seconds=3")
    expect(wall.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(wall.get_by_role("heading", name="After round 1")).to_be_visible()
    expect(wall.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    wall.context.set_offline(True)
    expect(wall.locator("body.stale")).to_be_visible()
    wall.context.set_offline(False)
    expect(wall.locator("body.stale")).to_have_count(0)
    wall.context.close()
