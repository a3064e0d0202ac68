"""`gamehall judge`, as people run it."""

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gamehall.cli import main
from tests.cli.conftest import ROOT, Run

CREW = "The crew repaired engines."
COMMAND = [sys.executable, "-c", "from gamehall.cli import main; main()", "judge"]


def about(word: str = "engines", type: str = "noun", designation: str = "s-v-do") -> tuple[str, ...]:
    """The options of a claim."""
    return (
        *("--word", word, "--type", type, "--designation", designation),
        *("--function", "direct-object", "--no-diagram"),
    )


def claim(id: str, **changed: Any) -> str:
    plain = {
        "id": id,
        "division": "senior",
        "designation": "s-v-do",
        "type": "noun",
        "function": "direct-object",
        "demands": ["plural"],
        "word": "engines",
        "start": 18,
        "text": CREW,
    }
    return json.dumps({**plain, **changed})


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, where the parser is loaded once for all sentences."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main(["judge", *map(str, arguments)])
        assert isinstance(ended.value.code, int)
        return subprocess.CompletedProcess([*map(str, arguments)], ended.value.code, *capfd.readouterr())

    return run


def test_a_sentence_is_explained(judged: Run) -> None:
    done = judged(CREW)
    assert done.returncode == 0, done.stderr
    for told in (
        "A simple declarative sentence: one independent clause.",
        "S-V-DO: subject crew; verb repaired; direct object engines",
        "Part of speech",
        "plural, objective",
        "Read with",
    ):
        assert told in done.stdout, told
    bare = judged("-", "--no-diagram", typed="  The crew\nrepaired engines.\n").stdout
    assert "A simple declarative sentence" in bare
    assert len(bare.splitlines()) < len(done.stdout.splitlines())


def test_rivals_are_told_in_a_line_each(judged: Run) -> None:
    told = judged("The girl saw the man with the telescope.", "--no-diagram").stdout
    assert "It may also be read so: " in told


def test_faults_are_told_with_their_paragraph(judged: Run) -> None:
    done = judged("the crew repaired engines", "--no-diagram")
    assert done.returncode == 1
    assert "(LT 22" in done.stdout
    strange = judged("猫がいる。")
    assert strange.returncode == 1
    assert "is not a sign of written English. (LT 22" in strange.stdout


def test_a_claim_is_judged(judged: Run) -> None:
    valid = judged(CREW, *about(), "--demand", "plural", "--demand", "length:7")
    assert valid.returncode == 0, valid.stderr
    assert "✓ Valid" in valid.stdout
    assert "By the rules of the Senior Division." in valid.stdout
    assert "could be so is for people to say. (LT 22 A)" in " ".join(valid.stdout.split())
    wrong = judged(CREW, *about(), "--demand", "singular", "--demand", "in:noun-clause")
    assert wrong.returncode == 1
    assert "✗ Not valid" in wrong.stdout
    assert '"engines" is plural. (LT 16' in wrong.stdout
    assert '"engines" stands in no noun clause. (LT 16' in wrong.stdout


def test_a_claim_for_a_judge_has_a_status_of_its_own(judged: Run) -> None:
    done = judged(
        "The girl saw the man with the telescope.",
        *("--word", "telescope", "--type", "noun", "--designation", "s-v-do", "--no-diagram"),
        *("--function", "object-of-preposition", "--demand", "in:adjective-phrase"),
    )
    assert done.returncode == 3, done.stdout + done.stderr
    assert "A judge must decide" in done.stdout


def test_answers_as_json(judged: Run) -> None:
    read = json.loads(judged(CREW, "--json").stdout)
    assert read["reading"]["structure"] == "simple"
    assert read["faults"] == []
    answer = json.loads(judged(CREW, *about(), "--demand", "singular", "--json").stdout)
    assert answer["verdict"] == "invalid"
    assert answer["faults"][0].keys() == {"of", "paragraph", "says"}


