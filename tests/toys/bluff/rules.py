"""Bluff: hidden hands, face-down cards, doubt. Small, but it hides everything a game can hide."""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.game import Game
from gamehall.kernel.inventory import Inventory, move, stock
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Draw, Limit, Prompt
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.kernel.words import Key

HAND = 3
DECK = tuple(f"{n:02}" for n in range(1, 13))


class TurnOver(Action, frozen=True):
    """The clock: the player has been too slow."""


class Lay(Action, frozen=True):
    card: Key
    claim: int

    def seen_by(self, seat: Seat) -> Action:
        return Lay(HIDDEN, self.claim)


class Doubt(Action, frozen=True):
    pass


class TurnUp(Action, frozen=True):
    pass


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, (HIDDEN,) * len(self.cards))


class Laid(Event, frozen=True):
    seat: Seat
    card: Key
    claim: int

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Laid(self.seat, HIDDEN, self.claim)


class Doubted(Event, frozen=True):
    seat: Seat


class TurnedUp(Event, frozen=True):
    card: Key


class Scored(Event, frozen=True):
    seat: Seat
    points: int


class Skipped(Event, frozen=True):
    seat: Seat


class Options(Struct, frozen=True):
    seconds: int = 30


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    cards: Inventory
    points: dict[Seat, int]
    turn: int = 0
    last: Laid | None = None
    doubter: Seat | None = None
    ended: Outcome | None = None

    @property
    def to_deal(self) -> Seat | None:
        return next((s for s in self.seats if s not in self.dealt), None)

    @property
    def dealt(self) -> tuple[Seat, ...]:
        return tuple(s for s in self.seats if f"hand {s}" in self.cards.places)

    @property
    def mover(self) -> Seat:
        return self.seats[self.turn % len(self.seats)]


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, seats, stock({"deck": DECK, "pile": (), "shown": ()}), dict.fromkeys(seats, 0))


def prompts(state: State) -> tuple[Prompt, ...]:
    if outcome(state):
        return ()
    if seat := state.to_deal:
        pool = tuple(sorted(state.cards.at("deck")))
        return (Prompt(f"deal:{seat}", DEALER, ("Dealt",), chance=Draw(pool, HAND)),)
    if state.doubter:
        return (Prompt(f"turn-up:{state.turn}", JUDGE, ("TurnUp",)),)
    doubts = tuple(
        Prompt(f"doubt:{state.turn}", seat, ("Doubt",), must=False)
        for seat in state.seats
        if state.last and seat != state.last.seat
    )
    limit = Limit(f"turn:{state.turn}", state.options.seconds * 1000, TurnOver(), state.mover)
    clock = Prompt(f"time:{state.turn}", CLOCK, ("TurnOver",), must=False, limit=limit)
    return (Prompt(f"lay:{state.turn}", state.mover, ("Lay",)), *doubts, clock)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case Dealt(items):
            to = state.to_deal
            if to is None or len(items) != HAND or not set(items) <= set(state.cards.at("deck")) | {HIDDEN}:
                return refused("deal", "Three cards of the deck are dealt.")
            return allowed("deal", f"{{{to}}} is dealt {HAND} cards.", HandDealt(to, items))
        case Lay(card, claim):
            if card not in state.cards.at(f"hand {seat}") or card == HIDDEN:
                return refused("lay", "That card is not in your hand.")
            faults = () if claim == int(card) else (Fault("lay", f"The card is {int(card)}, not {claim}."),)
            return allowed(
                "lay", f"{{{seat}}} lays a card as {claim}.", Laid(seat, card, claim), faults=faults
            )
        case Doubt():
            return allowed("doubt", f"{{{seat}}} doubts it.", Doubted(seat))
        case TurnUp() if state.last and state.doubter:
            honest = int(state.last.card) == state.last.claim
            loser = state.doubter if honest else state.last.seat
            says = f"The card is {int(state.last.card)}."
            return penalised("doubt", says, TurnedUp(state.last.card), Scored(loser, -1))
        case TurnOver():
            return penalised("slow", f"{{{state.mover}}} was too slow.", Skipped(state.mover))
    return refused("lay", "That is no part of this game.")


def apply(state: State, event: Event) -> State:
    match event:
        case HandDealt(seat, cards):
            opened = replace(state.cards, places={**state.cards.places, f"hand {seat}": ()})
            return replace(state, cards=move(opened, cards, "deck", f"hand {seat}"))
        case Laid(seat, card):
            on_pile = move(state.cards, (card,), f"hand {seat}", "pile")
            return replace(state, cards=on_pile, last=event, turn=state.turn + 1)
        case Doubted(seat):
            return replace(state, doubter=seat)
        case TurnedUp(card):
            shown = move(state.cards, (card,), "pile", "shown")
            return replace(state, cards=shown, last=None, doubter=None)
        case Scored(seat, points):
            return replace(state, points={**state.points, seat: state.points[seat] + points})
        case Skipped(seat):
            less = {**state.points, seat: state.points[seat] - 1}
            return replace(state, turn=state.turn + 1, points=less)
        case Ended(result):
            return replace(state, ended=result)
    return state


def outcome(state: State) -> Outcome | None:
    if state.ended or state.to_deal:
        return state.ended
    done = all(not state.cards.at(f"hand {s}") for s in state.seats) and not state.last and not state.doubter
    if not done and state.turn < 40:
        return None
    best = max(state.points.values())
    first = tuple(s for s in state.seats if state.points[s] == best)
    rest = tuple(s for s in state.seats if s not in first)
    return Outcome((first, rest) if rest else (first,), "end", "The most points win.")


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    if "Lay" in prompt.kinds:
        return tuple(Lay(card, int(card)) for card in state.cards.at(f"hand {prompt.seat}") if card != HIDDEN)
    return (Doubt(),) if "Doubt" in prompt.kinds else ()


def judge(state: State, prompt: Prompt) -> Action:
    return TurnUp()


GAME = Game(
    id="bluff",
    name="Bluff",
    shelves=(shelve("bluff-1", "Bluff", read_book(Path(__file__).with_name("book") / "bluff.toml")),),
    options=Options,
    actions=(Lay, Doubt, TurnUp, TurnOver),
    events=(HandDealt, Laid, Doubted, TurnedUp, Scored, Skipped),
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    seats=(2, 3),
    judge=judge,
    legal=legal,
    pieces=lambda state: state.cards,
    sound=lambda state: state.doubter is None or state.last is not None,
)
