"""`gamehall rules`: the rulebooks in the terminal, and how far code and tests follow them."""

from pathlib import Path

from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamehall.kernel import catalog
from gamehall.kernel.rulebook import HALL_BOOK, Paragraph, Rulebook, Shelf
from gamehall.machine.speech import Unusable
from gamehall.rulebooks.coverage import BookCount, Coverage, cover
from gamehall.rulebooks.library import library, of_events
from gamehall.rulebooks.sentences import SeedCount, UnreadableSentences, count_sentences

_HOW = (
    "A paragraph kept by the table or a judge is enforced by code that cites it in a ruling (or names it in "
    "a module's CITES), and proved by a test marked with @pytest.mark.paragraph."
)
_WIDE = 110
"""In a narrower terminal paragraphs stand one below the other: columns leave no room for what they say."""
_BY = {"table": "the hall", "judge": "a judge", "players": "the players"}


def browse(console: Console, words: tuple[str, ...], book_id: str) -> None:
    """Books, the paragraphs of a book, one paragraph, or all that speak of something."""
    games = catalog.games()
    game, rest = (words[0], words[1:]) if words and words[0] in games else ("", words)
    books = _books(game, book_id)
    sought = " ".join(rest)
    if not sought:
        narrow = console.width < _WIDE
        if not (game or book_id):
            console.print(_contents(books))
            return
        if game and not book_id and len(shelves := catalog.game(game).shelves) > 1:
            console.print(_shelves(game, shelves))
        console.print(Group(*((_in_blocks if narrow else _whole)(book) for book in books)))
        return
    exact = [(b, p) for b in books for p in b.paragraph if p.key == sought]
    found = exact or [(b, p) for b in books for p in b.paragraph if _speaks_of(p, sought)]
    if not found:
        raise Unusable(f"No paragraph speaks of {sought!r}. `gamehall rules` lists games and books.")
    for book, paragraph in found:
        console.print(paragraph_whole(book, paragraph))


def _books(game: str, book_id: str) -> list[Rulebook]:
    wanted = [catalog.game(game)] if game else list(catalog.games().values())
    shelves = [shelf for g in wanted for shelf in g.shelves]
    books = {book.id: book for shelf in shelves for book in shelf.books if book is not HALL_BOOK}
    books |= {} if game else of_events()
    books[HALL_BOOK.id] = HALL_BOOK
    if not book_id:
        return list(books.values())
    chosen = [book for shelf in shelves if shelf.id == book_id for book in shelf.books]
    chosen = chosen or [book for book in books.values() if book.id == book_id]
    if not chosen:
        known = ", ".join(dict.fromkeys([*books, *(shelf.id for shelf in shelves)]))
        raise Unusable(f"There is no book {book_id!r} here; there are {known}.")
    return chosen


def _speaks_of(paragraph: Paragraph, sought: str) -> bool:
    text = f"{paragraph.key} {paragraph.at} {paragraph.gist} {paragraph.provenance}".casefold()
    return all(word in text for word in sought.casefold().split())


def _contents(books: list[Rulebook]) -> RenderableType:
    used: dict[str, list[str]] = {}
    for game in catalog.games().values():
        for book in {b.id: b for shelf in game.shelves for b in shelf.books}.values():
            used.setdefault(book.id, []).append(game.id)
    table = Table(title="Rulebooks of the hall", box=None, title_justify="left", padding=(0, 2, 0, 0))
    for heading in ("book", "title", "edition", "paragraphs", "played by it"):
        justify: JustifyMethod = "right" if heading == "paragraphs" else "left"
        table.add_column(heading, justify=justify, no_wrap=heading == "book")
    events = of_events()
    for book in books:
        games = ", ".join(used.get(book.id, ("events",) if book.id in events else ("sentences",)))
        games = games if book is not HALL_BOOK else "every game"
        table.add_row(book.id, book.title, book.edition, str(len(book.paragraph)), games)
    hint = "gamehall rules GAME   gamehall rules --book BOOK   gamehall rules GAME KEY   gamehall rules words"
    return Group(table, Text(f"\n{hint}", style="dim"))


def _shelves(game: str, shelves: tuple[Shelf, ...]) -> RenderableType:
    """Which books a table can be played by, and how to read only these."""
    lines = Text(f"{catalog.game(game).name} is played by one of these:\n")
    for shelf in shelves:
        lines.append(f"  gamehall rules {game} --book {shelf.id}", style="bold")
        lines.append(f"  {shelf.title}\n")
    return lines


def _in_blocks(book: Rulebook) -> RenderableType:
    head, blocks = _head(book), []
    for paragraph in book.paragraph:
        said = Text.assemble((paragraph.at, "bold"), "  ", (paragraph.key, "cyan"))
        said.append(f"\n{paragraph.gist} ")
        said.append(f"Kept by {_BY[paragraph.by]}.", style="dim")
        if paragraph.provenance:
            said.append(f"\n{paragraph.provenance}", style="dim italic")
        blocks.append(Padding(said, (1, 0, 0, 2)))
    return Group(head, *blocks, Text())


