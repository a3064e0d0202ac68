"""Which column of a list of entrants says what: the headings that people write."""

import unicodedata
from collections.abc import Sequence

from msgspec import Struct

HEADINGS: dict[str, tuple[str, ...]] = {
    "number": ("number", "no", "nr", "#", "id", "player number", "entrant", "seat"),
    "name": ("name", "player", "player name", "full name", "entrant name", "participant", "nickname"),
    "surname": ("surname", "last name", "lastname", "family name", "last"),
    "given": ("given", "given name", "first name", "firstname", "forename", "first"),
    "rating": ("rating", "elo", "rtg", "old rating", "current rating", "wespa rating", "naspa rating"),
    "games": ("games", "rated games", "career games", "games played"),
    "school": ("school", "club", "bank", "school or club", "organisation", "organization", "company"),
    "team": ("team", "team name", "side"),
    "division": ("division", "div", "section", "group", "grade"),
    "classes": ("class", "classes", "category", "categories", "prize class", "prize classes"),
    "members": ("members", "team members", "people", "players"),
}
"""By field of an entrant; `surname` and `given` make a name together."""

_FIELD = {heading: field for field, headings in HEADINGS.items() for heading in headings}


class Columns(Struct, frozen=True):
    """The columns of a list, by their places."""

    found: dict[str, int]
    """Field by field."""
    headings: dict[str, str]
    """The heading that was understood so."""
    unknown: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()
    """Headings that say again what an earlier column says."""


def columns(header: Sequence[str]) -> Columns:
    found: dict[str, int] = {}
    headings: dict[str, str] = {}
    unknown: list[str] = []
    twice: list[str] = []
    for at, heading in enumerate(header):
        field = _FIELD.get(_plain(heading))
        if field is None:
            if heading.strip():
                unknown.append(heading.strip())
        elif field in found:
            twice.append(heading.strip())
        else:
            found[field], headings[field] = at, heading.strip()
    return Columns(found, headings, tuple(unknown), tuple(twice))


def _plain(heading: str) -> str:
    text = unicodedata.normalize("NFKC", heading).casefold().replace("_", " ").replace(".", " ")
    return " ".join(text.replace(":", " ").split())
