"""4 CARD STACKS, CHECKING STACKS, SCORING POINTS for turning over and removing them, REMOVED STACKS."""

import pytest

from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.portrait import portray
from gamehall.games.stars_and_bars.referee import stacks_due
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.state import DISCARD
from gamehall.kernel.action import Action
from gamehall.kernel.record import Manner
from tests.games.stars_and_bars.desk import HAND1, P1, P2, Desk

CENTRE = ("B2", "C2", "B3", "C3")


def full(*spaces: str, manner: Manner = "guided", card: str = "kept", count: int = 4) -> Desk:
    desk = Desk(manner, card=card)
    desk.fill(*spaces, count=count)
    return desk


def due(desk: Desk) -> int:
    assert desk.state.sheet
    return stacks_due(desk.state.sheet)


@pytest.mark.paragraph("score-turning")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_turning_over_a_central_stack_of_four_or_more_scores_two(count: int) -> None:
    desk = full("B2", count=count)
    ruling = desk.say(P1, acts.TurnOver("B2"))
    assert (ruling.verdict, ruling.cites) == ("allowed", "score-turning")
    assert desk.state.turned == ("B2",)
    assert (desk.state.face("B2"), len(desk.state.stack("B2"))) == ("", count)
    assert desk.state.scores[P1] == 2


@pytest.mark.paragraph("score-outer", "removed-stacks")
@pytest.mark.parametrize("count", [4, 5])
def test_removing_an_outer_stack_of_four_or_more_scores_two(count: int) -> None:
    desk = full("A1", count=count)
    stack = desk.state.stack("A1")
    assert desk.say(P1, acts.RemoveStack("A1")).cites == "score-outer"
    assert desk.state.stack("A1") == ()
    assert desk.state.cards.at(DISCARD) == stack
    assert desk.state.scores[P1] == 2


@pytest.mark.paragraph("score-centre", "removed-stacks")
def test_removing_the_four_turned_stacks_scores_four() -> None:
    desk = full(*CENTRE)
    desk.turn_over(*CENTRE)
    assert desk.say(P1, acts.RemoveCentre()).cites == "score-centre"
    assert desk.state.scores[P1] == 4
    assert desk.state.turned == ()
    assert desk.state.cards.count(DISCARD) == 16
    assert not any(desk.state.stack(space) for space in CENTRE)


@pytest.mark.paragraph("score-both")
def test_turning_over_the_last_and_removing_them_scores_six() -> None:
    desk = full(*CENTRE)
    desk.turn_over(*CENTRE[:3])
    desk.say(P1, acts.TurnOver("C3"))
    assert desk.say(P1, acts.RemoveCentre()).cites == "score-both"
    assert desk.state.scores[P1] == 6


@pytest.mark.paragraph("score-both", "score-turning")
def test_each_of_two_waiting_stacks_scores_two() -> None:
    desk = full(*CENTRE)
    desk.turn_over(*CENTRE[:2])
    for act in (acts.TurnOver("B3"), acts.TurnOver("C3"), acts.RemoveCentre()):
        desk.say(P1, act)
    assert desk.state.scores[P1] == 2 + 2 + 4


@pytest.mark.paragraph("score-centre")
def test_three_turned_stacks_are_not_removed() -> None:
    desk = full(*CENTRE, manner="tournament")
    desk.turn_over(*CENTRE[:3])
    assert desk.say(P1, acts.RemoveCentre()).cites == "score-centre"
    assert desk.say(P1, acts.RemoveCentre()).refused


@pytest.mark.paragraph("turn-or-remove")
@pytest.mark.parametrize("act", [acts.TurnOver("A1"), acts.RemoveStack("B2"), acts.RemoveStack("Q9")])
def test_central_stacks_are_turned_over_and_outer_ones_removed(act: Action) -> None:
    desk = full("A1", "B2", manner="tournament")
    ruling = desk.say(P1, act)
    assert (ruling.verdict, ruling.cites) == ("refused", "turn-or-remove")


@pytest.mark.paragraph("checking-stacks")
@pytest.mark.parametrize(("act", "space"), [(acts.TurnOver("B2"), "B2"), (acts.RemoveStack("A1"), "A1")])
def test_the_monitor_puts_back_a_stack_of_three(act: Action, space: str) -> None:
    desk = full(space, manner="tournament", card="by hand", count=3)
    before = desk.state.cards
    ruling = desk.say(P1, act)
    assert (ruling.verdict, ruling.cites) == ("allowed", "checking-stacks")
    assert "The Monitor counts 3 cards and puts it back." in ruling.says
    assert (desk.state.cards, desk.state.turned, due(desk)) == (before, (), 0)
    guided = full(space, count=3).say(P1, act)
    assert (guided.verdict, guided.cites) == ("refused", "checking-stacks")


@pytest.mark.paragraph("checking-stacks")
def test_that_a_stack_was_put_back_cannot_be_challenged() -> None:
    desk = full("A1", manner="tournament", card="by hand", count=3)
    desk.say(P1, acts.RemoveStack("A1"))
    desk.turn("SLCB", "C1", 3)
    desk.challenge(P2, "count")
    assert desk.marks(P2) == ("IA",)
    assert desk.ruled().opinions[0].cites == "checking-stacks"
    assert desk.holder() == P2


