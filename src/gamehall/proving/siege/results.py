"""What an attack did to the others, as a sheet or as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from rich.table import Table as Sheet
from rich.text import Text

from gamehall.machine.speech import console
from gamehall.proving.load import share
from gamehall.proving.siege.honest import Times

MOST_GROWTH = 10.0
"""Milliseconds by which one visitor may make the others' slowest acts slower."""


class Waits(Struct, frozen=True):
    """How long others waited, in milliseconds, and how busy the hall was, of one core."""

    acts: int
    p50: float
    p99: float
    lobby_p99: float
    ping_p99: float
    busy: float
    broken: int
    """How often the hall refused them or cut them off."""

    @classmethod
    def of(cls, times: Times, busy: float) -> "Waits":
        p50, p99 = (_or_zero(share(times.acts, part)) for part in (0.5, 0.99))
        lobby, ping = (_or_zero(share(values, 0.99)) for values in (times.lobby, times.pings))
        return cls(len(times.acts), p50, p99, lobby, ping, busy, times.broken)


class Result(Struct):
    """One attack. `wrong` is what must never happen; a slow answer is told apart from it."""

    attack: str
    says: str
    before: Waits
    during: Waits
    memory: tuple[float, float, float]
    """Megabytes before, at the most, and after."""
    counts: dict[str, int]
    one_visitor: bool
    """Whether this is the work of one visitor, whom others must hardly notice."""
    wrong: list[str] = []

    @property
    def growth(self) -> float:
        return self.during.p99 - self.before.p99

    @property
    def slow(self) -> bool:
        return self.one_visitor and self.growth >= MOST_GROWTH


def _or_zero(value: float) -> float:
    return value if value == value else 0.0


def as_json(results: Sequence[Result]) -> str:
    told: list[dict[str, Any]] = [
        {**msgspec.to_builtins(result), "growth": result.growth, "slow": result.slow} for result in results
    ]
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode()


def show(results: Sequence[Result], title: str) -> None:
    out = console()
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column("attack")
    for heading in (
        "acts p50",
        "acts p99, ms",
        "slower",
        "lobby p99",
        "pings p99",
        "memory, MB",
        "hall busy",
    ):
        sheet.add_column(heading, justify="right")
    sheet.add_column("")
    for result in results:
        a, b = result.before, result.during
        sheet.add_row(
            result.attack,
            f"{a.p50:.1f} → {b.p50:.1f}",
            f"{a.p99:.1f} → {b.p99:.1f}",
            f"{result.growth:+.1f}",
            f"{a.lobby_p99:.0f} → {b.lobby_p99:.0f}",
            f"{a.ping_p99:.1f} → {b.ping_p99:.1f}",
            " → ".join(f"{size:.0f}" for size in result.memory),
            f"{100 * a.busy:.0f} → {100 * b.busy:.0f} %",
            "[red]✗[/]" if result.wrong else "[yellow]slow[/]" if result.slow else "[green]✓[/]",
        )
    out.print(sheet)
    for result in results:
        counted = ", ".join(f"{what} {number:,}" for what, number in sorted(result.counts.items()))
        out.print(Text.assemble((result.attack, "bold"), f": {result.says} {counted}."), soft_wrap=True)
        for sentence in result.wrong:
            out.print(Text.assemble(("✗ ", "red"), sentence), soft_wrap=True)
