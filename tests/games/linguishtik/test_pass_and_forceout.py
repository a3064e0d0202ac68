"""LT 12 D and LT 23: who may pass, when that forces all to write, and what it pays."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.state import need_of
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk

PLAY = "linguishtik-play"
OPENING = ("s-v", *NOUN)
MANNERS = pytest.mark.parametrize("manner", ["guided", "tournament"])


@pytest.mark.paragraph("pass-after-setup", "choice-of-plays", book=PLAY)
@MANNERS
def test_after_the_three_opening_moves_a_player_may_pass(manner: Manner) -> None:
    desk = Desk(manner=manner, opening=OPENING)
    before = desk.state
    ruling = desk.yes(P1, acts.Pass(), "choice-of-plays")
    assert (ruling.verdict, ruling.says) == ("allowed", "{p1} passes.")
    assert (desk.state.mover, desk.state.passed) == (P2, (P1,))
    assert (desk.state.places, desk.state.demands) == (before.places, before.demands)
    assert desk.left("MoveOver") == 60


@pytest.mark.paragraph("pass-after-setup", book=PLAY)
@pytest.mark.parametrize("opening", [(), ("s-v",), ("s-v", "type:noun"), ("s-v", "type:interjection")])
def test_before_the_three_opening_moves_nobody_passes(opening: tuple[str, ...]) -> None:
    guided = Desk(manner="guided", opening=opening)
    guided.no(guided.state.mover, acts.Pass(), "pass-after-setup")
    desk = Desk(opening=opening)
    mover = desk.state.mover
    desk.passes(mover)
    other = P1 if mover != P1 else P2
    desk.yes(other, acts.CallIllegal("pass"))
    assert (desk.last.verdict, desk.last.cites) == ("allowed", "pass-after-setup")
    assert (desk.state.passed, desk.must(), desk.scores) == ((), {mover}, (0, 0, 0))


@pytest.mark.paragraph("pass-after-setup", "forceout", book=PLAY)
def test_passes_in_the_opening_force_nobody_to_write() -> None:
    desk = Desk(players=2, opening=("s-v",))
    desk.passes(P2)
    desk.passes(P1)
    assert (desk.state.phase, desk.must()) == ("moving", {P2})
    desk.yes(P2, acts.CallIllegal("pass"))
    desk.yes(P1, acts.CallIllegal("pass"))
    assert (desk.state.passed, desk.state.mover) == ((), P2)


@pytest.mark.paragraph("pass-once", book=PLAY)
def test_a_player_passes_once_in_a_shake() -> None:
    for manner in ("guided", "tournament"):
        desk = Desk(manner=manner, opening=OPENING)
        desk.passes(P1)
        desk.letters("CA")
        if manner == "guided":
            desk.no(P1, acts.Pass(), "pass-once")
        else:
            desk.passes(P1)
            desk.yes(P3, acts.CallIllegal("pass"))
            assert (desk.last.verdict, desk.last.cites) == ("allowed", "pass-once")
        assert (desk.state.mover, desk.state.passed, desk.scores) == (P1, (P1,), (0, 0, 0))
        desk.letter(P1, "T")
        desk.passes(P2)


@pytest.mark.paragraph("pass-once", book=PLAY)
def test_in_the_next_shake_all_may_pass_again() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.challenge(P2, "impossible")
    desk.wait(200)
    desk.ready()
    desk.roll()
    desk.open(*OPENING)
    assert desk.state.passed == ()
    desk.passes(desk.state.mover)


@pytest.mark.paragraph("pass-once", "illegal-insulated", book=PLAY)
def test_a_second_pass_that_nobody_calls_stands_and_forces_nothing() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.letters("CA")
    desk.passes(P1)
    desk.passes(P2)
    assert (desk.state.phase, desk.state.passed) == ("moving", (P1, P1, P2))
    desk.yes(P1, acts.CallIllegal("pass"))
    assert desk.last.cites == "illegal-stands"
    desk.passes(P3)
    assert desk.state.phase == "writing"


@pytest.mark.paragraph("pass-once", book=PLAY)
def test_a_returned_pass_leaves_the_passes_of_the_others() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.passes(P2)
    desk.letter(P3, "C")
    desk.passes(P1)
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    assert desk.state.passed == (P2,)
    desk.yes(P3, acts.CallIllegal("pass"))
    assert (desk.state.passed, desk.state.mover) == ((P2,), P2)


@pytest.mark.paragraph("pass-then-move", book=PLAY)
@pytest.mark.parametrize("call", ["now", "impossible"])
@pytest.mark.parametrize("challenger", [P1, P2])
def test_who_moves_after_passes_may_be_challenged(call: acts.Called, challenger: Seat) -> None:
    desk = Desk(opening=OPENING)
    desk.letters("CAT")
    desk.passes(P1)
    desk.yes(P2, acts.Pass(), "pass-then-move")
    desk.letter(P3, "S")
    desk.challenge(challenger, call)
    assert desk.state.block
    assert (desk.state.block.mover, desk.state.block.challengers) == (P3, (challenger,))


@pytest.mark.paragraph("pass-then-move", "last-mover-barred", book=PLAY)
def test_a_pass_makes_nobody_the_mover() -> None:
    desk = Desk(opening=OPENING)
    desk.letters("CAT")
    desk.passes(P1)
    assert [desk.may(seat, "Challenge") for seat in desk.seats] == [True, True, False]
    desk.passes(P2)
    assert [desk.may(seat, "Challenge") for seat in desk.seats] == [True, True, False]
    desk.challenge(P1, "now")
    assert desk.state.block
    assert desk.state.block.mover == P3


@pytest.mark.paragraph("pass-then-move", "last-mover-barred", "timeout-penalty", book=PLAY)
def test_a_lost_turn_makes_nobody_the_mover() -> None:
    desk = Desk(opening=OPENING)
    desk.wait(70)
    assert [desk.may(seat, "Challenge") for seat in desk.seats] == [True, True, False]


# Forceout.


def forced(letters: str = "GOA", **options: object) -> Desk:
    """All have passed one after the other."""
    desk = Desk(opening=OPENING, **options)  # type: ignore[arg-type]
    desk.letters(letters)
    for _ in desk.seats:
        desk.passes(desk.state.mover)
    return desk


@pytest.mark.paragraph("forceout", book=PLAY)
@MANNERS
def test_when_all_have_passed_everybody_writes(manner: Manner) -> None:
    desk = Desk(manner=manner, opening=OPENING)
    desk.passes(P1)
    desk.passes(P2)
    assert desk.state.phase == "moving"
    ruling = desk.yes(P3, acts.Pass(), "forceout")
    assert ruling.says == "{p3} passes. That is Forceout: everybody writes."
    assert desk.must() == {P1, P2, P3}
    assert desk.state.block
    assert (desk.state.block.kind, desk.state.block.challengers) == ("forceout", ())
    for seat in desk.seats:
        desk.no(seat, acts.Neutral())
        desk.no(seat, acts.Challenge("now"))


@pytest.mark.paragraph("forceout", book=PLAY)
def test_the_passes_need_not_follow_each_other() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.letters("CA")
    desk.letter(P1, "T")
    desk.passes(P2)
    desk.letter(P3, "S")
    desk.letter(P1, "O")
    desk.letter(P2, "N")
    assert desk.yes(P3, acts.Pass(), "forceout").verdict == "allowed"


@pytest.mark.paragraph("forceout", "two-players", book=PLAY)
def test_all_means_all_who_are_present() -> None:
    desk = Desk(players=2, opening=OPENING)
    desk.passes(P2)
    desk.yes(P1, acts.Pass(), "forceout")
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.passes(P2)
    desk.yes(JUDGE, acts.MarkAbsent(P3), "missed-shake")
    assert desk.state.phase == "writing"
    assert desk.must() == {P1, P2}
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    desk.passes(P2)
    assert desk.state.phase == "moving"
    desk.yes(P3, acts.Pass(), "forceout")


@pytest.mark.paragraph("forceout", book=PLAY)
def test_when_resources_are_empty_everybody_writes() -> None:
    desk = Desk(opening=OPENING)
    for left in range(20, 0, -1):
        assert (desk.state.phase, len(desk.state.at("resources"))) == ("moving", left + 1)
        desk.yes(desk.state.mover, acts.PlayLetter(desk.state.at("resources")[0]), "letter-move")
    desk.yes(desk.state.mover, acts.PlayLetter(desk.state.at("resources")[0]), "forceout")
    assert (desk.state.phase, desk.state.at("resources")) == ("writing", ())


def almost_empty(passed: Seat | None = None) -> Desk:
    """One cube is left in Resources, a red one; the player on turn is not the one who has passed."""
    desk = Desk(opening=OPENING)
    while passed and desk.state.mover != passed:
        desk.letter(desk.state.mover, "E")
    if passed:
        desk.passes(passed)
    while len(desk.state.at("resources")) > 1:
        cube = next(c for c in desk.state.at("resources") if c != 8)
        desk.yes(desk.state.mover, acts.PlayLetter(cube), "letter-move")
    return desk


@pytest.mark.paragraph("forceout", "illegal-returned", book=PLAY)
def test_an_illegal_move_with_the_last_cube_can_still_be_called() -> None:
    desk = almost_empty()
    mover = desk.state.mover
    desk.yes(mover, acts.Demand(8, "plural"))
    assert (desk.state.phase, desk.state.at("resources")) == ("moving", ())
    caller = desk.state.mover
    desk.yes(caller, acts.CallIllegal("cube"))
    assert (desk.last.cites, desk.state.mover, desk.state.at("resources")) == ("demand-cube", mover, (8,))
    desk.yes(mover, acts.PlayLetter(8), "forceout")


@pytest.mark.paragraph("forceout", "illegal-insulated", "illegal-stands", book=PLAY)
@pytest.mark.parametrize("then", ["pass", "time", "call", "second pass"])
def test_if_it_stands_all_write_at_the_next_turn(then: str) -> None:
    desk = almost_empty(P2 if then == "second pass" else None)
    desk.yes(desk.state.mover, acts.Demand(8, "plural"))
    assert desk.may(desk.state.mover, "Pass")
    assert (desk.state.mover in desk.state.passed) == (then == "second pass")
    match then:
        case "pass" | "second pass":
            desk.yes(desk.state.mover, acts.Pass(), "forceout")
        case "time":
            desk.wait(70)
        case "call":
            desk.yes(desk.state.mover, acts.CallIllegal("turn"))
            assert desk.last.cites == "illegal-stands"
    assert desk.state.phase == "writing"


@pytest.mark.paragraph("forceout", "timeout-penalty", book=PLAY)
def test_a_turn_lost_by_time_is_no_pass() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    desk.passes(P2)
    desk.wait(70)
    assert (desk.state.phase, desk.state.mover, desk.state.passed) == ("moving", P1, (P1, P2))


@pytest.mark.paragraph("forceout", "now-three-letters", book=PLAY)
def test_a_turn_lost_in_advance_is_no_pass() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P2, "now")
    desk.passes(P1)
    desk.passes(P3)
    assert (desk.state.phase, desk.state.mover) == ("moving", P1)


@pytest.mark.paragraph("forceout-cubes", "writing-minutes", book=PLAY)
def test_all_have_three_minutes_and_two_cubes_more() -> None:
    desk = forced()
    assert (need_of(desk.state, "forceout").most, desk.left("WritingOver")) == (2, 180)
    desk.present(P1, "The goats sleep.", "goats")
    desk.present(P2, "The goat sleeps.", "goat")
    desk.present(P3, "The goatees fall.", "goatees")
    found = {
        seat: [f.cites for f in look_at(desk.state, desk.state.slips[seat]).faults] for seat in desk.seats
    }
    assert found[P1] == found[P2] == []
    assert found[P3][0] == "forceout-cubes"


@pytest.mark.paragraph("forceout-no-demand", book=PLAY)
def test_neither_cube_makes_a_demand() -> None:
    desk = forced("GOAT")
    desk.present(P1, "The goat sleeps.", "goat", demand="lacks:R", demand_cube=desk.carrier())
    faults = look_at(desk.state, desk.state.slips[P1]).faults
    assert "forceout-no-demand" in [fault.cites for fault in faults]


@pytest.mark.paragraph("forceout-points", "forfeits-right", book=PLAY)
def test_a_correct_solution_pays_four_and_a_wrong_one_or_none_two() -> None:
    desk = forced()
    desk.present(P1, "The goat sleeps.", "goat")
    desk.present(P2, "The goatees fall.", "goatees")
    desk.wait(190)
    desk.yes(P3, acts.Object(P2, ("cubes",)), "checking-minutes")
    desk.accept_all()
    assert (desk.scores, desk.state.sheet[-1].row) == ((4, 2, 2), "F")
