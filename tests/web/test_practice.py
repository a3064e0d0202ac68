"""Practice over the wire: exercises, drills and sheets, without script; what is hostile gets a plain no."""

import re
from collections.abc import Callable

import httpx
import pytest
from markupsafe import escape

from gamehall.english.explain import look
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drills import Drill, ask
from gamehall.games.linguishtik.practice.training import Exercise, Level, draw
from gamehall.web.games.linguishtik.coach import MOST_EXERCISES, SHEETS
from gamehall.web.games.linguishtik.seen import sheet_lines
from gamehall.web.wire import answers
from tests.web.conftest import Running, Visitor
from tests.web.test_pages import Page, check

Come = Callable[..., Visitor]

HOME = "/practice/linguishtik"
HERE = f"{HOME}/middle/hard/3"
PART = {"hx-request": "true"}
ALL = "&".join(f"sheet={value}" for value, *_ in SHEETS)


@pytest.fixture(scope="module", autouse=True)
def reader() -> None:
    """The parser is loaded before anybody waits for an answer."""
    look("The crew repaired engines.")


@pytest.fixture
def exercise() -> Exercise:
    return draw(Division.MIDDLE, Level.HARD, 3)


def shown(answer: httpx.Response) -> str:
    check(answer.text)
    return answer.text


def links_hold(someone: Visitor, text: str) -> None:
    """Every paragraph that is cited can be read."""
    cited = {href for a in Page(text).all("a") if "#" in (href := a["href"] or "") and href[0] != "#"}
    assert cited
    for href in cited:
        page, _, key = href.partition("#")
        assert f'id="{key}"' in someone.get(page).text


@pytest.mark.parametrize("path", [HOME, HERE, f"{HOME}/drills", "/coach/linguishtik"])
def test_every_page_is_whole(visitor: Come, path: str) -> None:
    shown(visitor().get(path))


def test_the_pages_are_found_from_the_help(visitor: Come) -> None:
    ann = visitor()
    linked = {a["href"] for a in Page(ann.get("/help").text).all("a")}
    assert {HOME, "/coach/linguishtik"} <= linked
    assert {f"{HOME}/drills", "/coach/linguishtik"} <= {a["href"] for a in Page(ann.get(HOME).text).all("a")}


def test_the_form_leads_to_an_exercise(visitor: Come) -> None:
    ann = visitor()
    asked = {"division": "junior", "level": "easy", "number": "12", "clock": "off"}
    found = ann.http.get(f"{HOME}/start", params=asked)
    assert found.url.path == f"{HOME}/junior/easy/12"
    assert "data-clock" not in shown(found)
    any_ = ann.http.get(f"{HOME}/start", params={**asked, "number": "", "clock": ""})
    assert re.fullmatch(f"{HOME}/junior/easy/[0-9]+", any_.url.path)
    assert 'data-clock="180"' in any_.text


def test_an_exercise_shows_its_cubes_and_demands(visitor: Come, exercise: Exercise) -> None:
    text = shown(visitor().get(HERE))
    names = re.findall(r'<span class="visually-hidden">((?:black|green|red|pink|yellow|orange) [A-Z])', text)
    assert len(names) == 23
    for name, says in sheet_lines(exercise.need):
        assert f'<th scope="row">{name}</th><td>{escape(says)}</td>' in text
    assert ("at most one" in text) == exercise.now
    assert f"{HOME}/middle/hard/4" in text
    assert exercise.model.sentence not in text


def test_a_good_answer(visitor: Come, exercise: Exercise) -> None:
    ann = visitor()
    model = exercise.model
    sent = {"text": f" {model.sentence}\r\n", "word": model.word}
    text = shown(ann.http.post(HERE, data=sent))
    assert 'data-verdict="valid"' in text
    assert "<svg" in text.partition("What the judge reads")[2]
    assert f"The cubes that spell “{model.word}”" in text
    on_mat = sum(at < len(exercise.need.letters) for at in model.cubes)
    assert text.count(", from Letters<") == on_mat
    part = ann.http.post(HERE, data=sent, headers=PART).text
    assert "<html" not in part
    assert 'data-verdict="valid"' in part


def test_a_bad_answer_is_told_every_fault_with_its_paragraph(visitor: Come) -> None:
    ann = visitor()
    text = shown(ann.form(HERE, text="the quick dogs jumped", word="jumped"))
    assert "Not valid" in text
    assert "begin with a capital" in text
    assert "no mark at its end" in text
    assert text.count('class="fault-says"') >= 3
    links_hold(ann, text)


