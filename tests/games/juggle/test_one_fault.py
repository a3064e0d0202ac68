"""One fault, one reward: however often and by whatever names it is claimed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.games.juggle.events import TakenOff
from gamehall.games.juggle.faults import NATURES
from gamehall.games.pentathlon.acts import DeclareWin, Opinion, Rule
from gamehall.kernel.seat import JUDGE
from tests.games.juggle.desk import COVER, P1, P2, Desk


def wrong_sum(**options: Any) -> Desk:
    desk = Desk("tournament", **options)
    desk.roll(2, 3)
    desk.announce("2+3=6")
    desk.put("blue X5", "e2 d3 e3 f3 e4")
    desk.pass_card()
    return desk


@pytest.mark.paragraph("several-rules", "correct-selection")
def test_a_wrong_sentence_is_a_wrong_selection_and_one_fault() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "selection", "sentence", accept=False)
    assert [one.mark for one in desk.ruled().opinions] == ["C", "C"]
    assert desk.ruled().opinions[1].cites == "several-rules"
    desk.accept()
    taken = [e for e in desk.table.entries[-1].ruling.events if isinstance(e, TakenOff)]
    assert len(taken) == 1


@pytest.mark.paragraph("several-rules", "correct-selection")
def test_a_monitor_who_rules_two_names_of_one_error_correct_takes_the_piece_once() -> None:
    desk = wrong_sum(judges=())
    desk.challenge(P2, "sentence", "selection", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "Yes."),) * 2))
    desk.accept()
    assert desk.on(P1) == {}
    assert desk.state.layout.bank.count("blue X5") == 1


@pytest.mark.paragraph("several-rules", "window")
def test_a_fault_that_was_paid_for_is_not_open_again() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "selection")
    assert desk.state.last is None
    desk.challenge(P2, "selection")
    assert desk.marks(P2) == ("C", "IA")


@pytest.mark.paragraph("several-rules", "win-on-fault")
def test_a_fault_under_a_declared_win_is_not_open_again() -> None:
    desk = Desk("tournament", side=5)
    desk.lay(P1, *COVER[:6])
    desk.roll(3, 4)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())
    desk.challenge(P2, "selection")
    desk.challenge(P2, "selection")
    assert desk.marks(P2) == ("C", "IA")


@pytest.mark.paragraph("several-rules")
def test_two_rules_broken_are_two_challenges() -> None:
    desk = Desk("tournament")
    desk.lay(P1, ("red I2", "i8 i9"))
    desk.roll(2, 4)
    desk.put("red I1", "h7")  # of one, by a two or a four; and it touches
    desk.pass_card()
    desk.challenge(P2, "selection", "placement")
    assert desk.marks(P2) == ("C", "C")
    assert desk.on(P1) == {}
    assert {"red I1", "red I2"} <= set(desk.state.layout.bank)


@pytest.mark.paragraph("correct-other", "several-rules")
def test_the_whole_turn_is_taken_back_once_beside_a_touching_pair() -> None:
    desk = Desk("tournament")
    desk.lay(P1, ("red I2", "i8 i9"), ("red I1", "h7"))
    desk.roll(2, 4)
    desk.put("blue I2", "a1 b1")
    desk.move("b1 c1")
    desk.pass_card()
    desk.challenge(P2, "placement", "moved")
    assert desk.on(P1) == {}
    assert desk.state.card.holder == P2


RESTORING = {"removing", "returned", "moved"}
NO_RULES = {"start", "flag", "time", "other"}


def _turn_with(desk: Desk, wrong: set[str]) -> None:
    """A turn with just these errors; one piece is laid in it."""
    desk.lay(P1, ("red I2", "i8 i9"), ("green I1", "i1"))
    desk.roll(2, 4)
    if "removing" in wrong:
        desk.remove("i1")
    if "returned" in wrong:
        desk.pick("yellow T4")
        desk.give_back()
    extra = " c1" if "selection" in wrong else ""
    desk.put("blue I3" if extra else "blue I2", f"a1 b1{extra}")
    if "moved" in wrong:
        desk.move(f"a2 b2{' c2' if extra else ''}")
    desk.pass_card()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    wrong=st.sets(st.sampled_from(["selection", *sorted(RESTORING)])),
    claims=st.lists(st.sampled_from([n for n in NATURES if n != "win"]), min_size=1, max_size=6, unique=True),
)
@pytest.mark.paragraph("several-rules", "correct")
def test_random_faults_and_claims_bring_each_its_due_once(wrong: set[str], claims: list[str]) -> None:
    desk = Desk("tournament")
    _turn_with(desk, wrong)
    named = {*wrong, *(("sentence",) if "selection" in wrong else ())}
    before = desk.on(P1)
    desk.challenge(P2, *claims)
    marks = desk.marks(P2)
    expected = ["C" if n in named else "IA" if n in NO_RULES else "I" for n in claims]
    assert list(marks) == expected[: len(marks)]
    assert desk.table.outcome or len(marks) == len(claims)
    if desk.table.outcome or "C" not in marks:
        return
    if RESTORING & named.intersection(claims):
        assert desk.on(P1) == {"red I2": "i8 i9", "green I1": "i1"}
    else:
        assert set(before) - set(desk.on(P1)) == {"blue I3"}
    assert sorted((*desk.state.layout.bank, *desk.on(P1))) == sorted(Desk().state.layout.bank)
