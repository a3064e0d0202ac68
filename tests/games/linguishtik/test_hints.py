"""What a learner is shown: moves that the table takes, words that fit, and at last a model sentence."""

from gamehall.games.linguishtik import acts, terminal
from gamehall.games.linguishtik.hints import hints
from gamehall.games.linguishtik.solver.possible import prove_now
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import need_of
from gamehall.kernel.parts import Hint

from .desk import MIDDLE, NOUN, P1, P2, P3, Desk

OPENING = ("s-v-do", *NOUN)


def shown(desk: Desk) -> tuple[Hint, ...]:
    """The hints for whoever is on turn; all others get none."""
    mover = desk.state.mover
    assert not any(hints(desk.state, seat) for seat in desk.seats if seat != mover)
    return hints(desk.state, mover)


def follow(desk: Desk, hint: Hint) -> None:
    """The table takes what the hint says, and finds nothing wrong with it."""
    assert hint.action is not None
    ruling = desk.yes(desk.state.mover, hint.action)
    assert not ruling.faults


def test_a_whole_opening_can_be_played_by_hints_alone() -> None:
    desk = Desk(division=MIDDLE, manner="guided")
    for kind in (acts.Designate, acts.Demand, acts.Demand):
        found = shown(desk)
        assert {type(hint.action) for hint in found} == {kind}
        follow(desk, found[0])
    assert desk.state.stage == "free"
    assert fitting_words(need_of(desk.state, "impossible"))


def test_a_letter_that_is_shown_gives_no_now_away() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RA")
    letters = [hint for hint in shown(desk) if isinstance(hint.action, acts.PlayLetter)]
    assert letters
    follow(desk, letters[0])
    assert prove_now(need_of(desk.state, "now")).verdict != "possible"


def test_where_now_can_be_called_that_is_the_hint() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    assert [hint.action for hint in shown(desk)] == [acts.Challenge("now")]


def test_where_nothing_is_possible_any_more_that_is_the_hint() -> None:
    desk = Desk(division=MIDDLE, opening=(*OPENING, "contains:Z"))
    assert [hint.action for hint in shown(desk)] == [acts.Challenge("impossible")]


def test_a_writer_is_shown_words_before_the_model_sentence_and_that_last() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    desk.challenge(P1, "now")
    found = hints(desk.state, P1)
    assert [hint.action is None for hint in found] == [True] * (len(found) - 1) + [False]
    assert found[-2].says.startswith("Words that fit: ")
    model = found[-1].action
    assert isinstance(model, acts.Present)
    assert model.word.lower() in found[-2].says
    assert model.text not in "".join(hint.says for hint in found[:-1])
    assert terminal.parse(desk.state, desk.asked(P1)[0], terminal.write(desk.state, model)) is not None
    desk.yes(P1, model)
    assert hints(desk.state, P1) == ()


def test_who_need_not_write_what_cannot_be_written_may_be_neutral() -> None:
    desk = Desk(division=MIDDLE, opening=(*OPENING, "contains:Z"))
    desk.challenge(P2, "impossible")
    assert hints(desk.state, P3) == (Hint("No word meets all of this.", acts.Neutral()),)
    assert hints(desk.state, P1) == (Hint("No word meets all of this."),)


def test_between_shakes_and_while_checking_there_is_nothing_to_show() -> None:
    desk = Desk(division=MIDDLE, opening=OPENING)
    desk.letters("RAN")
    desk.challenge(P1, "now")
    desk.present(P1, "The barn hid cows.", "barn")
    for seat in (P2, P3):
        if desk.may(seat, "Neutral"):
            desk.yes(seat, acts.Neutral())
    assert desk.state.phase != "writing"
    assert not any(hints(desk.state, seat) for seat in desk.seats)
