"""Game files at the command: checks of many, each told in one line of JSON or in sentences."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gamehall.games.scrabble.gcg.codes import CODES, Finding
from gamehall.games.scrabble.gcg.examining import Examined, examine
from gamehall.machine.speech import Unusable, complain, console
from gamehall.machine.whole import NotRead, read_whole

LARGEST = 4 * 1024 * 1024
"""A game file has some thousand characters; notes may be long."""


class Report(msgspec.Struct, frozen=True):
    """What is printed of one file. `totals` are by the rules, not as written.

    A file may be right (`ok`) and yet of no game that the hall plays: then it makes no `record`.
    """

    file: str
    ok: bool
    problems: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    totals: dict[str, int]
    record: bool


def check_files(files: tuple[Path, ...], *, strict: bool, plain: bool) -> int:
    if not files:
        raise Unusable("Name the game file to check.")
    out, wrong = console(), 0
    for file in files:
        try:
            data = read_whole(file, LARGEST, "game file")
        except NotRead as error:
            complain(str(error))
            wrong = 2
            continue
        report = report_of(_name(file), examine(data, file.stem, 0), strict=strict)
        if plain:
            _tell(out, report)
        else:
            print(msgspec.json.encode(report).decode())
        wrong = wrong or int(not (report.ok and report.record))
    return wrong


def _name(file: Path) -> str:
    """A path may hold bytes that are no text."""
    return str(file).encode("utf-8", "replace").decode()


def report_of(file: str, seen: Examined, *, strict: bool) -> Report:
    checked = seen.checked
    problems, warnings = checked.problems(strict=strict), checked.warnings(strict=strict)
    return Report(file, not problems, problems, warnings, checked.totals, seen.imported is not None)


def _tell(out: Console, report: Report) -> None:
    totals = ", ".join(f"{nick} {total}" for nick, total in report.totals.items())
    mark = ("✓", "green") if report.ok and report.record else ("✗", "red")
    out.print(Text.assemble(mark, " ", (report.file, "bold"), f"  {totals}"), soft_wrap=True)
    for found, colour in (*((p, "red") for p in report.problems), *((w, "yellow") for w in report.warnings)):
        said = Text.assemble(f"  line {found.line}: ", (found.code, colour), f"  {found.says}")
        out.print(said, soft_wrap=True)


def print_codes() -> None:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("code", "weight", "meaning"):
        table.add_column(heading, no_wrap=heading != "meaning")
    for code, (weight, says) in CODES.items():
        table.add_row(code, weight, Text(says))
    console().print(table)
