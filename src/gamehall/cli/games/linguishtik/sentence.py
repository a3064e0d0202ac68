"""What `gamehall judge` does with one sentence: explains it, or judges a claim."""

import sys
from pathlib import Path

import msgspec

from gamehall.cli.games.linguishtik.shown import print_answer, print_look
from gamehall.english import diagram as drawing
from gamehall.english.explain import look
from gamehall.english.reading import Reading
from gamehall.english.saying import together
from gamehall.games.linguishtik.judge.asking import told
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.handed_in import NoClaim, claimed_of, start_of
from gamehall.machine.speech import Unusable, console

_MOST_TYPED = 10_000
_STATUS = {Verdict.VALID: 0, Verdict.INVALID: 1, Verdict.JUDGE: 3}


def nothing_asked() -> Unusable:
    return Unusable(
        'Say a sentence between quotation marks, as in gamehall judge "The crew repaired engines." '
        "(gamehall judge --help tells more.)"
    )


def alone(**others: object) -> None:
    """A file of claims says all by itself."""
    if given := [name for name, value in others.items() if value]:
        name = "a sentence" if given[0] == "text" else f"--{given[0].replace('_', '-')}"
        raise Unusable(f"With --batch, {name} has no place: every line of the file is a whole claim.")


def handed_in(text: str) -> str:
    """The sentence on one line; from standard input where it is only a hyphen."""
    if text == "-":
        text = sys.stdin.read(_MOST_TYPED)
    elif text.startswith("-"):
        raise Unusable(f"There is no option {text}; gamehall judge --help tells which there are.")
    return " ".join(text.split())


def claimed(
    text: str,
    word: str,
    start: int | None,
    designation: str,
    type: str,
    functions: tuple[str, ...],
    demands: tuple[str, ...],
    division: str,
) -> Claim:
    given = {"--word": word, "--designation": designation, "--type": type}
    if missing := [name for name, value in given.items() if not value]:
        raise Unusable(f"A claim also needs {together(missing)}.")
    try:
        start = start_of(text, word, "--start") if start is None else start
        return claimed_of(text, word, designation, type, functions, demands, division, start)
    except NoClaim as error:
        raise Unusable(str(error)) from error


def judge_claim(claim: Claim, svg: Path | None, *, diagram: bool, as_json: bool) -> int:
    answer = judge(claim)
    seen = look(claim.text)
    if svg:
        _write(svg, seen.read.best if seen.read else None)
    if as_json:
        print(msgspec.json.encode(answer).decode())
    else:
        print_answer(console(), claim, answer, seen, diagram=diagram)
    return _STATUS[answer.verdict]


def explain(text: str, svg: Path | None, *, diagram: bool, as_json: bool) -> int:
    if not text:
        raise nothing_asked()
    seen = look(text)
    if svg:
        _write(svg, seen.read.best if seen.read else None)
    if as_json:
        print(msgspec.json.encode(told(seen)).decode())
    else:
        print_look(console(), seen, diagram=diagram)
    return 0 if seen.correct else 1


def _write(file: Path, reading: Reading | None) -> None:
    if reading is None:
        raise Unusable("This text cannot be read as a sentence, so there is no diagram to write.")
    try:
        file.write_text(drawing.svg(reading), "utf-8")
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}.") from error
