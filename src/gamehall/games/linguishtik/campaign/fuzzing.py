"""Texts that nobody would write, to prove that every one of them gets a clear answer soon."""

import random
import time
from collections.abc import Iterator

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.lexicon.knowledge import Pos

SENTENCES = (
    "The pilot handed the engineer a wrench.",
    '"Where did you put the lamp?" asked my aunt.',
    "While crossing the creek, the scouts who had lost their map slipped.",
    "Captain, lower the sail before the storm breaks; otherwise, we are lost!",
    "Whoever finds the keys that I dropped will be given a reward.",
    "The jury, a group of twelve, declared the man innocent.",
    "To forgive an enemy takes strength, and to forget takes time.",
    "Her hobby is painting boats, isn't it?",
)
_ODD = (
    *("\x00", "\x1b[31m", "\u202e", "\ufeff", "\u00a0", "\n", "\t", "'", '"', "\u201c", "\u201d", "\u2019"),
    *("\u2014", ";", ",", ".", "!", "?", "(", ")", "<b>", "&amp;", "{}", "%s", "\U0001f600", "\u4e2d\u6587"),
    *(
        "\u0436\u0443\u043a",
        "\u05e9",
        "e\u0301",
        "1",
        "3.14",
        "$5",
        "I",
        "a",
        "the",
        "to",
        "not",
        "n't",
        "that",
    ),
    *("of", "and", "--", "\\"),
)
_DEMANDS = (
    *("plural", "singular", "objective", "in:noun-clause", "not-in:adverb-phrase", "contains:E", "length:6"),
    *("container-function:noun-clause=subject", "simple-tense:past", "passive", "comparative:irregular"),
    *(
        "gerund-function:subject",
        "compound-word",
        "reflexive",
        "in:",
        "nonsense",
        "length:x",
        "",
        "contains:",
    ),
    "in:moon",
)


class Slow(Struct, frozen=True):
    claim: Claim
    seconds: float


class Fuzzed(Struct, frozen=True):
    inputs: int
    slowest: Slow
    late: tuple[Slow, ...]
    """Answers that took longer than allowed."""
    crashed: tuple[str, ...]
    """What was raised, and by which claim."""


def fuzz(count: int, seed: int, allowed: float = 2.0) -> Iterator[Fuzzed]:
    """The state of affairs after each input; the last one is the result."""
    rng = random.Random(seed)
    slowest, late, crashed = Slow(claim(rng, 0), 0.0), list[Slow](), list[str]()
    for number in range(count):
        given = claim(rng, number)
        start = time.perf_counter()
        try:
            judge(given)
        except Exception as error:
            crashed.append(f"{type(error).__name__}: {error}: {given!r}")
        took = Slow(given, time.perf_counter() - start)
        slowest = max(slowest, took, key=lambda each: each.seconds)
        if took.seconds > allowed:
            late.append(took)
        yield Fuzzed(number + 1, slowest, tuple(late), tuple(crashed))


def claim(rng: random.Random, number: int) -> Claim:
    made = text(rng)
    words = made.split() or [""]
    word = rng.choice(words).strip('.,;!?"')
    return Claim(
        id=f"f{number}",
        division=rng.choice(tuple(Division)),
        designation=rng.choice((*Pattern, *Structure, *Purpose, "nonsense")),
        type=rng.choice(tuple(Pos)),
        word=word,
        start=rng.choice((made.find(word), rng.randrange(-2, len(made) + 2))),
        text=made,
        functions=tuple(rng.sample(tuple(Function), rng.randrange(3))),
        demands=tuple(rng.sample((*_DEMANDS, *(f"in:{kind}" for kind in ContainerKind)), rng.randrange(4))),
    )


def text(rng: random.Random) -> str:
    match rng.randrange(6):
        case 0:
            return _mutated(rng, rng.choice(SENTENCES), 1)
        case 1:
            return _mutated(rng, rng.choice(SENTENCES), rng.randrange(2, 12))
        case 2:
            words = " ".join(SENTENCES).split()
            return " ".join(rng.choice(words) for _ in range(rng.randrange(0, 30)))
        case 3:
            return "".join(rng.choice(_ODD) for _ in range(rng.randrange(0, 40)))
        case 4:
            return "".join(chr(rng.randrange(1, 0x2FFF)) for _ in range(rng.randrange(0, 60)))
        case _:
            part = rng.choice((*SENTENCES, "the ", "that the dog that ", "and ", '"', ", which ", "a" * 50))
            return part * rng.choice((1, 2, 3, 8, 40, 400))


def _mutated(rng: random.Random, sentence: str, changes: int) -> str:
    """Words left out, doubled, exchanged, spelled otherwise; marks put in and taken out."""
    words = sentence.split()
    for _ in range(changes):
        place = rng.randrange(len(words)) if words else 0
        match rng.randrange(7):
            case 0 if words:
                del words[place]
            case 1 if words:
                words.insert(place, words[place])
            case 2 if words:
                other = rng.randrange(len(words))
                words[place], words[other] = words[other], words[place]
            case 3:
                words.insert(place, rng.choice(_ODD))
            case 4 if words:
                words[place] = words[place].swapcase()
            case 5 if words and words[place]:
                cut = rng.randrange(len(words[place]))
                words[place] = words[place][:cut] + rng.choice(_ODD) + words[place][cut + 1 :]
            case _ if words:
                words[place] = rng.choice(" ".join(SENTENCES).split())
    return " ".join(words)
