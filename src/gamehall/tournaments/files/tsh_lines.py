r"""A line of a `.t` file of tsh: name and rating, opponents, scores, and what else is known of an entrant.

`Surname, Given 1500 2 0; 412 50; p12 1 0`: opponents and scores round by round, `0` nobody, `00` not told;
further fields have a key. A backslash takes a semicolon's meaning away.
Source: the manual of tsh, and files that tsh and Woogles have written."""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

UNTOLD = "00"
_HEAD = re.compile(r"(?P<name>.*[^\s\d])\s+(?P<rating>\d{1,9}(?:[.+]\d+)*)(?P<met>(?:\s+\S+)*)\s*")
_NAME_AT_END = re.compile(r"[^\s\d]\Z")


class Written(Struct, frozen=True):
    """A line, read as signs; what its numbers mean is not looked at."""

    name: str
    rating: int
    met: tuple[int | None, ...] = ()
    scores: tuple[int | None, ...] = ()
    keys: dict[str, str] = {}


def write_line(line: Written) -> str:
    parts = [
        f"{_no_remark(escaped(told_name(line.name)))}\t{line.rating} {_row(line.met)}".rstrip(),
        _row(line.scores),
    ]
    parts += [f"{key} {value}".rstrip() for key, value in line.keys.items()]
    return "; ".join(parts).rstrip()


def read_line(text: str) -> Written | str:
    """The line, or why it is none."""
    head, *fields = divided(text, ";")
    if (read := _HEAD.fullmatch(head.strip())) is None:
        return "A line begins with a name and a rating; here is no rating, or no name."
    met, fault = _numbers(read["met"].split(), "opponent", signed=False)
    scores, more = _numbers(fields[0].split() if fields else [], "score", signed=True)
    if fault or more:
        return fault or more
    keys: dict[str, str] = {}
    for field in fields[1:]:
        key, _, value = field.strip().partition(" ")
        if key:
            keys[key] = value.strip()
    rating = int(re.split(r"[.+]", read["rating"])[0])
    return Written(known_name(unescaped(read["name"])), rating, met, scores, keys)


def _no_remark(name: str) -> str:
    """A line that begins with this sign is a remark."""
    return f"\\{name}" if name.startswith("#") else name


def told_name(name: str) -> str:
    """`Ana Maria Kos` is written `Kos, Ana Maria`; what would not be read so again, as it is with a comma."""
    name = " ".join(name.split())
    given, _, surname = name.rpartition(" ")
    for told in (f"{surname}, {given}" if given else name, name):
        if _NAME_AT_END.search(told) and known_name(told) == name:
            return told
    return f"{name},"


def known_name(told: str) -> str:
    told = " ".join(told.split())
    if told.endswith(","):
        return told[:-1].strip()
    surname, comma, given = told.partition(",")
    return f"{given.strip()} {surname.strip()}".strip() if comma else told


def escaped(text: str, marks: str = ";") -> str:
    for mark in ("\\", *marks):
        text = text.replace(mark, f"\\{mark}")
    return text


def unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def divided(text: str, mark: str) -> list[str]:
    """The parts between marks that no backslash stands before."""
    parts, part, at = [], "", 0
    while at < len(text):
        if text[at] == "\\" and at + 1 < len(text):
            part += text[at : at + 2]
            at += 2
            continue
        if text[at] == mark:
            parts.append(part)
            part = ""
        else:
            part += text[at]
        at += 1
    return [*parts, part]


def _row(numbers: Iterable[int | None]) -> str:
    return " ".join(UNTOLD if number is None else str(number) for number in numbers)


def _numbers(words: Sequence[str], what: str, signed: bool) -> tuple[tuple[int | None, ...], str]:
    told: list[int | None] = []
    for word in words:
        if word == UNTOLD:
            told.append(None)
        elif re.fullmatch(r"-?[0-9]{1,6}" if signed else r"[0-9]{1,6}", word):
            told.append(int(word))
        else:
            return (), f"Among the {what}s stands {word[:20]}, which is no number."
    return tuple(told), ""


def whole_numbers(keys: Mapping[str, str], key: str) -> tuple[int, ...] | None:
    """What a key says round by round; None: something that is no row of numbers."""
    words = keys.get(key, "").split()
    if not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        return None
    return tuple(map(int, words))
