"""The score sheet in lines of text, numbered as a query names them."""

from gamehall.games.scrabble.board import write_tiles
from gamehall.games.scrabble.state import Line, State, known
from gamehall.kernel.seat import Seat

_SAYS = {"pass": "pass", "lost": "turn lost", "time": "overtime"}


def score_lines(state: State) -> tuple[str, ...]:
    """Each line of the sheet: its number, whose it is, the play, its score, and the total so far."""
    totals: dict[Seat, int] = dict.fromkeys(state.scores, 0)
    lines = []
    for number, line in enumerate(state.sheet, start=1):
        score = 0 if line.removed else line.score
        totals[line.side] += score
        lines.append(f"{number:2} {{{line.side}}} {_says(line)} {score:+} = {totals[line.side]}")
    return tuple(lines)


def _says(line: Line) -> str:
    match line.kind:
        case "play":
            return f"{line.at} {line.word}" + " challenged off" * line.removed
        case "exchange":
            return f"changes {line.count}"
        case "rack":
            return f"tiles {write_tiles(line.rack)}" if known(line.rack) else "tiles"
    return _SAYS.get(line.kind, line.kind)


def whole_sheet(state: State) -> str:
    return "\n".join(score_lines(state)) or "Nothing stands on the score sheet yet."
