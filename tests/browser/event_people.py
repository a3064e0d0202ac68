"""An event in a browser: opened by its organiser, played round by round at the keyboard."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Keyboard, person, violations

FIRST = (
    "Adaobi",
    "Ben",
    "Chiara",
    "Dov",
    "Emeka",
    "Fatima",
    "Goran",
    "Halima",
    "Ivan",
    "Jun",
    "Kofi",
    "Lola",
)


class Desk(Keyboard):
    """Who directs an event and has no mouse."""

    def __init__(self, page: Page, hall: str) -> None:
        super().__init__(page)
        self.hall = hall
        self.event = ""
        self.presses = 0
        """Keys pressed since it was last set back."""

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.presses += len(text)

    def enter(self) -> None:
        self.page.keyboard.press("Enter")
        self.presses += 1

    def waits(self, name: str) -> None:
        """The page has this ready: Enter is enough."""
        self.page.wait_for_function(
            "name => (document.activeElement?.innerText ?? '').trim().startsWith(name)", arg=name
        )

    def go(self, page: str) -> None:
        self.page.goto(f"{self.event}{page}")

    def says(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()


def sign_in(browser: Browser, hall: str, width: int = 1280, height: int = 800) -> Desk:
    desk = Desk(person(browser, width, height), hall)
    desk.page.goto(f"{hall}/organiser")
    desk.fill("Your name", "Dora")
    desk.fill("The hall's password", "open sesame")
    desk.page.keyboard.press("Enter")
    expect(desk.page.get_by_role("heading", name="Organiser")).to_be_visible()
    return desk


def open_event(desk: Desk, name: str, format: str, game: str = "") -> None:
    page = desk.page
    page.goto(f"{desk.hall}/events/new")
    desk.fill("What it is called", name)
    for label, choice in (("How it is played", format), ("The game", game)):
        if choice:
            desk.go_to(label)
            page.keyboard.type(choice)
    desk.press("Open the event")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    desk.event = page.url


def bring(desk: Desk, lines: str) -> None:
    desk.go("/people/bring")
    desk.fill("Paste it", lines)
    desk.press("Look at it first")
    desk.waits("Write down all")
    desk.enter()
    expect(desk.page.get_by_role("heading", name="Entrants")).to_be_visible()


def check_in_all(desk: Desk) -> None:
    desk.go("/people")
    desk.go_to("Check in everybody shown")
    desk.page.keyboard.press("Enter")
    desk.press("Yes, check them in")
    desk.says("Here:")


def hang_out(desk: Desk, round: int, *, clock: bool = False) -> None:
    """From the button that pairs the round to the line for its results."""
    desk.waits(f"Pair round {round}")
    desk.enter()
    desk.waits(f"Hang out round {round}")
    desk.enter()
    if clock:
        desk.waits(f"Start round {round} and its clock")
        desk.enter()
    desk.waits("Enter results")
    desk.enter()
    expect(desk.page.get_by_role("heading", level=1, name=f"Results of round {round}")).to_be_visible()


def missing(desk: Desk) -> list[int]:
    return [int(text) for text in desk.page.locator(".missing strong").all_inner_texts()]


def slip(desk: Desk, line: str) -> None:
    """Type a slip; it is sent while the next one is typed."""
    desk.type(line)
    desk.enter()


def all_in(desk: Desk) -> None:
    expect(desk.page.get_by_role("heading", name="Every slip is in")).to_be_visible()


def helper(browser: Browser, desk: Desk, role: str, name: str) -> Page:
    """Somebody who opens the link of a role and takes it."""
    page = person(browser)
    page.goto(role_link(desk, role))
    page.get_by_label("Your name").fill(name)
    assert violations(page) == []
    page.get_by_role("button", name=f"Help as {role.capitalize()}").click()
    expect(page.get_by_text(role.capitalize(), exact=True).first).to_be_visible()
    return page


def role_link(desk: Desk, role: str) -> str:
    desk.go("/roles")
    return desk.page.get_by_label(f"Link for {role}", exact=True).input_value()


def phone(browser: Browser, desk: Desk, number: int, width: int = 1280, height: int = 800) -> Page:
    """An entrant at their own link."""
    desk.go(f"/people/{number}")
    link = desk.page.get_by_label("Check-in link").input_value()
    page = person(browser, width, height)
    page.goto(link)
    return page


def sit_down(page: Page, name: str, link: str = "Sit down at the table of the hall") -> None:
    """From one's own link to one's chair at a table of the hall."""
    page.get_by_role("link", name=link, exact=True).click()
    expect(page.get_by_text("This is a table of an event.")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("^Sit down as")).click()
    page.wait_for_url("**/t/*")
