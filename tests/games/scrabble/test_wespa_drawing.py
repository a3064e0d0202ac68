"""ACCEPTING A TURN, Drawing Replacement Tiles, FLASH-DRAWING, HOLD, Counting Tiles."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, GALLERY, JUDGE, Seat
from tests.games.scrabble.wespa_desk import DIRECTOR, P1, P2, Desk, tiles_of


def played(word: str = "CAT", *, record: bool = True, **options: object) -> Desk:
    """p1 has played, and recorded it; p2 has said nothing yet."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.play(P1, "8G", word)
    if record:
        desk.yes(P1, acts.Record(10), "order")
    return desk


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
def test_leave_that_is_not_used_ends_with_the_next_play() -> None:
    desk = played("CTA")
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    assert desk.place(P2, "J8", "S").verdict == "allowed"
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


@pytest.mark.paragraph("hold", book="wespa")
def test_hold_stops_the_drawing_and_not_the_timer() -> None:
    desk = played()
    desk.yes(P2, acts.Hold(), "hold")
    assert desk.runs(P2)
    desk.no(P1, acts.Draw())
    assert desk.ruled(P1, acts.Draw()) == ("refused", "hold")
    desk.no(P2, acts.Hold())
    desk.wait(20)
    assert desk.spent(P2) == 20
    desk.yes(P2, acts.Challenge(("CAT",)), "challenge")
    assert desk.still


@pytest.mark.paragraph("hold", book="wespa")
def test_only_the_opponent_holds_and_only_a_play() -> None:
    desk = played()
    desk.no(P1, acts.Hold())
    desk.yes(P2, acts.Pass())
    desk.no(P1, acts.Hold())
    before = Desk()
    before.place(P1, "8G", "CAT")
    before.no(P2, acts.Hold())


@pytest.mark.paragraph("okay", "hold", book="wespa")
def test_who_does_not_challenge_says_accept_and_the_player_draws() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    desk.yes(P2, acts.Accept(), "okay")
    desk.no(P2, acts.Challenge(("CAT",)))
    desk.draw(P1, "III", "drawing")


@pytest.mark.paragraph("okay", book="wespa")
def test_a_play_is_accepted_without_a_hold_and_by_the_opponent_alone() -> None:
    desk = played()
    desk.no(P1, acts.Accept())
    desk.yes(P2, acts.Accept(), "okay")
    desk.no(P2, acts.Hold())


@pytest.mark.paragraph("hold-minute", book="wespa")
def test_after_a_minute_of_hold_tiles_are_drawn_apart_and_seen_by_their_owner_only() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    desk.wait(59)
    desk.no(P1, acts.Draw())
    desk.wait(1)
    desk.draw(P1, "QZJ", "hold-minute")
    assert desk.rack(P1) == "DEER"
    assert desk.seen(P1, "aside p1") == "JQZ"
    for seat in (P2, JUDGE, DIRECTOR, GALLERY):
        assert desk.seen(seat, "aside p1") == "???"
    assert desk.may(P2, "Challenge")
    assert desk.may(P2, "Accept")


@pytest.mark.paragraph("hold-minute", "okay", book="wespa")
def test_accepting_adds_the_tiles_kept_apart() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    desk.wait(60)
    desk.draw(P1, "QZJ")
    desk.yes(P2, acts.Accept(), "okay")
    assert desk.rack(P1) == "DEEJQRZ"
    assert desk.tiles("aside p1") == ""
    desk.no(P1, acts.Draw())


@pytest.mark.paragraph("hold-minute", book="wespa")
@pytest.mark.parametrize(
    ("word", "rack", "bag"), [("CTA", "ACDEERT", 86), ("CAT", "DEEJQRZ", 83)], ids=["upheld", "failed"]
)
def test_a_challenge_settles_the_tiles_kept_apart(word: str, rack: str, bag: int) -> None:
    desk = played(word)
    desk.yes(P2, acts.Hold())
    desk.wait(60)
    desk.draw(P1, "QZJ")
    desk.challenge(word)
    assert (desk.rack(P1), desk.state.bag, desk.tiles("aside p1")) == (rack, bag, "")
    assert not desk.may(P1, "Draw")


@pytest.mark.paragraph("hold-minute", book="wespa")
def test_playing_on_settles_them_too() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    desk.wait(60)
    desk.draw(P1, "QZJ")
    desk.yes(P2, acts.Pass())
    assert desk.rack(P1) == "DEEJQRZ"


@pytest.mark.paragraph("hold-minute", book="wespa")
def test_the_minute_of_a_hold_is_an_option() -> None:
    desk = played(hold_seconds=15)
    desk.yes(P2, acts.Hold())
    desk.wait(15)
    desk.draw(P1, "QZJ", "hold-minute")


@pytest.mark.paragraph("count-tiles", book="wespa")
@pytest.mark.parametrize("seat", [P1, P2])
def test_either_player_counts_the_bag(seat: Seat) -> None:
    desk = Desk()
    ruling = desk.yes(seat, acts.CountTiles(), "count-tiles")
    assert ruling.says == f"{{{seat}}} counts the bag: 86 tiles."


@pytest.mark.paragraph("count-tiles", book="wespa")
def test_not_while_the_opponent_needs_the_bag() -> None:
    desk = played()
    desk.no(P2, acts.CountTiles(), "count-tiles")
    desk.yes(P1, acts.CountTiles())
    desk.wait(5)
    desk.draw(P1, "III")
    desk.yes(P2, acts.CountTiles(), "count-tiles")
    desk.yes(P2, acts.Exchange(("S",)))
    desk.yes(P2, acts.Press())
    desk.no(P1, acts.CountTiles(), "count-tiles")


@pytest.mark.paragraph("challenge-window", book="wespa")
def test_a_play_is_challenged_after_the_press_and_never_by_who_made_it() -> None:
    desk = Desk()
    desk.no(P2, acts.Challenge(("CAT",)))
    desk.place(P1, "8G", "CAT")
    desk.no(P2, acts.Challenge(("CAT",)))
    assert desk.ruled(P2, acts.Challenge(("CAT",))) == ("refused", "challenge-window")
    desk.yes(P1, acts.Announce(10))
    desk.no(P2, acts.Challenge(("CAT",)))
    desk.yes(P1, acts.Press())
    assert desk.ruled(P1, acts.Challenge(("CAT",))) == ("refused", "challenge-window")
    desk.yes(P2, acts.Challenge(("CAT",)), "challenge")


@pytest.mark.paragraph("challenge-window", book="wespa")
def test_whoever_plays_on_has_nothing_more_to_challenge() -> None:
    desk = played("CTA")
    desk.yes(P2, acts.Place(tiles_of("J8", "SO")))
    desk.no(P2, acts.Challenge(("CTA",)))
    desk.yes(P2, acts.TakeBack())
    desk.no(P2, acts.Challenge(("CTA",)))
