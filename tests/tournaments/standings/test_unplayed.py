"""Byes, forfeits, and games that were taken away."""

import pytest

from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring, Worth
from gamehall.tournaments.standings.worth import shares
from tests.tournaments.standings.slips import LEAGUE, PAIRS, bye, forfeit, points, share, spreads, table, tell

WINS = Scoring()
TOTAL = Scoring(worth="total")


def test_a_bye_is_a_win_by_fifty() -> None:
    (row,) = table([bye(1, 1)], WINS, many=1)
    assert tell(row, "points", "wins", "losses", "spread", "scored") == (1, 2, 0, 50, 0)
    assert (row.byes, row.played, row.firsts, row.seconds) == (1, 1, 0, 0)


def test_a_bye_may_have_a_margin_of_its_own() -> None:
    assert spreads(bye(1, 1), Scoring(bye_margin=75)) == (75,)
    assert spreads(bye(1, 1, margin=100), Scoring(bye_margin=75)) == (100,)


@pytest.mark.parametrize(("scoring", "earned"), [(WINS, 1), (PAIRS, 3), (LEAGUE, 6), (TOTAL, 50)])
def test_a_bye_earns_what_a_win_does(scoring: Scoring, earned: int) -> None:
    assert points(bye(1, 1), scoring) == (earned,)


def test_a_round_missed_by_ones_own_doing_is_lost_and_no_bye() -> None:
    missed = Result(1, 0, (1,), (0,), how="bye", at_fault=(1,))
    (row,) = table([missed], WINS, many=1)
    assert tell(row, "points", "losses", "spread", "byes") == (0, 2, -75, 0)
    assert points(missed, PAIRS) == points(missed, LEAGUE) == points(missed, TOTAL) == (0,)
    assert spreads(bye(1, 1, margin=-50), WINS) == (-50,)


def test_who_comes_too_late_loses_by_seventy_five() -> None:
    assert spreads(forfeit(1, 1, 2), WINS) == (75, -75)
    assert points(forfeit(1, 1, 2), WINS) == (1, 0)
    assert spreads(forfeit(1, 1, 2), Scoring(forfeit_margin=100)) == (100, -100)


def test_a_forfeit_without_scores_on_the_slip_is_one_too() -> None:
    assert spreads(forfeit(1, 1, 2, scores=()), WINS) == (75, -75)
    assert [s.scored for s in shares(forfeit(1, 1, 2, scores=()), TOTAL)] == [0, 0]


@pytest.mark.parametrize(
    ("scores", "margin"),
    [((420, 300), 120), ((375, 300), 75), ((374, 300), 75), ((300, 420), 75), ((300, 300), 75)],
)
def test_a_game_lost_by_overtime_counts_the_larger_of_its_margin_and_the_forfeits(
    scores: tuple[int, int], margin: int
) -> None:
    assert spreads(forfeit(1, 1, 2, scores), WINS) == (margin, -margin)


def test_the_least_margin_of_overtime_may_be_another_than_that_of_lateness() -> None:
    scoring = Scoring(forfeit_margin=75, overdue_margin=100)
    assert spreads(forfeit(1, 1, 2, (310, 300)), scoring) == (100, -100)
    assert spreads(forfeit(1, 1, 2), scoring) == (75, -75)


def test_a_margin_on_the_slip_goes_before_all_others() -> None:
    slip = Result(1, 1, (1, 2), (400, 300), how="forfeit", at_fault=(2,), margin=60)
    assert spreads(slip, WINS) == (60, -60)


def test_nobody_has_played_a_forfeit_or_started_it() -> None:
    first, second = table([forfeit(1, 1, 2, (420, 300))], WINS, many=2)
    assert (first.scored, first.firsts, second.seconds, first.byes) == (0, 0, 0, 0)
    assert (first.played, second.played) == (1, 1)


