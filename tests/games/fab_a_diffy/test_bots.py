"""Software players: what the strong one never misses, and that one can be asked to miss and to err."""

from random import Random

import pytest

from gamehall.bots.seating import sit
from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.bots import remark, strong
from gamehall.games.fab_a_diffy.rules import GAME
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.sitting import Sitting
from tests.games.fab_a_diffy.desk import FIRST, P2, Desk


def remarks(sitting: Sitting, seat: str) -> list[str]:
    """What is worth counting in this player's game."""
    from gamehall.kernel.table import add, open_table

    table, found = open_table(GAME, sitting.table.header), []
    for entry in sitting.table.entries:
        if entry.seat == seat and (said := remark(table.state, entry.seat, entry.action)):
            found.append(said)
        table = add(table, entry)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_strong_bot_misses_no_trick_and_captures_every_missed_one(seed: int) -> None:
    sitting = sit("fab_a_diffy", bots=["strong", "random"], seed=seed, manner="tournament")
    assert sitting.play()
    assert remarks(sitting, "p1") == []
    assert remarks(sitting, "p2") != []


def test_it_can_be_asked_to_miss_some() -> None:
    found = []
    for seed in range(6):
        sitting = sit("fab_a_diffy", bots=["strong:misses=0.4", "strong"], seed=seed, manner="tournament")
        sitting.play()
        found += remarks(sitting, "p1")
    assert "tricks missed" in found


def test_it_captures_what_was_left() -> None:
    desk = Desk()
    desk.missed()
    bot = strong()
    said = []
    for _ in range(5):
        prompts = tuple(p for p in desk.table.prompts if p.seat == P2)
        answer = bot(desk.state, P2, prompts, Random(1))
        assert answer
        said.append(answer.action)
        assert not desk.say(P2, answer.action).refused  # type: ignore[arg-type]
    assert said[0] == common.Capture()
    assert said[-1] == acts.Take()
    assert desk.state.tricks[P2] == 1


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_that_errs_is_caught_by_one_that_watches(seed: int) -> None:
    sitting = sit("fab_a_diffy", bots=["strong:err=0.5", "strong"], seed=seed, manner="tournament")
    sitting.play()
    marks = sitting.table.state.card.marks
    assert "C" in marks[P2]
    assert not {"I", "IA"} & {*marks[P2]}


def test_nothing_is_left_for_the_opponent_where_there_is_a_choice() -> None:
    desk = Desk()
    desk.show(*FIRST)
    prompts = tuple(p for p in desk.table.prompts if p.seat == "p1")
    answer = strong()(desk.state, desk.holder(), prompts, Random(1))
    assert answer
    assert isinstance(answer.action, acts.Touch)
