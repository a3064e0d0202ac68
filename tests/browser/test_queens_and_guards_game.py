"""Queens & Guards in the browser: a game to its end in two windows, by keyboard and by touch."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import Keyboard, person, violations

LATE = {"layout": "late", "turn_seconds": 0, "period_minutes": 0, "opinion_seconds": 0, "win_seconds": 0}
LEFT_TRAPPED = "A trapped piece should have been moved out of its trap, or was moved wrongly."
MOVED_AGAIN = "A piece was moved again or put back, or a second one was moved."


def hex_at(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


class Touch:
    """Someone with a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.tap()

    def tick(self, name: str) -> None:
        self.page.get_by_label(name).tap()

    def unfold(self, name: str) -> None:
        self.page.get_by_text(name, exact=True).tap()

    def move(self, start: str, end: str) -> None:
        hex_at(self.page, start).tap()
        hex_at(self.page, end).tap()


class Keys(Keyboard):
    """Someone who walks the board with the arrow keys."""

    def unfold(self, name: str) -> None:
        self.go_to(name)
        self.page.keyboard.press("Enter")

    def move(self, start: str, end: str) -> None:
        self.page.keyboard.press("b")
        for name in (start, end):
            self.walk_to_hex(name)
            self.page.keyboard.press("Enter")

    def walk_to_hex(self, name: str) -> None:
        there = self._middle(hex_at(self.page, name))
        for _ in range(30):
            here = self._middle(self.page.locator("[data-space]:focus"))
            right, down = there[0] - here[0], there[1] - here[1]
            if abs(right) > 5:
                self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
            elif abs(down) > 5:
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            else:
                break
        expect(hex_at(self.page, name)).to_be_focused()

    def _middle(self, where: Locator) -> tuple[float, float]:
        box = where.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


Person = Touch | Keys


def test_a_whole_game_by_keyboard_and_by_touch(browser: Browser, hall: str) -> None:
    ana = Keys(person(browser))
    ben = Touch(person(browser, 360, 740, has_touch=True, is_mobile=True))
    sit_down(ana, ben, hall)
    white, black = start(ana, ben)

    move(white, "E0", "centre")
    white.press("Say Trap")
    expect(hex_at(black.page, "E3")).to_have_attribute("aria-label", re.compile("in an announced trap"))
    pass_card(white)
    for one in (ana, ben):
        assert violations(one.page) == []
    fits_on_one_screen(ben.page)

    move(black, "C8", "C9")  # and leaves the trapped guard where it is
    pass_card(black)
    challenge(white, LEFT_TRAPPED)
    rule(white, black, "Correct")
    expect(hex_at(white.page, "C8")).to_have_attribute("data-piece", "b")
    turn(white, "D11", "E0")
    turn(black, "E3", "D7")

    challenge(white, MOVED_AGAIN)
    rule(white, black, "Incorrect")  # the turn is lost
    turn(black, "B14", "B15")
    challenge(white, "Something else.")
    rule(white, black, "Inappropriate")
    turn(white, "D10", "E5")
    turn(black, "B15", "B14")

    move(white, "D6", "E3")
    white.press("Declare a win")
    for one in (ana, ben):
        assert violations(one.page) == []
    black.press("Accept")
    signed(ana, ben)
    ana.page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.press("Enter")
    expect(ana.page.locator("[data-piece]")).to_have_count(14)
    for one in (ana, ben):
        one.page.context.close()


def sit_down(ana: Person, ben: Person, hall: str) -> None:
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    opened: dict[str, Any] = {"game": "queens_and_guards", "manner": "tournament", "options": LATE}
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        assert one.page.request.post(f"{hall}/api/name", data={"name": name}).ok
    made = ana.page.request.post(f"{hall}/api/tables", data={**opened, "chairs": chairs}).json()
    assert ben.page.request.post(f"{hall}/api/join", data={"code": made["code"]}).ok
    for one in (ana, ben):
        one.page.goto(f"{hall}/t/{made['id']}")


