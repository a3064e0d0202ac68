"""What decides between those who are equal in all that came before."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as some

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Order, Scoring
from gamehall.tournaments.standings.ties import drawn_at
from tests.tournaments.standings.slips import LEAGUE, PAIRS, bye, entrants, forfeit, game, order, table, tell


def by(*orders: Order) -> Scoring:
    return Scoring(order=("points", *orders))


def test_the_points_scored_part_equal_spreads() -> None:
    results = [game(1, (1, 350), (2, 300)), game(1, (3, 450), (4, 400))]
    rows = table(results, by("spread", "scored"))
    assert order(rows) == [(3, 1), (1, 2), (4, 3), (2, 4)]
    assert rows[0].ties == (Fraction(50), Fraction(450))


def test_shake_points_part_equal_match_points() -> None:
    results = [Result(1, 1, (1, 2, 3), (10, 8, 3)), Result(1, 2, (4, 5, 6), (30, 28, 3))]
    assert order(table(results, LEAGUE, many=6)) == [(4, 1), (1, 2), (5, 3), (2, 4), (3, 5), (6, 5)]


def test_wins_part_equal_points_of_results() -> None:
    # A win and a game not come to are three points, and so are a tie and a loss.
    results = [game(1, (2, 9), (3, 1)), forfeit(2, 4, 2), game(1, (1, 5), (4, 5)), game(2, (1, 3), (3, 8))]
    rows = table(results, Scoring(worth="results", order=("points", "wins")))
    assert [tell(row, "number", "points", "wins") for row in rows[2:]] == [(2, 3, 2), (1, 3, 1)]


def test_the_higher_rating_stands_before_where_the_scoring_says_so() -> None:
    people = (Entrant(1, "A", 900), Entrant(2, "B", 1200))
    assert order(standings(people, [], by("rating"), 0)) == [(2, 1), (1, 2)]


def test_who_has_beaten_the_other_stands_before() -> None:
    results = [game(1, (1, 300), (2, 301)), game(2, (1, 400), (3, 300)), game(2, (2, 300), (4, 400))]
    rows = table(results, by("head-to-head"))
    assert [row.number for row in rows if row.wins == 2 and row.losses == 2] == [2, 1]


def test_head_to_head_counts_all_games_that_the_tied_had_with_each_other() -> None:
    # 1 beat 2 twice, 2 beat 3, 3 beat 1; by other games all have two points, and 1 has lost less.
    results = [
        game(1, (1, 2), (2, 1)),
        game(2, (1, 2), (2, 1)),
        game(3, (2, 2), (3, 1)),
        game(4, (3, 2), (1, 1)),
    ]
    results += [game(5, (2, 9), (4, 1)), game(6, (3, 9), (4, 1)), game(7, (3, 1), (4, 9))]
    rows = table(results, by("head-to-head"))
    tied = [row for row in rows if row.points == 2]
    assert {row.number: row.losses for row in tied} == {1: 2, 2: 4, 3: 4}
    assert order(rows)[:1] == [(1, 1)]
    assert [tell(row, "number", "ties") for row in tied[1:]] == [(2, (1,)), (3, (0,))]


def test_head_to_head_says_nothing_unless_all_of_the_tied_have_met() -> None:
    results = [
        game(1, (1, 2), (2, 1)),
        game(1, (3, 2), (4, 1)),
        game(2, (2, 2), (5, 1)),
        game(2, (1, 1), (5, 2)),
        game(3, (3, 1), (4, 2)),
    ]
    rows = table(results, by("head-to-head"), many=5)
    assert order(rows) == [(number, 1) for number, _ in order(rows)]
    assert not any(row.ties[0] for row in rows)


def test_a_game_won_by_forfeit_is_won_between_the_tied_too() -> None:
    results = [forfeit(1, 2, 1), bye(2, 1), Result(2, 0, (2,), (), how="forfeit", at_fault=(2,))]
    assert order(table(results, by("head-to-head"), many=2)) == [(2, 1), (1, 2)]


def test_the_points_of_ones_opponents_part_equals_once_for_every_game() -> None:
    # 5 beat 2 as 6 beat 4; 2 has won a game since, 4 has not.
    results = [
        game(1, (5, 2), (2, 1)),
        game(1, (6, 2), (4, 1)),
        game(2, (2, 2), (1, 1)),
        game(2, (3, 2), (4, 1)),
    ]
    rows = table(results, by("buchholz"), many=6)
    assert [tell(row, "number", "rank", "ties") for row in rows][:1] == [(5, 1, (1,))]
    assert order(rows)[1:3] == [(3, 2), (6, 2)]
    twice = table([game(1, (1, 2), (2, 1)), game(2, (1, 1), (2, 2))], by("buchholz"), many=2)
    assert [tell(row, "ties") for row in twice] == [((2,),), ((2,),)]


def test_byes_and_forfeits_have_no_opponent_whose_points_count() -> None:
    results = [forfeit(1, 1, 2), bye(1, 3), game(2, (2, 2), (3, 1))]
    rows = table(results, by("buchholz"), many=3)
    assert sorted(tell(row, "number", "ties") for row in rows) == [(1, (0,)), (2, (1,)), (3, (1,))]


def test_lots_are_drawn_from_the_seed_and_part_everybody() -> None:
    rows = standings(entrants(9), [], by("lot"), 0, seed="noon")
    assert [row.number for row in rows] == sorted(range(1, 10), key=lambda number: drawn_at("noon", number))
    assert [row.rank for row in rows] == list(range(1, 10))
    others = standings(entrants(9), [], by("lot"), 0, seed="one o'clock")
    assert [row.number for row in others] != [row.number for row in rows]


@given(some.sets(some.integers(1, 60), min_size=2), some.text(max_size=5))
def test_a_lot_does_not_hang_on_who_else_is_there(numbers: set[int], seed: str) -> None:
    all_drawn = [row.number for row in standings(entrants(60), [], by("lot"), 0, seed=seed)]
    people = [Entrant(number, f"E{number}") for number in numbers]
    assert [row.number for row in standings(people, [], by("lot"), 0, seed=seed)] == [
        number for number in all_drawn if number in numbers
    ]


def test_ties_name_what_decided_in_the_order_of_the_scoring() -> None:
    rows = table(
        [game(1, (1, 9), (2, 4))], Scoring(worth="results", order=("points", "wins", "spread", "scored"))
    )
    assert tell(rows[0], "ties") == ((2, 5, 9),)
    assert table([game(1, (1, 9), (2, 4))], PAIRS)[0].ties == ()
