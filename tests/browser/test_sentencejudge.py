"""The sentence judge at a real screen: by mouse, by keys alone, without script, on a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Keyboard, button, person, violations

CREW = "The crew repaired engines."
TELESCOPE = "The girl saw the man with the telescope."
LONG = "When the bell rang, the tired students who had waited gave their teacher a card because it was late."
SIZES = [(1280, 800), (360, 740)]


def check(page: Page, width: int) -> None:
    assert violations(page) == []
    check_width(page, width)


def check_width(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width


FIRST = 120_000
"""Milliseconds for the first sentence of a hall, which loads the parsers, on a busy machine."""


def read(page: Page, hall: str, text: str) -> None:
    page.goto(f"{hall}/sentence")
    page.fill("#text", text)
    button(page, "Read it")
    expect(page.get_by_role("heading", name="What the judge sees")).to_be_focused(timeout=FIRST)


def word(page: Page, text: str) -> None:
    """Click a word of the sentence in the claim."""
    page.locator(".word-choice .word", has_text=text).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_sentence_is_read_and_claims_are_ruled_on(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    page = person(browser, width, height)
    read(page, hall, CREW)
    assert page.url == f"{hall}/sentence"
    expect(page.get_by_role("img", name=CREW)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="S-V-DO")).to_be_visible()
    page.get_by_text("The diagram in words").click()
    expect(page.locator("details p", has_text="Direct object: engines")).to_be_visible()
    expect(page.get_by_role("row", name="engines noun")).to_contain_text("plural, objective")
    check(page, width)
    page.get_by_text("Judge a claim").click()
    check_width(page, width)
    word(page, "engines")
    page.select_option("#designation", "s-v-do")
    page.get_by_label("direct object", exact=True).check()
    page.get_by_label("plural", exact=True).check()
    button(page, "Rule")
    ruling = page.locator("#ruling")
    expect(ruling.locator(".verdict")).to_have_text("Valid")
    expect(page.get_by_role("button", name="Rule", exact=True)).to_be_focused()
    check(page, width)
    page.get_by_label("singular", exact=True).check()
    page.get_by_label("plural", exact=True).uncheck()
    page.select_option("#d-in-1", "in:noun-clause")
    button(page, "Rule")
    expect(ruling.locator(".verdict")).to_have_text("Not valid")
    expect(ruling).to_contain_text('"engines" is plural.')
    expect(ruling).to_contain_text('"engines" stands in no noun clause.')
    check(page, width)
    ruling.get_by_role("link").first.click()
    expect(page.locator(":target")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_division_and_part_of_speech_change_what_may_be_demanded(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    page = person(browser, width, height)
    read(page, hall, CREW)
    page.get_by_text("Judge a claim").click()
    word(page, "repaired")
    page.select_option("#designation", "s-v-do")
    page.focus("#type")
    page.select_option("#type", "verb")
    expect(page.get_by_label("main verb")).to_be_visible()
    expect(page.locator("#designation")).to_have_value("s-v-do")
    expect(page.locator("#type")).to_be_focused()
    page.select_option("#d-simple-tense", "simple-tense:past")
    check(page, width)
    page.select_option("#division", "elementary")
    expect(page.get_by_label("gerund", exact=True)).to_have_count(0)
    expect(page.get_by_label("simple tense, past")).to_be_checked()
    button(page, "Rule")
    expect(page.locator("#ruling .verdict")).to_have_text("Valid")
    page.context.close()


def test_another_reading_is_shown(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 740)
    read(page, hall, TELESCOPE)
    first = page.locator(".diagram svg").inner_html()
    page.get_by_role("button", name="Show this reading").first.click()
    expect(page.get_by_role("heading", name="Another reading")).to_be_focused()
    assert page.locator(".diagram svg").inner_html() != first
    check(page, 360)
    page.context.close()


@pytest.mark.parametrize(("kind", "begins"), [("SVG", b"<svg"), ("PNG", b"\x89PNG")])
def test_the_diagram_can_be_had(
    browser: Browser, hall: str, kind: str, begins: bytes, tmp_path: Path
) -> None:
    page = person(browser)
    strange: list[str] = []
    page.on("console", lambda message: strange.append(message.text))
    read(page, hall, CREW)
    with page.expect_download() as download:
        page.get_by_text(f"Download {kind}", exact=True).click()
    assert download.value.suggested_filename == f"diagram.{kind.lower()}"
    file = tmp_path / "diagram"
    download.value.save_as(file)
    assert file.read_bytes().startswith(begins)
    assert file.stat().st_size > 1_000
    assert strange == []
    page.context.close()


def test_with_the_keyboard_alone(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/sentence")
    keys = Keyboard(page)
    keys.fill("Your sentence", CREW)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What the judge sees")).to_be_focused(timeout=FIRST)
    keys.tick("Judge a claim")
    keys.go_to("The")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="engines")).to_be_checked()
    keys.go_to("The sentence was designated")
    page.keyboard.type("S-V-DO")
    keys.tick("direct object")
    keys.press("Rule")
    expect(page.locator("#ruling .verdict")).to_have_text("Valid")
    assert keys.focused() == "Rule"
    page.context.close()


def test_what_is_refused_is_said_beside_the_field(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}/sentence")
    page.fill("#text", "   ")
    button(page, "Read it")
    expect(page.locator("#says")).to_have_text("Type a sentence first.")
    expect(page.locator("#text")).to_be_focused()
    assert violations(page) == []
    page.route("**/sentence", lambda route: route.abort())
    page.fill("#text", CREW)
    page.keyboard.press("Enter")
    expect(page.locator("#says")).to_contain_text("The hall does not answer.")
    page.context.close()


def test_text_that_would_be_script_stays_text(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    text = '<img src=x onerror=alert(1)> "><script>alert(1)</script> barked.'
    read(page, hall, text)
    expect(page.locator(".sentence-text")).to_have_text(text)
    assert page.locator("#answer script, #answer img").count() == 0
    page.context.close()


def test_a_wide_diagram_moves_in_its_own_place(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 740)
    read(page, hall, LONG)
    field = page.locator("#text")
    assert field.evaluate("e => e.scrollHeight <= e.clientHeight")
    sign = page.get_by_text("Scroll sideways to see all of it.")
    expect(sign).to_be_visible()
    place = page.locator(".diagram")
    assert place.evaluate("e => e.scrollWidth > e.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    place.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    assert place.evaluate("e => e.scrollLeft") > 0
    page.set_viewport_size({"width": 2400, "height": 900})
    expect(sign).to_be_hidden()
    page.context.close()


def test_without_script(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 740, java_script_enabled=False)
    page.goto(f"{hall}/sentence")
    page.fill("#text", CREW)
    button(page, "Read it")
    expect(page.get_by_role("heading", name="What the judge sees")).to_be_visible(timeout=FIRST)
    expect(page.get_by_text("Download PNG")).to_be_hidden()
    page.get_by_text("Judge a claim").click()
    page.select_option("#type", "verb")
    word(page, "repaired")
    button(page, "Show what may be demanded")
    page.get_by_label("main verb").check()
    page.select_option("#designation", "s-v-do")
    button(page, "Rule")
    expect(page.locator("#ruling .verdict")).to_have_text("Valid")
    expect(page.locator("#text")).to_have_value(CREW)
    page.context.close()


def test_the_gallery(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 740)
    page.goto(f"{hall}/sentence/gallery")
    check(page, 360)
    page.set_viewport_size({"width": 1280, "height": 800})
    check_width(page, 1280)
    page.get_by_role("link", name="Open in the judge").first.click()
    expect(page.get_by_role("heading", name="What the judge sees")).to_be_visible(timeout=FIRST)
    check_width(page, 1280)
    page.context.close()
