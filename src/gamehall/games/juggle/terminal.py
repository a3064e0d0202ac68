"""Juggle in a terminal: what people type for an act, and how the boards are coloured."""

import re

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import Cells, names_of, space_named
from gamehall.games.juggle.faults import NATURES
from gamehall.games.juggle.pieces import COLOURS, SHAPES, Form, flipped, shape_of, turned
from gamehall.games.juggle.referee import selectable
from gamehall.games.juggle.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import typed
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.games.pentathlon.typed import WAYS, WORDS, challenge
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
take red T5           select a piece of the bank;  ask red T5  takes it from the opponent's board (with a 6)
2+3=5                 state a number sentence for one calculated piece;  exact  takes it back
lay red T5 c4         the same and at once where it goes, as with place
place c4 turn 1 flip  lay the piece in hand: the corner of the box around it, top left, on c4, turned and
                      flipped as you like;  place c4 d4 e4  names every space;  shapes  shows how all look
back                  give the piece back that cannot be used;  remove c4  takes your piece off the board
pass                  pass the card;  roll, toss, accept, opinion, sign
win                   declare a win
challenge placement   say what is wrong: placement, selection, sentence, returned, moved, removing or win;
                      several at once if you like;  challenge  alone stops the clock first"""

_WORDS: dict[str, Action] = {
    **WORDS,
    "roll": common.Roll(),
    "win": common.DeclareWin(),
    "declare": common.DeclareWin(),
    "back": acts.Return(),
    "give back": acts.Return(),
    "return": acts.Return(),
    "exact": acts.Announce(""),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.lower().replace(",", " ").split())
    action = _WORDS.get(said) or _with_names(state, prompt.seat, said) or challenge(said, prompt, NATURES)
    sentence = re.sub(r"^\s*(announce|state|say)\b", "", text, flags=re.IGNORECASE).strip()
    if action is None and read_sentence(sentence):
        action = acts.Announce(sentence)
    return action if type(action).__name__ in prompt.kinds else None


def _with_names(state: State, seat: Seat, said: str) -> Action | None:
    word, *rest = said.split() or [""]
    if word in COLOURS:
        word, rest = "take", [word, *rest]
    match word:
        case "take" | "pick" | "ask":
            return _selected(state, seat, rest, ask=word == "ask")
        case "lay" if len(rest) > 2 and rest[0] in COLOURS:
            piece = f"{rest[0]} {rest[1].upper()}"
            cells = _cells(state, piece, rest[2:])
            return acts.Lay(piece, cells) if cells else None
        case "place" | "lay":
            cells = _cells(state, _latest(state), rest)
            return acts.Place(cells) if cells else None
        case "move":
            cells = _cells(state, _latest(state), rest)
            return acts.MovePiece(cells) if cells else None
        case "remove" if len(rest) == 1:
            space = space_named(state.options.side, rest[0])
            return acts.Remove(space) if space is not None else None
    return None


def _selected(state: State, seat: Seat, words: list[str], *, ask: bool) -> Action | None:
    if len(words) != 2:
        return None
    piece = f"{words[0]} {words[1].upper()}"
    laid = [one.cells[0] for one in state.laid(state.other(seat)) if one.piece == piece]
    if shape_of(piece) is None or (ask and not laid):
        return None
    return acts.PickUp(piece, laid[0] if ask else None)


def _latest(state: State) -> str:
    """The piece in hand, or the one just laid."""
    return state.turn.picks[-1].piece if state.turn and state.turn.picks else ""


def _cells(state: State, piece: str, words: list[str]) -> Cells:
    """Every space by its name, or one corner and how the piece is turned."""
    side = state.options.side
    spaces = [space for word in words if (space := space_named(side, word)) is not None]
    shape = shape_of(piece)
    if len(spaces) == len(words) and (len(spaces) > 1 or (shape and shape.area == 1)):
        return tuple(sorted(spaces))
    way = re.fullmatch(r"\w+( turn(ed)? (?P<turns>[0-3]))?(?P<flip> flip(ped)?)?", " ".join(words))
    if len(spaces) != 1 or shape is None or way is None:
        return ()
    form = as_turned(shape.forms[0], int(way["turns"] or 0), flip=bool(way["flip"]))
    top, left = divmod(spaces[0], side)
    if any(left + column >= side or top + row >= side for row, column in form):
        return ()
    return tuple((top + row) * side + left + column for row, column in form)


def as_turned(form: Form, turns: int, *, flip: bool) -> Form:
    """Flipped first, if at all, then turned clockwise."""
    form = flipped(form) if flip else form
    for _ in range(turns):
        form = turned(form)
    return form


_WAYS = {
    **WAYS,
    "Challenge": "challenge placement",
    "Announce": "a sentence such as 2+3=5",
    "PickUp": "take PIECE",
    "Place": "place SPACE turn N flip",
    "Return": "back",
    "Remove": "remove SPACE",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by what is left to do in the turn."""
    turn, hidden = state.turn, {"MovePiece", "Lay"}
    if turn and turn.dice:
        hidden |= {"Remove"} | ({"Announce"} if turn.picks else set())
        hidden |= set() if any(selectable(state, turn)) else {"PickUp"}
    if turn and state.empty(turn.by):
        hidden.add("DeclareWin")
    return tuple(_WAYS.get(kind, kind.lower()) for kind in prompt.kinds if kind not in hidden)


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    word = text.lower().split()[0] if text.split() else ""
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    if word == "challenge":
        return f"Write: challenge placement. Say what is wrong: {', '.join(NATURES)}."
    if word in ("take", "pick", "ask", *COLOURS):
        return "Write: take red T5, a colour and a shape of the bank; ask red T5, one of your opponent's."
    if word in ("place", "lay", "move"):
        return (
            "Write: place c4 turn 1 flip, or every space: place c4 d4 e4. The piece has to lie on the board."
        )
    if word == "remove":
        return "Write: remove c4, with a space that your piece covers."
    if "Announce" in kinds and any(letter.isdecimal() for letter in text):
        return "Write a number sentence with both dice, such as 2+3=5 or three minus two."
    known = _WORDS.get(" ".join(text.lower().split()))
    return "The table does not ask for that now." if known and type(known).__name__ not in kinds else ""


