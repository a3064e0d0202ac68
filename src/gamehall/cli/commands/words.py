"""What `gamehall lexicon` and `gamehall words` do."""

from collections.abc import Iterable
from itertools import groupby, islice
from pathlib import Path

from rich.console import Console

from gamehall.lexicon import search
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists import keeping
from gamehall.lexicon.lists.layout import Damaged
from gamehall.lexicon.lists.reading import Reading, Unreadable, read_file
from gamehall.lexicon.lists.shelf import NoSuchLexicon, lexicon, lexicons, licence
from gamehall.lexicon.lists.stamp import Label
from gamehall.machine.speech import Unusable, console, one_line

STAND_IN = "an open list, standing in for the licensed ones"


def find(name: str) -> Lexicon:
    try:
        return lexicon(name)
    except (NoSuchLexicon, Damaged) as error:
        raise Unusable(str(error)) from error


def described(label: Label) -> str:
    """A list in one line, always with what it stands in for."""
    said = f"{label.title}, {label.stamp.edition}, {label.stamp.words:,} words"
    return f"{said} ({STAND_IN})" if label.stand_in else said


def plain(out: Console, line: str) -> None:
    """As it is: words and titles are not markup."""
    out.print(line, markup=False, soft_wrap=True)


def add_list(name: str, file: Path, edition: str, title: str, replace: bool) -> None:
    try:
        found = read_file(file)
        label = keeping.add(name, found, edition=edition, title=title, replace=replace)
    except (Unreadable, keeping.NotKept) as error:
        raise Unusable(str(error)) from error
    out = console()
    _print_label(out, label)
    _print_skipped(out, found)


def _print_label(out: Console, label: Label) -> None:
    plain(out, f"{label.stamp.id}: {described(label)}")
    plain(out, f"  hash {label.stamp.hash}")
    if label.notice:
        plain(out, f"  {label.notice}")


def _print_skipped(out: Console, found: Reading) -> None:
    if found.repeated:
        plain(out, f"  {found.repeated:,} repeated")
    for skipped in found.skipped:
        examples = ", ".join(one_line(line) for line in skipped.examples)
        more = ", …" if skipped.count > len(skipped.examples) else ""
        plain(out, f"  {skipped.count:,} skipped, {skipped.reason}: {examples}{more}")


def print_lists() -> None:
    out = console()
    for label in lexicons():
        _print_label(out, label)
    plain(out, "Add another with: gamehall lexicon add NAME FILE")


def remove_list(name: str) -> None:
    try:
        path = keeping.remove(name)
    except (keeping.NotKept, NoSuchLexicon) as error:
        raise Unusable(str(error)) from error
    plain(console(), f"Removed {path.stem}. Records of games played by it keep its name and hash.")


def print_licence(name: str) -> None:
    found = find(name)
    text = licence(found.stamp.id) or found.notice
    plain(console(), text or f"{found.title} was added in this hall; nothing is known of its licence here.")


def check_words(words: tuple[str, ...], name: str) -> int:
    found, out = find(name), console()
    width = max(map(len, words))
    for word in words:
        plain(out, f"{_shown(word):{width}}  {'yes' if word in found else 'no'}")
    plain(out, f"By {described(found.label)}.")
    return 0 if all(word in found for word in words) else 1


def _shown(word: str) -> str:
    """In capitals, as lists have their words; what no list has stays as it was given."""
    return one_line(word.upper() if word.isascii() else word)


def print_anagrams(letters: str, subsets: bool, most: int, name: str) -> int:
    words = find(name)
    return _print_found(words, search.anagrams(words, letters, subsets=subsets), most)


def print_matching(pattern: str, most: int, name: str) -> int:
    words = find(name)
    return _print_found(words, search.matching(words, pattern), most)


def _print_found(words: Lexicon, found: Iterable[str], most: int) -> int:
    """Words of one length on a line together."""
    out = console()
    try:
        shown = list(islice(found, most + 1 if most else None))
    except search.Unclear as error:
        raise Unusable(str(error)) from error
    cut = bool(most) and len(shown) > most
    for _, row in groupby(sorted(shown[: most or None], key=lambda word: (-len(word), word)), key=len):
        out.print(" ".join(row), markup=False)
    if cut:
        plain(out, f"The first {most}; there are more.")
    elif not shown:
        plain(out, "No word.")
    plain(out, f"By {described(words.label)}.")
    return 0 if shown else 1


def print_hooks(word: str, name: str) -> None:
    words, out = find(name), console()
    try:
        found = search.hooks(words, word)
    except search.Unclear as error:
        raise Unusable(str(error)) from error
    known = "" if word in words else " (itself not in the list)"
    plain(
        out, f"{' '.join(found.front) or 'none'} | {_shown(word)}{known} | {' '.join(found.back) or 'none'}"
    )
    plain(out, f"By {described(words.label)}.")
