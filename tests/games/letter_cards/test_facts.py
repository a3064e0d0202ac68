"""What people are told of a position: on the board, the plain page, the terminal and the hall screen."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.facts import facts
from gamehall.kernel.action import Resign
from gamehall.kernel.facts import ChallengeFacts, Facts
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, JUDGE, Seat
from tests.games.letter_cards.desk import P1, P2, P3, Desk

CARDS = "CATERLINEDGOMSHTONE"


def told(desk: Desk, seat: Seat) -> Facts:
    view = desk.view(seat)
    return facts(view.state, seat, tuple(prompt for prompt in view.prompts if prompt.seat == seat))


def asks(desk: Desk, *seats: Seat) -> list[str]:
    return [told(desk, seat).ask for seat in seats]


def challenge(desk: Desk, seat: Seat) -> ChallengeFacts:
    found = told(desk, seat).challenge
    assert found is not None
    return found


def notes(desk: Desk, seat: Seat) -> tuple[str, ...]:
    return told(desk, GALLERY).seats[seat].notes


def wound() -> Desk:
    """The cards are dealt, and p1 winds the timer."""
    desk = Desk(begun=False, timer="setter", wind_seconds=20)
    desk.ready()
    desk.deal(CARDS)
    return desk


@pytest.mark.paragraph("count-won")
def test_the_score_is_the_number_of_cards_won() -> None:
    desk = Desk()
    desk.played(P2, "TONE")
    seats = told(desk, GALLERY).seats
    assert [(seats[seat].score, seats[seat].label) for seat in (P1, P2, P3)] == [
        (0, "cards won"),
        (4, "cards won"),
        (0, "cards won"),
    ]
    assert not told(desk, GALLERY).low_is_good


@pytest.mark.paragraph("ready")
def test_who_is_not_ready_is_asked_and_waited_for() -> None:
    desk = Desk(begun=False)
    assert asks(desk, P1, GALLERY) == [
        "Say when you are ready: then the cards are dealt.",
        "Waiting for {p1}, {p2} and {p3}.",
    ]
    desk.yes(P1, acts.Ready())
    assert notes(desk, P1) == ("0 in hand", "ready")
    assert asks(desk, P1, CLOCK) == ["Waiting for {p2} and {p3}."] * 2
    desk.yes(P3, acts.Ready())
    assert asks(desk, P1, P2) == [
        "Waiting for {p2}.",
        "Say when you are ready: then the cards are dealt.",
    ]


@pytest.mark.paragraph("ready")
def test_after_a_round_one_is_ready_for_the_next() -> None:
    desk = Desk()
    desk.played(P1, "TONE")
    assert asks(desk, P1) == ["Say when you are ready for the next round."]
    assert not challenge(desk, P2).open
    assert challenge(desk, P2).cost == "A wrong challenge puts you out of this round."


@pytest.mark.paragraph("deal")
def test_the_dealer_is_asked_by_the_cards_themselves() -> None:
    desk = Desk(begun=False)
    desk.ready()
    assert asks(desk, P1, DEALER) == ["The cards are dealt.", ""]


@pytest.mark.paragraph("rotate", "secret")
def test_who_winds_the_timer_is_to_move_and_nobody_is_told_how_long() -> None:
    desk = wound()
    assert asks(desk, P1, P2) == ["Your turn: wind the timer.", "{p1} winds the timer."]
    assert notes(desk, P1) == ("5 in hand", "winds the timer")
    assert [told(desk, GALLERY).seats[seat].to_move for seat in (P1, P2, P3)] == [True, False, False]
    desk.yes(P1, acts.Wind(50))
    assert asks(desk, P1, P2) == ["The timer is set. Nobody is told how long."] * 2
    desk.set_time(60_000)
    assert asks(desk, P1) == ["Look at your hand: the cards are turned up in a moment."]


@pytest.mark.paragraph("at-once", "as-long")
def test_everybody_is_told_what_the_next_word_must_beat() -> None:
    desk = Desk()
    assert asks(desk, P1, GALLERY) == [
        "Be the first: make a word of 2 letters or more.",
        "The race is on. No word yet.",
    ]
    desk.lay(P1, "TENOR")
    assert asks(desk, P1, P2, GALLERY) == [
        "TENOR is yours. You may change it: 5 letters or more.",
        "Beat TENOR: 5 letters or more.",
        "TENOR stands.",
    ]
    assert not any(one.to_move for one in told(desk, GALLERY).seats.values())


@pytest.mark.paragraph("announce")
def test_who_announced_is_to_move_until_the_word_is_laid() -> None:
    desk = Desk()
    desk.announce(P2, "NOTED")
    assert asks(desk, P1, P2) == ["{p2} announces NOTED.", "Lay the cards: NOTED."]
    assert [told(desk, P1).seats[seat].to_move for seat in (P1, P2, P3)] == [False, True, False]


@pytest.mark.paragraph("challenge", "challenge-window")
def test_the_last_word_of_another_may_be_challenged_while_it_may() -> None:
    desk = Desk()
    cost = "A wrong challenge puts you out of this round."
    assert challenge(desk, P2) == ChallengeFacts(False, "", cost)
    desk.lay(P1, "TONE")
    assert challenge(desk, P2) == ChallengeFacts(True, "Is TONE a word?", cost)
    assert challenge(desk, P1) == ChallengeFacts(False, "Is TONE a word?", cost)
    desk.wait(6)
    assert not challenge(desk, P2).open


@pytest.mark.paragraph("stops", "challenger-out", "resumes")
def test_a_challenge_is_told_to_all_and_asked_of_the_judge() -> None:
    desk = Desk(software=())
    desk.lay(P1, "TONE")
    desk.yes(P2, acts.Challenge())
    assert asks(desk, P2, P3, JUDGE) == [
        "You challenge TONE. The timer is OFF.",
        "{p2} challenges TONE. The timer is OFF.",
        "Is TONE a good word?",
    ]
    desk.yes(JUDGE, acts.Rule(True))
    assert asks(desk, P1) == ["The timer runs again in a moment."]
    assert notes(desk, P2) == ("5 in hand", "out of this round")
    desk.wait(3)
    assert asks(desk, P2) == ["You are out of this round. You may still challenge."]


@pytest.mark.paragraph("late-challenge")
@pytest.mark.parametrize(
    ("late", "cost"),
    [
        ("next round", "A wrong challenge puts you out of a round to come."),
        ("free", "A wrong challenge costs nothing now."),
    ],
)
def test_who_has_no_round_to_lose_is_told_the_other_cost(late: str, cost: str) -> None:
    desk = Desk(late_challenge=late)
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    assert challenge(desk, P2).cost == cost
    assert challenge(desk, P3).cost == "A wrong challenge puts you out of this round."
    desk.wait(3)
    desk.lay(P1, "NOTE")
    desk.ring()
    assert challenge(desk, P3).cost == cost


@pytest.mark.paragraph("late-challenge")
def test_who_sits_out_is_told_for_how_long() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P1, "NOTE")
    desk.challenge(P2)
    assert notes(desk, P2) == ("5 in hand", "out of this round", "sits out a round")
    desk.wait(3)
    desk.lay(P1, "TENOR")
    desk.challenge(P2)
    assert notes(desk, P2)[-1] == "sits out 2 rounds"
    desk.finish()
    desk.ready()
    desk.deal("RWIVE")
    desk.set_time(60_000)
    assert asks(desk, P2) == ["You sit this round out."]


@pytest.mark.paragraph("last-word")
def test_at_the_bell_who_may_still_challenge_is_told_so() -> None:
    desk = Desk()
    desk.at(58_000).lay(P1, "TONE")
    desk.ring()
    assert asks(desk, P1, P2) == [
        "The bell. TONE is the last word.",
        "The bell. TONE is the last word. You may still challenge it.",
    ]


@pytest.mark.paragraph("leaving")
def test_of_who_left_nothing_else_is_told_and_the_end_says_itself() -> None:
    desk = Desk()
    desk.yes(P3, Resign())
    assert notes(desk, P3) == ("has left",)
    desk.yes(P2, Resign())
    over = told(desk, P1)
    assert over.ask == desk.outcome.says == "All others left the table to {p1}."
    assert over.challenge is None
    assert not any(one.notes or one.to_move for one in over.seats.values())


@pytest.mark.paragraph("object")
def test_of_a_hand_that_is_not_seen_its_size_is_told() -> None:
    desk = Desk()
    assert [told(desk, P2).seats[seat].notes for seat in (P1, P2, P3)] == [("5 in hand",)] * 3
