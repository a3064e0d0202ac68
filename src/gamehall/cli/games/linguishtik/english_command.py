"""`gamehall bench english`. The work is elsewhere and imported when asked for."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Files = Annotated[list[Path] | None, Parameter(consume_multiple=True, negative=())]


def bench_english(
    *,
    readings: Files = None,
    claims: Files = None,
    writer: int = 0,
    fuzz: int = 0,
    seed: int = 1,
    json: Flag = False,
    wrong: Flag = False,
) -> int:
    """Measure how well and how fast sentences are read, judged and written.

    Without files it takes those of a checkout (in tests) and of ../shared/data, where they are.

    Parameters
    ----------
    readings
        Files of sentences with the right reading beside, a JSON object a line.
    claims
        Files of claims with the right verdict beside, a JSON object a line.
    writer
        Let the writer meet so many drawn orders, and have the judge answer its sentences.
    fuzz
        Judge so many texts that nobody would write, and look for crashes and slow answers.
    seed
        Another seed draws other orders and other texts.
    json
        Print the figures as JSON.
    wrong
        Also print every sentence that was misread or misjudged, and a sample of what the writer wrote. Not
        for sentences kept back as a check.
    """
    from gamehall.cli.games.linguishtik.english_bench import bench

    return bench(readings or [], claims or [], writer, fuzz, seed, json, wrong)
