"""Stars & Bars in a terminal: what people type for an act, and how the board is coloured."""

from gamehall.games.pentathlon import typed
from gamehall.games.pentathlon.typed import WAYS, WORDS, challenge
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.cards import COLOUR, read_card
from gamehall.games.stars_and_bars.faults import NATURES
from gamehall.games.stars_and_bars.referee import playable
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.numerals import read_number
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
SLCR b2               place a card: its four letters, or its number in your hand, and a space; words do as
                      well: large red circle with stars b2
turn b2               turn over a central stack;  remove a1  removes an outer one,  remove centre  all four
stacks 2              write the points for stacks, before you touch a card
announce 11 45        announce the points of the turn and your running score;  announce 11  adds them up
draw, pass            draw a card; pass the card;  discard SLCR,  look,  accept, opinion, sign
challenge placing     say what is wrong: placing, scoring, announcing, stacks, changed or skipped; several at
                      once if you like;  challenge  alone stops the clock first"""

_WORDS: dict[str, Action] = {
    **WORDS,
    "draw": acts.Draw(),
    "look": acts.LookUnder(),
    "look under": acts.LookUnder(),
    "remove centre": acts.RemoveCentre(),
    "remove center": acts.RemoveCentre(),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.lower().split())
    action = _WORDS.get(said) or _with_things(state, prompt.seat, said) or challenge(said, prompt, NATURES)
    return action if type(action).__name__ in prompt.kinds else None


def _with_things(state: State, seat: Seat, said: str) -> Action | None:
    match said.split():
        case ["turn", *over, space] if over in ([], ["over"]):
            return acts.TurnOver(space.upper())
        case ["remove", space]:
            return acts.RemoveStack(space.upper())
        case ["stacks", points] if (number := read_number(points)) is not None:
            return acts.RecordStacks(number)
        case ["announce", *numbers] if 1 <= len(numbers) <= 2:
            return _announced(state, numbers)
        case ["discard", *card]:
            return acts.Discard(held) if (held := _card(state, seat, card)) else None
        case ["change" | "move", *card, space] if held := _card(state, seat, card):
            return acts.ChangeCard(held, space.upper())
        case ["place", *card, space] if held := _card(state, seat, card):
            return acts.Place(held, space.upper())
        case [*card, space] if held := _card(state, seat, card):
            return acts.Place(held, space.upper())
    return None


def _announced(state: State, said: list[str]) -> Action | None:
    points, *total = (read_number(one) for one in said)
    before = state.sheet.before if state.sheet else 0
    if points is None or total == [None]:
        return None
    score = total[0] if total else before + points
    return acts.Announce(points, before + points if score is None else score)


def _card(state: State, seat: Seat, said: list[str]) -> str:
    """A card by its words or letters, or by its number in the hand."""
    hand, said = state.hand(seat), [word for word in said if word != "on"]
    if len(said) == 1 and (number := read_number(said[0])) is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else ""
    return read_card(" ".join(said))


_WAYS = {
    **WAYS,
    "Challenge": "challenge placing",
    "Place": "CARD SPACE, such as 1 b2",
    "ChangeCard": "change CARD SPACE",
    "Discard": "discard CARD",
    "LookUnder": "look",
    "TurnOver": "turn SPACE",
    "RemoveStack": "remove SPACE",
    "RemoveCentre": "remove centre",
    "RecordStacks": "stacks POINTS",
    "Announce": "announce POINTS SCORE",
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by what is left to do in the turn."""
    sheet, done = state.sheet, {"ChangeCard"}
    if prompt.seat == state.card.holder and sheet:
        done |= {"Discard"} if any(playable(state, prompt.seat)) else set()
        done |= {"LookUnder"} if not state.latest or sheet.looked else set()
        done |= {"RecordStacks"} if not sheet.done else set()
        done |= {"Announce"} if sheet.points is not None else set()
        done |= {"Draw"} if sheet.drew or not state.left else set()
    return tuple(_WAYS.get(kind, kind.lower()) for kind in prompt.kinds if kind not in done)


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    word = text.lower().split()[0] if text.split() else ""
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    if word == "challenge":
        return f"Write: challenge placing. Say what is wrong: {', '.join(NATURES)}."
    if word in ("turn", "remove"):
        return "Write: turn b2 for a central stack, remove a1 for an outer one, remove centre for all four."
    if word in ("announce", "stacks"):
        return "Write: announce 11 45 with points and running score, or stacks 2 before you touch a card."
    known = _WORDS.get(" ".join(text.lower().split()))
    if known and type(known).__name__ not in kinds:
        return "The table does not ask for that now."
    if "Place" in kinds:
        return "Write a card and a space: SLCR b2, 1 b2, or large red circle with stars b2."
    return ""


def write(state: State, action: Action) -> str:
    """An act as one would type it, where that is other than its name and values."""
    match action:
        case acts.Place(card, space):
            return f"{card} {space.lower()}"
        case acts.ChangeCard(card, space):
            return f"change {card} {space.lower()}"
        case acts.Discard(card):
            return f"discard {card}"
        case acts.TurnOver(space):
            return f"turn {space.lower()}"
        case acts.RemoveStack(space):
            return f"remove {space.lower()}"
        case acts.RecordStacks(points):
            return f"stacks {points}"
        case acts.Announce(points, score):
            return f"announce {points} {score}"
    return typed.write(action, _WORDS)


_STYLES = {"R": "bold red", "B": "bold blue", "G": "bold green", "Y": "bold yellow"}


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: cards in their colours, which their letters tell too."""
    return tuple((rf"\b[SB][LS][CQTH]{colour}\b", _STYLES[colour]) for colour in COLOUR)


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Place", "Challenge"}),
    ways=ways,
    explain=explain,
    write=write,
    paint=paint,
)
