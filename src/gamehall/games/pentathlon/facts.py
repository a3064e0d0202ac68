"""What people are told of the card, the marks and what may be challenged, in all five games."""

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.card import Card, adverse_count
from gamehall.games.pentathlon.highlights import Highlights, Position, S, against_what
from gamehall.games.pentathlon.referee import fitting
from gamehall.games.pentathlon.scorecard import signers
from gamehall.kernel.facts import ChallengeFacts, Facts, NatureFacts, SeatFacts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(
    by: Highlights[S],
    state: S,
    seat: Seat,
    prompts: tuple[Prompt, ...],
    seats: dict[Seat, SeatFacts],
    ask: str,
) -> Facts:
    """What the game tells of its players and its turn, with what is told in every game."""
    told = _ended(state, seat, prompts) if state.card.ended else ask
    return Facts(seats, told, _challenge(by, state, seat), low_is_good=by.low_is_good)


def seat_facts(by: Highlights[S], card: Card, seat: Seat, score: int, *notes: str) -> SeatFacts:
    holds, lost = card.holder == seat, card.lost_turns.get(seat, 0)
    return SeatFacts(
        score,
        by.score,
        to_move=holds and not card.ended,
        badges=(f"holds the {by.flag}",) * holds,
        notes=(*notes, *(("loses the next turn",) if lost else ())),
        marks=card.marks.get(seat, ()),
    )


def _challenge(by: Highlights[S], state: S, seat: Seat) -> ChallengeFacts:
    against, dispute = against_what(state, seat), state.card.dispute
    fit = fitting(by, state, seat)
    first = {"declared": "win", "capture": "capture"}.get(against, "")
    now = sorted(fit, key=lambda name: name != first)
    return ChallengeFacts(
        open=bool(against),
        says=_window(by, state, against),
        cost=_cost(adverse_count(state.card, seat)),
        natures=tuple(
            NatureFacts(name, by.natures[name].says, name in fit)
            for name in (*now, *(name for name in by.natures if name not in fit))
        ),
        alone=bool(against) and not by.can_capture(state) and not dispute,
        called=dispute is not None and not dispute.claims,
        until=_UNTIL,
    )


_UNTIL = tuple(time.__name__ for time in (acts.MinuteOver, acts.GraceOver, acts.DeclarationOver))


def _window(by: Highlights[S], state: S, against: str) -> str:
    card = state.card
    if card.dispute and not card.dispute.claims:
        return "Time out: say what is wrong."
    if against and card.declared and card.declared.counted:
        return f"Open until you {'have no more challenges' if card.declared.either else 'accept the result'}."
    return {
        "last": f"Open until you {by.closes}.",
        "capture": "A capture: open until the card is passed.",
        "declared": "Open: a win is declared.",
        "": "Nothing can be challenged now.",
    }[against]


def _cost(count: int) -> str:
    left = ("a third", "two more", "one more", "another")[min(count, 3)]
    return f"A wrong one costs your turn, {left} the game."


def _ended(state: Position, seat: Seat, prompts: tuple[Prompt, ...]) -> str:
    if state.card.collected:
        return "The game is over."
    if any(prompt.seat == seat for prompt in prompts):
        return ""
    signed = signers(state.card.score_cards)
    missing = [one for one in state.seats if one != seat and one not in signed]
    if not missing:
        return "Waiting for the score cards to be collected."
    return f"Waiting for {' and '.join(f'{{{one}}}' for one in missing)} to sign."
