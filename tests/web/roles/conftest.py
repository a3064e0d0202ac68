from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.shelf import peeking
from tests.web.conftest import PASSWORD, Running
from tests.web.roles.cast import Cast


@pytest.fixture(scope="package")
def cast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    """One hall for the whole matrix; requests are not counted, so that only the role decides."""
    with pytest.MonkeyPatch.context() as patched, ExitStack() as stack:
        peeking(patched)
        hall = Running(tmp_path_factory.mktemp("roles"), password=PASSWORD, limits=False)
        stack.callback(hall.close)
        yield Cast(hall, stack)
