"""A format as somebody wrote it, in TOML; what is wrong is said in one sentence, with its line and field."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from gamehall.tournaments.formats.checking import amiss
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.formats.lines import line_of
from gamehall.tournaments.match.awards import scales
from gamehall.tournaments.standings.scoring import Scoring

_FAULT = re.compile(r"^(?P<what>.*?)(?: - at (?:key in )?`\$\.?(?P<where>.*)`)?$", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`")
_FIELD = re.compile(r"Object (?P<kind>missing required|contains unknown) field `(?P<name>[^`]+)`")
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of fields",
}


class NotAFormat(ValueError):
    """What was written is no format; the sentence says why, on which line and in which field."""


def read_format(text: str) -> Format:
    """A format from a file. Beside its own fields `scale = 5` takes the award classes that a pentathlete's
    day of so many games has, so that their limits stand in one place."""
    raw = _raw(text)
    _strange(text, raw.get("scoring"))
    try:
        return msgspec.convert(_with_awards(text, raw), Format)
    except msgspec.ValidationError as error:
        raise _unfit(text, str(error)) from None


def read_plan(text: str, games: tuple[str, ...] = (), entrants: int = 0) -> Format:
    """A format by which an event can be run as it is: its games named here, where it names none."""
    plan = fitted(read_format(text), games, entrants)
    path, fault = amiss(plan)
    if fault:
        raise _fault(text, path, fault)
    return plan


def _raw(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise NotAFormat(f"This is no TOML: {error}.") from None


def _with_awards(text: str, raw: Mapping[str, Any]) -> dict[str, Any]:
    """What a format need not say itself: the games, which its place or its taker says, and shared awards."""
    written = {"games": [], **raw}
    if "scale" not in written:
        return written
    size = written.pop("scale")
    scale = scales().get(size) if isinstance(size, int) else None
    if scale is None:
        known = " and ".join(str(games) for games in sorted(scales()))
        raise _fault(text, "scale", f"There are award classes for days of {known} games, not of {size!r}.")
    return {**written, "awards": {one.name: one.least for one in scale.classes}}


def _strange(text: str, written: object) -> None:
    """A misspelt field of the scoring would be passed over in silence."""
    known = {field.encode_name for field in msgspec.structs.fields(Scoring)}
    if isinstance(written, dict) and (strange := sorted(set(written) - known)):
        raise _fault(text, f"scoring.{strange[0]}", f"No such field; there are {', '.join(sorted(known))}.")


def _unfit(text: str, error: str) -> NotAFormat:
    found = _FAULT.match(error)
    what, path = (found["what"], found["where"] or "") if found else (error, "")
    if field := _FIELD.match(what):
        if field["kind"] == "missing required":
            return _fault(text, path, f"The field {field['name']} is missing.")
        return _fault(text, f"{path}.{field['name']}".lstrip("."), "There is no such field.")
    if expected := _EXPECTED.match(what):
        wanted, given = (_kinds(expected[name]) for name in ("wanted", "given"))
        return _fault(text, path, f"{wanted.capitalize()} belongs here, not {given}.")
    if what.startswith("Invalid enum value") and (known := _choices(path)):
        return _fault(
            text, path, f"{what.removeprefix('Invalid enum value ')} is none of {', '.join(known)}."
        )
    return _fault(text, path, f"{what.replace('`', '')}.")


def _kinds(named: str) -> str:
    return " or ".join(_KINDS.get(kind, kind) for kind in named.split(" | "))


def _choices(path: str) -> list[str]:
    """What may stand at a path where only certain words may."""
    kind: Any = Format
    for step in re.findall(r"\w+|\[", path.replace("[...]", "[")):
        if step == "[":
            kind = next(iter(get_args(kind)), None)
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            kind = get_type_hints(kind).get(step)
    return [str(one) for one in get_args(kind) if one] if get_origin(kind) is Literal else []


def _fault(text: str, path: str, sentence: str) -> NotAFormat:
    """`Line 7, blocks[0].lag: A whole number belongs here, not text in quotes.`"""
    line = line_of(text, path)
    where = ", ".join(filter(None, (f"Line {line}" if line else "", path)))
    return NotAFormat(f"{where}: {sentence}" if where else sentence)
