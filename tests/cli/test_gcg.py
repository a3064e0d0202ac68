"""`gamehall gcg`: one JSON line a file, and an exit code that tells."""

import json
import os
from pathlib import Path

import pytest

from gamehall.games.scrabble.gcg.codes import CODES
from tests.games.scrabble.gcg.games import whole_game

from .conftest import ROOT, Run

GOOD = "#character-encoding UTF-8\n#player1 ann Ann\n#player2 bea Bea\n>ann: ACDEENT 8G CAT +10 10\n"
UNFINISHED = "The file stops before the last racks are counted."
SHARED = sorted((ROOT.parent / "shared" / "data" / "gcg").glob("*.gcg"))


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.gcg"
    file.write_text(GOOD)
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.gcg"
    file.write_text(GOOD.replace("8G CAT +10", "8g CAT +11"))
    return file


def test_one_json_line_a_file(fresh: Run, run: Run, good: Path, bad: Path) -> None:
    done = fresh("gcg", "check", good, bad)
    first, second = map(json.loads, done.stdout.splitlines())
    assert first == {
        "file": str(good),
        "ok": True,
        "problems": [],
        "warnings": [
            {"line": 4, "code": "unfinished", "says": "The file stops before the last racks are counted."}
        ],
        "totals": {"ann": 10, "bea": 0},
        "record": True,
    }
    assert not second["ok"]
    assert not second["record"]
    assert [(p["line"], p["code"]) for p in second["problems"]] == [(4, "score-wrong"), (4, "total-wrong")]
    assert second["totals"] == {"ann": 10, "bea": 0}
    assert done.returncode == 1
    assert run("gcg", "check", "--json", good).returncode == 0


def test_a_game_of_another_set_is_right_and_refused_by_both(run: Run, good: Path, tmp_path: Path) -> None:
    good.write_text(f"#tile-distribution polish\n{GOOD}")
    done, record = run("gcg", "check", good), tmp_path / "game.jsonl"
    report = json.loads(done.stdout)
    assert (report["ok"], report["record"], done.returncode) == (True, False, 1)
    assert run("gcg", "import", good, "--save", record).returncode == 1
    assert not record.exists()


def test_strict_finds_what_is_only_written_otherwise(run: Run, good: Path) -> None:
    good.write_text(GOOD.replace("8G", "8g"))
    assert run("gcg", "check", good).returncode == 0
    done = run("gcg", "check", "--strict", good)
    assert done.returncode == 1
    assert [p["code"] for p in json.loads(done.stdout)["problems"]] == ["place-lower-case"]


def test_a_file_that_cannot_be_opened_stops_no_other(run: Run, good: Path, bad: Path, tmp_path: Path) -> None:
    done = run("gcg", "check", tmp_path / "none.gcg", bad, good)
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert "none.gcg cannot be read: No such file or directory." in done.stderr


def test_a_file_may_have_any_name_and_hold_any_bytes(run: Run, tmp_path: Path) -> None:
    file = os.fsdecode(bytes(tmp_path) + b"/\xff.gcg")
    Path(file).write_bytes(bytes(range(256)) * 4)
    done = run("gcg", "check", file)
    assert done.returncode == 1
    assert not json.loads(done.stdout)["ok"]


def test_people_can_read_it_plainly(run: Run, good: Path, bad: Path) -> None:
    done = run("gcg", "check", "--plain", good, bad)
    assert f"✓ {good}  ann 10, bea 0" in done.stdout
    assert "line 4: score-wrong  8G CAT scores 10, not 11." in done.stdout


def test_every_code_can_be_printed_and_is_in_the_documentation(run: Run) -> None:
    printed, page = run("gcg", "codes").stdout, (ROOT / "docs" / "gcg.md").read_text()
    for code, (weight, says) in CODES.items():
        assert code in printed
        assert f"| `{code}` | {weight} | {says} |" in page


def test_what_a_check_refuses_an_import_refuses(run: Run, bad: Path, tmp_path: Path) -> None:
    checked = json.loads(run("gcg", "check", bad).stdout)
    done = run("gcg", "import", bad, "--save", tmp_path / "r.jsonl")
    assert done.returncode == 1
    for finding in (*checked["problems"], *checked["warnings"]):
        assert f"Line {finding['line']}: {finding['says']}" in done.stderr
    assert not (tmp_path / "r.jsonl").exists()


