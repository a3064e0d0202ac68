"""What a bot would write: a sentence for a position, found once and remembered by all bots."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Function, Purpose, Structure
from gamehall.games.linguishtik.bots.character import Character
from gamehall.games.linguishtik.bots.odds import helped, whole, words_of
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.divisions import Division, offer_of
from gamehall.games.linguishtik.judge.remembering import examined, is_valid
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.writing import write
from gamehall.lexicon.knowledge import Pos

_KEPT = 4096
_OPEN_TYPES = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE)
_OPEN_SENTENCES = (Purpose.DECLARATIVE, Structure.SIMPLE)
_HELPS = 2
"""So many further demands are tried out in writing."""
_SEEDS = 2
"""So often a careful writer begins anew."""


class Draft(Struct, frozen=True):
    text: str
    start: int
    word: str
    designation: str
    demand: str = ""
    verdict: Verdict = Verdict.VALID


def solution(need: Need, who: Character, seed: int = 0) -> Draft | None:
    """A solution this bot would find; where it may use every cube, it does not matter where they lie."""
    asked = whole(need) if need.most is None else need
    return _composed(asked, who.level, who.careful, seed)


def is_sure(draft: Draft | None) -> bool:
    """The bot holds it to be correct beyond doubt."""
    return draft is not None and draft.verdict is Verdict.VALID


def solution_now(need: Need, who: Character, seed: int = 0, *, crafty: bool = False) -> Draft | None:
    """A solution with one more cube of Resources: as a letter, or where it is `crafty` to carry a demand."""
    if len(need.letters) < LETTERS_FOR_NOW:
        return None
    found = solution(replace(need, most=1), who, seed)
    if found or not crafty:
        return found
    return _helped(need, who.level, who.careful, seed)


def hopeless(need: Need) -> bool:
    """Nothing can be written, whatever the words: none fits, or the demands rule one another out."""
    asked = whole(need)
    return readable(asked) and not (words_of(asked) and any(_open_orders(asked, frozenset())))


def readable(need: Need) -> bool:
    """Not so where something was demanded that nobody can make sense of."""
    return _makes_sense(need.division, need.designation, need.demands)


@lru_cache(_KEPT)
def _makes_sense(division: Division, designation: str, demands: tuple[str, ...]) -> bool:
    try:
        any(_open_orders(Need(division, designation, demands), frozenset()))
    except (ValueError, KeyError, IndexError):
        return False
    return True


@lru_cache(_KEPT)
def _composed(need: Need, level: int, careful: bool, seed: int) -> Draft | None:
    words = words_of(need, level) if readable(need) else ()
    if not words:
        return None
    doubted: Draft | None = None
    for order in _open_orders(need, frozenset(words)):
        found = _written(order, careful, seed)
        if found and found.verdict is Verdict.VALID:
            return found
        doubted = doubted or found
    return doubted


def _written(order: Order, careful: bool, seed: int) -> Draft | None:
    """The first draft, or the plainest sentence that a judge calls valid, where there is one."""
    doubted: Draft | None = None
    for further in range(_SEEDS if careful else 1):
        written = write(order, seed + 1000 * further, is_valid if careful else None, anyway=True)
        if written is None:
            return doubted
        claim = written.claim
        verdict = examined(claim)[0] if careful else Verdict.VALID
        found = Draft(claim.text, claim.start, claim.word, claim.designation, verdict=verdict)
        if verdict is Verdict.VALID:
            return found
        doubted = doubted or (found if verdict is Verdict.JUDGE else None)
    return doubted


@lru_cache(_KEPT)
def _helped(need: Need, level: int, careful: bool, seed: int) -> Draft | None:
    if not readable(need):
        return None
    helps = sorted(helped(need, level), key=lambda help: -len(help[1]))
    for demand, there in helps[:_HELPS]:
        for order in _open_orders(need, frozenset(there.words)):
            found = _written(order, careful, seed)
            if found and found.verdict is Verdict.VALID:
                return replace(found, demand=demand)
    return None


def _open_orders(need: Need, words: frozenset[str]) -> Iterator[Order]:
    """What may be written; of what is still open a few ways, the likeliest first."""
    return (order for order in _orders(need, words) if not contradiction(order))


def _orders(need: Need, words: frozenset[str]) -> Iterator[Order]:
    sentences = (need.designation,) if need.designation else _OPEN_SENTENCES
    for sentence in sentences:
        for type_ in (need.type,) if need.type else _OPEN_TYPES:
            for functions in _functions(need, type_):
                yield Order(need.division, sentence, type_, functions, need.claimed, words)


def _functions(need: Need, type_: Pos) -> tuple[tuple[Function, ...], ...]:
    if need.functions or type_ is Pos.INTERJECTION:
        return (need.functions,)
    return tuple((function,) for function in offer_of(need.division).functions[type_][:3])
