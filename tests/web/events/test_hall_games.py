"""Games that were played for an event at tables of the hall are among its files, once they are over."""

import io
import zipfile
from collections.abc import Callable

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.parts import Files
from tests.web.conftest import Visitor
from tests.web.events.desk import director, forms
from tests.web.events.test_whole_days import Day, one_of_the_hall

GAME, ENDING = next(
    (id, next(iter(files.kinds))) for id in catalog.games() if (files := catalog.part(id, Files))
)
PAGE = "/rounds?round=1"


@pytest.mark.paragraph("event-live")
def test_the_games_of_an_event_are_there_for_everybody_when_they_are_over(
    visitor: Callable[..., Visitor],
) -> None:
    dora = director(visitor(), game=GAME)
    dora.enrol("Ana", "Ben", "Cat", "Dov")
    dora.check_in_all()
    dora.hang_out(1)
    anybody = visitor()
    games = f"/e/{dora.id}/files/games.zip"
    anybody.get(games, 404)
    one_of_the_hall(visitor, dora, PAGE, Day("swiss", 4))
    form = next(form for form in forms(dora.look(PAGE)) if "Open tables" in form.text)
    dora.send(form, boards="2")
    assert dora.board(1, 2).table, "a second game has begun, and is not over"
    with zipfile.ZipFile(io.BytesIO(anybody.get(games).content)) as archive:
        (name,) = archive.namelist()
        assert archive.read(name)
    first, second = (dora.state.name(number) for number in dora.board(1, 1).who)
    assert name == f"round 01 board 001 {first} v {second}.{ENDING}"
    assert "games.zip" in anybody.get(f"/e/{dora.id}/files?list=yes").text
    with zipfile.ZipFile(io.BytesIO(anybody.get(f"/e/{dora.id}/files/event.zip").content)) as archive:
        assert "files/games.zip" in archive.namelist()
        assert b"games.zip" in archive.read("index.html")
