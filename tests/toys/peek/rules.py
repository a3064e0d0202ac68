from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.prompt import Draw, Limit, Prompt
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat

DECK = range(1, 10)


class Options(Struct, frozen=True):
    turn_seconds: float = 60
    """How long a player may think; 0 means as long as they like."""
    cards: int = 2
    above: int = 0
    """Added to every card: large numbers are found again wherever they should not stand."""


class TurnOver(Action, frozen=True):
    """The clock: the player has been too slow."""


class PlayCard(Action, frozen=True):
    card: str


class Challenge(Action, frozen=True):
    pass


class Decide(Action, frozen=True):
    right: bool


class Drew(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, (HIDDEN,) * len(self.cards))


class Played(Event, frozen=True):
    seat: Seat
    card: str


class Lost(Event, frozen=True):
    seat: Seat


class Challenged(Event, frozen=True):
    by: Seat


class Decided(Event, frozen=True):
    right: bool


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    hands: dict[Seat, tuple[str, ...]]
    totals: dict[Seat, int]
    turn: int = 0
    challenge: Seat | None = None
    ended: Outcome | None = None


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, seats, dict.fromkeys(seats, ()), dict.fromkeys(seats, 0))


def undealt(state: State) -> Seat | None:
    return next((s for s in state.seats if state.turn == 0 and not state.hands[s]), None)


def prompts(state: State) -> tuple[Prompt, ...]:
    if outcome(state):
        return ()
    if seat := undealt(state):
        taken = {c for hand in state.hands.values() for c in hand}
        pool = tuple(c for n in DECK if (c := str(n + state.options.above)) not in taken)
        return (Prompt(f"deal-{seat}", DEALER, ("Dealt",), chance=Draw(pool, state.options.cards)),)
    if state.challenge:
        return (Prompt(f"judge-{state.turn}", JUDGE, ("Decide",), says=f"Was {{{state.challenge}}} right?"),)
    seat = state.seats[state.turn % len(state.seats)]
    asked = [Prompt(f"turn-{state.turn}", seat, ("PlayCard",), says="Your turn: play a card.")]
    if state.options.turn_seconds:
        limit = Limit(f"turn-{state.turn}", round(state.options.turn_seconds * 1000), TurnOver(), seat)
        asked.append(Prompt(f"time-{state.turn}", CLOCK, ("TurnOver",), limit=limit))
    asked += [
        Prompt(f"challenge-{state.turn}-{s}", s, ("Challenge",), must=False, says="You may challenge.")
        for s in state.seats
        if s != seat and state.turn
    ]
    return tuple(asked)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case Dealt(items):
            who = undealt(state)
            if who is None:
                return refused("peek-deal", "The cards are dealt.")
            return allowed("peek-deal", f"{{{who}}} gets {len(items)} cards.", Drew(who, items))
        case PlayCard(card):
            if card not in state.hands[seat]:
                return refused("peek-play", f"You do not hold {card}.")
            faults = (Fault("peek-low", f"{card} is below 2."),) if card < "2" else ()
            return allowed("peek-play", f"{{{seat}}} plays {card}.", Played(seat, card), faults=faults)
        case TurnOver():
            who = state.seats[state.turn % len(state.seats)]
            return penalised("peek-time", f"{{{who}}} did not play in time.", Lost(who))
        case Challenge():
            return allowed("peek-judge", f"{{{seat}}} challenges.", Challenged(seat))
        case Decide(right):
            return allowed("peek-judge", "The judge decides.", Decided(right))
    return refused("peek-play", "Peek does not know that.")


def apply(state: State, event: Event) -> State:
    match event:
        case Drew(seat, cards):
            return replace(state, hands={**state.hands, seat: cards})
        case Played(seat, card):
            hand = list(state.hands[seat])
            hand.remove(card if card in hand else HIDDEN)
            totals = {**state.totals, seat: state.totals[seat] + int(card)}
            hands = {**state.hands, seat: tuple(hand)}
            return replace(state, hands=hands, totals=totals, turn=state.turn + 1)
        case Lost(seat):
            hands = {**state.hands, seat: state.hands[seat][1:]}
            return replace(state, hands=hands, turn=state.turn + 1)
        case Challenged(by):
            return replace(state, challenge=by)
        case Decided(right):
            other = next(s for s in state.seats if s != state.challenge)
            gains = state.challenge if right else other
            assert gains is not None
            return replace(state, challenge=None, totals={**state.totals, gains: state.totals[gains] + 1})
        case Ended(outcome=result):
            return replace(state, ended=result)
    return state


def outcome(state: State) -> Outcome | None:
    if state.ended:
        return state.ended
    if state.turn < len(state.seats) * state.options.cards:
        return None
    best = max(state.totals.values())
    first = tuple(s for s in state.seats if state.totals[s] == best)
    rest = tuple(s for s in state.seats if s not in first)
    if rest:
        return won(first[0], rest, "peek-win", f"{{{first[0]}}} wins with {best}.")
    return tied(first, "peek-win", f"A tie at {best}.")


def judge(state: State, prompt: Prompt) -> Action:
    return Decide(False)


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    match prompt.kinds:
        case ("PlayCard",):
            return tuple(PlayCard(c) for c in state.hands[prompt.seat])
        case ("Challenge",):
            return (Challenge(),)
        case ("Decide",):
            return (Decide(True), Decide(False))
    return ()


SHELF = shelve("peek", "Peek", read_book(Path(__file__).with_name("book") / "peek.toml"))

GAME = Game(
    "peek",
    "Peek",
    (SHELF,),
    Options,
    (PlayCard, Challenge, Decide, TurnOver),
    (Drew, Played, Lost, Challenged, Decided),
    opening,
    prompts,
    rule,
    apply,
    outcome,
    judge=judge,
    legal=legal,
    tagline="Two hidden cards each; the higher total wins.",
)