def start(ana: Person, ben: Person) -> tuple[Person, Person]:
    """Ana names White to begin, and whoever finds White in the hand does."""
    ana.press("White begins")
    ben.press("The left hand")
    mine = [one.page.get_by_role("button", name="Say Trap", exact=True) for one in (ana, ben)]
    expect(mine[0].or_(ana.page.get_by_role("heading", name="Ben’s turn")).first).to_be_visible()
    return (ana, ben) if mine[0].is_visible() else (ben, ana)


def move(one: Person, start: str, end: str) -> None:
    expect(one.page.get_by_role("button", name="Say Trap", exact=True)).to_be_visible()
    one.move(start, end)
    expect(hex_at(one.page, start)).not_to_have_attribute("data-piece", re.compile("."))
    expect(hex_at(one.page, end)).to_have_attribute("data-piece", re.compile("."))


def pass_card(one: Person) -> None:
    one.press("Pass the card")
    expect(one.page.get_by_role("button", name="Pass the card", exact=True)).to_have_count(0)


def turn(one: Person, start: str, end: str) -> None:
    move(one, start, end)
    pass_card(one)


def challenge(one: Person, what: str) -> None:
    expect(one.page.get_by_role("button", name="Say Trap", exact=True)).to_be_visible()
    one.press("Challenge")
    if what == "Something else.":
        one.unfold("Something else")
    one.tick(what)
    one.press("Make the challenge")


def rule(one: Person, other: Person, word: str) -> None:
    """The software Monitor rules, and both accept."""
    for each in (one, other):
        expect(each.page.get_by_text(word).locator("visible=true").first).to_be_visible()
        each.press("Accept")
    expect(one.page.get_by_role("button", name="Accept", exact=True)).to_have_count(0)


def fits_on_one_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.documentElement.scrollHeight") <= 740
    board = page.get_by_role("grid", name="Queens & Guards board").bounding_box()
    assert board
    assert board["width"] > 250


def signed(ana: Person, ben: Person) -> None:
    for one in (ana, ben):
        expect(one.page.get_by_text(re.compile("wins: the queen is on the centre")).first).to_be_attached()
        one.press("Sign your score card")
    for one in (ana, ben):
        expect(one.page.get_by_text("The score cards are collected").first).to_be_visible()


def test_by_mouse_a_piece_is_drawn_to_its_hex_and_a_hint_tells_more_each_time(
    browser: Browser, hall: str
) -> None:
    page = person(browser)
    assert page.request.post(f"{hall}/api/name", data={"name": "Ana"}).ok
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": "random"}]
    table = {"game": "queens_and_guards", "manner": "guided", "chairs": chairs}
    made = page.request.post(f"{hall}/api/tables", data=table).json()
    page.goto(f"{hall}/t/{made['id']}")
    page.get_by_role("button", name="White begins").click()
    expect(page.get_by_role("button", name="Show a hint")).to_be_visible()
    page.get_by_role("button", name="Show a hint").click()
    expect(page.locator(".hint", has_text="Look at the piece on")).to_be_visible()
    page.get_by_role("button", name="Tell more").click()
    told = page.locator(".hint", has_text=re.compile(r"\w+ to \w+:"))
    expect(told).to_be_visible()
    found = re.search(r"(\w+) to (\w+):", told.inner_text())
    assert found
    start, end = found.groups()

    draw(page, start, "D6")  # too far: it goes back, and the reason is told
    expect(page.get_by_text("a piece moves one step").first).to_be_visible()
    expect(hex_at(page, start)).to_have_attribute("data-piece", re.compile("."))
    draw(page, start, end)
    expect(hex_at(page, end)).to_have_attribute("data-piece", re.compile("."))
    assert violations(page) == []
    page.get_by_role("button", name="Pass the card").click()
    page.context.close()


def draw(page: Page, start: str, end: str) -> None:
    """Take a piece up with the mouse, and let go of it over another hex."""
    places = [hex_at(page, name).bounding_box() for name in (start, end)]
    for i, place in enumerate(places):
        assert place
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=5)
        if i == 0:
            page.mouse.down()
    page.mouse.up()
