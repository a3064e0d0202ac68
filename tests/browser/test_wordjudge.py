"""The word judge at a real screen: keys, the verdict, and the wiping afterwards."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import person, violations


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_challenge_with_the_keyboard_alone(browser: Browser, hall: str, width: int, height: int) -> None:
    page = person(browser, width, height)
    page.goto(f"{hall}/judge")
    assert violations(page) == []
    for typed, key, says in (("cat, ox", "Tab", "✓ Acceptable"), ("cat qqz", "Enter", "✗ Unacceptable")):
        expect(page.locator("#words")).to_be_focused()
        page.keyboard.type(typed)
        page.keyboard.press(key)
        expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(says)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
        page.wait_for_timeout(450)
        page.keyboard.press("x")
        expect(page.locator("#verdict")).to_be_hidden()
        expect(page.locator("#words")).to_have_value("")
    assert page.url == f"{hall}/judge"
    page.context.close()


def test_an_empty_field_is_not_judged_and_traps_nobody(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/judge")
    page.locator("#words").press("Tab")
    expect(page.get_by_role("button", name="Rule")).to_be_focused()
    page.locator("#words").fill(" , ")
    page.locator("#words").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Type the challenged words first.")
    page.locator("#words").press("Escape")
    expect(page.locator("#words")).to_have_value("")
    page.context.close()


def test_without_script(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 740, java_script_enabled=False)
    page.goto(f"{hall}/judge")
    page.fill("#words", "cat\nqqz")
    page.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("heading")).to_have_text("✗ Unacceptable")
    page.get_by_role("link", name="Next challenge").click()
    expect(page.locator("#words")).to_have_value("")
    page.context.close()
