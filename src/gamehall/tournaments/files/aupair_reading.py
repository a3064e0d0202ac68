"""A `.tou` file read: in columns as AUPAIR and Woogles write it, or with mere blanks between, as some do."""

import re
from datetime import date

from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.files.aupair import COLUMNS, END, HEADER
from gamehall.tournaments.files.lines import Half, Line, half, put_together
from gamehall.tournaments.files.problems import Problem, Problems, Read, decoded, listed, too_large, whole
from gamehall.tournaments.files.snapshot import Snapshot, added
from gamehall.tournaments.files.unplayed import Part
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant

_MOST_ROUNDS = 200
_BLOCK = r" (?:[12 ])(?:  \d| \d\d|\d\d\d) +\+?\d{1,4}"
_IN_COLUMNS = re.compile(rf"(?:{_BLOCK}(?= |\Z))+")
_BLOCKS = re.compile(r" (?P<mark>[12 ])(?P<score>  \d| \d\d|\d\d\d) +(?P<plus>\+?)(?P<who>\d{1,4})(?= |\Z)")
_FREE = re.compile(r"(?P<name>.*?[^\W\d].*?)(?P<rounds>(?:\s+[12]?\d{1,3}\s+\+?\d{1,4})*)")
_PAIRS = re.compile(r"(?P<score>\d{1,4})\s+(?P<plus>\+?)(?P<who>\d{1,4})")
_FIGURES = re.compile(r"\s\+?\d+(?=\s|\Z)")
"""In a name without columns: whose they are cannot be told."""
_WOOGLES_BYE = 50
_MARKED = ("lost", "drawn", "won")


class Block(Struct, frozen=True):
    """What a line tells of a round. The mark: 2 won, 1 drawn, 0 neither."""

    mark: int
    score: int
    plus: bool
    who: int