def write(state: State, action: Action) -> str:
    """An act as one would type it, where that is other than its name and values."""
    side = state.options.side
    match action:
        case acts.PickUp(piece, space):
            return f"{'take' if space is None else 'ask'} {piece}"
        case acts.Place(cells):
            return f"place {names_of(side, cells)}"
        case acts.Lay(piece, cells):
            return f"lay {piece} {names_of(side, cells)}"
        case acts.MovePiece(cells):
            return f"move {names_of(side, cells)}"
        case acts.Remove(space):
            return f"remove {names_of(side, (space,))}"
        case acts.Announce(sentence):
            return sentence or "exact"
    return typed.write(action, _WORDS)


_STYLES = dict(zip(COLOURS, ("red", "blue", "green", "yellow", "dark_orange", "magenta"), strict=True))


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: pieces in their colours, which their letters tell too."""
    return tuple(
        (rf"(?<=\s){colour[0]}[A-Z](?=\s|$)|^{colour}:.*$", f"bold {style}")
        for colour, style in list(_STYLES.items())[: state.options.colours]
    )


def shapes(state: State) -> str:
    """Every shape as it is drawn before it is turned."""
    return "\n\n".join(f"{name}\n{drawn(shape.forms[0])}" for name, shape in SHAPES.items())


def drawn(form: Form) -> str:
    rows, columns = (max(at) + 1 for at in zip(*form, strict=True))
    return "\n".join(
        "".join("■ " if (r, c) in form else "  " for c in range(columns)).rstrip() for r in range(rows)
    )


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Announce", "PickUp", "Place", "Lay", "MovePiece", "Remove", "Challenge"}),
    ways=ways,
    explain=explain,
    write=write,
    paint=paint,
    shows={"shapes": shapes},
)
