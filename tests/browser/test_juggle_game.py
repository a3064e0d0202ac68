"""A whole game of Juggle in two windows: Ana on a phone by touch, Ben with the keyboard alone.

A third person sits in the scorer's chair and types the dice, as at a wooden board. The boards are small.
"""

import re

from playwright.sync_api import Browser, CDPSession, Page, expect

from gamehall.games.juggle.board import space_name, space_named
from gamehall.games.juggle.pieces import Form, normal, shape_of
from gamehall.games.juggle.terminal import as_turned
from tests.browser.people import Keyboard, button, person, violations
from tests.games.juggle.desk import COVER, OTHER_COVER

SIDE = 5
ANA, BEN = dict(COVER), dict(OTHER_COVER)
FINGER = 1.4
"""Squares by which a piece floats above the finger."""


def test_a_whole_game_by_touch_and_by_keyboard(browser: Browser, hall: str) -> None:
    ana = Finger(person(browser, 360, 740, has_touch=True, is_mobile=True))
    ben, sam = Keyboard(person(browser)), person(browser)
    code, scorer = open_table(ana.page, hall)
    join_by_code(ben, hall, code)
    sit_down(sam, scorer)

    toss(ana, ben, sam)
    wrongly_selected(ana, sam)
    rightly_challenged(ana, ben)
    ben_lays(ben, sam, (5, 5), "green W5", "red Y5")
    wrongly_challenged(ana, ben)
    ben_lays(ben, sam, (5, 3), "yellow L5", "green I3")
    challenged_about_nothing(ana, ben)
    ana_lays(ana, sam, (5, 6), "blue L5", "red L5")
    ben_lays(ben, sam, (5, 1), "blue Z5")
    ana_lays(ana, sam, (5, 3), "green Y5", "red I3")
    calculated_and_put_back(ben, sam)
    ana_declares(ana, sam)
    ben_completes_the_round(ana, ben, sam)
    signed(ana, ben)
    replayed(ana.page)
    for page in (ana.page, ben.page, sam):
        page.context.close()


