"""Scrabble in a terminal: what people type for an act, and how board and score sheet are drawn."""

import re
from itertools import zip_longest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import BLANK, SIDE, read_tiles, write_tiles
from gamehall.games.scrabble.closing import went_out
from gamehall.games.scrabble.hints import board_of
from gamehall.games.scrabble.notation import Unwritable, place_as, write_play
from gamehall.games.scrabble.play import ONE, TWO, State, squares
from gamehall.games.scrabble.portrait import portray
from gamehall.games.scrabble.scorelines import score_lines, whole_sheet
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.numerals import read_number
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player

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

_PLAIN: dict[str, Action] = {
    "lot": acts.DrawForStart(),
    "take": acts.TakeTiles(),
    "take tiles": acts.TakeTiles(),
    "back": acts.TakeBack(),
    "announce": acts.Announce(),
    "press": acts.Press(),
    "stop": acts.StopClock(),
    "pass": acts.Pass(),
    "draw": acts.Draw(),
    "hold": acts.Hold(),
    "accept": acts.Accept(),
    "ok": acts.Accept(),
    "okay": acts.Accept(),
    "check": acts.Confirm(),
    "ready": acts.Ready(),
    "agree": acts.Agree(),
    "disagree": acts.Disagree(),
    "recount": acts.Recount(),
    "sign": acts.Sign(),
    "over": acts.DeclareOver(),
    "count": acts.CountTiles(),
}
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

_TILES = re.compile(r"[A-Za-z?_]{1,20}")


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.split())
    if said.lower() == "draw" and "DrawForStart" in prompt.kinds:
        return acts.DrawForStart()
    if said.lower() == "draw" and "ReachInBag" in prompt.kinds and "Draw" not in prompt.kinds:
        return None if _draws_first(state, prompt) else acts.ReachInBag()
    action = _PLAIN.get(said.lower()) or _numbered(state, said) or _worded(state, said) or _play(state, said)
    return action if type(action).__name__ in prompt.kinds else None


def _draws_first(state: State, prompt: Prompt) -> bool:
    """Tiles are to be drawn, and whoever says so means those."""
    if is_player(prompt.seat):
        return state.due(state.mover) > 0
    return any(state.due(side) for side in (ONE, TWO))


def _numbered(state: State, said: str) -> Action | None:
    match said.lower().split():
        case ["announce", points] if (score := _points(points)) is not None:
            return acts.Announce(score)
        case [points] if state.draft and state.draft.tiles and (score := _points(points)) is not None:
            return acts.Announce(score)
        case ["total", points] if (total := read_number(points, 4)) is not None:
            return acts.Record(total)
        case ["query", line, points] if (number := _points(line)) and (score := _points(points)) is not None:
            return acts.QueryScore(number - 1, score)
        case ["query", ("p1" | "p2") as side, points] if (total := read_number(points, 4)) is not None:
            return acts.QueryTotal(Seat(side), total)
    return None


def _points(text: str) -> int | None:
    number = read_number(text, 4)
    return number if number is not None and number >= 0 else None


def _worded(state: State, said: str) -> Action | None:
    word, _, rest = said.partition(" ")
    tiles = rest.replace(" ", "").replace(",", "")
    match word.lower():
        case "challenge" if words := _doubted(state, rest):
            return acts.Challenge(words)
        case "change" | "exchange" if count := _points(rest):
            return acts.Exchange(count=count)
        case "change" | "exchange" if _TILES.fullmatch(tiles):
            return acts.Exchange(read_tiles(tiles))
        case "rack" if _TILES.fullmatch(tiles):
            return acts.ShowRack(read_tiles(tiles))
        case "arrange" if _TILES.fullmatch(tiles):
            return acts.Arrange(read_tiles(tiles))
    return None


def _doubted(state: State, rest: str) -> tuple[str, ...]:
    """The words that were named, themselves or by number; none where it is not said which."""
    formed = state.open_play.words if state.open_play else ()
    if rest.lower() == "all":
        return formed
    named = []
    for part in re.split(r"[\s,]+", rest.strip()):
        number = read_number(part)
        if number is not None and 1 <= number <= len(formed):
            named.append(formed[number - 1])
        elif re.fullmatch(r"[A-Za-z]{1,20}", part):
            named.append(part.upper())
        else:
            return ()
    return tuple(dict.fromkeys(named))


def _play(state: State, said: str) -> Action | None:
    try:
        return _placed(state, said)
    except Unwritable:
        return None


def _placed(state: State, said: str) -> acts.Place:
    at, _, word = said.partition(" ")
    told = word.strip()
    if told.isascii() and told == told.lower():
        told = told.upper()  # all in small letters is how people type; then nothing is a blank
    return place_as(board_of(state), at, told)


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by how far the turn has come."""
    if "Place" not in prompt.kinds:
        return tuple(_WRITTEN.get(kind, kind.lower()) for kind in prompt.kinds)
    draft, ends = state.draft, "stop" if went_out(state, state.mover) else "press"
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
    known = _PLAIN.get(" ".join(text.lower().split()))
    if known and type(known).__name__ not in kinds:
        return "The table does not ask for that now."
    if "Place" not in kinds:
        return ""
    try:
        _placed(state, f"{word} {rest}")
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


def write(state: State, action: Action) -> str:
    """An act as one would type it."""
    match action:
        case acts.Place(tiles) if tiles:
            return _written(state, action)
        case acts.Exchange(tiles, count):
            return f"change {''.join(tiles).replace(BLANK, '?') or count}"
        case acts.Announce(score):
            return "announce" if score is None else f"announce {score}"
        case acts.Challenge(words):
            return f"challenge {' '.join(words)}"
        case acts.Record(total):
            return f"total {total}"
        case acts.QueryScore(line, score):
            return f"query {line + 1} {score}"
        case acts.QueryTotal(player, total):
            return f"query {player} {total}"
        case acts.ShowRack(tiles):
            return f"rack {write_tiles(tiles)}"
        case acts.Arrange(tiles):
            return f"arrange {''.join(tiles).replace(BLANK, '?')}"
        case Dealt(items) if items:
            return f"deal {''.join(items).replace(BLANK, '?')}"
        case acts.DrawForStart() | acts.ReachInBag():
            return "draw"
    return next((word for word, plain in _PLAIN.items() if plain == action), "")


def _written(state: State, place: acts.Place) -> str:
    """The play as a word from its place; nothing where that would not say all of it."""
    laid = squares(place.tiles)
    said = " ".join(write_play(board_of(state), laid, place.reads))
    try:
        return said if squares(_placed(state, said).tiles) == laid else ""
    except Unwritable:
        return ""


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
