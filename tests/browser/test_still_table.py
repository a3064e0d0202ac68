"""No dialog, focus or ruling moves a table or hides what may be done; what was said is not said for ever."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gamehall.games.pentathlon.highlights import against_what
from gamehall.kernel import catalog
from gamehall.kernel.record import Manner
from gamehall.live.table import LiveTable
from tests.browser.known_tiles import Game, lies, square, tile
from tests.browser.one_screen import amiss
from tests.browser.people import button, person, violations
from tests.browser.walking import P1, WalkedHall, begun, caught_up, walk

SIZES = [(1280, 800), (360, 740)]
BEGUN = {"start": "p1", "draw_seconds": 1, "minutes": 0}
KEPT = {**BEGUN, "scoring": "kept"}


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WalkedHall]:
    hall = WalkedHall(tmp_path_factory.mktemp("still") / "data")
    yield hall
    hall.close()


def asked_for(
    browser: Browser, walked: WalkedHall, kind: str, size: tuple[int, int], manner: Manner
) -> tuple[Page, LiveTable]:
    """A table of Contig 60 whose page is asked for this kind of act."""
    page = person(browser, *size)
    live = begun(walked, page, catalog.game("contig60"), manner)
    for table in walk(walked, live, seed=5, most=300):
        open_to_me = kind != "Challenge" or against_what(table.state, P1) == "last"
        if open_to_me and any(kind in p.kinds and p.seat == P1 for p in table.prompts):
            break
    caught_up(page, live)
    return page, live


def scrolled(page: Page) -> int:
    return int(page.evaluate("scrollY"))


@pytest.mark.parametrize("size", SIZES)
def test_a_dialog_leaves_the_page_where_it_was(
    browser: Browser, walked: WalkedHall, size: tuple[int, int]
) -> None:
    page, _ = asked_for(browser, walked, "Challenge", size, "tournament")
    page.locator(".challenge").get_by_role("button", name="Challenge", exact=True).click()
    asked = page.get_by_role("dialog", name="What is wrong?")
    expect(asked.locator(".slip")).to_be_visible()  # the turn it asks about
    assert violations(page) == []
    box = asked.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert scrolled(page) == 0
    assert amiss(page) == []
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_resigning_is_asked_in_the_middle_or_at_the_foot(
    browser: Browser, walked: WalkedHall, size: tuple[int, int]
) -> None:
    page, _ = asked_for(browser, walked, "Roll", size, "guided")
    if size[0] < 960:
        button(page, "More")
        assert violations(page) == []
    button(page, "Resign")
    box = page.get_by_role("dialog", name="Resign the game?").bounding_box()
    assert box
    above, below = box["y"], size[1] - box["y"] - box["height"]
    assert abs(above - below) < 4 if size[0] > 960 else below < 1
    assert scrolled(page) == 0
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_ruling_says_the_cause_first_covers_nothing_and_goes_by_itself(
    browser: Browser, walked: WalkedHall, size: tuple[int, int]
) -> None:
    page, live = asked_for(browser, walked, "Announce", size, "guided")
    assert live.table.state.sheet
    page.clock.install()
    if size[0] < 960:
        button(page, "Number sentence…")
    page.get_by_label("Number sentence, in words or symbols").fill("1 + 1 = 3")
    button(page, "Announce")
    if size[0] < 960:
        button(page, "Back to the board")
    ruling = page.get_by_role("article", name="Ruling")
    expect(ruling).to_be_visible()
    fact, term = (ruling.locator(part).bounding_box() for part in (".fact", ".verdict"))
    assert fact
    assert term
    assert fact["y"] < term["y"]
    assert amiss(page) == []
    assert "Refused" in page.locator("[aria-live=assertive]").inner_text()
    page.mouse.move(0, 0)
    page.clock.run_for(40_000)
    expect(ruling).to_have_count(0)
    expect(page.locator("[aria-live=assertive]")).to_have_text("")
    page.context.close()


def test_the_keyboard_does_not_move_the_page(browser: Browser, hall: str) -> None:
    """Exchange and Escape, and Enter on the board, which leads to the score."""
    game = Game(browser, hall, options=BEGUN, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    page = game.ana
    button(page, "Exchange")
    page.keyboard.press("Escape")
    assert scrolled(page) == 0
    square(page, "H8").click()
    page.keyboard.type("QUART")
    lies(page, H8="Q")
    page.keyboard.press("Enter")
    expect(page.locator("#announce")).to_be_focused()
    assert scrolled(page) == 0
    game.close()


_DRAG = """([tile, x, y]) => {
  const from = tile.getBoundingClientRect()
  const say = (on, kind, cx, cy) =>
    on.dispatchEvent(new PointerEvent(kind, {
      bubbles: true, pointerId: 7, pointerType: 'touch', button: 0, clientX: cx, clientY: cy
    }))
  say(tile, 'pointerdown', from.x + 20, from.y + 20)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    say(window, 'pointermove', from.x + (x - from.x) * part, from.y + (y - from.y) * part)
  }
}"""


def test_squares_grow_under_a_finger_and_the_one_below_the_tile_is_outlined(
    browser: Browser, hall: str
) -> None:
    game = Game(browser, hall, width=360, options=KEPT, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    page = game.ana
    before = square(page, "H8").bounding_box()
    assert before
    finger = {"x": before["x"] + before["width"] / 2, "y": before["y"] + before["height"] / 2 + 44}
    page.evaluate(_DRAG, [tile(page, "Q").element_handle(), finger["x"], finger["y"]])
    grown = square(page, "H8").bounding_box()
    assert grown
    assert grown["width"] >= 1.5 * before["width"]
    expect(page.locator(".over")).to_have_attribute("data-square", "H8")
    page.evaluate(
        "([x, y]) => dispatchEvent(new PointerEvent('pointerup',"
        " { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y }))",
        [finger["x"], finger["y"]],
    )
    lies(page, H8="Q")
    after = square(page, "H8").bounding_box()
    assert after
    assert abs(after["width"] - before["width"]) < 2
    game.close()


def test_a_tile_on_the_board_is_carried_on_by_a_finger(browser: Browser, hall: str) -> None:
    """By touches as a phone has them, not by events of our own making: the squares are there all the way."""
    game = Game(browser, hall, width=360, options=KEPT, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    page = game.ana
    square(page, "H8").tap()
    tile(page, "Q").tap()
    lies(page, H8="Q")
    small, screen = width_of(page, "A1"), page.context.new_cdp_session(page)

    def finger(kind: str, *points: dict[str, float]) -> None:
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(page, "H8")
    to_x, to_y = middle(page, "J8")
    finger("touchStart", {"x": x, "y": y})
    for part in (0.25, 0.5, 0.75, 1):
        finger("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y + 44 - y) * part})
        expect(page.locator(".ghost")).to_be_visible()
        assert width_of(page, "A1") >= 1.5 * small
    finger("touchEnd")
    lies(page, J8="Q")
    assert abs(width_of(page, "A1") - small) < 2
    game.close()


def width_of(page: Page, name: str) -> float:
    return float(square(page, name).evaluate("one => one.getBoundingClientRect().width"))


def middle(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
