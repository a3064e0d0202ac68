"""On which line of a TOML text something stands that is named by its path, as `blocks[1].rounds`."""

import re
from collections import Counter
from collections.abc import Iterator

_HEADING = re.compile(r"\s*(?P<list>\[)?\[(?P<name>[^\[\]]+)\]")
_KEY = re.compile(r"\s*(?P<name>[\w-]+|\"[^\"]*\"|'[^']*')\s*=")
_LONG = re.compile(r'"""|\'\'\'')


def line_of(text: str, path: str) -> int:
    """Counted from one. Where nothing stands there, the line of what would hold it; 0: nothing would."""
    best, found = 0, 0
    for line, named in _named(text):
        if len(named) > best and (path == named or path.startswith((f"{named}.", f"{named}["))):
            best, found = len(named), line
    return found


def _named(text: str) -> Iterator[tuple[int, str]]:
    """Every line that begins something, with its path."""
    inside, seen, long = "", Counter[str](), False
    for number, line in enumerate(text.splitlines(), start=1):
        began, long = long, long ^ (len(_LONG.findall(line)) % 2 == 1)
        if began:
            continue
        if heading := _HEADING.match(line):
            inside = _plain(heading["name"])
            if heading["list"]:
                seen[inside] += 1
                inside = f"{inside}[{seen[inside] - 1}]"
            yield number, inside
        elif key := _KEY.match(line):
            yield number, f"{inside}.{_plain(key['name'])}".lstrip(".")


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))
