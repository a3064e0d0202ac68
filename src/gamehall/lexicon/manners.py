"""Words that may be played, but that the hall itself does not say before pupils: neither bots nor sheets."""

_UNSAID = frozenset({
    "anal", "anally", "anus", "arse", "bastard", "bastards", "bitch", "bitches", "boob", "boobs", "booger",
    "boogers", "breast", "breasts", "condom", "condoms", "crap", "crappy", "dildo", "erotic", "erotica",
    "fart", "farted", "farting", "farts", "harlot", "harlots", "hooker", "hookers", "incest", "molest",
    "molested", "naked", "nipple", "nipples", "nude", "nudes", "nudist", "nudity", "orgasm", "orgasms",
    "orgies", "orgy", "penis", "piss", "pissed", "poop", "pooped", "poops", "porn", "prostitute", "puke",
    "puked", "pukes", "rape", "raped", "rapes", "raping", "rapist", "rapists", "semen", "sexed", "sexes",
    "sexier", "sexily", "sexing", "sexism", "sexist", "sexists", "sexual", "sexuality", "sexually",
    "sexy", "slut", "sluts", "snot", "snots", "snotty", "stripper", "strippers", "suicidal", "suicide",
    "suicides", "tits", "topless", "turd", "turds", "vagina", "virgin", "virgins", "whore", "whores",
})  # fmt: skip


def fit_to_show(word: str) -> bool:
    """Whether the hall says this word of its own accord."""
    return word not in _UNSAID
