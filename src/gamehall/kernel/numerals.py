"""Numbers as people type them: nobody means one of a thousand digits, and ² is no digit."""

import re

_LONGEST = 9


def read_number(text: str, longest: int = _LONGEST) -> int | None:
    """The whole number these digits write, with a sign or without; None: they write none that is meant."""
    written = re.fullmatch(rf"[-+]?[0-9]{{1,{longest}}}", text)
    return int(written[0]) if written else None
