"""Measured figures with their goals, as a sheet or as JSON."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from rich.table import Table as Sheet

from gamehall.machine.speech import console


class Figure(Struct, frozen=True):
    """One measurement; `goal` is the least, or with `most` the most, it should be."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    most: bool = False

    @property
    def met(self) -> bool:
        return self.goal is None or (self.value <= self.goal if self.most else self.value >= self.goal)


def show(figures: Sequence[Figure], title: str, json: bool) -> None:
    if json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return
    sheet = Sheet(title=title, title_justify="left")
    for heading in ("what", "measured", "goal", ""):
        sheet.add_column(heading, justify="left" if heading == "what" else "right")
    for figure in figures:
        goal = "" if figure.goal is None else f"{'≤' if figure.most else '≥'} {figure.goal:,.0f}"
        mark = "" if figure.goal is None else "[green]✓[/]" if figure.met else "[red]✗[/]"
        sheet.add_row(figure.name, f"{figure.value:,.{_digits(figure)}f} {figure.unit}".strip(), goal, mark)
    console().print(sheet)


def _digits(figure: Figure) -> int:
    if figure.value == int(figure.value) or figure.value >= 100:
        return 0
    return 1 if figure.value >= 10 else 2
