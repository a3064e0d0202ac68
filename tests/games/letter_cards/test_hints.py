"""Hints in a race: first how long a word there is, at last the word itself, all from the own hand."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.hints import hints
from gamehall.kernel.parts import Hint
from gamehall.kernel.seat import Seat

from .desk import P1, P2, P3, Desk


def of(desk: Desk, seat: Seat) -> tuple[Hint, ...]:
    return hints(desk.view(seat).state, seat)


@pytest.fixture
def desk() -> Desk:
    desk = Desk(3, manner="guided")
    desk.lay(P1, "TONE")
    return desk


def test_later_hints_tell_more_and_the_last_can_be_announced(desk: Desk) -> None:
    length, card, ends, whole = of(desk, P2)
    assert isinstance(whole.action, acts.Announce)
    word = whole.action.word
    assert length.says == f"There is a word of {len(word)} letters for you."
    assert ends.says == f"It begins with {word[0]} and ends with {word[-1]}."
    assert card.says in (
        "It takes no card of your hand.",
        *(f"It takes the {c} of your hand." for c in "LINED"),
    )
    assert not any(word in hint.says for hint in (length, card, ends))
    desk.yes(P2, whole.action)
    desk.yes(P2, acts.Complete())


def test_a_word_a_learner_knows_comes_before_a_rarer_one(desk: Desk) -> None:
    [*_, whole] = of(desk, P3)
    assert whole.says == "NOTES, with the S of your hand."


def test_the_word_must_be_as_long_as_the_last_and_not_laid_before(desk: Desk) -> None:
    desk.lay(P3, "NOTES")
    [*_, whole] = of(desk, P3)
    assert isinstance(whole.action, acts.Announce)
    assert len(whole.action.word) >= len("NOTES")
    assert whole.action.word != "NOTES"


def test_who_announced_is_told_to_lay_and_the_others_nothing(desk: Desk) -> None:
    desk.announce(P2, "NOTED")
    [lay] = of(desk, P2)
    assert lay.action == acts.Complete()
    assert of(desk, P1) == ()


def test_who_did_not_lay_is_told_to_wait(desk: Desk) -> None:
    desk.announce(P2, "NOTED")
    desk.yes(P2, acts.Withdraw())
    [wait] = of(desk, P2)
    assert wait.action is None
    assert "wait" in wait.says


def test_who_is_out_or_between_rounds_hears_nothing(desk: Desk) -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    assert of(desk, Seat("gallery")) == ()
    desk.challenge(P2)
    desk.wait(desk.state.options.resume_seconds)
    assert of(desk, P2) == ()
    assert of(desk, P3) != ()
    desk.finish()
    assert of(desk, P3) == ()


def test_where_there_is_no_word_that_is_said() -> None:
    desk = Desk(
        2, manner="guided", table="VVWW", hands=("CCKKQ", "AEIOU"), cards="V2 W2 C2 K2 Q1 A1 E1 I1 O1 U1 Z9"
    )
    [none] = of(desk, P1)
    assert none.says.startswith("There is no word for you now.")
