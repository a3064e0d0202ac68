"""Important rules covering word formation: what the cards may form, and the bell that the last word wins."""

from collections import Counter

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.fold import apply
from gamehall.games.letter_cards.rules.end import last_round
from gamehall.games.letter_cards.state import State
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("bottom",)


def not_formed(state: State, seat: Seat, word: str) -> Ruling | None:
    """What the table does not take: too short, repeated, or not of these cards. Challenges are for words."""
    standing, fewest = state.standing, state.options.min_length
    if len(word) < fewest:
        return refused("min-length", f"A word has at least {fewest} letters.")
    if standing and len(word) < len(standing.word):
        says = f"{word} has {len(word)} letters; {standing.word} has {len(standing.word)}."
        return refused("as-long", says)
    if word in state.removed:
        return refused("ruled-out", f"{word} was ruled out in this round.")
    if word in state.used:
        return refused("no-repeat", f"{word} has been laid already.")
    return _not_of_these(state, seat, word)


def _not_of_these(state: State, seat: Seat, word: str) -> Ruling | None:
    lacking = state.lacking(word)
    if absent := lacking - Counter(state.hand(seat)):
        return refused(
            "table-cards", f"There is no {named(absent, ' or ')} for you on the table or in your hand."
        )
    if lacking.total() > 1:
        return refused("one-from-hand", f"{word} takes {named(lacking)} from your hand; only one card may.")
    return None


def named(letters: Counter[str], joint: str = " and ") -> str:
    return joint.join(sorted(letters.elements()))


def ring(state: State) -> Ruling:
    """The bell. The last word may still be challenged, unless it has been looked up already."""
    rung = events.BellRang()
    after = apply(state, rung)
    unfinished = (
        f" {{{state.said.seat}}} had announced {state.said.word} and not laid it." if state.said else ""
    )
    cites = "unfinished" if state.said else "last-word"
    if after.challengers:
        word = after.standing.word if after.standing else ""
        says = f"The bell.{unfinished} {word} is the last word, and may be challenged once more."
        return allowed(cites, says, rung)
    settled = settle(after)
    return allowed(cites, f"The bell.{unfinished} {settled.says}", rung, *settled.events)


def settled_if_over(state: State, ruling: Ruling) -> Ruling:
    """A ruling, and with it the end of the round when that has been rung out or nobody is left in it."""
    after = state
    for event in ruling.events:
        after = apply(after, event)
    if after.racing and not after.rung:
        return ruling
    settled = settle(after)
    says = f"{ruling.says} {settled.says}"
    return Ruling(ruling.verdict, ruling.cites, says, (*ruling.events, *settled.events))


def settle(state: State) -> Ruling:
    """Who laid the last word that stands wins its cards."""
    word = state.standing
    if word is None:
        won: Event = events.NobodyWon()
        cites, says, left = "no-word", "No word was laid; nobody wins a card.", Counter(state.shown)
    else:
        won = events.RoundWon(word.seat, word.word)
        cites, says = "last-word", f"{{{word.seat}}} wins the round with {word.word}: {len(word.word)} cards."
        left = Counter(state.shown) - Counter(word.word)
    returned = events.CardsReturned(_in_order(state.shown, left), state.options.returned == "shuffled")
    over = last_round(apply(apply(state, won), returned))
    return allowed(cites, says, won, returned, *over)


def _in_order(shown: tuple[str, ...], left: Counter[str]) -> tuple[str, ...]:
    """The cards that are left, as they lie on the table."""
    kept, order = Counter(left), []
    for card in reversed(shown):
        if kept[card]:
            kept[card] -= 1
            order.append(card)
    return tuple(reversed(order))
