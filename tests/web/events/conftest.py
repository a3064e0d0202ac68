"""A hall with an event, and as many people at it as a test needs."""

from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director


@pytest.fixture
def dora(visitor: Callable[..., Visitor]) -> Helper:
    """The director of an event of seven rounds by the Swiss system."""
    return director(visitor())


@pytest.fixture
def four(dora: Helper) -> Helper:
    """The same, with four people who are here."""
    dora.enrol("Ana", "Ben", "Cat", "Dov")
    dora.check_in_all()
    return dora


@pytest.fixture
def hung(four: Helper) -> Helper:
    """The same, when its first round hangs out."""
    four.hang_out(1)
    return four