@pytest.mark.parametrize(
    ("text", "word", "says"),
    [
        ("", "", "Write your sentence first."),
        ("Dogs bark.", "", "Mark your word"),
        ("Dogs bark.", "cats", "&#34;cats&#34; does not stand in your sentence."),
    ],
)
def test_what_is_missing_is_said(visitor: Come, text: str, word: str, says: str) -> None:
    ann = visitor()
    answer = ann.form(HERE, text=text, word=word)
    assert answer.status_code == 400
    assert says in shown(answer)
    part = ann.http.post(HERE, data={"text": text, "word": word}, headers=PART)
    assert part.status_code == 200
    assert says in part.text


def test_hints_come_one_by_one_and_the_text_stays(visitor: Come, exercise: Exercise) -> None:
    ann = visitor()
    rungs = [shown(ann.form(f"{HERE}/hint", text="My words.", word="mine", rung=str(n))) for n in range(4)]
    for rung in rungs:
        assert ">My words.</textarea>" in rung
        assert 'value="mine"' in rung
    sentence = re.compile(re.escape(exercise.model.word) + "</mark>")
    assert "words fit the cubes" in rungs[0]
    assert "Part of a sentence</h3>" not in rungs[0]
    assert "Part of a sentence</h3>" in rungs[1]
    assert not sentence.search(rungs[1])
    assert sentence.search(rungs[2])
    assert sentence.search(rungs[3])
    assert "data-hint" not in rungs[2]
    part = ann.http.post(f"{HERE}/hint", data={"rung": "0"}, headers=PART).text
    assert "<html" not in part
    assert 'data-hint="1"' in part


@pytest.mark.parametrize("division", Division)
@pytest.mark.parametrize("drill", Drill)
def test_a_drill_is_asked_and_answered(visitor: Come, division: Division, drill: Drill) -> None:
    ann = visitor()
    here = f"{HOME}/drills/{division}/{drill}/5"
    question = ask(division, drill, 5)
    text = shown(ann.get(here))
    assert text.count('name="choice"') == len(question.choices)
    assert "ruling" not in text
    right = shown(ann.form(here, choice=str(question.right)))
    assert '<p class="verdict">Right</p>' in right
    links_hold(ann, right)
    wrong = shown(ann.form(here, choice=str((question.right + 1) % len(question.choices))))
    assert '<p class="verdict">Not right</p>' in wrong
    assert f"{HOME}/drills/{division}/{drill}/6" in wrong
    part = ann.http.post(here, data={"choice": "0"}, headers=PART).text
    assert part.startswith("<article")


def test_the_form_leads_to_a_drill(visitor: Come) -> None:
    asked = {"division": "middle", "kind": "points"}
    found = visitor().http.get(f"{HOME}/drills/start", params=asked)
    assert re.fullmatch(f"{HOME}/drills/middle/points/[0-9]+", found.url.path)


@pytest.mark.parametrize("division", Division)
def test_all_sheets(visitor: Come, division: Division) -> None:
    ann = visitor()
    address = f"/coach/linguishtik/sheets?division={division}&{ALL}&level=medium&number=5&count=3"
    text = shown(ann.get(address))
    assert text.count('class="paper"') == 4 + 2 + 1
    for told in (
        "Demand Sheet",
        "General Demand Sheet",
        "Order of Play",
        "Scoring Chart",
        "Scoring chart, 2025-26 as transcribed",
        "Rows C and E exactly as the one transcription",
        "Not verified on a physical set.",
        "MLAG tournament rules",
    ):
        assert told in text, told
    for number in (5, 6, 7):
        drawn = draw(division, Level.MEDIUM, number)
        assert f'<h3 id="exercise-{number}">' in text
        assert f"<mark>{drawn.model.word}</mark>" in text
    assert ("Judge’s initials" in text) == (division in ("elementary", "middle"))
    assert ("S-V-Retained DO" in text) == (division in ("junior", "senior"))
    assert ("gerund phrase" in text.partition("order-of-play")[0]) == (division != "elementary")
    assert ann.get(address).text == text


def test_exercises_for_any_number_get_an_address_that_lasts(visitor: Come) -> None:
    asked = "division=middle&sheet=exercises&sheet=scoring-chart&level=easy&count=1"
    answer = visitor().get(f"/coach/linguishtik/sheets?{asked}&number=")
    assert re.fullmatch(f"{asked}&number=[0-9]+", answer.url.query.decode())
    assert shown(answer).count('class="paper"') == 3


