"""Sentences made to order, their tree known by construction.

    from gamehall.english.writing import Order, write

    write(Order(Division.SENIOR, "s-v-io-do", Pos.NOUN, (Function.INDIRECT_OBJECT,), ("plural",)), seed=7)

A clause or phrase that a word must stand in is a *door* (`doors.toml`); a *path* is a way through doors to
the *site* of the word. The words come from the lists in `data/`, and for the target, when those run out, from
the lexicon. Each sentence is read by `grammar.analyse` and checked against its order before it is given out.
"""

from gamehall.english.writing.clearly import write_clearly
from gamehall.english.writing.conflicts import contradiction
from gamehall.english.writing.wants import Order
from gamehall.english.writing.writer import Written, variants, warm_up, write

__all__ = ["Order", "Written", "contradiction", "variants", "warm_up", "write", "write_clearly"]
