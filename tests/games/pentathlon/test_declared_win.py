"""CHALLENGING A DECLARED WIN, proved at a table of every game in which players declare one."""

import pytest

from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, Opinion, Rule
from gamehall.kernel.seat import JUDGE
from tests.games.pentathlon.desk import P1, P2, Event
from tests.games.pentathlon.trial import Trial


def declared(trial: Trial, *, false: bool = False, **options: object) -> Event:
    desk = trial.desk(**options)
    assert trial.declare
    trial.declare(desk, not false)
    return desk  # type: ignore[no-any-return]


@pytest.mark.paragraph("challenge-win", "challenge-nature")
def test_a_declared_win_waits_for_the_nature(declaring: Trial) -> None:
    desk = declared(declaring, false=True, win_seconds=30)
    desk.wait(29)
    desk.say(P2, Challenge(()))
    desk.wait(20)
    assert desk.table.outcome is None
    assert desk.challenge(P2, "win").cites == "win-refuted"


@pytest.mark.paragraph("challenge-win")
def test_a_declared_win_is_challenged_without_the_card(declaring: Trial) -> None:
    desk = declared(declaring, false=True)
    assert desk.state.card.holder == P1
    assert desk.say(P2, Challenge(())).cites == "challenge-nature"
    assert desk.say(P2, Challenge((Claim("win"),))).cites == "challenge-win"
    assert declaring.desk().say(P2, Challenge((Claim("win"),))).cites != "challenge-win"


@pytest.mark.paragraph("win-refuted")
def test_a_goal_that_was_not_reached_gives_the_win_to_the_challenger(declaring: Trial) -> None:
    desk = declared(declaring, false=True)
    assert desk.challenge(P2, "win").cites == "win-refuted"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("win-refuted")
def test_nobody_wins_by_refuting_a_win_that_was_not_declared(declaring: Trial) -> None:
    desk = declaring.after_a_fault(judges=())
    desk.challenge(P2, "win", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "win-refuted", "A slip of the Monitor."),)))
    desk.accept()
    assert desk.table.outcome is None


@pytest.mark.paragraph("win-confirmed")
def test_an_incorrect_challenge_confirms_the_win_and_is_recorded(declaring: Trial) -> None:
    desk = declared(declaring)
    assert desk.challenge(P2, "win").cites == "win-confirmed"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    assert desk.marks(P2) == ("I",)


@pytest.mark.paragraph("challenge-win", "inappropriate")
def test_an_inappropriate_challenge_leaves_the_declaration_standing(declaring: Trial) -> None:
    desk = declared(declaring)
    desk.challenge(P2, "other")
    assert desk.marks(P2) == ("IA",)
    assert desk.may(P2, "Accept")
    desk.say(P2, Accept())
    declaring.completes(desk)
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
