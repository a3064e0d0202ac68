"""How well claims are judged, on files of claims with the right verdicts beside."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.english.reader.measuring import Share
from gamehall.games.linguishtik.judge.claim import Answer, Claim, Verdict
from gamehall.games.linguishtik.judge.claims import judge_many


class ClaimFigures(Struct, frozen=True):
    claims: int
    sure: Share
    right: Share
    """Of the sure answers."""
    false_accepts: int
    false_rejects: int
    sure_of_open: int
    """Answered surely where the right answer is to ask a judge."""
    fault_found: Share
    """Of claims rightly refused: the fault that was meant is among those named."""
    misjudged: tuple[str, ...]


def measure_claims(lines: Iterable[dict[str, Any]]) -> ClaimFigures:
    given = list(lines)
    claims = [msgspec.convert(line, Claim, strict=False) for line in given]
    answers = list(judge_many(claims))
    pairs = list(zip(given, answers, strict=True))
    sure = [(line, answer) for line, answer in pairs if answer.verdict is not Verdict.JUDGE]
    right = [(line, answer) for line, answer in sure if answer.verdict == line["verdict"]]
    refused = [(line, answer) for line, answer in right if answer.verdict is Verdict.INVALID]
    named = [line for line, answer in refused if any(f.of == line.get("fault") for f in answer.faults)]
    wrong = [(line, answer) for line, answer in sure if answer.verdict != line["verdict"]]
    return ClaimFigures(
        claims=len(given),
        sure=Share(len(sure), len(given)),
        right=Share(len(right), len(sure)),
        false_accepts=sum(line["verdict"] == "invalid" for line, _ in wrong),
        false_rejects=sum(line["verdict"] == "valid" for line, _ in wrong),
        sure_of_open=sum(line["verdict"] == "judge" for line, _ in wrong),
        fault_found=Share(len(named), len(refused)),
        misjudged=tuple(_misjudged(line, answer) for line, answer in wrong),
    )


def _misjudged(line: dict[str, Any], answer: Answer) -> str:
    said = "; ".join(f"{fault.of}: {fault.says}" for fault in answer.faults)
    return f"{line['id']} {line['text']}  {answer.verdict}, not {line['verdict']}. {said}".strip()
