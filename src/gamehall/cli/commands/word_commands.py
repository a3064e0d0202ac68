"""`gamehall lexicon` and `gamehall words`, with their options. The work is in `words` and `judging`."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

lexicon = App(name="lexicon", help="The word lists of this hall: add, list or remove one.")
words = App(name="words", help="Look words up: check, judge, anagrams, patterns, hooks, grammar.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Said = Annotated[str, Parameter(show_default=False)]
Some = Annotated[str, Parameter(required=True)]
Asked = Annotated[str, Parameter(name="--lexicon", help="The word list to ask.")]
Most = Annotated[int, Parameter(validator=Number(gte=0), help="Print at most so many words; 0 for all.")]


@lexicon.command
def add(name: str, file: Path, *, edition: Said = "", title: Said = "", replace: Flag = False) -> None:
    """Put a word list on the hall's shelf, such as the licensed list your club plays by.

    The file has one word a line, in any case; what follows the word on its line is taken for a
    definition, and `#` begins a comment.

    Parameters
    ----------
    name
        What to call it: letters, digits, - and _.
    file
        The list as you have it.
    edition
        Its edition, such as 2024; it goes into the record of each game.
    title
        Its full title, for people.
    replace
        Put it in the place of the list that has this name; that one is kept for older records.
    """
    from gamehall.cli.commands.words import add_list

    add_list(name, file, edition, title, replace)


@lexicon.command(name="list")
def list_() -> None:
    """The word lists of this hall, with edition, size and hash."""
    from gamehall.cli.commands.words import print_lists

    print_lists()


@lexicon.command
def remove(name: str) -> None:
    """Take a word list off the hall's shelf.

    Parameters
    ----------
    name
        The list; `gamehall lexicon list` tells which there are.
    """
    from gamehall.cli.commands.words import remove_list

    remove_list(name)


@lexicon.command
def licence(name: str = "hall") -> None:
    """Print the whole notice that goes along with a list's words.

    Parameters
    ----------
    name
        The list.
    """
    from gamehall.cli.commands.words import print_licence

    print_licence(name)


@words.command
def check(*word: Some, lexicon: Asked = "hall") -> int:
    """Say of each word whether it is in the list. Exits with 1 when one is not.

    Parameters
    ----------
    word
        The words to look up.
    """
    from gamehall.cli.commands.words import check_words

    return check_words(word, lexicon)


@words.command
def judge(*word: str, lexicon: Asked = "hall") -> int:
    """Rule on challenged words as a hall's word judge does: one verdict for all of them.

    With words, rules once and exits with 0 for acceptable, 1 for unacceptable. Without, asks again
    and again, and wipes each ruling off the screen at the next key.

    Parameters
    ----------
    word
        All challenged words.
    """
    from gamehall.cli.commands.words_judge import judge_at_the_screen, judge_once

    return judge_once(word, lexicon) if word else judge_at_the_screen(lexicon)


@words.command
def anagrams(letters: str, *, all: Flag = False, most: Most = 0, lexicon: Asked = "hall") -> int:
    """Words made of these letters; `?` or `_` is a blank. Exits with 1 when there is none.

    Parameters
    ----------
    letters
        The letters, such as RETINA or RETIN_; put ? between quotes.
    all
        Also shorter words, from some of the letters.
    """
    from gamehall.cli.commands.words import print_anagrams

    return print_anagrams(letters, all, most, lexicon)


@words.command
def pattern(pattern: str, *, most: Most = 0, lexicon: Asked = "hall") -> int:
    """Words of a pattern: `?` or `_` is one letter, `*` any run, `[AEIOU]` one of these.

    Exits with 1 when there is none.

    Parameters
    ----------
    pattern
        Such as 'Q?[^U]*', between quotes.
    """
    from gamehall.cli.commands.words import print_matching

    return print_matching(pattern, most, lexicon)


@words.command
def hooks(word: str, *, lexicon: Asked = "hall") -> None:
    """The letters that make another word before or behind this one.

    Parameters
    ----------
    word
        The word, in the list or not.
    """
    from gamehall.cli.commands.words import print_hooks

    print_hooks(word, lexicon)


@words.command
def show(*word: Some) -> int:
    """Say all that is known of each word: parts of speech, forms, kinds, labels with their sources.

    Exits with 1 when one is not known, and names spellings near to it.

    Parameters
    ----------
    word
        The words; put a word of several parts between quotes.
    """
    from gamehall.cli.commands.word_knowledge import show_words

    return show_words(word)


@words.command
def sources() -> None:
    """Print whence the knowledge of words is, with the notices that go along with it."""
    from gamehall.cli.commands.word_knowledge import print_sources

    print_sources()
