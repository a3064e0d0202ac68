"""An event on paper: whatever can be printed now opens as a PDF; what cannot says why."""

import io
import zipfile
from collections.abc import Callable

import pytest

from gamehall.tournaments.paper.kinds import kinds
from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, helper, words

pytest.importorskip("typst")


def test_every_paper_of_the_event_is_offered_and_printed_or_says_why_not(hung: Helper) -> None:
    page = hung.look("/paper")
    hung.type(1, "1 400 300")
    printed = 0
    for kind, title in kinds(hung.state.format).items():
        assert f"/paper/{kind}.pdf" in page
        assert title in words(page)
        answer = hung.visitor.http.get(f"/e/{hung.id}/paper/{kind}.pdf")
        if answer.status_code == 200:
            assert answer.content.startswith(b"%PDF"), kind
            printed += 1
        else:
            assert title in words(answer), kind
    assert printed >= 5


def test_all_there_is_comes_in_one_archive(hung: Helper) -> None:
    packed = zipfile.ZipFile(io.BytesIO(hung.visitor.get(f"/e/{hung.id}/paper/pack.zip").content))
    assert {"entrants.pdf", "pairings-by-name.pdf", "slips.pdf", "login-cards.pdf"} <= set(packed.namelist())


def test_nothing_is_printed_before_it_hangs_out(four: Helper) -> None:
    four.say("/rounds?round=1", "Pair")
    assert "no such round hangs out" in words(four.look("/paper/pairings-by-name.pdf", 409))


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("entrants.pdf?size=letter", 200),
        ("entrants.html", 200),
        ("entrants.pdf?size=a0", 409),
        ("slips.pdf?round=9", 409),
        ("slips.pdf?round=x", 200),
        ("nothing.pdf", 404),
        ("entrants", 404),
        ("entrants.exe", 404),
        ("other.zip", 404),
    ],
)
def test_whatever_is_asked_for(hung: Helper, asked: str, status: int) -> None:
    assert hung.visitor.http.get(f"/e/{hung.id}/paper/{asked}").status_code == status


def test_login_cards_are_not_for_everybody(visitor: Callable[..., Visitor], hung: Helper) -> None:
    for somebody in (Helper(visitor(), hung.id), helper(visitor(), hung, "scorekeeper")):
        assert "This page is for the" in words(somebody.look("/paper/login-cards.pdf", 409))
