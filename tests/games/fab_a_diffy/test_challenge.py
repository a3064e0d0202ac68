"""WHEN TO CHALLENGE, CORRECT, INCORRECT, INAPPROPRIATE; one fault, one reward."""

import pytest

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.events import TrickAwarded
from gamehall.games.pentathlon.acts import Opinion, Rule
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, JUDGE
from tests.games.fab_a_diffy.desk import FIRST, P1, P2, Desk

WRONG = ("1/2", "11/12", "1/2 + 11/12 = 5/6")


def wrong(**options: object) -> Desk:
    """p1 has taken a trick that is none, and p2 holds the card."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.turn(*FIRST, trick=WRONG)
    return desk


@pytest.mark.paragraph("window", "correct")
def test_the_three_strips_go_to_the_challenger_who_begins_a_turn() -> None:
    desk = wrong()
    ruling = desk.challenge(P2, "sentence")
    assert ruling.cites == "correct"
    assert desk.marks(P2) == ("C",)
    assert desk.state.lie.piles == {P1: (), P2: ("1/2", "11/12", "5/6")}
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Show")


@pytest.mark.paragraph("window")
def test_the_window_closes_when_a_strip_is_drawn() -> None:
    desk = wrong()
    desk.say(P2, acts.Show())
    desk.say(DEALER, Dealt(("1/4", "1/6", "1/12")))
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("IA",)
    assert desk.state.tricks == {P1: 1, P2: 0}


@pytest.mark.paragraph("correct-other")
@pytest.mark.parametrize("nature", ["box", "touched"])
def test_without_a_trick_the_challenger_has_an_additional_turn(nature: str) -> None:
    desk = Desk()
    desk.show(*FIRST)
    if nature == "touched":
        desk.touch("11/12")
        desk.move()
    desk.pass_card()
    assert desk.challenge(P2, nature).cites == "correct-other"
    assert desk.state.lie.show == ""
    desk.turn("1/4")
    assert desk.state.card.holder == P2
    desk.turn("1/12")
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("incorrect")
def test_an_incorrect_challenge_loses_the_turn() -> None:
    desk = Desk()
    desk.turn(*FIRST, trick=("1/2", "1/3", "1/2 + 1/3 = 5/6"))
    assert desk.challenge(P2, "sentence").cites == "incorrect"
    assert desk.marks(P2) == ("I",)
    assert desk.state.card.holder == P1
    assert desk.state.tricks == {P1: 1, P2: 0}


@pytest.mark.paragraph("inappropriate")
def test_no_tournament_rule_costs_no_turn() -> None:
    desk = Desk()
    desk.turn(*FIRST, trick=("1/2", "1/3", "1/2 + 1/3 = 5/6"))
    assert desk.challenge(P2, "other").cites == "inappropriate"
    assert desk.marks(P2) == ("IA",)
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("incorrect", "inappropriate")
def test_three_of_them_lose_every_game_of_the_event() -> None:
    desk = Desk()
    desk.leave((), piles={P1: 0, P2: 3})
    desk.say(P1, acts.Show())
    desk.accept()
    assert desk.state.results == (P2,)
    for _ in range(3):
        assert desk.table.outcome is None
        desk.challenge(P2, "other")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    assert desk.table.outcome.cites == "three-challenges"


@pytest.mark.paragraph("incorrect", "inappropriate")
def test_marks_of_one_game_count_in_the_next() -> None:
    desk = Desk()
    desk.challenge(P2, "other")
    desk.challenge(P2, "other")
    desk.leave(())
    desk.say(P1, acts.Show())
    desk.accept()
    assert desk.state.results == ("",)
    desk.challenge(P2, "other")
    assert desk.table.outcome


@pytest.mark.paragraph("correct")
def test_whatever_was_wrong_with_a_trick_its_strips_are_awarded_once() -> None:
    desk = Desk()
    desk.show(*FIRST)
    desk.touch("1/3")  # not used
    desk.touch("1/2", "11/12")
    desk.take()  # before it is announced
    desk.announce("1/2 + 11/12 = 5/6")
    desk.pass_card()
    desk.challenge(P2, "sentence", "order", "touched", "sentence")
    assert desk.marks(P2) == ("C", "C", "C")
    assert desk.state.lie.piles[P2] == ("1/2", "11/12", "5/6")
    assert desk.state.tricks == {P1: 0, P2: 1}
    assert len(set(desk.state.lie.piles[P2])) == 3


@pytest.mark.paragraph("correct", "several-rules")
def test_an_incorrect_claim_in_the_same_breath_loses_the_turn_and_keeps_the_strips() -> None:
    desk = wrong()
    desk.challenge(P2, "sentence", "order")
    assert desk.marks(P2) == ("C", "I")
    assert desk.state.tricks == {P1: 0, P2: 1}
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("inappropriate")
def test_a_monitor_who_hears_an_early_challenge_gives_no_strips() -> None:
    desk = Desk(judges=())
    desk.show(*FIRST)
    desk.trick(*WRONG)
    desk.challenge(P2, "sentence", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "Yes."),)))
    desk.accept()
    assert desk.state.card.holder == P1
    assert desk.state.tricks == {P1: 1, P2: 0}
    assert not any(isinstance(e, TrickAwarded) for entry in desk.table.entries for e in entry.ruling.events)
