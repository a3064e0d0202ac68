"""How many keys a round of forty boards takes, from pairing to pairing; told in docs/director.md."""

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.event_people import (
    all_in,
    bring,
    check_in_all,
    hang_out,
    missing,
    open_event,
    sign_in,
    slip,
)

GUIDE = Path(__file__).parents[2] / "docs/director.md"
BOARDS = 40
SCORES = "431 388"


def told(row: str) -> list[int]:
    """The figures of a row of the table in the guide: with the hall, with tsh."""
    cells = re.search(rf"^\| {re.escape(row)} \|(.+)\|$", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert cells, f"docs/director.md has no row {row!r}"
    return [int(cell) for cell in cells[1].split("|")]


def test_keys_of_a_round_of_forty_boards(browser: Browser, hall: str) -> None:
    desk = sign_in(browser, hall)
    open_event(desk, "Forty boards", "Swiss", "Scrabble")
    bring(desk, "\n".join(f"Player {n}" for n in range(1, 2 * BOARDS + 1)))
    check_in_all(desk)
    desk.go("")
    desk.go_to("Pair round 1")
    desk.presses = 0
    hang_out(desk, 1)
    leading = desk.presses
    boards = missing(desk)
    assert boards == list(range(1, BOARDS + 1))
    for board in boards:
        slip(desk, f"{board} {SCORES}")
    typed = desk.presses - leading
    all_in(desk)
    desk.waits("Go to round 2")
    desk.enter()
    desk.waits("Pair round 2")
    leading = desk.presses - typed
    assert [typed, leading, desk.presses] == [
        told("Forty slips")[0],
        told("Pairing, hanging out, going on")[0],
        told("A round")[0],
    ]
    desk.page.context.close()


def test_keys_of_the_same_round_at_a_prompt() -> None:
    """`a 1`, a line for each slip with both numbers and both scores, Return, and `sp 2` for the pairings."""
    numbers = range(1, 2 * BOARDS + 1)
    first, second = SCORES.split()
    lines = [f"{one} {first} {one + BOARDS} {second}\n" for one in numbers[:BOARDS]]
    slips, around = sum(map(len, lines)), len("a 1\n") + len("\n") + len("sp 2\n")
    assert [slips, around, slips + around] == [
        told("Forty slips")[1],
        told("Pairing, hanging out, going on")[1],
        told("A round")[1],
    ]
