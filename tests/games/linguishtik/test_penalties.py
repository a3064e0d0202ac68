"""LT 3A, LT 13 and LT 27: what costs a point, who initials it, which turns are lost, who misses a shake."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.events import TurnLost
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import ELEMENTARY, JUNIOR, MIDDLE, NOUN, P1, P2, P3, SENIOR, Desk

PLAY = "linguishtik-play"
OPENING = ("s-v", *NOUN)
YOUNGER = pytest.mark.parametrize("division", [ELEMENTARY, MIDDLE])
OLDER = pytest.mark.parametrize("division", [JUNIOR, SENIOR])


# LT 3A: initials.


@pytest.mark.paragraph("initial-penalty", book=PLAY)
@YOUNGER
def test_a_point_waits_for_the_judges_initials(division: Division) -> None:
    desk = Desk(division, opening=OPENING, software=())
    desk.wait(70)
    assert (desk.scores, desk.state.penalties[0].initialled) == ((0, 0, 0), None)
    assert desk.state.mover == P2
    desk.no(JUDGE, acts.Initial(2), "initial-penalty")
    desk.no(JUDGE, acts.Initial(0), "initial-penalty")
    desk.no(P2, acts.Initial(1))
    ruling = desk.yes(JUDGE, acts.Initial(1), "initial-penalty")
    says = "{p1} did not move in time. The judge initials the penalty: a point is lost."
    assert (ruling.verdict, ruling.says) == ("penalised", says)
    assert (desk.scores, desk.state.penalties[0].initialled) == ((-1, 0, 0), True)
    desk.no(JUDGE, acts.Initial(1))
    assert desk.scores == (-1, 0, 0)


@pytest.mark.paragraph("initial-penalty", book=PLAY)
@YOUNGER
def test_the_judge_may_strike_it(division: Division) -> None:
    desk = Desk(division, opening=OPENING, software=())
    desk.challenge(P2, "now")
    ruling = desk.yes(JUDGE, acts.Initial(1, granted=False), "initial-penalty")
    assert (ruling.verdict, desk.scores) == ("allowed", (0, 0, 0))
    assert ruling.says.startswith("{p2} called Now with fewer than three cubes in Letters. The judge strikes")
    desk.no(JUDGE, acts.Initial(1))


@pytest.mark.paragraph("initial-penalty", book=PLAY)
@YOUNGER
def test_whoever_reads_of_a_lost_point_reads_for_what(division: Division) -> None:
    desk = Desk(division, opening=("s-v",), software=())
    desk.wait(71)
    (asked,) = [p for p in desk.asked(JUDGE) if p.must]
    assert asked.says.startswith("{p2} did not make the move that is due in time.")
    desk.yes(JUDGE, acts.Initial(1))
    desk.wait(65)
    desk.demand(P2, "plural")
    desk.yes(P3, acts.CallIllegal("order"))
    desk.yes(JUDGE, acts.RuleProcedure(True, "type-second"))
    assert "did not correct an illegal move in time" in desk.yes(JUDGE, acts.Initial(2)).says


@pytest.mark.paragraph("initial-penalty", book=PLAY)
@YOUNGER
def test_where_no_person_judges_the_hall_initials_at_once(division: Division) -> None:
    desk = Desk(division, opening=OPENING)
    desk.wait(70)
    assert (desk.last.cites, desk.scores) == ("initial-penalty", (-1, 0, 0))
    assert not any(p.must for p in desk.asked(JUDGE))


@pytest.mark.paragraph("initial-penalty", book=PLAY)
@OLDER
def test_junior_and_senior_need_no_initials(division: Division) -> None:
    desk = Desk(division, opening=OPENING, software=())
    desk.wait(70)
    assert desk.scores == (-1, 0, 0)
    assert not any("Initial" in p.kinds for p in desk.asked(JUDGE))


@pytest.mark.paragraph("initial-penalty", book=PLAY)
def test_every_kind_of_penalty_is_initialled_and_the_round_waits_for_it() -> None:
    desk = Desk(ELEMENTARY, opening=("s-v",), software=(), shakes=1)
    desk.wait(70)
    desk.wait(60)
    desk.demand(P2, "plural")
    desk.yes(P3, acts.CallIllegal("order"))
    desk.yes(JUDGE, acts.RuleProcedure(True))
    desk.challenge(P3, "now")
    assert [(p.seat, p.cites, p.initialled) for p in desk.state.penalties] == [
        (P2, "setup-timeout", None),
        (P2, "illegal-uncorrected", None),
        (P3, "now-three-letters", None),
    ]
    desk.challenge(P2, "impossible")
    desk.wait(200)
    assert (desk.state.phase, desk.table.outcome) == ("between", None)
    desk.yes(JUDGE, acts.Initial(3))
    desk.yes(JUDGE, acts.Initial(1))
    desk.yes(JUDGE, acts.Initial(2, granted=False))
    assert desk.table.outcome
    assert desk.scores == (2, 5, 1)


@pytest.mark.paragraph("initial-penalty", "missed-shake", book=PLAY)
@pytest.mark.parametrize("software", [(), (JUDGE,)])
def test_the_last_penalty_is_initialled_too_when_one_player_is_left_alone(software: tuple[Seat, ...]) -> None:
    desk = Desk(ELEMENTARY, players=2, opening=("s-v",), software=software)
    desk.wait(3 * 70)
    if not software:
        assert (desk.table.outcome, desk.must()) == (None, {JUDGE})
        for number in (1, 2, 3):
            desk.yes(JUDGE, acts.Initial(number))
    assert desk.table.outcome
    assert (desk.table.outcome.ranks, desk.scores) == (((P1,), (P2,)), (0, -3))


# Now with fewer than three letters.


@pytest.mark.paragraph("now-three-letters", book=PLAY)
@pytest.mark.parametrize("letters", ["", "C", "CA", "CAT", "CATS"])
def test_now_needs_three_cubes_on_letters(letters: str) -> None:
    desk, guided = Desk(opening=OPENING), Desk(manner="guided", opening=OPENING)
    for each in (desk, guided):
        each.letters(letters)
    caller = desk.state.mover
    if len(letters) >= 3:
        for each in (desk, guided):
            assert each.challenge(caller, "now").cites == "now"
            assert each.state.phase == "writing"
        return
    guided.no(caller, acts.Challenge("now"), "now-three-letters")
    ruling = desk.yes(caller, acts.Challenge("now"), "now-three-letters")
    assert ruling.verdict == "penalised"
    assert (desk.state.phase, desk.state.scores[caller]) == ("moving", -1)
    assert (desk.state.mover, desk.on("letters")) == (next_to(caller), "".join(sorted(letters)))
    assert (sum(desk.scores), desk.left("MoveOver")) == (-1, 60)


def next_to(seat: Seat) -> Seat:
    return {P1: P2, P2: P3, P3: P1}[seat]


@pytest.mark.paragraph("now-three-letters", book=PLAY)
def test_out_of_turn_the_next_turn_is_lost() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P2, "now")
    assert (desk.state.mover, desk.scores) == (P1, (0, -1, 0))
    desk.letter(P1, "C")
    assert desk.state.mover == P3
    desk.letter(P3, "A")
    desk.letter(P1, "T")
    assert desk.state.mover == P2
    assert desk.happened(TurnLost) == [TurnLost(P2, owed=True)]


@pytest.mark.paragraph("now-three-letters", book=PLAY)
def test_each_such_call_loses_another_turn() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P2, "now")
    desk.challenge(P2, "now")
    assert (desk.scores, desk.state.owed) == ((0, -2, 0), {P2: 2})
    seen = []
    for letter in "CATSON":
        seen.append(desk.state.mover)
        desk.letter(desk.state.mover, letter)
    assert seen == [P1, P3, P1, P3, P1, P2]


@pytest.mark.paragraph("now-three-letters", book=PLAY)
def test_two_may_lose_their_turns_one_after_the_other() -> None:
    desk = Desk(opening=("s-v", *NOUN, "contains:E"))
    desk.challenge(P3, "now")
    desk.challenge(P2, "now")
    assert (desk.state.mover, desk.scores) == (P1, (0, -1, -1))
    desk.letter(P1, "C")
    assert desk.state.mover == P2


@pytest.mark.paragraph("now-three-letters", "setup-timeout", book=PLAY)
@pytest.mark.parametrize(("caller", "order"), [(P2, [P1, P3, P1, P2]), (P3, [P1, P2, P1, P2])])
def test_in_the_opening_the_move_is_still_made_and_a_later_turn_lost(caller: Seat, order: list[Seat]) -> None:
    desk = Desk(opening=("s-v",))
    desk.challenge(caller, "now")
    assert (desk.must(), desk.state.scores[caller]) == ({P2}, -1)
    desk.demand(P2, "type:noun")
    desk.demand(P3, "function:subject")
    seen = []
    for letter in "CATS":
        seen.append(desk.state.mover)
        desk.letter(desk.state.mover, letter)
    assert seen == order


@pytest.mark.paragraph("now-three-letters", "last-mover-barred", book=PLAY)
def test_the_last_mover_cannot_call_so_there_is_no_penalty() -> None:
    desk = Desk(opening=OPENING)
    desk.no(P3, acts.Challenge("now"))
    assert desk.scores == (0, 0, 0)
    ruling = desk.table.game.rule(desk.state, P3, acts.Challenge("now"))
    assert (ruling.verdict, ruling.cites) == ("refused", "last-mover-barred")


@pytest.mark.paragraph("now-three-letters", book=PLAY)
def test_a_turn_lost_in_advance_is_not_carried_into_the_next_shake() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P2, "now")
    desk.challenge(P1, "impossible")
    desk.wait(200)
    desk.ready()
    assert (desk.state.first, desk.state.owed) == (P2, {})


@pytest.mark.paragraph("now-three-letters", "two-players", book=PLAY)
def test_with_two_the_opponent_moves_twice() -> None:
    desk = Desk(players=2, opening=("s-v", *NOUN))
    desk.challenge(P2, "now")
    assert (desk.state.mover, desk.scores) == (P1, (0, -1))
    desk.letter(P1, "C")
    assert desk.state.mover == P2


# LT 27: three turns let go by.


@pytest.mark.paragraph("missed-shake", "timeout-penalty", book=PLAY)
@pytest.mark.parametrize("after", [1, 2, 3])
def test_who_lets_turns_go_by_in_a_row_misses_the_shake(after: int) -> None:
    desk = Desk(opening=OPENING, absent_after=after)
    for times in range(1, after + 1):
        assert desk.state.mover == P1
        desk.wait(70)
        assert desk.scores == (-times, 0, 0)
        if times < after:
            desk.demand(P2, f"length:{3 + times}")
            desk.letter(P3, "CAT"[times])
    assert (desk.last.verdict, desk.last.cites, desk.state.absent) == ("penalised", "missed-shake", (P1,))
    assert desk.state.order == (P2, P3)
    desk.challenge(desk.state.mover, "impossible")
    desk.wait(200)
    assert desk.scores[0] == -after


@pytest.mark.paragraph("missed-shake", book=PLAY)
def test_a_move_breaks_the_row_and_nought_counts_nobody_out() -> None:
    desk = Desk(opening=OPENING, absent_after=2)
    desk.wait(70)
    desk.letters("CA")
    desk.letter(P1, "T")
    desk.letters("SO")
    desk.wait(70)
    assert (desk.state.absent, desk.scores) == ((), (-2, 0, 0))
    desk = Desk(opening=OPENING, absent_after=0)
    desk.wait(70 * 30)
    assert desk.state.absent == ()


@pytest.mark.paragraph("missed-shake", "setup-timeout", book=PLAY)
def test_player_one_who_never_rolls_makes_room_for_the_next() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.wait(210)
    assert (desk.last.cites, desk.scores, desk.state.order) == ("missed-shake", (-3, 0, 0), (P2, P3))
    assert (desk.must(), desk.left("MoveOver")) == ({P2}, 60)
    desk.roll()
    desk.designate(P2, "s-v")
    desk.demand(P3, "type:noun")
    desk.demand(P2, "function:subject")
    assert desk.state.set_up


@pytest.mark.paragraph("missed-shake", "impossible-mover-writes", book=PLAY)
def test_a_mover_who_has_left_writes_nothing() -> None:
    desk = Desk(opening=OPENING)
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    desk.challenge(P1, "impossible")
    assert [seat for seat in desk.seats if desk.may(seat, "Present")] == [P2]
    desk.yes(P2, acts.Neutral())
    assert (desk.state.phase, desk.scores) == ("between", (6, 4, 0))


# What a judge does to those who write.

GOAT = ("The goat sleeps.", "goat")


@pytest.mark.paragraph("disqualified", "forfeits-right", book=PLAY)
def test_a_solution_that_nobody_is_left_to_check_stands() -> None:
    desk = Desk(players=2, opening=OPENING, software=())
    desk.challenge(P2, "impossible")
    panel = acts.Panel(P2, "tore the paper", ("Kim", "Lee", "Max"), disqualify="round")
    desk.yes(JUDGE, panel, "disqualified")
    desk.present(P1, *GOAT)
    assert desk.state.sheet[-1].results == {P1: "correct", P2: "absent"}
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1,), (P2,))


@pytest.mark.paragraph("judge-moves-on", "checking-vote", book=PLAY)
def test_a_judge_rules_on_the_solution_that_was_objected_to() -> None:
    desk = Desk(opening=OPENING, software=())
    desk.challenge(P1, "impossible")
    desk.present(P2, *GOAT)
    desk.present(P3, *GOAT)
    desk.yes(P1, acts.Object(P3, ("grammar",)), "checking-minutes")
    for action in (acts.RuleOn(P2, False), acts.PutToVote(P2)):
        desk.no(JUDGE, action, "judge-moves-on")
    desk.yes(JUDGE, acts.PutToVote(P3), "checking-vote")
    desk.no(JUDGE, acts.RuleOn(P3, True))


@pytest.mark.paragraph("missed-shake", "initial-penalty", book=PLAY)
def test_the_last_player_may_leave_too_before_the_judge_has_initialled() -> None:
    desk = Desk(ELEMENTARY, players=2, opening=("s-v",), software=())
    desk.wait(3 * 70)
    desk.yes(JUDGE, acts.MarkAbsent(P1), "missed-shake")
    assert desk.state.absent == (P2, P1)
    for number in (1, 2, 3):
        desk.yes(JUDGE, acts.Initial(number))
    assert desk.table.outcome
