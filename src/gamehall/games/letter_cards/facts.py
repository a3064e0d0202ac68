"""What people are told of a position: cards won, who is out, what may be challenged, and what to do now."""

from collections.abc import Sequence

from gamehall.games.letter_cards.state import State
from gamehall.kernel.facts import ChallengeFacts, Facts, SeatFacts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    return Facts(
        {one: _player(state, one) for one in state.seats},
        _ask(state, seat, prompts),
        None if state.ended else _challenge(state, seat),
    )


def _player(state: State, seat: Seat) -> SeatFacts:
    notes = () if state.ended else _notes(state, seat)
    return SeatFacts(state.won(seat), "cards won", seat == _to_move(state), notes=notes)


def _to_move(state: State) -> Seat | None:
    """In a race nobody is; but one lays a word, and one winds the timer."""
    if state.ended:
        return None
    if state.said:
        return state.said.seat
    return state.setter if state.phase == "wind" else None


def _notes(state: State, seat: Seat) -> tuple[str, ...]:
    if seat in state.gone:
        return ("has left",)
    notes, barred = [f"{state.hand_size(seat)} in hand"], state.barred.get(seat, 0)
    if seat in state.out and state.phase not in ("ready", "deal"):
        notes.append("out of this round")
    if barred:
        notes.append("sits out a round" if barred == 1 else f"sits out {barred} rounds")
    if state.phase == "wind" and seat == state.setter:
        notes.append("winds the timer")
    if state.phase == "ready" and seat in state.ready:
        notes.append("ready")
    return tuple(notes)


def _challenge(state: State, seat: Seat) -> ChallengeFacts:
    word, between = state.standing, bool(state.results) and state.phase in ("ready", "deal")
    late = not between and (state.rung or seat in state.out)
    if not late:
        cost = "A wrong challenge puts you out of this round."
    elif state.options.late_challenge == "free":
        cost = "A wrong challenge costs nothing now."
    else:
        cost = "A wrong challenge puts you out of a round to come."
    return ChallengeFacts(
        open=state.open and word is not None and word.seat != seat,
        says=f"Is {word.word} a word?" if word else "",
        cost=cost,
    )


def _ask(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> str:
    """One clear line for every moment of a round."""
    word = state.standing
    if state.ended:
        return state.ended.says
    if any(prompt.chance for prompt in prompts):
        return ""
    match state.phase:
        case "ready":
            return _ready(state, seat)
        case "deal":
            return "The cards are dealt."
        case "wind" if seat == state.setter:
            return "Your turn: wind the timer."
        case "wind":
            return f"{f'{{{state.setter}}}' if state.setter else 'The hall'} winds the timer."
        case "time":
            return "The timer is set. Nobody is told how long."
        case "count" if seat in state.out:
            return "You sit this round out."
        case "count":
            return "Look at your hand: the cards are turned up in a moment."
        case "race":
            return _race(state, seat)
        case "stopped":
            return _stopped(state, seat, may_rule=_asks(prompts, "Rule"))
        case "resume":
            return "The timer runs again in a moment."
        case "bell" if word:
            more = " You may still challenge it." if _asks(prompts, "Challenge") else ""
            return f"The bell. {word.word} is the last word.{more}"
        case "bell":
            return "The bell."


def _asks(prompts: tuple[Prompt, ...], kind: str) -> bool:
    return any(kind in prompt.kinds for prompt in prompts)


def _ready(state: State, seat: Seat) -> str:
    missing = [one for one in state.present if one not in state.ready]
    if seat not in missing:
        return f"Waiting for {_named(missing)}."
    if state.results:
        return "Say when you are ready for the next round."
    return "Say when you are ready: then the cards are dealt."


def _named(seats: Sequence[Seat]) -> str:
    """`Ana, Ben and Cem`."""
    names = [f"{{{seat}}}" for seat in seats]
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def _race(state: State, seat: Seat) -> str:
    said, word, long = state.said, state.standing, f"{state.shortest} letters or more"
    if said and said.seat == seat:
        return f"Lay the cards: {said.word}."
    if said:
        return f"{{{said.seat}}} announces {said.word}."
    if not is_player(seat):
        return f"{word.word} stands." if word else "The race is on. No word yet."
    if seat in state.out:
        return "You are out of this round. You may still challenge."
    if word is None:
        return f"Be the first: make a word of {long}."
    if word.seat == seat:
        return f"{word.word} is yours. You may change it: {long}."
    return f"Beat {word.word}: {long}."


def _stopped(state: State, seat: Seat, *, may_rule: bool) -> str:
    word = state.standing.word if state.standing else ""
    if may_rule:
        return f"Is {word or 'this'} a good word?"
    if state.by is None:
        return "The timer is OFF."
    challenges = "You challenge" if state.by == seat else f"{{{state.by}}} challenges"
    return f"{challenges} {word}. The timer is OFF."
