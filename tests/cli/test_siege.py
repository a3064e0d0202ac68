"""A short siege: whatever is thrown at it the hall stands, and the others go on."""

import json

import pytest

from gamehall.proving.siege.command import NAMES
from tests.cli.conftest import Run


@pytest.mark.parametrize("attacks", [("flood", "joins", "openers", "frames"), ("clock",)])
def test_the_hall_stands(run: Run, attacks: tuple[str, ...]) -> None:
    chosen = [argument for attack in attacks for argument in ("--only", attack)]
    done = run("siege", "--seconds", "1", "--frames", "400", "--json", *chosen)
    assert done.returncode in (0, 1), done.stderr
    results = json.loads(done.stdout)
    assert [result["attack"] for result in results] == list(attacks)
    for result in results:
        assert result["wrong"] == [], result["attack"]
        assert result["during"]["acts"] > 0, f"nobody could act during {result['attack']}"


def test_an_attack_nobody_knows_is_told(run: Run) -> None:
    done = run("siege", "--only", "dragon")
    assert done.returncode == 2
    assert all(name in done.stderr for name in NAMES)
