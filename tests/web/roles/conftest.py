from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import gamehall.games
from gamehall.kernel import catalog
from tests.conftest import TOYS
from tests.web.conftest import PASSWORD, Running
from tests.web.roles.cast import Cast


@pytest.fixture(scope="package")
def cast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    """One hall for the whole matrix; requests are not counted, so that only the role decides."""
    real = catalog.games()
    with pytest.MonkeyPatch.context() as patched, ExitStack() as stack:
        patched.setattr(gamehall.games, "__path__", [*gamehall.games.__path__, str(TOYS)])
        from gamehall.games.peek.rules import GAME

        patched.setattr(catalog, "games", lambda: {**real, "peek": GAME})
        hall = Running(tmp_path_factory.mktemp("roles"), password=PASSWORD, limits=False)
        stack.callback(hall.close)
        yield Cast(hall, stack)
