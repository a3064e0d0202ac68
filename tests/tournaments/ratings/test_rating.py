"""What holds for every rating system."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gamehall.tournaments.formats.format import Rating
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings import rate
from gamehall.tournaments.ratings.rating import SYSTEMS
from gamehall.tournaments.results import Result
from tests.tournaments.ratings.fields import ALL, ELO, beats, drawn, events, people

Event = tuple[tuple[Entrant, ...], list[Result]]


def test_every_system_a_format_may_name_is_there_and_says_where_it_is_from() -> None:
    assert {"", *SYSTEMS} == set(get_args(Rating))
    for id, system in SYSTEMS.items():
        assert system.id == id
        assert system.title
        assert len(system.source) > 40


def test_an_event_that_is_not_rated_has_no_ratings() -> None:
    assert rate("", people(1500, 1500), [beats(1, 1, 2)]) == ()


UNRATED = [
    Result(1, 0, (1,), (0,), how="bye", margin=50),
    Result(2, 1, (1, 2), (75, 0), how="forfeit", at_fault=(2,)),
    Result(3, 1, (1, 2), (420, 300), how="forfeit", at_fault=(2,)),
    Result(4, 1, (1, 2), (), how="double forfeit"),
    Result(5, 1, (1, 2), (400, 300), at_fault=(2,), conduct=True),
    Result(6, 1, (1, 9), (400, 300)),
]


@pytest.mark.parametrize("system", ALL)
def test_byes_forfeits_and_games_taken_away_are_not_rated(system: Rating) -> None:
    for one in rate(system, people(1600, 1400), UNRATED):
        assert (one.change, one.games, one.performance) == (0, 0, 0)


@pytest.mark.parametrize("system", [*ELO, "glicko2"])
def test_tables_of_three_are_not_rated_by_a_system_for_games_of_two(system: Rating) -> None:
    found = rate(system, people(1500, 1500, 1500), [Result(1, 1, (1, 2, 3), (30, 20, 10))])
    assert [(one.change, one.games) for one in found] == [(0, 0)] * 3


@pytest.mark.parametrize("system", ALL)
def test_an_event_without_results_moves_nobody(system: Rating) -> None:
    assert [one.new for one in rate(system, people(1600, 0), [])] == [1600, 0]
    assert rate(system, (), []) == ()


@pytest.mark.parametrize("system", ALL)
def test_who_wins_gains_and_who_loses_does_not(system: Rating) -> None:
    winner, loser = rate(system, people(1500, 1500), [beats(1, 1, 2)])
    assert winner.change > 0 > loser.change
    assert [one.change for one in rate(system, people(1500, 1500), [drawn(1, 1, 2)])] == [0, 0]


@pytest.mark.parametrize("system", ALL)
def test_a_rating_that_was_typed_wrong_breaks_nothing(system: Rating) -> None:
    winner, loser = rate(system, people(1, 90_000), [beats(1, 1, 2)])
    assert winner.change > 0 > loser.change


@settings(max_examples=60)
@given(events(), some.sampled_from(ALL))
def test_the_order_in_which_people_and_slips_come_makes_no_difference(event: Event, system: Rating) -> None:
    entrants, results = event
    assert rate(system, entrants[::-1], results[::-1]) == rate(system, entrants, results)


@settings(max_examples=60)
@given(events(unrated=False), some.sampled_from(ALL))
def test_to_win_a_game_is_never_worse_than_to_lose_it(event: Event, system: Rating) -> None:
    entrants, (first, *rest) = event
    one = first.who[0]
    won, lost = Result(1, 1, first.who, (400, 300)), Result(1, 1, first.who, (300, 400))
    better = {rated.number: rated for rated in rate(system, entrants, [won, *rest])}[one]
    worse = {rated.number: rated for rated in rate(system, entrants, [lost, *rest])}[one]
    assert better.new >= worse.new
    assert better.performance >= worse.performance


@settings(max_examples=60)
@given(events(), some.sampled_from(ALL))
def test_everybody_is_rated_once_by_number_and_never_at_nought_after_a_game(
    event: Event, system: Rating
) -> None:
    entrants, results = event
    found = rate(system, entrants, results)
    assert [one.number for one in found] == [entrant.number for entrant in entrants]
    for one, entrant in zip(found, entrants, strict=True):
        assert one.old == entrant.rating
        assert one.games == sum(entrant.number in result.who for result in results)
        assert (one.new > 0) == bool(one.old or one.games)
        assert one.change == (one.new - one.old if one.old else 0)
