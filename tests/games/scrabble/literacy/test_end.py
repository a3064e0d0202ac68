"""Basic Game Play 10 B to D: all letters used, or nobody can play."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.seat import JUDGE
from tests.games.scrabble.literacy.desk import P1, P2, Desk

STUCK = {"p1": "VVQJKXZ", "p2": "BBGDDGF"}
"""No vowel anywhere: with HM on the board neither rack has a play."""


def nearly_out(bag: str = "", **options: object) -> Desk:
    """p1's team holds two tiles that hook HORN; p2's team two others."""
    desk = Desk("HORNATS", "ABDEIOS", **options)  # type: ignore[arg-type]
    desk.turn(P1, "8H HORN")
    desk.skip(P2)
    desk.hold(p1="SO", p2="QI", bag=bag)
    return desk


def humming(**racks: str) -> Desk:
    """HM lies on the board; p2's team is to move."""
    desk = Desk("HMORNAT", "ABDEIOS")
    desk.play(P1, "8H HM")
    desk.hold(**racks)
    return desk


@pytest.mark.paragraph("end-out", book="literacy")
def test_the_game_ends_when_a_team_has_used_all_its_letters_and_the_play_stands() -> None:
    desk = nearly_out()
    desk.play(P1, "L8 SO")
    assert desk.happened(events.WentOut)
    assert not desk.may(P2, "Place")
    assert not desk.may(P2, "Pass")
    ruling = desk.must(P2, acts.Accept())
    assert ruling.cites == "end-out"
    assert desk.state.ended_by == ("end-out", "{p1} has played all tiles.")
    assert desk.state.scores == {P1: 26, P2: 0}  # 14, then HORNS 9 and SO 3


@pytest.mark.paragraph("end-out", book="literacy")
def test_with_letters_in_the_bag_the_team_just_draws() -> None:
    desk = nearly_out(bag="E")
    desk.play(P1, "L8 SO")
    assert not desk.happened(events.WentOut)
    assert (desk.rack(P1), desk.phase, desk.state.mover) == ("E", "turn", P2)


@pytest.mark.paragraph("end-out", "challenge-upheld", book="literacy")
def test_a_last_play_challenged_off_comes_back_and_the_others_play() -> None:
    desk = nearly_out()
    desk.play(P1, "L8 OS")  # HORNO
    desk.challenge(P2, "HORNO")
    assert (desk.phase, desk.state.mover, desk.rack(P1)) == ("turn", P2, "OS")
    assert desk.state.out is None
    assert desk.state.scores[P1] == 14


@pytest.mark.paragraph("end-out", "challenge-failed", book="literacy")
def test_a_wrong_challenge_of_the_last_play_ends_the_game_and_costs_nothing() -> None:
    desk = nearly_out()
    desk.play(P1, "L8 SO")
    desk.challenge(P2, "HORNS")
    assert desk.said("challenge-failed").says == "The challenge is wrong. The play stands."
    assert not desk.happened(events.TurnLost)
    assert desk.state.ended_by == ("end-out", "{p1} has played all tiles.")


@pytest.mark.paragraph("end-out", book="literacy")
def test_the_last_play_stands_when_the_others_say_nothing() -> None:
    desk = nearly_out()
    desk.play(P1, "L8 SO")
    desk.wait(60)
    assert (desk.phase, desk.state.scores[P1]) == ("slip", 26)


@pytest.mark.paragraph("end-out", book="scrabble-basics")
def test_a_player_who_has_played_all_tiles_ends_the_game_only_with_an_empty_bag() -> None:
    for bag, out in (("", True), ("EI", False)):
        desk = nearly_out(bag, book="wespa")
        desk.place(P1, "L8 SO")
        desk.must(P1, acts.Announce(12))
        assert desk.say(P1, acts.StopClock()).refused is not out
        assert bool(desk.happened(events.WentOut)) is out


@pytest.mark.paragraph("end-stuck", book="literacy")
def test_the_judge_ends_the_game_when_all_letters_are_drawn_and_nobody_can_play() -> None:
    desk = humming(**STUCK, bag="")
    assert desk.must(P2, acts.DeclareOver()).cites == "end-stuck"
    assert desk.state.ended_by == ("end-stuck", "All letters have been drawn and nobody can play.")
    assert desk.phase == "slip"


@pytest.mark.paragraph("end-all-plays", book="literacy")
def test_the_judge_ends_the_game_when_all_possible_plays_have_been_made() -> None:
    desk = humming(**STUCK, bag="EEE")
    desk.must(P2, acts.DeclareOver())
    assert desk.state.ended_by == ("end-all-plays", "All possible plays have been made.")


@pytest.mark.paragraph("end-stuck", "end-all-plays", book="literacy")
@pytest.mark.parametrize("bag", ["", "EE"])
@pytest.mark.parametrize("able", ["p1", "p2"])
def test_the_game_goes_on_when_either_team_can_still_play(able: str, bag: str) -> None:
    desk = humming(**{**STUCK, able: "O"}, bag=bag)  # (H)O, (M)O
    desk.must(P2, acts.DeclareOver())
    assert desk.said("end-stuck").says == "Somebody can still play: the game goes on."
    assert (desk.phase, desk.state.mover) == ("turn", P2)
    assert desk.may(P2, "Place")


@pytest.mark.paragraph("end-stuck", "challenge-window", book="literacy")
def test_saying_that_it_is_over_does_not_begin_a_turn() -> None:
    desk = humming(p1="O", p2="Q", bag="")
    desk.must(P2, acts.DeclareOver())
    assert desk.may(P2, "Challenge")


