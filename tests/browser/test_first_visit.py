"""The first visit of who started the hall: by the link from its terminal, on the machine and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.cli.test_serve import Terminal


@pytest.fixture
def new_hall(tmp_path: Path) -> Iterator[Terminal]:
    hall = Terminal(tmp_path / "data", tmp_path / "terminal.txt")
    yield hall
    hall.close()


def test_the_organiser_chooses_a_password_on_a_phone_and_signs_in_at_the_machine(
    browser: Browser, new_hall: Terminal
) -> None:
    network = re.search(r"In the network: +(\S+)", new_hall.shown)
    base = network[1] if network else new_hall.url
    phone = browser.new_context(viewport={"width": 360, "height": 740}).new_page()
    phone.goto(f"{base}/organiser?code={new_hall.code()}")
    phone.get_by_label("Your name").fill("Olga")
    phone.get_by_label("Choose a password").fill("open sesame")
    phone.get_by_role("button", name="Set the password").click()
    expect(phone.get_by_role("heading", name="Tables")).to_be_visible()
    assert phone.url == f"{base}/organiser", "the code is not in the address any more"
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360

    machine = browser.new_context().new_page()
    machine.goto(f"http://localhost:{new_hall.port}/organiser?code={new_hall.code()}")
    expect(machine.get_by_text("This link was used already")).to_be_visible()
    machine.get_by_label("Your name").fill("Olga")
    machine.get_by_label("The hall's password").fill("open sesame")
    machine.get_by_role("button", name="Sign in").click()
    expect(machine.get_by_role("heading", name="Tables")).to_be_visible()

    phone.get_by_role("button", name="Sign out on all devices").click()
    machine.reload()
    expect(machine.get_by_label("The hall's password")).to_be_visible()


def test_a_name_made_to_lead_to_this_machine_finds_no_hall(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], hall: str
) -> None:
    lies = "--host-resolver-rules=MAP evil.example 127.0.0.1"
    launch = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], lies]}
    with browser_type.launch(**launch) as rebound:
        page = rebound.new_page()
        answer = page.goto(f"{hall.replace('127.0.0.1', 'evil.example')}/organiser")
        assert answer is not None
        assert answer.status == 421
        expect(page.get_by_text("gamehall serve --host-name evil.example")).to_be_visible()
        expect(page.get_by_label("The hall's password")).to_have_count(0)
        status = page.evaluate(
            "fetch('/organiser', {method: 'POST', body: 'password=open+sesame', "
            "headers: {'Content-Type': 'application/x-www-form-urlencoded'}}).then(a => a.status)"
        )
        assert status == 421
