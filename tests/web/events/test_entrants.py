"""Entrants: typed, pasted, brought from a file with each problem row; checked in by a tap."""

import io
from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, forms, helper, words

SHEET = """Name,Rating,Club
Ana Ríos,1450,North
,1200,North
Ben,12x,South
Cat,1300,South
"""


def names(desk: Helper) -> list[str]:
    return [one.name for one in desk.state.entrants.values()]


def test_somebody_is_written_down_by_name_alone_and_gets_the_next_number(dora: Helper) -> None:
    page = words(dora.say("/people", "Enrol", name="Ana"))
    assert "Written down: Ana" in page
    dora.say("/people", "Enrol", name="Ben", rating="1500", school="North", classes="junior, new")
    assert [(one.number, one.name, one.rating) for one in dora.state.entrants.values()] == [
        (1, "Ana", 0),
        (2, "Ben", 1500),
    ]
    assert dora.state.entrants[2].classes == ("junior", "new")


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"name": "   "}, "An entrant has a name"),
        ({"name": "ana", "school": "", "classes": "North"}, "written down already"),
        ({"name": "Ben", "rating": "high"}, "Rating: “high” is no number"),
        ({"name": "Ben", "number": "1"}, "Number 1 is Ana's"),
        ({"name": "x" * 81}, "cannot be written down"),
    ],
)
def test_what_cannot_be_written_down_stands_in_the_form_again(
    dora: Helper, fields: dict[str, str], says: str
) -> None:
    dora.enrol("Ana")
    page = dora.say("/people", "Enrol", 409, {"school": "North", **fields})
    assert says in words(page)
    assert 'value="North"' in page
    assert names(dora) == ["Ana"]


def look(desk: Helper, text: str = "", file: tuple[str, bytes] | None = None) -> str:
    sent = {"file": file} if file else {"file": ("", b"")}
    answer = desk.visitor.http.post(f"/e/{desk.id}/people/bring", data={"list": text}, files=sent)
    assert answer.status_code in (200, 409), answer.text
    return answer.text


def test_a_list_is_looked_at_first_and_every_problem_row_is_named(dora: Helper) -> None:
    page = words(look(dora, file=("list.csv", SHEET.encode())))
    assert "Row 3:" in page
    assert "Row 4:" in page
    assert "12x" in page
    assert names(dora) == [], "nothing is half brought in"
    assert not any(form.fields.get("kind") == "Enrol" for form in forms(look(dora, SHEET)))


def test_a_good_list_is_written_down_at_one_press(dora: Helper) -> None:
    page = look(dora, SHEET.replace(",1200,North\n", "").replace("12x", "1200"))
    assert "3 found" in words(page)
    (form,) = [form for form in forms(page) if form.fields.get("kind") == "Enrol"]
    dora.send(form)
    assert names(dora) == ["Ana Ríos", "Ben", "Cat"]
    assert dora.state.entrants[1].school == "North"


def test_mere_names_are_a_list_too(dora: Helper) -> None:
    (form,) = [form for form in forms(look(dora, "Ana\nBen\nCat\n")) if form.fields.get("kind") == "Enrol"]
    dora.send(form)
    assert names(dora) == ["Ana", "Ben", "Cat"]


def test_a_workbook_is_a_list(dora: Helper) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.Workbook()
    for row in (("Name", "Rating"), ("Ana", 1450), ("Ben", "strong")):
        book.active.append(row)
    packed = io.BytesIO()
    book.save(packed)
    page = words(look(dora, file=("list.xlsx", packed.getvalue())))
    assert "Row 3:" in page
    assert "strong" in page


def test_who_is_here_already_is_a_problem_of_the_list(dora: Helper) -> None:
    dora.enrol("Ana")
    page = words(look(dora, "Ana\nBen\n"))
    assert "Ana is written down already" in page
    assert names(dora) == ["Ana"]


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"PK\x03\x04broken", b"\xff\xfe" * 50])
def test_what_is_no_list_is_told_so(dora: Helper, data: bytes) -> None:
    page = words(look(dora, file=("list.csv", data)))
    assert "problem" in page or "Paste a list" in page or "no text" in page
    assert names(dora) == []