def test_a_sheet_stands_alone(visitor: Come) -> None:
    text = shown(visitor().get("/coach/linguishtik/sheets?division=middle&sheet=scoring-chart"))
    assert text.count('class="paper"') == 1
    rows = re.findall(r'<tr><th scope="row">([A-I])</th>', text)
    assert rows == [*"ABCDEFGHI", "C", "E"]


BAD = [
    f"{HOME}/evil/easy/1",
    f"{HOME}/middle/evil/1",
    f"{HOME}/middle/easy/x",
    f"{HOME}/middle/easy/-1",
    f"{HOME}/middle/easy/1.5",
    f"{HOME}/middle/easy/12345678901",
    f"{HOME}/middle/easy/{'9' * 500}",
    f"{HOME}/middle/easy/%D9%A3",
    f"{HOME}/middle/%3Cscript%3E/1",
    f"{HOME}/start",
    f"{HOME}/start?division=middle&level=easy&number=1e9",
    f"{HOME}/drills/middle/evil/1",
    f"{HOME}/drills/evil/legal/1",
    f"{HOME}/drills/middle/legal/''",
    f"{HOME}/drills/start?division=middle&kind=x",
    "/coach/linguishtik/sheets",
    "/coach/linguishtik/sheets?division=middle",
    "/coach/linguishtik/sheets?division=middle&sheet=x",
    "/coach/linguishtik/sheets?division=middle&sheet=exercises&count=0",
    f"/coach/linguishtik/sheets?division=middle&sheet=exercises&count={MOST_EXERCISES + 1}",
    "/coach/linguishtik/sheets?division=middle&sheet=exercises&number=-4",
    "/coach/linguishtik/sheets?division=middle&sheet=exercises&level=x",
]


@pytest.mark.parametrize("path", BAD)
def test_hostile_addresses_get_a_plain_400(visitor: Come, path: str) -> None:
    answer = visitor().http.get(path)
    assert answer.status_code == 400
    text = shown(answer)
    assert "That did not work" in text
    assert "<script>" not in text


def test_hostile_forms_get_a_plain_400(visitor: Come) -> None:
    ann = visitor()
    assert ann.form(HERE, text="dog " * 500, word="dog").status_code == 400
    assert ann.form(HERE, text="Dogs bark.", word="d" * 500).status_code == 400
    assert ann.form(f"{HOME}/drills/middle/legal/1", choice="7").status_code == 400
    assert ann.form(f"{HOME}/drills/middle/legal/1", choice="-1").status_code == 400
    assert ann.form(f"{HOME}/drills/middle/legal/1").status_code == 400
    assert ann.form(f"{HERE}/hint", rung="99", text="x" * 9000).status_code == 200
    elsewhere = {"origin": "https://elsewhere.example"}
    assert ann.http.post(HERE, data={"text": "Dogs bark."}, headers=elsewhere).status_code == 403


@pytest.mark.parametrize(
    "text",
    [
        '"><script>alert(1)</script> barked.',
        "</textarea><img src=x onerror=alert(1)> The dog barked.",
        "{{ 7 * 7 }} {% raw %} dogs ran.",
        "The dog\x00 bark\x1bed loudly.",
        "🐶 barked at 🐱.",
        "(" * 300 + ")" * 300,
    ],
)
def test_hostile_text_changes_no_page(visitor: Come, text: str) -> None:
    ann = visitor()
    for answer in (
        ann.form(HERE, text=text, word="barked", start="999"),
        ann.form(HERE, text=text, word=text[:50]),
        ann.form(f"{HERE}/hint", text=text, word=text),
    ):
        assert answer.status_code in (200, 400)
        page = shown(answer)
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert not set("\x00\x1b") & set(page)


def test_nothing_is_kept(visitor: Come, hall: Running) -> None:
    ann = visitor("Ann")
    answer = ann.form(HERE, text="The secretive zebra barked.", word="zebra")
    assert answer.headers["cache-control"] == "no-store"
    assert "zebra" not in " ".join(a["href"] or "" for a in Page(answer.text).all("a"))
    kept = [file for file in hall.data.rglob("*") if file.is_file() and b"zebra" in file.read_bytes()]
    assert kept == []


def test_who_comes_when_too_many_wait_is_told(visitor: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_WAITING", 0)
    answer = visitor().http.get(HERE)
    assert answer.status_code == 503
    assert "Try again in a moment." in shown(answer)
