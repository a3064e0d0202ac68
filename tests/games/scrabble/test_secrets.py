"""Who does see what the worlds of Scrabble hide from others, and what a verdict does not say."""

import pytest

from gamehall.games.scrabble import acts, referee
from gamehall.games.scrabble import judge as judging
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.action import Dealt
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.table import Table
from tests.conformance.driver import everyone
from tests.conformance.test_secrecy import follow, stream
from tests.games.scrabble.worlds import P1, P2, P3, Script, World, announced, pressed, worlds

BOOKS = [GAME.by("wespa"), GAME.by("literacy")]
each_book = pytest.mark.parametrize("game", BOOKS, ids=["wespa", "literacy"])


def tells(game: Game, world: World, seat: Seat) -> bool:
    one, two, _, header = world
    return stream(follow(game, one, header), seat) != stream(follow(game, two, header), seat)


@each_book
def test_who_plays_the_tiles_sees_them(game: Game) -> None:
    for world in worlds(game):
        assert tells(game, world, P2 if P1 in world[2] else P1)


@pytest.mark.paragraph("teams", book="literacy")
def test_a_team_sees_how_one_of_them_puts_the_rack_in_order() -> None:
    arranged = [world for world in worlds(BOOKS[1]) if any(type(a) is acts.Arrange for _, a in world[0])]
    assert arranged
    for world in arranged:
        assert tells(BOOKS[1], world, P1)
        assert tells(BOOKS[1], world, P3)


class Without:
    """A list in which one word is missing."""

    title = "the list"

    def __init__(self, missing: str) -> None:
        self.missing = missing

    def __contains__(self, word: str) -> bool:
        return word != self.missing


def challenged_off(game: Game) -> Table:
    """p2 puts AR under CAT, making TA too; both words are challenged, and the list is asked."""
    by_press = game is BOOKS[0]
    tiles = (acts.Tile("I9", "A"), acts.Tile("J9", "R"))
    played: Script = [(P2, acts.Place(tiles)), (P2, acts.Announce(6))]
    both = acts.Challenge(("AR", "TA"))
    if by_press:
        script = [*announced(), *pressed(), *played, (P2, acts.Press()), (P1, both), (P2, acts.Confirm())]
    else:
        drawn = [(DEALER, Dealt(tuple(tiles))) for tiles in ("LMN", "VW")]
        script = [*announced(), drawn[0], *played, drawn[1], (P1, both)]
    table = follow(game, script)
    table, ruled = settle(table, Officials("", frozenset({JUDGE})), table.entries[-1].at)
    assert [entry.action for entry in ruled] == [acts.Verdict(False)]
    return table


@each_book
def test_a_verdict_does_not_say_which_of_two_words_failed(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruled = []
    for missing in ("TA", "AR"):
        for asked in (referee, judging):
            monkeypatch.setattr(asked, "word_list", lambda options, lacks=missing: Without(lacks))
        ruled.append(challenged_off(game))
    one, two = ruled
    for seat in everyone(one):
        assert stream(one, seat) == stream(two, seat)
