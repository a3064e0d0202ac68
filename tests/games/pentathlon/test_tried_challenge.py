"""At a guided table a challenge may be tried without loss; at a tournament table it has its price."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Claim
from gamehall.kernel.views import view_of
from tests.games.pentathlon.desk import P2
from tests.games.pentathlon.trial import Trial


@pytest.mark.paragraph("hall-guided")
def test_a_wrong_challenge_is_refused_with_its_reason_and_leaves_no_trace(trial: Trial) -> None:
    desk = trial.desk("guided")
    trial.right(desk)
    assert not desk.pass_card().refused
    before = desk.table.seq
    ruling = desk.say(P2, Challenge((Claim(trial.sound),)))
    assert (ruling.verdict, ruling.cites) == ("refused", "hall-guided")
    assert "costs nothing" in ruling.says
    assert (desk.table.seq, desk.marks(P2), desk.state.card.holder) == (before, (), P2)


@pytest.mark.paragraph("hall-guided", "incorrect")
def test_at_a_tournament_table_it_stands_and_costs_the_turn(trial: Trial) -> None:
    desk = trial.desk("tournament")
    trial.right(desk)
    assert not desk.pass_card().refused
    desk.challenge(P2, trial.sound)
    assert desk.marks(P2) == ("I",)
    assert desk.state.card.holder != P2


@pytest.mark.paragraph("hall-guided")
def test_the_clock_is_stopped_by_a_whole_challenge_only(trial: Trial) -> None:
    """A time out after which nothing is named would be marked."""
    desk = trial.desk("guided")
    trial.right(desk)
    assert not desk.pass_card().refused
    assert desk.say(P2, Challenge()).cites == "hall-guided"
    told = view_of(desk.table, P2).facts
    assert told
    assert told.challenge
    assert (told.challenge.open, told.challenge.free, told.challenge.alone) == (True, True, False)
