"""Lists of entrants from rows of cells: each row is read by its columns, and everything wrong is said."""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.kernel.names import visible
from gamehall.tournaments.files.columns import columns
from gamehall.tournaments.files.problems import Problem, Problems, listed, whole
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant

LONGEST = 80
_LONGEST_KEY = 128
_NOT_RATED = {"", "-", "–", "unrated", "ur", "n/a", "na", "none", "new", "nr"}
_WHOLE = re.compile(r"\+?[0-9]{1,9}(?:[.,]0+)?")
_LISTED = re.compile(r"[;|/]")


class Preview(Struct, frozen=True):
    """What a list would bring, to be looked at before anybody is written down."""

    entrants: tuple[Entrant, ...] = ()
    problems: Problems = ()
    found: dict[str, str] = {}
    """By field, the heading of its column."""
    unknown: tuple[str, ...] = ()
    """Headings that say nothing here; their columns are left out."""

    @property
    def whole(self) -> bool:
        return not self.problems


Row = tuple[int, Sequence[str]]
"""The line or row where it stands, and its cells."""


def preview(rows: Iterable[Row]) -> Preview:
    """The entrants of a list whose first row that is not empty says what the columns are."""
    filled = ((line, [visible(cell, "\n") for cell in cells]) for line, cells in rows)
    lines = iter([(line, cells) for line, cells in filled if any(cell.strip() for cell in cells)])
    if (first := next(lines, None)) is None:
        return Preview(problems=whole("The file is empty; its first row says what the columns are."))
    at, header = first
    known = columns(header)
    problems = [Problem(at, f"Two columns say the same: {heading}.") for heading in known.twice]
    if "name" not in known.found and "surname" not in known.found:
        problems.append(Problem(at, "No column is headed name, or surname and given name."))
        return Preview((), listed(problems), known.headings, known.unknown)
    entrants: list[Entrant] = []
    numbers: dict[int, int] = {}
    names: dict[tuple[str, ...], int] = {}
    for line, cells in lines:
        if len(entrants) >= MOST_ENTRANTS:
            problems.append(Problem(line, f"An event has no more than {MOST_ENTRANTS:,} entrants."))
            break
        one = _Line(
            line, {field: cells[at] for field, at in known.found.items() if at < len(cells)}, problems
        )
        if (entrant := one.entrant()) is None:
            continue
        entrants.append(entrant)
        if entrant.number and (taken := numbers.setdefault(entrant.number, line)) != line:
            problems.append(Problem(line, f"Number {entrant.number} stands on line {taken} already."))
        who = (entrant.name.casefold(), entrant.division, entrant.school.casefold(), entrant.team.casefold())
        if (taken := names.setdefault(who, line)) != line:
            problems.append(
                Problem(
                    line, f"{entrant.name} stands on line {taken} already, with the same school and team."
                )
            )
    if not entrants and not problems:
        problems.append(Problem(at, "Nobody stands below the headings."))
    return Preview(tuple(entrants), listed(problems), known.headings, known.unknown)


class _Line:
    """One row while it is read."""

    def __init__(self, line: int, cells: dict[str, str], problems: list[Problem]) -> None:
        self.line, self.cells, self.problems = line, cells, problems

    def entrant(self) -> Entrant | None:
        name = self._name()
        if not name:
            self._wrong("An entrant has a name.")
            return None
        if len(name) > LONGEST:
            self._wrong(f"A name has no more than {LONGEST} letters.")
            return None
        members = self._listed("members")
        if any(len(one) > LONGEST for one in members):
            self._wrong(f"{name}: a name has no more than {LONGEST} letters.")
            members = ()
        return Entrant(
            number=self._count("number", 100_000),
            name=name,
            rating=0 if self._text("rating").casefold() in _NOT_RATED else self._count("rating", 10_000),
            games=self._count("games", 1_000_000),
            school=self._short("school", LONGEST),
            team=self._short("team", LONGEST),
            division=self._short("division", _LONGEST_KEY),
            classes=tuple(dict.fromkeys(one[:_LONGEST_KEY] for one in self._listed("classes", ","))),
            members=members,
        )

    def _wrong(self, reason: str) -> None:
        self.problems.append(Problem(self.line, reason))

    def _text(self, field: str) -> str:
        return " ".join(self.cells.get(field, "").split())

    def _name(self) -> str:
        return self._text("name") or f"{self._text('given')} {self._text('surname')}".strip()

    def _short(self, field: str, most: int) -> str:
        text = self._text(field)
        if len(text) > most:
            self._wrong(f"The {field} has {len(text)} letters; no more than {most} are kept.")
        return text[:most]

    def _listed(self, field: str, also: str = "") -> tuple[str, ...]:
        """They stand apart by signs; in a cell that begins with an empty line, by lines alone."""
        text = self.cells.get(field, "")
        signs = _LISTED.sub("\n", text.replace(also, ";") if also else text)
        parts = (text if text.startswith("\n") else signs).split("\n")
        return tuple(" ".join(one.split()) for one in parts if one.strip())

    def _count(self, field: str, most: int) -> int:
        text = self._text(field)
        if not text:
            return 0
        if not _WHOLE.fullmatch(text):
            self._wrong(f"The {field} is {text[:20]}; it is a whole number, not below nothing.")
            return 0
        number = int(re.split(r"[.,]", text)[0])
        if number > most:
            self._wrong(f"The {field} is {number:,}; it is no more than {most:,}.")
            return 0
        return number
