"""Results: typed from a pile of slips, by table slip, set right with a reason, confirmed, taken back."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from httpx import Cookies

from tests.web.conftest import PASSWORD, Running, Visitor
from tests.web.events.desk import Helper, director, forms, helper, words


def scores(desk: Helper, board: int = 1) -> tuple[int, ...]:
    result = desk.board(1, board).result
    assert result
    return result.scores


def test_a_slip_is_typed_as_board_and_scores_and_the_next_one_can_be_typed_at_once(hung: Helper) -> None:
    page = hung.type(1, "1 431 388")
    assert scores(hung) == (431, 388)
    first, second = (hung.state.name(one) for one in hung.board(1, 1).who)
    assert f"{first} 431, {second} 388" in words(page)
    assert "1 missing" in words(page)
    assert "autofocus" in page
    assert "Every slip is in" in words(hung.type(1, "2 300 301"))


@pytest.mark.parametrize("line", ["1,431,388", "1; 431; 388", "1:431 388", "  1   431   388  "])
def test_whatever_stands_between_the_numbers(hung: Helper, line: str) -> None:
    hung.type(1, line)
    assert scores(hung) == (431, 388)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1 431", "has 2 scores"),
        ("1 431 388 5", "has 2 scores"),
        ("9 431 388", "has no board 9"),
        ("0 431 388", "Type the board and the scores"),
        ("1", "Type the board and the scores"),
        ("1 4x1 388", "“4x1” is no number"),
        ("1 f", "Say who forfeited"),
        ("1 f 99", "Only who sits at the table"),
        ("1 99999 388", "cannot be written down"),
    ],
)
def test_a_line_that_tells_no_result_stays_in_the_field_with_a_sentence(
    hung: Helper, line: str, says: str
) -> None:
    page = hung.type(1, line, 409)
    assert says in words(page)
    assert f'value="{line}"' in page
    assert hung.board(1, 1).result is None


def test_forfeits_are_typed_too(hung: Helper) -> None:
    loser = hung.board(1, 1).who[1]
    hung.type(1, f"1 f {loser}")
    result = hung.board(1, 1).result
    assert result
    assert (result.how, result.at_fault) == ("forfeit", (loser,))
    hung.type(1, "2 ff")
    other = hung.board(1, 2).result
    assert other
    assert other.how == "double forfeit"


def test_a_result_that_stands_is_set_right_only_by_the_director_and_with_a_reason(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    keeper = helper(visitor(), hung, "scorekeeper")
    keeper.type(1, "1 431 388")
    assert "has its result already" in words(hung.type(1, "1 413 388", 409))
    page = keeper.type(1, "1 413 388 ! misread", 409)
    assert "Only the director sets right" in words(page)
    page = words(hung.type(1, "1 413 388 ! misread"))
    assert "is set right" in page
    assert scores(hung) == (413, 388)
    record = words(hung.look("/record"))
    assert "431" in record
    assert "misread" in record


def test_two_different_slips_are_shown_to_everybody_who_enters_until_the_director_chose(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    one, two = (helper(visitor(), hung, role) for role in ("scorekeeper", "assistant"))
    one.type(1, "1 431 388")
    two.type(1, "1 431 398", 409)
    for desk in (one, two, hung):
        page = words(desk.look("/results?round=1"))
        assert "Two different slips" in page
        assert "1 431 398" in page
    settle = next(
        form for form in forms(hung.look("/results?round=1")) if "What stands is right" in form.text
    )
    hung.send(settle)
    for desk in (one, two, hung):
        assert "Two different slips" not in words(desk.look("/results?round=1"))


def test_two_different_slips_are_still_known_when_the_hall_starts_anew(peek: object, tmp_path: Path) -> None:
    known: Cookies | None = None
    for told in (True, True, False):
        hall = Running(tmp_path, password=PASSWORD)
        with ExitStack() as stack:
            stack.callback(hall.close)
            visitor = Visitor(hall, stack)
            if known is None:
                dora = director(visitor)
                dora.enrol("Ana", "Ben")
                dora.check_in_all()
                dora.hang_out(1)
                dora.type(1, "1 431 388")
                dora.type(1, "1 431 398", 409)
            else:
                visitor.http.cookies.update(known)
                dora = Helper(visitor, dora.id)
            page = dora.look("/results?round=1")
            assert ("Two different slips" in words(page)) is told
            if known is not None and told:
                assert "1 431 398" in words(page)
                dora.send(next(form for form in forms(page) if "What stands is right" in form.text))
            known = Cookies(visitor.http.cookies)


def test_a_conflict_ends_when_the_result_is_set_right(visitor: Callable[..., Visitor], hung: Helper) -> None:
    keeper = helper(visitor(), hung, "scorekeeper")
    hung.type(1, "1 431 388")
    keeper.type(1, "1 431 398", 409)
    hung.type(1, "1 431 398 ! the slip says so")
    assert "Two different slips" not in words(keeper.look("/results?round=1"))


def test_the_same_slip_twice_is_no_conflict(visitor: Callable[..., Visitor], hung: Helper) -> None:
    keeper = helper(visitor(), hung, "scorekeeper")
    hung.type(1, "1 431 388")
    keeper.type(1, "1 431 388", 409)
    assert "Two different slips" not in words(keeper.look("/results?round=1"))


def test_the_slip_of_a_table_is_filled_in_field_by_field(hung: Helper) -> None:
    one, two = hung.board(1, 1).who
    page = f"/slip?round=1&sits={one}"
    fields = {f"score.{one}": "388", f"score.{two}": "431", "first": str(two), f"signed.{one}": "on"}
    hung.say(page, "Enter", more=fields)
    result = hung.board(1, 1).result
    assert result
    assert (result.who, result.scores, result.signed) == ((two, one), (431, 388), (one,))
    hung.say(page, "Sign")
    result = hung.board(1, 1).result
    assert result
    assert set(result.signed) == {one, two}


def test_a_recount_is_set_right_on_the_slip_and_a_result_is_taken_back(hung: Helper) -> None:
    one, two = hung.board(1, 1).who
    hung.type(1, "1 431 388")
    page = f"/slip?round=1&sits={one}"
    hung.say(page, "Amend", reason="recount", more={f"score.{one}": "421", f"score.{two}": "388"})
    assert scores(hung) == (421, 388)
    hung.say(page, "Void", reason="wrong board")
    assert hung.board(1, 1).result is None
    assert "1 missing" in words(hung.look("/results")) or "2 missing" in words(hung.look("/results"))


def test_the_same_form_sent_again_is_one_entry(hung: Helper) -> None:
    (form,) = [form for form in forms(hung.look("/results?round=1")) if "line" in form.names]
    hung.send(form, line="1 431 388")
    entries = len(hung.visitor.hall.app.state.desk.hall.events._live[hung.id].record.entries)
    hung.send(form, line="1 431 388")
    assert len(hung.visitor.hall.app.state.desk.hall.events._live[hung.id].record.entries) == entries
    hung.send(form, line="2 300 200")
    assert hung.board(1, 2).result, "another slip in the same form is another act"


def test_programs_are_told_in_json(hung: Helper) -> None:
    json = {"accept": "application/json"}
    sent = {"kind": "Enter", "round": "1", "division": "", "line": "1 431 388", "command": "c1"}
    for again in (False, True):
        told = hung.visitor.http.post(f"/e/{hung.id}/results", data=sent, headers=json).json()
        assert (told["verdict"], told["again"]) == ("allowed", again)
    answer = hung.visitor.http.post(f"/e/{hung.id}/results", data={**sent, "line": "1 4 3"}, headers=json)
    assert answer.status_code == 409
    assert answer.json()["verdict"] == "refused"
    assert answer.json()["cites"] == "event-once"


def test_a_page_that_asks_whether_anything_is_new_gets_nothing_when_nothing_is(hung: Helper) -> None:
    seen = hung.look("/results?round=1").partition("seen=")[2].partition('"')[0]
    http = hung.visitor.http
    asked = f"/e/{hung.id}/results?round=1&seen={seen}"
    assert http.get(asked, headers={"hx-request": "true"}).status_code == 204
    hung.type(1, "1 431 388")
    assert http.get(asked, headers={"hx-request": "true"}).status_code == 200
