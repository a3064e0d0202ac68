"""An event with all its files in one folder: for everybody, and apart from that for the director.

`public/` is the results site, with files for other programs in a folder of it. It has nothing that does not
hang out: no pairing before its round is published, no reasons, no log, nothing that lots are drawn from.
The record has all of it: `director/`."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from gamehall.kernel.codec import write_lines
from gamehall.kernel.extras import NotInstalled
from gamehall.kernel.files import Unfit
from gamehall.kernel.table import Table
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.aupair import write_tou
from gamehall.tournaments.files.event_json import SCHEMA, write_json
from gamehall.tournaments.files.games import games_bundle
from gamehall.tournaments.files.spreadsheets import entrants_csv, entrants_xlsx
from gamehall.tournaments.files.tsh_event import write_tsh
from gamehall.tournaments.site.pages import site

_NO_GAMES: Mapping[str, Table] = {}
PUBLIC, DIRECTOR = "public", "director"
FILES = "files"
"""Within `public`."""


class Left(Struct, frozen=True):
    """What was written into the folder, and what could not be, each with its reason."""

    files: tuple[str, ...]
    """Paths from the folder on."""
    notices: tuple[str, ...] = ()


def write_all(event: Table, folder: Path, games: Mapping[str, Table] = _NO_GAMES) -> Left:
    """Every file of an event; `games` are the tables of the hall where its games were played, by id."""
    files, notices = public_files(event.state, games_bundle(event.state, games))
    files = {f"{PUBLIC}/{name}": data for name, data in files.items()}
    files[f"{DIRECTOR}/record.jsonl"] = write_lines(event.header, event.entries)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return Left(tuple(files), notices)


def public_files(state: State, games: bytes = b"") -> tuple[dict[str, bytes], tuple[str, ...]]:
    """The results site with all files in it, by place, and what could not be written; `games` is what
    `games_bundle` made of them."""
    found, notices = all_files(state, games)
    files = {f"{FILES}/{name}": data for name, data in found.items()}
    try:
        return site(state, tuple(files)) | files, notices
    except NotInstalled as error:
        return files, (*notices, f"Site: {error}")


def all_files(state: State, games: bytes = b"") -> tuple[dict[str, bytes], tuple[str, ...]]:
    """The files that everybody may have of an event, by name, and what could not be written."""
    files: dict[str, bytes] = {}
    notices: list[str] = []
    for named, write in _KINDS.items():
        try:
            files |= dict(write(state))
        except (Unfit, NotInstalled) as error:
            notices.append(f"{named}: {error}")
    if games:
        files["games.zip"] = games
    return files, tuple(notices)


def _json(state: State) -> Iterator[tuple[str, bytes]]:
    yield "event.json", write_json(state)
    yield SCHEMA.name, SCHEMA.read_bytes()


def _csv(state: State) -> Iterator[tuple[str, bytes]]:
    yield "entrants.csv", entrants_csv(state)


def _xlsx(state: State) -> Iterator[tuple[str, bytes]]:
    yield "entrants.xlsx", entrants_xlsx(state)


def _tsh(state: State) -> Iterator[tuple[str, bytes]]:
    for name, text in write_tsh(state).items():
        yield f"tsh/{name}", text.encode()


def _tou(state: State) -> Iterator[tuple[str, bytes]]:
    yield "results.tou", write_tou(state).data


_KINDS: Mapping[str, Callable[[State], Iterator[tuple[str, bytes]]]] = {
    "JSON": _json,
    "CSV": _csv,
    "XLSX": _xlsx,
    "tsh": _tsh,
    "AUPAIR": _tou,
}
