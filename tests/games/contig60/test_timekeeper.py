"""A person keeps the time of a Contig 60 table, as where a scorer types the dice."""

import pytest
from msgspec.structs import replace

from gamehall.games.contig60.rules import GAME
from gamehall.games.pentathlon.acts import GraceOver, MinuteOver, PeriodOver
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import open_table, submit
from tests.games.contig60.desk import P1, P2, Desk

DAY = 24 * 3600


def kept() -> Desk:
    """p1 has won the toss; a turn has its minute, and a person keeps it."""
    desk = Desk(toss=False, turn_seconds=60, grace_seconds=15, period_minutes=45)
    desk.table = open_table(GAME, replace(desk.table.header, timekeeper="person"))
    desk.toss(1, 6)
    return desk


def call(desk: Desk, over: Action) -> Ruling:
    prompt = next(p.id for p in desk.table.prompts if p.limit and p.limit.then == over)
    done = submit(desk.table, CLOCK, over, prompt=prompt, at=desk.now)
    desk.table = done.table
    return done.ruling


@pytest.mark.paragraph("one-minute", "turn-forfeit")
def test_the_timekeeper_reminds_and_only_then_is_the_turn_forfeited() -> None:
    desk = kept()
    desk.wait(DAY)
    assert (desk.state.card.reminded, desk.state.card.holder) == (False, P1)
    prompt = next(p for p in desk.table.prompts if p.limit and p.limit.then == MinuteOver())
    skipped = submit(desk.table, CLOCK, GraceOver(), prompt=prompt.id, at=desk.now)
    assert (skipped.ruling.verdict, skipped.ruling.cites) == ("refused", "hall-kind")
    assert call(desk, MinuteOver()).cites == "one-minute"
    desk.wait(DAY)
    assert (desk.state.card.reminded, desk.state.card.holder) == (True, P1)
    assert call(desk, GraceOver()).cites == "turn-forfeit"
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("one-minute")
def test_a_turn_taken_after_the_reminder_is_in_time() -> None:
    desk = kept()
    desk.wait(90)
    call(desk, MinuteOver())
    desk.wait(600)
    desk.turn((3, 5, 4), "3+5+4", 12)
    assert (desk.state.card.holder, desk.state.card.reminded) == (P2, False)


def test_the_game_time_is_over_when_the_timekeeper_says_so() -> None:
    desk = kept()
    desk.wait(DAY)
    assert not desk.state.card.time_called
    assert not call(desk, PeriodOver()).refused
    assert desk.state.card.time_called
