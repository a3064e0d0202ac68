"""Software in the officials' chairs: it answers by the same door as a person would."""

from collections.abc import Collection

from msgspec import Struct

from gamehall.kernel.action import Action, Reveal
from gamehall.kernel.dealer import deal
from gamehall.kernel.event import Revealed
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK, DEALER, Seat
from gamehall.kernel.table import Table, run_out, submit


class Officials(Struct, frozen=True):
    """Which chairs software sits in, and the dealer's sealed seed."""

    seed: str
    software: frozenset[Seat]


def settle(table: Table, officials: Officials, at: int) -> tuple[Table, tuple[Entry, ...]]:
    """Let the software officials answer until the table waits for somebody else."""
    table, kept = run_out(table, at)  # first: the dealer deals by the number of its entry
    while answer := _answer(table, officials):
        seat, prompt, action = answer
        done = submit(table, seat, action, prompt=prompt, at=at)
        if done.ruling.refused:
            raise RuntimeError(f"{table.game.id} refuses its own official: {done.ruling.says}")
        table, late = run_out(done.table, at)
        kept = (*kept, *done.entries, *late)
    return table, kept


def _answer(table: Table, officials: Officials) -> tuple[Seat, str, Action] | None:
    if table.clock.paused:
        return None
    for prompt in table.prompts:
        if prompt.must and prompt.seat in officials.software and prompt.seat != CLOCK:
            action = _say(table, prompt, officials)
            if action is not None:
                return prompt.seat, prompt.id, action
    return _reveal(table, officials)


def _say(table: Table, prompt: Prompt, officials: Officials) -> Action | None:
    if prompt.seat == DEALER:
        return deal(officials.seed, table.seq + 1, prompt.chance) if prompt.chance else None
    return table.game.judge(table.state, prompt) if table.game.judge else None


def _reveal(table: Table, officials: Officials) -> tuple[Seat, str, Action] | None:
    """The seed is shown when nothing is left to do; until then a correction may still need fair dice."""
    if not table.header.sealed_seed or DEALER not in officials.software or not table.finished:
        return None
    if _shown(table.entries):
        return None
    return DEALER, "", Reveal(officials.seed)


def _shown(entries: Collection[Entry]) -> bool:
    return any(isinstance(event, Revealed) for entry in entries for event in entry.ruling.events)
