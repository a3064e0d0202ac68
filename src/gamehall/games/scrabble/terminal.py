"""Scrabble in a terminal: what people type for an act, and how the board is coloured."""

import re

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import NAMES, read_tiles
from gamehall.games.scrabble.hints import board_of
from gamehall.games.scrabble.notation import Unwritable, read_play
from gamehall.games.scrabble.play import State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

HELP = """\
8H WORD               put WORD on the board across from H8;  H8 WORD  reads down. A small letter is a
                      blank: 8H WoRD. Letters that lie there already are written too
24                    announce the score;  announce  alone where the hall counts
press, stop           end your turn; stop the timer after your last tile
change AEI, pass      change tiles (change 3 at a wooden board), or make no play;  back  takes tiles up
total 120, draw       record your cumulative score, then draw
hold, accept          before the new tiles are drawn;  challenge WORD WORD  names the words you doubt
query 3 24            line 3 of the sheet should read 24;  agree, disagree, recount, sign
check, ready          ask for the verdict; sit down again"""

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
    "check": acts.Confirm(),
    "ready": acts.Ready(),
    "agree": acts.Agree(),
    "disagree": acts.Disagree(),
    "recount": acts.Recount(),
    "sign": acts.Sign(),
    "over": acts.DeclareOver(),
    "count": acts.CountTiles(),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.split())
    if said.lower() == "draw" and "DrawForStart" in prompt.kinds:
        return acts.DrawForStart()
    action = _PLAIN.get(said.lower()) or _numbered(said) or _worded(state, said) or _play(state, said)
    return action if type(action).__name__ in prompt.kinds else None


def _numbered(said: str) -> Action | None:
    if re.fullmatch(r"(announce )?\d{1,4}", said.lower()):
        return acts.Announce(int(said.split()[-1]))
    if found := re.fullmatch(r"total (-?\d{1,4})", said.lower()):
        return acts.Record(int(found[1]))
    if found := re.fullmatch(r"query (\d{1,3}) (\d{1,4})", said.lower()):
        return acts.QueryScore(int(found[1]) - 1, int(found[2]))
    return None


def _worded(state: State, said: str) -> Action | None:
    word, _, rest = said.partition(" ")
    match word.lower():
        case "challenge":
            named = tuple(re.split(r"[\s,]+", rest.upper().strip())) if rest.strip() else ()
            line = state.open_play
            return acts.Challenge(named or (line.words if line else ()))
        case "change" | "exchange" if rest.isdecimal():
            return acts.Exchange(count=int(rest))
        case "change" | "exchange":
            return acts.Exchange(read_tiles(rest.replace(" ", "")))
        case "rack":
            return acts.ShowRack(read_tiles(rest.replace(" ", "")))
    return None


def _play(state: State, said: str) -> Action | None:
    at, _, word = said.partition(" ")
    try:
        laid = read_play(board_of(state), at, word.strip())
    except Unwritable:
        return None
    return acts.Place(tuple(acts.Tile(NAMES[square], letter) for square, letter in laid.items()))


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: tiles, and the squares that multiply."""
    return (
        (r"(?<= )[A-Z](?= |$)(?=[^\n]*$)", "bold"),
        (r"(?<= )[a-z](?= |\n)", "bold magenta"),
        (r"=", "bold red"),
        (r"(?<= )-(?= )", "red"),
        (r'"', "bold blue"),
        (r"'", "cyan"),
    )


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play."""
    match action:
        case acts.Challenge():
            return "challenges"
        case acts.Exchange():
            return "changes"
        case acts.Pass():
            return "passes"
        case acts.Place(tiles) if len(tiles) == 7:
            return "sevens"
    return ""
