"""The `config.tsh` of an event: its name, date and divisions, the plan of its rounds, its prizes.

Nothing of it is run: what tsh has evaluated as Perl is read as words and numbers, the rest is passed over.
Source: the reader of tsh, and an archive that Woogles has written."""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from gamehall.kernel.names import visible
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.problems import Problem, Problems, listed
from gamehall.tournaments.formats.format import Block

_COMMANDS = {
    "swiss": "ns {repeats} {source}",
    "king-of-the-hill": "koth {repeats} {source}",
    "factor": "fp {factor} {repeats} {source}",
}
_MANY = 99
_UNNAMED = "# gamehall: the event has no divisions"
_SETTING = re.compile(
    r"config\s+(?P<name>\w+)\s*(?P<of>(?:\[[^]]*\]|\{[^}]*\})*)\s*=\s*(?P<value>.*?)\s*;?", re.I
)
_LABEL = "division_label"
_PASSED_OVER = {"begin", "classes", "encoding"}
_MOST_DIVISIONS = 200


class Config(Struct, frozen=True):
    """What a `config.tsh` says of the event."""

    values: dict[str, str] = {}
    divisions: dict[str, str] = {}
    """The file of each, by the name it has in tsh."""
    labels: dict[str, str] = {}
    """By the same names in capitals, what a division is called."""
    unnamed: bool = False
    """The event has no divisions; the one there stands for it."""
    autopair: tuple[str, ...] = ()
    """Division, last round heard, round, and the command, as they stand there."""
    prizes: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()

    def called(self, division: str) -> str:
        return "" if self.unnamed else self.labels.get(division.upper(), division)


def keys(divisions: tuple[str, ...]) -> dict[str, str]:
    """tsh calls divisions by short words, in which case tells nothing; long names are labels."""
    short: dict[str, str] = {}
    for at, division in enumerate(divisions):
        plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9]{0,7}", division)
        key = division if plain else f"{chr(ord('a') + at % 26)}{at // 26 or ''}"
        while key.casefold() in {known.casefold() for known in short.values()}:
            key += "x"
        short[division] = key
    return short


def told_config(state: State, names: Mapping[str, str]) -> str:
    options, format = state.options, state.format
    lines = ["encoding utf8", *(f"division {key} {key}.t" for key in names.values())]
    lines += [_UNNAMED] if "" in names else []
    lines += [
        "config tfile_encoding = 'utf8'",
        f"config event_name = {_quoted(options.name)}",
        f"config event_date = {_quoted(options.date)}",
        f"config max_rounds = {format.rounds}",
        f"config bye_spread = {format.scoring.bye_margin}",
        f"config track_firsts = {int(format.starts)}",
    ]
    lines += [f"config {_LABEL}{{'{k.upper()}'}} = {_quoted(d)}" for d, k in names.items() if d and d != k]
    for key in names.values():
        lines += _plan(state, key)
        lines += [f"prize rank {at} {key} {_prize(one)}" for at, one in enumerate(format.prizes, start=1)]
    for name, offered in format.class_prizes.items():
        lines += [
            f"# class {visible(name)}, place {n}: {visible(one)}" for n, one in enumerate(offered, start=1)
        ]
    return "".join(f"{line}\n" for line in lines)


def _plan(state: State, key: str) -> Iterator[str]:
    """tsh pairs a whole round robin at its first round; what it has no command for is a remark."""
    for round in range(1, state.format.rounds + 1):
        block, source = state.format.block(round), state.format.source(round)
        if block.system == "round-robin" and round == block.rounds[0]:
            yield f"autopair {key} {source} {round} rr {key}"
        elif command := _COMMANDS.get(block.system):
            told = command.format(
                repeats=_repeats(block), source=source, factor=block.options.get("factor", 1)
            )
            yield f"autopair {key} {source} {round} {told} {key}"
        else:
            yield f"# round {round} of {key}: {block.system}, after round {source}"


def _repeats(block: Block) -> int:
    return _MANY if block.system == "king-of-the-hill" else 0


def _quoted(text: str) -> str:
    return "'" + visible(text).replace("\\", "\\\\").replace("'", "\\'") + "'"


def _prize(text: str) -> str:
    """One word of a line, as tsh divides it: in quotation marks."""
    return '"' + visible(text).replace("\\", "").replace('"', "'") + '"'


def read_config(text: str) -> Config | Problems:
    """What is told, or every line that tells nothing that tsh would understand."""
    reading = _Reading()
    for at, line in enumerate(text.splitlines(), start=1):
        reading.line(at, line.strip())
    if not reading.divisions and not reading.problems:
        reading.wrong(0, "The configuration names no division.")
    return listed(reading.problems) or reading.config()


class _Reading:
    """A configuration while it is read."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.divisions: dict[str, str] = {}
        self.labels: dict[str, str] = {}
        self.unnamed = False
        self.autopair: list[str] = []
        self.prizes: list[str] = []
        self.notices: list[str] = []
        self.problems: list[Problem] = []

    def wrong(self, at: int, reason: str) -> None:
        self.problems.append(Problem(at, reason))

    def config(self) -> Config:
        told = (tuple(self.autopair), tuple(self.prizes), tuple(self.notices))
        unnamed = self.unnamed and len(self.divisions) == 1
        return Config(self.values, self.divisions, self.labels, unnamed, *told)

    def line(self, at: int, line: str) -> None:
        kind, _, rest = line.partition(" ")
        match kind.casefold():
            case "division":
                self._division(at, rest.split())
            case "config":
                self._setting(at, line)
            case "autopair":
                self.autopair.append(rest.strip())
            case "prize":
                self.prizes.append(rest.strip())
            case "perl":
                self.notices.append(f"Line {at} is a command in Perl; it was not run.")
            case known if not line or line.startswith("#") or known in _PASSED_OVER:
                self.unnamed |= line == _UNNAMED
            case _:
                self.wrong(at, f"No line of a configuration begins with {kind[:20]}.")

    def _division(self, at: int, words: list[str]) -> None:
        if len(words) != 2:
            self.wrong(at, "A division has a name and a file.")
        elif words[0].casefold() in {known.casefold() for known in self.divisions}:
            self.wrong(at, f"Division {words[0][:20]} is named twice.")
        elif len(self.divisions) >= _MOST_DIVISIONS:
            self.wrong(at, f"No more than {_MOST_DIVISIONS} divisions are read.")
        else:
            self.divisions[words[0][:128]] = words[1]

    def _setting(self, at: int, line: str) -> None:
        read = _SETTING.fullmatch(line)
        if read is None:
            self.wrong(at, "A setting is written: config name = value.")
        elif read["name"] == _LABEL and read["of"]:
            self.labels[_value(read["of"][1:-1]).upper()] = _value(read["value"])[:128]
        else:
            self.values[read["name"] + read["of"]] = _value(read["value"])


def _value(text: str) -> str:
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    return text
