"""Hints at a guided table, the review after a game, and what is typed in a terminal."""

import pytest

from gamehall.games.pentathlon import acts as common
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.hints import hints
from gamehall.games.queens_and_guards.review import review, tell
from gamehall.games.queens_and_guards.terminal import TERMINAL, explain, parse, ways, write
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from tests.games.queens_and_guards.desk import P1, P2, Desk, at
from tests.games.queens_and_guards.test_announcing import unannounced
from tests.games.queens_and_guards.test_goal import one_short
from tests.games.queens_and_guards.test_sending_out import moved_wrongly
from tests.games.queens_and_guards.test_traps import trapped


def hinted(desk: Desk, seat: Seat) -> list[str]:
    return [hint.says for hint in hints(desk.state, seat)]


def test_a_hint_leads_to_the_winning_move_and_to_the_words_for_it() -> None:
    desk = one_short("guided")
    assert hinted(desk, P1) == ["Look at the piece on D10.", "D10 to E5: it wins."]
    assert hints(desk.state, P1)[-1].action == acts.Move(at("D10"), at("E5"))
    desk.move("D10", "E5")
    assert [hint.action for hint in hints(desk.state, P1)] == [common.DeclareWin()]
    assert hints(desk.state, P2) == ()


def test_a_hint_tells_of_a_trap_to_announce_and_of_one_to_leave() -> None:
    desk = Desk("guided", white="A0 B0 E0", black="A15 D0")
    assert hinted(desk, P1)[-1] == "B0 to C0: it traps D0."
    desk.move("B0", "C0")
    assert hinted(desk, P1)[0] == "There is a trap to announce: D0. Say Trap."
    desk.trap()
    desk.pass_card()
    assert hinted(desk, P2)[0] == "A trap is announced: the piece on D0 has to move out."
    assert hinted(unannounced("guided"), P1)[0].startswith("There is a trap to announce")
    sent, end = moved_wrongly("backwards")
    assert f"The piece on {end} was moved wrongly." in hinted(sent, P1)[0]


def kinds(desk: Desk) -> set[tuple[str, str]]:
    found = review(desk.table.header, desk.table.entries)
    return {(look.seat, note.kind) for look in found.turns for note in look.notes}


def test_the_review_names_the_better_move() -> None:
    desk = Desk("tournament", layout="late")
    desk.turn("E0", "E5")
    desk.turn("C8", "C9")
    found = review(desk.table.header, desk.table.entries)
    first = next(look for look in found.turns if look.seat == P1)
    assert first.played
    assert first.best
    assert (first.played.start, first.played.end) == (at("E0"), at("E5"))
    assert first.best != first.played
    assert [note.kind for note in first.notes] == ["better-move"]
    assert any("was better" in line for line in tell(found))
    assert found.summary[0].better_moves == 1


def test_the_review_names_traps_not_announced_and_errors_not_challenged() -> None:
    desk = Desk("tournament", layout="late")
    desk.turn("E0", "centre")  # traps E3, and nothing is said
    desk.turn("C8", "D4")  # two steps
    desk.turn("D10", "E5")
    found = kinds(desk)
    assert {(P1, "missed-trap"), (P2, "error"), (P1, "unchallenged-error")} <= found


def test_the_review_names_a_piece_that_could_have_been_sent_out_and_wrong_challenges() -> None:
    desk = Desk("tournament")
    desk.turn("A4", "B3")
    desk.turn("A2", "B1")
    desk.turn("B3", "A4")
    desk.turn("B1", "B2")
    assert (P2, "missed-sending") in kinds(desk)
    desk.challenge(P1, "move")
    assert (P1, "wrong-challenge") in kinds(desk)


TYPED: list[tuple[str, Action]] = [
    ("a4 b3", acts.Move(at("A4"), at("B3"))),
    ("move A4 to B3", acts.Move(at("A4"), at("B3"))),
    ("a4-b3", acts.Move(at("A4"), at("B3"))),
    ("e0 centre", acts.Move(at("E0"), at("centre"))),
    ("send c9 a21", acts.SendOut(at("C9"), at("A21"))),
    ("trap", acts.SayTrap()),
    ("tie", acts.OfferTie()),
    ("win", common.DeclareWin()),
]


@pytest.mark.parametrize(("text", "action"), TYPED)
def test_what_is_typed_is_read_and_written(text: str, action: Action) -> None:
    desk = Desk()
    prompt = next(p for p in desk.table.prompts if p.seat == P1 and "Move" in p.kinds)
    assert parse(desk.state, prompt, text) == action
    assert parse(desk.state, prompt, write(desk.state, action)) == action


def test_the_start_the_card_and_challenges_are_typed_too() -> None:
    desk = Desk(start=False)
    name, pick = desk.table.prompts
    assert parse(desk.state, name, "black") == acts.NameColour("black")
    assert parse(desk.state, pick, "left") == acts.PickHand("left")
    assert ways(desk.state, name) == ("white or black",)
    desk = trapped()
    may = next(p for p in desk.table.prompts if p.seat == P2 and "Challenge" in p.kinds)
    said = parse(desk.state, may, "challenge move and release")
    assert said == common.Challenge((common.Claim("move"), common.Claim("release")))
    desk.move("D0", "C1")
    must = next(p for p in desk.table.prompts if p.must)
    assert "pass" in ways(desk.state, must)
    assert not any("FROM TO" in way for way in ways(desk.state, must))


@pytest.mark.parametrize("text", ["a4", "a4 b3 c2", "a30 b3", "send a4", "pass it", ""])
def test_what_means_nothing_is_not_guessed_at(text: str) -> None:
    desk = Desk()
    prompt = next(p for p in desk.table.prompts if p.seat == P1 and "Move" in p.kinds)
    assert parse(desk.state, prompt, text) is None


def test_how_to_write_it_is_told() -> None:
    desk = Desk()
    assert "two hexes" in explain(desk.state, desk.table.prompts, "a4")
    assert "move, release, trap" in explain(desk.state, desk.table.prompts, "challenge it")
    assert "not ask for that now" in explain(desk.state, desk.table.prompts, "left")
    assert TERMINAL.paint
    assert TERMINAL.paint_hints
    assert TERMINAL.paint(desk.state)
    assert TERMINAL.paint_hints(desk.state)
