"""On which line of a JSON text something stands that is named by its path, as `$.entrants[3].name`."""

import re
from json import JSONDecodeError, JSONDecoder

_STEP = re.compile(r"\.(?P<name>[^.\[\]]+)|\[(?P<place>\d+|\.\.\.)\]")
_BLANK = re.compile(r"[ \t\r\n]*")
_decoder = JSONDecoder()


def line_of(text: str, path: str) -> int:
    """Counted from one. Where the path leads to nothing, the line of what would hold it."""
    at = _past(text, 0)
    try:
        for step in _STEP.finditer(path):
            found = _member(text, at, step["name"]) if step["name"] else _item(text, at, step["place"])
            if found < 0:
                break
            at = found
    except (JSONDecodeError, IndexError, RecursionError):
        pass
    return text.count("\n", 0, at) + 1


def _past(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return blank.end() if blank else at


def _member(text: str, at: int, name: str) -> int:
    """Where the value of a member begins; below nothing: there is none."""
    if text[at] != "{":
        return -1
    at = _past(text, at + 1)
    while text[at] == '"':
        key, at = _decoder.raw_decode(text, at)
        at = _past(text, _past(text, at) + 1)
        if key == name:
            return at
        _, at = _decoder.raw_decode(text, at)
        at = _past(text, at)
        if text[at] != ",":
            break
        at = _past(text, at + 1)
    return -1


def _item(text: str, at: int, place: str) -> int:
    if text[at] != "[" or not place.isdigit():
        return -1
    at = _past(text, at + 1)
    for _ in range(int(place)):
        _, at = _decoder.raw_decode(text, at)
        at = _past(text, _past(text, at) + 1)
    return at
