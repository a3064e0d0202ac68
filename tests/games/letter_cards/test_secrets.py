"""What nobody is told: the hidden time, the hands of the others, cards face down, the deck."""

from collections.abc import Iterator

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import State
from gamehall.kernel import clock as clocks
from gamehall.kernel.record import encode
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.views import seen_entries
from tests.games.letter_cards.desk import P1, P2, P3, Desk

TIME = 47_300
WATCHING = (P1, P2, P3, JUDGE, GALLERY)
RARE = ("QZJXK", "VWVFH", "BCBMU")
"""Hands of letters that no other place of the table shows."""


def a_round(timer: str = "drawn") -> Iterator[Desk]:
    """A round, act by act, with every kind of thing that may happen before its bell."""
    desk = Desk(begun=False, timer=timer)
    desk.ready()
    desk.deal("".join(RARE) + "TONE")
    yield desk
    if timer == "setter":
        desk.yes(P1, acts.Wind(29))
        yield desk
    desk.set_time(TIME)
    yield desk
    desk.turn_up()
    yield desk
    desk.lay(P1, "TONE")
    yield desk
    desk.announce(P2, "NOTE")
    yield desk
    desk.yes(P2, acts.Withdraw())
    desk.wait(1)
    desk.challenge(P3)
    yield desk
    desk.wait(20)
    desk.lay(P2, "NOTE")
    yield desk
    desk.wait(6)
    yield desk


def told(desk: Desk, seat: Seat) -> bytes:
    """All that a page of this seat could be sent: the stream, the position, the prompts, the timers."""
    view = desk.view(seat)
    return b"".join(
        (
            encode(seen_entries(desk.table, seat)),
            encode(view.state),
            encode(view.table.prompts),
            encode(clocks.read(view.table.clock, view.table.prompts, desk.now, {})),
            encode(clocks.read(desk.table.clock, desk.table.prompts, desk.now, {})),
        )
    )


@pytest.mark.paragraph("secret")
@pytest.mark.parametrize("timer", ["drawn", "setter"])
def test_no_seat_is_told_the_time_of_a_round(timer: str) -> None:
    raced = False
    for desk in a_round(timer):
        raced = raced or desk.state.bell == TIME
        for seat in WATCHING:
            state: State = desk.view(seat).state
            assert state.bell == 0
            if desk.phase != "time":  # the dealer is asked for one of all times there are
                assert str(TIME).encode() not in told(desk, seat)
    assert raced


@pytest.mark.paragraph("secret")
def test_the_hidden_timer_is_on_no_dial() -> None:
    for desk in a_round():
        readings = clocks.read(desk.table.clock, desk.table.prompts, desk.now, {})
        assert not any(reading.timer.startswith("bell") for reading in readings)


@pytest.mark.paragraph("secret")
def test_only_the_setter_knows_how_far_the_dial_was_turned() -> None:
    desk = Desk(begun=False, timer="setter")
    desk.ready()
    desk.deal("".join(RARE) + "TONE")
    desk.yes(P1, acts.Wind(29))
    dials = {seat: desk.view(seat).state.dial for seat in WATCHING}
    assert dials == {P1: 29, P2: None, P3: None, JUDGE: None, GALLERY: None}
    for seat in WATCHING[1:]:
        assert b"29" not in encode(seen_entries(desk.table, seat))


@pytest.mark.paragraph("deal")
def test_nobody_sees_the_hand_of_another() -> None:
    for desk in a_round():
        for seat in WATCHING:
            for owner, hand in zip((P1, P2, P3), RARE, strict=True):
                seen = desk.seen(seat, f"hand {owner}")
                assert seen == (hand if owner == seat else "?????")
                stream = encode(seen_entries(desk.table, seat))
                assert all((f'"{card}"'.encode() in stream) == (owner == seat) for card in hand)


@pytest.mark.paragraph("deal", "start")
def test_cards_face_down_are_seen_by_nobody_until_they_are_turned_up() -> None:
    desk = Desk(begun=False)
    desk.ready()
    desk.deal("".join(RARE) + "TONE")
    assert {desk.seen(seat, "face down") for seat in WATCHING} == {"????"}
    desk.set_time(TIME)
    assert {desk.seen(seat, "face down") for seat in WATCHING} == {"????"}
    desk.turn_up()
    assert {desk.seen(seat, "table") for seat in WATCHING} == {"TONE"}


@pytest.mark.paragraph("removed-returns")
def test_a_card_that_was_laid_and_went_back_is_known_to_all() -> None:
    desk = Desk()
    desk.lay(P2, "TONDE")
    assert desk.seen(P1, "hand p2") == "????"
    desk.challenge(P3)
    assert sorted(desk.seen(P1, "hand p2")) == sorted("????D")


@pytest.mark.paragraph("refill")
def test_the_cards_that_fill_a_hand_are_not_shown() -> None:
    desk = Desk()
    desk.lay(P2, "NOTED")
    desk.finish()
    desk.begin("QWIVE")
    assert desk.seen(P1, "hand p2") == "?????"
    assert desk.seen(P2, "hand p2") == "LINEQ"


def test_a_seat_is_asked_only_what_is_its_own() -> None:
    for desk in a_round():
        for seat in (P1, P2, P3):
            view = desk.view(seat)
            mine = [p for p in desk.table.prompts if p.seat == seat]
            assert [(p.id, p.kinds, p.says) for p in view.prompts] == [(p.id, p.kinds, p.says) for p in mine]


def test_a_race_waits_for_nobody() -> None:
    desk = Desk()
    assert desk.view(GALLERY).waiting_for == ()
    desk.announce(P2, "TONE")
    assert desk.view(GALLERY).waiting_for == (P2,)


def test_what_a_refusal_says_stays_with_who_asked() -> None:
    desk = Desk()
    before = desk.table.seq
    desk.no(P1, acts.Announce("CANOE"), "one-from-hand")
    assert desk.table.seq == before
