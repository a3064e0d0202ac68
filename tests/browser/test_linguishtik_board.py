"""LinguiSHTIK's mat: cubes taken up and put back, time that runs out, and a scorer at real cubes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.linguishtik_game import UNHURRIED
from tests.browser.linguishtik_people import Player, box, sideways
from tests.browser.people import Keyboard, button, person, violations

FACES = "black ABCDEF, green TTTTTT, red UUUUUU, pink SSSSSS, yellow ZZZZZZ, orange LLLLLL"
"""However the cubes fall, what they show is known; only who begins is not."""


class Pair:
    """Two players, the hall's software as judge, and a scorer where the cubes are real."""

    def __init__(self, browser: Browser, hall: str, *, width: int = 1280, **table: Any) -> None:
        touch = {"has_touch": width < 500}
        self.ana, self.ben, self.sam = (
            Player(person(browser, width, 780, **touch), n) for n in ("Ana", "Ben", "Sam")
        )
        self.all = (self.ana, self.ben, self.sam)
        real = table.get("options", {}).get("cubes") == "real"
        friends = ("p2", "keeper") if real else ("p2",)
        chairs = [{"seat": "p1", "who": "me"}, *({"seat": seat, "who": "friend"} for seat in friends)]
        options = {**UNHURRIED, **table.pop("options", {})}
        asked = {"game": "linguishtik", "book": "senior", "chairs": chairs, "options": options, **table}
        for one in self.all:
            one.company = self.all[:2]
            one.page.request.post(f"{hall}/api/name", data={"name": one.name})
        answer = self.ana.page.request.post(f"{hall}/api/tables", data=asked)
        assert answer.ok, answer.text()
        made = answer.json()
        for link in made["links"]:
            one = self.sam if link["seat"] == "keeper" else self.ben
            assert one.page.request.post(f"{hall}/api/sit/{link['link'].rstrip('/').rsplit('/', 1)[-1]}").ok
        for one in self.all:
            one.page.goto(f"{hall}/t/{made['id']}")
            expect(one.page.locator(".mat")).to_be_visible()

    def begin(self) -> tuple[Player, Player]:
        """Both roll for the beginning, again where the letters are equal; then Player One rolls the cubes."""
        tied = True
        while tied:
            for one in (self.ana, self.ben):
                one.catches_up()
                before = one.entries
                one.press("Roll a cube")
                one.has_seen(before + 2)  # the call and the fall
            self.ana.catches_up()
            tied = self.ana.page.get_by_role("button", name="Roll a cube").count() > 0
        one, other = (self.ana, self.ben)
        if not one.page.locator("#ask", has_text="You are Player One").count():
            one, other = other, one
        one.press("Roll the cubes")
        one.is_asked("designate")
        return one, other

    def close(self) -> None:
        for one in self.all:
            one.page.context.close()


def opened(one: Player, other: Player) -> None:
    """S-V; a noun; the subject: the opening is over, and `other` is on turn."""
    one.designate("S-V")
    other.demand("green T", "noun")
    one.demand("green T", "subject")
    other.is_asked("Your turn")


@pytest.mark.parametrize("width", [360, 1280])
def test_cubes_are_taken_up_put_back_and_moved(browser: Browser, hall: str, width: int) -> None:
    pair = Pair(browser, hall, width=width, manner="tournament", options={"faces": FACES})
    one, other = pair.begin()
    assert violations(one.page) == []
    opened(one, other)

    page = other.page
    other.take("pink S")
    assert violations(page) == []
    assert not sideways(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-cube][aria-pressed=true]")).to_have_count(0)
    other.take("pink S")
    other.take("red U")  # another instead
    expect(page.locator("[data-cube][aria-pressed=true]")).to_have_attribute("aria-label", "red U")
    other.press("To Letters")
    other.lies("Letters", "red U")
    one.lies("Letters", "red U")
    expect(one.page.locator("[data-lies=letters]")).to_have_count(1)

    # At a tournament table nobody is held back who moves out of turn; the opponent calls it.
    other.cube("pink S").click()
    other.sees("You have pink S in mind. It is not your turn yet.")
    other.press("Move though it is not your turn")
    other.press("To Letters")
    one.lies("Letters", "pink S")
    one.calls_illegal("It was another player's turn")
    expect(one.page.locator("[data-lies=letters]")).to_have_count(1)  # the hall's judge returns it
    one.is_asked("Your turn")
    pair.close()


