"""Who is out of a round: alone, all out, challenging with nothing to lose, and rounds sat out."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.kernel.action import Resign
from gamehall.kernel.seat import Seat
from tests.games.letter_cards.desk import LONG, P1, P2, P3, SEATS, Desk


def out_of_it(**options: object) -> Desk:
    """p2 was wrong about TONE of p1 and is out; the others race on."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    return desk


def announcers(desk: Desk) -> list[Seat]:
    return [seat for seat in SEATS if desk.may(seat, "Announce")]


@pytest.mark.paragraph("last-alone")
def test_the_last_one_races_on_alone_until_the_bell() -> None:
    desk = out_of_it(players=2)
    assert announcers(desk) == [P1]
    desk.lay(P1, "TENOR")
    desk.wait(6)
    desk.lay(P1, "ORNATE")
    desk.at(LONG + 3_000 - 1).pass_time()
    assert desk.phase == "race"
    desk.finish()
    assert desk.won(P1) == "AENORT"


@pytest.mark.paragraph("last-alone")
def test_with_nobody_left_the_round_ends_and_the_word_that_stands_wins() -> None:
    desk = Desk(2)
    desk.lay(P1, "TON")
    desk.lay(P1, "TOEN")
    assert desk.challenge(P2).cites == "not-a-word"
    desk.wait(3)
    desk.lay(P2, "ONETD")
    ruling = desk.challenge(P1)
    assert ruling.cites == "not-a-word"
    assert desk.phase == "ready"
    assert desk.won(P1) == "NOT"
    assert sorted(desk.hand(P2)) == sorted("LINED")
    assert desk.now - desk.start < LONG


@pytest.mark.paragraph("last-alone", "no-word")
def test_with_nobody_left_and_no_word_nobody_wins() -> None:
    desk = Desk(2)
    desk.lay(P1, "TOEN")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P2, "NETO")
    desk.challenge(P1)
    assert desk.phase == "ready"
    assert desk.state.results[0].seat is None
    assert desk.cards("bottom") == "TONE"
    desk.begin("WIVE")
    assert announcers(desk) == [P1, P2]


@pytest.mark.paragraph("last-alone")
def test_the_pause_after_a_round_that_ended_early_is_the_usual_one() -> None:
    desk = Desk(2)
    desk.lay(P1, "TOEN")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P2, "NETO")
    desk.challenge(P1)
    desk.wait(29.999)
    assert desk.phase == "ready"
    desk.wait(0.001)
    assert desk.phase == "deal"


@pytest.mark.paragraph("late-challenge", "challenge")
def test_who_is_out_may_challenge_and_pays_with_the_next_round() -> None:
    desk = out_of_it()
    desk.lay(P3, "NOTES")
    ruling = desk.challenge(P2)
    assert (ruling.verdict, ruling.cites) == ("penalised", "late-challenge")
    desk.finish()
    desk.begin("SWIVE")
    assert desk.state.out == (P2,)
    assert announcers(desk) == [P1, P3]
    desk.finish()
    desk.begin("MAGI")
    assert announcers(desk) == [P1, P2, P3]


@pytest.mark.paragraph("late-challenge", "challenged-out")
def test_who_is_out_may_be_right() -> None:
    desk = out_of_it()
    desk.lay(P3, "NOTSE")
    assert desk.challenge(P2).cites == "not-a-word"
    assert desk.state.out == (P2, P3)
    assert desk.words == ["TONE"]
    desk.wait(3)
    assert announcers(desk) == [P1]


@pytest.mark.paragraph("late-challenge")
def test_a_wrong_challenge_after_the_bell_costs_the_next_round() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.ring()
    ruling = desk.challenge(P3)
    assert ruling.cites == "late-challenge"
    assert desk.won(P1) == "ENOT"
    desk.begin("WIVE")
    assert announcers(desk) == [P1, P2]


@pytest.mark.paragraph("late-challenge")
def test_two_wrong_ones_cost_two_rounds() -> None:
    desk = out_of_it()
    desk.lay(P3, "NOTES")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P3, "TONES")
    desk.challenge(P2)
    desk.finish()
    for cards in ("SWIVE", "MAGI"):
        desk.begin(cards)
        assert announcers(desk) == [P1, P3]
        desk.finish()
    desk.begin("BUYP")
    assert announcers(desk) == [P1, P2, P3]


@pytest.mark.paragraph("late-challenge")
def test_who_sits_out_still_challenges_and_is_filled_up() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.ring()
    desk.challenge(P2)
    desk.begin("RWIVE")
    desk.lay(P1, "IVEW")
    assert desk.may(P2, "Challenge")
    assert desk.challenge(P2).cites == "not-a-word"
    assert len(desk.hand(P2)) == 5


@pytest.mark.paragraph("late-challenge")
def test_where_all_would_sit_out_all_play_and_nothing_is_owed() -> None:
    desk = out_of_it()
    for word in ("NOTE", "TENOR"):
        desk.lay(P1, word)
        desk.challenge(P2)
        desk.wait(3)
    desk.lay(P1, "TONER")
    desk.ring()
    desk.challenge(P3)
    assert desk.state.barred == {P2: 2, P3: 1}
    desk.yes(P1, Resign())
    desk.begin("WIVE")
    assert announcers(desk) == [P2, P3]
    desk.finish()
    desk.begin("MAGI")
    assert announcers(desk) == [P2, P3]


@pytest.mark.paragraph("late-challenge")
def test_at_some_tables_it_costs_nothing() -> None:
    desk = out_of_it(late_challenge="free")
    desk.lay(P3, "NOTES")
    ruling = desk.challenge(P2)
    assert (ruling.verdict, ruling.cites) == ("allowed", "late-challenge")
    desk.ring()
    desk.finish()
    desk.begin("SWIVE")
    assert announcers(desk) == [P1, P2, P3]


@pytest.mark.paragraph("challenger-out")
def test_the_free_late_challenge_does_not_free_the_others() -> None:
    desk = Desk(late_challenge="free")
    desk.lay(P1, "TONE")
    assert desk.challenge(P2).cites == "challenger-out"
    assert desk.state.out == (P2,)


def test_who_is_out_is_asked_for_no_word_and_told_so() -> None:
    desk = out_of_it()
    assert desk.no(P2, acts.Announce("NOTED")).cites == "hall-prompt"
