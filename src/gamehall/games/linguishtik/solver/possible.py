"""Whether a solution can be written: the words that fit, and a sentence with one of them, judged."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Function, Purpose
from gamehall.games.linguishtik.cubes import Cube, carries
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import offer_of
from gamehall.games.linguishtik.judge.remembering import is_valid
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.need import TRANSFER, WILD, Need
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.solver.words.fitting import doubtful_words, fitting_words, helpful_transfers
from gamehall.games.linguishtik.solver.writing import write
from gamehall.lexicon.knowledge import Pos

_KEPT = 512
_TRIED = 6
"""So many ways to fill what is still open are written out."""
_TYPES = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.PREPOSITION, Pos.PRONOUN, Pos.CONJUNCTION,
          Pos.INTERJECTION)  # fmt: skip
_WIDEST = (Purpose.DECLARATIVE, Purpose.INTERROGATIVE, Purpose.IMPERATIVE)
"""The designations that leave most open, tried while none is made."""
_HELPS = 3
"""So many further demands of a kind are tried."""


class Possibility(Struct, frozen=True):
    verdict: Literal["possible", "impossible", "unknown"]
    sure: bool
    words: tuple[str, ...] = ()
    """All that fit, the commonest first."""
    sentence: str = ""
    """A solution; where the answer is unknown, one that a judge would have to decide on, if there is one."""
    word: str = ""
    """As it stands in the sentence."""
    start: int = 0
    cubes: tuple[int, ...] = ()
    """For each letter the cube, counted over Letters and then Resources."""
    type: Pos | None = None
    designation: str = ""
    """What the sentence is, also where nothing was designated yet."""
    demand: str = ""
    """A further demand that the solution needs, with the cube that carries it."""
    demand_cube: int | None = None


def possible(need: Need, seed: int = 0) -> Possibility:
    """Whether what is needed can be written, as far as the hall can tell."""
    found = _answered(_sorted(need), seed)
    if not found.word:
        return found
    return replace(found, cubes=assign(found.word, need) or ())


def prove_now(need: Need, seed: int = 0) -> Possibility:
    """Whether one more cube of Resources is enough: as a letter, or to carry one more demand."""
    found = possible(replace(need, most=1), seed)
    if found.verdict == "possible":
        return found
    unknown, sure = found.verdict == "unknown", found.sure
    carrier = _carrier(need)
    for demand in _helpful(need) if carrier is not None else ():
        helped = possible(replace(need, demands=(*need.demands, demand), most=0), seed)
        if helped.verdict == "possible":
            return replace(helped, demand=demand, demand_cube=carrier)
        unknown = unknown or helped.verdict == "unknown"
        sure = sure and helped.sure
    return replace(found, verdict="unknown" if unknown else found.verdict, sure=sure)


def _sorted(need: Need) -> Need:
    """Cubes lie in no order, so that the same cubes are the same question."""

    def ordered(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
        return tuple(sorted(cubes, key=lambda cube: (cube.colour, cube.letter)))

    return replace(need, letters=ordered(need.letters), resources=ordered(need.resources))


@lru_cache(_KEPT)
def _answered(need: Need, seed: int) -> Possibility:
    words = fitting_words(need)
    if not words:
        return Possibility("impossible", not doubtful_words(need))
    open_ = [order for order in _orders(need, frozenset(words)) if not contradiction(order)]
    if not open_:
        return Possibility("impossible", bool(need.designation), words)
    doubted: Claim | None = None
    for order in open_[:_TRIED]:
        written = write(order, seed, is_valid, anyway=True)
        if written is None:
            continue
        if is_valid(written.claim):
            return _with(written.claim, Possibility("possible", True, words))
        doubted = doubted or written.claim
    unknown = Possibility("unknown", False, words)
    return _with(doubted, unknown) if doubted else unknown


def _with(claim: Claim, found: Possibility) -> Possibility:
    return replace(
        found,
        sentence=claim.text,
        word=claim.word,
        start=claim.start,
        type=claim.type,
        designation=claim.designation,
    )


def _orders(need: Need, words: frozenset[str]) -> Iterator[Order]:
    """What may be written; of what is still open, every way, the likeliest first."""
    designations = (need.designation,) if need.designation else _WIDEST
    types = (need.type,) if need.type else _TYPES
    for designation in designations:
        for type_ in types:
            for functions in _functions(need, type_):
                yield Order(need.division, designation, type_, functions, need.claimed, words, counted=False)


def _functions(need: Need, type_: Pos) -> tuple[tuple[Function, ...], ...]:
    if need.functions or type_ is Pos.INTERJECTION:
        return (need.functions,)
    return tuple((function,) for function in offer_of(need.division).functions[type_])


def _carrier(need: Need) -> int | None:
    """A cube of Resources that may carry a demand."""
    found = (at for at, cube in enumerate(need.resources, len(need.letters)) if cube.colour in carries())
    return next(found, None)


def _helpful(need: Need) -> Iterator[str]:
    """Further demands that leave more words, those that leave most first."""
    if not need.wilds:
        colours = dict.fromkeys(cube.colour for cube in need.letters)
        left = {f"{WILD}:{colour}": _left(need, f"{WILD}:{colour}") for colour in colours}
        yield from sorted((demand for demand in left if left[demand]), key=left.__getitem__, reverse=True)[
            :_HELPS
        ]
    if not need.transfers:
        for gone, now in helpful_transfers(need)[:_HELPS]:
            yield f"{TRANSFER}:{gone}={now}"


def _left(need: Need, demand: str) -> int:
    return len(fitting_words(replace(need, demands=(*need.demands, demand), most=0)))
