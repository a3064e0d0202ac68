"""Needs for tests."""

from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.solver.need import Need


def spelled_with(letters: str, *demands: str, resources: str = "", most: int | None = None) -> Need:
    """Red cubes that show these letters."""
    on_mat, beside = (tuple(Cube("red", letter) for letter in text) for text in (letters, resources))
    return Need(Division.SENIOR, "s-v", demands, on_mat, beside, most)
