"""LT 17, LT 18 and LT 19: who picks up the block, when, and what is said with it."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.table import submit
from tests.games.linguishtik.desk import MIDDLE, NOUN, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import LAMP, challenged, moved

NOW, IMPOSSIBLE = acts.Challenge("now"), acts.Challenge("impossible")
each_call = pytest.mark.parametrize("call", ["now", "impossible"])
each_manner = pytest.mark.parametrize("manner", ["tournament", "guided"])


@pytest.mark.paragraph("challenge-block", book="linguishtik-play")
@each_call
@each_manner
def test_a_challenge_is_taking_the_block_and_saying_it_in_one_act(call: acts.Called, manner: Manner) -> None:
    desk = moved(manner=manner)
    desk.yes(P1, acts.Challenge(call), call)
    assert desk.happened(e.WritingBegun) == [e.WritingBegun(call, (P1,), P3)]
    assert desk.state.phase == "writing"


@pytest.mark.paragraph("challenge-block", book="linguishtik-play")
def test_without_the_block_there_is_no_challenge() -> None:
    desk = moved()
    turn = next(p for p in desk.asked(P1) if "PlayLetter" in p.kinds)
    said = submit(desk.table, P1, NOW, prompt=turn.id, at=desk.now).ruling
    assert (said.verdict, said.cites) == ("refused", "hall-kind")
    desk.no(P1, acts.Present(LAMP[0], 4, LAMP[1]))
    assert desk.state.block is None


@pytest.mark.paragraph("challenge-block", book="linguishtik-play")
def test_the_block_is_the_players_alone_and_lies_as_near_to_each() -> None:
    desk = moved()
    near = {p.seat for p in desk.table.prompts if "Challenge" in p.kinds}
    assert near == {P1, P2}
    assert not any(p.must for p in desk.table.prompts if "Challenge" in p.kinds)
    for seat in (JUDGE, GALLERY):
        desk.no(seat, NOW)


@pytest.mark.paragraph("challenge-block", book="linguishtik-play")
def test_the_block_is_picked_up_once_in_a_shake() -> None:
    desk = challenged("now")
    for seat in desk.seats:
        desk.no(seat, IMPOSSIBLE)
    desk = moved()
    desk.yes(P2, acts.CallIllegal("turn"))  # heard at once by software: the block lies there again
    desk.yes(P2, IMPOSSIBLE)


@pytest.mark.paragraph("challenge-block", book="linguishtik-play")
def test_nobody_challenges_while_the_judge_rules_on_a_move() -> None:
    desk = moved(software=())
    desk.yes(P1, acts.CallIllegal("turn"))
    desk.no(P2, NOW)
    desk.yes(JUDGE, acts.RuleProcedure(False), "illegal-stands")
    desk.yes(P2, NOW, "now")


@pytest.mark.paragraph("first-hand", book="linguishtik-play")
@each_manner
def test_of_two_who_reach_for_the_block_the_first_to_arrive_has_it(manner: Manner) -> None:
    desk = moved(manner=manner)
    seen = {p.seat: p.id for p in desk.table.prompts if "Challenge" in p.kinds}
    first = submit(desk.table, P2, IMPOSSIBLE, prompt=seen[P2], at=desk.now)
    late = submit(first.table, P1, NOW, prompt=seen[P1], at=desk.now)
    assert (late.ruling.verdict, late.ruling.cites) == ("refused", "hall-late")
    assert "{p2} was first" in late.ruling.says
    assert late.table.state.block.challengers == (P2,)


@pytest.mark.paragraph("first-hand", book="linguishtik-play")
def test_nobody_names_a_second_hand_at_a_table_of_the_hall() -> None:
    desk = moved()
    desk.no(P1, acts.Challenge("now", (P2,)), "first-hand")


@pytest.mark.paragraph("last-mover-barred", book="linguishtik-play")
@each_call
@each_manner
def test_the_last_mover_does_not_challenge(call: acts.Called, manner: Manner) -> None:
    desk = moved(manner=manner)
    desk.no(P3, acts.Challenge(call))
    said = GAME.rule(desk.state, P3, acts.Challenge(call))
    assert (said.verdict, said.cites) == ("refused", "last-mover-barred")
    assert desk.scores == (0, 0, 0)
    desk.letter(P1, "L")
    desk.no(P1, acts.Challenge(call))
    desk.yes(P3, acts.Challenge(call), call)


@pytest.mark.paragraph("last-mover-barred", book="linguishtik-play")
def test_a_pass_or_a_lost_turn_makes_nobody_the_mover() -> None:
    desk = moved(absent_after=0)
    desk.passes(P1)
    desk.wait(70)  # p2 loses the turn: p3, who moved last, is on turn
    assert desk.state.mover == P3
    assert desk.state.last_mover == P3
    desk.no(P3, NOW)
    desk.yes(P1, NOW, "now")
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("now", (P1,), P3)]


@pytest.mark.paragraph("last-mover-barred", book="linguishtik-play")
def test_a_demand_or_a_designation_makes_a_mover_as_a_letter_does() -> None:
    desk = Desk(opening=("s-v",))
    desk.no(P1, IMPOSSIBLE)
    desk.demand(P2, "type:noun")
    desk.no(P2, IMPOSSIBLE)
    desk.yes(P1, IMPOSSIBLE, "impossible")
    assert desk.state.block is not None
    assert desk.state.block.mover == P2


@pytest.mark.paragraph("last-mover-barred", book="linguishtik-play")
def test_a_move_that_is_returned_makes_nobody_the_mover() -> None:
    desk = moved()
    desk.demand(P1, "type:verb")
    desk.no(P1, NOW)
    desk.yes(P2, acts.CallIllegal("demand"))
    assert desk.state.last_mover == P3
    desk.yes(P1, NOW, "now")


@pytest.mark.paragraph("challenge-any-time", book="linguishtik-play")
@each_call
@pytest.mark.parametrize("seat", [P1, P2])
def test_each_of_the_others_challenges_in_turn_or_not(seat: Seat, call: acts.Called) -> None:
    desk = moved()
    assert desk.state.mover == P1
    desk.yes(seat, acts.Challenge(call), call)


@pytest.mark.paragraph("challenge-any-time", book="linguishtik-play")
def test_two_players_challenge_each_other() -> None:
    desk = challenged(players=2)
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("now", (P1,), P2)]


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_now_needs_three_cubes_in_letters() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("AM")
    said = desk.yes(P1, NOW, "now-three-letters")
    assert said.verdict == "penalised"
    assert desk.scores == (-1, 0, 0)
    assert desk.state.phase == "moving"
    desk.letters("P")  # by p3
    desk.yes(P1, NOW, "now")


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_a_void_now_costs_the_turn_that_comes_next() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("AM")
    assert desk.state.mover == P3
    desk.yes(P3, NOW, "now-three-letters")
    assert desk.state.mover == P1  # it was p3's turn: it is lost
    desk.yes(P3, NOW, "now-three-letters")
    desk.letter(P1, "P")
    desk.letter(P2, "L")
    assert desk.state.mover == P1  # p3's next turn is lost too
    assert desk.scores == (0, 0, -2)


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_in_the_opening_the_move_is_still_owed_and_a_later_turn_lost() -> None:
    desk = Desk(opening=("s-v",))
    desk.yes(P2, NOW, "now-three-letters")
    assert desk.state.mover == P2
    desk.open(*NOUN)
    desk.letters("A")
    assert desk.state.mover == P3
    assert desk.scores == (0, -1, 0)


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_a_guided_table_refuses_it_and_takes_nothing() -> None:
    desk = Desk(opening=("s-v", *NOUN), manner="guided")
    desk.letters("AM")
    desk.no(P3, NOW, "now-three-letters")
    assert desk.scores == (0, 0, 0)


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_the_last_mover_pays_nothing_for_it() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("AM")
    desk.no(P2, NOW)
    assert desk.scores == (0, 0, 0)


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
@pytest.mark.paragraph("initial-penalty", book="linguishtik-play")
def test_where_a_judge_must_initial_it_the_point_waits_and_the_turn_does_not() -> None:
    desk = Desk(MIDDLE, opening=("s-v", *NOUN), software=())
    desk.letters("AM")
    desk.yes(P3, NOW, "now-three-letters")
    assert (desk.scores, desk.state.mover) == ((0, 0, 0), P1)
    desk.yes(JUDGE, acts.Initial(1), "initial-penalty")
    assert desk.scores == (0, 0, -1)


@pytest.mark.paragraph("impossible", book="linguishtik-play")
def test_player_one_may_be_challenged_after_the_designation() -> None:
    desk = Desk()
    desk.no(P2, IMPOSSIBLE)
    desk.designate(P1, "s-v")
    desk.yes(P2, IMPOSSIBLE, "impossible")
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("impossible", (P2,), P1)]


@pytest.mark.paragraph("impossible", book="linguishtik-play")
def test_impossible_needs_no_letters_and_ends_the_moves() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.yes(P1, IMPOSSIBLE, "impossible")
    desk.no(P1, acts.PlayLetter(desk.cube("A")))
    assert desk.on("letters") == ""


@pytest.mark.paragraph("now", book="linguishtik-play")
def test_now_makes_the_challenger_write_and_the_clock_of_moves_stops() -> None:
    desk = moved()
    assert desk.left("MoveOver") == 60
    desk.yes(P2, NOW, "now")
    assert desk.left("MoveOver") is None
    assert desk.must() == {P1, P2, P3}
    assert desk.asked(P2)[0].kinds == ("Present", "GiveUp")
