"""Contig 60 in a terminal: what people type for an act, and how the board is coloured."""

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import lines_of
from gamehall.games.contig60.notation import read_sentence
from gamehall.games.contig60.play import State
from gamehall.games.contig60.portrait import CHIPS
from gamehall.games.contig60.referee import NATURES, playable
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

HELP = """\
3+5=8; 8*4            announce a number sentence; words do as well: 3 plus 5 is 8 and 8 times 4
place 32              put your chip on 32
dice 3 5 4            write the dice on the card;  score 54  writes your new running score
pass                  pass the card;  roll, use roll, capture, toss, accept, opinion, sign
win                   declare a win by your line of five or by your score;  win 1 2 3 4 5  names the line
challenge sentence    say what is wrong: sentence, placing, scoring, recording, announcing, moved,
                      capture or win; several at once if you like"""

_PLAIN: dict[str, Action] = {
    "toss": acts.Toss(),
    "roll": acts.Roll(),
    "use": acts.UseRoll(),
    "use roll": acts.UseRoll(),
    "capture": acts.Capture(),
    "pass": acts.PassCard(),
    "pass card": acts.PassCard(),
    "accept": common.Accept(),
    "ok": common.Accept(),
    "opinion": common.AskOpinion(),
    "sign": common.Sign(),
    "collect": common.Collect(),
}


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    said = " ".join(text.lower().split())
    action = _PLAIN.get(said) or _with_numbers(state, prompt.seat, said) or _challenge(said)
    if action is None and read_sentence(text):
        action = acts.Announce(text.strip())
    return action if type(action).__name__ in prompt.kinds else None


def _with_numbers(state: State, seat: Seat, said: str) -> Action | None:
    word, *rest = said.replace(",", " ").split() or [""]
    if not all(part.lstrip("-").isdecimal() for part in rest):
        return None
    numbers = tuple(int(part) for part in rest)
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
            return acts.DeclareWin(next(iter(lines_of(state.board, state.covered, seat)), ()))
        case (("win" | "declare"), (_, _, _, _, _)):
            return acts.DeclareWin(numbers)
    return None


def _challenge(said: str) -> Action | None:
    word, *natures = said.replace(",", " ").replace(" and ", " ").split() or [""]
    if word != "challenge" or not all(nature in NATURES for nature in natures):
        return None
    return common.Challenge(tuple(common.Claim(nature) for nature in natures))


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the portrait and their styles: each player's chips, and the spaces the dice reach."""
    chips = tuple(
        (rf"{CHIPS[seat]}\d*", style) for seat, style in zip(CHIPS, ("bold cyan", "bold yellow"), strict=True)
    )
    sheet = state.acting()
    if sheet is None or not sheet.dice or sheet.space is not None:
        return chips
    reach = "|".join(str(space) for space in playable(state, sheet.dice))
    return (*chips, (rf"(?<=\s)({reach})(?=\s|$)(?![^\n]*score)", "bold green underline")) if reach else chips


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: passes, and whether a chip could have been placed."""
    sheet = state.acting()
    if not isinstance(action, acts.PassCard) or sheet is None or sheet.space is not None:
        return ""
    could = state.chips[seat] and playable(state, sheet.dice)
    return "unforced passes" if could else "forced passes"
