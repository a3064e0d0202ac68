"""A claim as it is handed in, one JSON object; what is none is told in a plain sentence."""

import difflib
import re
from enum import StrEnum

import msgspec

from gamehall.english.claim import Claim
from gamehall.english.terms import Division, Function, Pattern, Purpose, Structure
from gamehall.lexicon.knowledge import Pos

_NAMES: dict[str, tuple[str, tuple[type[StrEnum], ...]]] = {
    "division": ("division", (Division,)),
    "designation": ("designation", (Pattern, Structure, Purpose)),
    "type": ("part of speech", (Pos,)),
    "function": ("function", (Function,)),
    "functions": ("function", (Function,)),
}
_MISSING = re.compile(r"missing required field `(\w+)`")
_ENUM = re.compile(r"Invalid enum value '(.*)' - at `\$\.(\w+)", re.DOTALL)
_FIELD = re.compile(r"`\$\.(\w+)")


class NoClaim(Exception):
    """What was handed in is no claim; the sentence says why."""


def claim_of(line: bytes | str) -> Claim:
    try:
        claim = msgspec.json.decode(line, type=Claim)
    except msgspec.ValidationError as error:
        raise NoClaim(_wrong(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoClaim("This cannot be read as JSON.") from error
    if claim.designation not in values("designation"):
        raise NoClaim(wrong_name("designation", claim.designation))
    return claim


def values(field: str) -> list[str]:
    """The names that may stand in this field of a claim."""
    return [name.value for names in _NAMES[field][1] for name in names]


def wrong_name(field: str, given: str) -> str:
    """That there is no such division, designation, part of speech or function, and what is near to it."""
    called, known = _NAMES[field][0], values(field)
    shown = "".join(c for c in given[:40] if c.isprintable())
    near = difflib.get_close_matches(given.lower(), known, 3, 0.5) or known
    return f'There is no {called} "{shown}"; write {_or(near)}.'


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
