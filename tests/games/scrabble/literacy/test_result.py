"""What letters left over count, and the slip: who has won, and both teams sign."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.seat import Seat
from tests.games.scrabble.literacy.desk import P1, P2, P3, Desk
from tests.games.scrabble.positions import board


def nearly_out(bag: str = "", **options: object) -> Desk:
    """p1's team holds two tiles that hook HORN; p2's team two others."""
    desk = Desk("HORNATS", "ABDEIOS", **options)  # type: ignore[arg-type]
    desk.turn(P1, "8H HORN")
    desk.skip(P2)
    desk.hold(p1="SO", p2="QI", bag=bag)
    return desk


@pytest.mark.paragraph("unplayed", book="scrabble-basics")
def test_who_goes_out_receives_twice_the_other_rack() -> None:
    desk = nearly_out(book="wespa")
    desk.place(P1, "L8 SO")
    desk.must(P1, acts.Announce(12))
    desk.must(P1, acts.StopClock())
    desk.must(P2, acts.Accept())
    assert desk.state.scores == {P1: 14 + 12 + 2 * 11, P2: 0}  # Q 10, I 1


@pytest.mark.paragraph("unplayed", book="scrabble-basics")
def test_when_nobody_goes_out_each_loses_the_own_rack() -> None:
    desk = nearly_out(bag="E", book="wespa")
    for seat in (P1, P2, P1, P2, P1):
        desk.skip(seat)
    assert desk.said("pass").verdict == "allowed"
    assert desk.state.scores == {P1: 14 - 2, P2: -11}


@pytest.mark.paragraph("unplayed", book="literacy")
@pytest.mark.parametrize(
    ("option", "scores"),
    [
        ("none", {P1: 26, P2: 0}),
        ("double", {P1: 26 + 22, P2: 0}),  # Q 10, I 1, twice
        ("add and subtract", {P1: 26 + 11, P2: -11}),
    ],
)
def test_letters_left_over_count_nothing_unless_the_table_says_otherwise(
    option: str, scores: dict[Seat, int]
) -> None:
    desk = nearly_out(unplayed=option)
    desk.play(P1, "L8 SO")
    desk.must(P2, acts.Accept())
    assert desk.state.scores == scores
    assert desk.state.options.unplayed == option


@pytest.mark.paragraph("unplayed", book="literacy")
def test_by_default_they_count_nothing() -> None:
    assert Desk("HORNATS").state.options.unplayed == "none"


@pytest.mark.paragraph("result", book="literacy")
def test_the_team_with_more_points_wins_and_both_teams_sign() -> None:
    desk = nearly_out(seats=4)
    desk.play(P1, "L8 SO")
    desk.must(P2, acts.Accept())
    ruling = desk.must(P3, acts.Sign())
    assert (ruling.cites, ruling.says) == ("result", "{p1} signs the slip.")
    assert desk.table.outcome is None
    assert desk.say(P1, acts.Sign()).refused  # a team signs once
    assert desk.must(P2, acts.Sign()).cites == "result"
    outcome = desk.table.outcome
    assert outcome
    assert outcome.ranks == ((P1, P3), (P2, Seat("p4")))
    assert (outcome.cites, outcome.says) == ("end-out", "{p1} wins, 26 to 0.")
    assert desk.state.board == board("8H HORN", "L8 SO")


@pytest.mark.paragraph("result", book="literacy")
def test_equal_points_are_a_draw() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.hold(p1="V", p2="V", bag="")
    desk.skip(P1)
    desk.skip(P2)
    for seat in (P1, P2):
        desk.must(seat, acts.Sign())
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1, P2),)
    assert desk.table.outcome.says == "A draw, 0 to 0."


@pytest.mark.paragraph("result", book="literacy")
def test_a_slip_nobody_signs_is_taken_as_it_stands() -> None:
    desk = Desk("HORNATS", "ABDEIOS", signing_seconds=120)
    desk.hold(p1="V", p2="V", bag="")
    desk.skip(P1)
    desk.skip(P2)
    desk.wait(119)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome
