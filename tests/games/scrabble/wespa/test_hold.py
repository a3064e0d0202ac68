"""HOLD, Counting Tiles, and when a play can be challenged."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, played


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
