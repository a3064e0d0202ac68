"""How much of a game's spread counts."""

from hypothesis import given
from hypothesis import strategies as some

from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.standings.slips import bye, forfeit, game, spreads, table


def test_a_spread_over_the_cap_counts_as_the_cap_on_both_sides() -> None:
    scoring = Scoring(cap=200)
    assert spreads(game(1, (1, 550), (2, 300)), scoring) == (200, -200)
    assert spreads(game(1, (1, 500), (2, 300)), scoring) == (200, -200)
    assert spreads(game(1, (1, 499), (2, 300)), scoring) == (199, -199)


def test_single_rounds_have_a_cap_of_their_own_or_none() -> None:
    scoring = Scoring(cap=200, caps={"3": 350, "8": 0})
    assert spreads(game(2, (1, 900), (2, 300)), scoring) == (200, -200)
    assert spreads(game(3, (1, 900), (2, 300)), scoring) == (350, -350)
    assert spreads(game(8, (1, 900), (2, 300)), scoring) == (600, -600)
    assert spreads(game(3, (1, 900), (2, 300)), Scoring(caps={"8": 10})) == (600, -600)


def test_byes_forfeits_and_tables_of_several_are_capped_too() -> None:
    scoring = Scoring(cap=40)
    assert spreads(bye(1, 1), scoring) == (40,)
    assert spreads(forfeit(1, 1, 2), scoring) == (40, -40)
    assert spreads(Result(1, 1, (1, 2, 3), (60, 20, 10)), scoring) == (40, -30, -40)


def test_the_cap_is_taken_of_every_game_and_not_of_the_sum() -> None:
    rows = table([game(1, (1, 600), (2, 300)), game(2, (1, 450), (2, 300))], Scoring(cap=200), many=2)
    assert [row.spread for row in rows] == [350, -350]


@given(some.integers(-900, 900), some.integers(1, 400))
def test_a_capped_spread_is_the_nearest_that_is_allowed(margin: int, cap: int) -> None:
    counted = spreads(game(1, (1, 1000 + margin), (2, 1000)), Scoring(cap=cap))[0]
    assert counted == min(range(-cap, cap + 1), key=lambda allowed: abs(allowed - margin))