class _Section:
    """One division while it is read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[Line] = []
        self.blocks: list[tuple[Block, ...]] = []


def read_tou(data: bytes) -> Read | Problems:
    """The event of a file, or everything that is wrong with it by its lines."""
    if problems := too_large(data):
        return problems
    lines = decoded(data).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not (header := HEADER.fullmatch(lines[0].rstrip())):
        return (Problem(1, "The first line begins with *M, a date as 31.12.2025, and the event's name."),)
    reading = _Reading()
    event = Snapshot(header["name"].strip()[:200], reading.date(header))
    reading.read(lines)
    for section in reading.sections:
        _open_games(section)
        found = put_together(section.lines)
        reading.problems += found.problems or _mismarked(section)
        reading.notices += found.notices
        entrants = tuple(one.entrant for one in section.lines)
        event = added(event, Snapshot(entrants=entrants, rounds={section.name: found.rounds}))
    if not reading.problems and not event.entrants:
        return whole("The file has no entrants.")
    return listed(reading.problems) or Read(event, tuple(reading.notices))


class _Reading:
    """A file while it is read."""

    def __init__(self) -> None:
        self.sections: list[_Section] = []
        self.problems: list[Problem] = []
        self.notices: list[str] = []
        self.entrants = 0

    def wrong(self, line: int, reason: str) -> None:
        self.problems.append(Problem(line, reason))

    def date(self, header: re.Match[str]) -> str:
        day, month, year = header["day"], header["month"], header["year"]
        if (day, month, year) == ("00", "00", "0000"):
            return ""
        try:
            return date(int(year), int(month), int(day)).isoformat()
        except ValueError:
            self.wrong(1, f"{day}.{month}.{year} is no day of a calendar.")
            return ""

    def read(self, lines: list[str]) -> None:
        last = max(at for at, line in enumerate(lines, start=1) if line.strip() or at == 1)
        for at, line in enumerate(lines[1:last], start=2):
            text = line.rstrip()
            if text == END:
                if at < last:
                    self.wrong(at + 1, f"Something stands after {END}.")
                return
            if not text or text.startswith(" ") or HEADER.fullmatch(text):
                continue  # a line with a blank before it has the high word
            if text.startswith("*"):
                self.division(at, text[1:].strip()[:128])
            else:
                self.entrant(at, line)
        self.wrong(last, f"The file ends without {END}; a part of it may be missing.")

    def division(self, at: int, name: str) -> None:
        if any(known.name == name for known in self.sections):
            self.wrong(at, f"Division {name} stands in the file twice.")
        self.sections.append(_Section(name))

    def entrant(self, at: int, text: str) -> None:
        if not self.sections:
            return self.wrong(at, "An entrant stands before the first division, a line as *A.")
        self.entrants += 1
        if self.entrants > MOST_ENTRANTS:
            return self.wrong(at, f"An event has no more than {MOST_ENTRANTS:,} entrants.")
        section = self.sections[-1]
        divided = _divided(text)
        if divided is None:
            self.wrong(at, "After a name stand, for each round, a score and an opponent's number.")
            divided = (text[:COLUMNS].strip() or "?", ())
        name, blocks = divided
        if len(blocks) > _MOST_ROUNDS:
            return self.wrong(at, f"An event has no more than {_MOST_ROUNDS} rounds.")
        number = len(section.lines) + 1
        halves = tuple(self.half(at, number, round, one) for round, one in enumerate(blocks, start=1))
        section.lines.append(Line(at, Entrant(number, name[:80], division=section.name), halves))
        section.blocks.append(blocks)
        return None

    def half(self, at: int, number: int, round: int, one: Block) -> Half | None:
        """Who has nobody across has their own number there; Woogles writes a bye as fifty without a mark."""
        if one.who != number:
            return Half(one.who, one.score, True if one.plus else None)
        if one.mark == 0 and not one.plus and one.score == _WOOGLES_BYE:
            self.notices.append(f"Line {at}: fifty without a mark in round {round} is read as a bye.")
        elif one.mark == 0 and not one.plus and not one.score:
            return None
        elif one.mark == 0:
            return Half(0, unplayed=Part(round, 0, 0, one.score, "forfeit", "f"))
        return Half(0, unplayed=Part(round, 0, 0, one.score, "bye", "w"))


def _divided(text: str) -> tuple[str, tuple[Block, ...]] | None:
    """The name and the blocks; nothing, where they cannot be told from each other."""
    name, rest = text[:COLUMNS].strip(), text[COLUMNS:].rstrip()
    padded = len(text) >= COLUMNS and not rest
    if name and (padded or _IN_COLUMNS.fullmatch(rest)):
        return name, tuple(
            Block(int(one["mark"].strip() or 0), int(one["score"]), bool(one["plus"]), int(one["who"]))
            for one in _BLOCKS.finditer(rest)
        )
    free = _FREE.fullmatch(text.strip())
    if free is None or _FIGURES.search(free["name"]):
        return None
    return free["name"].strip(), tuple(
        Block(int(one["score"]) // 1000, int(one["score"]) % 1000, bool(one["plus"]), int(one["who"]))
        for one in _PAIRS.finditer(free["rounds"])
    )


def _open_games(section: _Section) -> None:
    """Nought to nought and no mark: these are paired, and have no result yet."""
    untold = {
        (at, round)
        for at, blocks in enumerate(section.blocks, start=1)
        for round, one in enumerate(blocks, start=1)
        if not one.mark and not one.score
    }
    for at, (line, blocks) in enumerate(zip(section.lines, section.blocks, strict=True), start=1):
        halves = tuple(
            replace(known, score=None) if known and {(at, round), (one.who, round)} <= untold else known
            for round, (known, one) in enumerate(zip(line.halves, blocks, strict=True), start=1)
        )
        section.lines[at - 1] = replace(line, halves=halves)


def _mismarked(section: _Section) -> list[Problem]:
    """Where a mark says something else than the two scores."""
    problems = []
    for at, (line, blocks) in enumerate(zip(section.lines, section.blocks, strict=True), start=1):
        for round, one in enumerate(blocks, start=1):
            theirs = half(section.lines[one.who - 1], round) if 0 < one.who <= len(section.lines) else None
            if one.who == at or theirs is None or theirs.score is None:
                continue
            meant = 2 if one.score > theirs.score else 1 if one.score == theirs.score else 0
            if one.mark != meant and (one.mark or one.score):
                scores = f"{one.score} to {theirs.score} is {_MARKED[meant]}"
                says = f"Round {round}: marked as {_MARKED[one.mark]}, but {scores}."
                problems.append(Problem(line.line, says))
    return problems
