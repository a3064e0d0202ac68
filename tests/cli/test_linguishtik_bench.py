"""`gamehall bench linguishtik` measures what it says, on positions that a shake can come to."""

import msgspec
import pytest

from gamehall.cli.games.linguishtik import bench as linguishtik_bench
from gamehall.cli.games.linguishtik.positions import needs
from gamehall.games.linguishtik.cubes import cube_sets
from gamehall.proving.figures import Figure


def test_positions_are_those_of_shakes() -> None:
    drawn = list(needs(200, seed=4))
    cubes = cube_sets()["mlag"]
    assert drawn == list(needs(200, seed=4))
    assert len({need.division for need in drawn}) == 4
    for need in drawn:
        there = (*need.letters, *need.resources)
        assert len(there) + len(need.demands) == len(cubes.colours)
        assert sum(cube.colour in cubes.carries for cube in there) == 8 - len(need.demands)
        assert all(cubes.bears(cube.colour, cube.letter) for cube in there)


def test_the_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(linguishtik_bench, "_started", lambda: 0.5)
    assert linguishtik_bench.bench(positions=6, seed=2, json=True) == 0
    found = {each.name: each for each in msgspec.json.decode(capsys.readouterr().out, type=list[Figure])}
    assert found["words at hand"].value > 100_000
    assert found["the slowest word search"].met
    shares = [each.value for name, each in found.items() if name.startswith("called ") and "(" in name]
    assert sum(shares) == pytest.approx(100)
    assert found["possibility answers"].value > 1
