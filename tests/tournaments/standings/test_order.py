"""Who stands before whom: the order of the standings, held to a slow definition of it."""

from fractions import Fraction
from time import process_time

from hypothesis import given, settings
from hypothesis import strategies as some

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.ties import drawn_at
from tests.tournaments.standings.slips import PAIRS, bye, entrants, forfeit, game, order, table, tell

WINS = Scoring()


def test_wins_come_first_then_spread() -> None:
    results = [game(1, (1, 400), (2, 390)), game(1, (3, 500), (4, 300)), game(2, (1, 400), (3, 399))]
    assert order(table(results, WINS)) == [(1, 1), (3, 2), (2, 3), (4, 4)]


def test_two_draws_are_as_good_as_a_win_and_a_loss() -> None:
    rows = table(
        [
            game(1, (1, 400), (2, 400)),
            game(2, (1, 300), (2, 300)),
            game(1, (3, 9), (4, 0)),
            game(2, (4, 9), (3, 0)),
        ],
        WINS,
    )
    assert {row.points for row in rows} == {Fraction(1)}
    assert order(rows) == [(1, 1), (2, 1), (3, 1), (4, 1)]


def test_of_equal_wins_fewer_losses_are_better_whatever_the_spread() -> None:
    results = [game(1, (1, 400), (2, 300)), game(1, (3, 301), (4, 300)), game(2, (1, 300), (2, 310))]
    rows = table(results, WINS)
    assert [row.number for row in rows] == [3, 1, 2, 4], "3 has one win and has not lost"


def test_who_are_equal_in_all_that_decides_share_the_rank_and_the_next_is_behind_all_of_them() -> None:
    results = [game(1, (1, 400), (2, 350)), game(1, (3, 400), (4, 350))]
    assert order(table(results, WINS)) == [(1, 1), (3, 1), (2, 3), (4, 3)]


def test_who_share_a_rank_stand_by_rating_then_by_lot() -> None:
    people = (Entrant(1, "A", 900), Entrant(2, "B", 1200), Entrant(3, "C", 900))
    rows = standings(people, [], WINS, 0, seed="s")
    first, second = sorted((1, 3), key=lambda number: drawn_at("s", number))
    assert [row.number for row in rows] == [2, first, second]
    assert {row.rank for row in rows} == {1}


def test_later_rounds_are_not_heard() -> None:
    results = [game(1, (1, 400), (2, 350)), game(2, (2, 500), (1, 350))]
    assert order(table(results, WINS, many=2, upto=1)) == [(1, 1), (2, 2)]
    assert order(table(results, WINS, many=2, upto=2)) == [(2, 1), (1, 2)]


def test_firsts_and_seconds_are_counted_where_a_game_was_played() -> None:
    results = [game(1, (1, 400), (2, 350)), game(2, (2, 500), (1, 350)), forfeit(3, 1, 2), bye(4, 1)]
    rows = {row.number: row for row in table(results, WINS, many=2)}
    assert (rows[1].firsts, rows[1].seconds, rows[1].byes, rows[1].played) == (1, 1, 1, 4)
    assert (rows[2].firsts, rows[2].seconds, rows[2].byes, rows[2].played) == (1, 1, 0, 3)


def test_a_penalty_costs_spread_where_wins_are_counted_and_points_elsewhere() -> None:
    results = [game(1, (1, 400), (2, 380)), game(1, (3, 400), (4, 390))]
    rows = standings(entrants(4), results, WINS, 1, penalties={1: 15, 99: 5})
    assert [tell(row, "number", "points", "spread") for row in rows][:2] == [(3, 1, 10), (1, 1, 5)]
    rows = standings(entrants(4), results, PAIRS, 1, penalties={1: 1})
    assert [tell(row, "number", "points") for row in rows][:2] == [(3, 3), (1, 2)]


def test_who_leaves_keeps_what_they_have_and_their_opponents_keep_it_too() -> None:
    results = [game(1, (1, 400), (2, 380)), bye(2, 2), Result(2, 0, (1,), (), how="forfeit", at_fault=(1,))]
    rows = {row.number: row for row in table(results, WINS, many=2)}
    assert tell(rows[1], "points", "losses", "spread") == (1, 2, 20 - 75)
    assert tell(rows[2], "points", "spread") == (1, -20 + 50)


