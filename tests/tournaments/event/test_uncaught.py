"""Who cannot be caught, at an event: its plan, its prizes and its caps say when, and the reason is told."""

from typing import Any

import pytest

from gamehall.tournaments.event.acts import Pair, Withdraw
from gamehall.tournaments.event.asking import why
from gamehall.tournaments.formats.format import Block
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.event.desk import Desk, hung_out, plan


def before_the_last(options: dict[str, Any], scoring: Scoring | None = None) -> Desk:
    """Three rounds are played. Ana has won them all, by 100 each; three have won two, and the next three one:
    each step is a win and 200 of spread, and a round is left."""
    blocks = Block((1, 3), "swiss"), Block((4, 4), "king-of-the-hill", options=options)
    desk = hung_out(8, plan(*blocks, prizes=("cup", "book"), scoring=scoring or Scoring()))
    for round in (1, 2, 3):
        if round > 1:
            desk.hang_out(round)
        desk.play(round)
    assert [(desk.points(n), desk.standing(n).spread) for n in (1, 2)] == [(3, 300), (2, 100)]
    assert sorted(desk.points(n) for n in range(1, 9)) == [0, 1, 1, 1, 2, 2, 2, 3]
    return desk


@pytest.mark.parametrize(
    ("options", "scoring"),
    [
        ({"gibson": True, "gibson_spread": [150]}, Scoring()),
        ({"gibson": True}, Scoring(caps={"4": 20})),
    ],
)
def test_who_cannot_be_caught_meets_the_first_who_is_out_of_the_prizes(
    options: dict[str, Any], scoring: Scoring
) -> None:
    desk = before_the_last(options, scoring)
    said = desk.done(Pair("", 4)).says
    standing = sorted(range(1, 9), key=lambda n: desk.standing(n).rank)
    met = [other for round in (1, 2, 3) for other in desk.at(1, round).meeting.who]
    assert set(desk.at(1, 4).meeting.who) == {1, next(n for n in standing[4:] if n not in met)}
    reason = (
        "nobody can catch the better one, the other is the first of those met least who are out of the prizes"
    )
    assert reason in why(desk.state, "", 4, 1)
    assert reason in said


def test_who_can_be_caught_meets_the_neighbour() -> None:
    desk = before_the_last({"gibson": True})
    desk.done(Pair("", 4))
    assert set(desk.at(1, 4).meeting.who) == {1, 2}


@pytest.mark.parametrize(("made_up", "told"), [(250, False), (150, True)])
def test_who_left_may_come_back_and_catch_them(made_up: int, told: bool) -> None:
    """They are a win and 200 behind; without them nobody would be within reach."""
    desk = before_the_last({"gibson": True, "gibson_spread": [made_up]})
    for number in [n for n in range(2, 9) if desk.points(n) == 2]:
        desk.done(Withdraw(number, 4, "Home."))
    said = desk.done(Pair("", 4)).says
    assert ("cannot be caught" in said) == told
