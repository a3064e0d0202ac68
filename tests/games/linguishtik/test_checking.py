"""LT 13 and LT 20: opponents check what was handed in, accept or object; a judge or a vote decides."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import P1, P2, P3, Desk
from tests.games.linguishtik.shakes import (
    ASLEEP,
    challenged,
    hand_in,
    object_to,
    points,
    running,
    scored,
)


def written(*writers: Seat, players: int = 3, manner: Manner = "tournament", **options: object) -> Desk:
    """p1 has called Now; these have handed something in, the others are neutral; a person judges."""
    desk = challenged("now", players=players, manner=manner, **{"software": (), **options})
    for seat in desk.seats:
        if seat in writers:
            hand_in(desk, seat)
        else:
            desk.yes(seat, acts.Neutral())
    return desk


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
@pytest.mark.parametrize("manner", ["tournament", "guided"])
def test_all_others_check_a_solution_and_nobody_their_own(manner: Manner) -> None:
    desk = written(P1, manner=manner)
    assert {p.seat for p in desk.table.prompts if "Accept" in p.kinds} == {P2, P3}
    desk.no(P1, acts.Accept(P1))
    desk.no(P1, acts.Object(P1, ("grammar",)))
    desk.yes(P2, acts.Accept(P1), "checking-minutes")
    desk.yes(P3, acts.Accept(P1), "checking-minutes")
    assert scored(desk).results == {P1: "correct", P2: "neutral", P3: "neutral"}


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_a_solution_is_accepted_or_objected_to_once_by_each() -> None:
    desk = written(P1)
    desk.yes(P2, acts.Accept(P1))
    desk.no(P2, acts.Accept(P1))
    desk.no(P2, acts.Object(P1, ("grammar",)))
    desk = written(P1, P3)
    desk.yes(P2, acts.Accept(P1))
    desk.no(P2, acts.Object(P1, ("grammar",)), "checking-minutes")  # asked about p3, answering about p1
    desk.no(P2, acts.Accept(Seat("p9")), "checking-minutes")
    desk.no(P1, acts.Accept(P1), "checking-minutes")


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_two_minutes_for_each_solution_and_ten_seconds_after_the_call() -> None:
    desk = written(P1)
    desk.wait(119.9)
    assert desk.happened(e.TimeCalled) == []
    desk.wait(0.1)
    assert {event.seat for event in desk.happened(e.TimeCalled)} == {P2, P3}  # type: ignore[attr-defined]
    desk.wait(9.9)
    assert desk.may(P2, "Object")
    desk.wait(0.1)
    assert not desk.may(P2, "Object")
    assert scored(desk).results[P1] == "correct"


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_who_has_two_solutions_to_check_has_twice_the_time() -> None:
    desk = written(P1, P2)
    limits = {
        p.limit.of: p.limit.ms // 1000 for p in desk.table.prompts if p.limit and "CheckingOver" in p.kinds
    }
    assert limits == {P1: 120, P2: 120, P3: 240}


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_a_table_may_give_another_time() -> None:
    desk = written(P1, checking_seconds=30)
    desk.wait(40)
    assert desk.state.phase == "between"


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_the_clock_stands_while_a_judge_decides() -> None:
    desk = written(P1)
    desk.wait(100)
    object_to(desk, P1, by=P2)
    assert not any(isinstance(said, acts.CheckingOver | acts.CheckingCallOver) for said in running(desk))
    desk.wait(600)
    desk.yes(JUDGE, acts.RuleOn(P1, True))
    assert desk.left("CheckingOver") == 20
    desk.yes(P3, acts.Object(P1, ("spelling",)))


@pytest.mark.paragraph("forfeits-right", book="linguishtik-play")
def test_who_does_not_check_in_time_loses_the_right_and_no_point() -> None:
    desk = written(P1, P3)
    desk.yes(P3, acts.Accept(P1))
    desk.yes(P1, acts.Accept(P3))
    said = desk.wait(250)[-1].ruling
    assert (said.verdict, said.cites) == ("allowed", "forfeits-right")
    assert scored(desk).results == {P1: "correct", P2: "neutral", P3: "correct"}
    assert desk.happened(e.Penalised) == []
    desk.no(P2, acts.Object(P1, ("grammar",)))


@pytest.mark.paragraph("forfeits-right", book="linguishtik-play")
def test_an_objection_made_in_time_is_heard_though_another_checker_slept() -> None:
    desk = written(P1)
    desk.wait(125)
    object_to(desk, P1, by=P2)
    desk.wait(300)
    desk.yes(JUDGE, acts.RuleOn(P1, False, "spelling", "It is misspelled."), "spelling")
    assert scored(desk).results[P1] == "wrong"


@pytest.mark.paragraph("judge-moves-on", book="linguishtik-play")
def test_an_objection_names_what_is_wrong_and_not_too_much() -> None:
    desk = written(P1)
    desk.no(P2, acts.Object(P1, ()), "judge-moves-on")
    desk.no(P2, acts.Object(P1, ("", "  ")), "judge-moves-on")
    desk.no(P2, acts.Object(P1, tuple(f"fault {n}" for n in range(9))), "judge-moves-on")
    desk.yes(P2, acts.Object(P1, (*(f"fault {n}" for n in range(8)), "fault 1", " ")), "checking-minutes")
    (objected,) = desk.happened(e.Objected)
    assert isinstance(objected, e.Objected)
    assert len(objected.faults) == 8


@pytest.mark.paragraph("judge-moves-on", book="linguishtik-play")
def test_after_a_ruling_the_judge_moves_on() -> None:
    desk = written(P1)
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.RuleOn(P1, True))
    desk.no(P2, acts.Object(P1, ("spelling",)))
    desk.yes(P3, acts.Accept(P1))
    assert scored(desk).results[P1] == "correct"


@pytest.mark.paragraph("solution-final", book="linguishtik-play")
def test_what_is_ruled_wrong_is_wrong_and_no_longer_looked_at() -> None:
    desk = written(P1, P2)
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.RuleOn(P1, False))
    desk.no(P3, acts.Accept(P1), "checking-minutes")
    desk.no(JUDGE, acts.RuleOn(P1, True))
    for seat in (P1, P3):
        desk.yes(seat, acts.Accept(P2))
    assert points(desk) == (2, 6, 4)


# A vote.


def voting(players: int = 3) -> Desk:
    desk = written(P1, players=players)
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.PutToVote(P1), "checking-vote")
    return desk


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
@pytest.mark.parametrize(
    ("votes", "correct"),
    [((True, True), True), ((True, False), True), ((False, True), True), ((False, False), False)],
)
def test_the_opponents_vote_and_a_tie_leaves_it_standing(votes: tuple[bool, bool], correct: bool) -> None:
    desk = voting()
    assert desk.must() == {P2, P3}
    desk.no(P1, acts.Vote(P1, True))
    for seat, vote in zip((P2, P3), votes, strict=True):
        desk.yes(seat, acts.Vote(P1, vote), "checking-vote")
    (ruled,) = desk.happened(e.SolutionRuled)
    assert isinstance(ruled, e.SolutionRuled)
    assert (ruled.correct, ruled.cites) == (correct, "checking-vote")
    if correct:
        desk.yes(P3, acts.Accept(P1))
    assert scored(desk).results[P1] == ("correct" if correct else "wrong")


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
@pytest.mark.parametrize(("vote", "result"), [(None, "correct"), (True, "correct"), (False, "wrong")])
def test_who_does_not_vote_in_a_minute_has_no_vote(vote: bool | None, result: str) -> None:
    desk = voting()
    if vote is not None:
        desk.yes(P3, acts.Vote(P1, vote))
        desk.no(P3, acts.Vote(P1, not vote))
    desk.wait(59.9)
    assert desk.happened(e.SolutionRuled) == []
    desk.wait(0.1)
    assert len(desk.happened(e.SolutionRuled)) == 1
    desk.accept_all()
    assert scored(desk).results[P1] == result


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
@pytest.mark.parametrize("vote", [True, False])
def test_with_two_players_the_opponent_alone_votes(vote: bool) -> None:
    desk = voting(players=2)
    desk.yes(P2, acts.Vote(P1, vote))
    assert scored(desk).results[P1] == ("correct" if vote else "wrong")


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
def test_a_second_vote_on_the_same_solution_is_a_new_one() -> None:
    desk = voting()
    desk.yes(P2, acts.Vote(P1, False))
    desk.yes(P3, acts.Vote(P1, True))  # it stands against p2's objection
    object_to(desk, P1, "spelling", by=P3)
    desk.yes(JUDGE, acts.PutToVote(P1))
    assert desk.must() == {P2, P3}
    desk.yes(P2, acts.Vote(P1, False))
    assert desk.state.phase == "checking"
    desk.yes(P3, acts.Vote(P1, False))
    assert scored(desk).results[P1] == "wrong"


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
def test_while_one_solution_is_voted_on_another_is_checked() -> None:
    desk = written(P1, P2)
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.PutToVote(P1))
    desk.yes(P3, acts.Accept(P2))
    object_to(desk, P2, by=P1)
    desk.yes(JUDGE, acts.RuleOn(P2, False))
    desk.yes(P2, acts.Vote(P1, True))
    desk.yes(P3, acts.Vote(P1, True))
    desk.yes(P3, acts.Accept(P1))
    assert scored(desk).results == {P1: "correct", P2: "wrong", P3: "neutral"}


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
def test_software_that_is_not_sure_puts_it_to_the_vote() -> None:
    desk = challenged("now")
    hand_in(desk, P1, ASLEEP)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, "reality", by=P3)
    assert desk.must() == {P2, P3}
    assert desk.happened(e.VoteCalled) == [e.VoteCalled(P1)]
    for seat in (P2, P3):
        desk.yes(seat, acts.Vote(P1, False))
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
def test_nobody_votes_on_their_own_solution() -> None:
    desk = written(P1, P2)
    object_to(desk, P1, by=P2)
    object_to(desk, P2, by=P1)
    for of in (P1, P2):
        desk.yes(JUDGE, acts.PutToVote(of))
    desk.no(P1, acts.Vote(P1, True), "checking-vote")
    desk.no(P2, acts.Vote(P2, True), "checking-vote")
    desk.yes(P1, acts.Vote(P2, False))
    desk.yes(P3, acts.Vote(P2, False))
    assert [check.correct for check in desk.state.checks] == [None, False]


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_the_judge_rules_only_on_what_was_objected_to() -> None:
    desk = written(P1, P3)
    object_to(desk, P1, by=P2)
    desk.no(JUDGE, acts.RuleOn(P3, False), "judge-moves-on")
    desk.no(JUDGE, acts.PutToVote(P3), "judge-moves-on")
    desk.no(JUDGE, acts.RuleOn(P2, False), "checking-minutes")
    desk.yes(JUDGE, acts.PutToVote(P1))
    object_to(desk, P3, by=P1)
    desk.no(JUDGE, acts.RuleOn(P1, False), "judge-moves-on")  # the vote decides that now
    desk.yes(JUDGE, acts.RuleOn(P3, False))


@pytest.mark.paragraph("checking-minutes", book="linguishtik-play")
def test_an_objection_is_heard_before_another_to_the_same_solution() -> None:
    desk = written(P1, P2, P3)
    object_to(desk, P1, by=P2)
    desk.no(P3, acts.Object(P1, ("cubes",)), "checking-minutes")  # asked about p2, answering about p1
    desk.no(P3, acts.Accept(P1), "checking-minutes")
    desk.yes(JUDGE, acts.RuleOn(P1, True))
    desk.yes(P3, acts.Object(P1, ("cubes",)), "checking-minutes")
    check = desk.state.check(P1)
    assert check is not None
    assert [(one.by, one.upheld) for one in check.objections] == [(P2, False), (P3, None)]
