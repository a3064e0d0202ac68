"""The papers of an event, written into a folder as PDF and as pages for a browser."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from gamehall.tournaments.event.state import State
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.blocks import Paper
from gamehall.tournaments.paper.kinds import pack
from gamehall.tournaments.paper.page import page
from gamehall.tournaments.paper.pdf import pdf
from gamehall.tournaments.paper.prepare import Size

_NO_LINKS: Mapping[int, str] = {}


def print_event(
    state: State,
    folder: Path,
    wanted: Sequence[str] = (),
    number: int = 0,
    links: Mapping[int, str] = _NO_LINKS,
    size: Size = "a4",
) -> Iterator[tuple[Paper, tuple[Path, Path]]]:
    """Each paper with its two files, as they are written."""
    papers = list(pack(asked(state, number, links), wanted))
    folder.mkdir(parents=True, exist_ok=True)
    for one in papers:
        files = folder / f"{one.id}.pdf", folder / f"{one.id}.html"
        files[0].write_bytes(pdf(one, size))
        files[1].write_text(page(one, size), "utf-8")
        yield one, files
