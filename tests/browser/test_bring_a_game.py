"""A game file is brought: what was noticed is shown, then the replay and its review."""

import re

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.browser.people import person, violations

FILE = """\
#player1 ann Ann
#player2 bea Bea\u202e
#style fancy
>ann: ACDEENT 8g CAT +10 10
>bea: IIOOSTU G7 I.U +7 7
"""


@pytest.mark.parametrize("wide", [1280, 360])
def test_notices_come_first_and_then_the_replay(browser: Browser, hall: str, wide: int) -> None:
    page = person(browser)
    page.set_viewport_size({"width": wide, "height": 800})
    page.goto(f"{hall}/import")
    upload = FilePayload(name="game.gcg", mimeType="text/plain", buffer=FILE.encode())
    page.get_by_label("The file").set_input_files(upload)
    page.get_by_role("button", name="Replay it").click()
    expect(page.get_by_role("heading", name="The game is here")).to_be_visible()
    for notice in ("#style is not a pragma", "The place 8g", "nobody sees", "does not tell every rack"):
        expect(page.get_by_role("listitem").filter(has_text=notice)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("link", name="Replay it").click()
    expect(page.locator("[data-square]")).to_have_count(225)
    expect(page.get_by_text(re.compile("1 phoney unchallenged"))).to_be_visible(timeout=60_000)


def test_every_reason_of_a_refusal_is_shown(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{hall}/import")
    wrong = FILE.replace("+10 10", "+11 12").encode()
    page.get_by_label("The file").set_input_files(
        {"name": "game.gcg", "mimeType": "text/plain", "buffer": wrong}
    )
    page.get_by_role("button", name="Replay it").click()
    alert = page.get_by_role("alert")
    for reason in ("8G CAT scores 10, not 11.", "total is 11 (0 + 11), not 12."):
        expect(alert).to_contain_text(reason)
    expect(page.get_by_role("listitem").filter(has_text="#style is not a pragma")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
