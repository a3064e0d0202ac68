"""Play: a word is announced, then laid; only the laid word stands."""

from collections import Counter

from gamehall.games.letter_cards import acts, events
from gamehall.games.letter_cards.referee import misspelled, unlisted
from gamehall.games.letter_cards.rules.word_formation import named, not_formed
from gamehall.games.letter_cards.state import Said, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat
from gamehall.lexicon.capitals import capitals
from gamehall.lexicon.sounds import an

CITES = ("at-once", "table-cards", "jump-in", "change-again", "hand-card-stays", "lag")


def rule_word(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Announce(word):
            return _announce(state, seat, capitals(word))
        case acts.Complete(letters, hand) if state.said:
            word = capitals(letters or state.said.word)
            return _complete(state, state.said, word, capitals(hand))
        case acts.Withdraw() if state.said:
            says = f"{{{seat}}} takes back {state.said.word}."
            return allowed("assembly", says, events.AnnouncementLapsed(seat, state.said.word))
    return None


def lapse(state: State) -> Ruling:
    assert state.said is not None
    seat, word = state.said.seat, state.said.word
    says = f"{{{seat}}} announced {word} and did not lay it in time."
    return allowed("assembly", says, events.AnnouncementLapsed(seat, word))


def rested(seat: Seat) -> Ruling:
    return allowed("rest", f"{{{seat}}} may announce again.", events.Rested(seat))


def _announce(state: State, seat: Seat, word: str) -> Ruling:
    if no := not_formed(state, seat, word):
        return no
    faults = unlisted(state, word)
    return allowed(
        "announce", f"{{{seat}}} announces {word}.", events.WordAnnounced(seat, word), faults=faults
    )


def _complete(state: State, said: Said, word: str, hand: str) -> Ruling:
    seat = said.seat
    if no := not_formed(state, seat, word):
        return no
    if len(hand) > 1:
        return refused("one-from-hand", "Only one card may come from your hand.")
    if hand and hand not in state.hand(seat):
        return refused("one-from-hand", f"You have no {hand} in your hand.")
    if hand and hand not in word:
        return refused("one-from-hand", f"There is no {hand} in {word}.")
    lacking = state.lacking(word)
    if hand and lacking - Counter(hand):
        return refused("one-from-hand", f"{word} takes {named(lacking)} from your hand, not {hand}.")
    laid = events.WordCompleted(seat, word, said.word, hand or "".join(lacking))
    with_card = f" with {an(laid.hand)} from the hand" if laid.hand else ""
    return allowed(
        "complete",
        f"{{{seat}}} lays {word}{with_card}.",
        laid,
        faults=(*misspelled(said.word, word), *unlisted(state, word)),
    )
