"""Practice as the pages show it: cubes as they lie, demand sheets in words, rulings with their paragraphs."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.english.correctness.faults import Fault as SentenceFault
from gamehall.games.linguishtik.cubes import Cube, cube_sets
from gamehall.games.linguishtik.judge.books import shelf
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.marking import Marked, mark
from gamehall.games.linguishtik.practice.training import Exercise, Level
from gamehall.games.linguishtik.saying import name_demand, name_designation, say_demand, say_designation
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, Need, name_of
from gamehall.games.linguishtik.solver.spelling import shown as stands_for
from gamehall.kernel.ruling import Fault
from gamehall.web.games.linguishtik.sentence import seen as sentenceseen
from gamehall.web.games.linguishtik.sentence.seen import CitedFault

DIVISIONS = tuple((division.value, division.value.capitalize()) for division in Division)
LEVELS = (
    (Level.EASY.value, "Easy", "the sentence, the type and the function"),
    (Level.MEDIUM.value, "Medium", "two more demands"),
    (Level.HARD.value, "Hard", "four more demands, and one on the cubes"),
)
HINTS = ("Words that fit", "Part of a sentence", "A model sentence")
_WORDS_SHOWN = 12
_SHORT = 3


class Face(Struct, frozen=True):
    """A cube as it is drawn and read out."""

    colour: str
    letter: str
    """What it stands for."""
    own: str = ""
    """The letter printed on it, where a transfer made it another."""
    wild: bool = False
    carries: bool = False

    @property
    def name(self) -> str:
        own = f", printed {self.own}" if self.own else ""
        return f"{self.colour} {self.letter}{own}{', wild' if self.wild else ''}"


class Piece(Struct, frozen=True):
    """A letter of the word and the cube that stands for it."""

    letter: str
    face: Face
    place: str


class Marking(Struct, frozen=True):
    verdict: Verdict
    word: str
    faults: tuple[CitedFault, ...]
    pieces: tuple[Piece, ...]
    seen: sentenceseen.Shown


class Hint(Struct, frozen=True):
    title: str
    says: str
    words: tuple[str, ...] = ()
    parts: tuple[str, str, str] | None = None
    """A sentence: what stands before the word, the word, and what stands after it."""
    pieces: tuple[Piece, ...] = ()


def faces(cubes: Iterable[Cube], need: Need | None = None) -> tuple[Face, ...]:
    """Cubes as the demands leave them; those on Demands, with no need, as they were rolled."""
    return tuple(_face(cube, need) for cube in cubes)


def _face(cube: Cube, need: Need | None) -> Face:
    carries = cube.colour in cube_sets()["mlag"].carries
    if need is None:
        return Face(cube.colour, cube.letter, carries=carries)
    now, wild = stands_for(cube, need), cube.colour in need.wilds
    return Face(cube.colour, now, cube.letter if now != cube.letter else "", wild, carries)


def sheet_lines(need: Need) -> tuple[tuple[str, str], ...]:
    """The demand sheet: what each line is called, and what stands on it."""
    numbers = iter(range(1, len(need.demands) + 1))
    return (
        (say_designation(need.designation).partition(":")[0], name_designation(need.designation)),
        *((_line(demand, numbers), _written(demand)) for demand in need.demands),
    )


def _line(demand: str, numbers: Iterable[int]) -> str:
    if name_of(demand) in (TYPE, FUNCTION):
        return name_of(demand).capitalize()
    return f"Demand {next(iter(numbers))}"


def _written(demand: str) -> str:
    return name_demand(demand) if name_of(demand) in (TYPE, FUNCTION) else say_demand(demand)


def cite(division: Division, fault: Fault | SentenceFault) -> CitedFault:
    found = shelf(division).cite(fault.cites)
    href = f"/rules/linguishtik/{division.value}#{fault.cites}"
    return CitedFault(fault.says, getattr(fault, "sure", True), found.at, found.gist, href)


def marking(exercise: Exercise, text: str, word: str, start: int | None) -> Marking:
    """The answer marked and explained."""
    marked: Marked = mark(exercise.need, text, word, start)
    return Marking(
        marked.verdict,
        marked.claim.word,
        tuple(cite(exercise.division, fault) for fault in marked.faults),
        pieces(exercise.need, marked.claim.word, marked.cubes),
        sentenceseen.shown(text),
    )


def pieces(need: Need, word: str, cubes: Sequence[int]) -> tuple[Piece, ...]:
    there = faces((*need.letters, *need.resources), need)
    places = ["Letters"] * len(need.letters) + ["Resources"] * len(need.resources)
    return tuple(
        Piece(letter, there[at], places[at]) for letter, at in zip(word.upper(), cubes, strict=bool(cubes))
    )


def hints(exercise: Exercise, many: int) -> tuple[Hint, ...]:
    """The first rungs of the ladder."""
    if not many:
        return ()
    model, words = exercise.model, exercise.words
    before, word, after = split_at(model.sentence, model.start, model.word)
    rungs = (
        Hint(HINTS[0], _how_many(len(words)), words=_some(words, model.word.lower())),
        Hint(HINTS[1], "A sentence may go like this:", parts=(_lead(before), "…", _close(after))),
        Hint(
            HINTS[2],
            "This one is valid:",
            parts=(before, word, after),
            pieces=pieces(exercise.need, word, model.cubes),
        ),
    )
    return rungs[:many]


def _how_many(count: int) -> str:
    if count == 1:
        return "One word fits the cubes and what is demanded of the word."
    some = f", {_WORDS_SHOWN} of them:" if count > _WORDS_SHOWN else ":"
    return f"{count:,} words fit the cubes and what is demanded of the word alone{some}"


def _some(words: tuple[str, ...], own: str) -> tuple[str, ...]:
    """The commonest, and the one of the model sentence."""
    first = words[:_WORDS_SHOWN]
    return first if own in first else (*first[:-1], own)


def _lead(before: str) -> str:
    """How it opens: of a long way to the word the first half."""
    words = before.split()
    return before if len(words) <= _SHORT else f"{' '.join(words[: len(words) // 2])} … "


def _close(after: str) -> str:
    """What follows, without its middle: only the end mark and the last word."""
    words = after.split()
    return f" … {words[-1]}" if len(words) > 1 else after


def split_at(text: str, start: int, word: str) -> tuple[str, str, str]:
    return text[:start], text[start : start + len(word)], text[start + len(word) :]
