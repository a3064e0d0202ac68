"""LT 13 and LT 25: every act has its limit and its call, longer for whom it was agreed; the round ends."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.events import Penalised
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import ELEMENTARY, NOUN, P1, P2, P3, ROLL, Desk

PLAY = "linguishtik-play"
OPENING = ("s-v", *NOUN)
ROUND, FINISH = 30 * 60, 5 * 60
GOAT = ("The goat sleeps.", "goat")


def clocks(desk: Desk) -> dict[str, float]:
    """What runs, and the seconds it has left."""
    kinds = {type(p.limit.then).__name__ for p in desk.table.prompts if p.limit}
    return {kind: left for kind in kinds if (left := desk.left(kind)) is not None and kind != "WarningDue"}


@pytest.mark.paragraph("move-minute", book=PLAY)
def test_rolling_ordering_and_designating_share_one_minute() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.wait(20)
    desk.roll()
    assert clocks(desk) == {"MoveOver": 40}
    desk.wait(39.999)
    desk.designate(P1, "s-v")
    assert (desk.state.mover, clocks(desk), desk.scores) == (P2, {"MoveOver": 60}, (0, 0, 0))


@pytest.mark.paragraph("move-minute", "ten-second-call", "timeout-penalty", book=PLAY)
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_a_move_has_a_minute_then_ten_seconds_then_it_costs_a_point_and_the_turn(manner: Manner) -> None:
    desk = Desk(manner=manner, opening=OPENING)
    assert desk.wait(59.999) == ()
    [called] = desk.wait(0.001)
    assert (called.ruling.verdict, called.ruling.cites) == ("allowed", "ten-second-call")
    assert called.ruling.says == "Time is running out: {p1} has 10 seconds."
    assert (clocks(desk), desk.state.mover, desk.scores) == ({"MoveCallOver": 10}, P1, (0, 0, 0))
    assert desk.wait(9.999) == ()
    [lost] = desk.wait(0.001)
    assert (lost.ruling.verdict, lost.ruling.cites) == ("penalised", "timeout-penalty")
    assert (clocks(desk), desk.state.mover, desk.scores) == ({"MoveOver": 60}, P2, (-1, 0, 0))


@pytest.mark.paragraph("ten-second-call", book=PLAY)
@pytest.mark.parametrize("seconds", [0, 59, 60, 69.999])
def test_a_move_in_the_ten_seconds_is_in_time(seconds: float) -> None:
    desk = Desk(opening=OPENING)
    desk.wait(seconds)
    desk.letter(P1, "C")
    assert (desk.state.mover, desk.scores, clocks(desk)) == (P2, (0, 0, 0), {"MoveOver": 60})
    desk.demand(P2, "plural")
    assert clocks(desk) == {"MoveOver": 60}


@pytest.mark.paragraph("ten-second-call", book=PLAY)
def test_a_move_that_arrives_too_late_finds_the_turn_lost() -> None:
    desk = Desk(manner="guided", opening=OPENING)
    desk.now += 70_002
    ruling = desk.say(P1, acts.PlayLetter(8))
    assert ruling.refused
    assert (desk.state.mover, desk.scores, desk.on("letters")) == (P2, (-1, 0, 0), "")


@pytest.mark.paragraph("setup-timeout", book=PLAY)
@pytest.mark.parametrize(
    ("opening", "late"), [(None, P1), ((), P1), (("s-v",), P2), (("s-v", "type:noun"), P3)]
)
def test_in_the_opening_a_point_is_taken_and_the_move_must_be_made(
    opening: tuple[str, ...] | None, late: Seat
) -> None:
    desk = Desk(begun=False, absent_after=0)
    desk.begin()
    if opening is not None:
        desk.roll()
        desk.open(*opening)
    for times in (1, 2, 3):
        desk.wait(69.999)
        assert desk.state.scores[late] == 1 - times
        desk.wait(0.002)
        assert (desk.last.verdict, desk.last.cites) == ("penalised", "setup-timeout")
        assert (desk.state.scores[late], desk.must(), clocks(desk)) == (-times, {late}, {"MoveOver": 60})


@pytest.mark.paragraph("timeout-penalty", "setup-timeout", book=PLAY)
def test_each_move_has_its_own_minute() -> None:
    desk = Desk()
    for said in (*OPENING, "contains:E", "lacks:R", "plural"):
        assert clocks(desk) == {"MoveOver": 60}
        desk.wait(65)
        desk.open(said)
    assert desk.scores == (0, 0, 0)


@pytest.mark.paragraph("move-minute", book=PLAY)
def test_a_table_may_have_other_times_or_none_for_moves() -> None:
    desk = Desk(opening=OPENING, move_seconds=20, call_seconds=5)
    desk.wait(24.999)
    assert desk.scores == (0, 0, 0)
    desk.wait(0.002)
    assert desk.scores == (-1, 0, 0)
    desk = Desk(opening=OPENING, move_seconds=0, round_minutes=0)
    assert (desk.wait(100_000), clocks(desk), desk.must()) == ((), {}, {P1})
    desk.demand(P1, "purple")
    desk.yes(P2, acts.CallIllegal("demand"))
    assert (desk.wait(100_000), desk.must(), desk.scores) == ((), {P1}, (0, 0, 0))
    desk.challenge(P2, "impossible")
    desk.wait(190)
    assert desk.state.phase == "between"


# Writing and checking.


@pytest.mark.paragraph("writing-minutes", "forfeits-right", "no-bought-minute", book=PLAY)
def test_three_minutes_and_the_call_to_write_and_no_point_buys_more() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P1, "impossible")
    desk.wait(179.99)
    assert desk.state.phase == "writing"
    assert desk.may(P3, "Present")
    called = desk.wait(0.01)
    assert [entry.ruling.cites for entry in called] == ["ten-second-call"] * 2
    assert clocks(desk) == {"WritingCallOver": 10}
    acts_left = {kind for seat in desk.seats for p in desk.asked(seat) for kind in p.kinds}
    assert acts_left == {"Present", "GiveUp"}
    desk.wait(10)
    assert (desk.state.phase, desk.happened(Penalised)) == ("between", [])
    desk.no(P3, acts.Present(*GOAT[:1], 4, GOAT[1]))
    assert desk.scores == (6, 2, 2)


@pytest.mark.paragraph("checking-minutes", "forfeits-right", book=PLAY)
def test_two_minutes_and_the_call_to_check_and_silence_costs_no_point() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P1, "impossible")
    desk.yes(P2, acts.Neutral())
    desk.present(P3, *GOAT)
    assert (desk.state.phase, clocks(desk)) == ("checking", {"CheckingOver": 120})
    desk.wait(120)
    assert desk.last.cites == "ten-second-call"
    desk.wait(9.999)
    assert desk.may(P1, "Object")
    desk.wait(0.001)
    assert (desk.last.cites, desk.scores) == ("forfeits-right", (2, 4, 6))
    assert desk.happened(Penalised) == []


# Longer times, and no time-outs.


@pytest.mark.paragraph("accommodation", book=PLAY)
def test_a_player_has_longer_times_on_every_clock_of_their_own() -> None:
    desk = Desk(factors={P2: 1.5}, opening=("s-v",))
    assert clocks(desk) == {"MoveOver": 90}
    desk.wait(90)
    assert clocks(desk) == {"MoveCallOver": 15}
    desk.demand(P2, "type:noun")
    assert clocks(desk) == {"MoveOver": 60}
    desk.demand(P3, "function:subject")
    desk.letter(P1, "C")
    desk.challenge(P3, "impossible")
    desk.present(P1, *GOAT)
    assert clocks(desk) == {"WritingOver": 270, "NeutralOver": 90}
    desk.wait(89)
    desk.yes(P2, acts.Neutral(), "neutral")
    assert clocks(desk) == {"CheckingOver": 180}
    desk.yes(P3, acts.Accept(P1))
    desk.wait(180)
    assert (desk.last.cites, clocks(desk)) == ("ten-second-call", {"CheckingCallOver": 15})
    desk.wait(14.999)
    desk.yes(P2, acts.Accept(P1), "checking-minutes")


@pytest.mark.paragraph("accommodation", book=PLAY)
def test_longer_times_hold_for_the_roll_the_renewed_minute_and_the_end_of_writing() -> None:
    desk = Desk(begun=False, factors={P1: 2.0})
    desk.begin()
    desk.wait(119.999)
    assert desk.last.cites != "ten-second-call"
    desk.wait(0.001 + 19.999)
    assert desk.scores == (0, 0, 0)
    desk.wait(0.002)
    assert (desk.scores, clocks(desk)) == ((-1, 0, 0), {"MoveOver": 120})
    desk.roll()
    desk.designate(P1, "s-v")
    desk.challenge(P2, "impossible")
    desk.yes(P3, acts.Neutral())
    assert clocks(desk) == {"WritingOver": 360}
    desk.wait(360)
    assert clocks(desk) == {"WritingCallOver": 20}
    desk.present(P1, *GOAT)


@pytest.mark.paragraph("accommodation", "who-first", "ready-next", "checking-vote", book=PLAY)
def test_where_players_wait_for_each_other_the_longest_time_of_those_waited_for_counts() -> None:
    desk = Desk(begun=False, factors={P2: 2.0}, software=())
    desk.wait(119.999)
    assert desk.state.phase == "first"
    desk = Desk(begun=False, factors={P2: 2.0}, software=())
    desk.roll_first(P2, "T")
    desk.wait(60)
    assert desk.state.phase == "rolling"
    desk = Desk(factors={P2: 2.0}, software=(), opening=("s-v",))
    desk.challenge(P3, "impossible")
    desk.yes(P2, acts.Neutral())
    desk.present(P1, *GOAT)
    desk.yes(P3, acts.Object(P1, ("grammar",)))
    desk.yes(JUDGE, acts.PutToVote(P1), "checking-vote")
    desk.wait(119.999)
    desk.yes(P2, acts.Vote(P1, True), "checking-vote")
    desk.wait(0.001)
    assert (desk.last.cites, desk.last.says) == ("checking-vote", "The time to vote is over.")
    desk.accept_all()
    desk.wait(60)
    assert desk.state.phase == "between"
    desk.yes(P2, acts.Ready())
    desk.wait(0)
    assert desk.state.shake == 2


@pytest.mark.paragraph("no-time-out", book=PLAY)
def test_no_player_stops_the_clock_in_a_shake_or_between_shakes() -> None:
    desk = Desk(opening=OPENING)
    kinds = {action.__name__ for action in GAME.actions}
    assert not {kind for kind in kinds if "Pause" in kind or "Timeout" in kind or "Wait" in kind}
    for seat in desk.seats:
        desk.no(seat, Pause("a moment please"), "hall-pause")
    desk.wait(70)
    assert desk.scores == (-1, 0, 0)
    desk.challenge(P1, "impossible")
    desk.wait(200)
    assert desk.state.phase == "between"
    desk.no(P1, Pause("tea"), "hall-pause")
    desk.wait(60)
    assert desk.state.shake == 2
    desk.yes(JUDGE, Pause("the table shakes"), "hall-pause")
    desk.wait(1000)
    desk.yes(JUDGE, Resume(), "hall-pause")
    assert desk.state.shake == 2
    assert clocks(desk)["MoveOver"] > 0


# The warning, in every phase.


@pytest.mark.paragraph("round-time", book=PLAY)
def test_the_round_begins_with_the_first_shake() -> None:
    desk = Desk(begun=False, move_seconds=0)
    desk.wait(3 * ROUND)
    assert not desk.state.warning
    desk.begin()
    desk.roll()
    desk.designate(P1, "s-v")
    desk.wait(ROUND - 0.001)
    assert not desk.state.warning
    [warned] = desk.wait(0.001)
    assert (warned.ruling.verdict, warned.ruling.cites, desk.state.warning) == ("allowed", "warning", True)


@pytest.mark.paragraph("round-time", book=PLAY)
def test_without_a_limit_no_warning_comes() -> None:
    desk = Desk(opening=OPENING, move_seconds=0, round_minutes=0)
    assert desk.wait(100_000) == ()
    desk = Desk(opening=OPENING, move_seconds=0, round_minutes=2)
    assert [entry.ruling.cites for entry in desk.wait(120)] == ["warning"]


@pytest.mark.paragraph("warning", "round-end", book=PLAY)
def test_while_players_move_five_minutes_are_left_then_all_write() -> None:
    desk = Desk(opening=OPENING, move_seconds=0)
    desk.wait(ROUND)
    assert clocks(desk) == {"RoundOver": FINISH}
    desk.letters("CAT")
    desk.wait(FINISH - 0.001)
    assert desk.state.phase == "moving"
    [stopped] = desk.wait(0.001)
    assert (stopped.ruling.cites, desk.state.phase) == ("round-end", "writing")
    assert {seat for seat in desk.seats if desk.may(seat, "Present")} == {P1, P2, P3}
    desk.present(P2, *GOAT)
    desk.wait(200)
    desk.accept_all()
    assert (desk.scores, desk.state.sheet[-1].row) == ((2, 4, 2), "I")
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P2,), (P1, P3))


@pytest.mark.paragraph("warning", book=PLAY)
def test_a_shake_that_is_not_rolled_at_the_warning_is_not_begun() -> None:
    desk = Desk(move_seconds=0)
    desk.hopeless()
    desk.ready()
    assert desk.state.phase == "rolling"
    desk.wait(ROUND)
    assert desk.table.outcome
    assert (len(desk.state.sheet), desk.table.outcome.ranks) == (1, ((P1, P2, P3),))
    assert not desk.table.prompts


@pytest.mark.paragraph("warning", "round-end", book=PLAY)
def test_with_real_cubes_the_roll_may_still_be_typed_until_time_is_up() -> None:
    typed = acts.SetOut(tuple(ROLL.replace(" ", "")))
    for rolled in (True, False):
        desk = Desk(begun=False, cubes="real", move_seconds=0)
        desk.yes(KEEPER, acts.NameFirst(P1))
        desk.wait(ROUND + 10)
        if rolled:
            desk.yes(KEEPER, typed, "roll-and-order")
        desk.wait(FINISH - 9.999)
        assert desk.last.cites == "round-end"
        assert (desk.table.outcome is None, desk.state.phase == "writing") == (rolled, rolled)


@pytest.mark.paragraph("warning", "designate-first", book=PLAY)
def test_if_nothing_was_designated_when_time_is_up_each_writer_names_a_kind_of_sentence() -> None:
    desk = Desk(move_seconds=0)
    desk.wait(ROUND + FINISH)
    assert (desk.state.phase, desk.state.designation) == ("writing", "")
    desk.no(P2, acts.Present(GOAT[0], 4, GOAT[1]), "designate-first")
    desk.present(P2, *GOAT, designation="s-v")


@pytest.mark.paragraph("warning", book=PLAY)
def test_a_judge_who_rules_on_a_move_takes_no_time_from_the_players() -> None:
    desk = Desk(opening=OPENING, move_seconds=0, software=())
    desk.demand(P1, "purple")
    desk.yes(P2, acts.CallIllegal("demand"))
    desk.wait(ROUND)
    assert (desk.state.warning, clocks(desk)) == (True, {})
    desk.wait(FINISH)
    desk.yes(JUDGE, acts.RuleProcedure(True))
    assert (clocks(desk), desk.must()) == ({"RoundOver": FINISH}, {P1})


@pytest.mark.paragraph("warning", book=PLAY)
@pytest.mark.parametrize("phase", ["writing", "checking"])
def test_a_shake_in_writing_or_checking_is_finished_and_no_other_begun(phase: str) -> None:
    desk = Desk(opening=OPENING, move_seconds=0)
    desk.wait(ROUND - 1)
    desk.challenge(P1, "impossible")
    if phase == "checking":
        desk.yes(P2, acts.Neutral())
        desk.present(P3, *GOAT)
    desk.wait(1)
    assert (desk.state.phase, desk.state.warning, "RoundOver" in clocks(desk)) == (phase, True, False)
    desk.wait(200)
    if phase == "writing":
        assert desk.scores == (6, 2, 2)
    assert desk.table.outcome
    assert not desk.table.prompts


@pytest.mark.paragraph("warning", "initial-penalty", book=PLAY)
def test_between_shakes_the_warning_ends_the_round_when_no_penalty_waits() -> None:
    desk = Desk(move_seconds=0, ready_seconds=600)
    desk.wait(ROUND - 1)
    desk.hopeless()
    desk.wait(1)
    assert desk.table.outcome
    rolling = Desk(ELEMENTARY, software=(), begun=False, absent_after=0)
    rolling.begin()
    rolling.wait(70)
    between = Desk(ELEMENTARY, software=(), ready_seconds=600, round_minutes=2)
    between.wait(70)
    between.hopeless()
    for desk in (rolling, between):
        desk.wait(ROUND if desk is rolling else 60)
        assert desk.state.warning
        waiting = [p.id for p in desk.asked(JUDGE) if p.must]
        assert waiting
        assert desk.table.outcome is None
        assert not any(desk.may(seat, kind) for seat in desk.seats for kind in ("Ready", "Roll"))
        for number in range(1, len(waiting) + 1):
            assert desk.table.outcome is None
            desk.yes(JUDGE, acts.Initial(number))
        assert desk.table.outcome
        assert desk.state.scores[P1] == -len(waiting)