def test_a_result_against_somebody_who_is_not_in_the_list_still_counts() -> None:
    rows = standings(entrants(1), [game(1, (1, 400), (9, 380))], WINS, 1)
    assert [tell(row, "number", "points", "spread") for row in rows] == [(1, 1, 20)]


def test_nobody_and_nothing() -> None:
    assert standings((), [], WINS, 5) == ()
    assert order(standings(entrants(2), [], PAIRS, 0)) == [(1, 1), (2, 1)]


@some.composite
def events(draw: some.DrawFn) -> list[Result]:
    """Rounds of six players: drawn pairs, scores close enough to tie often."""
    results = []
    for round in range(1, draw(some.integers(1, 4)) + 1):
        seats = draw(some.permutations(range(1, 7)))
        for board in range(1, 4):
            one, other = seats[2 * board - 2], seats[2 * board - 1]
            scores = (draw(some.integers(0, 3)), draw(some.integers(0, 3)))
            how = draw(some.sampled_from(["played", "played", "forfeit", "absent", "double forfeit"]))
            if how == "absent":
                results += [bye(round, one), Result(round, 0, (other,), (), how="forfeit", at_fault=(other,))]
            elif how == "forfeit":
                results.append(forfeit(round, one, other, scores))
            elif how == "double forfeit":
                results.append(Result(round, board, (one, other), scores, how="double forfeit"))
            else:
                results.append(Result(round, board, (one, other), scores))
    return results


def slowly(results: list[Result], number: int) -> tuple[Fraction, Fraction, int]:
    """Wins, losses turned round, and spread of one player, straight from the sheet."""
    wins, losses, spread = Fraction(0), Fraction(0), 0
    for result in (result for result in results if number in result.who):
        if result.how == "bye":
            won, margin = Fraction(1), 50
        elif result.how == "double forfeit" or len(result.who) == 1:
            won, margin = Fraction(0), -75
        else:
            at = result.who.index(number)
            ahead = result.scores[at] - result.scores[1 - at]
            if result.how == "forfeit":
                won = Fraction(number not in result.at_fault)
                margin = 75 if won else -75
            else:
                won, margin = Fraction(1 if ahead > 0 else 0), ahead
                if ahead == 0:
                    won = Fraction(1, 2)
        wins, losses, spread = wins + won, losses + 1 - won, spread + margin
    return wins, -losses, spread


@given(events())
def test_the_standings_are_those_of_the_slow_definition(results: list[Result]) -> None:
    rows = standings(entrants(6), results, WINS, 9)
    sums = {number: slowly(results, number) for number in range(1, 7)}
    for row in rows:
        assert (row.points, Fraction(-row.losses, 2), row.spread) == sums[row.number]
        assert row.rank == 1 + sum(other > sums[row.number] for other in sums.values())
    assert [row.rank for row in rows] == sorted(row.rank for row in rows)
    assert sorted(row.number for row in rows) == list(range(1, 7))


@settings(max_examples=30)
@given(events())
def test_the_order_in_which_slips_come_in_makes_no_difference(results: list[Result]) -> None:
    scoring = Scoring(order=("points", "spread", "head-to-head", "buchholz", "scored", "lot"))
    there = standings(entrants(6), results, scoring, 9, seed="s")
    assert standings(entrants(6)[::-1], results[::-1], scoring, 9, seed="s") == there


def test_two_thousand_entrants_after_fifteen_rounds_stand_in_half_a_second() -> None:
    people = entrants(2000)
    results = [
        game(round, (one, 300 + one * round % 97), (one + 1000, 300 + one * round % 89), board=one)
        for round in range(1, 16)
        for one in range(1, 1001)
    ]
    scoring = Scoring(order=("points", "spread", "head-to-head", "buchholz", "lot"))
    began = process_time()
    rows = standings(people, results, scoring, 15)
    assert process_time() - began < 0.5
    assert len(rows) == 2000
