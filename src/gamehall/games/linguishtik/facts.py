"""What people are told of a position: notes on each player, what the block is picked up for, who is due."""

from gamehall.games.linguishtik.charts import stakes
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.saying import KIND_NAMES
from gamehall.games.linguishtik.state import Stage, State
from gamehall.kernel.facts import ChallengeFacts, Facts, SeatFacts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player

_DUE: dict[Stage, str] = {
    "designation": ": the designation",
    "type": ": the type demand",
    "function": ": the function demand",
    "free": "",
}
_NUMBERS = ("none", "one", "two", "three")


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    asked = any(prompt.must for prompt in prompts)
    return Facts(
        {each: _of(state, each) for each in state.seats},
        "The round is over." if state.ended else "" if asked else _ask(state, seat),
        _challenge(state, seat),
    )


def _of(state: State, seat: Seat) -> SeatFacts:
    return SeatFacts(
        state.scores[seat],
        "points",
        to_move=_on_turn(state) == seat and not state.ended,
        notes=tuple(note for note in (*_standing(state, seat), *_due(state, seat)) if note),
    )


def _on_turn(state: State) -> Seat | None:
    """Whose turn it is; None while nobody is to move."""
    return state.mover if state.order and state.phase in ("rolling", "moving") else None


def _standing(state: State, seat: Seat) -> tuple[str, ...]:
    letter = state.first_rolls.get(seat) if state.phase == "first" else None
    moving = state.phase == "moving"
    return (
        f"rolled {letter}" if letter else "",
        "Player One" if state.first == seat and not state.ended else "",
        "has passed" if moving and seat in state.passed else "",
        "loses the next turn" if moving and state.owed.get(seat) else "",
        "warned" if seat in state.warned else "",
        "absent" if seat in state.absent else "",
        "disqualified" if seat in state.disqualified else "",
    )


def _due(state: State, seat: Seat) -> tuple[str, ...]:
    """What waits for initials, and what is written."""
    waiting = sum(one.seat == seat and one.initialled is None for one in state.penalties)
    waits = "a penalty waits" if waiting == 1 else f"{waiting} penalties wait"
    writer = state.block.writers.get(seat) if state.block and state.phase == "writing" else None
    wrote = ""
    if writer:
        owes = {"must": "must write", "may": "may write", "barred": ""}[writer.duty]
        wrote = {"presented": "has handed in", "neutral": "neutral", "none": "", "": owes}[writer.done]
    return (f"{waits} for initials" if waiting else "", wrote)


def _ask(state: State, seat: Seat) -> str:
    """One clear line for a seat of which nothing is asked; empty: the page says whom the table waits for."""
    mover = _on_turn(state)
    if state.procedure:
        who = "You" if state.procedure.by == seat else f"{{{state.procedure.by}}}"
        return f"{who} called an illegal procedure. The judge rules."
    match state.phase:
        case "rolling" if mover:
            return f"{{{mover}}} is Player One and rolls the cubes."
        case "moving" if mover:
            whose = "Your" if mover == seat else f"{{{mover}}}’s"
            return f"{whose} turn{_DUE[state.stage]}."
        case "writing" if state.block:
            return f"{KIND_NAMES[state.block.kind]}: {_writing(state, seat)}"
        case "between" if is_player(seat):
            return _waiting(state)
    return ""


def _writing(state: State, seat: Seat) -> str:
    writers = state.block.writers if state.block else {}
    busy = [one for one, writer in writers.items() if writer.duty != "barred" and not writer.done]
    who = [one for one in busy if one != seat]
    return f"{_all(who)} {'write' if len(who) > 1 else 'writes'}." if who else "all have written."


def _waiting(state: State) -> str:
    missing = [s for s in state.seats if s not in (*state.ready, *state.absent, *state.disqualified)]
    return f"Waiting for {_all(missing)} to be ready." if missing else ""


def _all(seats: list[Seat]) -> str:
    return " and ".join(f"{{{seat}}}" for seat in seats)


def _challenge(state: State, seat: Seat) -> ChallengeFacts | None:
    """None: it is no time for the block."""
    if state.ended or state.phase not in ("rolling", "moving"):
        return None
    pays = stakes(state.options.chart, "now" if state.designation else "hopeless")
    cost = f"If somebody solves, they get {pays.solver} and you {pays.wrong}."
    if state.designation:
        solved = f"who solves where you are wrong gets {pays.solver}"
        cost = f"Right pays you {pays.right}, wrong {pays.wrong}; {solved}."
    opened = state.phase == "moving" and not state.procedure
    return ChallengeFacts(opened, _why(state, seat), cost, bid=True)


def _why(state: State, seat: Seat) -> str:
    """What may be called, or why nothing may."""
    if state.procedure:
        return "The judge rules first."
    if state.phase != "moving":
        return ""
    if not state.designation:
        if state.mover == seat:
            return "You may call Impossible before you designate."
        return "Nobody challenges before the sentence is designated."
    if state.last_mover == seat:
        return "You made the last move: only the others may challenge."
    if (there := len(state.at("letters"))) >= LETTERS_FOR_NOW:
        return "You may call Now or Impossible."
    needs = f"{_NUMBERS[LETTERS_FOR_NOW]} cubes in Letters; {_NUMBERS[there]} so far"
    return f"You may call Impossible. Now needs {needs}."
