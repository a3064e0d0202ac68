"""Nobody keeps a table waiting for ever: every question asked while the clocks stand has its own time."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.judging import judge
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import JUDGE
from gamehall.kernel.views import view_of
from tests.games.scrabble.literacy_desk import Desk as Literacy
from tests.games.scrabble.wespa_desk import DIRECTOR, P1, P2, Desk


@pytest.mark.paragraph("challenge-typed", book="wespa")
def test_whoever_does_not_check_the_words_does_not_put_the_verdict_off() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.yes(P2, acts.Challenge(("CAT",)))
    desk.wait(59)
    assert desk.state.dispute
    assert not desk.state.dispute.confirmed
    desk.wait(1)
    assert desk.state.dispute is None or desk.state.dispute.verdict is True


@pytest.mark.paragraph("correction", book="wespa")
def test_a_query_nobody_answers_goes_to_the_director() -> None:
    desk = Desk(software=(JUDGE, DIRECTOR))
    desk.turn(P1, "8G", "CAT", "III")
    desk.yes(P2, acts.QueryScore(0, 99))
    desk.wait(60)
    assert desk.state.stop is None
    assert desk.scores[0] == 10


@pytest.mark.paragraph("end-stuck", book="literacy")
def test_a_person_in_the_judges_chair_is_proposed_nothing_about_hidden_racks() -> None:
    desk = Literacy("HORNATS", "ABDEIOS")
    seen = view_of(desk.table, JUDGE).state
    over = Prompt("over", JUDGE, ("RuleOver",))
    assert judge(seen, over) is None
    assert judge(desk.state, over) == acts.RuleOver(False)
