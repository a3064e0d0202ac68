"""`gamehall scrabble plays`: positions in, plays out; and what it says when a line is no position."""

import json
from pathlib import Path

import pytest

from gamehall.cli.games.scrabble.bench import positions_of
from gamehall.lexicon.graph import graph_of
from gamehall.lexicon.lists.shelf import lexicon

from .conftest import Run

BAD = "/".join(["15"] * 7 + ["7BAD5"] + ["15"] * 7)
EMPTY = "/".join(["15"] * 15)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    file = tmp_path / "words.txt"
    file.write_text("ad\nbad\nbade\nabed  a definition\nde\ned\n")
    return file


def test_one_line_a_position(fresh: Run, run: Run, words: Path, tmp_path: Path) -> None:
    batch = tmp_path / "batch.tsv"
    batch.write_text(
        f"{BAD} E/ 0/0 0\t7\t8\t9\n\n{EMPTY} DA/ 0/0 0\n{BAD} X/\n{EMPTY.replace('15', '.' * 15)} ?D/"
    )
    done = fresh("scrabble", "plays", "--lexicon", words, "--batch", batch)
    assert (done.stderr, done.returncode) == ("", 0)
    # (BAD)E across; E(D) and (D)E down.
    assert done.stdout.splitlines() == ["3\t13\t7", "4\t24\t6", "0\t0\t0", "12\t48\t4"]
    piped = run("scrabble", "plays", "--lexicon", words, "--batch", "-", typed=batch.read_text())
    assert piped.stdout == done.stdout


def test_the_best_plays(run: Run, words: Path) -> None:
    typed = f"{BAD} ?E/ 0/0 0\n"
    done = run("scrabble", "plays", "--lexicon", words, "--batch", "-", "--best", "3", typed=typed)
    count, total, top, *plays = done.stdout.strip().split("\t")
    assert (int(count), int(total), int(top)) == (13, 55, 8)
    assert plays == ["K7 dE 8", "K8 Ed 8", "8H (BAD)E 7"]
    line = json.loads(run("scrabble", "plays", "--lexicon", words, "--batch", "-", "--json", "--best", "1",
                          typed=typed).stdout)  # fmt: skip
    assert line == {
        "plays": int(count),
        "sum": int(total),
        "top": int(top),
        "line": 1,
        "best": [{"at": "K7", "word": "dE", "score": 8}],
    }


def test_a_bad_line_is_named_and_the_others_are_answered(run: Run, words: Path) -> None:
    lines = [
        f"{BAD} E/",
        f"{BAD} e/",
        f"{BAD} EEEEEEEE/",
        f"{BAD}",
        "15/15 E/",
        f"{BAD.replace('7BAD5', '7BAD6')} E/",
        f"{BAD.replace('7BAD5', '7BÄD5')} E/",
        f"{BAD.replace('7BAD5', '99999999999999999999')} E/",
        "\x00\x01",
        f"{BAD} E/",
    ]
    done = run("scrabble", "plays", "--lexicon", words, "--batch", "-", typed="\n".join(lines))
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["3\t13\t7"] * 2
    said = done.stderr.splitlines()
    assert said[:2] == [
        "gamehall: Line 2: the rack holds 'e', which is neither A to Z nor ? for a blank.",
        "gamehall: Line 3: the rack has 8 tiles; it takes 1 to 7.",
    ]
    assert [line.split(":")[1] for line in said] == [f" Line {number}" for number in range(2, 10)]


def test_one_position_as_a_table(run: Run, words: Path) -> None:
    done = run("scrabble", "plays", "--lexicon", words, "--board", BAD, "--rack", "E?")
    assert done.returncode == 0
    assert done.stdout.startswith("13 plays, 55 points altogether, top score 8")
    assert "(BAD)E" in done.stdout
    answer = json.loads(
        run("scrabble", "plays", "--lexicon", words, "--board", BAD, "--rack", "E?", "--json").stdout
    )
    assert len(answer["best"]) == answer["plays"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Name a file with --batch, or one position with --board and --rack."),
        (("--board", BAD), "Name a file with --batch"),
        (("--board", "15", "--rack", "A"), "The board has 1 rows, not 15."),
        (("--board", BAD, "--rack", "A", "--lexicon", "nowhere"), "There is no word list called 'nowhere'."),
        (("--board", BAD, "--rack", "A", "--lexicon", "/dev/zero"), "/dev/zero is no ordinary file."),
        (("--batch", "nowhere.tsv"), "nowhere.tsv cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_asked(run: Run, words: Path, arguments: tuple[str, ...], said: str) -> None:
    lexicon = () if "--lexicon" in arguments else ("--lexicon", words)
    done = run("scrabble", "plays", *lexicon, *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_of_words_is_kept_by_what_it_holds(run: Run, words: Path, cache: Path) -> None:
    def top() -> str:
        return run("scrabble", "plays", "--lexicon", words, "--batch", "-", typed=f"{EMPTY} QI/").stdout

    assert top() == "0\t0\t0\n"
    words.write_text("QI\n")
    assert top() == "4\t88\t22\n"
    assert len(list(cache.rglob("*.graph"))) == 2


def test_the_commands_explain_themselves(run: Run) -> None:
    assert "--positions" in run("bench", "scrabble", "--help").stdout
    assert "standard input" in run("scrabble", "plays", "--help").stdout


def test_positions_that_nobody_named_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shared" / "data").mkdir(parents=True)
    (tmp_path / "shared" / "data" / "scrabble-positions.tsv").write_text(f"{BAD} E/")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    positions, source = positions_of(graph_of(lexicon()), None)
    assert (len(positions), source) == (200, "of its own games")


def test_a_blank_is_written_either_way(run: Run, words: Path) -> None:
    asked = ("scrabble", "plays", "--lexicon", words, "--board", EMPTY, "--rack")
    one, other = run(*asked, "?D"), run(*asked, "_D")
    assert one.returncode == 0
    assert one.stdout == other.stdout
    batch = run("scrabble", "plays", "--lexicon", words, "--batch", "-", typed=f"{EMPTY} ?D/\n{EMPTY} _D/\n")
    assert len(set(batch.stdout.splitlines())) == 1
