"""A simulated standing is ordered as the standings are, whatever decides."""

import pytest
from msgspec.structs import replace

from gamehall.tournaments.outlook.ahead import Ahead, Fixture
from gamehall.tournaments.outlook.chances import Chance, chances
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Order, Scoring
from tests.tournaments.outlook.brute import duel, field

RATINGS = (300, 100, 200, 400, 0, 0)
"""The last two meet once more, on nothing; all others have played."""
RESULTS = (
    Result(1, 1, (1, 5), (410, 400)),
    Result(1, 2, (2, 6), (380, 370)),
    Result(1, 3, (3, 4), (500, 500)),
    Result(2, 1, (2, 5), (300, 290)),
    Result(2, 2, (1, 6), (340, 330)),
    Result(2, 0, (3,), (), "bye", margin=1),
    Result(2, 3, (4,), (), "bye", margin=1),
)
LAST = Ahead((Fixture(3, (5, 6)),))


def simulated(scoring: Scoring, ahead: Ahead = LAST, people: int = 6) -> dict[int, Chance]:
    told = chances(field(RATINGS[:people]), RESULTS, scoring, ahead, 4, 40, "seed")
    return {one.number: one for one in told}


ORDERS: list[tuple[Order, ...]] = [
    ("points", "spread", "scored"),
    ("points", "wins", "rating"),
    ("wins", "rating"),
    ("points", "spread", "lot"),
    ("points", "rating", "lot"),
    ("points", "buchholz", "rating"),
    ("scored", "lot"),
    ("points", "spread", "scored", "wins", "buchholz", "rating", "lot"),
]


@pytest.mark.parametrize("order", ORDERS, ids=", ".join)
@pytest.mark.parametrize("worth", ["wins", "results"])
def test_those_who_have_played_stand_as_in_the_standings(order: tuple[Order, ...], worth: str) -> None:
    scoring = replace(Scoring(order=order), worth=worth)
    told = simulated(scoring)
    ends = [
        {row.number: row.rank for row in standings(field(RATINGS), (*RESULTS, last), scoring, 3, "seed")}
        for last in (duel(3, 5, 6, margin) for margin in (-900, -150, -40, -1, 0, 1, 40, 150, 900))
    ]
    sure = [number for number in (1, 2, 3, 4) if len({end[number] for end in ends}) == 1]
    assert len(sure) >= 2
    for number in sure:
        rank = ends[0][number]
        assert told[number].places == tuple(float(place == rank) for place in (1, 2, 3, 4))


def test_numbers_too_large_for_one_key_are_ordered_all_the_same() -> None:
    """Level on points and spread; of the next, who scored a point more; then the rating."""
    order: tuple[Order, ...] = ("points", "spread", "scored", "rating", "lot")
    rated = field((2_000_000, 1_999_999, 1, 2_000_000, 5_000, 5_000))
    scores = {1: 3_000_000, 2: 3_000_001, 3: 3_000_000}
    results = [Result(1, n, (n, n + 3), (score, score - 2_000_000)) for n, score in scores.items()]
    told = {one.number: one for one in chances(rated, results, Scoring(order=order), LAST, 3, 20, "seed")}
    ends = {row.number: row.rank for row in standings(rated, results, Scoring(order=order), 1)}
    assert [ends[n] for n in (2, 1, 3)] == [1, 2, 3]
    assert [told[n].places.index(1) for n in (2, 1, 3)] == [0, 1, 2]


def test_who_only_the_games_with_each_other_would_part_share_the_place() -> None:
    results = (duel(1, 1, 2, 10), duel(1, 3, 4, 10), duel(2, 1, 3, -10), duel(2, 2, 4, 10))
    told = chances(field((0,) * 6), results, Scoring(order=("points", "head-to-head")), LAST, 1, 20, "seed")
    level = {one.number: one.places for one in told if one.number in (1, 2)}
    assert level[1] == level[2]


def test_the_only_one_who_still_plays_has_the_bye() -> None:
    """Level with the other before, and one win ahead after it."""
    ahead = Ahead(open_rounds=(2,), away=(1, 2, 3))
    results = (duel(1, 1, 2, 10), duel(1, 4, 3, 10))
    told = {one.number: one for one in chances(field((0,) * 4), results, Scoring(), ahead, 1, 20, "seed")}
    assert (told[4].prize, told[1].prize) == (1, 0)
