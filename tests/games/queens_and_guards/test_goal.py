"""GOAL, DECLARING A WIN, NOT A ROUND GAME, GAME TIME LIMIT, and every tie."""

import pytest

from gamehall.games.pentathlon.acts import Accept, DeclareWin
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.moving import legal_moves
from gamehall.kernel.outcome import Outcome
from tests.games.queens_and_guards.desk import P1, P2, Desk

HOME = "E0 E1 E2 E3 E4"
BLACK = "A15 A17 A19 A21 A23 A25 A27"


def one_short(manner: str = "tournament", queen: str = "centre", **options: object) -> Desk:
    """White's last guard is one step from home."""
    return Desk(manner, white=f"{queen} {HOME} D10", black=BLACK, **options)  # type: ignore[arg-type]


def outcome(desk: Desk) -> Outcome:
    """What the Monitor counted, or the game came to."""
    declared = desk.state.card.declared
    found = desk.table.outcome or (declared and declared.counted)
    assert found
    return found


@pytest.mark.paragraph("goal", "declare", "first-to-goal")
def test_the_queen_on_the_centre_with_all_guards_round_her_wins() -> None:
    desk = one_short("guided")
    desk.no(P1, DeclareWin(), "goal")
    desk.move("D10", "E5")
    assert desk.win().cites == "declare"
    assert desk.may(P2, "Accept")
    assert desk.say(P2, Accept()).cites == "first-to-goal"
    assert outcome(desk).winner == P1
    assert desk.state.card.score_cards[P1].score == 7


@pytest.mark.paragraph("goal")
def test_the_last_piece_home_may_be_the_queen() -> None:
    desk = Desk("guided", white=f"D10 {HOME} C15", black=BLACK)
    desk.turn("D10", "E5")
    desk.turn("A17", "A18")
    desk.turn("E5", "centre")
    desk.turn("A18", "A17")
    desk.turn("C15", "D10")
    desk.turn("A17", "A18")
    desk.move("D10", "E5")
    assert not desk.win().refused


@pytest.mark.paragraph("goal", "win-refuted")
@pytest.mark.parametrize(("queen", "says"), [("C3", "not on the centre"), ("centre", "5 of that player's 6")])
def test_a_goal_that_is_not_reached_is_refused_to_learners(queen: str, says: str) -> None:
    desk = one_short("guided", queen)
    desk.move("A1", "A2") if queen == "C3" else desk.move("D10", "D9")
    ruling = desk.win()
    assert (ruling.cites, says in ruling.says) == ("goal", True)


@pytest.mark.paragraph("monitor-declares", "declare")
def test_a_win_that_nobody_announces_is_declared_by_the_monitor() -> None:
    desk = one_short()
    desk.turn("D10", "E5")
    assert (outcome(desk).winner, outcome(desk).cites) == (P1, "monitor-declares")
    assert desk.table.outcome is None
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("monitor-declares", "correct")
def test_the_monitors_win_rests_on_a_turn_that_may_still_be_challenged() -> None:
    desk = Desk("tournament", white=f"centre {HOME} C15", black=BLACK)
    desk.turn("C15", "E5")  # two steps at once
    assert outcome(desk).winner == P1
    desk.challenge(P2, "move")
    assert desk.table.outcome is None
    assert (desk.piece("C15"), desk.state.card.holder) == ("w", P2)


@pytest.mark.paragraph("win-on-fault")
def test_a_declared_win_on_an_ordinary_fault_costs_its_remedy_and_play_goes_on() -> None:
    desk = Desk("tournament", white=f"centre {HOME} C15", black=BLACK)
    desk.move("C15", "E5")
    desk.win()
    ruling = desk.challenge(P2, "move")
    assert (ruling.verdict, ruling.cites) == ("penalised", "win-on-fault")
    assert desk.table.outcome is None
    assert (desk.piece("C15"), desk.state.card.holder) == ("w", P2)


@pytest.mark.paragraph("first-to-goal", "last-round")
def test_it_is_not_a_round_game_no_last_turn_is_owed() -> None:
    desk = one_short("guided")
    desk.move("D10", "E5")
    desk.win()
    assert not desk.may(P2, "Move")


@pytest.mark.paragraph("tie-guards")
@pytest.mark.parametrize(("queen", "black"), [("C3", "A15"), ("C3", "centre"), ("D10", "A15")])
def test_six_guards_round_the_centre_without_the_queen_tie(queen: str, black: str) -> None:
    last = "D9" if queen == "D10" else "D10"
    desk = Desk("tournament", white=f"{queen} {HOME} {last}", black=f"{black} {BLACK[4:]}")
    desk.turn(last, "E5")
    assert (outcome(desk).tie, outcome(desk).cites) == (True, "tie-guards")
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.tie


