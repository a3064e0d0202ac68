"""How sure a reading is, who read it, and how another reading differs from it."""

from msgspec import Struct

from gamehall.english import saying
from gamehall.english.explain.clauses import ClauseLine, PhraseLine, clause_lines, phrase_lines
from gamehall.english.reading import Read, Reading, Use
from gamehall.lexicon.sounds import an

_MOST_TOLD = 3
_EYES = {"spacy": "spaCy", "link-grammar": "Link Grammar"}
_SURE, _FAIRLY = 0.8, 0.5


class Other(Struct, frozen=True):
    """Another reading, and what is ambiguous in one sentence; empty where the parsers only disagree."""

    reading: Reading
    doubt: str


def certainty(read: Read) -> str:
    percent = f"{round(100 * read.certainty)} %"
    if read.certainty >= _SURE:
        return f"The judge is sure of this reading ({percent})."
    if read.certainty >= _FAIRLY:
        return f"The judge is fairly sure of this reading ({percent})."
    return f"The judge is in doubt about this reading ({percent})."


def eyes(read: Read) -> str:
    names = [_EYES.get(eye, eye) for eye in read.eyes]
    if len(names) == 1:
        return f"Read with one eye: only {names[0]} looked."
    return f"Read with two eyes: {saying.together(names)}." if names else ""


def others(read: Read) -> tuple[Other, ...]:
    """The rivals in which a person would see something else than in the best and in those before.

    Where the parsers only disagree and the judge is fairly sure, there is nothing to tell.
    """
    seen = {_seen(read.best)}
    found = []
    for rival, doubt in zip(read.rivals, read.doubts, strict=True):
        told = doubt or read.certainty < _FAIRLY
        if told and (its := _seen(rival)) not in seen:
            seen.add(its)
            found.append(Other(rival, doubt))
    return tuple(found)


def otherwise(reading: Reading, other: Reading) -> str:
    """The other reading in one line: its words that do other work, else its other clauses and phrases."""
    ours = {use.start: use for use in reading.uses}
    told = [
        f"{saying.quoted(use.text)} {_says(other, use, ours.get(use.start))}"
        for use in other.uses
        if use.pos and _work(other, use) != _work(reading, ours.get(use.start))
    ]
    if told:
        more = ["…"] if len(told) > _MOST_TOLD else []
        return "; ".join([*told[:_MOST_TOLD], *more])
    lines = _groups(reading)
    for line in _groups(other):
        if line not in lines:
            return f"{saying.quoted(line.text)} is {an(line.name)}"
    return "it has fewer clauses and phrases"


def _seen(reading: Reading) -> tuple[object, ...]:
    return tuple(_work(reading, use) for use in reading.uses if use.pos), _groups(reading)


def _groups(reading: Reading) -> tuple[ClauseLine | PhraseLine, ...]:
    return (*clause_lines(reading), *phrase_lines(reading))


def _work(reading: Reading, use: Use | None) -> tuple[object, ...]:
    if use is None:
        return ()
    head = reading.tree[use.head].start if use.head is not None else None
    return use.start, use.pos, use.function, head


def _says(reading: Reading, use: Use, ours: Use | None) -> str:
    does = saying.does(reading, use)
    if use.pos is None or (ours and use.pos is ours.pos) or use.pos in does:
        return does
    return f"is {an(use.pos)} and {does}"
