"""What stands on the papers of an event."""

import pytest

from gamehall.tournaments.event.acts import Enrol, Finish, Publish, Withdraw
from gamehall.tournaments.event.acts import Pair as PairRound
from gamehall.tournaments.event.state import State
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.blocks import Code, Heading, Paper, Table, Words
from gamehall.tournaments.paper.kinds import NoSuchPaper, NothingToPrint, kinds, pack, paper
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.event.desk import checked_in, hung_out, plan


def table(paper: Paper, part: int = 0) -> Table:
    return next(one for one in paper.parts[part] if isinstance(one, Table))


def heading(paper: Paper, part: int = 0) -> Heading:
    return next(one for one in paper.parts[part] if isinstance(one, Heading))


def state(rounds: int = 1, count: int = 5, **changes: object) -> State:
    """So many rounds played, and no further one paired."""
    desk = checked_in(count, plan(rounds=rounds, **changes))
    for number in range(1, rounds + 1):
        desk.hang_out(number)
        desk.play(number)
    return desk.state


def test_entrants_stand_by_name_and_only_columns_with_something_in_them() -> None:
    desk = checked_in(3)
    desk.done(Enrol((Entrant(0, "abel", school="Ashgrove"),)))
    found = paper(asked(desk.state), "entrants")
    assert [column.label for column in table(found).columns] == ["No.", "Name", "Rating", "School or club"]
    assert [row[1] for row in table(found).rows] == ["abel", "Ana", "Ben", "Cat"]
    assert heading(found).says == "4 written down, 3 checked in"


def test_everybody_finds_their_table_by_name() -> None:
    desk = hung_out(5)
    found = paper(asked(desk.state), "pairings-by-name")
    assert [row[0] for row in table(found).rows] == ["Ana", "Ben", "Cat", "Dov", "Eve"]
    for name, board, begins, against in table(found).rows:
        number = ["Ana", "Ben", "Cat", "Dov", "Eve"].index(name) + 1
        at = desk.at(number)
        if at.bye:
            assert (board, begins, against) == ("–", "", "has a bye")
            continue
        other = next(one for one in at.who if one != number)
        assert board == str(at.number)
        assert begins == ("begins" if at.who[0] == number else "second")
        assert against == f"{desk.state.name(other)} ({other})"


def test_a_table_tells_who_begins() -> None:
    desk = hung_out(4)
    found = paper(asked(desk.state), "pairings-by-table")
    assert [column.label for column in table(found).columns] == ["Table", "Begins", "Second"]
    for row, board in zip(table(found).rows, desk.round(1).boards, strict=True):
        names = [f"{desk.state.name(number)} ({number})" for number in board.who]
        assert list(row) == [str(board.number), *names]


def test_nothing_is_printed_of_a_round_before_it_is_published() -> None:
    desk = checked_in(4)
    desk.done(PairRound("", 1))
    with pytest.raises(NothingToPrint, match="no such round hangs out"):
        paper(asked(desk.state), "pairings-by-table")
    assert not {"slips", "pairings-by-name"} & {one.id for one in pack(asked(desk.state))}
    desk.done(Publish("", 1))
    assert {"slips", "pairings-by-name"} <= {one.id for one in pack(asked(desk.state))}


def test_another_round_than_the_last_can_be_asked_for() -> None:
    around = state(rounds=2, count=4)
    assert heading(paper(asked(around), "pairings-by-table")).text == "Round 2"
    assert heading(paper(asked(around, 1), "pairings-by-table")).text == "Round 1"
    with pytest.raises(NothingToPrint):
        paper(asked(around, 3), "pairings-by-table")


def test_a_slip_for_each_table_and_none_for_a_bye() -> None:
    desk = hung_out(5)
    found = paper(asked(desk.state), "slips")
    assert [heading(found, at).text for at in range(len(found.parts))] == [
        "Round 1, table 1",
        "Round 1, table 2",
    ]
    rows = table(found).rows
    first, second = desk.round(1).boards[0].who
    assert rows[0][:2] == (str(first), f"{desk.state.name(first)}\nbegins")
    assert rows[1][:2] == (str(second), desk.state.name(second))
    assert [column.label for column in table(found).columns] == ["No.", "Name", "Score", "Signature"]


