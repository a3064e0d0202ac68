"""`gamehall bench english`: how well and how fast sentences are read, judged and written."""

import resource
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gamehall.cli.games.linguishtik.english_campaigns import fuzzed, writer
from gamehall.english.reader import read, read_many
from gamehall.english.reader.measuring import ReadingFigures, Share, measure_readings
from gamehall.games.linguishtik.campaign.measuring import ClaimFigures, measure_claims
from gamehall.machine.speech import Unusable, console, errors
from gamehall.proving.figures import Figure, show

_PLACES = (
    Path("../shared/data"),
    Path("tests/english/readings"),
    Path("tests/games/linguishtik/claims"),
)
_SPEED_ROUNDS = 3


def bench(
    readings: Sequence[Path],
    claims: Sequence[Path],
    written: int,
    odd: int,
    seed: int,
    json: bool,
    wrong: bool,
) -> int:
    with errors().status("opening the eyes"):
        eyes = read("The judge opens both eyes.").eyes
    figures: list[Figure] = []
    if written:
        figures += writer(written, seed, wrong and not json)
    if odd:
        figures += fuzzed(odd, seed)
    if not (written or odd) or readings or claims:
        figures += _measured(readings, claims, wrong and not json)
    show(figures, f"English on this machine, with {len(eyes)} of 2 eyes", json)
    return 0


def _measured(readings: Sequence[Path], claims: Sequence[Path], wrong: bool) -> list[Figure]:
    figures: list[Figure] = []
    texts: list[str] = []
    told: list[str] = []
    for file in readings or _found("readings"):
        lines = _lines(file)
        texts += [line["text"] for line in lines]
        with errors().status(f"reading {file.name}"):
            measured = measure_readings(lines)
        figures += _of_readings(_name(file), measured)
        told += measured.misread
    for file in claims or _found("claims"):
        lines = _lines(file)
        texts += [line["text"] for line in lines]
        with errors().status(f"judging {file.name}"):
            judged = measure_claims(lines)
        figures += _of_claims(_name(file), judged)
        told += judged.misjudged
    if not texts:
        raise Unusable("There are no sentences to measure with. Name files with --readings and --claims.")
    figures += _speed(texts)
    if wrong:
        for line in told:
            console().print(line, highlight=False, markup=False)
    return figures


def _found(kind: str) -> Iterator[Path]:
    """The files of sentences that lie at hand: those of a checkout, and shared ones beside it."""
    for place in _PLACES:
        yield from sorted(place.glob(f"{kind}*.jsonl"))
        if place.name == kind:
            yield from sorted(place.glob("*.jsonl"))


def _name(file: Path) -> str:
    return file.stem if file.stem.startswith(file.parent.name) else f"{file.parent.name} {file.stem}"


def _lines(file: Path) -> list[dict[str, Any]]:
    try:
        return [msgspec.json.decode(line) for line in file.read_bytes().splitlines() if line.strip()]
    except (OSError, msgspec.DecodeError) as error:
        raise Unusable(f"{file} could not be read: {error}") from error


def _percent(name: str, share: Share, goal: float | None = None) -> Figure:
    return Figure(f"{name} ({share.right}/{share.of})", 100 * share.part, "%", goal)


def _of_readings(name: str, found: ReadingFigures) -> list[Figure]:
    shown = [_percent(f"{name}: part of speech and function", found.words, 95)]
    for kind in ("pattern", "structure", "purpose", "inverted", "containers"):
        share: Share = getattr(found, kind)
        if share.of:
            shown.append(_percent(f"{name}: {kind}", share))
    return shown


def _of_claims(name: str, found: ClaimFigures) -> list[Figure]:
    return [
        _percent(f"{name}: answered surely", found.sure, 85),
        _percent(f"{name}: right among the sure", found.right, 97),
        _percent(f"{name}: the fault meant is named", found.fault_found),
        Figure(f"{name}: false accepts", found.false_accepts, "claims"),
        Figure(f"{name}: false rejects", found.false_rejects, "claims"),
        Figure(f"{name}: sure where a judge is needed", found.sure_of_open, "claims"),
    ]


def _speed(texts: Sequence[str]) -> list[Figure]:
    best = float("inf")
    with errors().status("reading against the clock"):
        for _ in range(_SPEED_ROUNDS):
            start = time.process_time()
            for _read in read_many(texts):
                pass
            best = min(best, time.process_time() - start)
    scale = 1024 * 1024 if sys.platform == "darwin" else 1024
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / scale
    return [
        Figure("sentences read on one core", len(texts) / best, "sentences/s", 150),
        Figure("memory", memory, "MB", 500, most=True),
    ]
