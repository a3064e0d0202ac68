"""`gamehall judge --batch`: claims in, answers out, line by line and in order."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from msgspec import Struct
from rich.progress import Progress

from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.claims import judge_many
from gamehall.games.linguishtik.judge.handed_in import NoClaim, claim_of
from gamehall.machine.speech import Unusable, complain, errors

_LONGEST_LINE = 64 * 1024
_TOGETHER = 64
_LONG_FILE = 256 * 1024
"""A file of this size takes long enough to show how far it is."""


class NoAnswer(Struct, frozen=True):
    """Stands in the place of an answer to a line that is no claim."""

    id: str | None
    """As on the line, where it can be read there."""
    line: int
    error: str


def judge_file(name: str) -> int:
    """Judge every line that is not blank; 1 when some of them were no claims."""
    out, wrong = sys.stdout.buffer, 0
    with _opened(name) as file, _progress(file) as advance:
        for batch in _batches(file):
            handed = [_claim(number, line) for number, line in batch if line.strip()]
            answers = judge_many([claim for claim in handed if isinstance(claim, Claim)])
            for claim in handed:
                answer = next(answers) if isinstance(claim, Claim) else claim
                wrong += isinstance(answer, NoAnswer)
                out.write(msgspec.json.encode(answer) + b"\n")
                out.flush()
            advance(sum(len(line) + 1 for _, line in batch))
    if wrong:
        complain(f"{wrong} {'line was no claim' if wrong == 1 else 'lines were no claims'}.")
    return 1 if wrong else 0


def _claim(number: int, line: bytes) -> Claim | NoAnswer:
    if len(line) > _LONGEST_LINE:
        return NoAnswer(None, number, f"This line is longer than {_LONGEST_LINE // 1024} KB.")
    try:
        return claim_of(line.removeprefix(b"\xef\xbb\xbf"))
    except NoClaim as error:
        return NoAnswer(error.id, number, str(error))


def _batches(file: int) -> Iterator[list[tuple[int, bytes]]]:
    """Numbered lines, as many at a time as have come in; who sends one line gets its answer at once."""
    number, rest = 0, b""
    while more := os.read(file, _LONGEST_LINE):
        *whole, rest = (rest + more).split(b"\n")
        rest = rest[: _LONGEST_LINE + 1]  # of a line without end only that it is too long is kept
        numbered = list(enumerate(whole, number + 1))
        number += len(whole)
        for at in range(0, len(numbered), _TOGETHER):
            yield numbered[at : at + _TOGETHER]
    if rest:
        yield [(number + 1, rest)]


@contextmanager
def _opened(name: str) -> Iterator[int]:
    if name == "-":
        yield sys.stdin.fileno()
        return
    try:
        file = os.open(name, os.O_RDONLY)
        os.read(file, 0)
    except OSError as error:
        raise Unusable(f"{name} cannot be read: {error.strerror}.") from error
    try:
        yield file
    finally:
        os.close(file)


@contextmanager
def _progress(file: int) -> Iterator[Callable[[int], None]]:
    """A bar where somebody watches and the answers go elsewhere."""
    size, console = os.fstat(file).st_size, errors()
    if size < _LONG_FILE or not console.is_terminal or sys.stdout.isatty():
        yield lambda _: None
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Judging", total=size)
        yield lambda done: progress.advance(task, done)
