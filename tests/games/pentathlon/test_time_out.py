"""ANNOUNCING A CHALLENGE: "Challenge" alone is granted a time out, in which its nature is stated."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Claim, NatureUnstated
from gamehall.kernel.seat import CLOCK
from tests.games.pentathlon.desk import P1, P2
from tests.games.pentathlon.trial import Trial


@pytest.mark.paragraph("challenge-nature", "inappropriate")
def test_the_clock_says_that_no_nature_followed(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.say(P2, Challenge())
    assert NatureUnstated() in [p.limit.then for p in desk.table.prompts if p.seat == CLOCK and p.limit]
    assert trial.game.rule(desk.state, CLOCK, NatureUnstated()).cites == "inappropriate"


@pytest.mark.paragraph("challenge-nature", "one-minute")
def test_challenge_alone_stops_the_minute_and_asks_for_the_nature(trial: Trial) -> None:
    desk = trial.after_a_fault(turn_seconds=60, nature_seconds=0, opinion_seconds=0)
    desk.wait(40)
    ruling = desk.say(P2, Challenge())
    assert (ruling.verdict, ruling.cites) == ("allowed", "challenge-nature")
    asked = [p for p in desk.table.prompts if p.must]
    assert [(p.seat, p.kinds) for p in asked] == [(P2, ("Challenge",))]
    desk.wait(300)
    assert not desk.state.card.reminded
    assert desk.say(P2, trial.closes).refused
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("challenge-nature", "one-minute")
def test_the_minute_goes_on_where_it_stood(trial: Trial) -> None:
    desk = trial.after_a_fault(turn_seconds=60, opinion_seconds=0)
    desk.wait(40)
    desk.say(P2, Challenge())
    desk.wait(10)
    desk.challenge(P2, "other")
    desk.wait(19)
    assert not desk.state.card.reminded
    desk.wait(1.1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("challenge-nature")
def test_challenge_said_again_is_still_no_nature(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.say(P2, Challenge())
    ruling = desk.say(P2, Challenge())
    assert (ruling.verdict, ruling.cites) == ("refused", "challenge-nature")
    assert desk.say(P1, Challenge((Claim(trial.fault),))).refused  # only the challenger states it


@pytest.mark.paragraph("challenge-nature", "inappropriate")
def test_a_nature_that_does_not_follow_in_time_makes_it_inappropriate(trial: Trial) -> None:
    desk = trial.after_a_fault(nature_seconds=30)
    desk.say(P2, Challenge())
    desk.wait(29.9)
    assert desk.marks(P2) == ()
    desk.wait(0.2)
    assert desk.marks(P2) == ("IA",)
    assert desk.table.entries[-1].ruling.cites == "inappropriate"
    assert desk.may(P2, type(trial.closes).__name__)  # no turn is lost
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("IA", "C")


@pytest.mark.paragraph("challenge-nature", "three-challenges")
def test_three_natures_never_stated_lose_the_game(trial: Trial) -> None:
    desk = trial.after_a_fault()
    for _ in range(3):
        desk.say(P2, Challenge())
        desk.wait(31)
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "three-challenges")


@pytest.mark.paragraph("challenge-nature")
def test_a_player_with_more_time_has_more_to_state_the_nature(trial: Trial) -> None:
    desk = trial.after_a_fault(nature_seconds=30, factors={P2: 2.0})
    desk.say(P2, Challenge())
    desk.wait(59)
    assert desk.marks(P2) == ()
    desk.wait(1.1)
    assert desk.marks(P2) == ("IA",)


@pytest.mark.paragraph("challenge-nature", "challenge-time")
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_no_time_out_is_granted_when_nothing_is_open(trial: Trial, manner: str) -> None:
    desk = trial.desk(manner, turn_seconds=60)
    trial.right(desk)
    for seat in (P1, P2):
        ruling = desk.say(seat, Challenge())
        assert (ruling.verdict, ruling.cites) == ("refused", "challenge-time")
    assert desk.state.card.dispute is None


@pytest.mark.paragraph("challenge-nature")
def test_time_called_meanwhile_ends_the_game_only_after_the_ruling(trial: Trial) -> None:
    desk = trial.after_a_fault(period_minutes=45, nature_seconds=0)
    desk.say(P2, Challenge())
    desk.wait(45 * 60 + 1)
    assert desk.state.card.time_called
    assert desk.table.outcome is None
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("C",)
