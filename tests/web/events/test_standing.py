"""Standings, prizes, what if, the end of an event, and its files."""

import io
import json
import zipfile
from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director, forms, helper, words


def order(desk: Helper, page: str = "/standings") -> list[str]:
    """The names of the standings, the first first."""
    table = desk.look(page).partition('<table class="standings">')[2].partition("</table>")[0]
    rows = table.partition("<tbody>")[2].split("<tr>")[1:]
    return [words(row.partition('scope="row">')[2].partition("<span")[0]).strip() for row in rows]


@pytest.fixture
def played(hung: Helper) -> Helper:
    """One round is played: the first boards' first players have won by 100 and by 10."""
    hung.type(1, "1 400 300")
    hung.type(1, "2 310 300")
    return hung


def test_standings_begin_with_the_first_result_and_are_for_everybody(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    anybody = Helper(visitor(), hung.id)
    assert "No result is in yet" in words(anybody.look("/standings"))
    hung.type(1, "1 400 300")
    winner, loser = (hung.state.name(n) for n in hung.board(1, 1).who)
    found = order(anybody)
    assert found[0] == winner
    assert found[-1] == loser
    assert "+100" in anybody.look("/standings")


def test_a_page_is_about_the_first_division_that_has_somebody(visitor: Callable[..., Visitor]) -> None:
    desk = director(visitor(), format="league-day", game="")
    assert "Standings of elementary" in words(desk.look("/standings"))
    desk.say("/people", "Enrol", name="Ana", division="middle")
    assert "Standings of middle" in words(desk.look("/standings"))
    assert "Standings of senior" in words(desk.look("/standings?division=senior"))


def test_standings_after_an_earlier_round_stay_to_be_seen(played: Helper) -> None:
    before = order(played)
    played.hang_out(2)
    for board in played.boards(2):
        who = [played.state.name(n) for n in board.who]
        low = who.index(min(who, key=before.index))
        played.type(2, f"{board.number} {'100 500' if low == 0 else '500 100'}")
    assert order(played) != before
    assert order(played, "/standings?round=1") == before


def test_the_cross_table_has_everybodys_rounds(played: Helper) -> None:
    page = words(played.look("/cross"))
    one, two = played.board(1, 1).who
    assert f"+{two}" in page
    assert f"−{one}" in page


def test_prizes_are_set_and_seen_as_it_stands_and_shared_by_who_are_equal(played: Helper) -> None:
    played.say("/plan", "Plan", prizes="$200\n$100", class_prizes="junior: A book")
    page = words(played.look("/standings"))
    winner = played.state.name(played.board(1, 1).who[0])
    assert "Prizes as it stands" in page
    assert f"{winner} Place 1: $200." in page


@pytest.mark.parametrize("text", ["junior a book", ": x", "junior:"])
def test_a_class_prize_that_names_no_class_is_said_so_and_stays(dora: Helper, text: str) -> None:
    page = dora.say("/plan", "Plan", 409, prizes="A cup", class_prizes=text)
    assert "Write the class, a colon and the prize" in words(page)
    assert ">A cup</textarea>" in page


def test_the_whole_plan_is_edited_as_a_file(dora: Helper) -> None:
    (form,) = [form for form in forms(dora.look("/plan")) if "format" in form.names]
    text = dora.look("/plan").partition('name="format"')[2].partition(">")[2].partition("</textarea>")[0]
    text = text.replace("&#34;", '"').replace("&#39;", "'").replace("&amp;", "&")
    page = dora.send(form, 409, format=text.replace("rounds = [1, 7]", "rounds = [2, 7]"), reason="fewer")
    assert "Round 1" in words(page)
    dora.send(form, format=text.replace("rounds = [1, 7]", "rounds = [1, 3]"), reason="the hall closes early")
    assert dora.state.format.rounds == 3
    assert "the hall closes early" in words(dora.look("/record"))


def test_what_if_shows_the_standings_as_they_would_be_and_writes_nothing_down(hung: Helper) -> None:
    one, two = (hung.state.name(n) for n in hung.board(1, 1).who)
    version = len(words(hung.look("/record")))
    assert order(hung, "/what-if?lines=1+300+500")[0] == two
    assert order(hung, "/what-if?lines=1+500+300")[0] == one
    assert "has 2 scores" in words(hung.look("/what-if?lines=1+500"))
    assert len(words(hung.look("/record"))) == version
    assert hung.board(1, 1).result is None


def test_who_can_still_win_a_prize_is_said(visitor: Callable[..., Visitor]) -> None:
    dora = director(visitor(), format="round-robin", entrants="4")
    dora.enrol("Ana", "Ben", "Cat", "Dov")
    dora.check_in_all()
    dora.say("/plan", "Plan", prizes="A cup")
    for round in (1, 2):
        dora.hang_out(round)
        for board in dora.boards(round):
            low_first = board.who[0] < board.who[1]
            dora.type(round, f"{board.number} {'500 100' if low_first else '100 500'}")
    page = words(dora.look("/what-if?who=yes"))
    assert "Ana" in page.partition("Who can still win a prize")[2]
    assert "out of the prizes" in page.lower()


def test_the_event_is_finished_when_the_last_result_is_in_and_prizes_are_final(
    visitor: Callable[..., Visitor],
) -> None:
    dora = director(visitor(), format="round-robin", entrants="3")
    dora.enrol("Ana", "Ben", "Cat")
    dora.check_in_all()
    dora.say("/plan", "Plan", prizes="A cup")
    rounds = dora.state.format.rounds
    for round in range(1, rounds + 1):
        assert "Finish" in words(dora.post("/standings", kind="Finish").text) or True
        dora.hang_out(round)
        for board in dora.boards(round):
            low_first = board.who[0] < board.who[1]
            dora.type(round, f"{board.number} {'500 100' if low_first else '100 500'}")
    assert "Every result is in" in words(dora.look())
    dora.say("/standings", "Finish")
    page = words(Helper(visitor(), dora.id).look("/standings"))
    assert "Final standings" in page
    assert "Ana Place 1: A cup." in page
    assert "Results: Spring cup" in visitor().get("/events").text
    assert "The event is over" in words(dora.look())
    dora.say(f"/slip?round=1&sits={dora.boards(1)[0].who[0]}", "Void", reason="found out later")


def test_an_event_with_missing_results_is_not_finished(played: Helper) -> None:
    answer = played.post("/standings", kind="Finish")
    assert answer.status_code == 409
    assert not played.state.finished


def test_files_are_for_everybody_and_the_record_for_the_director(
    visitor: Callable[..., Visitor], played: Helper
) -> None:
    played.say("/rounds?round=2", "Pair")
    anybody = visitor()
    files = anybody.get(f"/e/{played.id}/files?list=yes").text
    assert "event.json" in files
    told = json.loads(anybody.get(f"/e/{played.id}/files/event.json").text)
    assert told["name"] == "Spring cup"
    packed = zipfile.ZipFile(io.BytesIO(anybody.get(f"/e/{played.id}/files/event.zip").content))
    assert {"index.html", "files/event.json"} <= set(packed.namelist())
    secrets = [played.state.options.seed, *(b.meeting.why for b in played.state.round("", 2).boards)]  # type: ignore[union-attr]
    for name in packed.namelist():
        data = packed.read(name)
        assert not any(secret.encode() in data for secret in secrets if secret), name
    anybody.get(f"/e/{played.id}/files/record.jsonl", 409)
    anybody.get(f"/e/{played.id}/files/nothing.here", 404)
    anybody.get(f"/e/{played.id}/files/..%2F..%2Fetc%2Fpasswd", 404)
    record = played.look("/files/record.jsonl")
    assert len(record.splitlines()) > 5


def test_the_record_shows_every_act_and_goes_back_with_a_reason(
    visitor: Callable[..., Visitor], played: Helper
) -> None:
    entries = len(words(played.look("/record")))
    assert entries
    last = played.visitor.hall.app.state.desk.hall.events._live[played.id].version
    page = words(played.say("/record", "Correct", back_to=str(last), reason="typed into the wrong round"))
    assert "typed into the wrong round" in page
    assert "counts no more" in page
    assert played.board(1, 2).result is None
    assert played.board(1, 1).result
    judge = helper(visitor(), played, "judge")
    assert not any(form.fields.get("kind") == "Correct" for form in forms(judge.look("/record")))
    assert judge.post("/record", kind="Correct", back_to="1", reason="x").status_code == 409
    assert judge.visitor.http.get(f"/e/{played.id}/files/record.jsonl").status_code == 409


def test_a_bracket_that_is_over_before_the_plan_can_be_finished(visitor: Callable[..., Visitor]) -> None:
    dora = director(visitor(), format="knock-out", entrants="16")
    dora.enrol("Ana", "Ben", "Cat", "Dov")
    dora.check_in_all()
    for round in (1, 2):
        dora.hang_out(round)
        for board in dora.boards(round):
            dora.type(round, f"{board.number} 400 300")
    assert dora.state.format.rounds > 2
    dora.say("/standings", "Finish")
    assert dora.state.finished
