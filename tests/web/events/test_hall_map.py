"""The tables in rows as they stand in the hall, each with who sits there; one finds one's own."""

import json
import re
from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, words

NAMES = [f"Anna{letter}" for letter in "abcdefghijklmnop"]


@pytest.fixture
def eight(dora: Helper) -> Helper:
    """A round of eight tables."""
    dora.post("/people", kind="Enrol", list=json.dumps([{"number": 0, "name": name} for name in NAMES]))
    dora.check_in_all()
    dora.hang_out(1)
    return dora


def rows(page: str) -> list[list[int]]:
    """The numbers of the tables as they stand; 0 where none stands."""
    lines = re.findall(r"<tr>(.*?)</tr>", page.partition("hall-map")[2].partition("</table>")[0], re.DOTALL)
    cells = [re.findall(r"<td.*?>(.*?)</td>", line, re.DOTALL) for line in lines]
    found = [[re.search(r"<b>(\d+)</b>", cell) for cell in line] for line in cells]
    return [[int(number[1]) if number else 0 for number in line] for line in found]


@pytest.mark.parametrize(
    ("asked", "stand"),
    [
        ("", [[1, 2, 3, 4, 5, 6, 7, 8, 0, 0]]),
        ("?row=3", [[1, 2, 3], [6, 5, 4], [7, 8, 0]]),
        ("?row=3&snake=no", [[1, 2, 3], [4, 5, 6], [7, 8, 0]]),
        ("?row=5", [[1, 2, 3, 4, 5], [0, 0, 8, 7, 6]]),
        ("?row=1", [[1], [2], [3], [4], [5], [6], [7], [8]]),
        ("?row=0", [[1, 2, 3, 4, 5, 6, 7, 8, 0, 0]]),
        ("?row=many", [[1, 2, 3, 4, 5, 6, 7, 8, 0, 0]]),
        ("?row=-4&snake=no", [[1], [2], [3], [4], [5], [6], [7], [8]]),
    ],
)
def test_tables_stand_as_the_director_lays_them_out(
    eight: Helper, asked: str, stand: list[list[int]]
) -> None:
    assert rows(eight.look(f"/map{asked}")) == stand


def test_every_table_shows_who_sits_there(eight: Helper) -> None:
    page = eight.look("/map?row=4")
    for board in eight.boards(1):
        cell = words(page.partition(f"<b>{board.number}</b>")[2].partition("</td>")[0])
        assert all(eight.state.name(number) in cell for number in board.who)


def test_one_finds_ones_own_table_from_where_do_i_sit(visitor: Callable[..., Visitor], eight: Helper) -> None:
    anybody = Helper(visitor(), eight.id)
    number = eight.board(1, 5).who[0]
    link = anybody.look(f"/seat?name={eight.state.name(number)}").partition(f"/e/{eight.id}/map")[2]
    asked, _, at = link.partition('"')[0].replace("&amp;", "&").partition("#")
    page = anybody.look(f"/map{asked}")
    assert f'id="{at}"' in page
    assert page.count('class="mine"') == 1
    mine = words("<td " + page.partition('class="mine"')[2].partition("</td>")[0])
    assert eight.state.name(number) in mine
    assert "Board 5 :" in words(page)
    assert "Nobody like that sits at a table" in words(anybody.look("/map?name=nobody"))


def test_a_screen_shows_the_map_where_it_is_asked_for(eight: Helper) -> None:
    page = eight.look("/screen?show=map&row=3&snake=no")
    assert rows(page) == [[1, 2, 3], [4, 5, 6], [7, 8, 0]]
    assert "row=3" in page.partition('data-next="')[2].partition('"')[0], "the next slide is laid out so too"
    assert rows(eight.look("/screen?show=map&row=1")) == [[1], [2], [3], [4]], "more are the next slide"
    assert rows(eight.look("/screen?show=map&row=1&at=1")) == [[5], [6], [7], [8]]
    assert "hall-map" not in eight.look("/screen")


def test_nothing_is_on_the_map_that_does_not_hang_out(four: Helper) -> None:
    four.say("/rounds?round=1", "Pair")
    for page in ("/map", "/screen?show=map"):
        text = four.look(page)
        assert "hall-map" not in text
        assert "Ana" not in words(text).partition("Map of the tables")[2]


def test_who_has_a_bye_has_no_table(dora: Helper) -> None:
    dora.enrol("Ana", "Ben", "Cat")
    dora.check_in_all()
    dora.hang_out(1)
    assert rows(dora.look("/map?row=2")) == [[1, 0]]
