"""CHALLENGING: when, and what a correct, an incorrect and an inappropriate one brings."""

from collections.abc import Callable

import pytest

from gamehall.games.pentathlon.acts import Accept, Challenge, Claim
from gamehall.games.queens_and_guards.board import layouts
from tests.games.queens_and_guards.desk import P1, P2, Desk
from tests.games.queens_and_guards.test_traps import trapped


def jump(manner: str = "tournament", **options: object) -> Desk:
    """p1 has moved two steps, and p2 has the card."""
    desk = Desk(manner, **options)  # type: ignore[arg-type]
    desk.turn("A4", "C2")
    return desk


def right(**options: object) -> Desk:
    desk = Desk("tournament", **options)  # type: ignore[arg-type]
    desk.turn("A4", "B3")
    return desk


@pytest.mark.paragraph("correct")
def test_correct_restores_the_board_and_the_challenger_begins_a_turn() -> None:
    desk = jump()
    ruling = desk.challenge(P2, "move")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct")
    assert desk.state.board == layouts()["agon"].board
    assert (desk.state.card.holder, desk.marks(P2)) == (P2, ("C",))
    assert desk.may(P2, "Move")
    assert desk.state.last is None


@pytest.mark.paragraph("incorrect")
@pytest.mark.parametrize("nature", ["move", "release", "trap", "laid", "sent"])
def test_incorrect_loses_the_turn_and_is_recorded(nature: str) -> None:
    desk = right()
    ruling = desk.challenge(P2, nature)
    assert (ruling.verdict, ruling.cites) == ("penalised", "incorrect")
    assert (desk.marks(P2), desk.state.card.holder) == (("I",), P1)
    assert desk.piece("B3") == "w"


@pytest.mark.paragraph("inappropriate")
@pytest.mark.parametrize("nature", ["other", "win", "start", "time", "flag"])
def test_inappropriate_keeps_the_turn_and_is_recorded(nature: str) -> None:
    desk = jump()
    desk.challenge(P2, nature)
    assert (desk.marks(P2), desk.state.card.holder) == (("IA",), P2)
    desk.challenge(P2, "move")
    assert desk.marks(P2) == ("IA", "C")


@pytest.mark.paragraph("window", "inappropriate")
def test_after_a_piece_is_touched_it_is_too_late() -> None:
    desk = jump()
    desk.move("A2", "A3")
    desk.challenge(P2, "move")
    assert (desk.marks(P2), desk.state.card.holder) == (("IA",), P2)
    assert desk.piece("C2") == "w"


@pytest.mark.paragraph("window", "inappropriate")
def test_without_the_card_it_is_the_wrong_time() -> None:
    desk = jump()
    desk.challenge(P1, "move")
    assert (desk.marks(P1), desk.state.card.holder) == (("IA",), P2)
    first = Desk("tournament")
    first.challenge(P1, "move")
    assert first.marks(P1) == ("IA",)


@pytest.mark.paragraph("window", "announce-later")
def test_saying_trap_closes_the_window_too() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.turn("A24", "A26")
    desk.trap()
    desk.challenge(P1, "move")
    assert desk.marks(P1) == ("IA",)


@pytest.mark.paragraph("incorrect", "inappropriate", "three-challenges")
@pytest.mark.parametrize("natures", [("other", "win", "other"), ("other", "laid", "other")])
def test_three_in_any_mix_lose_the_game(natures: tuple[str, ...]) -> None:
    desk = right()
    for nature in natures[:2]:
        desk.challenge(P2, nature)
        assert desk.table.outcome is None
    assert desk.challenge(P2, natures[2]).cites == "three-challenges"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("correct", "bound")
def test_a_restored_turn_leaves_what_was_bound_before_it() -> None:
    desk = trapped()
    desk.turn("A24", "A26")
    desk.challenge(P1, "move")
    assert desk.bound() == {"D0"}
    assert desk.challenge(P1, "move", accept=False).refused is False


@pytest.mark.paragraph("turn-forfeit")
def test_a_forfeited_turn_leaves_nothing_on_the_board() -> None:
    desk = Desk("tournament", turn_seconds=60)
    desk.move("A4", "B3")
    desk.wait(75)
    assert (desk.state.card.holder, desk.state.board) == (P2, layouts()["agon"].board)
    desk.challenge(P2, "move")
    assert desk.marks(P2) == ("IA",)


@pytest.mark.paragraph("correct", "time-limit")
def test_a_fault_of_the_last_turn_is_found_after_the_count() -> None:
    desk = Desk("tournament", period_minutes=45)
    desk.move("A4", "B3")
    desk.wait(45 * 60 + 1)
    desk.pass_card()
    desk.turn("A2", "C1")
    desk.challenge(P1, "move")
    assert desk.marks(P1) == ("C",)
    assert desk.state.card.declared
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.tie


# One fault, one restoration, whatever it is called.


def _jump_in_a_trap() -> Desk:
    """A trapped guard is moved two steps to the side: no way out, and no step either."""
    desk = trapped()
    desk.turn("D0", "D2")
    return desk


@pytest.mark.paragraph("several-rules", "correct")
@pytest.mark.parametrize("natures", [("release", "move"), ("move", "release"), ("move",), ("release",)])
def test_one_error_is_correct_under_each_of_its_names_and_is_restored_once(natures: tuple[str, ...]) -> None:
    desk = _jump_in_a_trap()
    desk.challenge(P1, *natures, accept=False)
    assert [one.mark for one in desk.ruled().opinions] == ["C"] * len(natures)
    assert [one.cites for one in desk.ruled().opinions][1:] == ["several-rules"] * (len(natures) - 1)
    ruling = desk.accept()
    assert sum(type(event).__name__ == "Undone" for event in ruling.events) == 1
    assert (desk.piece("D0"), desk.state.card.holder) == ("b", P1)
    assert desk.piece("C0") == "w"  # what came before it stands


@pytest.mark.paragraph("several-rules")
def test_the_same_name_said_eight_times_is_one_challenge() -> None:
    desk = jump()
    desk.challenge(P2, *["move"] * 8)
    assert desk.marks(P2) == ("C",)
    wrong = right()
    wrong.challenge(P2, "move", "move", "move")
    assert wrong.marks(P2) == ("I",)


def _second(desk: Desk) -> None:
    desk.move("A9", "A10")


def _nothing(desk: Desk) -> None:
    """One fault only."""


@pytest.mark.paragraph("several-rules")
@pytest.mark.parametrize(("more", "marks"), [(_second, ("C", "C")), (_nothing, ("C", "I"))])
def test_two_rules_broken_are_two_challenges(more: Callable[[Desk], None], marks: tuple[str, ...]) -> None:
    desk = Desk("tournament")
    desk.move("A4", "C2")
    more(desk)
    desk.pass_card()
    desk.challenge(P2, "move", "laid")
    assert desk.marks(P2) == marks
    assert desk.state.board == layouts()["agon"].board
    assert desk.state.card.holder == (P2 if marks == ("C", "C") else P1)


@pytest.mark.paragraph("several-rules", "trap-not-challenge")
def test_what_is_no_challenge_is_told_before_the_rest_is_ruled() -> None:
    desk = jump()
    told = desk.say(P2, Challenge((Claim("move"), Claim("trapped"))))
    assert (told.verdict, told.cites) == ("refused", "trap-not-challenge")
    assert desk.marks(P2) == ()
    desk.challenge(P2, "move")
    assert desk.marks(P2) == ("C",)
