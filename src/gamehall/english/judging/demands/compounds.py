"""Whether the word is a compound word."""

from gamehall.english.claim import Fault
from gamehall.lexicon.knowledge import entry


def compound_fault(demand: str, word: str) -> Fault | None:
    known = entry(word)
    if known is None:
        says = f'"{word}" is not in the lists of words, so its parts are not known.'
        return Fault(demand, "compound-word", says, sure=False)
    if known.compound is None:
        return Fault(demand, "compound-word", f'"{word}" is not built of whole words.')
    if known.compound.certain:
        return None
    parts = " and ".join(f'"{part}"' for part in known.compound.parts)
    says = f'"{word}" may be built of {parts}, but nobody has checked that they keep their meaning.'
    return Fault(demand, "compound-word", says, sure=False)
