"""Practice at a real screen: by mouse, by keys alone, without script, on a desk, on a phone, and on paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drills import Drill, ask
from gamehall.games.linguishtik.practice.training import Exercise, Level, draw
from gamehall.web.games.linguishtik.coach import SHEETS
from tests.browser.people import Keyboard, button, person, violations

SIZES = [(1280, 800), (360, 740)]
HOME = "/practice/linguishtik"
HERE = f"{HOME}/middle/medium/4"
ALL = "&".join(f"sheet={value}" for value, *_ in SHEETS)


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return draw(Division.MIDDLE, Level.MEDIUM, 4)


def check(page: Page, width: int) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_exercise_from_the_door_to_the_next(
    browser: Browser, hall: str, exercise: Exercise, width: int, height: int
) -> None:
    page = person(browser, width, height)
    strange: list[str] = []
    page.on("console", lambda message: strange.append(message.text))
    page.goto(hall + HOME)
    check(page, width)
    page.select_option("#division", "middle")
    page.get_by_label("Medium").check()
    page.fill("#number", "4")
    button(page, "Begin")
    expect(page).to_have_url(hall + HERE)
    expect(page.get_by_role("timer")).to_have_text(re.compile("^(3:00|2:5[0-9])$"))
    expect(page.locator(".cube-list svg")).to_have_count(23)
    check(page, width)
    model = exercise.model
    page.fill("#text", model.sentence)
    expect(page.locator("#bounds")).to_contain_text(f"You have {len(model.sentence.split())}.")
    pick = page.get_by_role("group", name="Pick the word").get_by_role("button", name=model.word, exact=True)
    pick.last.click()
    expect(pick.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#word")).to_have_value(model.word)
    button(page, "Check")
    expect(page.get_by_role("heading", name="Valid", exact=True)).to_be_focused()
    expect(page.get_by_role("list", name="The cubes of your word").locator("svg")).to_have_count(
        len(model.word)
    )
    expect(page.locator(".diagram svg")).to_be_visible()
    expect(page.locator("[data-tally]")).to_contain_text("1 tried, 1 valid, 1 of them without a hint.")
    check(page, width)
    page.fill("#text", "the dogs barked")
    page.fill("#word", "barked")
    button(page, "Check")
    expect(page.get_by_role("heading", name="Not valid")).to_be_focused()
    expect(page.locator("#answer .faults")).to_contain_text("capital")
    expect(page.locator("[data-tally]")).to_contain_text("1 tried, 1 valid")
    check(page, width)
    page.locator("#answer").get_by_role("link", name="Next exercise").click()
    expect(page).to_have_url(f"{hall}{HOME}/middle/medium/5")
    assert strange == []
    page.context.close()


def test_hints_one_by_one(browser: Browser, hall: str, exercise: Exercise) -> None:
    page = person(browser, 360, 740)
    page.goto(hall + HERE)
    page.fill("#text", "What I have so far")
    for name in ("Words that fit", "Part of a sentence", "A model sentence"):
        page.locator("[data-hint]").click()
        expect(page.get_by_role("heading", name=name)).to_be_focused()
    check(page, 360)
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator("#hints blockquote").last).to_have_text(exercise.model.sentence)
    expect(page.locator("#text")).to_have_value("What I have so far")
    page.fill("#text", exercise.model.sentence)
    page.fill("#word", exercise.model.word)
    button(page, "Check")
    expect(page.locator("[data-tally]")).to_contain_text("1 valid, 0 of them without a hint.")
    page.context.close()


def test_the_clock_runs_out_and_takes_nothing_away(browser: Browser, hall: str, exercise: Exercise) -> None:
    page = person(browser)
    page.clock.install()
    page.goto(hall + HERE)
    page.fill("#text", exercise.model.sentence)
    page.clock.run_for(121_000)
    expect(page.locator("[data-clock-says]")).to_have_text("One minute left.")
    page.clock.run_for(61_000)
    expect(page.get_by_role("timer")).to_have_text("0:00")
    expect(page.get_by_text("Time is up. You may still finish and check.")).to_be_visible()
    expect(page.locator("#text")).to_have_value(exercise.model.sentence)
    assert violations(page) == []
    page.fill("#word", exercise.model.word)
    button(page, "Check")
    expect(page.get_by_role("heading", name="Valid", exact=True)).to_be_visible()
    page.goto(f"{hall}{HERE}?clock=off")
    expect(page.get_by_role("timer")).to_have_count(0)
    page.context.close()


def test_the_clock_can_be_stopped(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.clock.install()
    page.goto(hall + HERE)
    page.clock.run_for(10_000)
    button(page, "Stop the clock")
    left = page.get_by_role("timer").inner_text()
    page.clock.run_for(30_000)
    expect(page.get_by_role("timer")).to_have_text(left)
    page.context.close()


def test_what_is_missing_is_said_beside_the_field(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(hall + HERE)
    page.fill("#text", "The dogs barked.")
    page.fill("#word", "cats")
    button(page, "Check")
    expect(page.locator("#says")).to_have_text('"cats" does not stand in your sentence.')
    expect(page.locator("#word")).to_be_focused()
    page.route(f"**{HERE}", lambda route: route.abort())
    button(page, "Check")
    expect(page.locator("#says")).to_contain_text("The hall does not answer.")
    page.context.close()


def test_an_exercise_with_the_keyboard_alone(browser: Browser, hall: str, exercise: Exercise) -> None:
    page = person(browser)
    page.goto(hall + HERE)
    keys = Keyboard(page)
    keys.fill("Your sentence", exercise.model.sentence)
    page.keyboard.press("Enter")
    expect(page.locator("#word")).to_be_focused()
    page.keyboard.type(exercise.model.word)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Valid", exact=True)).to_be_focused()
    page.context.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_drills_by_number_keys(browser: Browser, hall: str, width: int, height: int) -> None:
    page = person(browser, width, height)
    page.goto(f"{hall}{HOME}/drills")
    check(page, width)
    kinds = [drill for drill in Drill if drill is not Drill.MIXED]
    for done, drill in enumerate(kinds, 1):
        page.goto(f"{hall}{HOME}/drills/senior/{drill}/11")
        question = ask(Division.SENIOR, drill, 11)
        expect(page.get_by_role("heading", level=1)).to_have_text(question.asks)
        page.keyboard.press(str(question.right + 1))
        expect(page.locator("#reason .verdict")).to_have_text("Right")
        expect(page.get_by_role("link", name="Next question")).to_be_focused()
        expect(page.locator("#choices button").first).to_be_disabled()
        expect(page.locator("[data-tally]")).to_contain_text(f"{done} of {done} answers right")
        check(page, width)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{hall}{HOME}/drills/senior/{kinds[-1]}/12")
    wrong = (ask(Division.SENIOR, kinds[-1], 12).right + 1) % 4
    page.locator("#choices button").nth(wrong).click()
    expect(page.locator("#reason .verdict")).to_have_text("Not right")
    expect(page.locator("#choices [data-wrong]")).to_have_count(1)
    check(page, width)
    page.locator("#reason").get_by_role("link").click()
    expect(page.locator(":target")).to_be_visible()
    page.context.close()


def test_the_tally_is_forgotten_when_asked(browser: Browser, hall: str) -> None:
    page = person(browser)
    page.goto(f"{hall}{HOME}/drills/middle/points/1")
    page.keyboard.press("1")
    expect(page.locator("#reason .verdict")).to_be_visible()
    page.goto(f"{hall}{HOME}/drills")
    expect(page.get_by_role("heading", name="Your tally")).to_be_visible()
    button(page, "Forget it")
    expect(page.get_by_role("heading", name="Your tally")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("heading", name="Your tally")).to_be_hidden()
    page.context.close()


def test_without_script(browser: Browser, hall: str, exercise: Exercise) -> None:
    page = person(browser, 360, 740, java_script_enabled=False)
    page.goto(hall + HERE)
    expect(page.get_by_role("timer")).to_have_count(0)
    page.fill("#text", "My own words.")
    button(page, "Hint: words that fit")
    expect(page.get_by_role("heading", name="Words that fit")).to_be_visible()
    expect(page.locator("#text")).to_have_value("My own words.")
    page.fill("#text", exercise.model.sentence)
    page.fill("#word", exercise.model.word)
    button(page, "Check")
    expect(page.get_by_role("heading", name="Valid", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Words that fit")).to_be_visible()
    page.goto(f"{hall}{HOME}/drills/middle/legal/1")
    button(page, "Yes")
    expect(page.locator("#reason .verdict")).to_be_visible()
    page.get_by_role("link", name="Next question").click()
    expect(page).to_have_url(f"{hall}{HOME}/drills/middle/legal/2")
    page.context.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_sheets_on_a_screen(browser: Browser, hall: str, width: int, height: int) -> None:
    page = person(browser, width, height)
    page.goto(f"{hall}/coach/linguishtik")
    check(page, width)
    for name in ("General Demand Sheet", "Order of Play", "Scoring Chart", "Exercises"):
        page.get_by_role("checkbox", name=name).check()
    page.fill("#number", "7")
    page.fill("#count", "2")
    button(page, "Show the sheets")
    expect(page.locator(".paper")).to_have_count(6)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    check(page, width)
    page.context.close()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("division", Division)
def test_each_sheet_is_one_page_of_paper(
    browser: Browser, hall: str, tmp_path: Path, division: Division, paper: str
) -> None:
    page = person(browser)
    page.goto(f"{hall}/coach/linguishtik/sheets?division={division}&{ALL}&level=hard&number=7&count=4")
    sheets = page.locator(".paper").count()
    assert sheets == 4 + 2 + 1
    printed = page.pdf(path=tmp_path / "sheets.pdf", format=paper)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == sheets
    page.emulate_media(media="print", color_scheme="dark")
    ink = page.locator(".paper h2").first.evaluate("e => getComputedStyle(e).color")
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert (ink, ground) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.context.close()
