"""The word judge's page: one verdict, nothing else, and no trace of what was typed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gamehall.lexicon.lists.keeping import add
from gamehall.lexicon.lists.reading import read
from tests.web.conftest import Visitor

Come = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "lists"))


def test_the_page_tells_its_list_and_the_custom(visitor: Come) -> None:
    text = visitor().get("/judge").text
    for told in ("Hall list", "SCOWL", "stands in for the licensed ones", "J Ross Beresford 1993-1999"):
        assert told in text
    assert "The challenger types all challenged words." in text
    assert "The other player checks the typing." in text
    assert 'href="/judge"' in visitor().get("/help").text


def test_nothing_is_kept(visitor: Come) -> None:
    ann = visitor()
    answer = ann.get("/judge")
    assert 'autocomplete="off"' in answer.text
    assert 'method="post"' in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert ann.form("/judge", words="cat").headers["cache-control"] == "no-store"


def test_two_answers_differ_in_the_verdict_alone(visitor: Come) -> None:
    ann = visitor()
    good = ("cat", "CAT, ox\nquiz", "aa " * 20)
    bad = ("qqz", "cat qqz", "qqz cat", "cat, ox, qqz, quiz", "x" * 400)
    fine = {ann.form("/judge", words=words).content for words in good}
    phoney = {ann.form("/judge", words=words).content for words in bad}
    assert len(fine) == len(phoney) == 1
    one, other = fine.pop().decode(), phoney.pop().decode()
    assert one.replace("Acceptable", "Unacceptable").replace("✓", "✗").replace("allowed", "refused") == other
    assert "qqz" not in other.lower()


@pytest.mark.parametrize("words", ["caf\u00e9", "<b>cat</b>", "cat\x00ox", "'", "hor5e", "c\u00adat"])
def test_what_is_no_letter_gets_no_verdict_and_is_asked_for_again(visitor: Come, words: str) -> None:
    answer = visitor().form("/judge", words=words)
    assert answer.status_code == 400
    assert "is not a letter A to Z. Type the words again" in answer.text
    assert "cceptable" not in answer.text
    assert "cat" not in answer.text.partition('id="says"')[2]


@pytest.mark.parametrize("words", ["", " ,\n ", "a " * 21, "a" * 501])
def test_what_is_not_judged_is_told_without_a_verdict(visitor: Come, words: str) -> None:
    answer = visitor().form("/judge", words=words)
    assert answer.status_code == 400
    assert "Type" in answer.text
    assert "cceptable" not in answer.text


def test_a_form_that_is_none_gets_no_verdict(visitor: Come) -> None:
    ann = visitor()
    assert ann.http.post("/judge", content=b"\xff\xfe" * 50).status_code in (400, 409)
    assert ann.http.post("/judge", data={"words": "a" * 70_000}).status_code in (409, 413)
    elsewhere = {"origin": "https://elsewhere.example"}
    assert ann.http.post("/judge", data={"words": "cat"}, headers=elsewhere).status_code == 403


def test_another_list_is_asked_by_name(visitor: Come) -> None:
    add("club", read("qqz"), edition="2026", title="Words <of> the club")
    ann = visitor()
    text = ann.get("/judge?lexicon=club").text
    assert '<option value="club" selected>Words &lt;of&gt; the club, 2026</option>' in text
    assert ">Hall list (stand-in), SCOWL" in text
    ruled = ann.form("/judge", words="qqz", lexicon="club").text
    assert "Acceptable" in ruled
    assert "stand-in" not in ruled
    assert "Unacceptable" in ann.form("/judge", words="cat", lexicon="club").text


def test_an_unknown_list_is_answered_with_those_there_are(visitor: Come) -> None:
    ann = visitor()
    for answer in (
        ann.get("/judge?lexicon=../x", 404),
        ann.form("/judge", words="cat", lexicon="\x00<b>" * 99),
    ):
        assert answer.status_code == 404
        assert "The only list here is hall." in answer.text
        assert "<b>" not in answer.text
