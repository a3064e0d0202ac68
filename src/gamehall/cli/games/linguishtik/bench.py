"""`gamehall bench linguishtik`: how fast words are found, and what is possible is told."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

from rich.progress import track

from gamehall.cli.games.linguishtik.positions import needs
from gamehall.english.reader import read
from gamehall.games.linguishtik import engine
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.possible import possible, prove_now
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.solver.words.hoard import hoard
from gamehall.machine.speech import errors
from gamehall.proving.figures import Figure, show

_SEARCH_ROUNDS = 3
_OTHER = 1
"""A seed that no answer is kept of."""
_START = (
    "import time; start = time.process_time()\n"
    "from gamehall.games.linguishtik.solver.words.hoard import hoard; hoard()\n"
    "print(time.process_time() - start)"
)


def bench(positions: int, seed: int, json: bool) -> int:
    with errors().status("opening the word hoard and the eyes"):
        engine.warm()
        read("The judge opens both eyes.")
        loaded = min(_started() for _ in range(3))
    drawn = list(needs(positions, seed))
    figures = [
        *_searching(drawn),
        Figure("words at hand", len(hoard().words), "words"),
        Figure("words at hand after", 1000 * loaded, "ms"),
        *_answering(drawn),
    ]
    show(figures, f"LinguiSHTIK on this machine, {positions} positions", json)
    return 0


def _started() -> float:
    """Seconds of processor time until a process of its own has the words, imports and all."""
    asked = subprocess.run([sys.executable, "-c", _START], check=True, capture_output=True, text=True)
    return float(asked.stdout)


def _timed(work: Callable[[Need], object], need: Need) -> float:
    start = time.process_time()
    work(need)
    return time.process_time() - start


def _searching(drawn: list[Need]) -> list[Figure]:
    """Processor time for each position, the best of several rounds."""
    times = [float("inf")] * len(drawn)
    for _ in track(range(_SEARCH_ROUNDS), "searching for words", console=errors(), transient=True):
        fitting_words.cache_clear()
        times = [
            min(one, _timed(fitting_words.__wrapped__, need)) for one, need in zip(times, drawn, strict=True)
        ]
    found = sorted(len(fitting_words(need)) for need in drawn)
    return [
        Figure("word searches", len(times) / sum(times), "searches/s"),
        Figure("a word search, p95", 1000 * _share(times, 0.95), "ms", 5, most=True),
        Figure("the slowest word search", 1000 * max(times), "ms", 20, most=True),
        Figure("words that fit, half the positions at most", found[len(found) // 2], "words"),
    ]


def _answering(drawn: list[Need]) -> list[Figure]:
    times, proofs = [], []
    verdicts: Counter[str] = Counter()
    doubtful = 0
    for need in track(drawn, "asking what is possible", console=errors(), transient=True):
        times.append(_timed(possible, need))
        found = possible(need)
        verdicts[found.verdict] += 1
        doubtful += found.verdict == "impossible" and not found.sure
    for need in track(drawn, "proving Now", console=errors(), transient=True):
        proofs.append(_timed(lambda one: prove_now(one, _OTHER), need))
    shares = [
        Figure(f"called {verdict} ({verdicts[verdict]})", 100 * verdicts[verdict] / len(drawn), "%")
        for verdict in ("possible", "impossible", "unknown")
    ]
    return [
        Figure("possibility answers", len(times) / sum(times), "answers/s"),
        Figure("a possibility answer, mean", 1000 * sum(times) / len(times), "ms"),
        Figure("a possibility answer, p95", 1000 * _share(times, 0.95), "ms"),
        *shares,
        Figure("called impossible, but a judge may know a word", 100 * doubtful / len(drawn), "%"),
        Figure("a proof of Now, mean", 1000 * sum(proofs) / len(proofs), "ms"),
        Figure("a proof of Now, p95", 1000 * _share(proofs, 0.95), "ms"),
    ]


def _share(times: list[float], part: float) -> float:
    """The time that this part of all stays under."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]
