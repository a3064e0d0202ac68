"""Software in the officials' chairs: it answers by the same door as a person would."""

from collections.abc import Callable

from msgspec import Struct

from gamehall.kernel.action import Action, Close, Reseal
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK, DEALER, HALL, Seat, is_player
from gamehall.kernel.table import Table, run_out, submit


class Officials(Struct, frozen=True):
    """Which chairs software sits in, and the dealer's sealed seed."""

    seed: str
    software: frozenset[Seat]
    anew: Callable[[int], str] | None = None
    """The seed for a game that was taken up again so many times; without it such a game is not dealt on."""

    awaits: frozenset[Seat] = frozenset()
    """The players whose word on the result is waited for before the table is closed for good."""

    begins: bool = False
    """The hall says for the players what leaves nothing to choose before the first turn: `FirstGame.rite`."""

    def seed_of(self, table: Table) -> str | None:
        """What the dealer deals from; nothing, while everybody knows the last seed."""
        if not table.sealed.number:
            return None if table.sealed.shown else self.seed
        return None if table.sealed.shown or not self.anew else self.anew(table.sealed.number)


def settle(table: Table, officials: Officials, at: int) -> tuple[Table, tuple[Entry, ...]]:
    """Let the software officials answer until the table waits for somebody else."""
    table, kept = run_out(table, at)  # first: the dealer deals by the number of its entry
    while answer := _answer(table, officials, at):
        seat, prompt, action = answer
        done = submit(table, seat, action, prompt=prompt, at=at)
        if done.ruling.refused:
            raise RuntimeError(f"{table.game.id} refuses its own official: {done.ruling.says}")
        table, late = run_out(done.table, at)
        kept = (*kept, *done.entries, *late)
    return table, kept


def _answer(table: Table, officials: Officials, at: int) -> tuple[Seat, str, Action] | None:
    if table.clock.paused:
        return None
    if sealing := _reseal(table, officials):
        return sealing
    for prompt in table.prompts:
        if prompt.must and prompt.seat in officials.software and prompt.seat != CLOCK:
            action = _say(table, prompt, officials)
            if action is not None:
                return prompt.seat, prompt.id, action
    return _begin(table, officials) or _close(table, officials, at)


def _begin(table: Table, officials: Officials) -> tuple[Seat, str, Action] | None:
    """The toss, the draw, the roll for the beginning."""
    first = table.game.first
    if not officials.begins or first is None or first.rite is None or table.outcome is not None:
        return None
    for prompt in table.prompts:
        if prompt.must and is_player(prompt.seat) and (action := first.rite(table.state, prompt)):
            return prompt.seat, prompt.id, action
    return None


def _say(table: Table, prompt: Prompt, officials: Officials) -> Action | None:
    if prompt.seat == DEALER:
        seed = officials.seed_of(table)
        return deal(seed, table.seq + 1, prompt.chance) if prompt.chance and seed is not None else None
    return table.game.judge(table.state, prompt) if table.game.judge else None


def awaited(table: Table, awaits: frozenset[Seat]) -> frozenset[Seat]:
    """Whose word on the result is still missing."""
    return frozenset() if table.outcome is None or table.closed else awaits - {*table.closing.accepted}


def _close(table: Table, officials: Officials, at: int) -> tuple[Seat, str, Action] | None:
    """When nothing is left to do and everybody has accepted the result, or the grace is over; until then a
    correction may still need fair dice, so the seed stays sealed."""
    if table.outcome is None or table.closed:
        return None
    agreed = table.finished and not awaited(table, officials.awaits)
    unasked = table.closing.reopened and not officials.awaits
    over = table.closes_at
    if not (agreed and not unasked) and (over is None or over > at):
        return None
    sealed = table.header.sealed_seed and DEALER in officials.software and not table.sealed.shown
    return HALL, "", Close((officials.seed_of(table) or "") if sealed else "")


def _reseal(table: Table, officials: Officials) -> tuple[Seat, str, Action] | None:
    """A game that goes on after its seed was shown is dealt from another, sealed before anything falls."""
    if not table.sealed.shown or table.outcome is not None or DEALER not in officials.software:
        return None
    return (DEALER, "", Reseal(seal(officials.anew(table.sealed.number + 1)))) if officials.anew else None
