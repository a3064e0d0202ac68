"""ACCEPTING A TURN: what ends the right to hold or challenge, and what does not."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Action
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, played, tiles_of

SO = acts.Place(tiles_of("J8", "SO"))

BEGUN: list[list[Action]] = [
    [SO],
    [SO, acts.TakeBack()],
    [SO, acts.Announce(8)],
    [acts.Exchange(("X",))],
    [acts.Exchange(("X",)), acts.TakeBack()],
    [acts.Hold(), SO, acts.Announce(8)],
]
"""What p2 does before the own turn is complete."""
PLAYS = [one for one in BEGUN if SO in one]
QUIETLY = [one for one in BEGUN if acts.Hold() not in one]

COMPLETE: list[list[Action]] = [
    [SO, acts.Announce(8), acts.Press()],
    [acts.Exchange(("X",)), acts.Press()],
    [acts.Pass()],
    [acts.Hold(), SO, acts.Announce(8), acts.Press()],
]


def began(desk: Desk, said: list[Action]) -> Desk:
    for action in said:
        desk.yes(P2, action)
    return desk


@pytest.mark.paragraph("accepting", "challenge-window", book="wespa")
@pytest.mark.parametrize(("said", "bag"), [*((one, True) for one in BEGUN), *((one, False) for one in PLAYS)])
def test_tiles_of_the_own_put_down_accept_nothing(said: list[Action], bag: bool) -> None:
    desk = Desk()
    if not bag:
        desk.late("CATERED", "SOXINGA")
    desk.play(P1, "8G", "CTA")
    desk.yes(P1, acts.Record(10))
    began(desk, said)
    assert desk.challenge("CTA").cites == "challenge-upheld"
    assert desk.state.board.strip(".") == ""
    assert (desk.rack(P1), desk.rack(P2)) == ("ACDEERT", "AGINOSX")
    assert desk.tiles("discards p2") == ""
    assert (desk.scores, desk.state.mover, desk.state.draft) == ((0, 0), P2, None)


@pytest.mark.paragraph("accepting", "challenge-failed", book="wespa")
def test_after_a_wrong_challenge_the_challenger_plays_with_all_tiles_in_hand() -> None:
    desk = began(played(), [SO, acts.Announce(8)])
    desk.challenge("CAT")
    assert desk.rack(P2) == "AGINOSX"
    assert desk.state.board.strip(".") == "CAT"
    desk.draw(P1, "III")
    desk.play(P2, "J8", "SO")
    assert desk.scores == (15, 8)


@pytest.mark.paragraph("accepting", "hold", book="wespa")
@pytest.mark.parametrize("said", QUIETLY)
def test_hold_is_said_with_tiles_down_as_well(said: list[Action]) -> None:
    desk = began(played(), said)
    desk.yes(P2, acts.Hold(), "hold")
    desk.no(P1, acts.Draw())
    desk.yes(P2, acts.Accept(), "okay")
    desk.draw(P1, "III", "drawing")


@pytest.mark.paragraph("accepting", "drawing", book="wespa")
@pytest.mark.parametrize("said", QUIETLY)
def test_the_first_tile_out_of_the_bag_ends_it_and_what_lies_there_stays(said: list[Action]) -> None:
    desk = began(played("CTA"), said)
    draft = desk.state.draft
    desk.wait(6)
    desk.draw(P1, "III", "accepting")
    assert desk.state.draft == draft
    desk.no(P2, acts.Challenge(("CTA",)))
    desk.no(P2, acts.Hold())


@pytest.mark.paragraph("accepting", "challenge-window", book="wespa")
@pytest.mark.parametrize("said", COMPLETE)
def test_a_turn_completed_upon_it_accepts_the_play(said: list[Action]) -> None:
    desk = began(played("CTA"), said)
    desk.no(P2, acts.Challenge(("CTA",)))
    desk.no(P2, acts.Hold())
    desk.draw(P1, "III", "drawing")


@pytest.mark.paragraph("accepting", "empty-bag", book="wespa")
def test_with_an_empty_bag_the_right_lasts_until_the_next_turn_is_complete() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA")
    desk.play(P1, "8G", "CTA")
    desk.no(P1, acts.Draw())
    desk.wait(300)
    desk.yes(P2, SO)
    desk.yes(P2, acts.Announce(8))
    assert desk.may(P2, "Challenge")
    desk.yes(P2, acts.Press())
    assert not desk.may(P2, "Challenge")
    assert desk.may(P1, "Challenge")  # the play of p2


@pytest.mark.paragraph("accepting", "ending", "ending-accept", book="wespa")
def test_who_goes_out_has_accepted_the_play_before() -> None:
    desk = Desk()
    desk.late("CATERED", "SO")
    desk.play(P1, "8G", "CTA")
    desk.go_out(P2, "J8", "SO")
    desk.no(P2, acts.Challenge(("CTA",)))
    desk.yes(P1, acts.Challenge(("SO",)), "challenge")


@pytest.mark.paragraph("turn-ends", "challenge-window", book="wespa")
def test_a_hand_in_the_bag_leaves_the_right_until_the_next_turn_is_complete() -> None:
    desk = Desk()
    desk.place(P1, "8G", "CTA")
    desk.yes(P1, acts.Announce(10))
    desk.reach_in(P1, "III")
    desk.yes(P2, SO)
    assert desk.challenge("CTA").cites == "challenge-upheld"
    assert (desk.rack(P1), desk.rack(P2)) == ("ACDEERT", "AGINOSX")


@pytest.mark.paragraph("flash-leave", book="wespa")
def test_leave_of_the_director_is_not_lost_by_putting_tiles_down() -> None:
    desk = played("CTA")
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    desk.yes(P2, acts.Place(tiles_of("J8", "S")))
    assert desk.challenge("CTA").cites == "challenge-upheld"
    assert (desk.rack(P1), desk.rack(P2), desk.state.bag) == ("ACDEERT", "AGINOSX", 86)


@pytest.mark.paragraph("hold-minute", book="wespa")
def test_tiles_kept_apart_stay_apart_until_the_hold_is_over() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    desk.wait(61)
    desk.draw(P1, "QZJ")
    desk.yes(P2, SO)
    assert desk.tiles("aside p1") == "JQZ"
    desk.yes(P2, acts.Announce(8))
    desk.yes(P2, acts.Press())
    assert (desk.tiles("aside p1"), desk.rack(P1)) == ("", "DEEJQRZ")
