"""The regular forms of English words. What these rules do not give is written down in the lexicon."""

_HISSES = ("s", "x", "z", "ch", "sh")
_VOWELS = "aeiou"


def with_s(word: str) -> str:
    """The plural of a noun, the third person of a verb."""
    if word.endswith("y") and word[-2:-1] not in ("", *_VOWELS) and not word.endswith("quy"):
        return f"{word[:-1]}ies"
    if word.endswith("quy"):
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(_HISSES) else f"{word}s"


def with_es_after_o(word: str) -> str:
    return f"{word}es" if word.endswith("o") else with_s(word)


def doubled(word: str) -> str:
    return word + word[-1]


def with_ed(stem: str) -> str:
    """The past of a verb, also of a doubled stem."""
    return _ending(stem, "ed")


def with_ing(stem: str) -> str:
    if stem.endswith("ie"):
        return f"{stem[:-2]}ying"
    if stem.endswith("e") and not stem.endswith(("ee", "oe", "ye")):
        return f"{stem[:-1]}ing"
    return f"{stem}ing"


def with_er(stem: str) -> str:
    return _ending(stem, "er")


def with_est(stem: str) -> str:
    return _ending(stem, "est")


def _ending(stem: str, ending: str) -> str:
    if stem.endswith("e"):
        return stem + ending[1:]
    if stem.endswith("y") and stem[-2:-1] not in ("", *_VOWELS):
        return f"{stem[:-1]}i{ending}"
    return stem + ending


def regular_pasts(lemma: str) -> frozenset[str]:
    """Every spelling with -ed: plain, doubled, with a k after c, with y changed or kept."""
    return _regular(lemma, "ed")


def regular_degrees(lemma: str) -> frozenset[str]:
    return _regular(lemma, "er") | _regular(lemma, "est")


def regular_plurals(lemma: str) -> frozenset[str]:
    return frozenset({with_s(lemma), with_es_after_o(lemma), doubled(lemma) + "es", f"{lemma}s"})


def _regular(lemma: str, ending: str) -> frozenset[str]:
    changed = f"{lemma.removesuffix('ey')}i{ending}"
    return frozenset(
        {changed, _ending(lemma, ending), doubled(lemma) + ending, f"{lemma}k{ending}", f"{lemma}{ending}"}
    )
