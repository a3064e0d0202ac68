"""Numbers in forms and addresses that nobody means: answered plainly, and never by an error of the hall."""

from collections.abc import Callable
from typing import Any

import pytest

from gamehall.kernel.seat import Seat, is_player
from tests.web.conftest import ME, PASSWORD, Visitor

Come = Callable[..., Visitor]

STRANGE = ("9" * 5_000, "²", "①", "٣", "1_0", "+1", "-1", "1e3", "0x1", "1.5", "NaN", "١٢" * 2_500)
BOTS = tuple({"seat": f"p{n}", "who": "bot", "bot": "greedy"} for n in range(2, 5))


@pytest.fixture
def teams(visitor: Come) -> tuple[Visitor, str]:
    ann = visitor("Ann")
    return ann, ann.open(ME, *BOTS, game="scrabble", book="literacy")["id"]


@pytest.mark.parametrize("number", STRANGE)
def test_a_chair_that_is_none_is_told(teams: tuple[Visitor, str], number: str) -> None:
    ann, id = teams
    answer = ann.form(f"/t/{id}/plain", seat=f"p{number}", kind="Pass")
    assert answer.status_code == 200
    assert "You do not sit at" in answer.text
    ann.get(f"/t/{id}/plain?seat=p{number[:1000]}")


@pytest.mark.parametrize("number", [text for text in STRANGE if text != "1_0"])
def test_chairs_of_a_new_table_are_those_there_are(visitor: Come, number: str) -> None:
    chairs = (ME, {"seat": f"p{number}", "who": "bot", "bot": "greedy"})
    for game, book in (("scrabble", "literacy"), ("contig60", "")):
        asked = {"game": game, "book": book, "chairs": chairs}
        answer = visitor("Ann").http.post("/api/tables", json=asked)
        assert answer.status_code == 409, answer.text


@pytest.mark.parametrize("number", STRANGE)
def test_the_organiser_names_an_entry(visitor: Come, two: Any, number: str) -> None:
    _, _, id = two
    organiser = visitor("Org")
    organiser.form("/organiser", password=PASSWORD)
    answer = organiser.form(f"/organiser/t/{id}", tool="correct", reason="misread", back_to=number)
    assert answer.status_code == 409
    assert "Name the number of the entry to go back to." in answer.text


@pytest.mark.parametrize("number", [text for text in STRANGE if text not in ("+1", "-1", "٣")])
def test_a_number_in_a_plain_form_is_read_or_refused(teams: tuple[Visitor, str], number: str) -> None:
    ann, id = teams
    for fields in (
        {"kind": "QueryScore", "line": number, "score": "1"},
        {"kind": "Announce", "score": number},
    ):
        answer = ann.form(f"/t/{id}/plain", **fields)
        assert answer.status_code == 200
        assert "cannot be read" in answer.text


@pytest.mark.parametrize("number", ["9" * 5_000, "²", "0", "-1", "9" * 30])
def test_a_round_that_was_not_played_is_told(visitor: Come, number: str) -> None:
    ann = visitor("Ann")
    bot = {"seat": "p2", "who": "bot", "bot": "beginner"}
    id = ann.open(ME, bot, game="letter_cards")["id"]
    assert ann.http.get(f"/t/{id}/ask/round?round={number}").status_code in (400, 404, 409)


@pytest.mark.parametrize(
    "seat", ["p0", "p01", "p²", "p٣", "p", "p-1", "p+1", "q1", "P1", "p1 ", "p" + "9" * 5_000]
)
def test_no_other_name_is_a_players_chair(seat: str) -> None:
    assert not is_player(Seat(seat))
    assert is_player(Seat("p1"))
    assert is_player(Seat("p18"))
