"""Opening a LinguiSHTIK table from the form: usually three sit down to it."""

import re
from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor


@pytest.mark.parametrize(
    ("address", "chosen"),
    [
        ("/new/linguishtik", ["me", "friend", "friend"]),
        ("/new/linguishtik?against=bot", ["me", "bot:beginner", "bot:beginner"]),
        ("/new/contig60", ["me", "friend"]),
    ],
)
def test_as_many_chairs_are_laid_as_usually_sit_down(
    visitor: Callable[..., Visitor], address: str, chosen: list[str]
) -> None:
    page = visitor("Ann").get(address).text
    chairs = re.findall(r'<select id="chair-p\d".*?</select>', page, re.S)
    assert [re.findall(r'value="([^"]*)" selected', chair) for chair in chairs] == [[one] for one in chosen]


def test_whoever_looks_at_another_book_comes_back_with_what_they_had_chosen(
    visitor: Callable[..., Visitor],
) -> None:
    somebody = visitor()
    first = somebody.get("/new/linguishtik").text
    assert re.findall(r'name="by" value="(\w+)"', first) == ["elementary", "middle", "junior", "senior"]
    assert 'name="book" value="elementary"' in first, "the youngest first"
    query = {
        "by": "middle",
        "book": "elementary",
        "name": "Ann",
        "manner": "tournament",
        "clocks": "book",
        "chair.p1": "bot:regular",
        "chair.p2": "me",
        "chair.p3": "bot:strong",
        "option.move_seconds": "90",
        "option.unsure": "stands",
        "private": "on",
    }
    page = somebody.http.get("/new/linguishtik", params=query).text
    assert 'name="book" value="middle"' in page
    chairs = re.findall(r'<select id="chair-p\d".*?</select>', page, re.S)
    assert [re.findall(r'value="([^"]*)" selected', chair) for chair in chairs] == [
        ["bot:regular"],
        ["me"],
        ["bot:strong"],
    ]
    assert 'value="tournament" checked' in page
    assert 'value="book" checked' in page
    assert re.search(r'name="name"[^>]*value="Ann"', page)
    assert re.search(r'name="option.move_seconds"[^>]*value="90"', page)
    assert '<option value="stands" selected>' in page
    assert re.search(r'name="private" checked', page)


def test_the_clocks_are_off_where_people_learn(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    chairs = {"chair.p1": "me", "chair.p2": "bot:beginner", "game": "linguishtik", "book": "elementary"}

    def opened(**more: str) -> dict[str, int]:
        id = ann.http.post("/tables", data={**chairs, **more}).url.path[3:]
        options: dict[str, int] = ann.line(id).join()["header"]["options"]
        return options

    assert opened(clocks="usual")["move_seconds"] == 0
    assert "move_seconds" not in opened(clocks="usual", manner="tournament")
    assert opened(clocks="calm", manner="tournament")["move_seconds"] == 0
    assert "move_seconds" not in opened(clocks="book")
    assert opened(**{"clocks": "usual", "option.move_seconds": "45"})["move_seconds"] == 45
