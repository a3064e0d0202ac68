"""What is told of a position is the same on the board's page, on the plain page and in the terminal."""

import html
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gamehall.kernel import catalog
from gamehall.kernel.facts import Facts, in_words
from tests.cli.at_table import played

GAMES = sorted(game.id for game in catalog.games().values() if game.facts)
CHAIRS = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"})


def told(page: str) -> str:
    return html.unescape(" ".join(re.sub(r"<[^>]*>", " ", page).split()))


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_page_tells_what_the_board_is_told(game: str, visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    id = ann.open(*CHAIRS, game=game)["id"]
    line = ann.line(id)
    line.join("p1")
    facts = msgspec.convert(line.update["facts"], Facts)
    assert set(facts.seats) >= {"p1", "p2"}
    shown = told(ann.get(f"/t/{id}/plain?seat=p1").text)
    for one in facts.seats.values():
        assert in_words(one) in shown
    assert facts.ask in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_tells_it_when_asked(game: str) -> None:
    session, said = played(catalog.game(game), "guided", ["players"], "random")
    assert session.view.facts is not None
    text = " ".join(said.split())
    for seat, one in session.view.facts.seats.items():
        assert f"{session.table.header.named(f'{{{seat}}}')}: {in_words(one)}".split(";")[0] in text
