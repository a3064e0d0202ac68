"""MOVING INTO A TRAP, BACKWARDS, ON THE THRONE OR CENTER HEXAGON: what the opponent may set right alone."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Claim
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.rules import GAME
from tests.games.queens_and_guards.desk import P1, P2, Desk, at

WRONGLY = {
    "into a trap": ("A0 C0 E0", "A15 D1", "D1", "D0"),
    "queen into a trap": ("A0 C0 E0", "D1 A19", "D1", "D0"),
    "backwards": ("A0 C0", "A15 D6", "D6", "C9"),
    "on the centre": ("A0 C0", "A15 E3", "E3", "centre"),
    "on a throne": ("A0 C0", "C9 A16", "A16", "A15"),
    "on the other throne": ("C1 C3", "A15 B0", "B0", "A0"),
}
CITES = {
    "into a trap": "into-trap",
    "queen into a trap": "into-trap",
    "backwards": "backwards",
    "on the centre": "guard-on-throne",
    "on a throne": "guard-on-throne",
    "on the other throne": "guard-on-throne",
}


def moved_wrongly(what: str) -> tuple[Desk, str]:
    """Black has moved so, and White has the card."""
    white, black, start, end = WRONGLY[what]
    desk = Desk("tournament", white=white, black=black)
    desk.turn("A5", "A6")
    desk.turn(start, end)
    return desk, end


@pytest.mark.paragraph("into-trap", "backwards", "guard-on-throne", "send-out")
@pytest.mark.parametrize("what", WRONGLY)
def test_the_opponent_puts_it_on_the_outermost_band_and_takes_a_regular_turn(what: str) -> None:
    desk, end = moved_wrongly(what)
    piece = desk.piece(end)
    ruling = desk.send_out(end, "A21")
    assert (ruling.verdict, ruling.cites) == ("allowed", "send-out")
    assert (desk.piece(end), desk.piece("A21")) == ("", piece)
    desk.turn("A6", "A5")
    assert (desk.marks(P1), desk.marks(P2)) == ((), ())
    assert desk.challenge(P2, "sent").cites == "incorrect"


@pytest.mark.paragraph("into-trap", "backwards", "guard-on-throne")
@pytest.mark.parametrize("what", WRONGLY)
def test_a_learner_is_told_at_once(what: str) -> None:
    white, black, start, end = WRONGLY[what]
    desk = Desk("guided", white=white, black=black)
    desk.turn("A5", "A6")
    desk.no(P2, acts.Move(at(start), at(end)), CITES[what])


@pytest.mark.paragraph("send-out")
@pytest.mark.parametrize("what", WRONGLY)
def test_it_is_no_matter_for_a_challenge_and_not_recorded(what: str) -> None:
    desk, _ = moved_wrongly(what)
    ruling = desk.say(P1, Challenge((Claim("wrongly-placed"),)))
    assert (ruling.verdict, ruling.cites) == ("refused", "send-out")
    assert desk.marks(P1) == ()
    assert desk.challenge(P1, "move").cites == "incorrect"


@pytest.mark.paragraph("send-out")
def test_the_opponent_may_let_it_be() -> None:
    desk, _ = moved_wrongly("backwards")
    desk.turn("A6", "A5")
    assert desk.piece("C9") == "b"
    desk.turn("A18", "A19")
    desk.send_out("C9", "A21")
    desk.turn("A5", "A6")
    assert desk.challenge(P2, "sent").cites == "correct"  # only what was moved in the last turn


@pytest.mark.paragraph("send-out")
@pytest.mark.parametrize(
    ("start", "end"),
    [("A18", "A21"), ("C9", "B9"), ("C9", "A0"), ("C9", "A15")],
    ids=["an innocent piece", "not outermost", "a guard on a throne", "a guard on the other throne"],
)
def test_what_is_sent_out_wrongly_is_challenged_and_restored(start: str, end: str) -> None:
    desk = Desk("tournament", white="C1 C0", black="C7 D6 A18")
    desk.turn("A5", "A6")
    desk.turn("D6", "C9")
    before = desk.state.board
    (fault,) = GAME.rule(desk.state, P1, acts.SendOut(at(start), at(end))).faults
    assert fault.cites == "send-out"  # for which a guided table refuses it
    assert not desk.send_out(start, end).refused
    desk.turn("A6", "A5")
    assert desk.challenge(P2, "sent").cites == "correct"
    assert desk.state.board == before
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("send-out")
def test_it_comes_before_ones_own_move_and_closes_the_window() -> None:
    desk, end = moved_wrongly("backwards")
    desk.move("A6", "A5")
    desk.send_out(end, "A21")
    desk.pass_card()
    assert desk.challenge(P2, "sent").cites == "correct"
    desk, end = moved_wrongly("backwards")
    desk.send_out(end, "A21")
    desk.challenge(P1, "move")
    assert desk.marks(P1) == ("IA",)


@pytest.mark.paragraph("send-out", "one-step")
def test_it_goes_to_an_empty_hex() -> None:
    desk, end = moved_wrongly("backwards")
    assert "occupied" in desk.no(P1, acts.SendOut(at(end), at("A18"))).says
    assert "another hex" in desk.no(P1, acts.SendOut(at(end), at(end))).says
    assert "no piece" in desk.no(P1, acts.SendOut(at("D6"), at("A21"))).says


@pytest.mark.paragraph("send-out", "announce-made")
def test_a_trap_made_by_sending_out_is_announced_like_any_other() -> None:
    desk = Desk("tournament", white="C3 A21 A23 A1 A3 A5 A7", black="A15 D6 A25 A26 A27 A28 B8")
    desk.turn("A5", "A6")
    desk.turn("D6", "C9")
    desk.send_out("C9", "A22")
    desk.move("A6", "A5")
    assert desk.trap().cites == "announce-made"
    assert desk.bound() == {"A22"}
    desk.pass_card()
    assert not desk.turn("B8", "B7").refused  # blocked at the edge: another piece may be moved
    assert desk.challenge(P1, "release").cites == "incorrect"