def test_a_slip_of_a_format_of_results_asks_who_won() -> None:
    desk = hung_out(4, plan(scoring=Scoring(worth="results", order=("points",))))
    assert "Result" in [column.label for column in table(paper(asked(desk.state), "slips")).columns]


def test_the_standings_are_those_of_the_event() -> None:
    around = state(rounds=2, count=4)
    found = paper(asked(around), "standings")
    assert table(found).rows[0][2] == "Ana"
    assert heading(found).says == "After all 2 rounds"
    assert table(found).rows[0][3:] == ("2", "0", "+200")


def test_a_wall_chart_has_room_for_rounds_to_come() -> None:
    desk = checked_in(4, plan(rounds=3))
    desk.hang_out(1)
    desk.play(1)
    rows = table(paper(asked(desk.state), "wall-charts")).rows
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]
    ana = rows[0]
    other = next(n for n in desk.at(1).who if n != 1)
    assert ana[2].split("\n")[0].rstrip("*") == f"W {other}"
    assert ana[2].split("\n")[1:] == ["400:300", "1 +100"]
    assert ana[3:] == ("", "")


def test_a_cross_table_stands_in_the_order_of_the_standings() -> None:
    around = state(rounds=2, count=4)
    found = paper(asked(around), "cross-tables")
    standing = paper(asked(around), "standings")
    assert [row[2] for row in table(found).rows] == [row[2] for row in table(standing).rows]
    assert all(cell[0] in "WLD" for row in table(found).rows for cell in row[3:5])


def test_only_those_with_a_link_have_a_login_card() -> None:
    around = state()
    with pytest.raises(NothingToPrint, match="nobody has a link"):
        paper(asked(around), "login-cards")
    found = paper(asked(around, links={2: "https://hall.example/check-in/x"}), "login-cards")
    assert len(found.parts) == 1
    codes = [
        cell for one in found.parts[0] if hasattr(one, "cells") for column in one.cells for cell in column
    ]
    assert Code("https://hall.example/check-in/x", 32) in codes
    assert any(isinstance(one, Words) and one.text == "Ben" for one in codes)


def test_certificates_wait_for_the_end() -> None:
    desk = checked_in(2, plan(rounds=1, prizes=("A cup", "A book")))
    desk.hang_out(1)
    desk.play(1)
    assert "certificates" not in {one.id for one in pack(asked(desk.state))}
    desk.done(Finish())
    found = next(one for one in pack(asked(desk.state)) if one.id == "certificates")
    said = [{one.text for one in part if isinstance(one, Words)} for part in found.parts]
    assert {"Ana", "Place 1: A cup"} <= said[0]
    assert {"Ben", "Place 2: A book"} <= said[1]


def test_a_shared_place_is_told_on_both_certificates() -> None:
    desk = checked_in(4, plan(rounds=1, prizes=("A cup", "A book")))
    desk.hang_out(1)
    desk.play(1)
    found = paper(asked(desk.state), "certificates")
    said = [one.text for part in found.parts for one in part if isinstance(one, Words)]
    assert said.count("Place 1, shared by 2") == 2


def test_who_left_has_no_certificate() -> None:
    desk = checked_in(4, plan(rounds=2, prizes=("A cup",)))
    for number in (1, 2):
        desk.hang_out(number)
        desk.play(number)
        if number == 1:
            desk.done(Withdraw(1, 2, "must go"))
    desk.done(Finish())
    found = next(one for one in pack(asked(desk.state)) if one.id == "certificates")
    assert not any(one == Words("Ana", "huge", "center", bold=True) for part in found.parts for one in part)


def test_a_paper_nobody_knows_is_answered_with_those_there_are() -> None:
    with pytest.raises(NoSuchPaper, match=r"no paper 'posters' for this event; there are entrants, .*slips"):
        paper(asked(state()), "posters")


def test_every_paper_has_a_name_of_its_own() -> None:
    known = kinds(plan())
    assert len(set(known.values())) == len(known)
