"""2 WAYS TO ANNOUNCE TRAP, STATING TRAP AT THE WRONG TIME, STATING "TRAP" RATHER THAN "CHALLENGE"."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Claim
from gamehall.games.queens_and_guards import acts
from tests.games.queens_and_guards.desk import P1, P2, Desk
from tests.games.queens_and_guards.test_traps import trapped, ways


def unannounced(manner: str = "tournament", **options: object) -> Desk:
    """White traps D0 and says nothing; Black moves another piece."""
    desk = Desk(manner, white="A0 B0 E0", black="A15 D0", **options)  # type: ignore[arg-type]
    desk.turn("B0", "C0")
    desk.turn("A16", "A17")
    return desk


@pytest.mark.paragraph("announce-made")
def test_a_trap_is_announced_after_it_was_made_and_before_the_card_is_passed() -> None:
    desk = Desk("guided", white="A0 B0 E0", black="A15 D0")
    assert desk.trap().cites == "announce-later"  # nothing is trapped yet
    desk.move("B0", "C0")
    ruling = desk.trap()
    assert (ruling.verdict, ruling.cites) == ("allowed", "announce-made")
    assert "D0 is in a trap" in ruling.says
    assert desk.trap().refused  # once is enough


@pytest.mark.paragraph("announce-made")
def test_without_a_trap_made_in_this_turn_the_word_is_wrong_at_its_end() -> None:
    desk = unannounced("guided")
    desk.move("A1", "A2")
    assert (desk.trap().cites, desk.bound()) == ("announce-made", set())
    desk = unannounced()
    desk.move("A1", "A2")
    assert not desk.trap().refused
    assert desk.bound() == set()
    desk.pass_card()
    assert desk.challenge(P2, "trap").cites == "correct"
    assert desk.piece("A1") == "w"


@pytest.mark.paragraph("announce-later", "bound")
def test_at_the_beginning_of_a_turn_the_last_move_goes_back_and_the_player_completes_a_turn() -> None:
    desk = unannounced("guided")
    ruling = desk.trap()
    assert (ruling.verdict, ruling.cites) == ("allowed", "announce-later")
    assert (desk.piece("A16"), desk.piece("A17")) == ("b", "")
    assert desk.state.card.holder == P1
    assert desk.bound() == {"D0"}
    desk.turn("A1", "A2")
    assert ways(desk) == {("D0", "C1"), ("D0", "C17")}


@pytest.mark.paragraph("announce-later", "bound")
def test_it_binds_only_if_the_piece_is_still_trapped() -> None:
    desk = unannounced("guided")
    desk.trap()
    desk.turn("C0", "C1")
    assert desk.bound() == set()
    assert ("A16", "A17") in ways(desk)


@pytest.mark.paragraph("announce-later")
def test_it_is_said_before_a_piece_is_touched() -> None:
    desk = unannounced("guided")
    desk.move("A1", "A2")
    assert desk.trap().refused
    assert desk.piece("A17") == "b"


@pytest.mark.paragraph("announce-later", "into-trap")
def test_what_was_moved_into_a_trap_is_not_announced_but_sent_out() -> None:
    desk = Desk("tournament", white="A0 C0 E0", black="A15 D1")
    desk.turn("A1", "A2")
    desk.turn("D1", "D0")
    desk.trap()
    assert (desk.bound(), desk.piece("D0")) == (set(), "b")
    guided = Desk("guided", white="A0 C0 E0", black="A15 D1")
    guided.turn("A1", "A2")
    assert guided.move("D1", "D0").cites == "into-trap"


@pytest.mark.paragraph("into-trap", "announce-later")
def test_a_piece_left_in_the_trap_it_moved_into_is_announced_a_turn_later() -> None:
    desk = Desk("tournament", white="A0 C0 E0", black="A15 D1")
    desk.turn("A1", "A2")
    desk.turn("D1", "D0")
    desk.turn("A7", "A8")  # White lets it be
    desk.turn("A16", "A17")
    assert desk.trap().cites == "announce-later"
    assert (desk.bound(), desk.piece("A16")) == ({"D0"}, "b")


@pytest.mark.paragraph("announce-later")
def test_after_a_turn_that_was_lost_there_is_nothing_to_take_back() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0", turn_seconds=60)
    desk.turn("B0", "C0")
    desk.wait(75)
    assert desk.state.card.holder == P1
    desk.trap()
    assert desk.bound() == {"D0"}


@pytest.mark.paragraph("trap-in-trap")
def test_who_is_in_a_trap_makes_and_announces_none() -> None:
    desk = Desk("guided", white="A0 B0 E0 B4", black="A15 D0 C3 B6")
    desk.turn("B0", "C0")
    # Black is in a trap on D0, announced or not: to trap C2 from C1 is not for Black now.
    desk.put(white="A0 C0 E0 C2", black="A15 D0 C3 B1")
    assert desk.state.card.holder == P2
    ruling = desk.move("B1", "C1")
    assert (ruling.verdict, ruling.cites) == ("refused", "trap-in-trap")


@pytest.mark.paragraph("trap-in-trap")
def test_in_a_trap_none_is_announced_at_the_beginning_either() -> None:
    desk = Desk("tournament", white="A0 B0 E0 D6", black="A15 D0 B12 E3")
    desk.turn("B0", "C0", trap=False)
    desk.turn("B12", "C9")  # makes a trap of its own while it stands in one
    assert desk.challenge(P1, "trap").cites == "correct"
    assert desk.piece("B12") == "b"


@pytest.mark.paragraph("trap-in-trap")
def test_announcing_from_within_a_trap_is_challenged_and_undone() -> None:
    desk = Desk("tournament", white="A0 C0 E0 D6", black="A15 D0 C9 E3")
    desk.turn("A1", "A2")  # White's guard on D6 and Black's on D0 are both in traps from before
    desk.turn("A16", "A17")
    assert desk.trap().cites == "announce-later"
    assert desk.piece("A16") == "b"
    desk.turn("A5", "A6")
    assert desk.challenge(P2, "trap").cites == "correct"
    assert (desk.piece("A17"), desk.bound()) == ("b", set())


@pytest.mark.paragraph("trap-wrong-time")
def test_said_without_the_card_the_opponent_moves_out_and_has_a_regular_turn() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    ruling = desk.trap(P1)
    assert (ruling.verdict, ruling.cites) == ("penalised", "trap-wrong-time")
    assert ways(desk) == {("D0", "C1"), ("D0", "C17")}
    desk.move("D0", "C1")
    assert ("A16", "A17") in ways(desk)
    assert desk.pass_card().verdict == "allowed"
    desk.challenge(P1, "move")  # the regular turn was owed too
    assert desk.marks(P1) == ("C",)
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.trap(P1)
    desk.move("D0", "C1")
    desk.turn("A16", "A17")
    for nature in ("move", "laid", "release"):
        again = Desk("tournament", white="A0 B0 E0", black="A15 D0")
        again.turn("B0", "C0")
        again.trap(P1)
        again.move("D0", "C1")
        again.turn("A16", "A17")
        assert again.challenge(P1, nature).cites == "incorrect"


@pytest.mark.paragraph("trap-wrong-way")
@pytest.mark.parametrize(("start", "end"), [("D0", "D1"), ("A16", "A17")])
def test_moved_wrongly_it_goes_back_moves_out_and_the_turn_ends(start: str, end: str) -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.trap(P1)
    ruling = desk.move(start, end)
    assert (ruling.verdict, ruling.cites) == ("penalised", "trap-wrong-way")
    assert (desk.piece(start), desk.piece(end)) == ("b", "")
    desk.no(P1, acts.SayTrap(), "trap-wrong-time")
    desk.move("D0", "C17")
    assert ways(desk) == set()
    assert not desk.pass_card().refused
    assert desk.challenge(P1, "move").cites == "incorrect"


@pytest.mark.paragraph("trap-wrong-time")
def test_said_without_the_card_where_nothing_can_move_out_it_does_nothing() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    assert desk.trap(P1).verdict == "penalised"
    assert desk.no(P1, acts.SayTrap(), "trap-wrong-time")  # once a turn
    desk = Desk("tournament", white="A0 D1", black="A15 D0")
    assert desk.no(P2, acts.SayTrap(), "trap-wrong-time")


@pytest.mark.paragraph("trap-wrong-time")
def test_a_learner_is_told_before_it_costs_anything() -> None:
    desk = Desk("guided", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.no(P1, acts.SayTrap(), "trap-wrong-time")
    assert ("A16", "A17") in ways(desk)


@pytest.mark.paragraph("trap-wrong-time", "trap-wrong-way")
def test_the_way_out_comes_before_the_card_is_passed() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.move("A16", "A17")
    desk.trap(P1)
    assert desk.pass_card().cites == "trap-wrong-time"
    assert not desk.move("D0", "C1").refused
    assert not desk.pass_card().refused
    assert desk.challenge(P1, "laid").cites == "incorrect"


@pytest.mark.paragraph("trap-not-challenge")
@pytest.mark.parametrize("seat", [P1, P2])
def test_challenge_for_trap_is_reminded_of_without_penalty_and_record(seat: str) -> None:
    desk = unannounced()
    before = desk.table.seq
    ruling = desk.say(seat, Challenge((Claim("trapped"),)))  # type: ignore[arg-type]
    assert (ruling.verdict, ruling.cites) == ("refused", "trap-not-challenge")
    assert "Trap is the word" in ruling.says
    assert (desk.marks(P1), desk.marks(P2), desk.table.seq) == ((), (), before)


@pytest.mark.paragraph("trap-not-challenge")
def test_asked_for_the_nature_of_a_challenge_one_may_still_mean_a_trap() -> None:
    desk = unannounced()
    desk.say(P1, Challenge())
    assert desk.state.card.dispute
    ruling = desk.say(P1, Challenge((Claim("trapped"),)))
    assert (ruling.verdict, ruling.cites) == ("allowed", "trap-not-challenge")
    assert desk.state.card.dispute is None
    assert desk.marks(P1) == ()
    assert desk.trap().cites == "announce-later"


@pytest.mark.paragraph("announce-made", "bound")
def test_a_trap_that_was_announced_is_gone_when_the_turn_is_taken_back() -> None:
    desk = trapped()
    assert desk.bound() == {"D0"}
    desk = Desk("tournament", white="A0 A29 E0", black="A15 D0")
    desk.turn("A29", "C0", trap=True)  # a jump
    assert desk.bound() == {"D0"}
    desk.challenge(P2, "move")
    assert (desk.bound(), desk.piece("A29")) == (set(), "w")
