"""At a wooden board people draw for the start by hand: whoever begins takes the tiles."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.judge import judge
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header, Player
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import Table, open_table, submit


def wooden(book: str = "wespa") -> Table:
    players = (Player(Seat("p1"), "Ann"), Player(Seat("p2"), "Bob"))
    edition = GAME.shelf(book).edition
    return open_table(
        GAME, Header("t", "scrabble", book, edition, "tournament", {"tiles": "wooden"}, players, 0)
    )


@pytest.mark.paragraph("draw-for-start")
@pytest.mark.parametrize("starter", ["p1", "p2"])
@pytest.mark.parametrize("book", ["wespa", "literacy"])
def test_whoever_begins_takes_the_tiles(book: str, starter: str) -> None:
    table = wooden(book)
    prompt = next(p for p in table.prompts if p.seat == starter and "TakeTiles" in p.kinds)
    begun = submit(table, Seat(starter), acts.TakeTiles(), prompt=prompt.id, at=0).table
    assert begun.state.mover == begun.state.starter == starter
    assert begun.state.bag == 86
    assert begun.state.rack(Seat("p1")) == ("?",) * 7


@pytest.mark.paragraph("end-stuck", book="literacy")
def test_the_hall_does_not_say_that_nobody_can_play_when_it_sees_no_rack() -> None:
    table = wooden("literacy")
    prompt = next(p for p in table.prompts if "TakeTiles" in p.kinds)
    begun = submit(table, prompt.seat, acts.TakeTiles(), prompt=prompt.id, at=0).table
    assert judge(begun.state, Prompt("over", JUDGE, ("RuleOver",))) == acts.RuleOver(False)
