"""BEGINNING and END OF TURN, RECORDING and ANNOUNCING POINTS, drawing, DEPLETED DECK."""

import pytest

from gamehall.games.pentathlon.acts import PassCard
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.state import CardLine
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER
from tests.games.stars_and_bars.desk import HAND1, P1, P2, Desk


@pytest.mark.paragraph("turn-begins", "turn-ends")
def test_a_turn_goes_from_receiving_the_card_to_passing_it() -> None:
    desk = Desk("tournament")
    assert (desk.holder(), desk.state.card.phase) == (P1, "window")
    assert desk.may(P1, "Place")
    assert not desk.may(P2, "Place")
    assert desk.say(P2, acts.Place("BSCR", "A1")).refused
    assert GAME.rule(desk.state, P2, acts.Place("BSCR", "A1")).cites == "flag-card"
    ruling = desk.turn("SLCB", "A1", 1)
    assert ruling.cites == "turn-ends"
    assert (desk.holder(), desk.state.card.phase) == (P2, "window")


@pytest.mark.paragraph("hand")
def test_a_card_is_drawn_at_the_end_of_a_turn() -> None:
    desk = Desk("tournament")
    assert desk.say(P1, acts.Draw()).refused
    assert GAME.rule(desk.state, P1, acts.Draw()).cites == "hand"
    desk.play("SLCB", "A1", 1)
    assert desk.say(P1, acts.Draw()).cites == "hand"
    assert desk.say(DEALER, Dealt(("SLCR",))).cites == "hand"  # it lies on the board
    ruling = desk.say(DEALER, Dealt(("SLTB",)))
    assert ruling.says == "{p1} draws a large blue triangle with stars."
    assert desk.state.hand(P1) == (*HAND1[1:], "SLTB")
    assert desk.holder() == P1
    assert desk.say(P1, acts.Draw()).refused
    assert desk.say(P1, PassCard()).cites == "turn-ends"


@pytest.mark.paragraph("draw-reminder")
def test_who_forgets_to_draw_is_reminded_and_the_card_is_passed_after_it() -> None:
    desk = Desk("tournament")
    desk.play("SLCB", "A1", 1)
    ruling = desk.say(P1, PassCard())
    assert (ruling.cites, ruling.says) == ("draw-reminder", "The Monitor reminds {p1} to draw a card.")
    assert desk.holder() == P1
    assert [p.seat for p in desk.table.prompts if p.must] == [DEALER]
    drawn = desk.say(DEALER, Dealt(("SLTB",)))
    assert drawn.cites == "turn-ends"
    assert desk.holder() == P2
    assert len(desk.state.hand(P1)) == 4


@pytest.mark.paragraph("draw-reminder")
def test_that_no_card_was_drawn_cannot_be_challenged() -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, "drawing")
    assert desk.marks(P2) == ("IA",)
    assert desk.ruled().opinions[0].cites == "draw-reminder"


@pytest.mark.paragraph("one-minute")
def test_a_scorer_who_types_the_card_costs_the_player_no_time() -> None:
    desk = Desk(turn_seconds=60)
    desk.wait(50)
    desk.play("SLCB", "A1", 1)
    desk.say(P1, acts.Draw())
    desk.wait(600)
    desk.say(DEALER, Dealt(("SLTB",)))
    desk.wait(9)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("depleted")
def test_when_the_deck_is_depleted_play_goes_on_to_the_last_card() -> None:
    desk = Desk("tournament")
    desk.spend_deck()
    desk.play("SLCB", "A1", 1)
    assert GAME.rule(desk.state, P1, acts.Draw()).cites == "depleted"
    assert desk.say(P1, PassCard()).cites == "turn-ends"
    assert len(desk.state.hand(P1)) == 3
    assert desk.holder() == P2
    assert desk.table.outcome is None


@pytest.mark.paragraph("depleted")
def test_a_player_with_no_card_left_passes_and_may_still_score_stacks() -> None:
    desk = Desk("guided", card="kept")
    desk.fill("A4")
    desk.hold(P1)
    desk.spend_deck()
    assert desk.place("SLCB", "A1").refused
    assert not desk.say(P1, acts.RemoveStack("A4")).refused
    assert not desk.say(P1, PassCard()).refused
    assert desk.holder() == P2
    assert desk.state.scores[P1] == 2


@pytest.mark.paragraph("recording", "running-score", "flag-card-columns")
def test_the_card_has_a_running_sum_for_each_player() -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    desk.turn("SLHR", "D4", 1)
    desk.turn("SLTR", "B2", 1 + 2 + 2 + 1)
    assert [(line.seat, line.points, line.score) for line in desk.state.written] == [
        (P1, 1, 1),
        (P2, 1, 1),
        (P1, 6, 7),
    ]
    assert desk.state.scores == {P1: 7, P2: 1}
    assert desk.announce(1000).refused


@pytest.mark.paragraph("recording")
def test_where_the_hall_keeps_the_card_it_writes_stacks_and_card() -> None:
    desk = Desk("guided", card="kept")
    desk.fill("A4")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.place("SLCB", "A1")
    assert desk.state.written == (CardLine(P1, 1, 3, 3),)
    assert not desk.may(P1, "Announce")


@pytest.mark.paragraph("announcing")
def test_points_and_running_score_are_announced_before_the_turn_ends() -> None:
    for manner in ("guided", "tournament"):
        desk = Desk(manner, card="by hand")
        desk.place("SLCB", "A1")
        ruling = desk.say(P1, PassCard())
        assert ruling.refused is (manner == "guided")
        assert manner == "tournament" or ruling.cites == "announcing"
    desk.say(DEALER, Dealt(("SLTB",)))
    desk.challenge(P2, "announcing")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("announcing")
def test_where_nothing_was_gained_nothing_is_announced() -> None:
    desk = Desk("guided", card="by hand")
    desk.turn_over("B2", "C2", "B3", "C3")
    desk.place("SLCB", "A1")
    assert not desk.say(P1, PassCard()).refused


@pytest.mark.paragraph("running-score", "placing-points")
@pytest.mark.parametrize(("points", "score", "cites"), [(2, 2, "placing-points"), (1, 2, "running-score")])
def test_wrong_points_and_a_wrong_sum_are_refused_to_a_learner(points: int, score: int, cites: str) -> None:
    desk = Desk("guided", card="by hand")
    desk.place("SLCB", "A1")
    ruling = desk.announce(points, score)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)
    assert not desk.announce(1, 1).refused


@pytest.mark.paragraph("turn-forfeit")
def test_a_forfeited_turn_leaves_nothing_on_the_board() -> None:
    desk = Desk("tournament", turn_seconds=60, grace_seconds=15)
    desk.fill("A4", "C3")
    before = desk.state.cards
    desk.say(P1, acts.RemoveStack("A4"))
    desk.say(P1, acts.RecordStacks(2))
    desk.play("SLCB", "A1", 3)
    desk.say(P1, acts.TurnOver("C3"))
    desk.say(P1, acts.Draw())
    desk.say(DEALER, Dealt((next(iter(desk.state.cards.at("deck"))),)))
    desk.wait(75)
    assert desk.holder() == P2
    assert {place: sorted(held) for place, held in desk.state.cards.places.items()} == {
        place: sorted(held) for place, held in before.places.items()
    }
    assert desk.state.stack("A4") == before.at("A4")
    assert (desk.state.turned, desk.state.scores[P1], desk.state.written) == ((), 0, ())
    assert desk.state.last is None