def test_one_tap_checks_in_and_another_takes_it_back(dora: Helper) -> None:
    dora.enrol("Ana", "Ben")
    page = dora.look("/people")
    (tap,) = [
        form
        for form in forms(page)
        if form.fields.get("here") is None
        and form.fields.get("kind") == "CheckIn"
        and "numbers" in form.names
        and not form.fields.get("numbers")
    ]
    dora.send(tap, numbers="2")
    assert dora.state.here == {2}
    back = next(form for form in forms(dora.look("/people")) if form.fields.get("here") == "no")
    dora.send(back, numbers="2")
    assert dora.state.here == frozenset()


def test_an_entrants_own_link_checks_in_by_one_tap(visitor: Callable[..., Visitor], dora: Helper) -> None:
    dora.enrol("Ana", "Ben")
    link = (
        "/check-in/" + dora.look("/people/2").partition("/check-in/")[2].partition('"')[0].partition("<")[0]
    )
    phone = visitor()
    assert "I am here" in phone.get(link).text
    assert "You are checked in" in words(phone.http.post(link))
    assert dora.state.here == {2}
    assert phone.http.post(link[:-1] + "x").status_code == 404


def test_who_comes_late_plays_from_the_next_round_and_the_missed_one_counts_as_chosen(hung: Helper) -> None:
    page = words(hung.say("/people", "Enrol", name="Late", missed="lost"))
    assert "they play from round 2 on" in page
    assert hung.state.begins[5] == 2
    hung.say("/people", "CheckIn", numbers="5")
    assert "late, from round 2" in words(hung.look("/people"))
    assert [result.who for result in hung.state.missed] == [(5,)]


def test_who_withdraws_is_paired_no_more_and_can_come_back(hung: Helper) -> None:
    one = hung.board(1, 1).who[0]
    page = words(hung.say(f"/people/{one}", "Withdraw", round="2", reason="ill"))
    assert "plays no more from round 2 on" in page
    assert "withdrew before round 2" in words(hung.look("/people"))
    for board in hung.boards(1):
        hung.type(1, f"{board.number} 400 300")
    hung.hang_out(2)
    known = hung.state.round("", 2)
    assert known
    assert known.at(one) is None
    assert "plays again from round 3 on" in words(hung.say(f"/people/{one}", "ComeBack", round="3"))


def test_what_is_written_of_somebody_is_set_right_with_a_reason(dora: Helper) -> None:
    dora.enrol("Anna")
    assert "for a reason" in words(dora.say("/people/1", "Change", 409, name="Ana", reason=" "))
    dora.say("/people/1", "Change", name="Ana", reason="misspelt")
    assert names(dora) == ["Ana"]


def test_a_penalty_is_seen_in_the_standings(hung: Helper) -> None:
    hung.type(1, "1 400 300")
    one = hung.board(1, 1).who[0]
    hung.say(f"/people/{one}", "Penalise", points="50", reason="late by ten minutes")
    assert "penalty 50" in words(hung.look("/standings"))


def test_an_assistant_writes_down_and_checks_in_but_takes_nobody_out(
    visitor: Callable[..., Visitor], dora: Helper
) -> None:
    sam = helper(visitor(), dora, "assistant")
    sam.enrol("Ana")
    sam.say("/people", "CheckIn", numbers="1")
    assert dora.state.here == {1}
    kinds = {form.fields.get("kind") for form in forms(sam.look("/people/1"))}
    assert kinds.isdisjoint({"Withdraw", "Change", "Penalise"})
    answer = sam.post("/people/1", kind="Withdraw", number="1", round="1", reason="mischief")
    assert answer.status_code == 409


def test_names_are_never_read_as_html(dora: Helper) -> None:
    dora.enrol("<script>alert(1)</script>")
    for page in ("/people", "/people/1", "", "/rounds"):
        assert "<script>alert" not in dora.look(page)


def test_numbers_nobody_has_are_not_there(dora: Helper) -> None:
    dora.look("/people/77", 404)
    assert "Nobody has number 77" in words(dora.post("/people", kind="CheckIn", numbers="77"))


def test_finding_somebody_works_without_scripts(dora: Helper) -> None:
    dora.enrol("Ana", "Ben")
    page = words(dora.look("/people?q=be").partition('id="entrants"')[2])
    assert "Ben" in page
    assert "Ana" not in page
