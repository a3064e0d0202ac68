"""A league day as an event: divisions by their books, tables of three, the warning, match points, teams."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.table import run_out
from gamehall.tournaments.event.acts import Amend, CheckIn, Enrol, Penalise, Slip, StartRound, Withdraw
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.seating import seating
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.teams import teams
from tests.tournaments.event.desk import Desk

PLANS = {id: format(id) for id in ("league-day", "league-finals", "league-play-off")}
DAY = PLANS["league-day"]
SCHOOLS = ("Ash", "Birch", "Cedar", "Elm")
MINUTE = 60_000


def day(count: int, division: str = "junior", schools: Sequence[str] = SCHOOLS) -> Desk:
    """The first round of one division hangs out; schools bring their players by turns."""
    desk = Desk(DAY)
    named = [(n, schools[n % len(schools)]) for n in range(1, count + 1)]
    desk.done(Enrol(tuple(Entrant(n, f"P{n}", school=of, team=of, division=division) for n, of in named)))
    desk.done(CheckIn(tuple(range(1, count + 1))))
    desk.hang_out(1, division)
    return desk


@pytest.mark.parametrize(("id", "rounds"), [("league-day", 3), ("league-finals", 4), ("league-play-off", 1)])
def test_a_saturday_has_three_rounds_a_championship_four_a_play_off_one(id: str, rounds: int) -> None:
    plan = PLANS[id]
    assert (plan.rounds, plan.tables, plan.team_of) == (rounds, 3, 5)
    assert plan.divisions == ("elementary", "middle", "junior", "senior")


@pytest.mark.paragraph("warning", book="linguishtik-play")
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_after_thirty_minutes_the_whole_hall_is_warned_and_has_five_more(plan: Format) -> None:
    desk = day(6)
    assert plan.clocks == DAY.clocks
    desk.done(StartRound(1))
    begun = desk.event.last_at
    desk.event, none = run_out(desk.event, begun + 30 * MINUTE)
    assert none == ()
    desk.event, (warned,) = run_out(desk.event, begun + 30 * MINUTE + 1)
    assert "Do not start a new shake; five minutes" in warned.ruling.says
    desk.event, still = run_out(desk.event, warned.at + 5 * MINUTE)
    assert still == ()
    desk.event, (over,) = run_out(desk.event, warned.at + 5 * MINUTE + 1)
    assert type(over.action).__name__ == "CallTime"


@pytest.mark.paragraph("tournament-version", book="linguishtik-play")
@pytest.mark.parametrize("division", DAY.divisions)
def test_every_level_plays_the_tournament_version_by_its_own_book(division: str) -> None:
    desk = day(3, division)
    place = seating(desk.state, division, desk.at(1))
    assert place.book == division
    game = catalog.game(place.game).by(place.book)
    assert {p.key for book in game.shelves[0].books for p in book.paragraph} >= {
        "tournament-version",
        "warning",
    }
    assert len(place.chairs) == 3


@pytest.mark.parametrize("count", [*range(6, 20), 30, 31])
def test_three_sit_at_a_table_and_two_fill_up(count: int) -> None:
    sizes = sorted(len(board.meeting.who) for board in day(count).round(1, "junior").boards)
    assert len(sizes) == -(-count // 3), "players by three, rounded up"
    assert set(sizes) <= {2, 3}


@pytest.mark.parametrize("count", [9, 12, 17, 24])
def test_team_mates_never_sit_at_one_table(count: int) -> None:
    desk = day(count)
    for number in range(1, 4):
        if number > 1:
            desk.hang_out(number, "junior")
        for board in desk.round(number, "junior").boards:
            schools = [desk.state.entrants[one].team for one in board.meeting.who]
            assert len(set(schools)) == len(schools)
        desk.play(number, "junior")


def test_where_team_mates_cannot_be_kept_apart_it_is_reported() -> None:
    desk = day(6, schools=("Ash", "Ash", "Birch"))
    assert any("Ash" in said or "team" in said.lower() for said in desk.round(1, "junior").reports)


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((22, 16, 10), (6, 4, 2)),
        ((22, 22, 10), (5, 5, 2)),
        ((22, 16, 16), (6, 3, 3)),
        ((16, 16, 16), (4, 4, 4)),
        ((8, 20), (4, 6)),
        ((20, 20), (5, 5)),
    ],
)
def test_places_at_a_table_earn_six_four_and_two(scores: Sequence[int], points: Sequence[int]) -> None:
    desk = day(len(scores))
    who = desk.at(1).meeting.who
    desk.enter(1, dict(zip(who, scores, strict=True)))
    assert [desk.points(one) for one in who] == list(points)


def test_a_team_has_what_its_best_five_have_together() -> None:
    desk = day(24)
    for number in range(1, 4):
        if number > 1:
            desk.hang_out(number, "junior")
        desk.play(number, "junior")
    standing = rows(desk.state, "junior", 3)
    for line in teams(desk.state.of("junior"), standing, DAY.team_of):
        theirs = sorted(
            (r.points for r in standing if desk.state.entrants[r.number].team == line.name), reverse=True
        )
        assert (len(line.counting), len(line.others)) == (5, 1)
        assert line.points == sum(theirs[:5])


def test_later_rounds_seat_people_with_nearly_equal_points_who_have_not_met() -> None:
    desk = day(27)
    for board in desk.round(1, "junior").boards:
        desk.enter(1, dict(zip(board.meeting.who, (22, 16, 10), strict=True)))
    desk.hang_out(2, "junior")
    met = {frozenset(pair) for board in desk.round(1, "junior").boards for pair in combinations(board.who, 2)}
    for board in desk.round(2, "junior").boards:
        assert not any(frozenset(pair) in met for pair in combinations(board.who, 2))
        earned = [desk.points(one) for one in board.who]
        assert max(earned) - min(earned) <= 2, "6, 4 and 2 were earned by nine each"


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
def test_a_point_that_a_panel_takes_is_taken_from_the_standing_for_its_reason() -> None:
    desk = day(6)
    desk.play(1, "junior")
    one = desk.at(1).who[0]
    before = desk.points(one)
    desk.done(Penalise(one, 1, "kept touching the block after a warning; the panel of three"))
    assert desk.points(one) == before - 1
    assert "after a warning" in desk.event.entries[-1].ruling.says


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_the_panel_disqualifies_for_the_round_or_for_the_tournament() -> None:
    desk = day(9)
    desk.play(1, "junior")
    who = desk.at(1).who
    bad, *others = who
    out = Slip((0, 16, 10), who=who, how="forfeit", at_fault=(bad,), conduct=True)
    desk.done(Amend("junior", 1, out, "flagrant misconduct: disqualified for the round"))
    assert [desk.points(one) for one in who] == [0, 6, 4], "the others move up"
    desk.done(Withdraw(bad, 2, "continued misconduct: disqualified"))
    desk.hang_out(2, "junior")
    assert desk.round(2, "junior").at(bad) is None
    assert all(desk.round(2, "junior").at(one) for one in others)
