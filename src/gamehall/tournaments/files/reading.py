"""An event from a file of whichever kind: told apart by how it begins, not by its name."""

import re

from gamehall.tournaments.files.aupair_reading import read_tou
from gamehall.tournaments.files.event_json import read_json
from gamehall.tournaments.files.problems import Problems, Read, decoded, too_large, whole
from gamehall.tournaments.files.tsh_event import read_tsh_data
from gamehall.tournaments.files.tsh_reading import read_t

_CONFIGURED = re.compile(r"^(division\s+\S+\s+\S+|#begin_file\b.*)\s*$", re.MULTILINE)


def read_event(data: bytes) -> Read | Problems:
    """The event of a JSON file, of a file of AUPAIR, of an archive of tsh or of one of its divisions."""
    if data.startswith(b"PK"):
        return read_tsh_data(data)
    text = decoded(data[:1000]).lstrip()
    if not text:
        return whole("The file is empty.")
    if text.startswith("{"):
        return read_json(data)
    if text.startswith("*M"):
        return read_tou(data)
    if problems := too_large(data):
        return problems
    told = decoded(data)
    return read_tsh_data(data) if _CONFIGURED.search(told) else read_t(told)
