"""A wooden table: a scorer types, a timekeeper warns and calls time, and a player who is warned sees it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.linguishtik_people import sideways
from tests.browser.people import Keyboard, button, person, violations

ROLL = "EINO BGTV AHMP SRON JKQY CAL"


class Wooden:
    """Ana and Ben play with real cubes, Sam types, Tim keeps the time; or Sam does both."""

    def __init__(
        self, browser: Browser, hall: str, *, width: int = 1280, alone: bool = False, third: bool = False
    ) -> None:
        self.pages = {
            name: person(browser, width, 800 if width > 500 else 780) for name in ("Ana", "Ben", "Sam", "Tim")
        }
        self.ana, self.ben, self.sam, self.tim = self.pages.values()
        for name, page in self.pages.items():
            page.request.post(f"{hall}/api/name", data={"name": name})
        wishes = {"p1": "me", "p2": "friend", "keeper": "friend", "clock": "scorer" if alone else "friend"}
        if third:
            wishes["p3"] = "friend"
        asked = {
            "game": "linguishtik",
            "manner": "tournament",
            "chairs": [{"seat": seat, "who": who} for seat, who in wishes.items()],
            "options": {"cubes": "real", "move_seconds": 2, "call_seconds": 3, "absent_after": 0},
        }
        answer = self.ana.request.post(f"{hall}/api/tables", data=asked)
        assert answer.ok, answer.text()
        made = answer.json()
        sitting = {"p2": self.ben, "p3": self.ben, "keeper": self.sam, "clock": self.tim}
        for link in made["links"]:
            if not (alone and link["seat"] == "clock"):
                assert sitting[link["seat"]].request.post(f"{hall}/api{link['link']}").ok
        self.address = f"{hall}/t/{made['id']}"
        for page in self.pages.values():
            page.goto(self.address)
            expect(page.locator(".mat")).to_be_visible()
        button(self.sam, "Ana is Player One")
        self.sam.get_by_label("black (plain), 4 letters").fill(ROLL)
        button(self.sam, "Set them out")
        times = panel(self.sam if alone else self.tim)
        expect(times.get_by_role("button", name=WARN, exact=True)).to_be_visible()

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()


WARN, TIME = "Warn Ana: 3 seconds", "Call time on Ana"


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="You keep the time")


@pytest.fixture
def wooden(browser: Browser, hall: str) -> Iterator[Any]:
    made: list[Wooden] = []

    def make(**more: Any) -> Wooden:
        made.append(Wooden(browser, hall, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize("width", [1280, 360])
def test_a_timekeeper_warns_and_calls_time_while_a_scorer_types(wooden: Any, width: int) -> None:
    table = wooden(width=width)
    tim, ana, ben = table.tim, table.ana, table.ben
    times = panel(tim)
    assert violations(tim) == []
    assert not sideways(tim)
    for press in times.get_by_role("button").all():
        box = press.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    # The minute is over by the dial, and nothing happens: the person decides.
    expect(times.get_by_text("2 seconds are over").first).to_be_visible()
    expect(times.get_by_role("status")).to_have_text("Ana: 2 seconds are over.")
    expect(ana.get_by_text("Time is called on you")).to_have_count(0)

    button(tim, WARN)
    expect(ana.locator(".message.own")).to_contain_text("Time is called on you.")
    expect(ana.locator("[aria-live=assertive]")).to_contain_text("Time is called on you: 3 seconds left.")
    expect(ben.locator(".message", has_text="Time is called on Ana")).to_be_visible()
    assert violations(ana) == []
    expect(times.get_by_role("button", name=TIME, exact=True)).to_be_visible()
    expect(times.get_by_text("3 seconds are over").first).to_be_visible()
    button(tim, TIME)
    expect(ana.locator("[data-score=p1]")).to_have_attribute("data-value", "-1")
    expect(times.get_by_role("button", name=WARN, exact=True)).to_be_visible()
    expect(ana.get_by_text("Time is called on you.")).to_have_count(0)


def test_time_called_too_soon_is_refused_with_its_paragraph(wooden: Any) -> None:
    table = wooden()
    button(table.tim, WARN)
    call = panel(table.tim).get_by_role("button", name=TIME, exact=True)
    expect(call).to_be_visible()
    said = table.tim.locator("[aria-live=assertive]")
    expect(call).to_have_attribute("aria-disabled", "false")  # a double press counts once
    call.click()
    expect(said).to_have_text(re.compile(r"Refused: Ana has [123] seconds? left\."))
    expect(table.tim.get_by_role("article", name="Ruling")).to_contain_text("LT 13")


def test_the_timer_is_stopped_started_and_turned_by_keyboard(wooden: Any) -> None:
    table = wooden()
    keys, times = Keyboard(table.tim), panel(table.tim)
    row = times.get_by_role("listitem").filter(has_text=WARN)
    keys.go_to(f"Stop the timer: {WARN}")
    table.tim.keyboard.press("Enter")
    expect(row.get_by_text("stopped")).to_be_visible()
    expect(times.get_by_role("button", name=f"Start the timer: {WARN}")).to_be_focused()
    table.tim.keyboard.press("Enter")
    expect(row.get_by_text("stopped")).to_have_count(0)
    expect(row.get_by_text("2 seconds are over")).to_be_visible()
    keys.go_to(f"Turn the timer: {WARN}")
    table.tim.keyboard.press("Enter")
    expect(row.get_by_text("2 seconds are over")).to_have_count(0)
    keys.go_to(WARN)
    table.tim.keyboard.press("Enter")
    expect(times.get_by_role("button", name=TIME, exact=True)).to_be_focused()


@pytest.mark.parametrize("width", [1280, 360])
def test_who_types_may_keep_the_time_without_leaving_the_chair(wooden: Any, width: int) -> None:
    table = wooden(alone=True, width=width)
    sam = table.sam
    assert violations(sam) == []
    assert not sideways(sam)
    sam.get_by_label("Designation", exact=True).select_option(label="S-V")
    button(sam, "Designate")
    expect(panel(sam).get_by_role("button", name="Warn Ben: 3 seconds", exact=True)).to_be_visible()
    expect(panel(sam).get_by_text("2 seconds are over").first).to_be_visible()
    button(sam, "Warn Ben: 3 seconds")
    expect(table.ben.locator(".message.own")).to_be_visible()
    expect(sam.get_by_role("group", name="Type for")).to_be_visible()
    for page in (table.ana, table.ben):
        expect(panel(page)).to_have_count(0)


def test_all_who_write_are_warned_and_called_at_once(wooden: Any) -> None:
    sam = wooden(alone=True, third=True).sam
    sam.locator("summary", has_text=re.compile("^Challenge$")).click()
    button(sam, "Impossible")
    times = panel(sam)
    button(sam, "Warn all: 3 seconds")
    call = times.get_by_role("button", name="Call time on all", exact=True)
    expect(call).to_be_visible()
    expect(sam.locator(".message", has_text="Time is called on Ben")).to_be_visible()
    expect(times.get_by_text("3 seconds are over").first).to_be_visible()
    call.click()
    expect(times.get_by_role("button", name="Begin the next shake", exact=True)).to_be_visible()


def test_the_opening_form_proposes_the_scorer_as_timekeeper(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/new/linguishtik")
    page.get_by_label("Your name").fill("Sam")
    for seat in ("p1", "p2", "p3"):
        page.locator(f"#chair-{seat}").select_option("friend")
    page.get_by_text("All rules of the table").click()
    page.locator("#chair-keeper").select_option("me")
    expect(page.get_by_label("Who keeps the time")).to_have_value("")
    page.locator("#option-cubes").select_option("real")
    assert violations(page) == []
    button(page, "Open the table")
    expect(page.locator("tr", has_text="Timekeeper")).to_contain_text("Sam")
    assert violations(page) == []
    page.context.close()
