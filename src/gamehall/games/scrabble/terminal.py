"""Scrabble in a terminal: how board and score sheet are drawn, and how people are told what to type."""

from itertools import zip_longest

from gamehall.games.scrabble.board import SIDE
from gamehall.games.scrabble.notation import Unwritable
from gamehall.games.scrabble.portrait import portray
from gamehall.games.scrabble.scorelines import score_lines, whole_sheet
from gamehall.games.scrabble.state import State
from gamehall.games.scrabble.typed import PLAIN, parse, placed, write
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
8H WORD               put WORD on the board across from H8;  H8 WORD  reads down. Among capitals a
                      small letter is a blank: 8H WoRD. Letters on the board are written too
24                    with a word on the board: announce its score;  announce  where the hall counts
press, stop           end your turn; stop the timer after your last tile
change AE?, pass      change tiles, ? or _ is a blank (change 3 at a wooden board); or make no play
back                  take up the tiles of this turn again
total 120, draw       record your cumulative score, then draw
hold, accept          before the new tiles are drawn
challenge WORD WORD   name the words you doubt;  challenge 1 3  by number,  challenge all  all of them
sheet                 the score sheet, with the numbers of its lines
query 3 24            line 3 of the sheet should read 24;  query p2 120  the total of p2
agree, disagree       answer a query;  recount, sign  at the end
check, ready          ask for the verdict; sit down again
On the board = triples a word and - doubles it; " triples a letter and ' doubles it."""

_WRITTEN = {
    "DrawForStart": "draw",
    "TakeTiles": "take",
    "Confirm": "check",
    "Record": "total 120 for your new total",
    "Challenge": "challenge WORD",
    "QueryScore": "query 3 24",
    "QueryTotal": "query p2 120",
    "ShowRack": "rack AE?",
    "PlayOn": "play on",
    "TakeForfeit": "take forfeit",
    "DeclareOver": "over",
    "CountTiles": "count",
    "StopClock": "stop",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by how far the turn has come."""
    if "Place" not in prompt.kinds:
        return tuple(_WRITTEN.get(kind, kind.lower()) for kind in prompt.kinds)
    draft, ends = state.draft, "stop" if state.went_out(state.mover) else "press"
    ends = ends if "Press" in prompt.kinds else ""
    over = ("over",) * ("DeclareOver" in prompt.kinds)
    if draft is None:
        return ("8H WORD", "change AEI", "pass", *over)
    if draft.exchange:
        return tuple(filter(None, (ends, "back")))
    if draft.score is not None:
        return tuple(filter(None, (ends, "8H WORD", "back")))
    return ("announce" if state.options.kept else "24 for your score", "8H WORD", "back")


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    word, _, rest = " ".join(text.split()).partition(" ")
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    match word.lower():
        case "challenge":
            return _ask_which(state)
        case "query" if "QueryScore" not in kinds:
            return "The table does not ask for that now."
        case "query":
            how = "Write: query 3 24, line 3 should read 24; query p2 120, the total of p2 should."
            return f"{how}\n{whole_sheet(state)}"
        case "change" | "exchange":
            return (
                "Write the tiles to change: change AEI, with ? or _ for a blank; change 3 at a wooden board."
            )
        case "total":
            return "Write your cumulative score: total 120."
        case "rack":
            return "Write the tiles left on your rack: rack AE?."
    known = PLAIN.get(" ".join(text.lower().split()))
    if known and type(known).__name__ not in kinds:
        return "The table does not ask for that now."
    if "Place" not in kinds:
        return ""
    try:
        placed(state, f"{word} {rest}")
    except Unwritable as error:
        return str(error)
    return ""


def _ask_which(state: State) -> str:
    """By the book whoever challenges says which words."""
    line = state.open_play
    if line is None:
        return "No play can be challenged now."
    formed = ", ".join(f"{number} {word}" for number, word in enumerate(line.words, start=1))
    how = f"challenge {line.words[0]}, challenge 1, or challenge all"
    return f"Say which words you challenge: {formed}. Write: {how}."


def picture(state: State, seat: Seat) -> str:
    """The board, and beside it the last lines of the score sheet."""
    drawn = portray(state).split("\n")
    board, below = drawn[: SIDE + 1], drawn[SIDE + 1 :]
    sheet = score_lines(state)
    beside = ("Score sheet", *sheet[-SIDE:])
    rows = [f"{row:32} │ {line}".rstrip() for row, line in zip_longest(board, beside, fillvalue="")]
    return "\n".join((*rows, *below))


_ON_BOARD = r"(?=[^\n│]*│)"


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the picture and their styles: tiles, and the squares that multiply."""
    return (
        (rf"(?<= )[A-Z](?= ){_ON_BOARD}", "bold"),
        (rf"(?<= )[a-z](?= ){_ON_BOARD}", "bold magenta"),
        (rf"={_ON_BOARD}", "bold red"),
        (rf"(?<= )-(?= ){_ON_BOARD}", "red"),
        (rf'"{_ON_BOARD}', "bold blue"),
        (rf"'{_ON_BOARD}", "cyan"),
        (r"(?<=rack )[A-Z? ]+", "bold"),
    )


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset(
        {
            "Place",
            "Announce",
            "Record",
            "Exchange",
            "Challenge",
            "QueryScore",
            "QueryTotal",
            "ShowRack",
            "Arrange",
        }
    ),
    ways=ways,
    explain=explain,
    write=write,
    picture=picture,
    paint=paint,
    shows={"sheet": whole_sheet, "score": whole_sheet},
)
