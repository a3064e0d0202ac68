"""How what happened changes the position. Nothing is refused here."""

from msgspec.structs import replace

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.state import (
    BOTTOM,
    DECK,
    DOWN,
    SHOWN,
    Laid,
    Result,
    Said,
    State,
    hand_of,
    won_by,
)
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.inventory import Inventory, move
from gamehall.kernel.seat import Seat


def apply(state: State, event: Event) -> State:
    match event:
        case events.Readied(seat):
            return _on_we_go(replace(state, ready=(*state.ready, seat)))
        case events.PlayerLeft(seat):
            return _on_we_go(_without(state, seat))
        case events.RoundBegan(number, setter, out):
            return _begin(state, number, setter, out)
        case events.HandFilled(seat, cards, bottom):
            return replace(state, cards=_deal(state.cards, cards, bottom, hand_of(seat)))
        case events.TableDealt(cards, bottom):
            phase = "wind" if state.options.timer == "setter" else "time"
            return replace(state, cards=_deal(state.cards, cards, bottom, DOWN), phase=phase)
        case events.Wound(_, dial):
            return replace(state, dial=dial, phase="time")
        case events.DialLeft():
            return replace(state, phase="time")
        case events.TimerSet(ms):
            return replace(state, bell=ms, phase="count")
        case events.CardsTurned(cards):
            return replace(state, cards=move(state.cards, cards, DOWN, SHOWN), start=cards, phase="race")
        case events.DeckSpent():
            return state
        case Ended(result):
            return replace(state, ended=result)
    return _raced(state, event)


def _raced(state: State, event: Event) -> State:
    match event:
        case events.WordAnnounced(seat, word):
            return replace(state, said=Said(seat, word, state.turn + 1), turn=state.turn + 1)
        case events.AnnouncementLapsed(seat):
            return replace(state, said=None, resting={**state.resting, seat: state.turn})
        case events.Rested(seat):
            return replace(state, resting=_but(state.resting, seat))
        case events.WordCompleted(seat, word, announced, hand):
            return _lay(state, Laid(state.laid + 1, seat, word, announced, hand))
        case events.WindowClosed():
            return replace(state, open=False)
        case events.WordChallenged(seat):
            return replace(state, by=seat, open=False, phase="stopped")
        case events.WordJudged(good):
            return _judged(state, good)
        case events.WordRemoved(seat, word, hand):
            return _take_away(state, seat, word, hand)
        case events.PlayerEliminated(seat):
            return replace(state, out=(*state.out, seat), said=_unless(seat, state.said))
        case events.PlayerBarred(seat):
            return replace(state, barred={**state.barred, seat: state.barred.get(seat, 0) + 1})
        case events.TimerOn():
            return replace(state, phase="race")
        case events.BellRang():
            doubtful = state.standing is not None and not state.standing.proved
            return replace(state, rung=True, said=None, open=doubtful, phase="bell")
        case events.RoundWon(seat, word):
            kept = _end(state, seat, word)
            return replace(kept, cards=move(kept.cards, word, SHOWN, won_by(seat)))
        case events.NobodyWon():
            return _end(state, None, "")
        case events.CardsReturned(cards, shuffled):
            place = DECK if shuffled else BOTTOM
            return _on_we_go(replace(state, cards=move(state.cards, cards, SHOWN, place)))
    return state


def _deal(cards: Inventory, dealt: tuple[str, ...], bottom: int, place: str) -> Inventory:
    """From the top of the deck; where it is spent, from the cards that were returned to its bottom."""
    fresh = len(dealt) - bottom
    return move(move(cards, dealt[:fresh], DECK, place), dealt[fresh:], BOTTOM, place)


def _begin(state: State, number: int, setter: Seat, out: tuple[Seat, ...]) -> State:
    return replace(
        state,
        round=number,
        setter=setter,
        dial=None,
        bell=0,
        start=(),
        turn=0,
        laid=0,
        said=None,
        resting={},
        ladder=(),
        removed=(),
        open=False,
        by=None,
        rung=False,
        out=out,
        barred={seat: rounds - 1 for seat, rounds in state.barred.items() if rounds > 1} if out else {},
        ready=(),
    )


def _on_we_go(state: State) -> State:
    """The dealer deals when everybody is ready; nobody is asked where no card is left for another round."""
    everybody = set(state.present) <= set(state.ready) or not state.to_table
    return replace(state, phase="deal") if state.phase == "ready" and everybody else state


def _without(state: State, seat: Seat) -> State:
    """Who leaves lays no more words; the cards in that hand are out of the game."""
    if seat in state.gone:
        return state
    said, resting = _unless(seat, state.said), _but(state.resting, seat)
    return replace(state, gone=(*state.gone, seat), said=said, resting=resting)


def _lay(state: State, word: Laid) -> State:
    """Whoever waited may announce again: there is another word to beat."""
    return replace(
        state,
        cards=move(state.cards, word.hand, hand_of(word.seat), SHOWN),
        ladder=(*state.ladder, word),
        laid=word.number,
        said=None,
        resting={},
        open=True,
    )


def _judged(state: State, good: bool) -> State:
    """After a ruling what is asked is a new question."""
    ladder = state.ladder
    if good and ladder:
        ladder = (*ladder[:-1], replace(ladder[-1], proved=True))
    phase = "bell" if state.rung else "resume" if state.options.resume_seconds else "race"
    return replace(state, ladder=ladder, by=None, turn=state.turn + 1, phase=phase)


def _take_away(state: State, seat: Seat, word: str, hand: str) -> State:
    """With the word goes what was announced to follow it: there is another word to beat, and other cards."""
    return replace(
        state,
        said=None,
        cards=move(state.cards, hand, SHOWN, hand_of(seat)),
        ladder=state.ladder[:-1],
        removed=(*state.removed, word),
    )


def _end(state: State, seat: Seat | None, word: str) -> State:
    """The round is told; what stood on the table is kept for those who look back."""
    result = Result(state.round, seat, word, state.ladder, state.removed, state.shown, state.start)
    told = (*(laid.word for laid in state.ladder), *state.removed)
    return replace(
        state,
        results=(*state.results, result),
        earlier=(*state.earlier, *told),
        open=False,
        said=None,
        phase="ready",
        ready=(),
    )


def _unless(seat: Seat, said: Said | None) -> Said | None:
    """What was announced, unless this seat announced it."""
    return None if said and said.seat == seat else said


def _but(waiting: dict[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {other: since for other, since in waiting.items() if other != seat}
