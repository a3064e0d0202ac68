"""A whole event of tsh: the folder with its `config.tsh` and a `.t` for each division, or all in one file."""

import re
from collections.abc import Mapping

from gamehall.kernel.files import Unfit
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.bundles import unbundle
from gamehall.tournaments.files.problems import (
    Problem,
    Problems,
    Read,
    decoded,
    in_file,
    listed,
    too_large,
    whole,
)
from gamehall.tournaments.files.snapshot import Snapshot, added, snapshot
from gamehall.tournaments.files.tsh import told_t, unfit
from gamehall.tournaments.files.tsh_config import Config, keys, read_config, told_config
from gamehall.tournaments.files.tsh_reading import read_t

CONFIG = "config.tsh"
_BEGINS = re.compile(r"#begin_file\s+name=(?:'(?P<one>[^']+)'|\"(?P<two>[^\"]+)\"|(?P<bare>\S+)).*")
_ENDS = re.compile(r"#end_file\b.*")


def write_tsh(state: State) -> dict[str, str]:
    """The files of the event's folder, by name; `Unfit` where tsh has no place for the event."""
    event = snapshot(state)
    if fault := unfit(event):
        raise Unfit(fault)
    names = keys(state.divisions)
    files = {CONFIG: told_config(state, names)}
    for division, key in names.items():
        files[f"{key}.t"] = told_t(event, division, state.format.scoring)
    return files


def archive(files: Mapping[str, str]) -> str:
    """The files of a folder in one: the configuration, then each of the others between two marks."""
    parts = ["# tsh archive file\n", files.get(CONFIG, "")]
    for name, text in files.items():
        if name != CONFIG:
            parts.append(f"#begin_file name={name}\n{text}#end_file name={name}\n")
    return "".join(parts)


def unarchive(text: str) -> dict[str, str] | Problems:
    """The files of an archive. What stands between no marks is the configuration; lines keep their places."""
    files: dict[str, list[str]] = {CONFIG: []}
    inside, since = CONFIG, 0
    problems: list[Problem] = []
    for at, line in enumerate(text.splitlines()):
        if begins := _BEGINS.fullmatch(line.strip()):
            if inside != CONFIG:
                problems.append(Problem(at + 1, f"{inside} has not ended; another file begins."))
            inside, since = begins["one"] or begins["two"] or begins["bare"], at + 1
            if inside in files:
                problems.append(Problem(at + 1, f"{inside} stands in the archive twice."))
            files[inside] = [""] * (at + 1)
        elif _ENDS.fullmatch(line.strip()):
            inside = CONFIG
        else:
            files[inside] += [""] * (at - len(files[inside]))
            files[inside].append(line)
    if inside != CONFIG:
        problems.append(Problem(since, f"{inside} begins here and has no end; a part of it may be missing."))
    if problems:
        return listed(problems)
    return {name: "".join(f"{line}\n" for line in lines) for name, lines in files.items()}


def read_tsh_data(data: bytes) -> Read | Problems:
    """The event of an archive in one file, or of its folder as a ZIP."""
    if data.startswith(b"PK"):
        packed = unbundle(data)
        if not isinstance(packed, dict):
            return packed
        return read_tsh({name: decoded(content) for name, content in packed.items()})
    if problems := too_large(data):
        return problems
    files = unarchive(decoded(data))
    return read_tsh(files) if isinstance(files, dict) else files


def read_tsh(files: Mapping[str, str]) -> Read | Problems:
    """The event of a folder, or everything that is wrong with each of its files."""
    if CONFIG not in files:
        return whole("The folder has no config.tsh, which names the divisions.")
    config = read_config(files[CONFIG])
    if not isinstance(config, Config):
        return in_file(CONFIG, config)
    values = config.values
    event = Snapshot(values.get("event_name", "")[:200], values.get("event_date", "")[:80])
    notices = list(config.notices)
    wrong: list[Problems] = []
    for division, name in config.divisions.items():
        if name not in files:
            missing = whole(f"Division {division} is in {name}; there is no such file.")
            wrong.append(in_file(CONFIG, missing))
            continue
        called = config.called(division)
        if called in event.rounds:
            wrong.append(in_file(CONFIG, whole(f"Two divisions are called {called}.")))
            continue
        if not files[name].strip():
            event = added(event, Snapshot(rounds={called: ()}))
            continue
        read = read_t(files[name], called)
        if not isinstance(read, Read):
            wrong.append(in_file(name, read))
        else:
            event = added(event, read.event)
            notices += [f"{name}: {notice}" for notice in read.notices]
    if wrong:
        return tuple(problem for of_file in wrong for problem in of_file)
    if not event.entrants:
        return whole("No division has an entrant.")
    return Read(event, tuple(notices))