def test_an_import_shows_every_notice(run: Run, good: Path, tmp_path: Path) -> None:
    good.write_text(GOOD.replace("8G", "8g").replace("Bea", "Ann"))
    done = run("gcg", "import", good, "--save", tmp_path / "r.jsonl")
    assert done.returncode == 0
    assert "not finished." in done.stdout
    for notice in ("Two players have the name Ann.", "The place 8g", UNFINISHED, "does not tell every rack"):
        assert notice in done.stdout


ESC = "\x1b]0;owned\x07\x1b[2J"


def test_nothing_printed_steers_the_terminal(run: Run, good: Path, tmp_path: Path) -> None:
    """Not by a file's text, not by its name, not by a record that somebody made by hand."""
    good.write_text(GOOD.replace("Bea", f"Bea{ESC}\u202e") + f">{ESC}cid: A - +0 0\n")
    other = tmp_path / f"{ESC[:6]}.gcg"
    other.write_bytes(good.read_bytes())
    printed = [run("gcg", "check", "--plain", good, other)]
    good.write_text(GOOD)
    record = tmp_path / "r.jsonl"
    assert run("gcg", "import", good, "--save", record).returncode == 0
    lines = record.read_text().replace('"name":"Bea"', json.dumps({"name": f"Bea{ESC}\u202e"})[1:-1])
    assert "u001b" in lines
    record.write_text(lines)
    printed += [run("record", "show", record), run("record", "verify", record), run("gcg", "export", record)]
    for done in printed:
        assert not {"\x1b", "\x07", "\u202e"} & set(done.stdout + done.stderr)
    assert "Bea\ufffd]0;owned" in printed[1].stdout


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
def test_files_of_other_programs(run: Run) -> None:
    done = run("gcg", "check", *SHARED)
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert [report["file"] for report in reports] == [str(file) for file in SHARED]
    assert [Path(report["file"]).stem for report in reports if not report["ok"]] == [
        "quackle-multiplayer-crash"
    ]


def test_a_game_file_becomes_a_record_and_a_game_file_again(fresh: Run, run: Run, tmp_path: Path) -> None:
    file, record, again = tmp_path / "game.gcg", tmp_path / "game.jsonl", tmp_path / "again.gcg"
    file.write_text(whole_game(1))
    done = fresh("gcg", "import", file, "--save", record)
    assert done.returncode == 0
    assert "finished" in done.stdout
    verified = run("record", "verify", record, "--unsigned")
    assert verified.returncode == 0
    assert verified.stdout.count("✓") == 2, "nobody signed it, and nobody sealed what fell"
    assert "Ann Archer" in run("record", "show", record).stdout
    assert fresh("gcg", "export", record, "--save", again).returncode == 0
    assert run("gcg", "export", record).stdout == again.read_text()
    before, after = (json.loads(run("gcg", "check", "--strict", f).stdout) for f in (file, again))
    assert before["ok"]
    assert after["ok"]
    assert list(before["totals"].values()) == list(after["totals"].values())


def test_what_cannot_become_a_record_is_told_and_nothing_is_saved(
    run: Run, good: Path, tmp_path: Path
) -> None:
    good.write_text(GOOD.replace("8G", "1A"))
    done = run("gcg", "import", good, "--save", tmp_path / "r.jsonl")
    assert done.returncode == 1
    assert "Line 4: The first word covers the centre square, H8." in done.stderr
    assert not (tmp_path / "r.jsonl").exists()
    assert run("gcg", "import", tmp_path / "none", "--save", tmp_path / "r.jsonl").returncode == 2
    assert run("gcg", "import", good, "--save", tmp_path / "no" / "r.jsonl").returncode in (1, 2)


def test_only_records_of_the_crossword_game_are_exported(run: Run, good: Path, record_file: Path) -> None:
    assert "is no record of this hall" in run("gcg", "export", good).stderr
    done = run("gcg", "export", record_file)
    assert done.returncode == 2
    assert "game files are for Scrabble" in done.stderr


def test_what_has_no_end_is_no_game_file(run: Run, good: Path) -> None:
    done = run("gcg", "check", "/dev/zero", good)
    assert done.returncode == 2
    assert "/dev/zero is no ordinary file." in done.stderr
    assert len(done.stdout.splitlines()) == 1
