"""What is drawn once and holds for several rounds: the schedule of a block, and the stars of the entrants."""

from itertools import combinations

import pytest

from gamehall.tournaments.event.acts import CheckIn, Enrol, Fix, Pair, Plan, Rearrange, Withdraw
from gamehall.tournaments.event.asking import why
from gamehall.tournaments.event.events import Settled
from gamehall.tournaments.formats.format import Block
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.event.desk import Desk, checked_in, plan

GAMES = ("one", "two", "three", "four", "five")
STARS = plan(
    Block((1, 5), "stars"),
    games=GAMES,
    apart="school",
    starts=False,
    scoring=Scoring("results", order=("points",)),
)
EVERYBODY = plan(Block((1, 5), "round-robin"))


def pentathlon(count: int = 12) -> Desk:
    """People of several schools, who play each of five games once."""
    desk = Desk(STARS)
    names = (Entrant(n, f"P{n}", school=f"School {n % 4}") for n in range(1, count + 1))
    desk.done(Enrol(tuple(names)))
    desk.done(CheckIn(tuple(range(1, count + 1))))
    return desk


def test_everybody_plays_each_game_once_in_the_order_of_their_star() -> None:
    desk = pentathlon()
    for round in range(1, 6):
        desk.hang_out(round)
        desk.play(round)
    for number in range(1, 13):
        played = tuple(desk.at(number, round).meeting.game for round in range(1, 6))
        assert sorted(played) == sorted(GAMES)
        assert played == desk.state.stars[number]


def test_the_game_is_told_with_the_reason() -> None:
    desk = pentathlon()
    desk.hang_out(1)
    board = desk.round(1).boards[0]
    assert f" in {board.meeting.game}: the same game" in why(desk.state, "", 1, board.meeting.who[0])


def test_who_comes_late_is_given_a_star_and_the_others_keep_theirs() -> None:
    desk = pentathlon()
    desk.hang_out(1)
    desk.play(1)
    before = dict(desk.state.stars)
    desk.done(Enrol((Entrant(0, "Zoe", school="School 9"),)))
    desk.done(CheckIn((13,)))
    desk.hang_out(2)
    assert {n: desk.state.stars[n] for n in before} == before
    assert sorted(desk.state.stars[13]) == sorted(GAMES)
    assert desk.at(13, 2).meeting.game == desk.state.stars[13][1]


def strangers(desk: Desk, round: int) -> tuple[int, int]:
    """Two whose stars have them play different games in a round."""
    return next(who for who in combinations(desk.state.stars, 2) if desk.state.differ(who, round))


@pytest.mark.paragraph("event-by-hand", book="event")
def test_two_who_play_different_games_are_not_seated_together() -> None:
    desk = pentathlon()
    desk.hang_out(1)
    desk.play(1)
    assert "play different games in round 2, by their stars" in desk.no(Fix("", 2, strangers(desk, 2))).says
    desk.hang_out(2)
    one, other = strangers(desk, 2)
    rest = [
        n for n in (*desk.at(one, 2).meeting.who, *desk.at(other, 2).meeting.who) if n not in (one, other)
    ]
    torn = Rearrange("", 2, ((one, other), *((n,) for n in rest)), "Sisters")
    assert "play different games in round 2, by their stars" in desk.no(torn).says


def test_whom_the_director_seats_together_plays_what_their_stars_say() -> None:
    desk = pentathlon()
    desk.hang_out(1)
    desk.play(1)
    same = next(who for who in combinations(desk.state.stars, 2) if not desk.state.differ(who, 2))
    desk.done(Fix("", 2, same))
    desk.hang_out(2)
    board = desk.at(same[0], 2)
    assert set(board.meeting.who) == set(same)
    assert board.meeting.game == desk.state.stars[same[0]][1]


@pytest.mark.paragraph("event-plan", book="event")
def test_a_schedule_is_drawn_once_and_stays_whoever_comes_and_goes() -> None:
    desk = checked_in(6, EVERYBODY)
    desk.hang_out(1)
    desk.play(1)
    drawn = desk.state.settled
    desk.done(Withdraw(6, 2, "A train"))
    desk.done(Enrol((Entrant(0, "Zoe"),)))
    desk.done(CheckIn((7,)))
    for round in (2, 3, 4, 5):
        desk.hang_out(round)
        desk.play(round)
    assert desk.state.settled == drawn
    pairs = [frozenset(table) for round in range(1, 6) for table in desk.tables(round) if len(table) == 2]
    of_those_who_stayed = [pair for pair in pairs if pair <= {1, 2, 3, 4, 5}]
    assert sorted(map(sorted, of_those_who_stayed)) == sorted(map(list, combinations(range(1, 6), 2)))


def test_a_schedule_is_drawn_anew_until_its_first_round_hangs_out() -> None:
    desk = checked_in(4, EVERYBODY)
    desk.done(Pair("", 1))
    desk.done(Enrol((Entrant(0, "Eve"), Entrant(0, "Fay"))))
    desk.done(CheckIn((5, 6)))
    for round in range(1, 6):
        desk.hang_out(round)
        desk.play(round)
    pairs = {frozenset(table) for round in range(1, 6) for table in desk.tables(round)}
    assert len(pairs) == 15, "everybody met everybody"
    drawn = [e for entry in desk.event.entries for e in entry.ruling.events if isinstance(e, Settled)]
    assert len(drawn) == 2


def test_a_plan_changed_in_the_midst_of_a_block_does_not_shift_its_schedule() -> None:
    desk = checked_in(6, plan(Block((1, 3), "round-robin")))
    for round in (1, 2):
        desk.hang_out(round)
        desk.play(round)
    desk.done(Plan(EVERYBODY, "We have the time"))
    for round in (3, 4, 5):
        desk.hang_out(round)
        desk.play(round)
    assert len({frozenset(table) for round in range(1, 6) for table in desk.tables(round)}) == 15


def test_a_bracket_that_is_over_for_somebody_leaves_them_without_a_table_and_without_a_loss() -> None:
    desk = checked_in(4, plan(Block((1, 2), "knock-out", options={"third_place": False})))
    desk.hang_out(1)
    desk.play(1)
    desk.hang_out(2)
    out = desk.round(2).out
    assert len(out) == 2
    assert all(desk.standing(number).played == 1 for number in out)


@pytest.mark.paragraph("event-pairing", book="event")
def test_what_a_system_cannot_pair_is_told_in_its_words() -> None:
    desk = checked_in(4, plan(Block((1, 2), "by-hand")))
    ruling = desk.no(Pair("", 1))
    assert ruling.cites == "event-pairing"
    assert "this round is paired by hand" in ruling.says
    for who in ((1, 2), (3, 4)):
        desk.done(Fix("", 1, who))
    desk.hang_out(1)
