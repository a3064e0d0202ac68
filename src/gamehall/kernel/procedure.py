"""What the table itself rules on, in every game: resigning, forfeits, corrections, pauses, the seed."""

import msgspec

from gamehall.kernel.action import Action, Correct, Forfeit, Pause, Reseal, Resign, Resume, Reveal
from gamehall.kernel.closing import Closing, rule_closing
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.dealer import Sealed, seal
from gamehall.kernel.event import (
    TABLE_EVENTS,
    Ended,
    Event,
    Noted,
    Paused,
    Resealed,
    Resumed,
    Revealed,
    Rewound,
)
from gamehall.kernel.game import Game, State
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Header
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import CLOCK, DEALER, Official, Seat, is_player

_TAKEN = "hall-forfeit"
_MOST_EVENT_BYTES = 8_000
_ONLY_THE_HIGHEST = (
    "The table is closed for good. Its result is set right by an official who may take a game away and does "
    "not play in it, or by the organiser."
)


def rule_table(
    game: Game,
    state: State,
    header: Header,
    seat: Seat,
    action: Action,
    *,
    over: bool,
    paused: bool,
    last: int,
    sealed: Sealed,
    closing: Closing,
) -> Ruling:
    """Rule on an action that answers no prompt."""
    if said := rule_closing(header, seat, action, closing, over=over, last=last, sealed=sealed):
        return said
    official = next((o for o in game.officials if o.seat == seat), None)
    match action:
        case Resign():
            return _resign(game, state, header, seat, over)
        case Forfeit(player, reason):
            if not official:
                return _not_yours(_TAKEN)
            if official.barred:
                return refused(official.barred, _left_to(game))
            return _forfeit(game, state, header, player, reason, over)
        case Correct():
            if not official:
                return _not_yours("hall-correct")
            if closing.closed and (official.barred or seat in header.also):
                return refused("hall-closed", _ONLY_THE_HIGHEST)
            return _correct(game, header, official, action, last)
        case Pause(reason):
            if not (official or seat == CLOCK):
                return _not_yours("hall-pause")
            if paused:
                return refused("hall-pause", "The table is paused already.")
            says = f"The table is paused: {sentence(reason)}" if reason.strip() else "The table is paused."
            return allowed("hall-pause", says, Paused(reason))
        case Resume():
            if not (official or seat == CLOCK):
                return _not_yours("hall-pause")
            if not paused:
                return refused("hall-pause", "The table is not paused.")
            return allowed("hall-pause", "The table goes on.", Resumed())
        case Reveal(seed):
            return _reveal(sealed, seat, seed, over)
        case Reseal(anew):
            return _reseal(sealed, seat, anew, over)
    raise TypeError(f"{type(action).__name__} is not ruled on by the table")


def _resign(game: Game, state: State, header: Header, seat: Seat, over: bool) -> Ruling:
    if not is_player(seat) or seat not in header.seats:
        return refused("hall-resign", "Only a player can resign.")
    if over:
        return refused("hall-over", "The game is over.")
    events = _gone(game, state, header, seat, "") or (Ended(_lost(game, header, seat, "hall-resign")),)
    return allowed("hall-resign", f"{{{seat}}} resigns.", *events)


def _forfeit(game: Game, state: State, header: Header, player: Seat, reason: str, over: bool) -> Ruling:
    if player not in header.seats:
        return refused(_TAKEN, f"No player sits at {player}.")
    if over:
        return refused("hall-over", "The game is over.")
    if not reason.strip():
        return refused(_TAKEN, "A forfeit needs its reason.")
    says = f"{{{player}}} forfeits the game: {sentence(reason)}"
    events = _gone(game, state, header, player, reason) or (Ended(_lost(game, header, player, _TAKEN)),)
    return penalised(_TAKEN, says, *events)


def _gone(game: Game, state: State, header: Header, seat: Seat, reason: str) -> tuple[Event, ...]:
    """What follows where the others play on."""
    return game.leaves(state, seat, reason) if game.leaves and len(header.seats) > 2 else ()


def _lost(game: Game, header: Header, loser: Seat, cites: str) -> Outcome:
    side = game.side(loser, header.seats)
    others = tuple(s for s in header.seats if s not in side)
    word = "resigned" if cites == "hall-resign" else "forfeited"
    says = f"{{{loser}}} {word} the game."
    return Outcome((others, side), cites, says)


def _correct(game: Game, header: Header, official: Official, action: Correct, last: int) -> Ruling:
    if not action.reason.strip():
        return refused("hall-correct", "A correction needs its reason.")
    if action.back_to is not None and not 1 <= action.back_to <= last:
        return refused("hall-correct", f"There is no entry {action.back_to} to go back to.")
    try:
        written = [msgspec.json.encode(raw) for raw in action.events]
    except RecursionError:
        return refused("hall-correct", "The correction cannot be read: its events are nested without end.")
    if sum(map(len, written)) > _MOST_EVENT_BYTES:
        return refused("hall-correct", "A correction names fewer events at once; make it in several.")
    happened: list[Event] = [] if action.back_to is None else [Rewound(action.back_to)]
    for raw in written:
        try:
            event = codec(game).event(raw)
        except Unreadable as error:
            return refused("hall-correct", f"The correction cannot be read: {sentence(str(error))}")
        if isinstance(event, TABLE_EVENTS):
            return refused("hall-correct", "A correction names events of the game.")
        if isinstance(event, Ended) and not _can_end_so(game, header, event.outcome):
            return refused("hall-correct", "A result ranks every player once and cites a paragraph.")
        if isinstance(event, Ended) and official.barred and event.outcome.cites in (official.barred, _TAKEN):
            return refused(official.barred, _left_to(game))
        happened.append(event)
    events = happened or [Noted(action.reason)]
    return allowed("hall-correct", f"An official corrects the game: {sentence(action.reason)}", *events)


def _reveal(sealed: Sealed, seat: Seat, seed: str, over: bool) -> Ruling:
    if seat != DEALER:
        return refused("hall-dealer", "Only the dealer can show the seed.")
    if not over:
        return refused("hall-dealer", "The seed stays sealed until the game is over.")
    if seal(seed) != sealed.seal:
        return refused("hall-dealer", "This is not the seed that was sealed.")
    return allowed("hall-dealer", "The dealer shows the sealed seed.", Revealed(seed))


def _reseal(sealed: Sealed, seat: Seat, anew: str, over: bool) -> Ruling:
    if seat != DEALER:
        return refused("hall-reopened", "Only the dealer can seal a seed.")
    if over or not sealed.shown:
        return refused("hall-reopened", "A new seed is sealed when a game goes on whose seed has been shown.")
    says = "The game goes on after its seed was shown: the dealer deals from a new sealed seed."
    return allowed("hall-reopened", says, Resealed(anew))


def _can_end_so(game: Game, header: Header, outcome: Outcome) -> bool:
    ranked = sorted(seat for group in outcome.ranks for seat in group)
    return ranked == sorted(header.seats) and outcome.cites in set(game.shelf(header.book).keys())


def _left_to(game: Game) -> str:
    titles = " or the ".join(official.title for official in game.may_forfeit())
    return f"Only the {titles} takes a game away from a player."


def sentence(words: str) -> str:
    """People end their reasons with a full stop, or do not; a ruling ends with one."""
    return words.strip().rstrip(".") + "."


def _not_yours(cites: str) -> Ruling:
    return refused(cites, "Only an official of this table may do that.")
