"""Scores put right in the page: a mistyped total by both players, a signed one by the director."""

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.people import person, violations
from tests.browser.scrabble_people import Person, a_play


def test_a_mistyped_total_is_corrected_by_both_and_a_signed_one_by_the_director(
    browser: Browser, hall: str
) -> None:
    ana, bea, dan = (Person(person(browser, width=width), name) for name, width in PEOPLE)
    sit_down(hall, ana, bea, dan)
    mistyped(ana, bea)
    for one in (bea, ana) * 3:
        one.look()
        one.line.say("Pass")
    for one in (ana, bea):
        one.press("Sign the slip")
    corrected_after_signing(dan, ana, bea)
    for one in (ana, bea, dan):
        one.go_home()


PEOPLE = (("Ana", 1280), ("Bea", 360), ("Dan", 1280))


def sit_down(hall: str, ana: Person, bea: Person, dan: Person) -> None:
    ana.page.goto(hall)
    ana.page.request.post(f"{hall}/api/name", data={"name": "Ana"})
    seats: list[dict[str, Any]] = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    seats.append({"seat": "director", "who": "friend"})
    options = {"start": "p1", "draw_seconds": 0}
    wish = {"game": "scrabble", "book": "wespa", "manner": "tournament", "options": options, "chairs": seats}
    made = ana.page.request.post(f"{hall}/api/tables", data=wish).json()
    ana.page.goto(f"{hall}/t/{made['id']}")
    for one, seat in ((bea, "p2"), (dan, "director")):
        link = ana.page.locator(f"tr:has(.seat.{seat}) a").get_attribute("href") or ""
        one.page.goto(link if link.startswith("http") else hall + link)
        one.page.get_by_label("Your name").fill(one.name)
        one.page.get_by_role("button", name="Sit down as").click()
    for one, seat in ((ana, "p1"), (bea, "p2"), (dan, "director")):
        one.sit(hall, made["id"], seat)
        expect(one.page.locator("[data-square]")).to_have_count(225)
    ana.press("Take your tiles")


def mistyped(ana: Person, bea: Person) -> None:
    """Ana writes ninety too many, sees it, and has it put right with Bea's word."""
    place, score, _ = a_play(ana.look(), ana.seat)
    ana.lay(place)
    ana.announce(score, "Announce and press")
    ana.fill("Total", str(score + 90))
    ana.press("Record")
    for one in (ana, bea):
        one.sees_score("p1", score + 90)
    bea.press("Scores")  # on a phone the sheet slides up
    for one in (ana, bea):
        one.sees(f"Total as recorded; the lines make {score}")
    bea.press("Close")
    ana.press(f"Query the total {score + 90} of Ana")
    ana.sees("It is corrected if your opponent agrees; if not, the director settles it.")
    assert violations(ana.page) == []
    ana.fill("It should read", str(score))
    ana.press("Query it")
    bea.sees(f"says that the total of Ana is {score}, not {score + 90}.")
    assert violations(bea.page) == []
    assert bea.page.evaluate("document.documentElement.scrollWidth") <= 360
    bea.press("Agree")
    for one in (ana, bea):
        one.sees_score("p1", score)
    ana.press(f"Draw {len(place.tiles)} tile{'s' * (len(place.tiles) != 1)}")


def corrected_after_signing(dan: Person, ana: Person, bea: Person) -> None:
    """Both have signed, the table is closed for good; the director sets a total right, and so the winner."""
    dan.page.get_by_text("Correct the sheet", exact=True).click()
    dan.page.get_by_label("What is wrong").select_option("p2")
    dan.fill("It shall read", "500")
    dan.fill("Reason", "added up wrongly")
    assert violations(dan.page) == []
    dan.press("Correct it")
    for one in (dan, ana, bea):
        one.sees_score("p2", 500)
        one.sees("Bea wins, 500 to")
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
