"""Slips of LinguiSHTIK: typed by a scorer, kept over a reload, refused with the reason, drawn."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PHONE, Keyboard, button, person, violations

ROLLED = "EINT BEGT AMPU SRON ZXKQ LCS"
"""Black, green, red, pink, yellow, orange."""


def seated(browser: Browser, hall: str, manner: str, width: int = 1280) -> tuple[Page, Page]:
    """Ana keeps the score of real cubes and plays; Ben plays."""
    ana, ben = person(browser, width), person(browser, width)
    for page, name in ((ana, "Ana"), (ben, "Ben")):
        sent(page, hall, "/api/name", {"name": name})
    chairs = [
        {"seat": "p1", "who": "me"},
        {"seat": "p2", "who": "friend"},
        {"seat": "keeper", "who": "me"},
    ]
    options = {"cubes": "real", "move_seconds": 0, "shakes": 1, "writing_seconds": 900}
    new = {"game": "linguishtik", "book": "middle", "manner": manner, "chairs": chairs, "options": options}
    made = sent(ana, hall, "/api/tables", {**new, "keep": True})
    sent(ben, hall, "/api/join", {"code": made["code"], "agree": True})
    for page in (ana, ben):
        page.goto(f"{hall}/t/{made['id']}")
    return ana, ben


def sent(page: Page, hall: str, path: str, body: object) -> Any:
    headers = {"content-type": "application/json", "origin": hall}
    answer = page.request.post(f"{hall}{path}", data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def moved(ana: Page, cube: str, demand: str = "") -> None:
    """The scorer types a move of whoever is to move."""
    ana.get_by_role("radio", name=cube, exact=True).press("Space")
    if demand:
        button(ana, "Demand…")
        dialog = ana.get_by_role("dialog")
        dialog.get_by_role("radio", name=demand).first.check()
        button(ana, "Make the demand")
        expect(dialog).to_have_count(0)
    else:
        button(ana, "To Letters")
    expect(ana.get_by_role("radio", name=cube, exact=True)).to_have_count(0)


def looks_from(page: Page, chair: str) -> None:
    """On a phone the chairs stand in the sheet that More opens."""
    size = page.viewport_size
    if size and size["width"] < PHONE:
        button(page, "More")
    page.get_by_label("You look from").select_option(chair)


def kept(ana: Page) -> None:
    """From the roll to a Now of Ana, all typed in the scorer's chair."""
    looks_from(ana, "keeper")
    button(ana, "Ana is Player One")
    ana.get_by_label("black (plain), 4 letters").fill(ROLLED)
    expect(ana.get_by_label("orange (bars), 3 letters")).to_have_value("LCS")
    assert violations(ana) == []
    button(ana, "Set them out")
    ana.get_by_label("Designation", exact=True).select_option("s-v")
    button(ana, "Designate")
    moved(ana, "black E", "noun")
    moved(ana, "green B", "subject")
    for cube in ("red A", "red M", "red P"):
        moved(ana, cube)
    assert violations(ana) == []
    ana.get_by_text("Challenge", exact=True).first.click()
    button(ana, "Now")
    looks_from(ana, "p1")


def written(page: Page, text: str, word: str) -> None:
    page.get_by_label("Your sentence").fill(text)
    page.get_by_role("radio", name=word, exact=True).check(force=True)


def handed_in(page: Page) -> None:
    button(page, "Hand in…")
    button(page, "Hand it in")


def test_a_scorer_types_a_shake_and_the_slips_are_drawn(browser: Browser, hall: str) -> None:
    ana, ben = seated(browser, hall, "tournament", 360)
    kept(ana)
    written(ben, "The llama slept.", "llama")
    expect(ben.get_by_text("No cube left for the second L.")).to_be_visible()
    written(ben, " ".join(["very"] * 21) + " camp", "camp")
    expect(ben.get_by_text("22 of 20 words: too long by 2")).to_be_visible()
    written(ben, "The camp closed.", "camp")
    assert violations(ben) == []
    ben.reload()
    expect(ben.get_by_label("Your sentence")).to_have_value("The camp closed.")
    expect(ben.get_by_role("radio", name="camp", exact=True)).to_be_checked()
    handed_in(ben)
    expect(ben.get_by_text("The others see it when all are in.")).to_be_visible()
    assert "The camp closed." not in ana.content()
    written(ana, "The lamp glowed.", "lamp")
    handed_in(ana)
    expect(ana.get_by_role("article", name="Ben’s solution")).to_contain_text("The camp closed.")
    assert ben.evaluate("Object.keys(localStorage).filter((key) => key.includes('slip'))") == []
    assert "Its diagram" not in ana.content()
    for page, other in ((ana, "Ben"), (ben, "Ana")):
        button(page, f"Accept {other}’s solution")
    ana.get_by_text("What the hall sees in it").first.click()
    expect(ana.locator(".diagram svg").first).to_be_visible(timeout=40_000)
    expect(ana.get_by_text("The hall finds no fault in it.").first).to_be_visible()
    button(ana, "Was it possible?")
    expect(ana.get_by_role("article", name="A solution")).to_be_visible(timeout=40_000)
    assert violations(ana) == []
    for page in (ana, ben):
        page.context.close()


def test_a_guided_table_refuses_a_slip_and_keeps_the_text(browser: Browser, hall: str) -> None:
    ana, ben = seated(browser, hall, "guided")
    kept(ana)
    keys = Keyboard(ana)
    keys.go_to("Your sentence")
    ana.keyboard.type("the lamp glowed.")
    ana.keyboard.press("Tab")
    ana.keyboard.press("ArrowRight")
    expect(ana.get_by_role("radio", name="lamp", exact=True)).to_be_checked()
    keys.press("Hand in…")
    keys.press("Hand it in")
    expect(ana.get_by_role("article", name="Ruling")).to_contain_text("LT 22 D", timeout=40_000)
    expect(ana.get_by_label("Your sentence")).to_have_value("the lamp glowed.")
    assert violations(ana) == []
    for page in (ana, ben):
        page.context.close()
