"""The clauses and phrases of a sentence, each in one line, and the sentence in one sentence."""

from collections.abc import Collection, Iterator

from msgspec import Struct

from gamehall.english import saying
from gamehall.english.reading import Clause, Container, Reading, Slot
from gamehall.english.terms import Function
from gamehall.lexicon.sounds import an

_MARKS = " ,;:"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class ClauseLine(Struct, frozen=True):
    name: str
    """Independent clause, adverb clause."""
    text: str
    pattern: str
    """S-V-DO; empty where the verb is left out."""
    parts: tuple[tuple[str, str], ...]
    """Each part of the pattern with its words: subject, crew."""


class PhraseLine(Struct, frozen=True):
    name: str
    text: str
    does: str


def summary(reading: Reading) -> str:
    """A complex declarative sentence: one independent clause and two dependent clauses."""
    if reading.structure is None:
        return "There is no clause in it: no verb with its subject."
    kinds = f"{reading.structure} {reading.purpose}" if reading.purpose else str(reading.structure)
    independent = len(reading.independent)
    dependent = sum(_is_dependent(clause) for clause in reading.clauses)
    counted = _count(independent, "independent clause")
    if dependent:
        counted += f" and {_count(dependent, 'dependent clause')}"
    order = " Its order is inverted." if reading.inverted else ""
    return f"{an(kinds).capitalize()} sentence: {counted}.{order}"


def clause_lines(reading: Reading) -> tuple[ClauseLine, ...]:
    return tuple(
        ClauseLine(
            saying.kind(clause.kind) if clause.kind else "independent clause",
            _text(reading, clause.words),
            _patterns(clause),
            tuple(_parts(reading, clause)),
        )
        for clause in sorted(reading.clauses, key=lambda each: min(each.words, default=0))
    )


def phrase_lines(reading: Reading) -> tuple[PhraseLine, ...]:
    """What is no clause of its own: phrases and quotations."""
    clauses = {clause.container for clause in reading.clauses}
    return tuple(
        PhraseLine(saying.kind(each.kind), _text(reading, each.words), _does(reading, each))
        for index, each in enumerate(reading.containers)
        if index not in clauses
    )


def _is_dependent(clause: Clause) -> bool:
    return clause.kind is not None and clause.kind.value != "infinitive-clause"


def _count(number: int, name: str) -> str:
    said = _NUMBERS[number] if number < len(_NUMBERS) else str(number)
    return f"{said} {name}{'' if number == 1 else 's'}"


def _patterns(clause: Clause) -> str:
    found = dict.fromkeys(map(saying.pattern, clause.patterns or filter(None, [clause.pattern])))
    said = saying.together(found) if found else ""
    return f"{said}, inverted" if said and clause.inverted else said


def _parts(reading: Reading, clause: Clause) -> Iterator[tuple[str, str]]:
    """Subject, verbs, then what follows them."""
    slots = [(slot.function, _filled(reading, slot)) for slot in clause.slots]
    verbs = " … ".join(_verb(reading, verb) for verb in clause.verbs)
    for function, words in slots:
        if function is Function.SUBJECT:
            yield saying.function(function), words
    if verbs:
        yield "verb", verbs
    for function, words in slots:
        if function is not Function.SUBJECT:
            yield saying.function(function), words


def _filled(reading: Reading, slot: Slot) -> str:
    """The words of a part; of a clause or a phrase in its place all of them."""
    whole = {each.head: each for each in reading.containers if each.function is slot.function}
    return ", ".join(
        _text(reading, whole[head].words) if head in whole else reading.tree[head].text for head in slot.heads
    )


def _verb(reading: Reading, verb: int) -> str:
    group = next((each for each in reading.groups if each.main == verb), None)
    return " ".join(reading.tree[word].text for word in (group.words if group else (verb,)))


def _does(reading: Reading, each: Container) -> str:
    over = saying.quoted(reading.tree[each.modifies].text) if each.modifies is not None else ""
    if each.function is None or each.function.endswith("-modifier"):
        return f"modifies {over}" if over else ""
    name = f"the {saying.function(each.function)}"
    return f"{name} of {over}" if over else name


def _text(reading: Reading, words: Collection[int]) -> str:
    if not words:
        return ""
    first, last = reading.tree[min(words)], reading.tree[max(words)]
    return reading.text[first.start : last.end].strip(_MARKS)