@pytest.mark.paragraph("checking-stacks")
def test_an_empty_space_has_no_stack() -> None:
    for act in (acts.RemoveStack("A1"), acts.TurnOver("B2")):
        desk = Desk("tournament")
        desk.lay("D4", *desk.state.stack("B2"))
        assert desk.say(P1, act).refused


@pytest.mark.paragraph("turned-over")
def test_a_turned_stack_is_not_turned_again() -> None:
    desk = full("B2", manner="tournament")
    desk.say(P1, acts.TurnOver("B2"))
    assert desk.say(P1, acts.TurnOver("B2")).cites == "turned-over"


@pytest.mark.paragraph("no-points-later")
def test_after_a_card_was_touched_stacks_may_be_handled_and_score_nothing() -> None:
    desk = full("A4", "C3", "B2", count=4)
    desk.place("SLCB", "A1")
    score = desk.state.scores[P1]
    for act in (acts.RemoveStack("A4"), acts.TurnOver("C3")):
        ruling = desk.say(P1, act)
        assert (ruling.verdict, ruling.cites) == ("allowed", "no-points-later")
    assert desk.state.scores[P1] == score
    assert (desk.state.turned, desk.state.stack("A4")) == (("C3",), ())


@pytest.mark.paragraph("no-points-later")
def test_a_stack_made_in_this_turn_scores_nothing_now_and_for_the_opponent_next() -> None:
    desk = full("A1", count=3)
    desk.lay("A1", "BLCB")
    desk.lay("A1", desk.state.stack("A1")[0])
    desk.hold(P1, "SLCG")
    desk.lay("A1", "SLCB")
    desk.place("SLCG", "A1")
    assert len(desk.state.stack("A1")) >= 4
    desk.pass_card()
    desk.say(P2, acts.RemoveStack("A1"))
    assert desk.state.scores[P2] == 2


@pytest.mark.paragraph("five-cards")
def test_a_stack_of_four_that_was_not_turned_takes_a_fifth_card() -> None:
    desk = full("A1", count=4)
    desk.lay("A1", "SLCG")
    desk.lay("A1", desk.state.stack("A1")[0])
    desk.lay("A1", "SLCG")
    desk.hold(P1, "SLCB")
    assert not desk.place("SLCB", "A1").refused
    assert len(desk.state.stack("A1")) > 4
    desk.pass_card()
    assert desk.say(P2, acts.RemoveStack("A1")).cites == "score-outer"


@pytest.mark.paragraph("stack-points-first", "recording")
def test_by_hand_points_for_stacks_are_written_before_a_card_is_touched() -> None:
    desk = full("A4", manner="tournament", card="by hand")
    desk.say(P1, acts.RemoveStack("A4"))
    assert desk.state.scores[P1] == 0
    ruling = desk.say(P1, acts.RecordStacks(2))
    assert (ruling.verdict, ruling.cites) == ("allowed", "stack-points-first")
    assert desk.state.scores[P1] == 2
    desk.place("SLCB", "A1")
    assert desk.say(P1, acts.RecordStacks(4)).refused
    direct = GAME.rule(desk.state, P1, acts.RecordStacks(4))
    assert (direct.verdict, direct.cites) == ("refused", "stack-points-first")


@pytest.mark.paragraph("stack-points")
@pytest.mark.parametrize(("points", "right"), [(0, True), (2, True), (3, False), (4, False)])
def test_no_more_is_written_for_stacks_than_they_earn(points: int, right: bool) -> None:
    desk = full("A4", manner="guided", card="by hand")
    desk.say(P1, acts.RemoveStack("A4"))
    ruling = desk.say(P1, acts.RecordStacks(points))
    assert ruling.refused is not right
    assert right or ruling.cites == "stack-points"


@pytest.mark.paragraph("stack-points-first")
def test_points_for_stacks_that_are_added_at_the_end_are_too_late() -> None:
    desk = full("A4", manner="guided", card="by hand")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.place("SLCB", "A1")
    ruling = desk.announce(3)
    assert (ruling.verdict, ruling.cites) == ("refused", "stack-points-first")
    assert not desk.announce(1).refused


@pytest.mark.paragraph("not-turning")
def test_that_a_stack_was_not_turned_over_cannot_be_challenged() -> None:
    desk = full("C3", "A4", manner="tournament", card="by hand")
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, "unturned")
    assert desk.marks(P2) == ("IA",)
    assert desk.ruled().opinions[0].cites == "not-turning"
    assert desk.holder() == P2


@pytest.mark.paragraph("stack-count")
def test_everybody_sees_how_many_cards_a_stack_has() -> None:
    desk = full("A1", count=3)
    desk.fill("B2", count=5)
    desk.turn_over("B2")
    shown = portray(desk.state)
    assert f"{desk.state.face('A1')}.3" in shown
    assert "[====.5]" in shown
    assert "SSCR.1" in shown


@pytest.mark.paragraph("removed-stacks")
def test_cards_of_removed_stacks_are_never_drawn_again() -> None:
    desk = full("A1")
    gone = desk.state.stack("A1")
    desk.say(P1, acts.RemoveStack("A1"))
    desk.turn("SLCB", "C1", 3)
    assert set(desk.state.cards.at(DISCARD)) == set(gone)
    assert not set(gone) & set(desk.state.hand(P1))
    assert set(HAND1[1:]) < set(desk.state.hand(P1))
