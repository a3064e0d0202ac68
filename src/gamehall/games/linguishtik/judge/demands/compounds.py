"""Whether the word is a compound word."""

from gamehall.english.correctness.faults import Fault
from gamehall.lexicon.knowledge import Pos, Word, entry

_SHORTEST_PART = 3
_SHORTEST_DOER = 6
"""Shorter ones are endings as often: -lier, -tier."""
_NO_BEGINNING = 2
"""What is met less as a noun is a beginning: con-tender."""


def compound_fault(demand: str, word: str) -> Fault | None:
    known = entry(word)
    if known is None:
        says = f'"{word}" is not in the lists of words, so its parts are not known.'
        return Fault(demand, "compound-word", says, sure=False)
    built = known.compound.parts if known.compound else _doer(known)
    if not built:
        return Fault(demand, "compound-word", f'"{word}" is not built of whole words.')
    if known.compound and known.compound.certain:
        return None
    parts = " and ".join(f'"{part}"' for part in built)
    says = f'"{word}" may be built of {parts}, but nobody has checked that they keep their meaning.'
    return Fault(demand, "compound-word", says, sure=False)


def _doer(word: Word) -> tuple[str, ...]:
    """A thing and what does something to it: a scraper of skies is seldom met but in SKYSCRAPER."""
    for reading in word.readings_as(Pos.NOUN):
        whole = reading.lemma
        for cut in range(_SHORTEST_PART, len(whole) - _SHORTEST_DOER + 1):
            thing, doer = whole[:cut], whole[cut:]
            stems = (doer[:-2], doer[:-1], doer[:-3])  # lift-er, scrape-r, nap-p-er
            does = doer.endswith("er") and _met(doer, Pos.NOUN) and any(_met(s, Pos.VERB) for s in stems)
            if does and _met(thing, Pos.NOUN, _NO_BEGINNING):
                return thing, doer
    return ()


def _met(word: str, pos: Pos, often: int = 0) -> bool:
    known = entry(word) if len(word) >= _SHORTEST_PART else None
    return known is not None and any(reading.weight >= often for reading in known.readings_as(pos))
