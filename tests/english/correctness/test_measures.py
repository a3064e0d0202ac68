"""The checks on sentences that others wrote: no false alarm, few faults missed, and fast."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.english.correctness import sentence_faults
from gamehall.english.parsers.spacy_model import trees
from tests.english.correctness.checking import faults

HERE = Path(__file__).parents[1]
SHARED = Path(__file__).parents[4] / "shared/data"
KINDS = ("spelling", "grammar", "capitals", "end-mark", "punctuation", "possessive", "length", "reality")
FILES = [
    HERE / "readings/own.jsonl",
    HERE.parent / "games/linguishtik/claims/own.jsonl",
    SHARED / "readings-dev.jsonl",
    SHARED / "claims-dev.jsonl",
]


def lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        pytest.skip(f"{file.name} lies beside the project, and is not here")
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


def is_faulty(line: dict[str, Any]) -> bool:
    return bool(line.get("error")) or line.get("fault") in KINDS


@pytest.mark.parametrize("file", FILES)
def test_a_correct_sentence_raises_no_alarm(file: Path) -> None:
    right = [line["text"] for line in lines(file) if not is_faulty(line) and line.get("verdict") != "judge"]
    assert [text for text in right if any(fault.sure for fault in faults(text))] == []
    assert sum(1 for text in right if faults(text)) <= len(right) / 100


@pytest.mark.parametrize("file", FILES[1:])
def test_of_faulty_sentences_nine_in_ten_are_found(file: Path) -> None:
    wrong = [line["text"] for line in lines(file) if is_faulty(line)]
    found = [text for text in wrong if any(fault.sure for fault in faults(text))]
    assert len(found) >= 0.9 * len(wrong)


def test_a_sentence_is_checked_in_about_a_millisecond() -> None:
    texts = [line["text"] for line in lines(FILES[0])]
    seen = list(trees(texts))
    for _ in range(2):
        started = time.process_time()
        for tree in seen:
            sentence_faults(tree.text, [tree], None)
        each = (time.process_time() - started) / len(seen)
    assert each <= 0.002
