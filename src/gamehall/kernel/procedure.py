"""What the table itself rules on, in every game: resigning, forfeits, corrections, pauses, the seed."""

import msgspec

from gamehall.kernel.action import Action, Correct, Forfeit, Pause, Resign, Resume, Reveal
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.dealer import seal
from gamehall.kernel.event import TABLE_EVENTS, Ended, Event, Noted, Paused, Resumed, Revealed, Rewound
from gamehall.kernel.game import Game, State
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Header
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player


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
) -> Ruling:
    """Rule on an action that answers no prompt."""
    official = any(seat == o.seat for o in game.officials)
    match action:
        case Resign():
            return _resign(game, state, header, seat, over)
        case Forfeit(player, reason):
            if not official:
                return _not_yours("hall-forfeit")
            return _forfeit(game, state, header, player, reason, over)
        case Correct():
            return _correct(game, header, action, last) if official else _not_yours("hall-correct")
        case Pause(reason):
            if not (official or seat == CLOCK):
                return _not_yours("hall-pause")
            if paused:
                return refused("hall-pause", "The table is paused already.")
            says = f"The table is paused: {_sentence(reason)}" if reason.strip() else "The table is paused."
            return allowed("hall-pause", says, Paused(reason))
        case Resume():
            if not (official or seat == CLOCK):
                return _not_yours("hall-pause")
            if not paused:
                return refused("hall-pause", "The table is not paused.")
            return allowed("hall-pause", "The table goes on.", Resumed())
        case Reveal(seed):
            return _reveal(header, seat, seed, over)
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
        return refused("hall-forfeit", f"No player sits at {player}.")
    if over:
        return refused("hall-over", "The game is over.")
    if not reason.strip():
        return refused("hall-forfeit", "A forfeit needs its reason.")
    says = f"{{{player}}} forfeits the game: {_sentence(reason)}"
    events = _gone(game, state, header, player, reason) or (
        Ended(_lost(game, header, player, "hall-forfeit")),
    )
    return penalised("hall-forfeit", says, *events)


def _gone(game: Game, state: State, header: Header, seat: Seat, reason: str) -> tuple[Event, ...]:
    """What follows where the others play on."""
    return game.leaves(state, seat, reason) if game.leaves and len(header.seats) > 2 else ()


def _lost(game: Game, header: Header, loser: Seat, cites: str) -> Outcome:
    side = game.side(loser, header.seats)
    others = tuple(s for s in header.seats if s not in side)
    word = "resigned" if cites == "hall-resign" else "forfeited"
    says = f"{{{loser}}} {word} the game."
    return Outcome((others, side), cites, says)


def _correct(game: Game, header: Header, action: Correct, last: int) -> Ruling:
    if not action.reason.strip():
        return refused("hall-correct", "A correction needs its reason.")
    if action.back_to is not None and not 1 <= action.back_to <= last:
        return refused("hall-correct", f"There is no entry {action.back_to} to go back to.")
    happened: list[Event] = [] if action.back_to is None else [Rewound(action.back_to)]
    for raw in action.events:
        try:
            event = codec(game).event(msgspec.json.encode(raw))
        except Unreadable as error:
            return refused("hall-correct", f"The correction cannot be read: {_sentence(str(error))}")
        if isinstance(event, TABLE_EVENTS):
            return refused("hall-correct", "A correction names events of the game.")
        if isinstance(event, Ended) and not _can_end_so(game, header, event.outcome):
            return refused("hall-correct", "A result ranks every player once and cites a paragraph.")
        happened.append(event)
    events = happened or [Noted(action.reason)]
    return allowed("hall-correct", f"An official corrects the game: {_sentence(action.reason)}", *events)


def _reveal(header: Header, seat: Seat, seed: str, over: bool) -> Ruling:
    if seat != DEALER:
        return refused("hall-dealer", "Only the dealer can show the seed.")
    if not over:
        return refused("hall-dealer", "The seed stays sealed until the game is over.")
    if seal(seed) != header.sealed_seed:
        return refused("hall-dealer", "This is not the seed that was sealed.")
    return allowed("hall-dealer", "The dealer shows the sealed seed.", Revealed(seed))


def _can_end_so(game: Game, header: Header, outcome: Outcome) -> bool:
    ranked = sorted(seat for group in outcome.ranks for seat in group)
    return ranked == sorted(header.seats) and outcome.cites in set(game.shelf(header.book).keys())


def _sentence(words: str) -> str:
    """People end their reasons with a full stop, or do not; a ruling ends with one."""
    return words.strip().rstrip(".") + "."


def _not_yours(cites: str) -> Ruling:
    return refused(cites, "Only an official of this table may do that.")
