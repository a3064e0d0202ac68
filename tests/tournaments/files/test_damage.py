"""Files that were damaged by hand: each kind has its line and its reason, and nothing is read by halves."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from gamehall.tournaments.files.aupair import write_tou
from gamehall.tournaments.files.aupair_reading import read_tou
from gamehall.tournaments.files.bundles import MOST_EACH, bundle, unbundle
from gamehall.tournaments.files.event_json import read_json, write_json
from gamehall.tournaments.files.problems import Problem, Read
from gamehall.tournaments.files.tsh_config import Config, read_config
from gamehall.tournaments.files.tsh_event import read_tsh, read_tsh_data, write_tsh
from gamehall.tournaments.files.tsh_reading import read_t
from tests.tournaments.files.halls import plan, walked
from tests.tournaments.files.spoiling import spoilt


def problems(read: object) -> tuple[Problem, ...]:
    """All that is wrong: a reader that finds anything gives nothing else."""
    assert isinstance(read, tuple), "it was read all the same"
    assert read
    return read


def told(read: object, line: int, reason: str, file: str = "") -> None:
    found = problems(read)
    assert any((one.line, one.file) == (line, file) and reason in one.reason for one in found), found


T = [
    "Kos, Ana 1500 2 3; 400 380; p12 1 2; board 1 1\n",
    "Lee, Ben 1400 1 0; 350 50; p12 2 0; board 1 0\n",
    "Ng, Eve 1300 0 1; 50 390; p12 0 1; board 0 1\n",
]
T_DAMAGE = {
    "no name": (2, "1400 1 0; 350 50\n", "begins with a name and a rating", 2),
    "a word among the opponents": (2, "Lee, Ben 1400 1 x; 350 50\n", "Among the opponents stands x", 2),
    "a word among the scores": (2, "Lee, Ben 1400 1 0; 3b0 50\n", "Among the scores stands 3b0", 2),
    "an opponent below nothing": (2, "Lee, Ben 1400 -1 0; 350 50\n", "Among the opponents stands -1", 2),
    "an opponent who is not there": (2, "Lee, Ben 1400 9 0; 350 50\n", "meets number 9; the file has 3", 2),
    "an opponent who met another": (2, "Lee, Ben 1400 3 0; 350 50\n", "Ana Kos meets Ben Lee, who meets", 1),
    "themselves": (2, "Lee, Ben 1400 2 0; 350 50\n", "Ben Lee cannot meet themselves", 2),
    "more scores than rounds": (2, "Lee, Ben 1400 1 0; 350 50 7\n", "3 scores for 2 rounds", 2),
    "one score of a game": (2, "Lee, Ben 1400 1 0\n", "only one has a score", 1),
    "boards in words": (2, "Lee, Ben 1400 1 0; 350 50; board one\n", "After board stands", 2),
    "starts in words": (2, "Lee, Ben 1400 1 0; 350 50; p12 first\n", "After p12 stands", 2),
    "our own field changed": (2, "Lee, Ben 1400 1 0; 350 50; unplayed 1 2\n", "this hall has not written", 2),
    "a name too long": (2, f"{'L' * 81} 1400 1 0; 350 50\n", "one to eighty letters", 2),
    "too many rounds": (2, f"Lee, Ben 1400 {'0 ' * 201}\n", "no more than 200 rounds", 2),
    "a line lost": (2, "", "meets number 3; the file has 2", 1),
}


@pytest.mark.parametrize("damage", T_DAMAGE)
def test_a_division_of_tsh(damage: str) -> None:
    at, text, reason, line = T_DAMAGE[damage]
    assert isinstance(read_t("".join(T)), Read)
    told(read_t("".join([*T[: at - 1], text, *T[at:]])), line, reason)


def test_a_division_of_tsh_that_was_cut_off_or_has_nobody() -> None:
    told(read_t("".join(T)[:-40]), 3, "begins with a name and a rating")
    told(read_t("".join(T)[:-30]), 1, "Ana Kos meets Eve Ng, who meets nobody")
    told(read_t("# only remarks\n\n"), 0, "no entrants")
    told(read_t("".join(f"E{n} 0\n" for n in range(4001))), 0, "no more than 4,000 entrants")


def test_all_that_is_wrong_is_told_at_once_in_the_order_of_the_lines() -> None:
    text = "Kos, Ana x\nLee, Ben 1400 1 y\n\nNg, Eve 0; 1 2 3\n"
    assert [one.line for one in problems(read_t(text))] == [1, 2, 4]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("config max_rounds = 3\n", 0, "names no division"),
        ("division a\n", 1, "A division has a name and a file"),
        ("division a a.t\n\ndivision A b.t\n", 3, "Division A is named twice"),
        ("division a a.t\nconfig max_rounds\n", 2, "A setting is written"),
        ("division a a.t\nmake coffee\n", 2, "begins with make"),
        ("".join(f"division d{n} {n}.t\n" for n in range(201)), 201, "No more than 200 divisions"),
    ],
)
def test_a_configuration_of_tsh(text: str, line: int, reason: str) -> None:
    found = read_config(text)
    assert not isinstance(found, Config)
    told(found, line, reason)


def test_the_folder_of_tsh() -> None:
    files = write_tsh(walked(7, format=plan(("pro", "teen"))).state)
    assert isinstance(read_tsh(files), Read)
    told(read_tsh({"pro.t": files["pro.t"]}), 0, "has no config.tsh")
    told(
        read_tsh({k: v for k, v in files.items() if k != "teen.t"}), 0, "there is no such file", "config.tsh"
    )
    told(read_tsh({**files, "teen.t": "Nobody\n"}), 1, "begins with a name", "teen.t")
    told(read_tsh(dict.fromkeys(files, "") | {"config.tsh": files["config.tsh"]}), 0, "has an entrant")
    twice = files["config.tsh"] + "config division_label{'TEEN'} = 'pro'\n"
    told(read_tsh({**files, "config.tsh": twice}), 0, "Two divisions are called pro", "config.tsh")


@pytest.mark.parametrize(
    ("text", "line", "reason", "file"),
    [
        ("division a a.t\n#begin_file name=a.t\nKos, Ana 1\n", 2, "has no end", ""),
        ("division a a.t\n#begin_file name=a.t\nKos 1\n#begin_file name=b.t\n", 4, "has not ended", ""),
        (
            "division a a.t\n#begin_file name=a.t\nKos 1\n#end_file\n#begin_file name=a.t\n#end_file\n",
            5,
            "a.t stands in the archive twice",
            "",
        ),
        (
            "division a a.t\n#begin_file name=a.t\nKos 1\nLee x\n#end_file\n",
            4,
            "begins with a name and a rating",
            "a.t",
        ),
        ("division a a.t\n" + "#" * 4_000_001, 0, "no more than 4,000,000 are read", ""),
    ],
)
def test_an_archive_of_tsh_has_the_lines_of_the_whole_file(
    text: str, line: int, reason: str, file: str
) -> None:
    told(read_tsh_data(text.encode()), line, reason, file)


TOU = [
    "*M30.11.2025 An event",
    "*A",
    "                                      0",
    "Ana Kos              2400  +2 1380   3",
    "Ben Lee               350   1 2050   2",
    "Eve Ng               2050   3 1380  +1",
    "*** END OF FILE ***",
]
TOU_DAMAGE = {
    "no header": (1, "Ana Kos", "The first line begins with *M", 1),
    "a header without a date": (1, "*MNovember 2025", "The first line begins with *M", 1),
    "a day that never was": (1, "*M31.02.2025 An event", "31.02.2025 is no day", 1),
    "no division": (2, "", "before the first division", 4),
    "a division twice": (3, "*A", "Division A stands in the file twice", 3),
    "letters in the columns": (5, "Ben Lee               35x   1 2050   2", "After a name stand", 5),
    "a column shifted": (5, "Ben Lee              350   1 2050   2x", "After a name stand", 5),
    "a figure lost": (5, "Ben Lee 350 1 2050", "After a name stand", 5),
    "nobody has this number": (
        5,
        "Ben Lee               350   7 2050   2",
        "meets number 7; there is none",
        5,
    ),
    "another opponent": (5, "Ben Lee               350   3 2050   2", "Ana Kos meets Ben Lee, who meets", 4),
    "a loser marked as winner": (5, "Ben Lee              2350   1 2050   2", "350 to 400 is lost", 5),
    "a draw that was none": (4, "Ana Kos              1400  +2 1380   3", "400 to 350 is won", 4),
    "no end": (7, "", "ends without *** END OF FILE ***", 6),
    "something after the end": (7, "*** END OF FILE ***\nEve Ng", "Something stands after", 8),
    "too many rounds": (5, "Ben Lee " + "0 2 " * 201, "no more than 200 rounds", 5),
}


@pytest.mark.parametrize("damage", TOU_DAMAGE)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_file_of_aupair(damage: str, ends: str) -> None:
    at, text, reason, line = TOU_DAMAGE[damage]
    assert isinstance(read_tou(ends.join([*TOU, ""]).encode()), Read)
    lines = [*TOU[: at - 1], *([text] if text else []), *TOU[at:]]
    if not text and at < 4:
        line -= 1
    told(read_tou(ends.join([*"\n".join(lines).split("\n"), ""]).encode()), line, reason)


def test_a_file_of_aupair_with_nothing_in_it() -> None:
    told(read_tou(b""), 1, "The first line")
    told(read_tou(b"*M30.11.2025 X\n*A\n*** END OF FILE ***\n"), 0, "no entrants")
    told(read_tou(b"*M30.11.2025 X\n" + b" " * 4_000_001), 0, "are read")


Told = dict[str, Any]
JSON_DAMAGE: dict[str, tuple[Callable[[Told], object], str, str]] = {
    "another kind": (lambda t: t.update(kind="a recipe"), "kind", "recipe"),
    "a later version": (lambda t: t.update(version=2), "version", "version"),
    "a name that is a number": (lambda t: t.update(name=7), "name", "name: Expected `str`"),
    "an unknown field": (lambda t: t.update(colour="red"), "", "colour"),
    "an entrant without a name": (lambda t: t["entrants"][1].pop("name"), "entrants", "name"),
    "an empty name": (lambda t: t["entrants"][1].update(name=""), "entrants", "length"),
    "a number twice": (lambda t: t["entrants"][1].update(number=1), "entrants", "Number 1 is"),
    "a number below one": (lambda t: t["entrants"][1].update(number=-3), "entrants", "count from one"),
    "a rating below nothing": (lambda t: t["entrants"][0].update(rating=-1), "entrants", "not below nothing"),
    "an unknown division": (lambda t: t["entrants"][0].update(division="x"), "entrants", "no division x"),
    "somebody unknown at a table": (
        lambda t: _table(t).update(who=[1, 99]),
        "rounds",
        "nobody has number 99",
    ),
    "the same twice at a table": (lambda t: _table(t).update(who=[1, 1]), "rounds", "sits at two tables"),
    "nobody at a table": (lambda t: _table(t).update(who=[]), "rounds", "length"),
    "a score too few": (lambda t: _played(t).update(scores=[400]), "rounds", "1 scores for 2"),
    "a score in words": (lambda t: _played(t).update(scores=["x", 1]), "rounds", "Expected `int`"),
    "a result of no kind": (lambda t: _played(t).update(how="dreamt"), "rounds", "dreamt"),
    "a stranger at fault": (lambda t: _played(t).update(at_fault=[77]), "rounds", "at fault does not sit"),
    "a bye of two": (lambda t: _played(t).update(how="bye"), "rounds", "a bye is for one alone"),
    "somebody unknown left": (lambda t: t.update(left={"99": 2}), "left", "Nobody has number 99"),
    "a stranger is penalised": (lambda t: t.update(penalties={"98": 2}), "penalties", "Nobody has number 98"),
}


def _table(told: Told) -> Told:
    found: Told = next(
        table
        for tables in told["divisions"][0]["rounds"]
        for table in tables
        if len(table["who"]) == 2 and table.get("result", {"how": ""}).get("how", "played") == "played"
    )
    return found


def _played(told: Told) -> Told:
    found: Told = _table(told)["result"]
    return found


@pytest.mark.parametrize("damage", JSON_DAMAGE)
def test_json_that_was_changed_by_hand(damage: str) -> None:
    """The line is that of what is wrong, or of what holds it."""
    spoil, where, reason = JSON_DAMAGE[damage]
    event = json.loads(write_json(walked(11).state))
    spoil(event)
    text = json.dumps(event, indent=1)
    found = problems(read_json(text.encode()))
    assert reason in " ".join(one.reason for one in found), found
    lines = text.splitlines()
    begins = next((n for n, line in enumerate(lines, 1) if line.lstrip().startswith(f'"{where}"')), 1)
    assert all(begins <= one.line <= len(lines) for one in found), (begins, found)


def test_json_says_the_very_line() -> None:
    event = json.loads(write_json(walked(11).state))
    event["entrants"][2]["rating"] = "high"
    text = json.dumps(event, indent=1)
    line = next(n for n, line in enumerate(text.splitlines(), 1) if '"high"' in line)
    told(read_json(text.encode()), line, "Expected `int`, got `str`")


@pytest.mark.parametrize(("text", "line"), [("", 1), ("{", 1), ('{\n"kind":\n}', 3), ("nothing", 1)])
def test_what_is_no_json(text: str, line: int) -> None:
    told(read_json(text.encode()), line, "This is no JSON")


def test_json_that_is_something_else() -> None:
    told(read_json(b"[1, 2]"), 1, "Expected `object`, got `array`.")


def test_json_that_is_too_deep_is_no_json() -> None:
    assert problems(read_json(b"[" * 100_000))


def packed(**files: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


BUNDLES = {
    "no archive": (b"hello", 0, "cannot be opened"),
    "a way out of the folder": (packed(**{"a.gcg": b"1", "../b.gcg": b"2"}), 2, "no plain name"),
    "a folder": (packed(**{"in/b.gcg": b"2"}), 1, "no plain name"),
    "a hidden file": (packed(**{".b.gcg": b"2"}), 1, "no plain name"),
    "the same name twice": (packed(**{"a.gcg": b"1", "A.GCG": b"2"}), 2, "stands in the archive twice"),
    "a very large game": (packed(**{"a.gcg": b" " * (MOST_EACH + 1)}), 1, "a game has no more than"),
    "cut off": (packed(**{"a.gcg": b"1" * 500})[:-30], 0, "cannot be opened"),
}


@pytest.mark.parametrize("damage", BUNDLES)
def test_an_archive_of_games(damage: str) -> None:
    data, line, reason = BUNDLES[damage]
    told(unbundle(data), line, reason)


def test_an_archive_of_games_in_which_a_file_is_damaged() -> None:
    good = bundle({"a.gcg": b"abc" * 400})
    at = good.index(b"a.gcg") + 10
    told(unbundle(good[:at] + b"\xff\xff\xff" + good[at + 3 :]), 1, "is damaged")


WRITTEN: dict[str, tuple[bytes, Callable[[bytes], object]]] = {
    "json": (write_json(walked(3).state), read_json),
    "tou": (write_tou(walked(3).state).data, read_tou),
    "t": (write_tsh(walked(3).state)["a.t"].encode(), lambda data: read_t(data.decode("latin-1"))),
    "tsh": (write_tsh(walked(3).state)["config.tsh"].encode(), read_tsh_data),
    "zip": (bundle({"a.gcg": b"x" * 99, "b.gcg": b"y"}), unbundle),
}


@pytest.mark.parametrize("kind", WRITTEN)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_to_a_file_it_is_read_or_it_is_said_why_not(kind: str, seed: int) -> None:
    """Bytes changed, lost and doubled by lot: no reader fails in any other way."""
    data, read = WRITTEN[kind]
    for damaged in spoilt(data, seed, 60):
        found = read(damaged)
        assert isinstance(found, Read | dict | tuple)
        assert found != ()
