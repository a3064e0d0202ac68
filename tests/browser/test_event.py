"""An event of twelve by keyboard alone, from the first name to the prizes."""

from playwright.sync_api import Browser, expect

from tests.browser.event_people import (
    FIRST,
    Desk,
    all_in,
    bring,
    check_in_all,
    hang_out,
    missing,
    open_event,
    sign_in,
    slip,
)
from tests.browser.people import violations

ROUNDS = 8


def test_twelve_players_by_keyboard_alone_from_check_in_to_prizes(browser: Browser, hall: str) -> None:
    desk = sign_in(browser, hall)
    open_event(desk, "All Bankers' Game", "All Bankers")
    bring(desk, "\n".join(f"{name}\t{1900 - 60 * at}" for at, name in enumerate(FIRST[:11])))
    check_in_all(desk)
    desk.go("/plan")
    desk.fill("For the places, the first first; a line each", "A cup\nA medal")
    desk.press("Set the prizes")
    desk.says("The plan is changed")
    desk.go("")
    desk.go_to("Pair round 1")
    for round in range(1, ROUNDS + 1):
        hang_out(desk, round)
        for board in missing(desk):
            slip(desk, f"{board} {440 - 5 * board} {300 + 3 * round}")
        all_in(desk)
        if round == 1:
            wrong_result(desk)
            late_entry(desk)
        if round == 2:
            withdrawal(desk)
        if round < ROUNDS:
            desk.waits(f"Go to round {round + 1}")
            desk.enter()
    desk.go("")
    desk.go_to("Finish, and give the prizes")
    desk.enter()
    expect(desk.page.get_by_role("heading", name="Every result is in")).to_be_visible()
    desk.waits("Finish, and give the prizes")
    desk.enter()
    expect(desk.page.get_by_role("heading", level=1, name="Final standings")).to_be_visible()
    desk.says("Place 1: A cup.")
    desk.says("Place 2: A medal.")
    assert violations(desk.page) == []
    desk.page.context.close()


def wrong_result(desk: Desk) -> None:
    desk.go("/results?round=1")
    slip(desk, "1 345 303 ! the slip says 345")
    desk.says("is set right")
    expect(desk.page.get_by_role("cell", name="345").first).to_be_visible()


def late_entry(desk: Desk) -> None:
    desk.go("/people")
    desk.type(FIRST[11])
    desk.enter()
    desk.says("they play from round 2 on")
    desk.press(f"Check in {FIRST[11]}")
    desk.says(f"Here: {FIRST[11]}")
    desk.go("/results?round=1")
    desk.page.keyboard.press("Tab")
    desk.go_to("Go to round 2")


def withdrawal(desk: Desk) -> None:
    desk.go("/people?q=kofi")
    desk.go_to("Kofi")
    desk.page.keyboard.press("Enter")
    expect(desk.page.get_by_role("heading", level=1, name="Kofi")).to_be_visible()
    desk.go_to("Withdraw")
    desk.page.keyboard.press("Enter")
    desk.fill("Reason", "ill")
    desk.press("Withdraw Kofi")
    desk.says("plays no more from round 3 on")
    desk.go("/results?round=2")
    desk.go_to("Go to round 3")
