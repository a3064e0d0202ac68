"""CHALLENGING: when, about what, and what follows."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Opinion, Rule
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.faults import NATURES
from gamehall.games.stars_and_bars.state import DISCARD, Sheet
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, JUDGE
from tests.games.stars_and_bars.desk import HAND1, P1, P2, Desk


def misplaced(**options: object) -> Desk:
    """p1 has covered a card that differs in more than one way, for 4 points, and p2 holds the card."""
    desk = Desk("tournament", **options)  # type: ignore[arg-type]
    desk.lay("A1", "BLHG")
    desk.turn("BSQG", "A1", 4)
    return desk


def overclaimed() -> Desk:
    """p1 wrote 4 points for a stack that earns 2, and placed a card rightly for 1."""
    desk = Desk("tournament")
    desk.fill("A4")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.say(P1, acts.RecordStacks(4))
    desk.place("SLCB", "A1")
    desk.announce(5)
    desk.pass_card()
    return desk


def last(desk: Desk) -> Sheet:
    assert desk.state.last
    return desk.state.last


@pytest.mark.paragraph("window")
def test_the_window_is_open_from_receiving_the_card_until_a_card_is_touched() -> None:
    for touch in (acts.Place("BSCR", "D4"), acts.Discard("BSCR")):
        desk = misplaced()
        assert desk.say(P2, touch).verdict == "allowed"
        desk.challenge(P2, "placing")
        assert desk.marks(P2) == ("IA",)
        assert desk.state.face("A1") == "BSQG"


@pytest.mark.paragraph("window")
def test_the_opponent_without_the_card_challenges_at_the_wrong_time() -> None:
    desk = misplaced()
    desk.challenge(P1, "placing")
    assert desk.marks(P1) == ("IA",)
    assert desk.holder() == P2


@pytest.mark.paragraph("window")
def test_only_the_opponents_last_turn_is_open() -> None:
    desk = misplaced()
    desk.turn("BSCR", "D4", 3)
    desk.turn("SLCB", "C1", 3)
    desk.challenge(P2, "placing")
    assert desk.marks(P2) == ("I",)


@pytest.mark.paragraph("correct-placement")
def test_a_misplaced_card_goes_to_the_discard_pile_and_its_points_are_subtracted() -> None:
    desk = misplaced()
    hand = desk.state.hand(P1)
    ruling = desk.challenge(P2, "placing")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-placement")
    assert desk.marks(P2) == ("C",)
    assert desk.state.stack("A1") == ("BLHG",)
    assert desk.state.cards.at(DISCARD) == ("BSQG",)
    assert desk.state.scores == {P1: 0, P2: 0}
    assert desk.state.hand(P1) == hand
    assert (desk.holder(), desk.state.card.phase) == (P2, "window")
    assert desk.state.written == ()


@pytest.mark.paragraph("correct-placement")
@pytest.mark.parametrize(
    ("nature", "points", "score"), [("scoring", 3, None), ("scoring", 1, 7), ("announcing", None, None)]
)
def test_wrong_or_missing_points_for_the_card_have_the_same_remedy(
    nature: str, points: int | None, score: int | None
) -> None:
    desk = Desk("tournament")
    desk.set_scores(20, 0)
    desk.place("SLCB", "A1")
    if points is not None:
        sheet = desk.state.sheet
        assert sheet
        desk.say(P1, acts.Announce(points, sheet.before + points if score is None else score))
    desk.pass_card()
    assert desk.challenge(P2, nature).cites == "correct-placement"
    assert desk.marks(P2) == ("C",)
    assert desk.state.scores[P1] == 20
    assert desk.state.cards.at(DISCARD) == ("SLCB",)


@pytest.mark.paragraph("correct-placement")
def test_a_stack_that_the_faulty_card_filled_is_as_it_was_before() -> None:
    desk = Desk("tournament")
    desk.fill("C3", count=3)
    desk.lay("C3", "SSTB", "BLHG")
    stack = desk.state.stack("C3")
    desk.hold(P1, *HAND1)
    desk.place("BSQG", "C3")
    desk.say(P1, acts.TurnOver("C3"))
    assert "C3" in desk.state.turned
    desk.announce(0, 0)
    desk.pass_card()
    desk.challenge(P2, "placing")
    assert not desk.state.turned
    assert desk.state.stack("C3") == stack
    assert desk.state.cards.at(DISCARD) == ("BSQG",)


@pytest.mark.paragraph("correct-placement", "removed-stacks")
def test_a_removed_stack_comes_back_without_the_faulty_card() -> None:
    desk = Desk("tournament")
    desk.fill("A1", count=3)
    desk.lay("A1", "BLHG")
    stack = desk.state.stack("A1")
    desk.place("BSQG", "A1")
    desk.say(P1, acts.RemoveStack("A1"))
    desk.pass_card()
    desk.challenge(P2, "placing")
    assert desk.state.stack("A1") == stack
    assert desk.state.cards.at(DISCARD) == ("BSQG",)


@pytest.mark.paragraph("correct-placement", "window")
def test_what_the_challenger_did_with_stacks_is_taken_back_and_may_be_done_again() -> None:
    desk = Desk("tournament", card="kept")
    desk.fill("A4")
    desk.fill("A1", count=3)
    desk.lay("A1", "BLHG")
    stack = desk.state.stack("A1")
    desk.turn("BSQG", "A1", 4)
    desk.say(P2, acts.RemoveStack("A1"))  # which the faulty card had filled
    desk.say(P2, acts.RemoveStack("A4"))
    assert desk.state.scores[P2] == 4
    desk.challenge(P2, "placing")
    assert desk.state.stack("A1") == stack
    assert len(desk.state.stack("A4")) == 4
    assert desk.state.scores == {P1: 0, P2: 0}
    desk.say(P2, acts.RemoveStack("A4"))
    assert desk.state.scores[P2] == 2


@pytest.mark.paragraph("correct-stacks")
def test_only_wrong_points_for_stacks_are_subtracted_and_the_card_stays() -> None:
    desk = overclaimed()
    assert desk.state.scores[P1] == 5
    ruling = desk.challenge(P2, "stacks")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-stacks")
    assert desk.state.scores[P1] == 1
    assert desk.state.face("A1") == "SLCB"
    assert desk.state.stack("A4") == ()
    assert desk.holder() == P2


@pytest.mark.paragraph("correct-stacks", "stack-points-first")
def test_points_for_a_stack_that_were_added_late_are_subtracted() -> None:
    desk = Desk("tournament")
    desk.fill("A4")
    desk.place("SLCB", "A1")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.announce(1 + 2)
    desk.pass_card()
    assert desk.challenge(P2, "stacks").cites == "correct-stacks"
    assert desk.state.scores[P1] == 1
    assert desk.state.face("A1") == "SLCB"


@pytest.mark.paragraph("correct-placement")
def test_points_for_stacks_rightly_recorded_stay_when_the_card_was_wrong() -> None:
    desk = Desk("tournament")
    desk.fill("A4")
    desk.lay("A1", "BLHG")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.say(P1, acts.RecordStacks(2))
    desk.place("BSQG", "A1")
    desk.announce(6)
    desk.pass_card()
    desk.challenge(P2, "placing")
    assert desk.state.scores[P1] == 2
    assert [(line.points, line.score) for line in desk.state.written] == [(2, 2)]


@pytest.mark.paragraph("correct-placement", "correct-stacks")
def test_with_both_faults_named_the_score_goes_back_to_where_it_was() -> None:
    desk = Desk("tournament")
    desk.fill("A4")
    desk.lay("A1", "BLHG")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.say(P1, acts.RecordStacks(4))
    desk.place("BSQG", "A1")
    desk.announce(8)
    desk.pass_card()
    desk.challenge(P2, "stacks", "placing")
    assert desk.marks(P2) == ("C", "C")
    assert desk.state.scores[P1] == 0
    assert desk.state.face("A1") == "BLHG"


@pytest.mark.paragraph("incorrect")
def test_an_incorrect_challenge_costs_the_turn() -> None:
    desk = Desk("tournament", card="kept")
    desk.fill("A4")
    desk.turn("SLCB", "A1", 1)
    desk.say(P2, acts.RemoveStack("A4"))
    assert desk.challenge(P2, "placing").cites == "incorrect"
    assert desk.marks(P2) == ("I",)
    assert desk.holder() == P1
    assert desk.state.face("A1") == "SLCB"
    assert desk.state.scores == {P1: 1, P2: 0}  # the turn is lost with what was done in it
    assert len(desk.state.stack("A4")) == 4


@pytest.mark.paragraph("incorrect")
def test_points_never_announced_are_missing_and_not_wrong() -> None:
    desk = Desk("tournament")
    desk.place("SLCB", "A1")
    desk.pass_card()
    desk.challenge(P2, "scoring")
    assert desk.marks(P2) == ("I",)
    assert "missing is another challenge" in desk.ruled().opinions[0].says


@pytest.mark.paragraph("inappropriate")
@pytest.mark.parametrize("nature", ["other", "unturned", "count", "drawing", "start", "flag", "time"])
def test_what_is_no_rule_or_the_monitors_is_inappropriate_and_costs_no_turn(nature: str) -> None:
    desk = misplaced()
    ruling = desk.challenge(P2, nature)
    assert ruling.cites == "inappropriate"
    assert desk.marks(P2) == ("IA",)
    assert desk.holder() == P2
    desk.challenge(P2, "placing")
    assert desk.marks(P2) == ("IA", "C")


@pytest.mark.paragraph("incorrect", "inappropriate")
def test_three_in_any_mix_lose() -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, "other")
    desk.challenge(P2, "placing")
    desk.pass_card()
    desk.challenge(P2, "unturned")
    assert desk.marks(P2) == ("IA", "I", "IA")
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "three-challenges")


@pytest.mark.paragraph("window")
def test_a_learner_is_told_before_a_challenge_out_of_place_costs_anything() -> None:
    desk = Desk("guided", card="kept")
    desk.turn("SLCB", "A1", 1)
    assert desk.challenge(P2, "unturned").refused
    assert desk.challenge(P1, "placing").refused
    assert desk.marks(P2) == ()


@pytest.mark.paragraph("correct-stacks", "correct-placement")
@pytest.mark.parametrize(("nature", "left"), [("stacks", 1), ("placing", 0), ("other", 0)])
def test_where_only_the_official_sees_a_fault_its_name_tells_what_is_taken_back(
    nature: str, left: int
) -> None:
    desk = Desk("tournament", judges=())
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, nature, accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "window", "As I see it."),)))
    desk.accept()
    assert desk.state.scores[P1] == left
    assert bool(desk.state.stack("A1")) is bool(left)


@pytest.mark.paragraph("correct-placement", "turned-over")
def test_a_card_on_a_turned_stack_goes_and_the_stack_stays_turned() -> None:
    desk = Desk("tournament")
    desk.fill("B2")
    desk.turn_over("B2")
    desk.turn("SLTR", "B2", 5)
    assert len(desk.state.stack("B2")) == 5
    assert desk.state.face("B2") == ""
    desk.challenge(P2, "placing")
    assert (desk.state.turned, len(desk.state.stack("B2"))) == (("B2",), 4)


@pytest.mark.paragraph("hand")
def test_the_hand_that_was_filled_stays_filled() -> None:
    desk = Desk("tournament")
    desk.lay("A1", "BLHG")
    desk.play("BSQG", "A1", 4)
    desk.say(P1, acts.Draw())
    desk.say(DEALER, Dealt(("SLTB",)))
    desk.pass_card()
    desk.challenge(P2, "placing")
    assert "SLTB" in desk.state.hand(P1)
    assert len(desk.state.hand(P1)) == 4


def test_every_nature_can_be_named_in_a_challenge() -> None:
    for nature in NATURES:
        assert not misplaced().challenge(P2, nature, accept=False).refused
    assert misplaced().challenge(P2, "nonsense").refused
    assert not misplaced().say(P2, Challenge()).refused
