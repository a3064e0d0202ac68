"""The common rows of the sheets, in their order; a game rules on what is left."""

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.rules.challenging import rule_challenge, rule_dispute
from gamehall.games.pentathlon.rules.end import accept, rule_score_cards
from gamehall.games.pentathlon.rules.time import rule_time
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import CLOCK, DEALER, Seat


def rule_common(by: Highlights[S], state: S, seat: Seat, action: Action) -> Ruling | None:
    """None: it is for the game's own rules, and said by the holder of the card, the dealer or the clock."""
    if seat == CLOCK:
        return rule_time(by, state, action)
    card = state.card
    match action:
        case acts.Challenge(()) if by.can_capture(state) and seat == card.holder and not card.dispute:
            return None  # the word captures
        case acts.Challenge():
            return rule_challenge(by, state, seat, action)
        case acts.Sign() | acts.Collect():
            return rule_score_cards(seat, action)
    if card.dispute:
        return rule_dispute(by, state, card.dispute, seat, action)
    if isinstance(action, acts.Accept):
        return accept(by, state, seat)
    if seat not in (card.holder, DEALER):
        return refused("flag-card", f"Only the player with the {by.flag} takes a turn.")
    return None
