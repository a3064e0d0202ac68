"""The plain commands: help, rules, records, warm, types; and what they say when something is wrong."""

import json
import re
import resource
from pathlib import Path

import pytest

from .conftest import ROOT, Run


def test_help_is_quick_and_names_every_command(fresh: Run) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = fresh("--help")
    worked = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert done.returncode == 0
    for command in (
        "serve",
        "warm",
        "rules",
        "record",
        "arena",
        "play",
        "types",
        "bench",
        "crashtest",
        "tournament",
    ):
        assert f" {command} " in done.stdout
    assert worked < 0.8  # 0.3 s where nothing else runs; a server or an engine would take seconds


@pytest.mark.parametrize(
    "arguments",
    [
        "serve",
        "rules",
        "record verify",
        "record show",
        "record review",
        "arena",
        "play",
        "types",
        "bench hall",
        "crashtest",
        "tournament demo",
        "tournament show",
    ],
)
def test_every_command_explains_its_options(run: Run, arguments: str) -> None:
    done = run(*arguments.split(), "--help")
    assert done.returncode == 0
    assert "Parameters" in done.stdout or "Arguments" in done.stdout


def test_rules_lists_books_then_paragraphs_then_one(run: Run) -> None:
    books = run("rules").stdout
    assert "pentathlon-common" in books
    assert "every game" in books
    assert "goal-five" in run("rules", "contig60").stdout
    one = run("rules", "contig60", "goal-five").stdout
    assert "Contig 60 Tournament Highlights, 2020, GOAL" in one
    assert "Kept by the hall." in one


def test_a_game_with_several_books_says_how_to_read_one_of_them(run: Run) -> None:
    whole = run("rules", "linguishtik").stdout
    for division in ("senior", "junior", "middle", "elementary"):
        assert f"gamehall rules linguishtik --book {division}" in whole
    one = run("rules", "linguishtik", "--book", "middle").stdout
    assert "played by one of these" not in one
    for title in ("the play of the cubes", "Middle Division", "LinguiSHTIK tournament rules"):
        assert title in one
    assert "Elementary Division, 2017-18" not in one


def test_rules_can_be_searched_for_words_and_by_book(fresh: Run, run: Run) -> None:
    assert "three-challenges" in fresh("rules", "incorrect", "challenges").stdout
    hall = run("rules", "--book", "hall").stdout
    assert "hall-resign" in hall
    assert "goal-five" not in hall


def test_what_is_not_in_the_books_is_told_in_a_sentence(run: Run) -> None:
    for arguments in (["rules", "xyzzy"], ["rules", "--book", "xyzzy"], ["arena", "chess", "a", "b"]):
        done = run(*arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("gamehall: ")
        assert "Traceback" not in done.stderr


def test_coverage_of_this_checkout_knows_all_books_and_cites_no_stranger(fresh: Run) -> None:
    done = fresh("rules", "--coverage")
    for book in ("contig60", "pentathlon-common", "hall"):
        assert book in done.stdout
    assert not re.search(r"\.py:\d+ (cites|proves|speaks)", done.stdout)


def test_coverage_outside_a_checkout_says_so(run: Run, tmp_path: Path) -> None:
    done = run("rules", "--coverage", cwd=tmp_path)
    assert done.returncode == 2
    assert "checkout" in done.stderr


def test_a_good_record_is_verified(fresh: Run, record_file: Path) -> None:
    done = fresh("record", "verify", record_file)
    assert done.returncode == 0
    assert "✗" not in done.stdout
    for holds in ("The chain of", "The dealer was bound", "as it is recorded"):
        assert holds in done.stdout


def forge(record: Path, change: str) -> bytes:
    lines = record.read_bytes().splitlines(keepends=True)
    rolls = [n for n, line in enumerate(lines) if b'"Fell"' in line]
    match change:
        case "dice":
            lines[rolls[3]] = lines[rolls[3]].replace(b'"dice":[', b'"dice":[6,', 2)
        case "left out":
            del lines[rolls[3]]
        case "seed":
            lines[0] = lines[0].replace(b'"sealed_seed":"', b'"sealed_seed":"0', 1)
        case "ruling":
            lines[5] = lines[5].replace(b'"verdict":"allowed"', b'"verdict":"penalised"')
        case "garbage":
            lines[5] = b'{"seq":5\n'
        case "empty":
            lines = []
        case "another game":
            lines[0] = lines[0].replace(b'"contig60"', b'"chess"')
    return b"".join(lines)


@pytest.mark.parametrize("change", ["dice", "left out", "seed", "ruling", "garbage", "empty", "another game"])
def test_a_forged_record_is_found_out(run: Run, record_file: Path, tmp_path: Path, change: str) -> None:
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(forge(record_file, change))
    done = run("record", "verify", record_file, forged)
    assert done.returncode == 1
    assert "✗" in done.stdout
    assert not done.stderr


def test_a_record_is_shown_for_people(fresh: Run, run: Run, record_file: Path) -> None:
    done = fresh("record", "show", record_file, "--board")
    assert done.returncode == 0
    assert "Contig 60" in done.stdout
    assert "greedy rolls the dice. (BEGINNING OF TURN)" in " ".join(done.stdout.split())
    assert run("record", "show", record_file.with_name("none.jsonl")).returncode == 2


def test_warm_prepares_every_game(fresh: Run) -> None:
    done = fresh("warm")
    assert done.returncode == 0
    assert "Contig 60" in done.stdout


def test_types_are_written(fresh: Run, tmp_path: Path) -> None:
    assert fresh("types", tmp_path / "types").returncode == 0
    assert list((tmp_path / "types").glob("*.ts"))


def test_a_taken_port_is_told(fresh: Run, tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = fresh("serve", "--host", "127.0.0.1", "--port", port, "--data", tmp_path)
    assert done.returncode == 2
    assert "--port" in done.stderr


def test_the_arena_prints_json_for_programs(fresh: Run) -> None:
    done = fresh("arena", "contig60", "random", "greedy:err=0.1", "--games", 2, "--jobs", 1, "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert told["match"]["bots"] == ["random", "greedy:err=0.1"]
    assert told["result"]["games"] == 2


def test_the_arena_prints_a_table_for_people(run: Run) -> None:
    done = run("arena", "contig60", "random", "random", "--games", 2, "--jobs", 1, "--option", "chips=6")
    assert done.returncode == 0
    assert "of decided games" in done.stdout
    assert "goal-" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("contig60", "greedy", "nobody"), "has no bot 'nobody'; it has"),
        (("contig60", "greedy:err=much", "random"), "'err=much' is no setting"),
        (("contig60", "greedy:depth=3", "random"), "does not take these settings"),
        (("contig60", "random", "random", "--option", "chips=900"), "cannot be '900'"),
        (("contig60", "random", "random", "--option", "chip=9"), "is no option of Contig 60"),
    ],
)
def test_the_arena_says_what_it_cannot_use(run: Run, arguments: tuple[str, ...], says: str) -> None:
    done = run("arena", *arguments)
    assert done.returncode == 2
    assert says in done.stderr


def test_the_source_is_where_these_tests_think() -> None:
    assert (ROOT / "src" / "gamehall" / "cli").is_dir()


def test_a_game_is_looked_back_on(fresh: Run, record_file: Path) -> None:
    done = fresh("record", "review", record_file)
    assert done.returncode == 0, done.stderr
    assert "best plays of" in done.stdout
    assert "Entry " in done.stdout
    assert "{p1}" not in done.stdout
