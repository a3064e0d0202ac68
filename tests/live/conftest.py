"""What tests of live tables share."""

import pytest

from tests.live.desk import Watch


@pytest.fixture
def watch() -> Watch:
    return Watch()
