"""One fault, one reward: however often and by whatever names it is claimed."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.games.contig60 import acts, events
from gamehall.games.contig60.faults import NATURES
from gamehall.games.contig60.remedies import REWARD
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Opinion, Rule
from gamehall.kernel.action import Fell
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from tests.games.contig60.desk import P1, P2, Desk

FIVE = (0, 1, 2, 3, 4)


def wrong_sum(**options: object) -> Desk:
    desk = Desk("tournament", card="by hand", **options)  # type: ignore[arg-type]
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    return desk


def false_capture(sentence: str = "1+1*2=4", score: int | None = None, **options: object) -> Desk:
    """p1 passes 1, 1, 2; p2, with chips on 0 to 3, captures 4 by a wrong sentence."""
    desk = Desk("tournament", card="by hand", **options)  # type: ignore[arg-type]
    desk.lay(P2, 0, 1, 2, 3)
    desk.pass_turn(1, 1, 2)
    desk.say(P2, common.Capture())
    desk.announce(sentence)
    desk.place(4)
    if score is not None:
        desk.score(score)
    return desk


@pytest.mark.paragraph("correct-capture", "win-on-fault", "capture-window")
@pytest.mark.parametrize("nature", ["sentence", "placing", "capture"])
def test_a_win_declared_on_a_false_capture_is_met_by_any_name_of_its_fault(nature: str) -> None:
    desk = false_capture()
    desk.say(P2, common.DeclareWin(FIVE))
    assert desk.challenge(P1, nature).verdict == "penalised"
    assert desk.marks(P1) == ("C",)
    assert desk.table.outcome is None
    assert desk.state.scores == {P1: 58, P2: 60}
    assert desk.state.covered[desk.state.board.index[4]] == ""
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("correct-capture", "capture-steps")
def test_a_win_on_a_capture_without_a_sentence_is_met_by_announcing() -> None:
    desk = false_capture(sentence="")
    desk.say(P2, common.DeclareWin(FIVE))
    desk.challenge(P1, "announcing")
    assert (desk.marks(P1), desk.table.outcome) == (("C",), None)


@pytest.mark.paragraph("win-confirmed", "capture-window")
def test_a_win_declared_on_a_right_capture_is_confirmed() -> None:
    desk = false_capture("1+1+2=4")
    desk.say(P2, common.DeclareWin(FIVE))
    assert desk.challenge(P1, "sentence").cites == "win-confirmed"


@pytest.mark.paragraph("capture-window", "correct-capture")
@pytest.mark.parametrize("nature", ["sentence", "placing", "capture"])
def test_the_fault_of_a_captured_pass_is_named_as_in_a_turn(nature: str) -> None:
    desk = false_capture(score=58)
    assert desk.challenge(P1, nature).cites == "correct-capture"
    assert desk.state.scores == {P1: 58, P2: 60}


@pytest.mark.paragraph("win-on-fault", "correct")
def test_a_right_capture_stays_when_only_the_turn_after_it_was_wrong() -> None:
    desk = Desk("tournament", card="by hand")
    desk.lay(P2, 0, 1, 2, 3)
    desk.lay(P1, 28)
    desk.pass_turn(6, 6, 6)
    desk.say(P2, common.Capture())
    desk.announce("6+6+6=18")
    desk.place(18)
    desk.play((1, 1, 2), "1+1*2=4", 4)
    desk.say(P2, common.DeclareWin(FIVE))
    desk.challenge(P1, "sentence")
    assert desk.state.covered[desk.state.board.index[18]] == P2
    assert desk.state.covered[desk.state.board.index[4]] == ""
    assert desk.state.chips[P2] == 25 - 5
    assert desk.may(P1, "UseRoll")


@pytest.mark.paragraph("capture-window", "goal-depletion")
def test_a_capture_with_the_last_chip_may_be_challenged_at_the_count() -> None:
    desk = false_capture(score=50)
    desk.set_chips(P2, 0)
    desk.say(P2, common.Roll())
    assert desk.state.card.declared
    assert not desk.may(P2, "Accept")  # the capturer does not confirm their own capture
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("C",)
    assert desk.state.scores == {P1: 58, P2: 60}
    assert desk.table.outcome is None


@pytest.mark.paragraph("incorrect", "goal-depletion")
def test_an_incorrect_challenge_of_a_counted_game_lets_the_count_stand() -> None:
    desk = Desk("tournament")
    desk.set_scores(30, 40)
    desk.set_chips(P2, 0)
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("I",)
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "goal-depletion")


@pytest.mark.paragraph("several-rules", "correct")
def test_one_wrong_sentence_claimed_eight_times_earns_two_points() -> None:
    desk = wrong_sum()
    desk.challenge(P2, *["sentence"] * 8)
    assert desk.marks(P2) == ("C",)
    assert desk.state.scores[P2] == 58


@pytest.mark.paragraph("several-rules", "correct")
def test_one_error_under_two_names_is_correct_twice_and_earns_once() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "placing", "sentence", accept=False)
    assert [o.mark for o in desk.ruled().opinions] == ["C", "C"]
    assert desk.ruled().opinions[1].cites == "several-rules"
    desk.accept()
    assert desk.state.scores[P2] == 58


@pytest.mark.paragraph("several-rules", "correct")
def test_two_rules_broken_are_two_challenges() -> None:
    desk = Desk("tournament", card="by hand")
    desk.turn((3, 5, 4), "3+5*4=32", 33)  # the sum is wrong, and the chip is not on what was said
    desk.challenge(P2, "sentence", "placing")
    assert desk.state.scores[P2] == 56


@pytest.mark.paragraph("several-rules", "incorrect")
def test_the_same_wrong_claim_said_three_times_is_one_incorrect_challenge() -> None:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.challenge(P2, "sentence", "sentence", "sentence")
    assert desk.marks(P2) == ("I",)
    assert desk.table.outcome is None


@pytest.mark.paragraph("several-rules")
def test_a_monitor_who_rules_two_names_of_one_error_correct_gives_two_points() -> None:
    desk = wrong_sum(judges=())
    desk.challenge(P2, "sentence", "placing", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "Yes."),) * 2))
    desk.accept()
    assert desk.state.scores[P2] == 58


@pytest.mark.paragraph("several-rules", "challenge-time")
def test_a_monitor_who_hears_an_early_challenge_opens_no_second_reward() -> None:
    desk = Desk("tournament", judges=(), card="by hand")
    desk.play((3, 5, 4), "3+5*4=32", 32)
    desk.challenge(P2, "sentence", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "Yes."),)))
    desk.accept()
    assert desk.state.card.holder == P1
    assert desk.state.scores[P2] == 60
    desk.pass_card()
    desk.challenge(P2, "sentence", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "Yes."),)))
    desk.accept()
    assert desk.state.scores[P2] == 58


@pytest.mark.paragraph("correct-other", "correct")
def test_a_moved_chip_gives_the_turn_but_not_the_roll() -> None:
    desk = Desk("tournament", card="by hand")
    desk.play((3, 5, 4), "3+5+4", 12)
    desk.say(P1, acts.MoveChip(17))
    desk.announce("3*4+5")
    desk.pass_card()
    desk.challenge(P2, "moved")
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")
    assert not desk.may(P2, "UseRoll")


@pytest.mark.paragraph("correct-other", "correct")
def test_a_moved_chip_beside_a_fault_of_the_first_group_gives_the_roll_too() -> None:
    desk = Desk("tournament", card="by hand")
    desk.play((3, 5, 4), "3+5+4", 12)
    desk.say(P1, acts.MoveChip(17))
    desk.pass_card()
    desk.challenge(P2, "moved", "placing")
    assert desk.state.scores[P2] == 58
    assert desk.may(P2, "UseRoll")


@pytest.mark.paragraph("win-refuted", "goal-zero")
def test_nobody_wins_by_writing_zero_on_the_card() -> None:
    desk = Desk("tournament", card="by hand")
    desk.play((3, 5, 4), "3+5+4", 12, score=0)
    desk.say(P1, common.DeclareWin())
    assert desk.challenge(P2, "win").cites == "win-refuted"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("win-refuted", "goal-zero", "capture-double")
def test_nobody_wins_by_writing_zero_for_a_captured_pass() -> None:
    desk = false_capture("1+1+2=4", score=0)
    desk.roll(3, 5, 4)
    desk.say(P2, common.DeclareWin())
    assert desk.challenge(P1, "win").cites == "win-refuted"


@pytest.mark.paragraph("win-on-fault", "running-score")
def test_a_wrong_score_under_a_declared_win_may_be_challenged_as_scoring() -> None:
    desk = Desk("tournament", card="by hand")
    desk.play((3, 5, 4), "3+5+4", 12, score=0)
    desk.say(P1, common.DeclareWin())
    assert desk.challenge(P2, "scoring").cites == "win-on-fault"
    assert desk.table.outcome is None
    assert desk.state.scores == {P1: 60, P2: 58}


@pytest.mark.paragraph("win-on-fault", "goal-zero")
def test_zero_truly_reached_on_a_wrong_sentence_is_an_ordinary_fault() -> None:
    desk = Desk("tournament", card="by hand")
    desk.set_scores(1, 40)
    desk.lay(P2, 31)
    desk.play((3, 5, 4), "3+5*4=32", 32, score=0)
    desk.say(P1, common.DeclareWin())
    assert desk.challenge(P2, "sentence").cites == "win-on-fault"
    assert desk.table.outcome is None


@pytest.mark.paragraph("goal-zero")
def test_what_was_written_in_an_earlier_turn_and_not_challenged_stands() -> None:
    desk = Desk("tournament", card="by hand")
    desk.turn((3, 5, 4), "3+5+4", 12, score=0)
    desk.pass_turn(6, 6, 5)
    desk.roll(1, 1, 1)
    desk.say(P1, common.DeclareWin())
    assert desk.challenge(P2, "win").cites == "win-confirmed"


# A property: random faults, random claims, in one challenge or several, in a turn or a captured pass.

Slip = Callable[[Desk, Seat], None]


def _turn_with(desk: Desk, faults: set[str], *, capture: bool) -> int:
    """Do a turn or a capture with these errors, beside the chip on 11; say how many there are."""
    seat, factor = desk.holder(), 2 if capture else 1
    if not capture:
        desk.say(seat, common.Roll())
        desk.say(DEALER, Fell((3, 5, 4)))
        if "recording" not in faults:
            desk.say(seat, acts.RecordDice((3, 5, 4)))
        elif len(faults) % 2:
            desk.say(seat, acts.RecordDice((3, 5, 6)))
    said = 13 if "sentence" in faults else 12
    if "announcing" not in faults:
        desk.announce(f"3+5+4={said}" if said == 13 or len(faults) % 2 else "3+5+4")
    spaces = [n for n in (said, 14, 10) if n in desk.state.board.index]
    space = spaces[1] if "placing" in faults else said
    desk.place(space)
    if "moved" in faults:
        desk.say(seat, acts.MoveChip(space + 4))
        space += 4
    touching = sum(
        bool(desk.state.covered[i]) for i in desk.state.board.neighbours[desk.state.board.index[space]]
    )
    right = 60 - factor * touching
    if "scoring" in faults:
        desk.score(right - 7)
    elif right != 60:
        desk.score(right)
    return len(faults)


_KINDS = ["recording", "announcing", "sentence", "placing", "scoring", "moved"]
_NAMED = [*NATURES, *["sentence", "placing", "capture", "scoring"] * 3]
_CLAIMS = st.lists(st.sampled_from(_NAMED), min_size=1, max_size=8)


@st.composite
def _errors(draw: st.DrawFn, *, capture: bool) -> set[str]:
    kinds = [kind for kind in _KINDS if not (capture and kind == "recording")]
    faults = draw(st.sets(st.sampled_from(kinds)))
    if "announcing" in faults:  # what is not announced is neither a wrong sentence nor on a wrong result
        faults -= {"sentence", "placing"}
    return faults


@pytest.mark.paragraph("several-rules", "correct", "correct-capture")
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_one_fault_never_pays_twice(data: st.DataObject) -> None:
    capture, declare = data.draw(st.booleans()), data.draw(st.booleans())
    desk = Desk("tournament", card="by hand")
    desk.lay(P1, 11)
    if capture:
        desk.pass_turn(3, 5, 4)
        desk.say(P2, common.Capture())
    guilty = desk.holder()
    challenger = P2 if guilty == P1 else P1
    faults = _turn_with(desk, data.draw(_errors(capture=capture)), capture=capture)
    if capture and data.draw(st.booleans()):
        desk.roll(6, 6, 5)
        if data.draw(st.booleans()):  # one error more, in the regular turn: it is open once a win is declared
            desk.announce("6+6*5=60")
            desk.place(60)
            faults += declare
    if declare:
        desk.say(guilty, common.DeclareWin(data.draw(st.sampled_from([(), FIVE]))))
    elif not capture:
        desk.pass_card()
    for claims in data.draw(st.lists(_CLAIMS, min_size=1, max_size=4)):
        if desk.may(challenger, "Challenge"):
            desk.challenge(challenger, *claims)
    happened = [event for entry in desk.table.entries for event in entry.ruling.events]
    rewards = [event.points for event in happened if isinstance(event, events.Deducted)]
    assert sum(rewards) <= REWARD * faults
    assert all(points == REWARD for points in rewards)
    if not faults:
        assert not rewards
