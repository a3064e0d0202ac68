"""Contig 60 in a terminal: what people type for an act, and how the board is coloured."""

import re

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import lines_of
from gamehall.games.contig60.faults import NATURES
from gamehall.games.contig60.portrait import CHIPS
from gamehall.games.contig60.referee import playable
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import typed
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.games.pentathlon.typed import WAYS, WORDS, challenge
from gamehall.kernel.action import Action
from gamehall.kernel.numerals import read_number
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
3+5=8; 8*4            announce a number sentence; words do as well: 3 plus 5 is 8 and 8 times 4
place 32              put your chip on 32
dice 3 5 4            write the dice on the card;  score 54  writes your new running score
pass                  pass the card;  roll, use roll, capture, toss, accept, opinion, sign
win                   declare a win by your line of five or by your score;  win 1 2 3 4 5  names the line
challenge sentence    say what is wrong: sentence, placing, scoring, recording, announcing, moved,
                      capture or win; several at once if you like;  challenge  alone stops the clock first"""

_WORDS: dict[str, Action] = {
    **WORDS,
    "roll": common.Roll(),
    "use": acts.UseRoll(),
    "use roll": acts.UseRoll(),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.lower().split())
    action = _WORDS.get(said) or _with_numbers(state, prompt.seat, said) or challenge(said, prompt, NATURES)
    sentence = re.sub(r"^\s*(announce|say)\b", "", text, flags=re.IGNORECASE).strip()
    if action is None and read_sentence(sentence):
        action = acts.Announce(sentence)
    return action if type(action).__name__ in prompt.kinds else None


def _with_numbers(state: State, seat: Seat, said: str) -> Action | None:
    word, *rest = said.replace(",", " ").split() or [""]
    numbers = tuple(number for part in rest if (number := read_number(part)) is not None)
    if len(numbers) < len(rest):
        return None
    match word, numbers:
        case (("place" | "on" | "chip"), (space,)):
            return acts.Place(space)
        case "move", (space,):
            return acts.MoveChip(space)
        case "score", (score,):
            return acts.RecordScore(score)
        case (("dice" | "record"), (_, _, _)):
            return acts.RecordDice(numbers)
        case (("win" | "declare"), ()):
            return common.DeclareWin(next(iter(lines_of(state.board, state.covered, seat)), ()))
        case (("win" | "declare"), (_, _, _, _, _)):
            return common.DeclareWin(numbers)
    return None


_WAYS = {
    **WAYS,
    "Challenge": "challenge sentence",
    "UseRoll": "use roll",
    "Announce": "a sentence such as 3+5=8; 8*4",
    "Place": "place NUMBER",
    "MoveChip": "move NUMBER",
    "RecordDice": "dice A B C",
    "RecordScore": "score NUMBER",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by what is left to do in the turn."""
    sheet = state.acting()
    done = set[str]()
    if sheet and sheet.dice:
        done |= {"RecordDice"} if sheet.recorded else set()
        done |= {"Announce"} if sheet.sentence else set()
        done |= {"Place"} if sheet.space is not None else {"MoveChip", "RecordScore"}
    if state.options.card == "kept":
        done |= {"RecordDice", "RecordScore"}
    return tuple(_WAYS.get(kind, kind.lower()) for kind in prompt.kinds if kind not in done)


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    word = text.lower().split()[0] if text.split() else ""
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    if word == "challenge":
        return f"Write: challenge sentence. Say what is wrong: {', '.join(NATURES)}."
    if word in ("place", "on", "chip", "move"):
        return "Write: place 32, with the number of a space."
    if word in ("dice", "score", "win"):
        return "Write: dice 3 5 4 with the dice as they fell, score 54, win, or win with five spaces."
    if "Announce" in kinds and any(letter.isdecimal() for letter in text):
        return (
            "Write a number sentence with all three dice, such as 3+5=8; 8*4 or three plus five times four."
        )
    known = _WORDS.get(" ".join(text.lower().split()))
    return "The table does not ask for that now." if known and type(known).__name__ not in kinds else ""


def write(state: State, action: Action) -> str:
    """An act as one would type it, where that is other than its name and values."""
    match action:
        case acts.Announce(sentence):
            return sentence
        case acts.Place(space):
            return f"place {space}"
        case acts.MoveChip(space):
            return f"move {space}"
        case acts.RecordDice(dice):
            return f"dice {' '.join(map(str, dice))}"
        case acts.RecordScore(score):
            return f"score {score}"
    return typed.write(action, _WORDS)


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: each player's chips."""
    return tuple(
        (rf"{CHIPS[seat]}\d*", style) for seat, style in zip(CHIPS, ("bold cyan", "bold yellow"), strict=True)
    )


def paint_hints(state: State) -> tuple[tuple[str, str], ...]:
    """At a guided table also the spaces that the dice reach."""
    sheet = state.acting()
    if sheet is None or not sheet.dice or sheet.space is not None:
        return ()
    reach = "|".join(str(space) for space in playable(state, sheet.dice))
    return ((rf"(?<=\s)({reach})(?=\s|$)(?![^\n]*score)", "bold green underline"),) if reach else ()


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Announce", "DeclareWin", "Challenge"}),
    ways=ways,
    explain=explain,
    write=write,
    paint=paint,
    paint_hints=paint_hints,
)
