"""Who sits out: the fewest byes, then the lowest, and nobody twice while that can be avoided."""

import pytest

from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.events import event
from tests.tournaments.pairing.fields import field, fresh

ALL = ("swiss", "king-of-the-hill", "factor", "by-lot")


@pytest.mark.parametrize("system", ALL)
@pytest.mark.parametrize("count", [5, 7, 11])
def test_nobody_sits_out_twice_before_everybody_did(system: str, count: int) -> None:
    for seed in range(3):
        byes = [
            meeting.who[0]
            for _, made in event(count, [(system, {"repeats": 9})] * count, seed)
            for meeting in made.meetings
            if len(meeting.who) == 1
        ]
        assert sorted(byes) == list(range(1, count + 1))


def test_the_lowest_of_the_fewest_byes_sits_out() -> None:
    players = [Player(1), Player(2), Player(3), Player(4, byes=1), Player(5, byes=1)]
    made = pair(field(players), "swiss", {})
    assert made.meetings[-1].who == (3,)
    assert made.meetings[-1].why == "The number is odd; no bye yet."


def test_a_bye_that_leaves_a_repeat_goes_to_somebody_else() -> None:
    """Were 5 to sit out, 1 and 2 could only meet those they have met."""
    met = {1: (2, 3, 4), 2: (1, 3, 4), 3: (1, 2), 4: (1, 2), 5: ()}
    players = [Player(number, met=dict.fromkeys(others, 1)) for number, others in met.items()]
    made = pair(field(players), "swiss", {})
    assert made.meetings[-1].who != (5,)
    assert not made.reports


def test_a_bye_that_leaves_somebody_barred_from_all_goes_to_somebody_else() -> None:
    made = pair(field(fresh(3), by_hand=((1, 2),)), "king-of-the-hill", {})
    assert made.meetings[-1].who == (2,)


def test_a_second_bye_is_told() -> None:
    players = [Player(1, byes=1), Player(2, byes=1), Player(3, byes=1)]
    for system in ALL:
        assert any("bye once more" in said for said in pair(field(players), system, {}).reports)


@pytest.mark.parametrize(("bye", "first"), [("lowest", 4), ("highest", 1)])
def test_the_turn_can_go_from_the_top(bye: Bye, first: int) -> None:
    players = [*fresh(4), Player(5, byes=1)]
    assert in_order(field(players), players, bye)[0].number == first


def test_a_drawn_bye_hangs_on_the_seed_alone() -> None:
    players = fresh(9)
    turn = [player.number for player in in_order(field(players), players, "drawn")]
    assert turn == [player.number for player in in_order(field(players), players[::-1], "drawn")]
    assert turn != sorted(turn)
