"""The ready-made formats: each can be run as it is, and every pairing system with every game of the hall."""

import pytest

from gamehall.kernel import catalog
from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.formats.finding import NoSuchFormat, format, formats
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.finding import system, systems

OF_ANY_GAME = [one for one in formats().values() if not one.games]
OF_A_GAME = [one for one in formats().values() if one.games]
BY_THE_DIRECTOR = {"by-hand", "by-lot"}


def test_every_pairing_system_has_a_format_that_is_ready() -> None:
    used = {block.system for one in formats().values() for block in one.blocks}
    assert used == systems().keys() - BY_THE_DIRECTOR
    options = {(block.system, block.options.get("size")) for one in OF_ANY_GAME for block in one.blocks}
    assert {("pools", 3), ("pools", 4)} <= options
    assert any(block.system == "swiss" and block.lag for one in OF_ANY_GAME for block in one.blocks)


@pytest.mark.parametrize("game", sorted(catalog.games()))
@pytest.mark.parametrize("one", OF_ANY_GAME, ids=lambda one: one.id)
def test_any_game_can_be_played_by_any_system(one: Format, game: str) -> None:
    ready = fitted(one, (game,), 12)
    assert ready.games == (game,)
    assert wrong(ready) == ""


@pytest.mark.parametrize("one", OF_A_GAME, ids=lambda one: one.id)
def test_a_format_of_a_game_is_sound_and_cites_what_its_book_prints(one: Format) -> None:
    assert wrong(one) == ""
    assert one.cites
    for id in one.games:
        game = catalog.game(id)
        for book in {
            one.books.get(division, one.book) or game.shelves[0].id for division in one.divisions or ("",)
        }:
            for key in one.cites:
                assert game.shelf(book).cite(key).gist


@pytest.mark.parametrize("one", formats().values(), ids=lambda one: one.id)
def test_a_format_says_where_it_comes_from(one: Format) -> None:
    assert one.provenance
    assert one.title
    assert one.id == one.id.lower()


def test_a_format_of_several_games_names_them_all() -> None:
    several = [one for one in OF_A_GAME if len(one.games) > 1]
    assert [len(one.games) for one in several] == [5]
    assert all(block.system == "stars" for block in several[0].blocks)


def test_what_is_not_ready_made_is_told_with_what_is() -> None:
    with pytest.raises(NoSuchFormat, match=r"no format .chess.; it has .*swiss"):
        format("chess")


@pytest.mark.parametrize(
    ("id", "entrants", "rounds"),
    [
        ("round-robin", 8, 7),
        ("round-robin", 9, 9),
        ("double-round-robin", 6, 10),
        ("knock-out", 16, 4),
        ("knock-out", 17, 5),
        ("swiss", 100, 7),
        ("round-robin", 0, 7),
    ],
)
def test_a_schedule_has_as_many_rounds_as_its_entrants_need(id: str, entrants: int, rounds: int) -> None:
    assert fitted(format(id), ("chess",), entrants).rounds == rounds


def test_only_the_last_block_follows_the_number_of_entrants() -> None:
    both = Format("x", "X", (), "", (Block((1, 2), "swiss"), Block((3, 3), "knock-out")))
    assert [block.rounds for block in fitted(both, ("chess",), 8).blocks] == [(1, 2), (3, 5)]


def test_a_format_keeps_the_games_it_names() -> None:
    own = OF_A_GAME[0]
    assert fitted(own, ("chess",)).games == own.games


def test_the_source_of_a_lagged_round_is_one_before() -> None:
    lagged = format("lagged-swiss")
    assert [lagged.source(n) for n in range(1, 9)] == [0, 0, 1, 2, 3, 4, 5, 7]
    assert lagged.block(8).system == "king-of-the-hill"
    assert system("king-of-the-hill").title
