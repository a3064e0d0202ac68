"""How each event changes the card."""

from collections.abc import Mapping

from msgspec.structs import replace

from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.card import Card, Declaration, Dispute
from gamehall.games.pentathlon.scorecard import collected, filled_in, signed
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.seat import JUDGE, Seat


def fold(card: Card, event: Event, scores: Mapping[Seat, int]) -> Card:
    """`scores` are what the score cards show when the game ends."""
    match event:
        case events.TossCalled(seat):
            return replace(card, tossing=seat)
        case events.Tossed(seat, value):
            return replace(card, tossing=None, tosses={**card.tosses, seat: value})
        case events.TossTied():
            return replace(card, tosses={}, toss_round=card.toss_round + 1)
        case events.CardPassed(to):
            return replace(
                card,
                phase="window",
                beginner=card.beginner or to,
                holder=to,
                turn=card.turn + 1,
                reminded=False,
            )
        case events.RollCalled():
            return replace(card, phase="rolling")
        case events.Rolled():
            return replace(card, phase="play")
        case events.CaptureCalled():
            return replace(card, phase="capture")
        case events.TurnLost(seat):
            return _turn_lost(card, seat)
        case events.WinDeclared(seat, line):
            return replace(card, phase="declared", declared=Declaration(seat, line))
        case events.Counted(outcome, either):
            return replace(card, phase="declared", declared=Declaration(JUDGE, (), outcome, either))
        case events.WinStands():
            return replace(card, standing=card.declared, declared=None)
        case events.Undone():
            return replace(card, declared=None)
        case events.Reminded():
            return replace(card, reminded=True)
        case events.TimeCalled():
            return replace(card, time_called=True)
        case Ended(outcome):
            cards = filled_in(outcome, scores)
            return replace(card, ended=outcome, score_cards=cards, dispute=None, declared=None)
        case events.Signed(seat):
            return replace(card, score_cards=signed(card.score_cards, seat))
        case events.Collected():
            return replace(card, score_cards=collected(card.score_cards), collected=True)
    return _challenge(card, event)


def _challenge(card: Card, event: Event) -> Card:
    dispute = card.dispute
    match event:
        case events.Challenged(seat, claims, against):
            if dispute:  # the nature is stated of one for which time out was granted
                return replace(card, dispute=replace(dispute, claims=claims))
            number = card.disputes + 1
            return replace(card, disputes=number, dispute=Dispute(number, seat, claims, against))
        case events.Ruled(_, opinions) if dispute:
            return replace(card, dispute=replace(dispute, opinions=opinions))
        case events.OpinionAsked() if dispute:
            above = replace(dispute, level=dispute.level + 1, opinions=(), accepted=())
            return replace(card, dispute=above)
        case events.Accepted(seat) if dispute:
            return replace(card, dispute=replace(dispute, accepted=(*dispute.accepted, seat)))
        case events.Accepted(seat) if card.declared:
            accepted = (*card.declared.accepted, seat)
            return replace(card, declared=replace(card.declared, accepted=accepted))
        case events.Resolved():
            return replace(card, dispute=None)
        case events.Marked(seat, mark):
            return replace(card, marks={**card.marks, seat: (*card.marks.get(seat, ()), mark)})
    return card


def _turn_lost(card: Card, seat: Seat) -> Card:
    """The holder loses this turn; another loses the next one they would have had."""
    owed = card.lost_turns.get(seat, 0)
    left = max(0, owed - 1) if card.holder == seat else owed + 1
    return replace(card, lost_turns={**card.lost_turns, seat: left})
