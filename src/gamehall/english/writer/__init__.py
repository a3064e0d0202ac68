"""Sentences made to order, their tree known by construction.

    from gamehall.english.writer import Letters, Want, write

    want = Want(Pos.NOUN, (Function.INDIRECT_OBJECT,), features=("plural",), pattern=Pattern.S_V_IO_DO)
    write(want, seed=7)

A clause or phrase that a word must stand in is a *door* (`doors.toml`); a *path* is a way through doors to
the *site* of the word. The words come from the lists in `data/`, and for the target, when those run out, from
the lexicon. Whoever orders a sentence says what meets the order, and is shown each sentence with its tree.
"""

from gamehall.english.writer.parts import Sentence
from gamehall.english.writer.wants import Inside, Letters, Want
from gamehall.english.writer.write import write

__all__ = ["Inside", "Letters", "Sentence", "Want", "write"]
