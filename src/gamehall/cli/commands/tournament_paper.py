"""The papers of an event, written into a folder from the terminal."""

import csv
from pathlib import Path

from rich.text import Text

from gamehall.cli.commands.records import read_record
from gamehall.kernel.extras import NotInstalled
from gamehall.kernel.table import replay
from gamehall.machine.speech import Unusable, console, one_line
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.everything import DIRECTOR
from gamehall.tournaments.finding import game_of_record
from gamehall.tournaments.paper.kinds import NoSuchPaper, NothingToPrint
from gamehall.tournaments.paper.prepare import Size
from gamehall.tournaments.paper.printing import print_event

_RECORD = f"{DIRECTOR}/record.jsonl"
_LONGEST_LINK = 300
"""A code with more in it is hard to read for a telephone."""


def write_papers(
    event: Path, what: tuple[str, ...], folder: Path, round: int, links: Path | None, size: Size
) -> None:
    state = _state(event)
    known = _links(links, state) if links else {}
    out = console()
    try:
        for paper, files in print_event(state, folder, what, round, known, size):
            out.print(Text(f"{paper.title}: {' and '.join(map(str, files))}"), soft_wrap=True)
    except (NoSuchPaper, NothingToPrint, NotInstalled) as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        raise Unusable(f"The papers cannot be kept in {folder}: {error.strerror}.") from error


def _state(event: Path) -> State:
    """An event as its record tells it; a forged one can be wrong in ways no rule foresees."""
    file = event / _RECORD if event.is_dir() else event
    header, entries = read_record(file, game_of_record)
    if header.game != EVENT.id:
        raise Unusable(f"{file} is the record of a game, not of an event.")
    try:
        state: State = replay(EVENT, header, entries).state
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Unusable(f"{file} cannot be played through: {why}.") from error
    return state


def _links(file: Path, state: State) -> dict[int, str]:
    """What is no line of them is told with its line, but for a heading."""
    try:
        rows = list(csv.reader(file.read_text("utf-8-sig").splitlines()))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Unusable(f"{file} cannot be read: {error}.") from error
    found: dict[int, str] = {}
    for line, row in enumerate(rows, start=1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (line == 1 and not cells[0].isdecimal()):
            continue
        if len(cells) < 2 or not cells[0].isdecimal() or not _is_link(cells[1]):
            raise Unusable(f"{file}, line {line}: there is to be a number and a link.")
        if int(cells[0]) not in state.entrants:
            raise Unusable(f"{file}, line {line}: nobody has the number {one_line(cells[0])}.")
        found[int(cells[0])] = cells[1]
    return found


def _is_link(text: str) -> bool:
    return text.startswith(("https://", "http://")) and len(text) <= _LONGEST_LINK
