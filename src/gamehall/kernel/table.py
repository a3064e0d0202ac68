"""A game in play: one value, and one function that matters, `submit`."""

from typing import NamedTuple

from gamehall.kernel.action import TABLE_ACTIONS, Action, Correct, StartTimer, StopTimer
from gamehall.kernel.correcting import fitting
from gamehall.kernel.folding import Table as Table
from gamehall.kernel.folding import add as add
from gamehall.kernel.folding import enter
from gamehall.kernel.folding import open_table as open_table
from gamehall.kernel.folding import replay as replay
from gamehall.kernel.folding import run_out as run_out
from gamehall.kernel.procedure import rule_table
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat
from gamehall.kernel.timekeeping import objection, rule_timer

_CLOSE_MS = 1_000
"""A late hand is told by how little it was late, up to this."""


class Submitted(NamedTuple):
    """The table after an act, the entries to keep, and the ruling on the act itself."""

    table: Table
    entries: tuple[Entry, ...]
    ruling: Ruling


def submit(
    table: Table, seat: Seat, action: Action, *, prompt: str = "", at: int, command: str = ""
) -> Submitted:
    """Rule on an act, after every time limit that ran out before it. Refusals leave no trace."""
    table, kept = run_out(table, at)
    ruling = rule_on(table, seat, action, prompt, at)
    if ruling.refused:
        return Submitted(table, kept, ruling)
    table, entry = enter(table, seat, action, ruling, prompt, at, command)
    return Submitted(table, (*kept, entry), ruling)


def in_manner(table: Table, ruling: Ruling) -> Ruling:
    """At a guided table what a referee could object to is refused at once."""
    if ruling.faults and table.header.manner == "guided":
        fault = ruling.faults[0]
        return refused(fault.cites, fault.says)
    return ruling


def rule_on(table: Table, seat: Seat, action: Action, prompt: str, at: int) -> Ruling:
    """The ruling on an act as it comes to this table: who said it, in answer to which question, and when."""
    return in_manner(table, _ruling(table, seat, action, prompt, at))


def _ruling(table: Table, seat: Seat, action: Action, prompt_id: str, at: int) -> Ruling:
    paused = table.clock.paused
    if isinstance(action, StartTimer | StopTimer):
        return rule_timer(table.header, table.prompts, table.clock, seat, action)
    if isinstance(action, TABLE_ACTIONS):
        said = rule_by_the_hall(table, seat, action)
        if isinstance(action, Correct) and not said.refused:
            return fitting(table, seat, action, said, at)
        return said
    if paused:
        return refused("hall-pause", "The table is paused.")
    asked = [p for p in table.prompts if p.id == prompt_id]
    if not asked:
        return _no_prompt(table, seat, action, prompt_id, at)
    prompt = next((p for p in asked if p.seat == seat), None)
    if prompt is None:
        return refused("hall-seat", f"The table asks {{{asked[0].seat}}}, not you.")
    kind = type(action).__name__
    if kind not in prompt.kinds:
        if table.game.not_now and (why := table.game.not_now(table.state, seat, action)):
            return why
        wanted = ", ".join(prompt.kinds)
        return refused("hall-kind", f"The table does not take {kind} now; it takes {wanted}.")
    if no := objection(table.header, table.clock, prompt, action, at):
        return no
    return table.game.rule(table.state, seat, action)


def rule_by_the_hall(table: Table, seat: Seat, action: Action) -> Ruling:
    """What the table itself says to an action that answers no prompt."""
    return rule_table(
        table.game,
        table.state,
        table.header,
        seat,
        action,
        over=table.outcome is not None,
        paused=table.clock.paused,
        last=table.seq,
        sealed=table.sealed,
        closing=table.closing,
    )


def _no_prompt(table: Table, seat: Seat, action: Action, prompt_id: str, at: int) -> Ruling:
    if table.finished:
        return refused("hall-over", "The game is over.")
    if (seq := table.answered.get(prompt_id)) is not None:
        first = table.entries[seq - 1]
        what = type(first.seen_by(seat).action).__name__
        by = f" by {at - first.at} ms" if 0 < at - first.at <= _CLOSE_MS else ""
        return refused("hall-late", f"Too late: {{{first.seat}}} was first{by} ({what}, entry {seq}).")
    if table.game.not_now and (why := table.game.not_now(table.state, seat, action)):
        return why
    return refused("hall-prompt", "The table is not asking that.")
