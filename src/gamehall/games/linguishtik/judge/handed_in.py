"""A claim as it is handed in, one JSON object; what is none is told in a plain sentence."""

import difflib
import re
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.lexicon.knowledge import Pos

TYPES = tuple(pos for pos in Pos if pos is not Pos.PARTICLE)
"""The parts of speech that can be demanded."""

_NAMES: dict[str, tuple[str, tuple[StrEnum, ...]]] = {
    "division": ("division", tuple(Division)),
    "designation": ("designation", (*Pattern, *Structure, *Purpose)),
    "type": ("part of speech", TYPES),
    "function": ("function", tuple(Function)),
    "functions": ("function", tuple(Function)),
}
_NOTED = ("verdict", "fault", "note")
"""What others write on a claim; it is left alone."""
_FIELDS = [*Claim.__struct_fields__]
_MISSING = re.compile(r"missing required field `(\w+)`")
_ENUM = re.compile(r"Invalid enum value '(.*)' - at `\$\.(\w+)", re.DOTALL)
_FIELD = re.compile(r"`\$\.(\w+)")


class NoClaim(Exception):
    """What was handed in is no claim; the sentence says why. Its id, where that could be read."""

    def __init__(self, says: str, id: str | None = None) -> None:
        super().__init__(says)
        self.id = id


def claim_of(line: bytes | str) -> Claim:
    try:
        handed = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoClaim("This cannot be read as JSON.") from error
    if not isinstance(handed, dict):
        raise NoClaim("A claim is one JSON object.")
    id = found if isinstance(found := handed.get("id"), str) else None
    if strange := [name for name in handed if name not in (*_FIELDS, *_NOTED)]:
        raise NoClaim(_instead(f'A claim has no field "{_shown(strange[0])}"', strange[0], _FIELDS), id)
    try:
        claim = msgspec.convert(handed, Claim)
    except msgspec.ValidationError as error:
        raise NoClaim(_wrong(str(error)), id) from error
    if claim.designation not in values("designation"):
        raise NoClaim(wrong_name("designation", claim.designation), id)
    return claim


def claimed_of(
    text: str,
    word: str,
    designation: str,
    type: str,
    functions: Sequence[str] = (),
    demands: Sequence[str] = (),
    division: str = "",
    start: int | None = None,
) -> Claim:
    """The claim that a word of a sentence is all that. Where it starts must be said if it is there twice."""
    parts = {
        "id": "1",
        "division": division.lower() or Division.SENIOR,
        "designation": designation.lower(),
        "type": type.lower(),
        "functions": [function.lower() for function in functions],
        "demands": demands,
        "word": word,
        "start": start_of(text, word) if start is None else start,
        "text": text,
    }
    return claim_of(msgspec.json.encode(parts))


def start_of(text: str, word: str, asked: str = "start") -> int:
    """Where the word stands in the sentence, if it stands there once; else it is `asked` for."""
    found = [match.start() for match in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    if len(found) == 1:
        return found[0]
    if found:
        places = ", ".join(map(str, found[:-1]))
        raise NoClaim(f'"{word}" stands there more than once: say {asked} {places} or {found[-1]}.')
    other = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    hint = f' Write it as there: "{other[0]}".' if other else ""
    raise NoClaim(f'"{word}" does not stand in the sentence.{hint}')


def values(field: str) -> list[str]:
    """The names that may stand in this field of a claim."""
    return [name.value for name in _NAMES[field][1]]


def wrong_name(field: str, given: str) -> str:
    """That there is no such division, designation, part of speech or function, and what is near to it."""
    return _instead(f'There is no {_NAMES[field][0]} "{_shown(given)}"', given, values(field))


def _instead(says: str, given: str, known: list[str]) -> str:
    """With what is near to the given name, or all there is."""
    return f"{says}; write {_or(difflib.get_close_matches(given[:40].lower(), known, 3, 0.5) or known)}."


def _shown(given: str) -> str:
    return "".join(sign for sign in given[:40] if sign.isprintable())


def _or(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def _wrong(error: str) -> str:
    if found := _MISSING.search(error):
        return f'A claim needs "{found[1]}".'
    if (found := _ENUM.search(error)) and found[2] in _NAMES:
        return wrong_name(found[2], found[1])
    if found := _FIELD.search(error):
        return f'"{found[1]}" has a value that cannot stand there.'
    return "A claim is one JSON object."