class Finger:
    """Someone with a phone: taps, and drags with a real touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch: CDPSession = page.context.new_cdp_session(page)

    def tap(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).tap()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        (x0, y0), (x1, y1) = start, end
        self._say("touchStart", x0, y0)
        for step in range(1, 6):
            self._say("touchMove", x0 + (x1 - x0) * step / 5, y0 + (y1 - y0) * step / 5)
        self.touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.locator("#ask").tap()  # the first tap after such a drag never becomes a click

    def _say(self, kind: str, x: float, y: float) -> None:
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})

    def lay(self, piece: str, names: str) -> None:
        """Take it from the bank, tap it until it is turned rightly, drag it to its place and let it go."""
        self.tap("Choose a piece…")
        bank = self.page.get_by_role("dialog")
        bank.get_by_role("button", name=piece[-1], exact=True).tap()
        bank.locator(f'[data-piece="{piece}"]').tap()
        form, corner = wanted(names)
        turns, flip = way_of(piece, form)
        self.page.get_by_role("button", name="Lay it here", exact=True).wait_for()
        if flip:
            self.tap("Flip")
        for _ in range(turns):
            self.page.locator("[data-space].held").first.tap()
        self._carry(form, corner)
        assert held(self.page) == names_in_order(names)
        self.tap("Lay it here")
        expect(self.page.locator(f'[data-space][data-on="{piece}"]')).to_have_count(len(form))

    def _carry(self, form: Form, corner: tuple[int, int]) -> None:
        box = self.page.locator('[data-space="a1"]').bounding_box()
        from_here = self.page.locator("[data-space].held").first.bounding_box()
        assert box
        assert from_here
        cell, height, width = box["width"], 1 + max(r for r, _ in form), 1 + max(c for _, c in form)
        x = box["x"] + (corner[1] + width / 2) * cell
        y = box["y"] + (corner[0] + height / 2 + FINGER) * cell
        start = from_here["x"] + cell / 2, from_here["y"] + cell / 2
        self.drag(start, (x, y))


def wanted(names: str) -> tuple[Form, tuple[int, int]]:
    """The form that covers these spaces, and its corner."""
    spaces = [space_named(SIDE, name) for name in names.split()]
    squares = [divmod(space, SIDE) for space in spaces if space is not None]
    return normal(squares), (min(row for row, _ in squares), min(column for _, column in squares))


def way_of(piece: str, form: Form) -> tuple[int, bool]:
    """How often a piece is turned, and whether it is flipped before."""
    shape = shape_of(piece)
    assert shape
    ways = [(turns, flip) for flip in (False, True) for turns in range(4)]
    return next(way for way in ways if as_turned(shape.forms[0], way[0], flip=way[1]) == form)


def held(page: Page) -> list[str]:
    """Where the shadow lies."""
    return [str(one.get_attribute("data-space")) for one in page.locator("[data-space].held").all()]


def names_in_order(names: str) -> list[str]:
    spaces = sorted(space for name in names.split() if (space := space_named(SIDE, name)) is not None)
    return [space_name(SIDE, space) for space in spaces]


def open_table(ana: Page, hall: str) -> tuple[str, str]:
    ana.goto(hall)
    ana.get_by_role("link", name="Open a table of Juggle").tap()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_text("Tournament.").tap()
    ana.get_by_text("By the book.", exact=True).tap()
    ana.get_by_text("All rules of the table").tap()
    ana.get_by_label("Dice and draws").select_option("friend")
    ana.locator("#option-side").fill(str(SIDE))
    ana.locator("#option-turn_seconds").fill("0")
    ana.locator("#option-win_seconds").fill("0")
    ana.locator("#option-opinion_seconds").fill("0")
    assert violations(ana) == []
    button(ana, "Open the table")
    code = ana.locator("#table-code").inner_text().strip()
    link = ana.locator("tr:has(.seat.dealer) a").get_attribute("href")
    assert link
    return code, link if link.startswith("http") else hall + link


def join_by_code(ben: Keyboard, hall: str, code: str) -> None:
    ben.page.goto(hall)
    ben.fill("Six letters", code)
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    ben.fill("Your name", "Ben")
    ben.page.keyboard.press("Enter")


def sit_down(sam: Page, link: str) -> None:
    sam.goto(link)
    sam.get_by_label("Your name").fill("Sam")
    sam.get_by_role("button", name=re.compile("Sit down")).click()


def dice(sam: Page, *values: int) -> None:
    """The scorer types what fell."""
    for i, value in enumerate(values, start=1):
        sam.get_by_label(f"Die {i}", exact=True).fill(str(value))
    button(sam, "Enter the dice")


def toss(ana: Finger, ben: Keyboard, sam: Page) -> None:
    ana.tap("Toss a die")
    dice(sam, 1)
    ben.press("Toss a die")
    dice(sam, 6)
    expect(ana.page.get_by_role("button", name="Roll the dice")).to_be_visible()
    for page in (ana.page, ben.page, sam):
        assert violations(page) == []


def ana_lays(ana: Finger, sam: Page, roll: tuple[int, int], *pieces: str) -> None:
    ana.tap("Roll the dice")
    dice(sam, *roll)
    for piece in pieces:
        ana.lay(piece, ANA[piece])
    ana.tap("Pass the card")


def ben_lays(ben: Keyboard, sam: Page, roll: tuple[int, int], *pieces: str) -> None:
    ben.press("Roll the dice")
    dice(sam, *roll)
    for piece in pieces:
        lay_by_keyboard(ben, piece, BEN[piece])
    ben.press("Pass the card")


def lay_by_keyboard(ben: Keyboard, piece: str, names: str) -> None:
    """`k` goes to the bank, arrows walk it, Enter takes; arrows, R and F move the shadow, Enter lets go."""
    ben.wait_for("Pass the card")
    keys = ben.page.keyboard
    keys.press("Escape")
    keys.press("k")
    keys.press("Home")
    colour = piece.split()[0]
    for key, reached in (("ArrowDown", colour), ("ArrowRight", piece)):
        for _ in range(30):
            focused = str(ben.page.locator(":focus").get_attribute("data-piece"))
            if focused.startswith(f"{reached} ") or focused == reached:
                break
            keys.press(key)
    keys.press("Enter")
    ben.wait_for(f"Lay {piece} here")
    expect(ben.page.locator("[data-space]:focus")).to_have_count(1)
    form, corner = wanted(names)
    turns, flip = way_of(piece, form)
    for key in ("f",) * flip + ("r",) * turns:
        keys.press(key)
    here, _ = wanted(" ".join(held(ben.page)))
    assert here == form
    _, (row, column) = wanted(" ".join(held(ben.page)))
    down, right = corner[0] - row, corner[1] - column
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            keys.press(key)
    assert held(ben.page) == names_in_order(names)
    keys.press("Enter")
    expect(ben.page.locator(f'[data-space][data-on="{piece}"]')).to_have_count(len(form))


def wrongly_selected(ana: Finger, sam: Page) -> None:
    """A piece of five by the five, and one of three by the four."""
    ana.tap("Roll the dice")
    dice(sam, 4, 5)
    ana.lay("yellow V5", ANA["yellow V5"])
    ana.tap("Choose a piece…")
    assert violations(ana.page) == []
    ana.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    ana.lay("red I3", ANA["red I3"])
    assert violations(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360
    ana.tap("Pass the card")


def rightly_challenged(ana: Finger, ben: Keyboard) -> None:
    ben.wait_for("Roll the dice")
    ben.page.keyboard.press("c")
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    assert violations(ben.page) == []
    ben.tick("A piece was wrongly selected.")
    ben.press("Make the challenge")
    expect(ana.page.get_by_text("The die shows 4; red I3 covers 3 spaces.").first).to_be_visible()
    assert violations(ana.page) == []
    ana.tap("Accept")
    ben.press("Accept")
    expect(ana.page.locator('[data-space][data-on="red I3"]')).to_have_count(0)
    expect(ana.page.locator('[data-space][data-on="yellow V5"]')).to_have_count(5)


def wrongly_challenged(ana: Finger, ben: Keyboard) -> None:
    challenge(ana, "Pieces of one colour touch.")
    expect(ben.page.get_by_text("No two pieces of one colour touch.").first).to_be_visible()
    accept(ana, ben)
    expect(ben.page.get_by_role("button", name="Roll the dice")).to_be_visible()


def challenged_about_nothing(ana: Finger, ben: Keyboard) -> None:
    challenge(ana, "Something else.", "Something else")
    expect(ben.page.get_by_text("That is not a tournament rule.").first).to_be_visible()
    accept(ana, ben)
    expect(ana.page.get_by_role("button", name="Roll the dice")).to_be_visible()


def challenge(ana: Finger, says: str, more: str = "") -> None:
    ana.page.get_by_role("button", name="Challenge").first.tap()
    dialog = ana.page.get_by_role("dialog")
    if more:
        dialog.get_by_text(more, exact=True).tap()
    dialog.get_by_label(says, exact=True).tap()
    button(ana.page, "Make the challenge")


def accept(ana: Finger, ben: Keyboard) -> None:
    ana.tap("Accept")
    ben.press("Accept")


def calculated_and_put_back(ben: Keyboard, sam: Page) -> None:
    """A value is calculated, and taken back; the card is passed without a piece."""
    ben.press("Roll the dice")
    dice(sam, 4, 2)
    ben.wait_for("Pass the card")
    ben.go_to("Calculate a value for one piece")
    ben.page.keyboard.press("Enter")
    ben.fill("is", "6")
    assert violations(ben.page) == []
    ben.press("State it")
    expect(ben.page.get_by_text("4 + 2 = 6").first).to_be_visible()
    ben.press("Take the sentence back")
    ben.press("Pass the card")


def ana_declares(ana: Finger, sam: Page) -> None:
    ana.tap("Roll the dice")
    dice(sam, 1, 1)
    ana.lay("yellow I1", ANA["yellow I1"])
    ana.lay("blue I1", ANA["blue I1"])
    ana.tap("Declare a win")


def ben_completes_the_round(ana: Finger, ben: Keyboard, sam: Page) -> None:
    assert violations(ben.page) == []
    ben.press("Accept")
    ben.press("Roll the dice")
    dice(sam, 2, 4)
    expect(ben.page.get_by_text("Ana has covered the board.")).to_be_visible()
    assert violations(ben.page) == []
    lay_by_keyboard(ben, "red I2", BEN["red I2"])
    ben.press("Declare a win")
    ana.tap("Accept")


def signed(ana: Finger, ben: Keyboard) -> None:
    expect(ana.page.get_by_text("both boards were covered in the same round").first).to_be_visible()
    assert violations(ana.page) == []
    ana.tap("Sign your score card")
    ben.press("Sign your score card")
    expect(ana.page.get_by_text("The score cards are collected").first).to_be_visible()


def replayed(ana: Page) -> None:
    ana.get_by_role("link", name="Replay the game").first.tap()
    expect(ana.get_by_role("grid")).to_have_count(1)
    assert violations(ana) == []
    ana.set_viewport_size({"width": 1280, "height": 800})
    ana.keyboard.press("End")
    expect(ana.locator("[data-theirs][data-on]")).to_have_count(2 * SIDE * SIDE)
    assert violations(ana) == []
    ana.keyboard.press("Home")
    expect(ana.locator("[data-theirs][data-on]")).to_have_count(0)
