"""ACCEPTING A TURN, Drawing Replacement Tiles, FLASH-DRAWING."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, JUDGE
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, played


@pytest.mark.paragraph("accepting", book="wespa")
def test_a_play_stands_with_the_first_tile_out_of_the_bag() -> None:
    desk = played()
    assert desk.may(P2, "Challenge")
    desk.wait(5)
    desk.yes(P1, acts.Draw(), "accepting")
    assert not desk.may(P2, "Challenge")
    assert desk.ruled(P2, acts.Challenge(("CAT",))) == ("refused", "challenge-window")
    assert desk.ruled(P2, acts.Hold()) == ("refused", "hold")
    desk.deal("III")
    desk.no(P2, acts.Challenge(("CAT",)))
    desk.no(P2, acts.Hold())


@pytest.mark.paragraph("accepting", book="wespa")
def test_until_then_the_opponent_may_hold_or_challenge_however_long_it_takes() -> None:
    desk = played()
    desk.wait(300)
    assert desk.may(P2, "Hold")
    assert desk.may(P2, "Challenge")


@pytest.mark.paragraph("accepting", book="wespa")
def test_writing_accepts_nothing() -> None:
    desk = played(record=False)
    desk.no(P2, acts.Record(0))
    desk.yes(P1, acts.Record(10))
    assert desk.may(P2, "Challenge")
    assert desk.state.open_play


@pytest.mark.paragraph("drawing", book="wespa")
def test_without_a_word_from_the_opponent_the_player_draws_what_was_played() -> None:
    desk = played()
    desk.wait(5)
    desk.yes(P1, acts.Draw())
    desk.no(DEALER, Dealt(("I", "I")), "refill")
    desk.no(DEALER, Dealt(("Z", "Z", "Z")), "refill")
    desk.deal("III")
    desk.no(P1, acts.Draw())
    assert desk.ruled(P1, acts.Draw()) == ("refused", "drawing")
    assert len(desk.rack(P1)) == 7


@pytest.mark.paragraph("drawing", book="wespa")
def test_the_last_tiles_are_drawn_even_if_they_are_too_few() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA", "QZ")
    desk.turn(P1, "8G", "CAT", "QZ")
    assert desk.rack(P1) == "DEEQRZ"
    assert desk.state.bag == 0


@pytest.mark.paragraph("record-first", book="wespa")
@pytest.mark.parametrize("accepted", [False, True])
def test_a_learner_records_before_drawing(accepted: bool) -> None:
    desk = played(record=False, manner="guided")
    desk.wait(5)
    if accepted:
        desk.yes(P2, acts.Accept(), "okay")
    desk.no(P1, acts.Draw(), "record-first")
    desk.yes(P1, acts.Record(10))
    desk.draw(P1, "III")


@pytest.mark.paragraph("record-first", book="wespa")
def test_in_a_tournament_a_hand_is_faster_than_the_rule_and_it_can_be_complained_of() -> None:
    desk = played(record=False)
    desk.wait(5)
    desk.draw(P1, "III")
    desk.yes(P1, acts.Record(10), "order")  # late, but written
    desk.yes(P2, acts.CallDirector("flash"), "flash")


@pytest.mark.paragraph("flash", book="wespa")
def test_a_learner_gives_the_opponent_time_to_speak() -> None:
    desk = played(manner="guided")
    desk.wait(4)
    desk.no(P1, acts.Draw(), "flash")
    desk.wait(1)
    desk.draw(P1, "III")


@pytest.mark.paragraph("flash", book="wespa")
def test_nobody_waits_where_nothing_can_be_challenged() -> None:
    desk = played(manner="guided", challenge="void")
    desk.draw(P1, "III")


@pytest.mark.paragraph("flash", book="wespa")
def test_an_opponent_who_has_accepted_needs_no_more_time() -> None:
    desk = played(manner="guided")
    desk.yes(P2, acts.Accept(), "okay")
    desk.draw(P1, "III", "drawing")


@pytest.mark.paragraph("flash", book="wespa")
def test_the_opponent_and_nobody_else_calls_the_director_for_tiles_just_drawn() -> None:
    desk = played()
    desk.no(P2, acts.CallDirector("flash"), "flash")  # nothing is drawn yet
    desk.draw(P1, "III")
    desk.no(P1, acts.CallDirector("flash"), "flash")
    desk.yes(P2, acts.CallDirector("flash", "too fast"), "flash")
    assert desk.still
    desk.no(P2, acts.Decide("too fast", allow_challenge=True))


@pytest.mark.paragraph("flash", book="wespa")
def test_tiles_drawn_for_a_change_are_no_flash_draw() -> None:
    desk = Desk()
    desk.exchange(P1, "C", "I")
    desk.no(P2, acts.CallDirector("flash"), "flash")


@pytest.mark.paragraph("flash-leave", book="wespa")
def test_without_leave_the_play_stands() -> None:
    desk = played("CTA")
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("drawn in good time"), "flash-leave")
    desk.no(P2, acts.Challenge(("CTA",)))
    assert desk.runs(P2)


@pytest.mark.paragraph("flash-leave", book="wespa")
def test_with_leave_the_play_is_challenged_and_the_new_tiles_go_back_to_the_bag() -> None:
    desk = played("CTA")
    desk.draw(P1, "III")
    assert desk.state.bag == 83
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True), "flash-leave")
    assert not desk.may(P2, "Hold")
    assert desk.challenge("CTA").cites == "challenge-upheld"
    assert desk.rack(P1) == "ACDEERT"
    assert desk.state.bag == 86
    assert desk.scores == (0, 0)
    assert desk.state.mover == P2


@pytest.mark.paragraph("flash-leave", book="wespa")
def test_leave_that_is_not_used_ends_with_the_next_turn() -> None:
    desk = played("CTA")
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    desk.play(P2, "J8", "S")
    desk.no(P2, acts.Challenge(("CTA",)))
    assert desk.rack(P1) == "DEEIIIR"


@pytest.mark.paragraph("flash-leave", book="wespa")
@pytest.mark.parametrize("penalty", ["5 per word", "double"])
@pytest.mark.parametrize(("word", "left"), [("CTA", ""), ("CAT", "CAT")])
def test_tiles_the_challenger_had_put_down_are_taken_up(word: str, left: str, penalty: str) -> None:
    desk = played(word, challenge=penalty)
    desk.draw(P1, "III")
    desk.place(P2, "J8", "SO")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    desk.challenge(word)
    assert desk.state.board.strip(".") == left
    assert desk.state.draft is None
    assert desk.rack(P2) == "AGINOSX"


@pytest.mark.paragraph("flash", "flash-leave", book="wespa")
@pytest.mark.parametrize(
    ("recorded", "seconds", "accepts", "leave"),
    [
        (True, 1, False, True),
        (False, 6, False, True),
        (True, 6, False, False),
        (True, 1, True, False),
        (False, 1, True, False),
    ],
)
def test_software_gives_leave_where_the_opponent_had_no_fair_chance(
    recorded: bool, seconds: int, accepts: bool, leave: bool
) -> None:
    desk = played(record=recorded, software=(JUDGE, DIRECTOR))
    desk.wait(seconds)
    if accepts:
        desk.yes(P2, acts.Accept())
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    assert desk.may(P2, "Challenge") is leave


@pytest.mark.paragraph("drawing", "order", book="wespa")
def test_tiles_due_to_one_player_are_not_drawn_by_the_other() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA", "EEEII")
    desk.play(P1, "8G", "CAT")
    desk.play(P2, "J8", "SOX")
    assert (desk.state.due(P1), desk.state.due(P2)) == (3, 2)
    desk.draw(P2, "II")
    desk.draw(P1, "EEE")
    assert (len(desk.rack(P1)), len(desk.rack(P2)), desk.state.bag) == (7, 6, 0)


@pytest.mark.paragraph("drawing", "exchange-order", book="wespa")
def test_tiles_that_come_back_from_a_change_count_for_the_other_player() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA", "EEEEIII")
    desk.yes(P1, acts.Exchange(("C", "A", "T")))
    desk.yes(P1, acts.Press())
    desk.play(P2, "8G", "SOXING")
    assert desk.state.due(P2) == 4  # three are p1's to draw
    desk.draw(P1, "EEE")
    assert desk.state.due(P2) == 6
    desk.draw(P2, "EIIICA")
    assert (len(desk.rack(P1)), len(desk.rack(P2)), desk.state.bag) == (7, 7, 1)
