"""LT 24: Player One calls the roll hopeless in place of a designation."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import JUDGE
from tests.games.linguishtik.desk import P1, P2, P3, Desk
from tests.games.linguishtik.shakes import LAMP, hand_in, object_to, points, running, scored, shake

IMPOSSIBLE = acts.Challenge("impossible")


@pytest.mark.paragraph("hopeless-roll", book="linguishtik-play")
@pytest.mark.parametrize("manner", ["tournament", "guided"])
@pytest.mark.parametrize("players", [2, 3])
def test_player_one_calls_impossible_in_place_of_a_designation(manner: Manner, players: int) -> None:
    desk = Desk(manner=manner, players=players)
    desk.yes(P1, IMPOSSIBLE, "hopeless-roll")
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("hopeless", (P1,))]  # no mover is challenged
    desk.no(P1, acts.Designate("s-v"))


@pytest.mark.paragraph("hopeless-roll", book="linguishtik-play")
def test_nobody_else_calls_it_and_nobody_calls_now() -> None:
    desk = Desk()
    for seat in (P2, P3):
        desk.no(seat, IMPOSSIBLE)
        desk.no(seat, acts.Challenge("now"))
    desk.no(P1, acts.Challenge("now"), "hopeless-roll")
    assert desk.scores == (0, 0, 0)


@pytest.mark.paragraph("hopeless-roll", book="linguishtik-play")
def test_nobody_calls_it_before_the_roll_or_after_the_designation() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.no(P1, IMPOSSIBLE)
    desk.roll()
    desk.designate(P1, "s-v")
    desk.no(P1, IMPOSSIBLE)


@pytest.mark.paragraph("hopeless-roll", book="linguishtik-play")
def test_after_a_move_out_of_order_the_next_player_is_not_player_one() -> None:
    desk = Desk()
    desk.letter(P1, "A")
    assert desk.state.mover == P2
    desk.no(P2, IMPOSSIBLE, "hopeless-roll")
    desk.yes(P2, acts.CallIllegal("order"))
    desk.yes(P1, IMPOSSIBLE, "hopeless-roll")


@pytest.mark.paragraph("hopeless-minute", book="linguishtik-play")
def test_the_others_agree_or_disagree_and_player_one_does_not_write() -> None:
    desk = shake("hopeless")
    assert desk.must() == {P2, P3}
    assert desk.asked(P1) == []
    desk.yes(P2, acts.Disagree(), "hopeless-minute")
    desk.no(P2, acts.Disagree())
    desk.yes(P3, acts.Agree(), "hopeless-minute")
    desk.no(P3, acts.Present(*LAMP[:1], 4, "lamp", designation="s-v"))
    assert desk.must() == {P2}
    desk.yes(P2, acts.Agree(), "hopeless-minute")  # within the minute a mind may be changed
    assert points(desk) == (0, 0, 0)


@pytest.mark.paragraph("hopeless-minute", book="linguishtik-play")
def test_who_says_nothing_in_the_minute_agrees() -> None:
    desk = shake("hopeless")
    desk.wait(59.9)
    assert desk.may(P2, "Disagree")
    desk.yes(P3, acts.Disagree())
    desk.wait(0.1)
    assert desk.asked(P2) == []
    assert [p.kinds for p in desk.asked(P3)] == [("Present", "GiveUp")]
    assert desk.last.cites == "hopeless-minute"


@pytest.mark.paragraph("hopeless-minute", book="linguishtik-play")
def test_all_silent_all_agree_after_a_minute() -> None:
    desk = shake("hopeless")
    desk.wait(60)
    assert (scored(desk).row, points(desk)) == ("G", (0, 0, 0))


@pytest.mark.paragraph("hopeless-minute", book="linguishtik-play")
def test_writing_has_three_minutes_in_all_with_this_one_counted() -> None:
    for wait, late in ((129.9, False), (130, True)):
        desk = shake("hopeless")
        desk.wait(50)
        desk.yes(P2, acts.Disagree())
        assert acts.WritingOver(P2) in running(desk)
        desk.wait(10 + wait)  # 180 seconds from the call, and the ten of the last call
        assert desk.may(P2, "Present") is not late
    assert (scored(desk).row, scored(desk).results[P2]) == ("G", "wrong")


@pytest.mark.paragraph("hopeless-minute", book="linguishtik-play")
def test_a_solution_handed_in_says_that_its_writer_disagrees() -> None:
    desk = shake("hopeless")
    hand_in(desk, P2)
    desk.wait(60)
    assert desk.state.phase == "checking"


@pytest.mark.paragraph("hopeless-none", book="linguishtik-play")
def test_if_nobody_solves_it_all_score_nothing_and_the_next_shake_begins() -> None:
    desk = shake("hopeless")
    for seat in (P2, P3):
        desk.yes(seat, acts.Agree())
    assert desk.scores == (0, 0, 0)
    desk.ready()
    assert (desk.state.shake, desk.state.first) == (2, P2)


@pytest.mark.paragraph("hopeless-none", book="linguishtik-play")
def test_a_wrong_solution_refutes_nothing() -> None:
    desk = shake("hopeless", software=(JUDGE,))
    desk.yes(P3, acts.Agree())
    hand_in(desk, P2, ("The lamp glowed", "lamp"))
    object_to(desk, P2, "end-mark", by=P1)
    assert (scored(desk).row, points(desk)) == ("G", (0, 0, 0))


@pytest.mark.paragraph("hopeless-solution", book="linguishtik-play")
@pytest.mark.parametrize(
    ("designation", "text", "found"),
    [
        ("s-v", "The lamp glowed.", {}),
        ("simple", "The lamp glowed.", {}),
        ("declarative", "The lamp glowed.", {}),
        ("s-v-do", "The lamp glowed.", {"s-v-do": "pattern"}),
        ("funny", "The lamp glowed.", {"funny": "designation"}),
        ("s-v-do", "He broke the lamp.", {}),
    ],
)
def test_who_disagrees_chooses_pattern_structure_or_purpose(
    designation: str, text: str, found: dict[str, str]
) -> None:
    desk = shake("hopeless")
    hand_in(desk, P2, (text, "lamp"), designation=designation)
    seen = look_at(desk.state, desk.state.slips[P2])
    assert {str(fault.of): fault.cites for fault in seen.faults} == found


@pytest.mark.paragraph("hopeless-solution", book="linguishtik-play")
def test_the_kind_of_sentence_must_be_said() -> None:
    desk = shake("hopeless")
    desk.no(P2, acts.Present(*LAMP[:1], 4, "lamp"), "hopeless-solution")
    desk.no(P2, acts.Present(*LAMP[:1], 4, "lamp", designation=" "), "hopeless-solution")


@pytest.mark.paragraph("hopeless-solution", book="linguishtik-play")
@pytest.mark.parametrize(("word", "spelled"), [("lamp", True), ("puzzle", False)])
def test_the_word_is_spelled_from_resources_and_there_are_no_demands(word: str, spelled: bool) -> None:
    desk = shake("hopeless")
    hand_in(desk, P2, (f"The {word} arrived.", word))
    found = {str(f.of): f.cites for f in look_at(desk.state, desk.state.slips[P2]).faults}
    assert found == ({} if spelled else {"cubes": "hopeless-solution"})


@pytest.mark.paragraph("hopeless-solution", book="linguishtik-play")
@pytest.mark.parametrize(
    ("text", "word"),
    [("The crops came early.", "early"), ("They plant trees.", "plant"), ("Near it I sat.", "near")],
)
def test_the_word_may_be_of_any_type(text: str, word: str) -> None:
    desk = shake("hopeless", roll="ETIN EEGT AHMP SRYN JKQY CAL")
    start = text.lower().index(word)
    desk.yes(P2, acts.Present(text, start, word, designation="simple"), "solution-presented")
    assert look_at(desk.state, desk.state.slips[P2]).faults == ()


@pytest.mark.paragraph("hopeless-points", book="linguishtik-play")
def test_who_refutes_it_scores_six_and_the_others_two() -> None:
    desk = shake("hopeless")
    hand_in(desk, P3)
    desk.wait(60)
    desk.accept_all()
    assert (scored(desk).row, points(desk)) == ("H", (2, 2, 6))


@pytest.mark.paragraph("hopeless-points", book="linguishtik-play")
def test_player_one_checks_too() -> None:
    desk = shake("hopeless")
    hand_in(desk, P2)
    desk.yes(P3, acts.Agree())
    assert {p.seat for p in desk.table.prompts if "Accept" in p.kinds} == {P1, P3}
