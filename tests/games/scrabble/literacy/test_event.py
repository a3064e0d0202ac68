"""The literacy team fest as an event: who sits where and plays how long, by the ready-made plans."""

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.seat import player
from gamehall.tournaments.event.acts import CheckIn, Enrol
from gamehall.tournaments.event.seating import seating
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import Desk

PLAN, BY_WINS = format("literacy-fest"), format("literacy-fest-wins")
BIG, SMALL = ("Ana", "Ben", "Cat", "Dov"), ("Eve", "Fay")


def fest(plan: Format = PLAN, teams: int = 6) -> Desk:
    """The first round of the social category hangs out; teams take turns in having four people and two."""
    desk = Desk(plan)
    entrants = [
        Entrant(n, f"Team {n}", division="social", members=(SMALL, BIG)[n % 2]) for n in range(1, teams + 1)
    ]
    desk.done(Enrol(tuple(entrants)))
    desk.done(CheckIn(tuple(range(1, teams + 1))))
    desk.hang_out(1, "social")
    return desk


@pytest.mark.paragraph("teams", book="literacy")
def test_two_teams_of_up_to_four_sit_at_one_table_and_play_as_one() -> None:
    desk = fest()
    assert (PLAN.tables, PLAN.chairs) == (2, 4)
    for board in desk.round(1, "social").boards:
        assert len(board.meeting.who) == 2
        place = seating(desk.state, "social", board)
        for at, number in enumerate(board.meeting.who):
            members = desk.state.entrants[number].members
            chairs = [seat for seat, one in place.chairs.items() if one == number]
            assert chairs == [player(1 + at + 2 * n) for n in range(len(members))], "teams sit across"
            assert [place.names[seat] for seat in chairs] == list(members)


@pytest.mark.paragraph("teams", book="literacy")
def test_no_team_has_a_fifth_player() -> None:
    desk = Desk(PLAN)
    desk.no(Enrol((Entrant(1, "Too many", division="teen", members=(*BIG, "Eve")),)))


@pytest.mark.paragraph("scorekeeper", book="literacy")
def test_a_timekeeper_sits_at_each_table_so_the_hall_has_no_clock_of_its_own() -> None:
    desk = fest()
    place = seating(desk.state, "social", desk.at(1))
    officials = catalog.game(place.game).by(place.book).officials
    assert [one.title for one in officials if one.keeps_time] == ["Timekeeper and scorekeeper"]
    assert (PLAN.clocks.round, BY_WINS.clocks.round) == (0, 0)


@pytest.mark.paragraph("game-time", "turn-time", book="literacy")
def test_a_game_of_the_fest_has_thirty_minutes_and_a_turn_three() -> None:
    desk = fest()
    place = seating(desk.state, "social", desk.at(1))
    game = catalog.game(place.game).by(place.book)
    options = game.options(**{**game.shelves[0].fixes, **place.options})
    assert (place.book, options.minutes, options.turn_seconds) == ("literacy", 30, 180)


def test_teams_meet_within_their_category() -> None:
    assert PLAN.divisions == BY_WINS.divisions == ("pro", "social", "french", "teen")
    desk = fest(teams=4)
    desk.done(Enrol((Entrant(9, "Pros", division="pro"), Entrant(10, "More pros", division="pro"))))
    desk.done(CheckIn((9, 10)))
    assert {*desk.hang_out(1, "pro").boards[0].meeting.who} == {9, 10}
    assert sorted(n for board in desk.round(1, "social").boards for n in board.meeting.who) == [1, 2, 3, 4]


def test_all_points_scored_rank_the_teams_or_wins_and_spread_do() -> None:
    """Two win by little; a team that lost has scored more than either."""
    for plan, first in ((PLAN, "loser"), (BY_WINS, "winner")):
        desk = fest(plan, teams=4)
        (one, other), (third, fourth) = (b.meeting.who for b in desk.round(1, "social").boards)
        desk.enter(1, {one: 401, other: 400})
        desk.enter(1, {third: 201, fourth: 200})
        best = {n: desk.standing(n).rank for n in (one, other, third, fourth)}
        assert best[one] == 1
        assert (best[other] < best[third]) == (first == "loser")
