"""Sentences for programs: read, and ruled on as the game's judge does."""

from gamehall.kernel.parts import Library

LIBRARY = Library(
    names={"judge.asking": ("judge_sentence", "read_sentence"), "judge.handed_in": ("NoClaim",)},
)
