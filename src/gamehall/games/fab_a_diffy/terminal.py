"""Fab-a-Diffy in a terminal: what people type for an act, and how the strips are coloured."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.faults import NATURES
from gamehall.games.fab_a_diffy.fold import first_empty
from gamehall.games.fab_a_diffy.notation import read_sentence
from gamehall.games.fab_a_diffy.referee import open_tricks
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import typed
from gamehall.games.pentathlon.typed import WAYS, WORDS, challenge
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt

_HELP = """\
show                  take the strips that are missing, and put one in the Show Box
touch 1/2             touch a strip;  touch 1/2 and 1/3  touches the first that is not touched yet
1/2 + 1/3 = 5/6       announce the sentence; words do as well: one half plus a third is five sixths
take                  pick up the three strips;  move  moves the strip of the Show Box to a rectangle
pass                  pass the card;  capture, draw, accept, opinion, sign
challenge sentence    say what is wrong: sentence, order, touched, box or capture;
                      several at once if you like;  challenge  alone stops the clock first"""

_WORDS: dict[str, Action] = {
    **WORDS,
    "draw": acts.DrawStrip(),
    "show": acts.Show(),
    "take": acts.Take(),
    "pick up": acts.Take(),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to the prompt, if any."""
    said = " ".join(text.lower().split())
    if (plain := _WORDS.get(said)) and type(plain).__name__ in prompt.kinds:
        return plain
    if "Challenge" in prompt.kinds and (claimed := challenge(said, prompt, NATURES)):
        return claimed
    if "Announce" in prompt.kinds and read_sentence(text):
        return acts.Announce(text.strip())
    if "MoveShow" in prompt.kinds and said in ("move", "move show"):
        return acts.MoveShow(first_empty(state.lie))
    word, _, rest = said.partition(" ")
    if "Touch" in prompt.kinds and word == "touch":
        return _touch(state, rest)
    return None


def _touch(state: State, rest: str) -> Action | None:
    """One strip is touched after the other."""
    named = [word for word in rest.replace("and", " ").replace(",", " ").split() if word in state.lie.face_up]
    turn = state.acting()
    left = [strip for strip in named if not turn or strip not in turn.touched]
    return acts.Touch((left or named)[0]) if named else None


_WAYS = {
    **WAYS,
    "Challenge": "challenge sentence",
    "DrawStrip": "draw",
    "Announce": "a sentence such as 1/2 + 1/3 = 5/6",
    "Touch": "touch 1/2",
    "MoveShow": "move",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by what is left to do in the turn."""
    turn = state.acting()
    done = set[str]()
    if turn and (turn.took or turn.moved):
        done = {"Touch", "Announce", "Take", "MoveShow"}
    elif turn and turn.show and state.card.phase == "play":
        done = {"PassCard"}
    return tuple(_WAYS.get(kind, kind.lower()) for kind in prompt.kinds if kind not in done)


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    word = text.lower().split()[0] if text.split() else ""
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    if word == "challenge":
        return f"Write: challenge sentence. Say what is wrong: {', '.join(NATURES)}."
    if word == "touch":
        return f"Write: touch, and a strip that lies face up: {', '.join(state.lie.face_up)}."
    if "Announce" in kinds and any(letter.isdecimal() for letter in text):
        return "Write the whole sentence, such as 1/2 + 1/3 = 5/6 or one half plus a third is five sixths."
    known = _WORDS.get(" ".join(text.lower().split()))
    return "The table does not ask for that now." if known and type(known).__name__ not in kinds else ""


def write(state: State, action: Action) -> str:
    """An act as one would type it, where that is other than its name and values."""
    match action:
        case acts.Touch(strip):
            return f"touch {strip}"
        case acts.Announce(sentence):
            return sentence
        case acts.MoveShow(rectangle):
            return "move" if rectangle == first_empty(state.lie) else ""
        case common.PassCard():
            return "pass"
    return typed.write(action, _WORDS)


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns and their styles: the strip in the Show Box."""
    return ((r"(?<=Show Box: )\S+", "bold cyan"),)


def paint_hints(state: State) -> tuple[tuple[str, str], ...]:
    """At a guided table also the strips of a trick."""
    turn = state.acting()
    trick = next(iter(open_tricks(state, turn)), None) if turn and turn.show else None
    return ((rf"(?<=\s)(?:{trick.left}|{trick.right})(?=\s)", "bold green underline"),) if trick else ()


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Announce", "Challenge", "Touch", "MoveShow"}),
    ways=ways,
    explain=explain,
    write=write,
    paint=paint,
    paint_hints=paint_hints,
)
