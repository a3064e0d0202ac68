"""A person keeps the time of a Scrabble table: a timekeeper of the literacy game, or at a wooden board."""

import pytest
from msgspec.structs import replace

from gamehall.games.scrabble import acts, clock, events
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.action import Action, StartTimer, StopTimer
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table, open_table, submit
from tests.games.scrabble.literacy import desk as literacy_desk
from tests.games.scrabble.wespa import desk as wespa_desk

P1, P2 = literacy_desk.P1, literacy_desk.P2
DAY = 24 * 3600
Desk = literacy_desk.Desk | wespa_desk.Desk


def kept(table: Table) -> Table:
    return open_table(GAME, replace(table.header, timekeeper="person"))


def literacy() -> literacy_desk.Desk:
    desk = literacy_desk.Desk("HORNATS", "ABDEIOS", begin=False)
    desk.table = kept(desk.table)
    desk.say(P1, acts.TakeTiles())
    return desk


def call(desk: Desk, said: Action) -> Ruling:
    prompt = next(p for p in desk.table.prompts if p.limit and p.limit.then == said)
    done = submit(desk.table, CLOCK, said, prompt=prompt.id, at=desk.now)
    desk.table = done.table
    return done.ruling


@pytest.mark.paragraph("scorekeeper", "turn-time", book="literacy")
def test_the_timekeeper_of_a_literacy_table_says_when_a_turn_and_the_game_are_over() -> None:
    desk = literacy()
    desk.wait(DAY)
    assert (desk.state.mover, desk.happened(events.TurnTimedOut)) == (P1, [])
    assert call(desk, clock.TurnOver()).cites == "turn-time"
    assert desk.state.mover == P2
    desk.wait(DAY)
    assert not desk.state.time_called
    assert not call(desk, clock.GameTimeOver()).refused
    assert desk.state.time_called


@pytest.mark.paragraph("overtime", book="wespa")
def test_at_a_wooden_board_overtime_counts_when_it_is_called() -> None:
    desk = wespa_desk.Desk(tiles="wooden", begun=False)
    desk.table = kept(desk.table)
    desk.begin()
    mover = desk.state.mover
    desk.wait(DAY)
    assert not desk.state.overtime
    desk.yes(CLOCK, StopTimer(mover), "hall-timekeeper")
    spent = desk.spent(mover)
    desk.wait(600)
    assert desk.spent(mover) == spent
    desk.yes(CLOCK, StartTimer(mover, turned=True))
    assert desk.spent(mover) == 0
    assert call(desk, clock.BankOver(mover)).cites == "overtime"
    assert desk.state.overtime == {mover: 1}
