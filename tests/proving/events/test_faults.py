"""Each thing that is looked for in an event by chance is found where it was planted."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from gamehall.proving.events import lagged, paired, standing
from gamehall.proving.events.least import Cost, added, least, needless
from gamehall.tournaments.event.acts import CheckIn, Enrol, KeepApart, Pair
from gamehall.tournaments.event.events import Paired
from gamehall.tournaments.event.state import State
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.field import Meeting
from tests.tournaments.event.desk import Desk, checked_in, hung_out, people, plan


def second_round(desk: Desk) -> tuple[State, Paired]:
    """The event before its second round, and that round as it is paired."""
    desk.play(1)
    before = desk.state
    desk.done(Pair("", 2))
    (made,) = (e for e in desk.event.entries[-1].ruling.events if isinstance(e, Paired))
    assert list(paired.faults(before, made)) == []
    return before, made


def faults(before: State, made: Paired, *tables: tuple[int, ...], reports: tuple[str, ...] = ()) -> str:
    """What is said of the round with these tables in place of its own."""
    meetings = tuple(Meeting(who, "By the test.") for who in tables)
    return " ".join(paired.faults(before, replace(made, meetings=meetings, reports=reports)))


def test_who_has_no_place_or_two_is_missed() -> None:
    before, made = second_round(hung_out(4))
    assert "not everybody has one place" in faults(before, made, (1, 2))
    assert "not everybody has one place" in faults(before, made, (1, 2), (3, 4), (1,))


@pytest.mark.parametrize("count", [6, 14])
def test_a_repeat_that_can_be_avoided_is_a_fault_in_small_fields_and_in_larger(count: int) -> None:
    desk = hung_out(count)
    before, made = second_round(desk)
    said = faults(before, made, *desk.tables(1))
    assert ("could be" if count == 6 else "without repeats") in said
    assert "meet again, and nothing is said of it" in said


def test_a_repeat_that_cannot_be_avoided_is_reported_or_it_is_a_fault() -> None:
    desk = hung_out(2)
    before, made = second_round(desk)
    (table,) = desk.tables(2)
    assert made.reports
    assert "nothing is said of it" in faults(before, made, table)
    assert faults(before, made, table, reports=made.reports) == ""


def test_a_second_bye_while_others_had_none_is_a_fault() -> None:
    desk = hung_out(5)
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    before, made = second_round(desk)
    rest = [n for n in range(1, 6) if n != alone]
    said = faults(before, made, (rest[0], rest[1]), (rest[2], rest[3]), (alone,))
    assert "has another bye before others had so many" in said
    assert "could be" in said


def test_a_schools_own_who_meet_without_a_word_are_a_fault() -> None:
    desk = Desk(plan(apart="school"))
    desk.done(Enrol((*people((1, 2), school="North"), *people((3, 4), school="South"))))
    desk.done(CheckIn((1, 2, 3, 4)))
    before = desk.state
    desk.done(Pair("", 1))
    (made,) = (e for e in desk.event.entries[-1].ruling.events if isinstance(e, Paired))
    said = faults(before, made, (1, 2), (3, 4))
    assert "1 and 2 are of one school or team, and nothing is said of it" in said
    assert "could be (0, 0, 0, 0)" in said


def test_who_is_ahead_in_starts_does_not_begin() -> None:
    desk = hung_out(4)
    firsts = [table[0] for table in desk.tables(1)]
    seconds = [table[1] for table in desk.tables(1)]
    before, made = second_round(desk)
    said = faults(before, made, (firsts[0], seconds[1]), (firsts[1], seconds[0]))
    assert f"{firsts[0]} begins, and {seconds[1]} is further behind" in said


def test_neighbours_who_do_not_meet_on_the_hill_are_a_fault() -> None:
    desk = hung_out(4, plan(Block((1, 1), "swiss"), Block((2, 2), "king-of-the-hill")))
    before, made = second_round(desk)
    first, second = (board.meeting.who for board in desk.round(2).boards)
    said = faults(before, made, (first[0], second[0]), (first[1], second[1]))
    assert "are neighbours and do not meet, without a word" in said


def test_two_who_must_not_meet_by_the_directors_word_are_a_fault() -> None:
    desk = checked_in(4)
    desk.done(KeepApart("", 1, (1, 2)))
    before = desk.state
    desk.done(Pair("", 1))
    (made,) = (e for e in desk.event.entries[-1].ruling.events if isinstance(e, Paired))
    assert "1 and 2 meet against the director's word" in faults(before, made, (1, 2), (3, 4))


def test_a_lagged_round_that_hangs_on_the_round_before_is_a_fault() -> None:
    lagged_plan: Format = plan(Block((1, 3), "swiss", lag=1))
    desk = hung_out(8, lagged_plan)
    before = desk.state
    desk.done(Pair("", 2))
    (made,) = (e for e in desk.event.entries[-1].ruling.events if isinstance(e, Paired))
    assert list(lagged.faults(before, made, Random(1))) == []
    other = replace(made, meetings=made.meetings[::-1])
    assert "another one when results of rounds it does not hear" in " ".join(
        lagged.faults(before, other, Random(1))
    )


def test_what_hung_out_and_what_was_entered_does_not_change_by_itself() -> None:
    desk = hung_out(4)
    desk.play(1)
    before = desk.state
    (round,) = before.rounds[""]
    entry = desk.event.entries[-1]

    def after(**changes: object) -> str:
        changed = replace(before, rounds={"": (replace(round, **changes),)})
        return " ".join(standing.faults(before, changed, entry))

    first, second = round.boards
    assert after() == ""
    assert "hung out, and does not any more" in after(published=False)
    assert "had a result, and has another one" in after(boards=(replace(first, result=None), second))
    swapped = replace(first, meeting=replace(first.meeting, who=first.meeting.who[::-1]))
    assert "was paired otherwise when it hung out" in after(boards=(swapped, second))


@pytest.mark.parametrize("seed", range(20))
def test_the_least_cost_is_that_of_the_best_of_all_pairings(seed: int) -> None:
    random = Random(seed)
    count = random.choice((2, 4, 6))
    pairs: dict[tuple[int, int], Cost] = {
        (i, j): (random.randint(0, 1), random.randint(0, 2))
        for j in range(count)
        for i in range(j)
        if random.random() < 0.8
    }
    best: Cost | None = None
    for order in permutations(range(count)):
        whole: Cost | None = ()
        for at in range(0, count, 2):
            cost = pairs.get((min(order[at : at + 2]), max(order[at : at + 2])))
            whole = None if whole is None or cost is None else added(cost, whole)
        if whole is not None and (best is None or whole < best):
            best = whole
    assert least(count, pairs) == best
    assert best is None or needless(count, pairs, best) is None


def test_a_cost_that_another_pairing_has_not_is_needless() -> None:
    pairs: dict[tuple[int, int], Cost] = {(0, 1): (0, 1), (2, 3): (0, 0), (0, 2): (0, 0), (1, 3): (0, 0)}
    assert needless(4, pairs, (0, 1)) == 1
    del pairs[1, 3]
    assert needless(4, pairs, (0, 1)) is None
