"""A reading as plain data, for JSON answers: what was seen in it."""

from typing import Any

from gamehall.english.reading import Clause, Container, Reading, Use, VerbGroup


def shown(reading: Reading) -> dict[str, Any]:
    return {
        "structure": reading.structure,
        "purpose": reading.purpose,
        "inverted": reading.inverted,
        "clauses": [_clause(reading, clause) for clause in reading.clauses],
        "phrases": [_container(reading, each) for each in reading.containers],
        "words": [_word(reading, use) for use in reading.uses if use.pos is not None],
    }


def _text(reading: Reading, words: frozenset[int] | tuple[int, ...]) -> str:
    if not words:
        return ""
    first, last = reading.tree[min(words)], reading.tree[max(words)]
    return reading.text[first.start : last.end]


def _clause(reading: Reading, clause: Clause) -> dict[str, Any]:
    return {
        "kind": clause.kind or "independent",
        "text": _text(reading, clause.words),
        "pattern": clause.pattern,
        "inverted": clause.inverted,
        **({"purpose": clause.purpose} if clause.purpose else {}),
    }


def _container(reading: Reading, each: Container) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": each.kind, "text": _text(reading, each.words)}
    if each.function:
        found["function"] = each.function
    if each.modifies is not None:
        found["modifies"] = reading.tree[each.modifies].text
    return found


def _word(reading: Reading, use: Use) -> dict[str, Any]:
    found: dict[str, Any] = {
        "word": use.text,
        "start": use.start,
        "pos": use.pos,
        "function": use.function,
        "in": [each.kind for each in reading.around(use.index)],
    }
    if use.also:
        found["also"] = use.also
    if use.head is not None:
        found["of"] = reading.tree[use.head].text
    if use.numbers:
        found["number"] = use.numbers
    for name, value in (("case", use.case), ("degree", use.degree), ("work", use.work), ("kinds", use.kinds)):
        if value:
            found[name] = value
    if use.group is not None:
        found["verb"] = _verb(reading.groups[use.group])
    return found


def _verb(group: VerbGroup) -> dict[str, Any]:
    flags = ("imperative", "emphatic", "conditional", "linking", "transitive")
    return {
        "time": group.time,
        "form": group.aspect,
        "voice": group.voice,
        **{flag: True for flag in flags if getattr(group, flag)},
    }
