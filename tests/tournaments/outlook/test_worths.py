"""Games in arrays are worth what single results are worth."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.outlook.worths import gained, parts
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import shares

SCORINGS = (
    Scoring(),
    Scoring(cap=3, caps={"2": 1}),
    Scoring("results", 5, 2, 1),
    Scoring("places", places={"2": (6, 4), "3": (6, 4, 2), "4": (7, 5, 2, 1)}),
    Scoring("total"),
)


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@given(data=st.data())
def test_as_a_single_result(scoring: Scoring, seats: int, data: st.DataObject) -> None:
    if scoring.worth != "places":
        assert parts(scoring) == 2
    one = st.tuples(*[st.integers(0, 6)] * seats)
    games = data.draw(st.lists(one, min_size=1, max_size=4))
    round = data.draw(st.integers(1, 2))
    worth = gained(np.array(games, dtype=np.int64), round, scoring)
    for at, scores in enumerate(games):
        alone = shares(Result(round, 1, tuple(range(seats)), scores), scoring)
        assert [Fraction(int(p), parts(scoring)) for p in worth.points[at]] == [one.points for one in alone]
        assert worth.wins[at].tolist() == [one.wins for one in alone]
        assert worth.spread[at].tolist() == [one.spread for one in alone]
