"""A diagram for the terminal: bars and lines of box-drawing characters, or of plain ones."""

import unicodedata
from collections.abc import Callable

from msgspec import Struct

from gamehall.english.diagram.letters import shown
from gamehall.english.diagram.parts import (
    Clause,
    Clauses,
    Dependent,
    Entry,
    Fork,
    Hanging,
    Joined,
    Part,
    Participle,
    Phrase,
    Plan,
    Predicate,
    Slant,
    Stilt,
    Word,
)
from gamehall.english.diagram.plan import plan
from gamehall.english.diagram.rows import Bar, bar_before
from gamehall.english.reading import Reading

_PLAIN = str.maketrans("│─┼┴╲┊┄└┌┐├┤╰∧×", "|-++\\:.`,.++`^x")


def draw(reading: Reading, width: int = 100, ascii: bool = False) -> str:
    """As a skeleton if that fits the width, else as an outline."""
    parts = plan(reading)
    drawn = _drawn(parts, _beside)
    if max(map(_columns, drawn), default=0) > width:
        drawn = _drawn(parts, _stacked)
    text = "\n".join(line.rstrip() for line in drawn)
    return text.translate(_PLAIN).replace("…", "...") if ascii else text


class Sheet(Struct, frozen=True):
    """Lines of text. The words of a row stand in one line, the row's own line is the next."""

    lines: list[str]
    base: int = 0


Station = tuple[Bar, Sheet]
Composer = Callable[[list[Station]], Sheet]


def _columns(text: str) -> int:
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text
    )


def _filled(text: str, width: int, sign: str = " ") -> str:
    return text + sign * (width - _columns(text))


def _drawn(parts: Plan, compose: Composer) -> list[str]:
    found: list[str] = []
    for each in parts.floats:
        found += [*_row(each.part, compose).lines, ""]
    for sentence in parts.sentences:
        found += [*_row(sentence, compose).lines, ""]
    return found[:-1]


# Rows


def _beside(stations: list[Station]) -> Sheet:
    """Stations side by side on one line."""
    base = max(sheet.base for _, sheet in stations)
    height = max(base - sheet.base + len(sheet.lines) for _, sheet in stations)
    found = [""] * height
    for bar, sheet in stations:
        lines = [*[""] * (base - sheet.base), *sheet.lines]
        lines += [""] * (height - len(lines))
        width = max(map(_columns, lines))
        for i, line in enumerate(lines):
            sign = "─" if i == base + 1 else " "
            found[i] += _sign(bar, i - base) + _filled(line, width, sign)
    return Sheet(found, base)


def _sign(bar: Bar, line: int) -> str:
    if bar is Bar.NONE:
        return ""
    at_words = "╲" if bar is Bar.SLASH else "│"
    at_line = "┼" if bar is Bar.CROSS else "┴"
    return {0: at_words, 1: at_line}.get(line, " ")


def _stacked(stations: list[Station]) -> Sheet:
    """Stations below one another."""
    found: list[str] = []
    for bar, sheet in stations:
        sign = _sign(bar, 0) or " "
        found += [
            (sign if i == sheet.base else " ") + line
            for i, line in enumerate(sheet.lines)
            if line.strip(" ─")
        ]
    return Sheet(found)


def _row(part: Part, compose: Composer) -> Sheet:
    match part:
        case Entry():
            return _entry(part, compose)
        case Predicate(verb, complements):
            return compose(
                [(Bar.NONE, _entry(verb, compose))]
                + [(bar_before(each.function), _row(each.part, compose)) for each in complements]
            )
        case Clause(None, predicate):
            return _row(predicate, compose)
        case Clause(subject, predicate):
            assert subject is not None
            return compose([(Bar.NONE, _row(subject, compose)), (Bar.CROSS, _row(predicate, compose))])
        case Clauses(clauses, joins):
            found = _row(clauses[0], compose)
            for clause, join in zip(clauses[1:], joins, strict=True):
                between = ["  ┊", f"  └┄┄ {_text(join)} ┄┄┐" if join else "  ┊"]
                found = Sheet([*found.lines, *between, *_row(clause, compose).lines], found.base)
            return found
        case Fork(branches, joins):
            return _fork([_row(each, compose) for each in branches], joins)
        case Stilt(top, _, opener):
            inner = _row(top, compose)
            middle = " " * (_columns(inner.lines[inner.base]) // 2)
            head = [f"{middle}{_text(opener)}", f"{middle}┊"] if opener else []
            lines = [*head, *inner.lines, f"{middle}│", f"{middle}∧ ", "─" * len(middle)]
            return Sheet(lines, len(lines) - 2)
        case Phrase():
            return _phrase(part, compose)


def _text(word: Word) -> str:
    return shown(word.text)


def _entry(part: Entry, compose: Composer, brackets: bool = False) -> Sheet:
    said = f" ({_text(part.word)}) " if brackets else f" {_text(part.word)} "
    hung = [line for each in part.below for line in _hang(each, compose)]
    head = Sheet([said, "─" * _columns(said), *(f" {line}" for line in hung)])
    beside = [
        _entry(each, compose, brackets=True) if isinstance(each, Entry) else _row(each, compose)
        for each in part.beside
    ]
    return compose([(Bar.NONE, head), *((Bar.NONE, sheet) for sheet in beside)]) if beside else head


def _fork(branches: list[Sheet], joins: tuple[Word | None, ...]) -> Sheet:
    """Branches below one another, the first conjunction on the line."""
    lines: list[str] = []
    base = 0
    for place, sheet in enumerate(branches):
        if place:
            join = joins[place - 1]
            base = base or len(lines)
            lines += [f"┤ {_text(join)} " if join else "┤", "├"]
        for i, line in enumerate(sheet.lines):
            first = not place and i < sheet.base
            last = place == len(branches) - 1 and i > sheet.base
            corner = "┌" if not place else "└" if place == len(branches) - 1 else "├"
            lines.append((corner if i == sheet.base else " " if first or last else "│") + line)
    return Sheet(lines, base)


# What hangs


def _hang(part: Hanging, compose: Composer) -> list[str]:
    match part:
        case Slant(word, below):
            return [f"\\ {_text(word)}", *(f"   {line}" for each in below for line in _hang(each, compose))]
        case Phrase():
            return _phrase(part, compose).lines
        case Participle(predicate):
            return _led("\\", _row(predicate, compose), "╰").lines
        case Dependent(clauses, _, opener):
            return _led(f"┊ {_text(opener)}" if opener else "┊", _row(clauses, compose), "└┄").lines
        case Joined(hangings, joins):
            found = _hang(hangings[0], compose)
            for each, join in zip(hangings[1:], joins, strict=True):
                found += [f"┄ {_text(join)}"] if join else []
                found += _hang(each, compose)
            return found


def _phrase(part: Phrase, compose: Composer) -> Sheet:
    more = [f"   {line}" for each in part.below for line in _hang(each, compose)]
    found = _led(f"\\ {_text(part.opener)}" if part.opener else "\\", _row(part.part, compose))
    return Sheet([found.lines[0], *more, *found.lines[1:]], found.base + len(more))


def _led(head: str, sheet: Sheet, corner: str = " └") -> Sheet:
    """A slant, and the row it leads to."""
    before, at = head[0], _filled(corner, 3)
    lines = [head, *(f"{before if i < sheet.base else '':<3}{line}" for i, line in enumerate(sheet.lines))]
    lines[1 + sheet.base] = at + sheet.lines[sheet.base]
    return Sheet(lines, 1 + sheet.base)
