"""The reader keeps its promises on written sentences, those kept back from its makers too."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.english.parsers.link_grammar.parse import is_here
from gamehall.english.reader.measuring import ReadingFigures, measure_readings

HERE = Path(__file__).parents[1]
SHARED = Path(__file__).parents[4] / "shared/data"

needs_both_eyes = pytest.mark.skipif(
    not is_here(), reason="Link Grammar is not here: sentences are read with one eye"
)


def lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        pytest.skip(f"{file.name} lies beside the project, and is not here")
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


@cache
def readings(file: Path) -> ReadingFigures:
    return measure_readings(lines(file))


@needs_both_eyes
@pytest.mark.parametrize(
    "file", [HERE / "readings/own.jsonl", HERE / "readings/kept.jsonl", SHARED / "readings-dev.jsonl"]
)
def test_part_of_speech_and_function_are_right_in_95_of_100_words(file: Path) -> None:
    figures = readings(file)
    assert figures.words.part >= 0.95
    assert figures.purpose.part >= 0.98
    assert figures.structure.part >= 0.96
