"""Simulated chances, against chances that are worked out, and against what must be alike."""

from itertools import product
from math import sqrt
from statistics import NormalDist

import numpy as np
import pytest

from gamehall.tournaments.outlook.ahead import Ahead, Fixture
from gamehall.tournaments.outlook.chances import Chance, chances
from gamehall.tournaments.outlook.drawing import Model, level, ratings, scores
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.outlook.brute import duel, field

GAMES = 4_000


def of(told: tuple[Chance, ...]) -> dict[int, Chance]:
    return {one.number: one for one in told}


def margin_chances(difference: int, model: Model, most: int) -> dict[int, float]:
    """How likely each whole margin is, by the curve."""
    due = 1 / (1 + np.exp(-difference / model.scale))
    curve = NormalDist(model.sd * NormalDist().inv_cdf(float(due)), model.sd)
    return {margin: curve.cdf(margin + 0.5) - curve.cdf(margin - 0.5) for margin in range(-most, most + 1)}


def near(told: float, truth: float, simulations: int) -> bool:
    """Within four standard errors, by what is true."""
    return abs(told - truth) <= 4 * sqrt(max(truth * (1 - truth), 1 / simulations) / simulations)


@pytest.mark.parametrize(
    "scoring", [Scoring(), Scoring("results", 3, 1, 0, order=("points",)), Scoring(cap=4)]
)
def test_a_last_round_as_it_is_worked_out(scoring: Scoring) -> None:
    model = Model(sd=4.0)
    entrants = field((1600, 1500, 1450, 1700))
    results = [duel(1, 1, 2, 3), duel(1, 3, 4, 5)]
    fixtures = (Fixture(2, (1, 3)), Fixture(2, (2, 4)))
    likely = [margin_chances(d, model, 24) for d in (150, -200)]
    truth = {number: [0.0, 0.0, 0.0] for number in range(1, 5)}
    for one, other in product(likely[0], likely[1]):
        weight = likely[0][one] * likely[1][other]
        if weight > 1e-7:
            ending = (duel(2, 1, 3, one), duel(2, 2, 4, other))
            for row in standings(entrants, (*results, *ending), scoring, 2):
                if row.rank <= 3:
                    truth[row.number][row.rank - 1] += weight
    told = of(chances(entrants, results, scoring, Ahead(fixtures), 3, GAMES, "a", model=model))
    for number, places in truth.items():
        assert all(near(a, b, GAMES) for a, b in zip(told[number].places, places, strict=True))
        assert near(told[number].prize, sum(places), GAMES)


def test_neighbours_meet_in_a_round_that_is_not_paired() -> None:
    """Two on a win meet: nobody else can come first, and of equals each does in half of all."""
    results = [duel(1, 1, 4, 10), duel(1, 2, 3, 10)]
    told = of(chances(field((0,) * 4), results, Scoring(), Ahead(open_rounds=(2,)), 1, GAMES, "b"))
    assert (told[3].prize, told[4].prize) == (0, 0)
    assert near(told[1].prize, 0.5, GAMES)
    assert told[1].prize + told[2].prize >= 1


def test_equals_have_equal_chances() -> None:
    told = chances(field((1500,) * 8), (), Scoring(), Ahead(open_rounds=(1, 2, 3)), 2, GAMES, "c")
    assert all(near(one.places[0], 1 / 8, GAMES) for one in told)
    assert sum(one.prize for one in told) >= 2