@pytest.mark.paragraph("tie-agreed")
def test_both_may_agree_that_a_player_cannot_move() -> None:
    desk = Desk("guided")
    assert not desk.may(P2, "AgreeTie")
    desk.yes(P1, acts.OfferTie(), "tie-agreed")
    assert desk.no(P1, acts.OfferTie(), "tie-agreed")
    assert desk.may(P2, "AgreeTie")
    desk.turn("A4", "B3")
    assert desk.may(P2, "AgreeTie")
    desk.yes(P2, acts.AgreeTie(), "tie-agreed")
    assert (outcome(desk).tie, outcome(desk).cites) == (True, "tie-agreed")


@pytest.mark.paragraph("tie-agreed")
def test_what_was_offered_is_over_when_the_card_comes_back() -> None:
    desk = Desk("guided")
    desk.say(P1, acts.OfferTie())
    desk.turn("A4", "B3")
    desk.turn("A2", "A3")
    assert not desk.may(P2, "AgreeTie")
    assert desk.say(P2, acts.AgreeTie()).refused
    assert not desk.say(P1, acts.OfferTie()).refused


@pytest.mark.paragraph("tie-no-move")
@pytest.mark.parametrize(("queen", "tied"), [("centre", True), ("A15", False)])
def test_who_receives_the_card_and_cannot_move_makes_a_tie(queen: str, tied: bool) -> None:
    """Whatever Black could do with a guard is to move into a trap; a queen on the centre has no step."""
    white = "A1 D8 D0 E4 D6 D3 D11"
    desk = Desk("tournament", white=white, black=f"{queen} E1 D10 D9 E0 E2 E3")
    desk.turn("A1", "A0")
    state = desk.state
    assert (legal_moves(state.ground, state.board, "black", ()) == []) is tied
    assert bool(state.card.declared) is tied
    if tied:
        assert (outcome(desk).tie, outcome(desk).cites) == (True, "tie-no-move")


@pytest.mark.paragraph("tie-repetition")
@pytest.mark.parametrize(("times", "tied"), [(3, True), (4, False), (0, False)])
def test_a_position_that_comes_for_the_third_time_ties(times: int, tied: bool) -> None:
    desk = Desk("tournament", repetition=times)
    for _ in range(2):
        assert desk.state.card.declared is None
        for start, end in (("A4", "A5"), ("A2", "A3"), ("A5", "A4"), ("A3", "A2")):
            assert desk.state.card.declared is None
            desk.turn(start, end)
    assert bool(desk.state.card.declared) is tied
    if tied:
        assert outcome(desk).cites == "tie-repetition"


@pytest.mark.paragraph("tie-repetition")
def test_a_step_inward_begins_the_count_anew() -> None:
    desk = Desk("tournament")
    for start, end in (("A4", "A5"), ("A2", "A3"), ("A5", "A4"), ("A3", "A2")):
        desk.turn(start, end)
    desk.turn("A9", "B7")
    assert len(desk.state.seen) == 1


@pytest.mark.paragraph("tie-length")
@pytest.mark.parametrize(("longest", "tied"), [(4, True), (5, False), (0, False)])
def test_after_so_many_turns_it_is_a_tie(longest: int, tied: bool) -> None:
    desk = Desk("tournament", longest=longest, repetition=0)
    for start, end in (("A4", "A5"), ("A2", "A3"), ("A5", "A4"), ("A3", "A2")):
        assert desk.state.card.declared is None
        desk.turn(start, end)
    assert bool(desk.state.card.declared) is tied
    if tied:
        assert outcome(desk).cites == "tie-length"


@pytest.mark.paragraph("time-limit")
def test_when_time_is_over_and_nobody_has_won_it_is_a_tie() -> None:
    desk = Desk("tournament", period_minutes=45)
    desk.turn("A4", "B3")
    desk.turn("A2", "A3")
    desk.wait(45 * 60 - 0.001)
    assert not desk.state.card.time_called
    desk.wait(0.002)
    assert (outcome(desk).tie, outcome(desk).cites) == (True, "time-limit")


@pytest.mark.paragraph("last-round")
def test_once_the_beginning_player_has_moved_both_complete_a_turn() -> None:
    desk = Desk("tournament", period_minutes=45)
    desk.move("A4", "B3")
    desk.wait(45 * 60 + 1)
    assert desk.state.card.declared is None
    desk.pass_card()
    assert desk.may(P2, "Move")
    desk.turn("A2", "A3")
    assert outcome(desk).cites == "time-limit"


@pytest.mark.paragraph("last-round", "goal")
def test_the_second_player_may_win_in_the_last_turn() -> None:
    desk = Desk("guided", white="A0 A1", black=f"centre {HOME} D10", period_minutes=45)
    desk.move("A1", "A2")
    desk.wait(45 * 60 + 1)
    desk.pass_card()
    desk.move("D10", "E5")
    desk.win()
    desk.say(P1, Accept())
    assert outcome(desk).winner == P2
