"""A game file counted again with nothing of the program: its own board, its own values, its own reading.

Small and slow on purpose. It knows files that were taken: what it cannot read it does not forgive.
"""

import re
from typing import NamedTuple

_EDGE = ("T..d...T...d..T", ".D...t...t...D.", "..D...d.d...D..", "d..D...d...D..d")
_ROWS = (*_EDGE, "....D.....D....", ".t...t...t...t.", "..d...d.d...d..", "T..d...D...d..T")
_BOARD = (*_ROWS, *reversed(_ROWS[:7]))
_VALUES = {
    letter: value
    for letters, value in (
        ("AEIOULNRST", 1),
        ("DG", 2),
        ("BCMP", 3),
        ("FHVWY", 4),
        ("K", 5),
        ("JX", 8),
        ("QZ", 10),
    )
    for letter in letters
}
_EVENT = re.compile(
    r">(?P<nick>.+?):[ \t]+(?:(?P<rack>[A-Za-z?]+)[ \t]+)??"
    r"(?:(?P<at>\d+[A-Za-z]|[A-Za-z]\d+)[ \t]+(?P<word>[A-Za-z.()]+)|(?P<sign>--|-\w*)|\((?P<inner>[^)]*)\))"
    r"[ \t]+(?P<score>[+-]*\d+)(?:[ \t]+(?P<total>[+-]?\d+))?(?:[ \t].*)?"
)
_STOOD = "The score stood so"


class Counted(NamedTuple):
    """Each player's points by the plays, and the last total that is written for each."""

    points: dict[str, int]
    written: dict[str, int]


def recount(text: str) -> Counted:
    board: dict[tuple[int, int], str] = {}
    points: dict[str, int] = {}
    written: dict[str, int] = {}
    last: tuple[list[tuple[int, int]], int] = ([], 0)
    lines = [line.strip(" \t") for line in re.split(r"[\r\n]+", text)]
    for n, line in enumerate(lines):
        if not line.startswith(">"):
            continue
        found = _EVENT.fullmatch(line)
        assert found is not None, line
        nick = found["nick"].strip().casefold()
        sign = -1 if "-" in found["score"].rstrip("0123456789")[-1:] else 1
        said = sign * int(found["score"].lstrip("+-"))
        if found["at"]:
            put = _lay(board, found["at"].upper(), found["word"])
            gain = _score(board, put)
            noted = lines[n + 1 : next((m for m in range(n + 1, len(lines)) if lines[m][:1] == ">"), None)]
            if any(_STOOD in note for note in noted):
                gain = said
            board |= put
            last = (list(put), gain)
        elif found["sign"] == "--":
            gain = -last[1]
            for square in last[0]:
                del board[square]
        elif found["sign"]:
            gain = 0
        elif found["inner"].lower() in ("challenge", "time") and found["inner"] != "TIME":
            gain = said
        else:
            worth = sum(_VALUES.get(tile, 0) for tile in found["inner"])
            gain = 2 * worth if said == 2 * worth else worth if said >= 0 and worth == said else -worth
        points[nick] = points.get(nick, 0) + gain
        if found["total"]:
            written[nick] = int(found["total"])
    return Counted(points, written)


def _lay(board: dict[tuple[int, int], str], at: str, word: str) -> dict[tuple[int, int], str]:
    row, column = int(re.sub(r"\D", "", at)) - 1, ord(re.sub(r"\d", "", at)) - 65
    across = at[0].isdigit()
    put = {}
    for letter in re.sub(r"[()]", "", word):
        if (row, column) not in board:
            put[row, column] = letter
        row, column = (row, column + 1) if across else (row + 1, column)
    return put


def _score(board: dict[tuple[int, int], str], put: dict[tuple[int, int], str]) -> int:
    after, total, seen = board | put, 50 * (len(put) == 7), set()
    for row, column in put:
        for down, right in ((0, 1), (1, 0)):
            r, c = row, column
            while (r - down, c - right) in after:
                r, c = r - down, c - right
            if (r, c, down) in seen or (r + down, c + right) not in after:
                continue
            seen.add((r, c, down))
            letters, factor = 0, 1
            while (r, c) in after:
                value, premium = _VALUES.get(after[r, c], 0), _BOARD[r][c] if (r, c) in put else "."
                letters += value * {"d": 2, "t": 3}.get(premium, 1)
                factor *= {"D": 2, "T": 3}.get(premium, 1)
                r, c = r + down, c + right
            total += letters * factor
    return total
