"""The games of an event that were played at tables of the hall, as one archive of their files."""

import io
import lzma
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Mapping

from gamehall.tournaments.files.problems import Problem, Problems, listed, whole

MOST_FILES = 20_000
MOST_EACH = 1_000_000
MOST_TOGETHER = 100_000_000
BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
)
"""As what a damaged archive makes itself known."""
_LONGEST = 120
_WHEN = (1980, 1, 1, 0, 0, 0)  # archives have no earlier time; so the same games give the same bytes
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}


def bundle(files: Mapping[str, bytes]) -> bytes:
    """The files as an archive, by name. The same files give the same bytes.

    A name that would not be safe everywhere is made so; of two that become the same the later is numbered."""
    out = io.BytesIO()
    taken: set[str] = set()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            safe = _free(safe_name(name), taken)
            taken.add(safe.casefold())
            archive.writestr(zipfile.ZipInfo(safe, _WHEN), files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def joined(bundles: Iterable[bytes]) -> bytes:
    """Archives of ours as one; empty: they are none."""
    files: dict[str, bytes] = {}
    for data in bundles:
        if data:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                files |= {name: archive.read(name) for name in archive.namelist()}
    return bundle(files) if files else b""


def unbundle(data: bytes) -> dict[str, bytes] | Problems:
    """The files of an archive by name, or all that is wrong with it; `line` is the place in its list."""
    if len(data) > MOST_TOGETHER:
        return whole(f"The archive has more than {MOST_TOGETHER:,} bytes; so much is not read.")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        parts = [part for part in archive.infolist() if not part.is_dir()]
    except BROKEN:
        return whole("This is no archive of games: it cannot be opened.")
    if len(parts) > MOST_FILES:
        return whole(f"The archive has {len(parts):,} files; no more than {MOST_FILES:,} are read.")
    if sum(part.file_size for part in parts) > MOST_TOGETHER:
        return whole(f"Unpacked, the archive has more than {MOST_TOGETHER:,} bytes; so much is not read.")
    problems: list[Problem] = []
    files: dict[str, bytes] = {}
    taken: set[str] = set()
    for at, part in enumerate(parts, start=1):
        if fault := _unfit(part, taken):
            problems.append(Problem(at, fault))
            continue
        taken.add(part.filename.casefold())
        try:
            with archive.open(part) as file:
                files[part.filename] = file.read(MOST_EACH + 1)
        except BROKEN:
            problems.append(Problem(at, f"{part.filename[:_LONGEST]} is damaged and cannot be unpacked."))
    return listed(problems) if problems else files


def _unfit(part: zipfile.ZipInfo, taken: set[str]) -> str:
    name = part.filename
    if name != safe_name(name):
        return f"{name[:_LONGEST]!r} is no plain name of a file; folders and hidden signs are not unpacked."
    if name.casefold() in taken:
        return f"{name} stands in the archive twice."
    if part.flag_bits & 1:
        return f"{name} is locked by a password."
    if part.file_size > MOST_EACH:
        return f"{name} has {part.file_size:,} bytes; a game has no more than {MOST_EACH:,}."
    return ""


def safe_name(name: str) -> str:
    """A name that is one file, visible, in the same folder, on every system."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(sign if sign.isalnum() or sign in "-_. ()" else "_" for sign in text)
    kept = kept.strip(". ")[:_LONGEST].strip(". ") or "game"
    return f"_{kept}" if kept.split(".")[0].strip().casefold() in _RESERVED else kept


def _free(name: str, taken: set[str]) -> str:
    stem, dot, end = name.rpartition(".")
    if not dot:
        stem, end = name, ""
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = safe_name(f"{stem[: _LONGEST - 40]} ({number}){dot}{end[:20]}")
    return free
