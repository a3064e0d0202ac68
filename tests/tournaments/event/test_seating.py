"""How those of a board sit down at a table of the hall: who begins first, teams across."""

import pytest
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.seat import HALL, Seat
from gamehall.tournaments.event.acts import CheckIn, Enrol, OpenTable
from gamehall.tournaments.event.seating import seating
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import Desk, hung_out, people, plan


def test_who_begins_has_the_first_chair(peek: Game) -> None:
    desk = hung_out(4, plan(games=("peek",)))
    for board in desk.round(1).boards:
        found = seating(desk.state, "", board)
        one, other = board.meeting.who
        assert found.chairs == {Seat("p1"): one, Seat("p2"): other}
        assert list(found.names.values()) == [desk.state.name(one), desk.state.name(other)]
        assert (found.game, found.book) == ("peek", "peek")


def test_a_book_that_is_not_this_games_gives_way_to_the_games_first(peek: Game) -> None:
    desk = hung_out(2, plan(games=("peek",)))
    odd = replace(desk.state.format, book="nobody's", books={"": "peek"})
    assert seating(replace(desk.state, format=odd), "", desk.round(1).boards[0]).book == "peek"
    odd = replace(odd, books={})
    assert seating(replace(desk.state, format=odd), "", desk.round(1).boards[0]).book == "peek"


def test_a_game_that_this_hall_has_not_is_told(peek: Game) -> None:
    desk = hung_out(2, plan(games=("ludo",)))
    with pytest.raises(KeyError, match="no game 'ludo'"):
        seating(desk.state, "", desk.round(1).boards[0])


@pytest.fixture
def in_teams(peek: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game where odd chairs play as a team against even ones, two people each at most."""
    shelf = replace(peek.shelves[0], teams=True, seats=(2, 4))
    game = replace(peek, teams=True, seats=(2, 4), shelves=(shelf,))
    monkeypatch.setattr(catalog, "game", lambda id: game)
    return game


def teams(desk: Desk, *members: tuple[str, ...]) -> None:
    named = (Entrant(0, f"Team {at}", members=who) for at, who in enumerate(members, 1))
    desk.done(Enrol(tuple(named)))
    desk.done(CheckIn(tuple(range(1, len(members) + 1))))
    desk.hang_out(1)


def test_teams_sit_across_odd_chairs_against_even_ones(in_teams: Game) -> None:
    desk = Desk(plan(games=("peek",), chairs=4))
    teams(desk, ("Ana", "Ben", "Cat"), ("Dov",))
    board = desk.round(1).boards[0]
    one, other = board.meeting.who
    found = seating(desk.state, "", board)
    expected = {1: ["Ana", "Ben"], 2: ["Dov"]}
    assert [found.names[s] for s in (Seat("p1"), Seat("p3")) if s in found.names] == expected[one]
    assert [found.names[s] for s in (Seat("p2"), Seat("p4")) if s in found.names] == expected[other]
    assert list(found.chairs) == sorted(found.chairs, key=lambda seat: int(seat[1:]))
    desk.done(OpenTable("", 1, board.meeting.who, "t1", found.chairs), HALL)


def test_a_player_alone_against_a_player_alone_has_one_chair_also_where_teams_could_play(
    in_teams: Game,
) -> None:
    desk = Desk(plan(games=("peek",)))
    desk.done(Enrol(people((1, 2))))
    desk.done(CheckIn((1, 2)))
    desk.hang_out(1)
    found = seating(desk.state, "", desk.round(1).boards[0])
    assert sorted(found.chairs) == ["p1", "p2"]
