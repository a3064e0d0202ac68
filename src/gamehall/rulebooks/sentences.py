"""Every sentence of the printed rules by its id, and which of them a book covers."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from gamehall.kernel.rulebook import Rulebook


class UnreadableSentences(Exception):
    """The file of sentences is not what it should be."""


class SeedCount(Struct, frozen=True):
    seed: str
    total: int
    missing: tuple[str, ...]

    @property
    def covered(self) -> int:
        return self.total - len(self.missing)


def count_sentences(file: Path, books: Iterable[Rulebook]) -> tuple[list[SeedCount], list[str]]:
    """For each seed how many sentences the books cover, and what is wrong with the books' `covers`."""
    seeds = read_sentences(file)
    known = {id for ids in seeds.values() for id in ids}
    covered: set[str] = set()
    problems = []
    for book in books:
        for paragraph in book.paragraph:
            covered.update(paragraph.covers)
            wrong = [id for id in paragraph.covers if id not in known]
            where = f"{book.id}, paragraph {paragraph.key!r}"
            problems += [f"{where}, covers {id!r}, which is not a sentence of {file.name}." for id in wrong]
    counts = [
        SeedCount(seed, len(ids), tuple(id for id in ids if id not in covered)) for seed, ids in seeds.items()
    ]
    return counts, problems


def read_sentences(file: Path) -> dict[str, list[str]]:
    """The ids of each seed, in the order of the file; its first row is a header."""
    seeds: dict[str, list[str]] = {}
    for number, line in enumerate(file.read_text("utf-8").splitlines()[1:], start=2):
        columns = line.split("\t")
        if not line.strip():
            continue
        if len(columns) < 2:
            raise UnreadableSentences(f"{file}, line {number}: expected an id, a tab and a seed.")
        seeds.setdefault(columns[1], []).append(columns[0])
    if not seeds:
        raise UnreadableSentences(f"{file} holds no sentences.")
    return seeds
