"""Whom the table waits for, and which timers run."""

from collections.abc import Iterator
from typing import NamedTuple

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import DECK, State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Draw, Limit, Prompt, Role
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat

TENTH = 100
"""Milliseconds: the hidden time is drawn in tenths of a second."""


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.ended:
        return ()
    return tuple(_asked(state))


def _asked(state: State) -> Iterator[Prompt]:
    number = len(state.results) + 1
    match state.phase:
        case "ready":
            for seat in state.present:
                if seat not in state.ready:
                    yield Prompt(f"ready:{number}", seat, ("Ready",), says="Say when you are ready.")
            yield _time(f"ready:{number}", acts.ReadyOver(), state.options.ready_seconds, state.present)
        case "deal":
            pool = tuple(sorted(state.cards.at(DECK)))
            count = min(len(pool), state.missing + state.to_table)
            says = "Deal: first every hand, in order of the chairs, then the table."
            yield Prompt(f"deal:{number}", DEALER, ("Dealt",), says=says, chance=Draw(pool, count))
        case "wind":
            setter = tuple(seat for seat in state.present if seat == state.setter)
            for seat in setter:
                yield Prompt(f"wind:{number}", seat, ("Wind",), says="Your turn: wind the timer.")
            yield _time(f"wind:{number}", acts.WindOver(), state.options.wind_seconds, setter)
        case "time":
            says = "Draw the time of the round, in milliseconds. Nobody is told."
            yield Prompt(f"time:{number}", DEALER, ("Dealt",), says=says, chance=Draw(times(state), 1))
        case "count":
            yield _time(f"count:{number}", acts.CountOver(), state.options.count_seconds, state.present)
        case "race":
            yield from _race(state)
        case "stopped":
            yield Prompt(f"rule:{_last(state)}", JUDGE, ("Rule",), says="Is this a good word?")
        case "resume":
            resume = f"resume:{state.round}.{state.turn}"
            yield _time(resume, acts.ResumeOver(), state.options.resume_seconds, state.present)
        case "bell":
            yield from _challenges(state)
            window, seconds = f"after:{state.round}", state.options.challenge_seconds
            yield _time(window, acts.LastWordOver(), seconds, state.challengers)


def _race(state: State) -> Iterator[Prompt]:
    if state.said:
        laying, says = f"lay:{state.round}.{state.said.number}", f"Your turn: lay {state.said.word}."
        yield Prompt(laying, state.said.seat, ("Complete", "Withdraw"), says=says)
        yield _time(laying, acts.LayingOver(), state.options.assembly_seconds, (state.said.seat,))
    else:
        for seat in state.racing:
            if seat not in state.resting:
                word = f"word:{state.round}.{state.turn}"
                yield Prompt(word, seat, ("Announce",), must=False, says="Announce a word.")
    for seat, since in state.resting.items():
        rest = f"rest:{state.round}.{since}.{seat}"
        yield _time(rest, acts.RestOver(seat), state.options.assembly_seconds, (seat,))
    if state.open:
        yield from _challenges(state)
        window, seconds = f"window:{_last(state)}", state.options.challenge_seconds
        yield _time(window, acts.WindowOver(), seconds, state.challengers)
    # "Before time runs out": the moment of the bell is too late.
    bell, rings = f"bell:{state.round}", acts.BellRings()
    limit = Limit(
        bell, state.bell, secret=True, last="outside", calls="Ring the bell", then=rings, role="game"
    )
    yield Prompt(bell, CLOCK, ("BellRings",), limit=limit)


def _challenges(state: State) -> Iterator[Prompt]:
    word = state.standing
    for seat in state.challengers:
        says = f"You may challenge {word.word}." if word else ""
        yield Prompt(f"challenge:{_last(state)}", seat, ("Challenge",), must=False, says=says)


def _last(state: State) -> str:
    """The word that stands, by its number: whether that one is good is one question."""
    return f"{state.round}.{state.standing.number if state.standing else 0}"


class _Kind(NamedTuple):
    """A time that everybody sees: what for, and what a person who keeps the time says when it is over."""

    what: str
    calls: str
    role: Role = "turn"


_KINDS: dict[type[Action], _Kind] = {
    acts.ReadyOver: _Kind("to get ready", "Begin the round"),
    acts.WindOver: _Kind("to wind the timer", "Let the hall wind the timer"),
    acts.CountOver: _Kind("until the cards are turned up", "Turn the cards up", "pause"),
    acts.ResumeOver: _Kind("until the timer runs again", "Start the round again", "pause"),
    acts.LastWordOver: _Kind("to challenge the last word", "End the time to challenge", "window"),
    acts.WindowOver: _Kind("to challenge the word", "End the time to challenge", "window"),
    acts.LayingOver: _Kind("to lay the word", "Call time on {}, who lays a word"),
    acts.RestOver: _Kind("until the next word may be announced", "Let {} announce again", "pause"),
}


def _time(timer: str, then: Action, seconds: int, whose: tuple[Seat, ...]) -> Prompt:
    """As long as the slowest of those it is given to may take. A pause is over when it has passed."""
    what, calls, role = _KINDS[type(then)]
    limit = Limit(
        timer,
        seconds * 1000,
        of=then.player if isinstance(then, acts.RestOver) else None,
        shared=whose,
        last="outside" if role == "pause" else "inside",
        calls=calls.format(*(f"{{{seat}}}" for seat in whose[:1])),
        then=then,
        role=role,
        what=what,
    )
    return Prompt(timer, CLOCK, (type(then).__name__,), limit=limit)


def times(state: State) -> tuple[str, ...]:
    """The times the round may last: all of them, or those near the mark on the setter's dial."""
    options = state.options
    low, high = options.shortest_seconds * 1000, max(options.shortest_seconds, options.longest_seconds) * 1000
    if state.dial is not None:
        mark, spring = low + (high - low) * state.dial // 100, options.spring_seconds * 1000
        low, high = max(low, mark - spring), min(high, mark + spring)
    return tuple(str(ms) for ms in range(low, high + 1, TENTH))
