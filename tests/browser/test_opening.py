"""The form that opens a table, in a browser: what would be refused is not offered, and said at once."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.people import person, violations


def test_who_plays_with_others_is_told_at_once_that_they_are_no_official(browser: Browser, hall: str) -> None:
    page = person(browser, 360)
    page.goto(f"{hall}/new/contig60")
    page.get_by_label("Your name").fill("Ann")
    officials, told = page.locator("summary", has_text="All rules"), page.locator("#one-interest")
    officials.click()
    monitor = page.get_by_label("Monitor", exact=True)
    expect(told).to_contain_text("You play here with others")
    expect(monitor.locator("option[value=me]")).to_be_disabled()
    page.get_by_label("Player 2", exact=True).select_option("bot:greedy")
    expect(told).to_be_hidden()
    monitor.select_option("me")
    page.get_by_label("Player 2", exact=True).select_option("friend")
    expect(told).to_have_class(re.compile("bad"))
    assert violations(page) == []
    officials.click()
    page.get_by_role("button", name="Open the table").click()
    expect(monitor).to_be_visible()
    assert page.url.endswith("/new/contig60"), "the form was not sent"
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_label("I play at this table and keep it too").check()
    expect(told).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("only a real table")
    page.get_by_label("Dice and draws").select_option("me")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Contig 60: the table gathers")).to_be_visible()
    ben = person(browser, 360)
    ben.goto(f"{hall}/join/{page.locator('#table-code').inner_text()}")
    expect(ben.get_by_text("By sitting down you agree")).to_be_visible()
    assert violations(ben) == []
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Agree and sit down as a player").click()
    ben.wait_for_url("**/t/*")