def test_keys_lead_to_the_cubes_and_the_sheet(browser: Browser, hall: str) -> None:
    pair = Pair(browser, hall, manner="tournament", options={"faces": FACES})
    one, other = pair.begin()
    opened(one, other)
    page, keys = other.page, Keyboard(other.page)
    page.keyboard.press("d")
    expect(page.locator("#demand-sheet")).to_be_focused()
    page.keyboard.press("r")
    walked = []
    for key in ("Home", "ArrowRight", "ArrowDown", "ArrowUp", "End"):
        page.keyboard.press(key)
        walked.append(keys.focused())
    assert walked[0].startswith("black ")
    assert walked[1].startswith("black ")
    assert walked[2] != walked[1] == walked[3]
    assert walked[4] == "orange L"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="To Letters")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="To Letters")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog", name="Challenge")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("go to the Demand Sheet")).to_be_visible()
    assert violations(page) == []
    pair.close()


def test_who_writes_nothing_in_time_has_no_solution(browser: Browser, hall: str) -> None:
    short = {"faces": FACES, "writing_seconds": 10, "call_seconds": 1, "shakes": 1}
    pair = Pair(browser, hall, manner="tournament", options=short)
    one, other = pair.begin()
    opened(one, other)
    other.demand("green T", "contains a letter", "Q")
    one.challenge("Impossible")
    other.fill("Your sentence", "The queen")
    expect(other.page.get_by_text("seconds left after the call of time")).to_have_count(0)
    for player in (one, other):
        expect(player.page.locator("#ask")).to_contain_text("The round is over.", timeout=30_000)
        player.sees(re.compile("Row D:"))
    other.sees("no solution")
    assert not one.knows("The queen")
    pair.close()


def test_a_scorer_types_a_shake_of_real_cubes(browser: Browser, hall: str) -> None:
    pair = Pair(browser, hall, manner="tournament", options={"cubes": "real", "shakes": 1})
    ana, ben, sam = pair.all
    page = sam.page
    sam.press("Ana is Player One")
    assert violations(page) == []
    page.get_by_label("black (plain), 4 letters").fill("EINO BGTV AHMP SRON JKQY CAL")
    sam.press("Set them out")
    expect(ana.page.locator("[data-lies=resources]")).to_have_count(23)

    page.get_by_label("Designation", exact=True).select_option(label="S-V")
    sam.press("Designate")
    types_demand(sam, "green B", "noun")
    types_demand(sam, "green G", "subject")
    for number, look in enumerate(("orange L", "red A", "red M"), start=1):
        box(page.get_by_role("group", name="The cube that was moved"), look).check()
        sam.press("To Letters")
        expect(page.locator("[data-lies=letters]")).to_have_count(number)
    assert violations(page) == []
    expect(box(typed_for(sam), "Ana to move")).to_be_checked()
    page.locator("summary", has_text=re.compile("^Challenge$")).click()
    sam.press("Now")

    box(typed_for(sam), "Ben").check()
    sam.press("Is neutral")
    sam.fill("The sentence of Ana", "The lamp glowed.")
    sam.mark("lamp", page.get_by_role("group", name="Mark your word"))
    assert violations(page) == []
    sam.press("Hand it in…")
    assert not ben.knows("The lamp glowed.")
    with sam.dialog("Hand in for Ana?") as asked:
        sam.press("Hand it in", asked)
    sam.press("Accepts Ana’s solution")
    for one in pair.all:
        one.is_asked("The round is over.")
        one.sees(re.compile("Row A:"))
    expect(ben.page.locator(".sentence")).to_have_text("The lamp glowed.")
    pair.close()


def typed_for(sam: Player) -> Locator:
    return sam.page.get_by_role("group", name="Type for")


def types_demand(sam: Player, look: str, demand: str) -> None:
    box(sam.page.get_by_role("group", name="The cube that was moved"), look).check()
    button(sam.page, "Demand…")
    with sam.dialog("What do you demand?") as asked:
        sam.choose_demand(asked, demand)
    sam.lies("Demands", look)


def test_a_table_is_opened_with_a_judge_and_other_faces(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/new/linguishtik?book=middle")
    page.get_by_label("Your name").fill("Ana")
    page.locator("#chair-p3").select_option("friend")
    page.get_by_text("Tournament.").click()
    page.get_by_text("All rules of the table").click()
    page.locator("#chair-judge").select_option("friend")
    page.locator("#option-faces").fill("red AFHMPU, black ABCDEF")
    assert violations(page) == []
    button(page, "Open the table")
    expect(page.locator("#table-code")).to_be_visible()
    for seat in ("p2", "p3", "judge"):
        expect(page.locator(f"tr:has(.seat.{seat}) a")).to_have_count(1)
    assert violations(page) == []
    page.context.close()