def test_both_who_are_at_fault_lose() -> None:
    slip = Result(1, 1, (1, 2), (0, 0), how="double forfeit")
    assert points(slip, WINS) == (0, 0)
    assert spreads(slip, WINS) == (-75, -75)
    assert [share.wins for share in shares(slip, WINS)] == [0, 0]
    assert [row.losses for row in table([slip], WINS, many=2)] == [2, 2]


def test_who_is_at_fault_follows_from_the_scores_where_the_slip_does_not_say() -> None:
    assert points(Result(1, 1, (1, 2), (0, 75), how="forfeit"), WINS) == (0, 1)
    assert points(Result(1, 1, (1, 2), (0, 0), how="forfeit"), WINS) == (0, 0)


def test_somebody_who_did_not_sit_at_the_table_cannot_have_forfeited_its_game() -> None:
    slip = Result(1, 1, (1, 2), (75, 0), how="forfeit", at_fault=(9,))
    assert spreads(slip, WINS) == (75, -75)


def test_who_does_not_come_has_nothing_and_who_gives_up_a_game_that_had_begun_has_lost_it() -> None:
    assert points(forfeit(1, 1, 2), PAIRS) == (3, 0)
    assert points(forfeit(1, 1, 2, (5, 3)), PAIRS) == (3, 1)
    assert points(forfeit(1, 1, 2), Scoring(worth="results", absent=1)) == (3, 1)


@pytest.mark.parametrize("how", ["played", "forfeit"])
def test_a_game_taken_away_for_misconduct_is_worth_nothing(how: str) -> None:
    slip = Result(
        1, 1, (1, 2), (3, 9), how="played" if how == "played" else "forfeit", at_fault=(2,), conduct=True
    )
    assert points(slip, PAIRS) == (3, 0)
    assert points(slip, WINS) == (1, 0)
    assert points(slip, LEAGUE) == (6, 0)
    assert share(slip, 2, TOTAL).points == 0
    assert spreads(slip, WINS) == (75, -75)


def test_misconduct_of_both_is_worth_nothing_to_both() -> None:
    slip = Result(1, 1, (1, 2), (3, 9), how="double forfeit", conduct=True)
    assert points(slip, PAIRS) == (0, 0)


def test_where_points_are_totalled_the_winner_keeps_what_was_made_or_has_the_margin() -> None:
    assert points(forfeit(1, 1, 2), TOTAL) == (75, 0)
    assert points(forfeit(1, 1, 2, (400, 380)), TOTAL) == (400, 0)
    assert points(forfeit(1, 1, 2, (20, 380)), TOTAL) == (75, 0)


def test_at_a_table_of_three_the_others_play_on_without_who_forfeited() -> None:
    slip = Result(1, 1, (1, 2, 3), (0, 8, 40), how="forfeit", at_fault=(3,))
    assert points(slip, LEAGUE) == (4, 6, 0)
    assert points(slip, TOTAL) == (0, 8, 0)
    assert [share.wins for share in shares(slip, LEAGUE)] == [0, 2, 0]
    assert spreads(slip, LEAGUE) == (-8 + 75, 8 + 75, -150)
    assert [share.scored for share in shares(slip, LEAGUE)] == [0, 8, 0]


def test_who_is_left_alone_at_a_table_of_three_has_won_it() -> None:
    slip = Result(1, 1, (1, 2, 3), (), how="forfeit", at_fault=(2, 3))
    assert points(slip, LEAGUE) == (6, 0, 0)
    assert spreads(slip, LEAGUE) == (150, -75, -75)


@pytest.mark.parametrize("worth", ["wins", "results", "places", "total"])
def test_who_forfeits_never_has_more_than_who_stayed(worth: Worth) -> None:
    scoring = Scoring(worth=worth, places=LEAGUE.places)
    for scores in ((0, 0), (10, 300), (300, 10)):
        stayed, gone = shares(forfeit(1, 1, 2, scores), scoring)
        assert stayed.points > gone.points
        assert stayed.spread == -gone.spread > 0
