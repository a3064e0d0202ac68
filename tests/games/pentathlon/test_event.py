"""A Mathematics Pentathlon as an event: everybody's star, no own school, points, awards, conduct."""

from collections.abc import Sequence

import pytest

from gamehall.kernel.seat import JUDGE
from gamehall.tournaments.event.acts import Amend, CheckIn, Enrol, Log, Slip
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.prizes import awards
from tests.tournaments.event.desk import Desk

PLAN = format("pentathlon")
SCHOOLS = ("Ash", "Birch", "Cedar", "Elm", "Fir")


def gathered(count: int, schools: Sequence[str] = SCHOOLS) -> Desk:
    """Everybody has checked in; schools bring their people by turns."""
    desk = Desk(PLAN)
    desk.done(
        Enrol(tuple(Entrant(n, f"P{n}", school=schools[n % len(schools)]) for n in range(1, count + 1)))
    )
    desk.done(CheckIn(tuple(range(1, count + 1))))
    return desk


def through(desk: Desk) -> Desk:
    for number in range(1, PLAN.rounds + 1):
        desk.hang_out(number)
        desk.play(number)
    return desk


@pytest.mark.parametrize("count", [10, 20, 40])
def test_everybody_plays_each_of_the_five_games_once_in_the_order_of_a_star(count: int) -> None:
    desk = through(gathered(count))
    assert len(PLAN.games) == PLAN.rounds == 5
    stars = set()
    for one in desk.state.entrants:
        played = [desk.at(one, number).meeting.game for number in range(1, 6) if not desk.at(one, number).bye]
        star = desk.state.stars[one]
        assert sorted(star) == sorted(PLAN.games)
        assert played == [game for n, game in enumerate(star, 1) if not desk.at(one, n).bye]
        stars.add(star)
    assert len(stars) > 1, "a star is a personal order"


@pytest.mark.parametrize("count", [20, 30, 40])
def test_nobody_meets_their_own_school_or_anybody_twice(count: int) -> None:
    desk = through(gathered(count))
    met = [
        board.meeting.who for number in range(1, 6) for board in desk.round(number).boards if not board.bye
    ]
    assert len(met) == 5 * (count // 2)
    assert not any(desk.round(number).reports for number in range(1, 6))
    for one, other in met:
        assert desk.state.entrants[one].school != desk.state.entrants[other].school
    assert len({frozenset(pair) for pair in met}) == len(met)


def test_in_a_small_hall_two_of_a_school_may_meet_and_it_is_reported() -> None:
    desk = through(gathered(10))
    for number in range(1, 6):
        schools = [
            {desk.state.entrants[n].school for n in who} for who in desk.tables(number) if len(who) == 2
        ]
        own = [of.pop() for of in schools if len(of) == 1]
        reports = desk.round(number).reports
        assert len(reports) == len(own)
        assert all(any(school in said for said in reports) for school in own)


def test_where_one_school_is_too_large_what_cannot_be_kept_is_reported() -> None:
    desk = gathered(10, ("Ash", "Ash", "Ash", "Ash", "Birch"))
    desk.hang_out(1)
    own = [
        board
        for board in desk.round(1).boards
        if not board.bye and len({desk.state.entrants[one].school for one in board.meeting.who}) == 1
    ]
    byes = [board for board in desk.round(1).boards if board.bye]
    assert own or len(byes) > 1, "two of a school of two cannot meet eight others"
    assert desk.round(1).reports


@pytest.mark.parametrize(("scores", "points"), [((1, 0), (3, 1)), ((0, 1), (1, 3)), ((0, 0), (2, 2))])
def test_a_win_earns_three_a_tie_two_a_loss_one(scores: Sequence[int], points: Sequence[int]) -> None:
    desk = gathered(10)
    desk.hang_out(1)
    who = desk.tables(1)[0]
    desk.enter(1, dict(zip(who, scores, strict=True)))
    assert [desk.points(one) for one in who] == list(points)


@pytest.mark.paragraph("conduct", book="pentathlon-common")
def test_misconduct_costs_all_points_of_the_game_by_the_director_alone() -> None:
    desk = gathered(10)
    desk.hang_out(1)
    who = desk.tables(1)[0]
    desk.enter(1, {who[0]: 1, who[1]: 0})
    taken = Slip((0, 0), who=who, how="forfeit", at_fault=(who[0],), conduct=True)
    change = Amend("", 1, taken, "intimidation of an opponent")
    desk.no(change, JUDGE)
    desk.done(change)
    assert [desk.points(one) for one in who] == [0, 3]


@pytest.mark.paragraph("conduct", book="pentathlon-common")
def test_what_was_said_of_conduct_is_in_the_log() -> None:
    desk = gathered(10)
    desk.done(Log("Warned for loud words.", 3, "conduct"), JUDGE)
    assert [(one.number, one.paragraph) for one in desk.state.log] == [(3, "conduct")]


def test_who_does_not_come_has_nothing_and_the_other_has_three() -> None:
    desk = gathered(10)
    desk.hang_out(1)
    there, away = desk.tables(1)[0]
    desk.enter(1, {there: 0, away: 0}, how="forfeit", at_fault=(away,))
    assert (desk.points(there), desk.points(away)) == (3, 0)


@pytest.mark.paragraph("score-card", book="pentathlon-common")
def test_a_result_is_set_right_when_the_score_card_says_otherwise() -> None:
    desk = gathered(10)
    desk.hang_out(1)
    who = desk.tables(1)[0]
    desk.enter(1, {who[0]: 1, who[1]: 0})
    desk.done(Amend("", 1, Slip((0, 1), who=who), "the Star sheet was wrong, the score card says so"))
    assert [desk.points(one) for one in who] == [1, 3]
    assert "score card" in desk.at(who[0]).amended


def test_points_earn_the_award_classes() -> None:
    desk = through(gathered(20))
    standing = rows(desk.state, "", 5)
    given = awards(standing, PLAN.awards)
    assert set(given) == set(desk.state.entrants), "everybody goes home with a ribbon at least"
    limits = {
        "Hall of Fame": 15,
        "gold": 14,
        "silver": 13,
        "bronze": 12,
        "honorable mention": 11,
        "ribbon": 0,
    }
    assert PLAN.awards == limits
    for row in standing:
        assert row.points >= limits[given[row.number]]
        assert (given[row.number] == "Hall of Fame") == (row.points == 15)
        assert (given[row.number] == "ribbon") == (row.points <= 10)
    assert len(set(given.values())) > 2
