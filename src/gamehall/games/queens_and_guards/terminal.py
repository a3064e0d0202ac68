"""Queens & Guards in a terminal: what people type for an act, and how the board is coloured."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import typed
from gamehall.games.pentathlon.typed import WAYS, WORDS, challenge
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.answers import moves
from gamehall.games.queens_and_guards.board import NAMES, NUMBERS
from gamehall.games.queens_and_guards.faults import NATURES
from gamehall.games.queens_and_guards.portrait import SIGNS
from gamehall.games.queens_and_guards.state import State
from gamehall.games.queens_and_guards.turns import moves_owed
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt

_HELP = """\
a4 b3                 move the piece on A4 to B3;  move a4 b3  does as well
trap                  say Trap: after your move, or before you touch a piece
send c9 a21           put a piece that was moved wrongly on the outermost band
pass                  pass the card;  win  announces your win
tie                   say that a player cannot move;  agree  agrees to that
challenge move        say what is wrong: move, release, trap, laid, sent or win; several at once if you like;
                      challenge  alone stops the clock first
white, black          name the colour that begins;  left, right  pick a hand;  accept, opinion, sign"""

_WORDS: dict[str, Action] = {
    **WORDS,
    "trap": acts.SayTrap(),
    "win": common.DeclareWin(),
    "tie": acts.OfferTie(),
    "agree": acts.AgreeTie(),
    "white": acts.NameColour("white"),
    "black": acts.NameColour("black"),
    "left": acts.PickHand("left"),
    "right": acts.PickHand("right"),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.lower().replace("-", " ").split())
    action = _WORDS.get(said) or _with_hexes(said) or challenge(said, prompt, NATURES)
    return action if type(action).__name__ in prompt.kinds else None


def _with_hexes(said: str) -> Action | None:
    word, *rest = said.replace(",", " ").replace(" to ", " ").split() or [""]
    if word in NUMBERS:
        word, rest = "move", [word, *rest]
    cells = [NUMBERS[name] for name in rest if name in NUMBERS]
    if len(cells) != 2 or len(rest) != 2:
        return None
    match word:
        case "move":
            return acts.Move(cells[0], cells[1])
        case "send":
            return acts.SendOut(cells[0], cells[1])
    return None


_WAYS = {
    **WAYS,
    "NameColour": "white or black",
    "PickHand": "left or right",
    "Move": "FROM TO, such as a4 b3",
    "SendOut": "send FROM TO",
    "SayTrap": "trap",
    "OfferTie": "tie",
    "AgreeTie": "agree",
    "Challenge": "challenge move",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by what is left to do in the turn."""
    turn = state.turn
    done = {"Move", "SendOut"} if turn and turn.steps and not moves_owed(turn) else set[str]()
    return tuple(_WAYS.get(kind, kind.lower()) for kind in prompt.kinds if kind not in done)


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    said = " ".join(text.lower().split())
    word, kinds = said.split(" ")[0], {kind for prompt in prompts for kind in prompt.kinds}
    if word == "challenge":
        return f"Write: challenge move. Say what is wrong: {', '.join(NATURES)}."
    if word in ("move", "send") or word in NUMBERS:
        return "Write two hexes, from and to: a4 b3. The centre is called centre."
    known = _WORDS.get(said)
    return "The table does not ask for that now." if known and type(known).__name__ not in kinds else ""


def write(state: State, action: Action) -> str:
    """An act as one would type it, where that is other than its name and values."""
    match action:
        case acts.Move(start, end):
            return f"{_name(start)} {_name(end)}"
        case acts.SendOut(start, end):
            return f"send {_name(start)} {_name(end)}"
        case common.DeclareWin():
            return "win"
    return typed.write(action, _WORDS)


def _name(at: int) -> str:
    return NAMES[at].lower() if 0 <= at < len(NAMES) else str(at)


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: each side's pieces."""
    white, black = (f"[{SIGNS[queen]}{SIGNS[guard]}]" for queen, guard in (("W", "w"), ("B", "b")))
    return ((rf"{white}[A-E×]?\d*", "bold cyan"), (rf"{black}[A-E×]?\d*", "bold yellow"))


def paint_hints(state: State) -> tuple[tuple[str, str], ...]:
    """At a guided table also the pieces that may move now."""
    turn = state.turn
    if turn is None or state.card.ended:
        return ()
    may = "|".join(sorted({NAMES[start] for start, _ in moves(state, turn)}))
    return ((rf"(?<=[{''.join(SIGNS.values())}])({may})(?!\d)", "bold green underline"),) if may else ()


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Move", "SendOut", "DeclareWin", "Challenge"}),
    ways=ways,
    explain=explain,
    write=write,
    paint=paint,
    paint_hints=paint_hints,
)
