"""One fault, one remedy: however often and by whatever names it is claimed, its points go back once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.games.pentathlon.acts import Opinion, Rule
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.faults import NATURES, open_faults
from gamehall.games.stars_and_bars.referee import right_points
from gamehall.games.stars_and_bars.state import DISCARD
from gamehall.kernel.inventory import conserved
from gamehall.kernel.seat import JUDGE
from tests.games.stars_and_bars.desk import P1, P2, Desk

BEFORE = 20
FAULTS = ("placing", "scoring", "announcing", "stacks", "late", "changed")


def turn_with(faults: set[str], *, judges: bool = True) -> Desk:
    """p1 takes a turn with these errors from a running score of 20, one stack of four waiting on A4."""
    desk = Desk("tournament") if judges else Desk("tournament", judges=())
    desk.set_scores(BEFORE, 0)
    desk.fill("A4")
    desk.lay("A1", "BLHG")
    desk.lay("D1", "BLHB")
    if "late" not in faults:
        desk.say(P1, acts.RemoveStack("A4"))
        desk.say(P1, acts.RecordStacks(4 if "stacks" in faults else 2))
    if "changed" in faults:
        desk.place("SLTR", "B1")
        desk.say(P1, acts.ChangeCard("BSQG", "A1" if "placing" in faults else "A2"))
    else:
        desk.place("BSQG", "A1" if "placing" in faults else "A2")
    if "late" in faults:
        desk.say(P1, acts.RemoveStack("A4"))
    if "announcing" not in faults:
        desk.announce(_points(desk, faults))
    desk.pass_card()
    return desk


def _points(desk: Desk, faults: set[str]) -> int:
    assert desk.state.sheet
    right = right_points(desk.state, desk.state.sheet)
    return right + 2 * ("late" in faults) + 5 * ("scoring" in faults)


def names(desk: Desk) -> set[str]:
    return {found.names[0] for found in open_faults(desk.state, "last")}


@pytest.mark.paragraph("several-rules", "correct-stacks")
def test_one_claim_for_stacks_made_eight_times_subtracts_once() -> None:
    desk = turn_with({"stacks"})
    score = desk.state.scores[P1]
    desk.challenge(P2, *["stacks"] * 8)
    assert desk.marks(P2) == ("C",)
    assert desk.state.scores[P1] == score - 4


@pytest.mark.paragraph("several-rules", "correct-stacks")
@pytest.mark.parametrize("order", [("stacks", "scoring"), ("scoring", "stacks"), ("scoring",)])
@pytest.mark.parametrize("fault", ["stacks", "late"])
def test_points_for_stacks_spoil_the_running_score_and_are_one_error(
    order: tuple[str, ...], fault: str
) -> None:
    desk = turn_with({fault})
    score = desk.state.scores[P1]
    desk.challenge(P2, *order)
    assert desk.marks(P2) == ("C",) * len(order)
    assert desk.state.scores[P1] == score - (4 if fault == "stacks" else 2)
    assert desk.state.face("A2") == "BSQG"


@pytest.mark.paragraph("several-rules", "laid-is-played")
def test_a_card_moved_to_where_it_may_not_lie_is_one_error_with_two_names() -> None:
    desk = turn_with({"changed", "placing"})
    assert names(desk) == {"changed"}
    desk.challenge(P2, "placing", "changed", accept=False)
    assert [opinion.mark for opinion in desk.ruled().opinions] == ["C", "C"]
    assert desk.ruled().opinions[1].cites == "several-rules"
    desk.accept()
    assert desk.state.scores[P1] == BEFORE + 2
    assert desk.state.cards.at(DISCARD).count("BSQG") == 1


@pytest.mark.paragraph("several-rules", "correct-placement")
def test_two_faults_of_one_card_take_it_back_once() -> None:
    desk = turn_with({"placing", "scoring"})
    assert names(desk) == {"placing", "scoring"}
    desk.challenge(P2, "placing", "scoring")
    assert desk.state.scores[P1] == BEFORE + 2
    assert desk.state.face("A1") == "BLHG"


@pytest.mark.paragraph("play-resumed", "correct-placement")
def test_after_a_remedy_the_same_turn_is_not_challenged_again() -> None:
    desk = turn_with({"placing", "stacks"})
    desk.challenge(P2, "placing")
    score = desk.state.scores[P1]
    desk.challenge(P2, "stacks")
    assert desk.marks(P2) == ("C", "IA")
    assert desk.state.scores[P1] == score


@pytest.mark.paragraph("several-rules", "challenge-time")
def test_a_monitor_who_hears_an_early_challenge_opens_no_second_remedy() -> None:
    desk = Desk("tournament", judges=())
    desk.lay("A1", "BLHG")
    desk.place("BSQG", "A1")
    desk.announce(4)
    desk.challenge(P2, "placing", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "window", "Yes."),)))
    desk.accept()
    assert (desk.holder(), desk.state.scores[P1], desk.state.face("A1")) == (P1, 4, "BSQG")


CLAIMS = st.lists(st.sampled_from(sorted(set(NATURES) - {"other"})), min_size=1, max_size=8)


@pytest.mark.paragraph("several-rules", "correct-placement", "correct-stacks")
@settings(deadline=None)
@given(faults=st.sets(st.sampled_from(FAULTS)), claims=CLAIMS)
def test_whatever_is_claimed_each_fault_is_taken_back_once(faults: set[str], claims: list[str]) -> None:
    desk = turn_with(faults)
    truly, last = open_faults(desk.state, "last"), desk.state.last
    assert last
    hit = {found.names[0] for found in truly for claim in claims if claim in found.names}
    score = desk.state.scores[P1]
    desk.challenge(P2, *claims)
    assert conserved(desk.state.cards)
    if desk.table.outcome:  # three were adverse before the end of the list
        return
    recorded = last.stack_points or 0
    late = 2 if "late" in faults and "announcing" not in faults and "scoring" not in faults else 0
    if hit - {"stacks"}:
        expected = BEFORE if "stacks" in hit else BEFORE + recorded
    else:
        expected = score - recorded - late if "stacks" in hit else score
    assert desk.state.scores[P1] == expected
    assert ("BSQG" in desk.state.cards.at(DISCARD)) is bool(hit - {"stacks"})


@pytest.mark.paragraph("several-rules")
@settings(deadline=None)
@given(faults=st.sets(st.sampled_from(FAULTS)), claims=CLAIMS, order=st.randoms())
def test_the_order_of_the_names_changes_nothing_that_is_taken_back(
    faults: set[str], claims: list[str], order: object
) -> None:
    shuffled = sorted(set(claims), key=lambda _: order.random())  # type: ignore[attr-defined]
    one, two = turn_with(faults), turn_with(faults)
    one.challenge(P2, *dict.fromkeys(claims))
    two.challenge(P2, *shuffled)
    if not (one.table.outcome or two.table.outcome):
        assert one.state.scores == two.state.scores
        assert one.state.cards == two.state.cards
