"""Paragraph coverage: is every printed rule enforced in code and proved by a test?"""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from gamehall.kernel.rulebook import Paragraph, Rulebook
from gamehall.rulebooks.citations import Citing, Words, citations
from gamehall.rulebooks.library import Library
from gamehall.rulebooks.proofs import Proof, proofs


class BookCount(Struct, frozen=True):
    """How far one book is enforced and proved; `needed` are its table and judge paragraphs."""

    book: Rulebook
    needed: tuple[Paragraph, ...]
    enforced: frozenset[str]
    proved: frozenset[str]

    @property
    def unenforced(self) -> list[str]:
        return [p.key for p in self.needed if p.key not in self.enforced]

    @property
    def unproved(self) -> list[str]:
        return [p.key for p in self.needed if p.key not in self.proved]


class Coverage(Struct, frozen=True):
    counts: tuple[BookCount, ...]
    strangers: tuple[str, ...]
    """Citations of paragraphs that no book has, in plain sentences."""

    @property
    def complete(self) -> bool:
        return not self.strangers and not any(c.unenforced or c.unproved for c in self.counts)


def cover(library: Library, tests: Path) -> Coverage:
    words = Words(library.sources.values())
    cited = {folder: citations(source, words) for folder, source in library.sources.items()}
    proved = [(proof, books_meant(library, proof, tests)) for proof in proofs(tests)]
    counts = tuple(_count(library, book, cited, proved) for book in library.books.values())
    return Coverage(
        counts, (*_unknown_in_code(library, cited), *_unknown_in_tests(library, proved, tests.parent))
    )


def books_meant(library: Library, proof: Proof, tests: Path) -> frozenset[str]:
    """The books whose paragraph a mark means.

    It may name the book. Otherwise the folder of the test says which game is meant, and with it the
    books on that game's shelves; a test that lies in no game's folder speaks of all books.
    """
    holding = {book.id for book in library.books.values() if book.find(proof.key)}
    if proof.book:
        return frozenset(holding & {proof.book})
    for part in reversed(proof.file.relative_to(tests).parts[:-1]):
        if part in library.shelves:
            return frozenset(holding & library.shelves[part])
    return frozenset(holding)


def _count(
    library: Library,
    book: Rulebook,
    cited: dict[str, list[Citing]],
    proved: Iterable[tuple[Proof, frozenset[str]]],
) -> BookCount:
    keys = {p.key for p in book.paragraph}
    enforced = {c.key for f in library.folders_for(book.id) for c in cited.get(f, ()) if c.rules}
    shown = {proof.key for proof, books in proved if book.id in books}
    needed = tuple(p for p in book.paragraph if p.by != "players")
    return BookCount(book, needed, frozenset(enforced & keys), frozenset(shown & keys))


def _unknown_in_code(library: Library, cited: dict[str, list[Citing]]) -> Iterable[str]:
    for folder, found in cited.items():
        known = {p.key for id in library.shelves[folder] for p in library.books[id].paragraph}
        for citing in found:
            if citing.key not in known:
                where = f"{folder}/{citing.file.name}:{citing.line}"
                yield f"{where} cites {citing.key!r}, which no book of {folder} has."


def _unknown_in_tests(
    library: Library, proved: Iterable[tuple[Proof, frozenset[str]]], root: Path
) -> Iterable[str]:
    for proof, books in proved:
        if books:
            continue
        where = f"{proof.file.relative_to(root)}:{proof.line}"
        if proof.book and proof.book not in library.books:
            yield f"{where} speaks of the book {proof.book!r}; there is none."
        elif proof.book:
            yield f"{where} proves {proof.key!r}, which the book {proof.book!r} does not have."
        else:
            yield f"{where} proves {proof.key!r}, which no book it could mean has."
