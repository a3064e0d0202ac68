"""Whether a word opens with a vowel sound: an hour, a unicorn."""

import re

_SILENT_H = re.compile(r"heir|honest|honou?r|hour")
_LIKE_YOU_OR_WON = re.compile(
    r"eu|ew|once|one(?!r)|uni[cflqstv]|unio|unidir|unanim|ubiq|uk[eu]l|ur[ai]n|us[aeiu]|ut[eio]"
)


def opens_with_vowel(word: str) -> bool:
    spoken = word.lower()
    if _LIKE_YOU_OR_WON.match(spoken):
        return False
    return spoken[:1] in ("a", "e", "i", "o", "u") or _SILENT_H.match(spoken) is not None
