"""`gamehall words show` and `gamehall words sources`: what the hall knows of words, and whence."""

from rich.console import Console

from gamehall.cli.commands.words import plain
from gamehall.lexicon.knowledge import (
    UNLISTED,
    Form,
    Label,
    Reading,
    Word,
    entry,
    forms_of,
    label,
    near,
    notices,
    phrasals,
)
from gamehall.lexicon.knowledge.terms import Pos
from gamehall.machine.speech import console

STAND_IN = (
    "From open sources, standing in for the dictionary that tournaments name, which cannot be had here; "
    "gamehall words sources names them."
)
_LEVELS = {
    35: "common",
    50: "usual",
    60: "in middle-sized dictionaries",
    70: "in large dictionaries",
    80: "rare",
    UNLISTED: "not in SCOWL",
}
_DEGREES = (Pos.ADJECTIVE, Pos.ADVERB)


def show_words(words: tuple[str, ...]) -> int:
    out = console()
    found = [entry(word) for word in words]
    for word, known in zip(words, found, strict=True):
        if known is None:
            _say_unknown(out, word)
        else:
            _print_word(out, known)
    plain(out, STAND_IN)
    return 0 if all(found) else 1


def print_sources() -> None:
    out = console()
    plain(out, f"Word knowledge from {label().edition}; {label().words:,} lines, hash {label().hash}")
    plain(out, "")
    plain(out, notices())


def _say_unknown(out: Console, word: str) -> None:
    shown = "".join(letter if letter.isprintable() else "·" for letter in word)
    guesses = near(word) if len(word) <= 40 else ()
    plain(out, f"{shown}: not known." + (f" Near to it: {', '.join(guesses)}." if guesses else ""))


def _print_word(out: Console, word: Word) -> None:
    common = next(said for level, said in _LEVELS.items() if word.level <= level)
    size = "" if word.level == UNLISTED else f" (SCOWL size {word.level})"
    plain(out, f"{word.form}: {common}{size}")
    if word.expansions:
        plain(out, f"  short for {', or '.join(word.expansions)}")
    if word.compound:
        doubt = "" if word.compound.certain else "?  by its letters; nobody has read it through"
        plain(out, f"  compound: {' + '.join(word.compound.parts)}{doubt}")
    for given in word.labels:
        plain(out, f"  {_label(given)}")
    if not word.readings and not word.expansions:
        plain(out, "  only known to be spelled so; its part of speech is not known")
    told: set[tuple[Pos, str]] = set()
    for reading in word.readings:
        plain(out, f"  {_reading(reading)}")
        if reading.is_lemma and (reading.pos, reading.lemma) not in told:
            told.add((reading.pos, reading.lemma))
            for line in _lemma_lines(reading):
                plain(out, f"      {line}")


def _label(given: Label) -> str:
    if given.certain:
        return f"{given.kind}, in every meaning ({given.source})"
    return f"warning: {given.kind} in some meaning, or perhaps ({given.source})"


def _reading(reading: Reading) -> str:
    """A reading in one line: "verb, past of go, irregular"."""
    said = [str(reading.pos)]
    if reading.is_lemma:
        said += [str(reading.form)] if reading.form in (Form.SINGULAR, Form.BOTH) else []
    else:
        said.append(f"{reading.form} of {reading.lemma}")
    if reading.regular and (not reading.is_lemma or reading.pos is Pos.VERB):
        said.append(str(reading.regular))
    said += [" or ".join(reading.case)] if reading.case else []
    said += reading.kinds
    if reading.pos is Pos.PRONOUN:
        said.append(" or ".join(reading.number))
        said.append(f"person {' or '.join(map(str, reading.person))}")
        said += [str(reading.gender)] if reading.gender else []
    if reading.capital:
        said.append("written with a capital")
    return f"{', '.join(said)}  [{reading.source}]"


def _lemma_lines(reading: Reading) -> list[str]:
    lines = []
    forms = forms_of(reading.lemma, reading.pos)
    given = [(name.replace("_", " "), getattr(forms, name)) for name in forms.__struct_fields__]
    made = [f"{name} {' or '.join(spelled)}" for name, spelled in given if spelled]
    if made:
        lines.append("; ".join(made))
    elif reading.pos in _DEGREES and reading.form is Form.POSITIVE:
        lines.append("degrees with more and most, or none")
    if reading.frames:
        lines.append(f"takes: {', '.join(reading.frames)}")
    if reading.classes:
        lines.append(f"names: {', '.join(reading.classes)}")
    if reading.pos is Pos.VERB and (particles := phrasals(reading.lemma)):
        lines.append(f"with: {', '.join(one.particle for one in particles)}")
    return lines