@pytest.mark.paragraph("end-stuck", "clock-stops", book="literacy")
def test_a_person_who_judges_takes_the_time_it_takes() -> None:
    desk = Desk("HMORNAT", "ABDEIOS", software=(KEEPER,))
    desk.wait(10)
    desk.must(P1, acts.DeclareOver())
    assert desk.place(P1, "8H HM").refused
    desk.wait(500)
    assert desk.spent("game") == 10
    desk.must(JUDGE, acts.RuleOver(False))
    assert not desk.place(P1, "8H HM").refused


@pytest.mark.paragraph("end-stuck", book="literacy")
def test_software_that_cannot_see_wooden_racks_does_not_end_the_game() -> None:
    desk = Desk(tiles="wooden")
    desk.must(P1, acts.DeclareOver())
    assert desk.phase == "turn"
    assert desk.may(P1, "Place")


@pytest.mark.paragraph("end-stuck", "dictionary", book="literacy")
def test_software_without_the_table_s_word_list_does_not_end_the_game() -> None:
    stamp = {**Desk("HORNATS").table.header.options["words"], "hash": "0" * 64}
    desk = Desk("HORNATS", "ABDEIOS", forced={"words": stamp})
    desk.must(P1, acts.DeclareOver())
    assert desk.phase == "turn"


ABLE = {"p1": "AEIORST", "p2": "AEIORST"}


@pytest.mark.paragraph("end-stuck", "end-all-plays", "pass", book="literacy")
@pytest.mark.parametrize(
    ("bag", "cites", "says"),
    [
        ("", "end-stuck", "All letters have been drawn and nobody can play."),
        ("EEE", "end-all-plays", "All possible plays have been made."),
    ],
)
def test_when_both_teams_have_passed_the_judge_looks_and_the_game_ends(
    bag: str, cites: str, says: str
) -> None:
    desk = humming(**STUCK, bag=bag)
    desk.skip(P2)
    assert desk.phase == "turn"
    assert not desk.happened(events.OverDeclared)
    ruling = desk.skip(P1)
    looks = "Both teams have passed: the judge looks whether anybody can still play."
    assert (ruling.cites, ruling.says) == ("pass", f"{{p1}} passes. {looks}")
    assert (desk.phase, desk.state.ended_by) == ("slip", (cites, says))


@pytest.mark.paragraph("end-stuck", "end-all-plays", "pass", book="literacy")
@pytest.mark.parametrize("bag", ["", "EE"])
@pytest.mark.parametrize("able", ["p1", "p2"])
def test_two_passes_end_nothing_while_either_team_can_still_play(able: str, bag: str) -> None:
    desk = humming(**{**STUCK, able: ABLE[able]}, bag=bag)
    desk.skip(P2)
    desk.skip(P1)
    assert desk.said("end-stuck").says == "Somebody can still play: the game goes on."
    assert (desk.phase, desk.state.mover, desk.state.stop) == ("turn", P2, None)
    desk.must(P2, acts.DeclareOver())  # the same answer to the same question
    assert (desk.phase, desk.state.mover) == ("turn", P2)


@pytest.mark.paragraph("end-stuck", "pass", book="literacy")
def test_the_judge_looks_again_when_both_have_passed_again() -> None:
    desk = humming(**ABLE, bag="")
    for seat in (P2, P1, P2):
        desk.skip(seat)
    assert len(desk.happened(events.OverDeclared)) == 1
    desk.skip(P1)
    assert len(desk.happened(events.OverDeclared)) == 2


@pytest.mark.paragraph("end-stuck", "end-all-plays", book="literacy")
@pytest.mark.parametrize("over", [True, False])
def test_a_person_who_judges_is_asked_when_both_teams_have_passed(over: bool) -> None:
    desk = Desk("HMORNAT", "ABDEIOS", software=(KEEPER,))
    desk.skip(P1)
    desk.wait(10)
    desk.skip(P2)
    assert desk.place(P1, "8H HM").refused
    desk.wait(500)
    assert desk.spent("game") == 10
    desk.must(JUDGE, acts.RuleOver(over))
    assert desk.phase == ("slip" if over else "turn")


@pytest.mark.paragraph("end-stuck", "end-all-plays", book="literacy")
def test_where_nobody_can_look_both_teams_are_believed() -> None:
    stamp = {**Desk("HORNATS").table.header.options["words"], "hash": "0" * 64}
    for desk in (Desk(tiles="wooden"), Desk("HORNATS", "ABDEIOS", forced={"words": stamp})):
        desk.skip(P1)
        desk.must(P2, acts.DeclareOver())  # one team alone is not
        assert desk.phase == "turn"
        desk.skip(P2)
        assert desk.phase == "slip"


@pytest.mark.paragraph("pass", book="literacy")
def test_a_table_may_leave_passes_alone() -> None:
    desk = Desk("HORNATS", "ABDEIOS", two_passes_end=False)
    for seat in (P1, P2, P1, P2):
        desk.skip(seat)
    assert not desk.happened(events.OverDeclared)


@pytest.mark.paragraph("end-all-plays", book="literacy")
def test_passes_with_a_play_a_change_or_a_lost_turn_between_them_are_not_in_turn() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "QUZ", "EE")
    desk.skip(P1)
    desk.play(P2, "8H BAD")
    desk.skip(P1)
    desk.exchange(P2, "EI")
    desk.skip(P1)
    desk.play(P2, "J8 (D)O")
    desk.challenge(P1, "DO")  # loses a turn, which is no pass
    desk.skip(P2)
    assert not desk.happened(events.OverDeclared)
    desk.skip(P1)
    assert desk.happened(events.OverDeclared)
