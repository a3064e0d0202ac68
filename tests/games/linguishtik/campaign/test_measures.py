"""The judge keeps its promises on written claims, those kept back from its makers too."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.english.parsers.link_grammar.parse import is_here
from gamehall.games.linguishtik.campaign.measuring import ClaimFigures, measure_claims

HERE = Path(__file__).parents[1]
SHARED = Path(__file__).parents[5] / "shared/data"

needs_both_eyes = pytest.mark.skipif(
    not is_here(), reason="Link Grammar is not here: sentences are read with one eye"
)


def lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        pytest.skip(f"{file.name} lies beside the project, and is not here")
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


@cache
def claims(file: Path) -> ClaimFigures:
    return measure_claims(lines(file))


@needs_both_eyes
@pytest.mark.parametrize(
    "file",
    [
        HERE / "claims/own.jsonl",
        HERE / "claims/more.jsonl",
        HERE / "claims/kept.jsonl",
        SHARED / "claims-dev.jsonl",
    ],
)
def test_claims_are_answered_surely_and_the_sure_answers_are_right(file: Path) -> None:
    figures = claims(file)
    assert figures.sure.part >= 0.85
    assert figures.right.part >= 0.93


def test_what_is_wrong_is_named() -> None:
    assert claims(HERE / "claims/own.jsonl").fault_found.part >= 0.95
