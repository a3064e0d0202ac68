"""Letter cards in a terminal: what people type for an act, and the table in a few lines."""

import re

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.portrait import card_row
from gamehall.games.letter_cards.rounds import Round
from gamehall.games.letter_cards.state import DOWN, State
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.numerals import read_number
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
stream                announce STREAM;  word LIST  announces a word that is also a command
Enter, lay            lay what you announced;  lay STREAM M  says which card is from your hand
withdraw              take back what you announced
challenge, !          press OFF: the last word is no word, or is not spelled so
ready                 deal;  Enter  says it too
wind 40               turn the dial when it is your turn: 0 is the red arrow, 100 a full turn
good, wrong           the judge's ruling on a challenged word"""

_PLAIN: dict[str, Action] = {
    "ready": acts.Ready(),
    "lay": acts.Complete(),
    "withdraw": acts.Withdraw(),
    "back": acts.Withdraw(),
    "challenge": acts.Challenge(),
    "off": acts.Challenge(),
    "!": acts.Challenge(),
    "good": acts.Rule(True),
    "wrong": acts.Rule(False),
}
_WORD = re.compile(r"[A-Za-z]{1,30}")
FULL_TURN = 100


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.split())
    said = said.lower() if said.isascii() else said  # beyond ASCII another letter may come out of it
    action = _PLAIN.get(said) or _told(said, prompt)
    if action is None and "Announce" in prompt.kinds and _WORD.fullmatch(said):
        action = acts.Announce(said.upper())
    return action if action is not None and type(action).__name__ in prompt.kinds else None


def _told(said: str, prompt: Prompt) -> Action | None:
    match said.split():
        case []:
            return acts.Complete() if "Complete" in prompt.kinds else acts.Ready()
        case ["word" | "announce", word] if _WORD.fullmatch(word):
            return acts.Announce(word.upper())
        case ["lay", word] if _WORD.fullmatch(word):
            return acts.Complete(word.upper())
        case ["lay", word, card] if _WORD.fullmatch(word) and _WORD.fullmatch(card):
            return acts.Complete(word.upper(), card.upper())
        case ["wind", dial] if 0 <= (wound := _number(dial)) <= FULL_TURN:
            return acts.Wind(wound)
    return None


def _number(text: str) -> int:
    number = read_number(text)
    return -1 if number is None else number


_WAYS = {
    "Announce": ("a word",),
    "Complete": ("Enter or lay",),
    "Ready": ("Enter or ready",),
    "Wind": ("wind 40",),
    "Rule": ("good", "wrong"),
}


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed."""
    return tuple(way for kind in prompt.kinds for way in _WAYS.get(kind, (kind.lower(),)))


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """How to write what could not be read now."""
    kinds = {kind for prompt in prompts for kind in prompt.kinds}
    if "Complete" in kinds:
        return "Lay the word you announced: Enter, or lay STREAM M with the card from your hand."
    if "Wind" in kinds:
        return "Wind the timer: wind 0 is the red arrow, wind 100 a full turn."
    if "Announce" in kinds:
        return "Type a word of letters to announce it."
    if "Ready" in kinds:
        return "Enter says that you are ready."
    if state.phase == "stopped":
        return "The timer is OFF while a word is looked up."
    if state.said:
        return f"{{{state.said.seat}}} is laying {state.said.word}; the next word waits for that."
    if state.phase in ("race", "resume"):
        return (
            "You cannot announce a word now. You are out of this round, or rest a while; wait lets time pass."
        )
    return "The table waits. It goes on by itself; wait lets time pass."


def write(state: State, action: Action) -> str:
    """An act as one would type it."""
    match action:
        case acts.Announce(word):
            return word.lower()
        case acts.Complete(letters, hand):
            return " ".join(filter(None, ("lay", letters, hand)))
        case acts.Wind(dial):
            return f"wind {dial}"
        case acts.Rule(good):
            return "good" if good else "wrong"
        case acts.Ready() | acts.Withdraw() | acts.Challenge():
            return type(action).__name__.lower()
    return ""


def picture(state: State, seat: Seat) -> str:
    """Short enough to be drawn after every word: the cards, the last word, who has won how many."""
    hand = state.hand(seat)
    playing = state.phase not in ("ready", "deal")
    when = (
        f"Round {state.round}" if playing else f"After round {state.round}" if state.round else "No round yet"
    )
    rows = [f"{when}, {state.left} cards in the deck"]
    if playing:
        on_table = (HIDDEN,) * state.cards.count(DOWN) or state.shown
        rows.append(f"Table: {card_row(on_table)}" + (f"     Hand: {card_row(hand)}" if hand else ""))
        rows.append(_ladder(state))
    elif hand and (missed := _missed(state, seat)):
        rows.append(f"You could still have laid {missed}")
    counts = ", ".join(f"{{{one}}} {state.won(one)}{_mark(state, one)}" for one in state.seats)
    return "\n".join((*rows, f"Won: {counts}"))


def _missed(state: State, seat: Seat) -> str:
    """Between two rounds the hand is still the one of the last bell."""
    if not state.results or seat in state.out:
        return ""
    found = Round(state.results[-1], 0, state, state).could_lay(seat)[:3]
    return ", ".join(f"{one.word} (with {one.hand})" if one.hand else one.word for one in found)


def _ladder(state: State) -> str:
    words = [f"{laid.word} ({{{laid.seat}}})" for laid in state.ladder[-3:]]
    earlier = "… " if len(state.ladder) > 3 else ""
    told = f"{earlier}{' > '.join(words)}" if words else "No word yet"
    return f"{told}; at least {state.shortest} letters"


def _mark(state: State, seat: Seat) -> str:
    if seat in state.gone:
        return " (left)"
    return " (out)" if seat in state.out and state.phase not in ("ready", "deal") else ""


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the picture and their styles: cards, the word to beat, who is out."""
    return (
        (r"(?<=Table: )[A-Z ·]+?(?=     |\n|$)", "bold"),
        (r"(?<=Hand: )[A-Z ·]+", "bold cyan"),
        (r"\b[A-Z]{2,}(?= \([^()]*\);)", "bold green"),
        (r"\(out\)|\(left\)", "red"),
    )


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset({"Announce", "Complete", "Challenge", "Wind", "Rule"}),
    ways=ways,
    explain=explain,
    write=write,
    picture=picture,
    paint=paint,
)
