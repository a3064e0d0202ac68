"""Whom the table waits for, and which timers run."""

from collections.abc import Iterator

from msgspec.structs import replace

from gamehall.games.letter_cards.play import DECK, State
from gamehall.kernel.prompt import Draw, Limit, Prompt
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
            yield _timer(f"ready:{number}", state.options.ready_seconds, state.present)
        case "deal":
            pool = tuple(sorted(state.cards.at(DECK)))
            count = min(len(pool), state.missing + state.to_table)
            says = "Deal: first every hand, in order of the chairs, then the table."
            yield Prompt(f"deal:{number}", DEALER, ("Dealt",), says=says, chance=Draw(pool, count))
        case "wind":
            setter = tuple(seat for seat in state.present if seat == state.setter)
            for seat in setter:
                yield Prompt(f"wind:{number}", seat, ("Wind",), says="Your turn: wind the timer.")
            yield _timer(f"wind:{number}", state.options.wind_seconds, setter)
        case "time":
            says = "Draw the time of the round, in milliseconds. Nobody is told."
            yield Prompt(f"time:{number}", DEALER, ("Dealt",), says=says, chance=Draw(times(state), 1))
        case "count":
            yield _pause(f"count:{number}", state.options.count_seconds, state.present)
        case "race":
            yield from _race(state)
        case "stopped":
            yield Prompt(f"rule:{_last(state)}", JUDGE, ("Rule",), says="Is this a good word?")
        case "resume":
            yield _pause(f"resume:{state.round}.{state.turn}", state.options.resume_seconds, state.present)
        case "bell":
            yield from _challenges(state)
            yield _timer(f"after:{state.round}", state.options.challenge_seconds, state.challengers)


def _race(state: State) -> Iterator[Prompt]:
    if state.said:
        laying, says = f"lay:{state.round}.{state.said.number}", f"Your turn: lay {state.said.word}."
        yield Prompt(laying, state.said.seat, ("Complete", "Withdraw"), says=says)
        yield _timer(laying, state.options.assembly_seconds, (state.said.seat,))
    else:
        for seat in state.racing:
            if seat not in state.resting:
                word = f"word:{state.round}.{state.turn}"
                yield Prompt(word, seat, ("Announce",), must=False, says="Announce a word.")
    for seat, since in state.resting.items():
        yield _pause(f"rest:{state.round}.{since}.{seat}", state.options.assembly_seconds, (seat,))
    if state.open:
        yield from _challenges(state)
        yield _timer(f"window:{_last(state)}", state.options.challenge_seconds, state.challengers)
    # "Before time runs out": the moment of the bell is too late.
    bell = Limit(f"bell:{state.round}", state.bell, secret=True, last="outside", calls="Ring the bell")
    yield Prompt(f"bell:{state.round}", CLOCK, ("TimeUp",), limit=bell)


def _challenges(state: State) -> Iterator[Prompt]:
    word = state.standing
    for seat in state.challengers:
        says = f"You may challenge {word.word}." if word else ""
        yield Prompt(f"challenge:{_last(state)}", seat, ("Challenge",), must=False, says=says)


def _last(state: State) -> str:
    """The word that stands, by its number: whether that one is good is one question."""
    return f"{state.round}.{state.standing.number if state.standing else 0}"


_WHEN_OVER = {
    "ready": "Begin the round",
    "wind": "Let the hall wind the timer",
    "count": "Turn the cards up",
    "resume": "Start the round again",
    "after": "End the time to challenge",
    "window": "End the time to challenge",
    "lay": "Call time on {}, who lays a word",
    "rest": "Let {} announce again",
}
"""What a person who keeps the time says when it is over."""


def _timer(id: str, seconds: int, whose: tuple[Seat, ...]) -> Prompt:
    """A time that everybody sees run; it is as long as the slowest of those it is given to may take."""
    calls = _WHEN_OVER[id.partition(":")[0]].format(*(f"{{{seat}}}" for seat in whose[:1]))
    return Prompt(id, CLOCK, ("TimeUp",), limit=Limit(id, seconds * 1000, shared=whose, calls=calls))


def _pause(id: str, seconds: int, whose: tuple[Seat, ...]) -> Prompt:
    """Seconds in which nobody can do anything: they are over when they have passed."""
    timer = _timer(id, seconds, whose)
    return replace(timer, limit=timer.limit and replace(timer.limit, last="outside"))


def times(state: State) -> tuple[str, ...]:
    """The times the round may last: all of them, or those near the mark on the setter's dial."""
    options = state.options
    low, high = options.shortest_seconds * 1000, max(options.shortest_seconds, options.longest_seconds) * 1000
    if state.dial is not None:
        mark, spring = low + (high - low) * state.dial // 100, options.spring_seconds * 1000
        low, high = max(low, mark - spring), min(high, mark + spring)
    return tuple(str(ms) for ms in range(low, high + 1, TENTH))