def test_the_diagram_goes_into_a_file(judged: Run, tmp_path: Path) -> None:
    file = tmp_path / "crew.svg"
    assert judged(CREW, "--svg", file).returncode == 0
    assert "repaired" in " ".join(ElementTree.parse(file).getroot().itertext())
    nowhere = judged(CREW, "--svg", tmp_path / "no" / "crew.svg")
    assert nowhere.returncode == 2
    assert "cannot be written" in nowhere.stderr
    assert "no diagram to write" in judged("猫", "--svg", file).stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "Say a sentence between quotation marks"),
        (("",), "Say a sentence between quotation marks"),
        (("--bogus",), "There is no option --bogus"),
        ((CREW, "--word", "engines"), "A claim also needs --designation and --type."),
        ((CREW, *about(type="nown")), 'There is no part of speech "nown"; write noun or pronoun.'),
        (
            (CREW, *about(type="zzz")),
            "write noun, pronoun, verb, adjective, adverb, preposition, conjunction or interjection.",
        ),
        ((CREW, *about(), "--division", "sixth"), 'There is no division "sixth"'),
        ((CREW, *about(designation="svdo")), 'There is no designation "svdo"'),
        ((CREW, *about("engine")), '"engine" does not stand in the sentence.'),
        ((CREW, *about("CREW")), 'Write it as there: "crew".'),
        (("The dog saw the dog.", *about("dog")), "say --start 4 or 16."),
        ((CREW, "--batch", "x"), "With --batch, a sentence has no place"),
        (("--batch", "x", "--start", "0"), "With --batch, --start has no place"),
        (("--batch", "x", "--function", "subject"), "With --batch, --function has no place"),
        (("--batch", "x", "--demand", "plural"), "With --batch, --demand has no place"),
        (("--batch", "x", "--division", "senior"), "With --batch, --division has no place"),
        (("--batch", "x", "--json"), "With --batch, --json has no place"),
        (("--batch", "x", "--no-diagram"), "With --batch, --no-diagram has no place"),
        ((CREW, "--division", "kinder"), "A claim also needs --word, --designation and --type."),
        (("--batch", "/nowhere/x"), "/nowhere/x cannot be read: No such file or directory."),
        (("--batch", "/"), "/ cannot be read: Is a directory."),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, arguments: tuple[str, ...], says: str) -> None:
    done = run("judge", *arguments)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())
    assert done.stdout == ""


def test_the_second_of_two_equal_words(judged: Run) -> None:
    wolves = ("The wolf saw the wolf.", *about("wolf"))
    assert judged(*wolves, "--start", "17").returncode == 0
    assert judged(*wolves, "--start", "4").returncode == 1


def test_a_file_of_claims_is_answered_in_order(judged: Run, tmp_path: Path) -> None:
    file = tmp_path / "claims.jsonl"
    lines = [
        "\ufeff" + claim("a", verdict="valid", fault="", note="left alone"),
        claim("b", demands=["singular"]),
        "no json",
        "",
        claim("c", division="sixth"),
        claim("d", type="nown"),
        '{"id": "e"}',
        "[" * 5_000,
        '{"x": "' + "y" * 200_000 + '"}',
        claim("f"),
    ]
    file.write_text("\n".join(lines), "utf-8")
    done = judged("--batch", file)
    assert done.returncode == 1
    assert "6 lines were no claims." in done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("verdict") or answer["line"] for answer in answers] == [
        "valid",
        "invalid",
        3,
        5,
        6,
        7,
        8,
        9,
        "valid",
    ]
    assert [answer["id"] for answer in answers] == ["a", "b", None, "c", "d", "e", None, None, "f"]
    assert answers[2] == {"id": None, "line": 3, "error": "This cannot be read as JSON."}
    assert answers[3]["error"].startswith('There is no division "sixth"')
    assert answers[7]["error"] == "This line is longer than 64 KB."


def test_who_sends_nothing_gets_no_answer(run: Run) -> None:
    done = run("judge", "--batch", "-", typed=" \n\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_who_sends_a_line_has_its_answer_before_the_next() -> None:
    with subprocess.Popen(
        [*COMMAND, "--batch", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, bufsize=0
    ) as process:
        assert process.stdin
        assert process.stdout
        for id in ("first", "second"):
            process.stdin.write(claim(id).encode() + b"\n")
            assert json.loads(process.stdout.readline())["id"] == id
        process.stdin.write(claim("third").encode())
        process.stdin.close()
        assert json.loads(process.stdout.read())["id"] == "third"
    assert process.returncode == 0


def test_who_stops_listening_is_not_told_of_it(tmp_path: Path) -> None:
    file = tmp_path / "claims.jsonl"
    file.write_text("\n".join(claim(str(number)) for number in range(200)))
    with subprocess.Popen(
        [*COMMAND, "--batch", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_long_file_shows_how_far_it_is(tmp_path: Path) -> None:
    file = tmp_path / "claims.jsonl"
    file.write_text("\n".join("x" * 3_000 for _ in range(100)))
    master, slave = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "--batch", str(file)], stdout=subprocess.PIPE, stderr=slave, cwd=ROOT, timeout=60
    )
    os.close(slave)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 100
    assert b"Judging" in os.read(master, 100_000)
    os.close(master)