def test_the_same_two_turned_around_are_mirrored() -> None:
    """Who is called first of a table makes no difference."""
    one = of(chances(field((1700, 1500)), (), Scoring(), Ahead((Fixture(1, (1, 2)),)), 1, GAMES, "d"))
    other = of(chances(field((1500, 1700)), (), Scoring(), Ahead((Fixture(1, (1, 2)),)), 1, GAMES, "e"))
    assert near(one[1].prize, 1 / (1 + np.exp(-200 / 172)), GAMES)
    assert near(other[2].prize, one[1].prize, GAMES // 2)


def test_the_same_seed_gives_the_same_chances() -> None:
    def told(seed: str) -> tuple[Chance, ...]:
        return chances(field((1, 200, 300, 400)), (), Scoring(), Ahead(open_rounds=(1, 2)), 2, 300, seed)

    assert told("x") == told("x")
    assert told("x") != told("y")


def test_the_error_is_that_of_a_share() -> None:
    assert Chance(1, (0.2,), 0.2, 400).error == pytest.approx(0.02)


def test_a_bye_goes_to_the_last_of_those_with_the_fewest() -> None:
    """5 had one already, so 4 has the next: with a certain win, and 5 has to play."""
    results = [duel(1, 1, 4, 10), duel(1, 2, 3, 5), Result(1, 0, (5,), (), "bye", margin=1)]
    people = field((900, 600, 300, 100, 1))
    sure = Model(scale=1.0, sd=1.0)
    told = of(chances(people, results, Scoring(), Ahead(open_rounds=(2,)), 2, 50, "f", model=sure))
    assert told[1].places[0] == 1
    assert told[4].places[1] == 1
    assert told[5].prize == 0


def test_who_lost_a_round_by_not_coming_has_had_no_bye() -> None:
    results = [duel(1, 1, 4, 10), duel(1, 2, 3, 5), Result(1, 0, (5,), (), "bye", margin=-90)]
    people = field((900, 600, 300, 100, 1))
    sure = Model(scale=1.0, sd=1.0)
    told = of(chances(people, results, Scoring(), Ahead(open_rounds=(2,)), 4, 50, "f", model=sure))
    assert (told[5].prize, told[4].prize) == (1, 0)


def test_who_is_away_is_not_paired() -> None:
    results = [duel(1, 1, 2, 10), duel(1, 3, 4, 5)]
    ahead = Ahead(open_rounds=(2,), away=(1, 2))
    told = of(chances(field((0,) * 4), results, Scoring(), ahead, 1, 500, "g"))
    assert told[2].prize == 0
    assert near(told[3].prize, 0.5, 500)
    assert told[1].prize < 0.6


def test_tables_of_three_fill_up_with_tables_of_two() -> None:
    scoring = Scoring("places", places={"3": (6, 4, 2), "2": (6, 4)}, order=("points",))
    for count in (3, 4, 5, 7):
        told = chances(field((0,) * count), (), scoring, Ahead(open_rounds=(1,), tables=3), 1, 2_000, "h")
        tables = -(-count // 3)
        assert abs(sum(one.prize for one in told) - tables) < 0.05


def test_any_two_of_a_table_of_three_differ_as_if_alone() -> None:
    rng = np.random.default_rng(1)
    fallen = scores(np.tile([1600, 1500, 1400], (20_000, 1)), 400, Model(), rng)
    for one, other in ((0, 1), (1, 2), (0, 2)):
        due = 1 / (1 + np.exp(-(100 * (other - one)) / 172))
        assert abs((fallen[:, one] > fallen[:, other]).mean() - due) < 0.02
        assert abs((fallen[:, one] - fallen[:, other]).std() - 100) < 3


def test_who_is_not_rated_counts_as_the_average() -> None:
    assert ratings(field((1000, 0, 2000))).tolist() == [1000, 1500, 2000]
    assert level([duel(1, 1, 2, 30), Result(2, 0, (1,), (), "bye")]) == 415


def test_buchholz_in_a_simulation_is_that_of_the_standings() -> None:
    """All is decided but one game between the last, who met the leaders unlike often."""
    scoring = Scoring(order=("points", "buchholz"))
    results = [duel(1, 1, 3, 9), duel(1, 2, 4, 9), duel(2, 1, 5, 9), duel(2, 2, 3, 9), duel(3, 4, 6, 9)]
    ahead = Ahead((Fixture(4, (5, 6)),))
    told = of(chances(field((0,) * 6), results, scoring, ahead, 1, 1_000, "i"))
    leads = {
        margin: {
            row.number
            for row in standings(field((0,) * 6), (*results, duel(4, 5, 6, margin)), scoring, 4)
            if row.rank == 1
        }
        for margin in (-1, 1)
    }
    assert leads[-1] != leads[1]
    for number in (1, 2):
        truth = sum(number in lead for lead in leads.values()) / 2
        assert near(told[number].prize, truth, 1_000) or abs(told[number].prize - truth) < 0.02
