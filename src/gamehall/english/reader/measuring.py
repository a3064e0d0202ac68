"""How well sentences are read, on files of sentences with the right readings beside."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from gamehall.english.reader import read_many
from gamehall.english.reading import Reading

_FUNCTIONS = {
    "object of the preposition": "object-of-preposition",
    "noun used as an adjective": "noun-as-adjective",
    "introductory word in adjective phrase": "adjective-phrase-opener",
    "introductory word in adverb phrase": "adverb-phrase-opener",
}
_PATTERNS = {
    "S-V-DO-OC(n)": "s-v-do-oc-noun",
    "S-V-DO-OC(adj)": "s-v-do-oc-adj",
    "S-V-Retained OC(n)": "s-v-retained-oc-noun",
    "S-V-Retained OC(adj)": "s-v-retained-oc-adj",
}


class Share(Struct, frozen=True):
    right: int = 0
    of: int = 0

    def and_also(self, right: bool) -> "Share":
        return Share(self.right + right, self.of + 1)

    @property
    def part(self) -> float:
        return self.right / self.of if self.of else 1.0


class ReadingFigures(Struct, frozen=True):
    """What was read rightly. `misread` names each sentence with what was wrong in it."""

    words: Share
    """Part of speech and function of the marked words."""
    pattern: Share
    structure: Share
    purpose: Share
    inverted: Share
    containers: Share
    misread: tuple[str, ...]


def measure_readings(lines: Iterable[dict[str, Any]]) -> ReadingFigures:
    given = [line for line in lines if "error" not in line]
    shares = dict.fromkeys(("words", "pattern", "structure", "purpose", "inverted", "containers"), Share())
    misread = []
    for line, read in zip(given, read_many(line["text"] for line in given), strict=True):
        wrong = []
        for name, right in _compared(read.best, line):
            shares[name] = shares[name].and_also(not right)
            wrong += [right] if right else []
        if wrong:
            misread.append(f"{line['text']}  {'; '.join(wrong)}")
    return ReadingFigures(**shares, misread=tuple(misread))


def _compared(reading: Reading, line: dict[str, Any]) -> Iterable[tuple[str, str]]:
    """For each thing the file tells: its name, and what is wrong, empty if nothing."""
    for word in line.get("words") or [line]:
        yield "words", _word(reading, word)
        if "in" in word:
            yield "containers", _containers(reading, word)
    patterns = line.get("patterns") or ([_pattern(line["pattern"])] if line.get("pattern") else [])
    if patterns:
        seen = [str(each) for each in reading.patterns]
        same = seen == patterns if "patterns" in line else set(seen) == set(patterns)
        yield "pattern", "" if same else f"{'/'.join(seen)}, not {'/'.join(patterns)}"
    for name in ("structure", "purpose", "inverted"):
        if line.get(name) is not None:
            seen_here = getattr(reading, name)
            yield name, "" if seen_here == line[name] else f"{name} {seen_here}, not {line[name]}"


def _pattern(name: str) -> str:
    return _PATTERNS.get(name, name.lower().replace(" ", "-"))


def _word(reading: Reading, word: dict[str, Any]) -> str:
    use = reading.at(word["start"])
    wanted = _FUNCTIONS.get(word["function"], word["function"].replace(" ", "-"))
    if use is None:
        return f"{word['word']} was not found"
    if word["pos"] in (use.pos, *use.also_pos) and wanted in use.functions:
        return ""
    return f"{word['word']} {use.pos} {use.function}, not {word['pos']} {wanted}"


def _containers(reading: Reading, word: dict[str, Any]) -> str:
    use = reading.at(word["start"])
    seen = {str(each.kind) for each in reading.around(use.index)} if use else set()
    seen -= {"prepositional-phrase"}
    wanted = set(word["in"])
    if "elliptical-clause" in wanted:
        seen.discard("adverb-clause")
        wanted.discard("adverb-clause")
    return "" if seen == wanted else f"{word['word']} in {sorted(seen)}, not {sorted(wanted)}"
