"""`make coverage`: which lines and branches the tests go through, as coverage.py counts them, by folder."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, convert
from rich.console import Console
from rich.table import Table

KERNEL, RULES = "kernel", "rules of all games"


class Count(Struct):
    """As coverage.py calls them; a branch is a way out of a line that has several."""

    num_statements: int = 0
    covered_lines: int = 0
    num_branches: int = 0
    covered_branches: int = 0

    def add(self, other: "Count") -> None:
        self.num_statements += other.num_statements
        self.covered_lines += other.covered_lines
        self.num_branches += other.num_branches
        self.covered_branches += other.covered_branches


def by_folder(report: dict[str, dict[str, object]]) -> dict[str, Count]:
    """Each folder without those in it; then the kernel and the rules of all games as wholes."""
    found: dict[str, Count] = {}
    wholes = {KERNEL: Count(), RULES: Count()}
    for name, file in sorted(report.items()):
        path = name.partition("src/gamehall/")[2]
        count = convert(file["summary"], Count)
        found.setdefault(str(Path(path).parent), Count()).add(count)
        for whole in _wholes(Path(path)):
            wholes[whole].add(count)
    return found | wholes


def _wholes(path: Path) -> Iterator[str]:
    if path.parts[0] == "kernel":
        yield KERNEL
    if path.parts[0] == "games" and "rules" in (path.parent.name, path.stem):
        yield RULES


def share(done: int, of: int) -> str:
    return f"{100 * done / of:.1f} %" if of else "–"


def table(counts: dict[str, Count]) -> Table:
    shown = Table(
        "folder", *(f"[dim]{one}[/]" for one in ("lines", "gone through", "branches", "gone through"))
    )
    for column in shown.columns[1:]:
        column.justify = "right"
    for folder, count in counts.items():
        if folder == KERNEL:
            shown.add_section()
        lines = (f"{count.num_statements}", share(count.covered_lines, count.num_statements))
        shown.add_row(
            folder, *lines, f"{count.num_branches}", share(count.covered_branches, count.num_branches)
        )
    return shown


if __name__ == "__main__":
    Console().print(table(by_folder(json.loads(Path(sys.argv[1]).read_text("utf-8"))["files"])))
