"""CHALLENGING A DECLARED WIN, proved at a Contig 60 table."""

import pytest

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, Opinion, Rule
from gamehall.kernel.seat import JUDGE
from tests.games.contig60.desk import P1, P2, Desk

FIVE = (0, 1, 2, 3, 4)


def declared(*, wrong_sentence: bool = False, line: tuple[int, ...] = FIVE, laid: int = 4) -> Desk:
    """p1 declares five in a row after playing 4."""
    desk = Desk("tournament", card="kept")
    desk.lay(P1, *FIVE[:laid])
    desk.play((1, 1, 2), "1+1*2=4" if wrong_sentence else "1+1+2=4", 4)
    desk.say(P1, common.DeclareWin(line))
    return desk


@pytest.mark.paragraph("challenge-win")
def test_a_declared_win_is_challenged_without_the_card() -> None:
    desk = declared(laid=3)
    assert desk.state.card.holder == P1
    assert desk.say(P2, Challenge(())).cites == "challenge-nature"
    assert desk.say(P2, Challenge((Claim("win"),))).cites == "challenge-win"
    assert Desk().say(P2, Challenge((Claim("win"),))).cites != "challenge-win"


@pytest.mark.paragraph("win-refuted")
def test_a_goal_that_was_not_reached_gives_the_win_to_the_challenger() -> None:
    desk = declared(laid=3)
    assert desk.challenge(P2, "win").cites == "win-refuted"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("win-refuted")
def test_nobody_wins_by_refuting_a_win_that_was_not_declared() -> None:
    desk = Desk("tournament", judges=())
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    desk.challenge(P2, "win", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "win-refuted", "A slip of the Monitor."),)))
    desk.accept()
    assert desk.table.outcome is None
    assert desk.state.scores[P2] == 60


@pytest.mark.paragraph("win-refuted")
def test_a_count_of_the_monitor_is_no_declared_win() -> None:
    desk = Desk("tournament", judges=())
    desk.set_scores(30, 40)
    desk.set_chips(P2, 0)
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.challenge(P2, "win", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "win-refuted", "A slip of the Monitor."),)))
    desk.accept()
    assert desk.table.outcome is None or desk.table.outcome.winner != P2


@pytest.mark.paragraph("win-refuted", "goal-zero")
def test_a_false_win_on_running_score_is_refuted_too() -> None:
    desk = Desk("tournament")
    desk.set_scores(0, 2)
    desk.say(P1, common.DeclareWin())
    desk.challenge(P2, "win")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("win-confirmed")
def test_an_incorrect_challenge_confirms_the_win_and_is_recorded() -> None:
    desk = declared()
    assert desk.challenge(P2, "win").cites == "win-confirmed"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    assert desk.marks(P2) == ("I",)


@pytest.mark.paragraph("win-on-fault")
def test_a_fifth_chip_on_a_wrong_sentence_costs_its_penalty_and_play_goes_on() -> None:
    desk = declared(wrong_sentence=True)
    ruling = desk.challenge(P2, "sentence")
    assert (ruling.verdict, ruling.cites) == ("penalised", "win-on-fault")
    assert desk.table.outcome is None
    assert desk.state.scores == {P1: 60, P2: 58}
    assert desk.state.covered[desk.state.board.index[4]] == ""
    assert desk.state.card.holder == P2
    assert desk.may(P2, "UseRoll")


@pytest.mark.paragraph("challenge-win", "inappropriate")
def test_an_inappropriate_challenge_leaves_the_declaration_standing() -> None:
    desk = declared()
    desk.challenge(P2, "other")
    assert desk.marks(P2) == ("IA",)
    assert desk.may(P2, "Accept")
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
