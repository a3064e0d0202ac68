"""A round looked back on: challenges, what nobody called, what was let pass, and model sentences."""

import pytest

from gamehall.games.linguishtik import acts, review
from gamehall.games.linguishtik.review import Review, tell
from gamehall.games.linguishtik.review_shake import Asking
from gamehall.kernel.seat import Seat

from .desk import MIDDLE, NOUN, P1, P2, P3, Desk

OPENING = ("s-v-do", *NOUN)


def scored(desk: Desk) -> Review:
    """Everybody else is neutral and accepts everything; then the review."""
    for seat in desk.seats:
        if desk.may(seat, "Neutral"):
            desk.yes(seat, acts.Neutral())
    desk.accept_all()
    assert desk.state.phase == "between"
    return review.review(desk.table.header, desk.table.entries)


def kinds(found: Review, seat: Seat) -> list[str]:
    return [note.kind for turn in found.turns if turn.seat == seat for note in turn.notes]


def test_a_right_now_with_a_right_solution() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    desk.challenge(P1, "now")
    desk.present(P1, "The barn hid cows.", "barn")
    found = scored(desk)
    assert kinds(found, P1) == ["right-challenge"]
    assert not kinds(found, P2)
    assert found.summary[0].right_challenges == 1
    assert found.whole


def test_a_now_that_nobody_called_is_told_where_it_was_first_there() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    there = desk.table.seq
    desk.letters("S")
    desk.challenge(P3, "now")
    desk.present(P3, "The barns hid cows.", "barns")
    found = scored(desk)
    missed = [turn for turn in found.turns if turn.notes[0].kind == "missed-now"]
    assert [(turn.seq, turn.seat) for turn in missed] == [(there, P1)]
    assert missed[0].best is not None
    assert missed[0].best.says in missed[0].notes[0].says


def test_a_wrong_now_and_the_failure_of_whoever_called_it() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("JKQ")
    desk.challenge(P1, "now")
    desk.present(P1, "The barn hid cows.", "barn")
    desk.yes(P2, acts.Neutral())
    desk.yes(P3, acts.Neutral())
    desk.yes(P2, acts.Object(P1, ("cubes",)))
    found = scored(desk)
    assert kinds(found, P1) == ["wrong-challenge", "faulty", "none-there"]
    assert found.summary[0].wrong_challenges == found.summary[0].failed_solutions == 1


def test_a_wrong_impossible_is_answered_with_a_model_sentence() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.challenge(P1, "impossible")
    desk.present(P3, "The barn hid cow.", "cow")
    desk.yes(P2, acts.Neutral())
    desk.yes(P1, acts.Object(P3, ("type", "cubes", "word", "subject")))
    found = scored(desk)
    assert kinds(found, P1) == ["wrong-challenge"]
    assert kinds(found, P3)[-1] == "model"
    model = next(turn.best for turn in found.turns if turn.seat == P3)
    assert model is not None
    assert model.says in "\n".join(tell(found))


def test_an_impossible_called_late_was_there_before() -> None:
    desk = Desk(division=MIDDLE, opening=(*OPENING, "contains:Z"))
    there = desk.table.seq
    desk.letters("RA")
    desk.challenge(P1, "impossible")
    desk.present(P3, "The barn hid cows.", "barn")
    found = scored(desk)
    assert ("missed-impossible", there, P2) in [(t.notes[0].kind, t.seq, t.seat) for t in found.turns]
    assert "right-challenge" in kinds(found, P1)


def test_an_impossible_called_at_once_was_not_missed() -> None:
    desk = Desk(division=MIDDLE, opening=(*OPENING, "contains:Z"))
    desk.challenge(P2, "impossible")
    desk.present(P1, "The barn hid cows.", "barn")
    found = scored(desk)
    assert kinds(found, P2) == ["right-challenge"]
    assert kinds(found, P1) == ["fault-overlooked"]
    assert found.summary[0].faulty_solutions_accepted == 1


def test_an_illegal_move_counts_only_where_it_was_not_called() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.demand(P1, "in:elliptical-clause")
    desk.yes(P2, acts.CallIllegal("demand"))
    assert desk.state.mover == P1
    desk.demand(P1, "in:elliptical-clause")
    at = desk.table.seq
    desk.letter(P2, "A")
    desk.challenge(P3, "impossible")
    desk.present(P2, "The barn hid cows.", "barn")
    found = scored(desk)
    illegal = [turn.seq for turn in found.turns if turn.notes[0].kind == "illegal-uncalled"]
    assert illegal == [at]
    assert found.summary[0].illegal_moves_uncalled == 1


def test_a_review_asks_no_more_than_it_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    asking = Asking(1)
    assert asking.ask(desk.state, "now").verdict == "possible"
    assert asking.ask(desk.state, "now").verdict == "possible"
    assert asking.whole
    assert asking.ask(desk.state, "impossible").verdict == "unknown"
    assert not asking.whole
    monkeypatch.setattr(review, "MOST_QUESTIONS", 0)
    desk.challenge(P2, "impossible")
    desk.present(P3, "The barn hid cows.", "barn")
    assert tell(scored(desk))[-1].startswith("The round was long")
