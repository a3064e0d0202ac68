"""The made-up people of an event, and the results drawn for them."""

from collections import Counter
from random import Random

import pytest

from gamehall.tournaments.demo.people import most, people
from gamehall.tournaments.demo.scores import drawn_scores
from gamehall.tournaments.demo.shows import Show, show, shows
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Worth


def drawn(id: str, count: int, seed: str = "1") -> tuple[Show, list[Entrant]]:
    of = show(id)
    return of, [one.entrant for one in people(of, format(of.format), count, seed)]


@pytest.mark.parametrize("id", shows())
def test_everybody_has_a_name_and_a_number_of_their_own(id: str) -> None:
    _, entrants = drawn(id, 120)
    assert [one.number for one in entrants] == list(range(1, 121))
    assert len({one.name for one in entrants}) == 120
    assert drawn(id, 120)[1] == entrants
    assert drawn(id, 120, "2")[1] != entrants


@pytest.mark.parametrize("id", shows())
def test_as_many_as_there_are_names_for(id: str) -> None:
    of = show(id)
    count = min(most(of), 2_000)
    assert len({one.name for one in drawn(id, count)[1]}) == count


def test_rated_people_stand_in_the_order_of_their_ratings() -> None:
    of, entrants = drawn("all-bankers", 60)
    ratings = [one.rating for one in entrants]
    assert of.rated
    assert ratings == sorted(ratings, reverse=True)
    assert all((one.classes == ("newcomer",)) == (one.games < 20) for one in entrants)


def test_teams_have_two_to_four_people_of_their_own() -> None:
    _, teams = drawn("literacy-fest", 40)
    assert {len(team.members) for team in teams} == {2, 3, 4}
    everybody = [name for team in teams for name in team.members]
    assert len(set(everybody)) == len(everybody)


def test_divisions_come_out_even_and_schools_bring_teams() -> None:
    _, pupils = drawn("league-day", 60)
    assert set(Counter(one.division for one in pupils).values()) == {15}
    assert all(one.team == one.school != "" for one in pupils)
    in_one = Counter(one.team for one in pupils if one.division == "senior")
    assert set(in_one.values()) == {5}


@pytest.mark.parametrize("worth", ["wins", "total", "places", "results"])
def test_the_stronger_one_wins_more_often_and_not_always(worth: Worth) -> None:
    chance = Random(1)
    wins = sum(a > b for a, b in (drawn_scores(worth, (1_600, 1_300), chance) for _ in range(500)))
    assert 250 < wins < 490
    even = sum(a > b for a, b in (drawn_scores(worth, (1_400, 1_400), chance) for _ in range(500)))
    assert 150 < even < 320


def test_a_drawn_result_is_one_a_slip_can_have() -> None:
    chance = Random(2)
    for _ in range(300):
        assert sorted(drawn_scores("results", (1_500, 1_400, 1_300), chance)) in ([0, 0, 0], [0, 0, 1])
        assert all(0 <= score <= 1_000 for score in drawn_scores("wins", (400, 2_200), chance))
