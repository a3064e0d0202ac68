"""Opening a LinguiSHTIK table from the form: usually three sit down to it."""

import re
from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor


@pytest.mark.parametrize(
    ("address", "chosen"),
    [
        ("/new/linguishtik", ["me", "friend", "friend"]),
        ("/new/linguishtik?against=bot", ["me", "bot:strong", "bot:strong"]),
        ("/new/contig60", ["me", "friend"]),
    ],
)
def test_as_many_chairs_are_laid_as_usually_sit_down(
    visitor: Callable[..., Visitor], address: str, chosen: list[str]
) -> None:
    page = visitor("Ann").get(address).text
    chairs = re.findall(r'<select id="chair-p\d".*?</select>', page, re.S)
    assert [re.findall(r'value="([^"]*)" selected', chair) for chair in chairs] == [[one] for one in chosen]
