"""Which solid words are built of two free words, from the letters and from what was read through by hand."""

import tomllib

from gamehall.lexicon.knowledge.build_wordnet import Sense
from gamehall.lexicon.knowledge.joining import CLOSED

READ_THROUGH = 35
_LARGEST = 70
_SHORTEST_PART = 3


def compounds(spelled: dict[str, int], senses: dict[str, list[Sense]]) -> dict[str, str]:
    """By word: `!` or `?` for certain or not, then where it is cut."""
    lists = tomllib.loads((CLOSED / "compounds.toml").read_text("utf-8"))
    found = {}
    no_last, no_first = set(lists["never"]["last"].split()), set(lists["never"]["first"].split())
    doubtful, left_out = set(lists["doubtful"]["first"].split()), set(lists["left_out"]["words"].split())
    common = {
        word
        for word, level in spelled.items()
        if level <= READ_THROUGH and len(word) >= _SHORTEST_PART and word in senses
    }
    for word, level in spelled.items():
        if (
            level > _LARGEST
            or word in left_out
            or not any(sense.word == word for sense in senses.get(word, ()))
        ):
            continue
        for cut in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
            first, last = word[:cut], word[cut:]
            if first in common and first not in no_first and last in common and last not in no_last:
                sure = level <= READ_THROUGH and first not in doubtful
                found[word] = f"{'!' if sure else '?'}{cut}"
                break
    for parts in lists["taken"]["words"].split():
        cuts, at = [], 0
        for part in parts.split("+")[:-1]:
            at += len(part)
            cuts.append(str(at))
        found[parts.replace("+", "")] = "!" + ".".join(cuts)
    return found