def _head(book: Rulebook) -> Text:
    head = Text.assemble((book.title, "bold"), f", {book.edition}\n", (book.source, "dim"))
    if book.note:
        head.append(f"\n{book.note}", style="dim italic")
    return head


def _whole(book: Rulebook) -> RenderableType:
    head = _head(book)
    table = Table(box=None, padding=(0, 2, 1, 0))
    for heading in ("where", "key", "what it says", "kept by"):
        table.add_column(heading, no_wrap=heading == "key", max_width=20 if heading == "where" else None)
    for paragraph in book.paragraph:
        gist = Text(paragraph.gist)
        if paragraph.provenance:
            gist.append(f"\n{paragraph.provenance}", style="dim italic")
        table.add_row(paragraph.at, Text(paragraph.key, "cyan"), gist, _BY[paragraph.by])
    return Group(head, Padding(table, (1, 0)))


def paragraph_whole(book: Rulebook, paragraph: Paragraph) -> RenderableType:
    """One paragraph with all that is known of it."""
    said = Text.assemble(
        (paragraph.key, "bold cyan"), f"  {book.title}, {book.edition}, ", (paragraph.at, "bold")
    )
    said.append(f"\n  {paragraph.gist}\n  ")
    said.append(f"Kept by {_BY[paragraph.by]}.", style="dim")
    if paragraph.provenance:
        said.append(f"\n  {paragraph.provenance}", style="dim italic")
    if paragraph.covers:
        said.append(f"\n  Sentences: {', '.join(paragraph.covers)}", style="dim")
    return said.append("\n")


def report(console: Console, tests: Path, sentences: Path | None) -> bool:
    """Print the coverage; true when nothing is missing."""
    if not tests.is_dir():
        raise Unusable(
            f"There are no tests at {tests}. Run this in a checkout of the source, or name the folder "
            "with --tests."
        )
    shelf = library()
    coverage = cover(shelf, tests.resolve())
    console.print(_coverage_table(coverage))
    for count in coverage.counts:
        _print_gaps(console, count)
    for stranger in coverage.strangers:
        console.print(_wrong(stranger))
    complete = coverage.complete
    if sentences is not None:
        complete &= _report_sentences(console, sentences, list(shelf.books.values()))
    console.print("\n[green]Complete.[/]" if complete else f"\n[red]Not complete.[/] {_HOW}")
    return complete


def _coverage_table(coverage: Coverage) -> Table:
    table = Table(title="Paragraph coverage", title_justify="left")
    table.add_column("book", no_wrap=True)
    for heading in ("rules", "table · judge · players", "enforced", "proved"):
        table.add_column(heading, justify="right", no_wrap="·" not in heading)
    for count in coverage.counts:
        by = "·".join(str(sum(p.by == who for p in count.book.paragraph)) for who in _BY)
        needed = {p.key for p in count.needed}
        done = (count.enforced & needed, count.proved & needed)
        shares = [_share(len(part), len(needed)) for part in done]
        table.add_row(count.book.id, str(len(count.book.paragraph)), by, *shares)
    return table


def _share(part: int, whole: int) -> Text:
    percent = 100 * part // whole if whole else 100
    return Text(f"{part}/{whole} {percent:3d} %", style="green" if part == whole else "red")


def _print_gaps(console: Console, count: BookCount) -> None:
    for what, keys in (("not enforced", count.unenforced), ("not proved", count.unproved)):
        if keys:
            console.print(_wrong(f"{count.book.id}: {what}: {', '.join(keys)}"))
    beyond = [p.key for p in count.book.paragraph if p.by == "players" and p.key in count.proved]
    if beyond:
        console.print(f"  {count.book.id}: also proved, though the players keep them: {', '.join(beyond)}")


def _report_sentences(console: Console, file: Path, books: list[Rulebook]) -> bool:
    try:
        counts, problems = count_sentences(file, books)
    except (OSError, UnicodeDecodeError, UnreadableSentences) as error:
        raise Unusable(f"The sentences cannot be read: {error}") from error
    table = Table(title=f"\nSentences of {file.name}", title_justify="left")
    for heading in ("seed", "sentences", "covered by a book", "not covered"):
        table.add_column(heading, justify="right")
    for count in counts:
        table.add_row(
            count.seed, str(count.total), _share(count.covered, count.total), str(len(count.missing))
        )
    console.print(table)
    for count in counts:
        if count.missing:
            console.print(f"  {count.seed} not covered: {_list(count)}", highlight=False)
    for problem in problems:
        console.print(_wrong(problem))
    return not problems


def _wrong(sentence: str) -> Text:
    return Text.assemble(("✗ ", "red"), sentence)


def _list(count: SeedCount) -> str:
    return "all of it" if not count.covered else ", ".join(count.missing)
