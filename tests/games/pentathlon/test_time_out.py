"""ANNOUNCING A CHALLENGE: "Challenge" alone is granted a time out, in which its nature is stated."""

import pytest

from gamehall.games.contig60.answers import legal
from gamehall.games.contig60.rules import GAME
from gamehall.games.contig60.terminal import parse
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Challenge, Claim, NatureUnstated
from gamehall.kernel.seat import CLOCK
from tests.games.contig60.desk import P1, P2, Desk

FIVE = (0, 1, 2, 3, 4)


def wrong_sum(manner: str = "tournament", **options: object) -> Desk:
    desk = Desk(manner, **options)  # type: ignore[arg-type]
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    return desk


@pytest.mark.paragraph("challenge-nature", "one-minute")
def test_challenge_alone_stops_the_minute_and_asks_for_the_nature() -> None:
    desk = wrong_sum(turn_seconds=60, nature_seconds=0, opinion_seconds=0)
    desk.wait(40)
    ruling = desk.say(P2, Challenge())
    assert (ruling.verdict, ruling.cites) == ("allowed", "challenge-nature")
    asked = [p for p in desk.table.prompts if p.must]
    assert [(p.seat, p.kinds) for p in asked] == [(P2, ("Challenge",))]
    desk.wait(300)
    assert not desk.state.card.reminded
    assert desk.say(P2, common.Roll()).refused
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("C",)
    assert desk.state.scores[P2] == 58


@pytest.mark.paragraph("challenge-nature", "one-minute")
def test_the_minute_goes_on_where_it_stood() -> None:
    desk = wrong_sum(turn_seconds=60, opinion_seconds=0)
    desk.wait(40)
    desk.say(P2, Challenge())
    desk.wait(10)
    desk.challenge(P2, "other")
    desk.wait(19)
    assert not desk.state.card.reminded
    desk.wait(1.1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("challenge-nature")
def test_challenge_said_again_is_still_no_nature() -> None:
    desk = wrong_sum()
    desk.say(P2, Challenge())
    ruling = desk.say(P2, Challenge())
    assert (ruling.verdict, ruling.cites) == ("refused", "challenge-nature")
    assert desk.say(P1, Challenge((Claim("sentence"),))).refused  # only the challenger states it


@pytest.mark.paragraph("challenge-nature", "inappropriate")
def test_a_nature_that_does_not_follow_in_time_makes_it_inappropriate() -> None:
    desk = wrong_sum(nature_seconds=30)
    desk.say(P2, Challenge())
    desk.wait(29.9)
    assert desk.marks(P2) == ()
    desk.wait(0.2)
    assert desk.marks(P2) == ("IA",)
    assert desk.table.entries[-1].ruling.cites == "inappropriate"
    assert desk.may(P2, "Roll")  # no turn is lost
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("IA", "C")


@pytest.mark.paragraph("challenge-nature", "three-challenges")
def test_three_natures_never_stated_lose_the_game() -> None:
    desk = wrong_sum()
    for _ in range(3):
        desk.say(P2, Challenge())
        desk.wait(31)
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "three-challenges")


@pytest.mark.paragraph("challenge-nature")
def test_a_player_with_more_time_has_more_to_state_the_nature() -> None:
    desk = wrong_sum(nature_seconds=30, factors={P2: 2.0})
    desk.say(P2, Challenge())
    desk.wait(59)
    assert desk.marks(P2) == ()
    desk.wait(1.1)
    assert desk.marks(P2) == ("IA",)


@pytest.mark.paragraph("challenge-nature", "challenge-time")
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_no_time_out_is_granted_when_nothing_is_open(manner: str) -> None:
    desk = Desk(manner, turn_seconds=60)  # type: ignore[arg-type]
    desk.play((3, 5, 4), "3+5+4", 12)
    for seat in (P1, P2):
        ruling = desk.say(seat, Challenge())
        assert (ruling.verdict, ruling.cites) == ("refused", "challenge-time")
    assert desk.state.card.dispute is None


@pytest.mark.paragraph("challenge-nature", "capture")
def test_after_a_pass_without_a_chip_the_word_is_still_a_capture() -> None:
    desk = Desk("tournament")
    desk.pass_turn(3, 5, 4)
    assert desk.say(P2, Challenge()).cites == "capture"
    assert desk.state.card.dispute is None


@pytest.mark.paragraph("challenge-nature", "capture-window")
def test_a_captured_pass_is_met_by_a_time_out_too() -> None:
    desk = Desk("tournament", card="by hand")
    desk.pass_turn(3, 5, 4)
    desk.say(P2, common.Capture())
    desk.announce("3+5*4=32")
    desk.place(32)
    desk.roll(6, 6, 6)
    assert desk.say(P1, Challenge()).cites == "challenge-nature"
    assert not desk.may(P2, "Place")
    desk.challenge(P1, "sentence")
    assert desk.marks(P1) == ("C",)


@pytest.mark.paragraph("challenge-win", "challenge-nature")
def test_a_declared_win_waits_for_the_nature() -> None:
    desk = Desk("tournament", card="kept", win_seconds=30)
    desk.lay(P1, 0, 1, 2)
    desk.play((1, 1, 2), "1+1+2=4", 4)
    desk.say(P1, common.DeclareWin(FIVE))
    desk.wait(29)
    desk.say(P2, Challenge())
    desk.wait(20)
    assert desk.table.outcome is None
    assert desk.challenge(P2, "win").cites == "win-refuted"


@pytest.mark.paragraph("challenge-nature")
def test_time_called_meanwhile_ends_the_game_only_after_the_ruling() -> None:
    desk = wrong_sum(period_minutes=45, nature_seconds=0)
    desk.say(P2, Challenge())
    desk.wait(45 * 60 + 1)
    assert desk.state.card.time_called
    assert desk.table.outcome is None
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("challenge-nature")
def test_terminal_and_plain_page_offer_it() -> None:
    desk = Desk("guided", card="kept")
    desk.turn((3, 5, 4), "3+5+4", 12)
    may = next(p for p in desk.table.prompts if p.seat == P2 and "Challenge" in p.kinds)
    assert Challenge() in legal(desk.state, may)
    assert parse(desk.state, may, "challenge") == Challenge()
    assert parse(desk.state, may, "sentence") is None
    desk.say(P2, Challenge())
    must = next(p for p in desk.table.prompts if p.seat == P2)
    assert Challenge() not in legal(desk.state, must)
    stated = Challenge((Claim("sentence"), Claim("scoring")))
    assert parse(desk.state, must, "sentence and scoring") == stated
    assert parse(desk.state, must, "challenge sentence, scoring") == stated
    assert NatureUnstated() in [p.limit.then for p in GAME.prompts(desk.state) if p.seat == CLOCK and p.limit]
    assert GAME.rule(desk.state, CLOCK, NatureUnstated()).cites == "inappropriate"
