"""Hints at a guided table: they tell more and more, and what they propose may be done."""

from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.hints import hints
from gamehall.games.stars_and_bars.referee import playable, worth
from tests.games.stars_and_bars.desk import P1, P2, Desk


def test_points_space_and_card_are_told_one_after_the_other() -> None:
    desk = Desk("guided", card="kept")
    most = max(worth(desk.state, laid) for laid in playable(desk.state, P1))
    points, where, which = hints(desk.state, P1)
    assert points.says == f"A card of your hand could earn {most} points."
    assert points.action is where.action is None
    assert isinstance(which.action, acts.Place)
    assert which.action.space in where.says
    assert not desk.say(P1, which.action).refused
    assert desk.state.scores[P1] == most


def test_a_stack_that_scores_comes_first() -> None:
    desk = Desk("guided", card="kept")
    desk.fill("A4", "B2")
    told = hints(desk.state, P1)
    assert told[0].says == "Turn over the stack on B2 now, before you touch a card: 2 points."
    for hint in told[:2]:
        assert hint.action
        assert not desk.say(P1, hint.action).refused
    assert desk.state.scores[P1] == 4


def test_all_four_turned_stacks_are_worth_four() -> None:
    desk = Desk("guided", card="kept")
    desk.fill("B2", "C2", "B3", "C3")
    desk.turn_over("B2", "C2", "B3", "C3")
    assert hints(desk.state, P1)[0].says == (
        "Remove the four turned stacks now, before you touch a card: 4 points."
    )


def test_after_the_card_stacks_are_kept_from_the_opponent_and_points_are_told() -> None:
    desk = Desk("guided", card="by hand")
    desk.fill("A4")
    desk.place("SLCB", "A1")
    deny, points = hints(desk.state, P1)
    assert deny.action == acts.RemoveStack("A4")
    assert "scores nothing" in deny.says
    assert points.action == acts.Announce(1, 1)


def test_where_no_card_can_be_placed_one_is_discarded() -> None:
    desk = Desk("guided", card="kept")
    desk.fill(*desk.state.board.spaces, count=1)
    desk.hold(P1, "BLHG")
    for laid in list(playable(desk.state, P1)):
        desk.turn_over(laid.space)
    (only,) = hints(desk.state, P1)
    assert only.action == acts.Discard("BLHG")
    assert not desk.say(P1, only.action).refused


def test_who_has_not_the_card_is_told_nothing() -> None:
    desk = Desk("guided", card="kept")
    assert hints(desk.state, P2) == ()
    assert hints(Desk("guided", drawn=False).state, P1) == ()
