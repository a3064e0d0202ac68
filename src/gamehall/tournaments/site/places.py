"""Where a page of the site lies in its folder."""

import re
from collections.abc import Iterable

INDEX, ENTRANTS, PRIZES = "index.html", "entrants.html", "prizes.html"
_LONGEST = 40


def entrant(number: int) -> str:
    return f"entrants/{number}.html"


def standings(key: str) -> str:
    return _named("standings", key)


def cross_table(key: str) -> str:
    return _named("cross-table", key)


def round(key: str, number: int) -> str:
    return _named(f"round-{number}", key)


def _named(what: str, key: str) -> str:
    return f"{what}-{key}.html" if key else f"{what}.html"


def keys(divisions: Iterable[str]) -> dict[str, str]:
    """What each division is called in the names of files: small letters and figures, told apart."""
    taken: set[str] = set()
    found: dict[str, str] = {}
    for division in divisions:
        plain = re.sub(r"[^a-z0-9]+", "-", division.casefold())[:_LONGEST].strip("-")
        wanted = plain or "division" if division else ""
        key, again = wanted, 1
        while key in taken:
            again += 1
            key = f"{wanted}-{again}"
        taken.add(key)
        found[division] = key
    return found
