"""Every page, on a desk and on a phone, by day and by night: nothing for axe to find, nothing sideways."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import button, person, violations

PAGES = [
    "/",
    "/new/contig60",
    "/rules",
    "/rules/contig60/highlights-2020",
    "/help",
    "/help/contig60",
    "/organiser",
    "/no-such-page",
]
SIZES = [(1280, 800), (360, 740)]


def check(page: Page, width: int) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("h1").count() == 1


def only_from(page: Page, hall: str) -> list[str]:
    """Collects every request that would leave the hall."""
    strays: list[str] = []

    def look(request) -> None:  # type: ignore[no-untyped-def]
        if not request.url.startswith((hall, hall.replace("http", "ws"), "data:")):
            strays.append(request.url)

    page.on("request", look)
    return strays


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_halls_own_pages(browser: Browser, hall: str, width: int, height: int) -> None:
    page = person(browser, width, height)
    strays = only_from(page, hall)
    for path in PAGES:
        page.goto(hall + path)
        check(page, width)
    assert strays == []
    page.context.close()


def open_table(page: Page, hall: str, bot: str, manner: str = "guided") -> str:
    """A table against a bot, opened by the page's own person; its address."""
    page.goto(hall)
    page.request.post(f"{hall}/api/name", data={"name": "Cleo"})
    wish = {
        "game": "contig60",
        "manner": manner,
        "chairs": [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": bot}],
    }
    made = page.request.post(f"{hall}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{hall}/t/{made.json()['id']}"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_against_a_bot_and_its_plain_page(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    page = person(browser, width, height)
    strays = only_from(page, hall)
    address = open_table(page, hall, "greedy")
    page.goto(address)
    button(page, "Toss a die")
    expect(page.locator("[data-space]")).to_have_count(64)
    four_or_more = re.compile(r"^(\d\d+|[4-9])$")
    expect(page.locator(".table")).to_have_attribute("data-seq", four_or_more)  # the bot has tossed too
    check(page, width)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{address}/plain")
    check(page, width)
    assert strays == []
    page.context.close()


def test_the_plain_page_plays_without_script(browser: Browser, hall: str) -> None:
    page = person(browser, java_script_enabled=False)
    address = open_table(page, hall, "random")
    page.goto(f"{address}/plain")
    page.get_by_role("button", name="Toss").first.click()
    page.wait_for_timeout(3000)
    page.goto(f"{address}/plain")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Contig 60")
    assert "Cleo tosses" in page.content()
    page.context.close()


def test_the_organiser_signs_in(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/organiser")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("The hall's password").fill("wrong password")
    button(page, "Sign in")
    expect(page.get_by_text("This is not the organiser's password.")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{hall}/organiser")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("The hall's password").fill("open sesame")
    button(page, "Sign in")
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    check(page, 1280)
    tools = open_table(page, hall, "greedy").replace("/t/", "/organiser/t/")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(tools)
        check(page, width)
    button(page, "Free this chair of Cleo")
    check(page, 360)
    page.get_by_role("link", name="the chair's new link").click()
    expect(page.get_by_role("button", name="Sit down as Player 1")).to_be_visible()
    check(page, 360)
    page.context.close()


def test_the_hall_is_alive(hall: str) -> None:
    with urllib.request.urlopen(f"{hall}/healthz") as answer:
        assert json.load(answer)["ok"] is True
