"""A whole game of Fab-a-Diffy in two windows: Ana with the keyboard alone, Ben by touch on a phone."""

import re

from playwright.sync_api import Browser, Page, expect

from gamehall.games.fab_a_diffy.strips import Trick, tricks
from tests.browser.people import Keyboard, person, violations

OPTIONS = {"games": "one game", "deck": "short", "turn_seconds": 0, "period_minutes": 0, "capture_seconds": 0}
WRONG = "The sentence of the trick is wrong, or there was none."


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

    def touch(self, strip: str) -> None:
        self.page.locator(f'[data-strip="{strip}"]').tap()


class Keys(Keyboard):
    def unfold(self, name: str) -> None:
        self.go_to(name)
        self.page.keyboard.press("Enter")

    def touch(self, strip: str) -> None:
        """Walk the rectangles to the strip, and touch it."""
        at = int(self.page.locator(f'[data-strip="{strip}"]').get_attribute("data-rectangle") or 0)
        self.page.keyboard.press("b")
        self.page.keyboard.press("Home")
        for _ in range(at // 3):
            self.page.keyboard.press("ArrowDown")
        for _ in range(at % 3):
            self.page.keyboard.press("ArrowRight")
        expect(self.page.locator(f'[data-strip="{strip}"]')).to_be_focused()
        self.page.keyboard.press("Enter")


Person = Touch | Keys


def test_a_whole_game_by_keyboard_and_by_touch(browser: Browser, hall: str) -> None:
    ana, ben = Keys(person(browser)), Touch(person(browser, 360, 740, has_touch=True))
    sit_down(ana, ben, hall)
    first, second = start(ana, ben)

    show(first)
    wrong_trick(first)
    challenge(second, WRONG)
    rule(first, second, "Correct")
    for one in (ana, ben):
        assert violations(one.page) == []

    turn(second)
    challenge(first, WRONG)
    rule(second, first, "Incorrect")  # the turn is lost
    turn(second)
    challenge(first, "Something else.")
    rule(second, first, "Inappropriate")

    holder, other = first, second
    while turn(holder):
        holder, other = other, holder
    holder.press("Accept")
    for one in (ana, ben):
        expect(one.page.get_by_text(re.compile("tricks of|wins: |A tie: ")).first).to_be_visible()
        assert violations(one.page) == []
    for one in (ana, ben):
        one.press("Sign your score card")
    for one in (ana, ben):
        expect(one.page.get_by_text("The score cards are collected").first).to_be_visible()
        one.page.context.close()


def sit_down(ana: Person, ben: Person, hall: str) -> None:
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    opened = {"game": "fab_a_diffy", "manner": "tournament", "options": OPTIONS, "chairs": chairs}
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        one.page.goto(hall)
        assert one.page.request.post(f"{hall}/api/name", data={"name": name}, headers={"Origin": hall}).ok
    table = ana.page.request.post(f"{hall}/api/tables", data=opened, headers={"Origin": hall}).json()
    joined = ben.page.request.post(f"{hall}/api/join", data={"code": table["code"]}, headers={"Origin": hall})
    assert joined.ok
    for one in (ana, ben):
        one.page.goto(f"{hall}/t/{table['id']}")


def start(ana: Person, ben: Person) -> tuple[Person, Person]:
    """Both draw, again if need be; who drew the lower value holds the card."""
    show_button = re.compile("^Put a strip in the Show Box")
    draw = "Draw a strip"
    while True:
        for one in (ana, ben):
            drawn = one.page.get_by_role("button", name=draw, exact=True)
            shows = one.page.get_by_role("button", name=show_button)
            waits = one.page.get_by_text(re.compile("^Waiting for"))
            expect(drawn.or_(shows).or_(waits).first).to_be_visible()
            if drawn.is_visible():
                told = one.page.locator("p[aria-live=polite]").first
                before = told.inner_text()
                one.press(draw)
                expect(told).not_to_have_text(before)
        for one, other in ((ana, ben), (ben, ana)):
            if one.page.get_by_role("button", name=show_button).is_visible():
                return one, other


def shown(page: Page) -> str:
    label = page.get_by_role("img", name=re.compile("^Show Box: ")).get_attribute("aria-label") or ""
    return label.removeprefix("Show Box: ")


def face_up(page: Page) -> list[str]:
    return [one.get_attribute("data-strip") or "" for one in page.locator("[data-strip]").all()]


def show(one: Person) -> bool:
    """Put a strip in the Show Box; whether there was one."""
    over = one.page.get_by_role("button", name="Accept", exact=True)
    go = one.page.get_by_role("button", name=re.compile("^(Put a strip|The deck is empty)"))
    expect(go.first).to_be_visible()
    one.press(go.first.inner_text())
    expect(one.page.get_by_role("button", name="Pass the card").or_(over).first).to_be_visible()
    return not over.is_visible()


def wrong_trick(one: Person) -> None:
    """Two strips that make none, announced as one."""
    strips, box = face_up(one.page), shown(one.page)
    right = [{trick.left, trick.right} for trick in tricks(strips, box)]
    left, second = next((a, b) for a in strips for b in strips if a != b and {a, b} not in right)
    one.touch(left)
    one.touch(second)
    one.press(f"{left} + {second} = {box}")
    one.press("Pick up the three strips")
    one.press("Pass the card")


def turn(one: Person) -> bool:
    """A whole turn, with a trick if there is one; false: the game is over."""
    if not show(one):
        return False
    found = next(iter(tricks(face_up(one.page), shown(one.page))), None)
    if found:
        take(one, found)
    else:
        one.press(f"No trick: move {shown(one.page)} to a rectangle")
    one.press("Pass the card")
    return True


def take(one: Person, trick: Trick) -> None:
    sign = "+" if trick.sign == "+" else "−"
    one.touch(trick.left)
    one.touch(trick.right)
    one.press(f"{trick.left} {sign} {trick.right} = {trick.show}")
    one.press("Pick up the three strips")


def challenge(one: Person, says: str) -> None:
    expect(one.page.get_by_role("button", name=re.compile("^Put a strip")).first).to_be_visible()
    one.press("Challenge")
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert violations(one.page) == []
    if says == "Something else.":
        one.unfold("Something else")
    one.tick(says)
    one.press("Make the challenge")


def rule(one: Person, other: Person, word: str) -> None:
    """The software Monitor rules; both accept."""
    for who in (one, other):
        expect(who.page.get_by_label("Ruling").get_by_text(word, exact=True)).to_be_visible()
        who.press("Accept")
