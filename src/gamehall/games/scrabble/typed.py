"""Acts as people type them: `8H WORD`, `change AE?`, `challenge 1 3`."""

import re

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import BLANK, read_tiles, write_tiles
from gamehall.games.scrabble.hints import board_of
from gamehall.games.scrabble.notation import Unwritable, place_as, write_play
from gamehall.games.scrabble.state import ONE, TWO, State, squares
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.numerals import read_number
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player

PLAIN: dict[str, Action] = {
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

_TILES = re.compile(r"[A-Za-z?_]{1,20}")


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.split())
    if said.lower() == "draw" and "DrawForStart" in prompt.kinds:
        return acts.DrawForStart()
    if said.lower() == "draw" and "ReachInBag" in prompt.kinds and "Draw" not in prompt.kinds:
        return None if _draws_first(state, prompt) else acts.ReachInBag()
    action = PLAIN.get(said.lower()) or _numbered(state, said) or _worded(state, said) or _play(state, said)
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
        return placed(state, said)
    except Unwritable:
        return None


def placed(state: State, said: str) -> acts.Place:
    at, _, word = said.partition(" ")
    told = word.strip()
    if told.isascii() and told == told.lower():
        told = told.upper()  # all in small letters is how people type; then nothing is a blank
    return place_as(board_of(state), at, told)


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
    return next((word for word, plain in PLAIN.items() if plain == action), "")


def _written(state: State, place: acts.Place) -> str:
    """The play as a word from its place; nothing where that would not say all of it."""
    laid = squares(place.tiles)
    said = " ".join(write_play(board_of(state), laid, place.reads))
    try:
        return said if squares(placed(state, said).tiles) == laid else ""
    except Unwritable:
        return ""
