"""Assumed results: what they change, and which cannot be assumed."""

import pytest

from gamehall.tournaments.outlook.what_if import CannotAssume, supposed, what_if
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.outlook.brute import duel, field

FOUR = field((0, 0, 0, 0))
PLAYED = (duel(1, 1, 2, 100, 1), duel(1, 3, 4, 50, 2), duel(2, 1, 3, 10, 1))


def test_a_result_that_is_not_there_yet_moves_who_it_moves() -> None:
    changes = what_if(FOUR, PLAYED, Scoring(), (duel(2, 4, 2, 200, 2),), 2)
    assert [change.number for change in changes] == [1, 4, 3, 2]
    assert {change.number: change.up for change in changes} == {1: 0, 4: 1, 3: -1, 2: 0}
    before = {row.number: row for row in standings(FOUR, PLAYED, Scoring(), 2)}
    after = {row.number: row for row in standings(FOUR, (*PLAYED, duel(2, 4, 2, 200, 2)), Scoring(), 2)}
    assert all(c.before == before[c.number] and c.after == after[c.number] for c in changes)


@pytest.mark.parametrize("board", [1, 0, 7], ids=["its board", "no board", "another board"])
def test_it_takes_the_place_of_the_same_peoples_result(board: int) -> None:
    assumed = duel(2, 3, 1, 300, board)
    assert supposed(FOUR, PLAYED, (assumed,), 2) == (PLAYED[0], PLAYED[1], assumed)


def test_it_takes_the_place_of_its_boards_result() -> None:
    assumed = duel(2, 2, 4, 5, 1)
    assert supposed(FOUR, PLAYED, (assumed,), 2) == (PLAYED[0], PLAYED[1], assumed)


def test_byes_have_no_board_and_do_not_displace_each_other() -> None:
    bye, other = (Result(3, 0, (number,), (), "bye") for number in (1, 2))
    assert supposed(FOUR, (bye,), (other,), 3) == (bye, other)


def test_nothing_assumed_changes_nothing() -> None:
    assert all(c.up == 0 and c.before == c.after for c in what_if(FOUR, PLAYED, Scoring(), (), 2))


def test_a_penalty_stands_before_and_after() -> None:
    changes = what_if(FOUR, PLAYED, Scoring(), (), 2, penalties={1: 200})
    assert {change.number: change.before.spread for change in changes}[1] == -90


BAD = {
    "Number 9 is not in the list of entrants.": (duel(2, 2, 9, 5, 2),),
    "Number 1 has another result in round 2; a round has one for each.": (duel(2, 1, 2, 5, 3),),
    "Number 2 would sit twice in round 2; a round has one table for each.": (
        duel(2, 2, 4, 5, 2),
        duel(2, 2, 4, 5, 3),
    ),
    "Number 4 would sit twice in round 2; a round has one table for each.": (duel(2, 4, 4, 5, 2),),
    "Board 3 of round 2 is assumed twice; a board has one result.": (
        duel(2, 2, 1, 5, 3),
        duel(2, 3, 4, 5, 3),
    ),
    "Round 3 is not among the rounds 1 to 2 of these standings.": (duel(3, 2, 4, 5, 2),),
    "Round 0 is not among the rounds 1 to 2 of these standings.": (duel(0, 2, 4, 5, 2),),
    "A result of round 2 names nobody; it is of one entrant at least.": (Result(2, 2, (), ()),),
    "A result of round 2 has 1 scores for 2 people; each has one.": (Result(2, 2, (2, 4), (300,)),),
    "Number 2 sits alone in round 2; a game has two at least.": (Result(2, 2, (2,), (300,)),),
    "A bye in round 2 names several; it is of one entrant alone.": (Result(2, 0, (2, 4), (0, 0), "bye"),),
    "Number 1 is said to forfeit in round 2, at no table there.": (
        Result(2, 2, (2, 4), (0, 0), "forfeit", (1,)),
    ),
}


@pytest.mark.parametrize("says", BAD)
def test_what_cannot_be_is_told(says: str) -> None:
    with pytest.raises(CannotAssume) as told:
        what_if(FOUR, PLAYED, Scoring(), BAD[says], 2)
    assert str(told.value) == says


def test_a_forfeit_that_did_not_happen_may_be_assumed() -> None:
    changes = what_if(FOUR, PLAYED, Scoring(), (Result(2, 2, (2, 4), (0, 0), "forfeit", (2,)),), 2)
    assert {c.number: c.after.wins for c in changes} == {1: 4, 3: 2, 4: 2, 2: 0}
