"""The sentences of `examples.txt`: for every demand one that meets it and one that does not."""

from pathlib import Path
from typing import NamedTuple


class Example(NamedTuple):
    type: str
    """A part of speech, or "any" of what is designated."""
    demand: str
    met: str
    unmet: str

    def __str__(self) -> str:
        return f"{self.type} {self.demand}"


def _sections() -> dict[str, list[Example]]:
    found: dict[str, list[Example]] = {}
    name = ""
    for line in Path(__file__).with_name("examples.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
            found[name] = []
        elif line and not line.startswith("#"):
            found[name].append(Example(*line.split(" | ")))
    return found


_SECTIONS = _sections()


def examples(*sections: str, type: str = "") -> list[Example]:
    """Those of these sections, of one part of speech if it is named."""
    rows = [row for section in sections for row in _SECTIONS[section]]
    return [row for row in rows if type in ("", row.type)]


def flat(rows: dict[str, list[Example]]) -> list[tuple[str, Example]]:
    """Each example with the paragraph under which it stands."""
    return [(at, row) for at, several in rows.items() for row in several]
