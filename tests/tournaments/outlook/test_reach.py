"""The places that can still be come to, held against every result there can be."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.tournaments.outlook.ahead import Ahead, Fixture
from gamehall.tournaments.outlook.reach import Reach, reach
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Order, Scoring
from tests.tournaments.outlook.brute import duel, endings, field, places

FOUR = ((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))
"""The three rounds in which four meet each other."""

EXACT: tuple[tuple[Order, ...], ...] = (
    ("points", "spread"),
    ("points",),
    ("points", "wins", "spread", "rating"),
    ("points", "rating", "spread"),
    ("points", "spread", "lot"),
    ("spread",),
    ("wins", "lot"),
)

margins = st.integers(-3, 3)


def by_number(told: Sequence[Reach]) -> dict[int, Reach]:
    return {one.number: one for one in told}


def fixtures(*rounds: tuple[int, Sequence[tuple[int, int]]]) -> tuple[Fixture, ...]:
    return tuple(Fixture(round, who) for round, tables in rounds for who in tables)


@settings(max_examples=30, deadline=None)
@given(st.lists(margins, min_size=2, max_size=2), st.sampled_from(EXACT))
def test_four_with_two_rounds_left(first: list[int], order: tuple[Order, ...]) -> None:
    entrants = field((4, 3, 3, 1))
    scoring = Scoring(order=order)
    results = [duel(1, *who, margin) for who, margin in zip(FOUR[0], first, strict=True)]
    left = fixtures((2, FOUR[1]), (3, FOUR[2]))
    told = reach(entrants, results, scoring, Ahead(left), 2, "lots", most_margin=2)
    assert all(one.exact for one in told)
    assert {one.number: (one.best, one.worst) for one in told} == places(entrants, results, scoring, left, 2)


@settings(max_examples=20, deadline=None)
@given(
    st.lists(st.tuples(margins, margins, margins), min_size=1, max_size=3),
    st.sampled_from(EXACT),
    st.sampled_from([Scoring(), Scoring("results"), Scoring("results", 3, 1, 0)]),
)
def test_six_before_the_last_round(
    played: list[tuple[int, int, int]], order: tuple[Order, ...], worth: Scoring
) -> None:
    entrants = field((1, 2, 3, 3, 2, 1))
    scoring = Scoring(worth.worth, worth.win, worth.tie, worth.loss, order=order)
    tables = ((1, 4), (2, 5), (3, 6)), ((1, 5), (2, 6), (3, 4)), ((1, 6), (2, 4), (3, 5))
    results = [
        duel(round, *who, margin)
        for round, three in enumerate(played, 1)
        for who, margin in zip(tables[round - 1], three, strict=True)
    ]
    left = fixtures((9, ((1, 2), (3, 4), (5, 6))))
    told = reach(entrants, results, scoring, Ahead(left), 2, "lots", most_margin=2)
    assert all(one.exact for one in told)
    assert {one.number: (one.best, one.worst) for one in told} == places(entrants, results, scoring, left, 2)


@settings(max_examples=25, deadline=None)
@given(st.lists(margins, min_size=4, max_size=4), st.sampled_from(["head-to-head", "buchholz", "scored"]))
def test_what_is_not_reckoned_leaves_bounds_that_hold(first: list[int], order: Order) -> None:
    entrants = field((0, 0, 0, 0))
    scoring = Scoring(order=("points", order, "spread"))
    pairs = (*FOUR[0], *FOUR[1])
    results = [
        duel(round, *who, margin) for round, who, margin in zip((1, 1, 2, 2), pairs, first, strict=True)
    ]
    left = fixtures((3, FOUR[2]))
    truth = places(entrants, results, scoring, left, 3)
    for one in reach(entrants, results, scoring, Ahead(left), 2, most_margin=3):
        best, worst = truth[one.number]
        assert one.best <= best <= one.found_best
        assert one.worst >= worst >= one.found_worst


@settings(max_examples=25, deadline=None)
@given(st.lists(margins, min_size=2, max_size=2), st.booleans(), st.integers(1, 3))
def test_bounds_of_a_round_that_is_not_paired_hold_for_every_pairing(
    first: list[int], known: bool, prizes: int
) -> None:
    entrants = field((0, 0, 0, 0))
    results = [duel(1, *who, margin) for who, margin in zip(FOUR[0], first, strict=True)]
    ahead = Ahead(fixtures((2, FOUR[1])) if known else (), (3,))
    told = by_number(reach(entrants, results, Scoring(), ahead, prizes, most_margin=2))
    for tables in FOUR:
        left = (*ahead.fixtures, *fixtures((3, tables)))
        for number, (best, worst) in places(entrants, results, Scoring(), left, 2).items():
            assert told[number].best <= best
            assert told[number].worst >= worst


def test_bounds_hold_with_a_bye_in_the_round_that_is_not_paired() -> None:
    entrants = field((0,) * 5)
    results = [duel(1, 1, 2, 30), duel(1, 3, 4, 10), Result(1, 0, (5,), (), "bye")]
    told = by_number(reach(entrants, results, Scoring(), Ahead(open_rounds=(2,)), 2, most_margin=2))
    for five in range(1, 6):
        bye = Result(2, 0, (five,), (), "bye")
        rest = [number for number in range(1, 6) if number != five]
        for other in rest[1:]:
            pair = (rest[0], other)
            left = fixtures((2, (pair, tuple(n for n in rest if n not in pair))))  # type: ignore[arg-type]
            for number, (best, worst) in places(entrants, (*results, bye), Scoring(), left, 2).items():
                assert told[number].best <= best
                assert told[number].worst >= worst


def test_points_that_are_paid_out_put_somebody_above() -> None:
    """Three on two wins before an open round: one with none cannot be third, whoever meets."""
    entrants = field((0,) * 6)
    results = [
        duel(r, a, b, 5) for r, a, b in ((1, 1, 4), (1, 2, 5), (1, 3, 6), (2, 1, 5), (2, 2, 6), (2, 3, 4))
    ]
    told = by_number(reach(entrants, results, Scoring(), Ahead(open_rounds=(3,)), 3))
    assert all(told[number].out(3) for number in (4, 5, 6))
    assert all(told[number].certain(3) for number in (1, 2, 3))


def test_a_draw_on_a_margin_between_two_rivals_is_reckoned_with() -> None:
    """Whoever of two rivals wins, it takes a margin between the least and the most that both stay below."""
    entrants = field((0, 0, 0, 0))
    results = [duel(1, 1, 4, 20), duel(1, 2, 3, 10), duel(2, 3, 1, 1), duel(2, 4, 2, 1)]
    left = fixtures((3, ((1, 2), (3, 4))))
    told = by_number(reach(entrants, results, Scoring(), Ahead(left), 1, most_margin=8))
    truth = places(entrants, results, Scoring(), left, 8)
    assert {number: (one.best, one.worst) for number, one in told.items()} == truth


def test_a_cap_bounds_the_margin() -> None:
    entrants = field((0, 0, 0, 0))
    results = [duel(1, 1, 2, 60), duel(1, 3, 4, 40), duel(2, 2, 3, 1), duel(2, 1, 4, 30)]
    left = fixtures((3, ((1, 3), (2, 4))))
    free = by_number(reach(entrants, results, Scoring(), Ahead(left), 1))
    capped = by_number(reach(entrants, results, Scoring(cap=70, caps={"3": 20}), Ahead(left), 1))
    assert free[3].best == 1
    assert (capped[3].best, capped[1].worst, capped[1].certain(1)) == (2, 1, True)


@settings(max_examples=30, deadline=None)
@given(st.lists(margins, min_size=4, max_size=4), st.integers(1, 3))
def test_needs_are_those_of_every_ending(first: list[int], prizes: int) -> None:
    entrants = field((0, 0, 0, 0))
    pairs = (*FOUR[0], *FOUR[1])
    results = [
        duel(round, *who, margin) for round, who, margin in zip((1, 1, 2, 2), pairs, first, strict=True)
    ]
    left = fixtures((3, FOUR[2]))
    told = by_number(reach(entrants, results, Scoring(), Ahead(left), prizes, most_margin=3))
    for number, one in told.items():
        won: dict[int, set[bool]] = {0: set(), 1: set(), 2: set()}
        for ending in endings(left, 3):
            after = by_number(reach(entrants, (*results, *ending), Scoring(), Ahead(), prizes))
            (mine,) = [result for result in ending if number in result.who]
            ahead = mine.scores[0] - mine.scores[1]
            halves = 1 if not ahead else 2 if (ahead > 0) == (mine.who[0] == number) else 0
            won[halves].add(after[number].certain(prizes))
        outcomes = won[0] | won[1] | won[2]
        assert (one.certain(prizes), one.out(prizes)) == (outcomes == {True}, outcomes == {False})
        if one.needs is None:
            assert len(outcomes) == 1
            continue
        assert one.needs.fewest == min(halves for halves in won if True in won[halves])
        enough = [halves for halves in won if all(won[h] == {True} for h in range(halves, 3))]
        assert one.needs.enough == min(enough, default=None)


def test_a_knot_with_too_many_outcomes_leaves_bounds_that_hold() -> None:
    entrants = field((0,) * 6)
    first = (5, 3, -145), (2, 1, 98), (6, 4, -37)
    second = (2, 5, 107), (1, 4, 5), (3, 6, -139)
    results = [duel(1, *table) for table in first] + [duel(2, *table) for table in second]
    left = fixtures((3, ((6, 2), (4, 5), (3, 1))), (4, ((3, 1), (2, 5), (4, 6))))
    exact = by_number(reach(entrants, results, Scoring(), Ahead(left), 2))
    rough = by_number(reach(entrants, results, Scoring(), Ahead(left), 2, most_outcomes=3))
    assert all(one.exact for one in exact.values())
    assert not all(one.exact for one in rough.values())
    for number, one in rough.items():
        assert one.best <= exact[number].best <= one.found_best
        assert one.worst >= exact[number].worst >= one.found_worst


def test_all_pairs_of_a_round_robin_of_four() -> None:
    """Six games in one knot: anybody may be first or last, alone."""
    left = tuple(Fixture(1, who) for who in combinations((1, 2, 3, 4), 2))
    told = reach(field((0, 0, 0, 0)), (), Scoring(), Ahead(left), 1)
    assert {(one.best, one.worst, one.exact) for one in told} == {(1, 4, True)}


def test_places_are_as_they_stand_when_nothing_is_left() -> None:
    told = reach(field((0, 0)), [duel(1, 1, 2, 5)], Scoring(), Ahead(), 1)
    assert [(one.number, one.best, one.worst, one.exact) for one in told] == [
        (1, 1, 1, True),
        (2, 2, 2, True),
    ]


def test_a_penalty_costs_the_place() -> None:
    told = by_number(reach(field((0, 0)), [duel(1, 1, 2, 0)], Scoring(), Ahead(), 1, penalties={1: 30}))
    assert (told[1].best, told[2].best) == (2, 1)


@pytest.mark.parametrize("scoring", [Scoring("total"), Scoring("places", places={"3": (6, 4, 2)})])
def test_tables_of_three_and_total_scores_have_bounds(scoring: Scoring) -> None:
    entrants = field((0,) * 3)
    results = [Result(1, 1, (1, 2, 3), (90, 50, 10))]
    told = by_number(reach(entrants, results, scoring, Ahead((Fixture(2, (1, 2, 3)),), tables=3), 1))
    ranks: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for scores in product((0, 40, 80, 120), repeat=3):
        after = reach(entrants, (*results, Result(2, 1, (1, 2, 3), scores)), scoring, Ahead(), 1)
        for row in after:
            ranks[row.number].add(row.now)
    for number, one in told.items():
        assert one.best <= min(ranks[number])
        assert one.worst >= max(ranks[number])
        assert not one.exact


def test_a_table_of_three_settles_who_is_too_far_behind() -> None:
    scoring = Scoring("places", places={"3": (6, 4, 2)})
    results = [Result(r, 1, (1, 2, 3), (90, 50, 10)) for r in (1, 2)]
    told = by_number(reach(field((0,) * 3), results, scoring, Ahead((Fixture(3, (1, 2, 3)),), tables=3), 1))
    assert told[3].out(1)
    assert not told[1].out(1)
