"""Every test of the common suite is run at a table of every game."""

import pytest

from tests.games.pentathlon.trial import TRIALS, Trial


@pytest.fixture(params=sorted(TRIALS))
def trial(request: pytest.FixtureRequest) -> Trial:
    return TRIALS[request.param]


@pytest.fixture(params=sorted(name for name, one in TRIALS.items() if one.declare))
def declaring(request: pytest.FixtureRequest) -> Trial:
    """Games in which players declare a win."""
    return TRIALS[request.param]
