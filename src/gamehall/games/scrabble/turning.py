"""The turn: a word is put down, announced and made final; or tiles are changed; or it is passed."""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import BLANK, INDEX, LETTERS, RACK, lay, tile_of
from gamehall.games.scrabble.closing import after, draw, over, settle, went_out
from gamehall.games.scrabble.folding import apply
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.placement import Laid, misplaced
from gamehall.games.scrabble.play import HIGHEST, Draft, State, holds, squares
from gamehall.games.scrabble.referee import draft_score, draft_words, word_fault
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.inventory import unseen
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("blank-any",)


def rule_turn(state: State, side: Seat, action: Action) -> Ruling | None:
    """Rule on what the side on turn does; None for what is no part of a turn."""
    if not isinstance(action, OF_A_TURN):
        return None
    if side != state.mover:
        return _not_on_turn(state, side, action)
    if state.last_change:
        return refused("six-zeros", "The game is over once the changed tiles are drawn.")
    if state.due(side):
        return refused("order", f"Draw your {state.due(side)} replacement tiles first.")
    match action:
        case acts.Place():
            return _place(state, side, action)
        case acts.TakeBack():
            return _take_back(state, side)
        case acts.Announce(score):
            return _announce(state, side, score)
        case acts.Press():
            return _press(state, side)
        case acts.StopClock():
            return _stop_clock(state, side)
        case acts.Exchange():
            return _exchange(state, side, action)
        case acts.Pass():
            return _pass(state, side)
        case acts.ReachInBag():
            return _hand_in_bag(state, side)
    return None


OF_A_TURN = (
    acts.Place,
    acts.TakeBack,
    acts.Announce,
    acts.Press,
    acts.StopClock,
    acts.ReachInBag,
    acts.Exchange,
    acts.Pass,
)


def _not_on_turn(state: State, side: Seat, action: Action) -> Ruling:
    pressed = state.options.commit == "press" and state.last and state.last.side == side
    if pressed and not isinstance(action, acts.Pass):
        return refused("after-press", "Your turn is over: nothing of it can be changed any more.")
    return refused("turns", "It is the other side's turn.")


def begin(state: State, side: Seat) -> tuple[Event, ...]:
    """A team that begins its turn has nothing more to say of the last play; a single player still has."""
    return complete(state, side) if state.options.window == "turn" else ()


def complete(state: State, side: Seat) -> tuple[Event, ...]:
    """Nobody has anything more to say of the last play with a turn of their own completed upon it."""
    return (events.Accepted(side),) if state.open_play else ()


def _place(state: State, side: Seat, action: acts.Place) -> Ruling:
    tiles = action.tiles
    if fault := _unreal(tiles):
        return refused(fault.cites, fault.says)
    taken_up = apply(state, events.TakenBack(side))
    laid = squares(tiles)
    if fault := misplaced(taken_up.board, laid) or _not_held(taken_up, side, laid):
        return refused(fault.cites, fault.says)
    words = draft_words(taken_up.board, laid)
    fault = word_fault(state.options, words)
    if fault and state.options.challenge == "void":
        return refused(fault.cites, fault.says)
    at, word = write_play(taken_up.board, laid, action.reads)
    says = f"{{{side}}} puts {word} on the board at {at}."
    blanks = [letter.upper() for letter in laid.values() if letter.islower()]
    if blanks:
        says = f"{says[:-1]}; the blank is {' and '.join(blanks)}."
    faults = (fault,) if fault else ()
    cites = _placing(state)
    return allowed(cites, says, *begin(state, side), events.Placed(side, tiles, action.reads), faults=faults)


def _placing(state: State) -> str:
    return "order" if state.options.commit == "press" else "turns"


def _unreal(tiles: tuple[acts.Tile, ...]) -> Fault | None:
    """Tiles that are none, squares that are none."""
    if not tiles or len(tiles) > RACK:
        return Fault("turns", f"A play puts one to {RACK} tiles on the board.")
    for tile in tiles:
        if tile.square not in INDEX:
            return Fault("one-line", "Squares are named from A1 to O15.")
        if len(tile.letter) != 1 or tile.letter.upper() not in LETTERS or not tile.letter.isascii():
            return Fault("blank-stated", "Every tile shows one letter from A to Z; a blank stands for one.")
    if len({tile.square for tile in tiles}) < len(tiles):
        return Fault("one-line", "Two tiles cannot lie on one square.")
    return None


def _not_held(state: State, side: Seat, laid: Laid) -> Fault | None:
    wanted = Counter(tile_of(letter) for letter in laid.values())
    rack = state.rack(side)
    if not holds(rack, wanted):
        return Fault("turns", "You do not hold these tiles.")
    if HIDDEN in rack and (too_many := wanted - Counter(rack) - unseen(state.tiles)):
        tile = "blanks" if next(iter(too_many)) == BLANK else f"tiles {next(iter(too_many))}"
        return Fault("letter-values", f"The set has no more {tile}.")
    return None


def _take_back(state: State, side: Seat) -> Ruling:
    if state.draft is None:
        return refused("change-until", "There is nothing to take back.")
    says = f"{{{side}}} takes the tiles back."
    return allowed("change-until", says, events.TakenBack(side))


def _announce(state: State, side: Seat, score: int | None) -> Ruling:
    if state.draft is None or not state.draft.tiles:
        return refused("announce", "First put the tiles on the board.")
    right = draft_score(state)
    if score is None:
        if not state.options.kept:
            return refused("announce", "Count the score of your play and announce it.")
        score = right
    if not 0 <= score <= HIGHEST:
        return refused("announce", f"A play scores from 0 to {HIGHEST} points: count yours again.")
    if state.options.kept and score != right:
        return refused("announce", f"The hall counts at this table: the play scores {right}.")
    faults = () if score == right else (Fault("score", f"The play scores {right}, not {score}."),)
    says = f"{{{side}}} announces {score}."
    said = events.Announced(side, score)
    if state.options.commit == "press":
        return allowed("announce", says, said, faults=faults)
    done = (said, *_played(apply(state, said), side))
    return allowed("announce", says, *done, *settle(state, done), faults=faults)


def _played(state: State, side: Seat) -> tuple[Event, ...]:
    draft = state.draft
    assert draft is not None
    laid = squares(draft.tiles)
    before = lay(state.board, dict.fromkeys(laid, "."))
    rack = (*state.rack(side), *(tile_of(letter) for letter in laid.values()))
    at, word = write_play(before, laid, draft.reads)
    words = draft_words(before, laid)
    return (events.Played(side, at, word, words, draft.score or 0, rack), *watched(state))


def watched(state: State) -> tuple[Event, ...]:
    """Where the table allows it, those who watch see the rack of an earlier turn, less what is held yet."""
    if state.options.watchers == "hidden":
        return ()
    turns = [n for n, line in enumerate(state.sheet) if line.kind in ("play", "exchange", "pass")]
    delay, latest = state.options.watchers_delay, turns[-1] if turns else -1
    due = turns[len(turns) - delay] if len(turns) >= delay else latest + 1
    gone = _gone(state, due) if due <= latest else ()
    return (events.RackSeen(due, gone),) if gone else ()


def _gone(state: State, line: int) -> tuple[str, ...]:
    """The tiles of a turn's rack that its side may hold no more: a player can watch in another browser."""
    side, draft = state.sheet[line].side, state.draft
    laid = (
        [tile_of(letter) for letter in squares(draft.tiles).values()] if draft and draft.side == side else []
    )
    held = Counter(laid)
    for place in ("rack", "aside", "discards"):
        held.update(state.tiles.at(f"{place} {side}"))
    return tuple(sorted((Counter(state.sheet[line].rack) - held).elements()))


def _press(state: State, side: Seat) -> Ruling:
    draft = state.draft
    if draft is None:
        return refused("order", "First play a word, change tiles or pass; then press the timer.")
    if draft.exchange:
        return _change(state, side, draft)
    if draft.score is None:
        return refused("order", "Announce the score before you press the timer.")
    return _end_turn(state, side, pressed=True)


def _final(state: State, side: Seat) -> tuple[Event, ...]:
    """The play is made, and written down where the hall keeps the sheet."""
    done = (*complete(state, side), *_played(state, side))
    if state.options.kept:
        done += (events.Recorded(side, after(state, done).scores[side]),)
    return done


def _end_turn(state: State, side: Seat, *, pressed: bool) -> Ruling:
    done = _final(state, side)
    says = f"{{{side}}} presses the timer: the play is final."
    if not went_out(state, side):
        return allowed("turn-ends", says, *done, *settle(state, done))
    fault = Fault("ending", "After your final play stop the timer; do not press it.")
    out = (*done, events.WentOut(side, clock_stopped=not pressed))
    if (now := after(state, out)).due(now.other(side)):
        out += draw(now, now.other(side))  # the last tiles were due to the opponent, and count
    if pressed:
        return allowed("turn-ends", says, *out, faults=(fault,))
    says = f"{{{side}}} plays the last tile and stops the timer."
    return allowed("ending", says, *out)


def _hand_in_bag(state: State, side: Seat) -> Ruling:
    """A hand in the bag ends the move as the timer would; the play can still be challenged."""
    draft = state.draft
    if draft is None:
        return refused("drawing", "You have no tile to draw.")
    fault = Fault("order", "Press the timer before you draw.")
    if draft.exchange:
        changed = _change(state, side, draft)
        says = f"{{{side}}} draws without pressing the timer: the change is final."
        drew = draw(after(state, changed.events), side)
        return allowed("turn-ends", says, *changed.events, *drew, faults=(fault,))
    if draft.score is None or not state.to_come(side):
        return refused("order", "Announce the score and press the timer before you draw.")
    done = _final(state, side)
    says = f"{{{side}}} draws without pressing the timer: the move is over, and can still be challenged."
    now = after(state, done)
    return allowed("turn-ends", says, *done, *(over(now) or draw(now, side)), faults=(fault,))


def _stop_clock(state: State, side: Seat) -> Ruling:
    draft = state.draft
    if draft is None or draft.score is None or not went_out(state, side):
        says = "The timer may be stopped for a challenge, a score, an overdraw, the director, and at the end."
        return refused("timer-stops", says)
    return _end_turn(state, side, pressed=False)


def _exchange(state: State, side: Seat, action: acts.Exchange) -> Ruling:
    taken_up = apply(state, events.TakenBack(side))
    rack = taken_up.rack(side)
    wooden = state.options.wooden
    number = action.count if wooden else len(action.tiles)
    if not 1 <= number <= min(RACK, len(rack)):
        return refused("exchange", f"Change one to {min(RACK, len(rack))} tiles of your rack.")
    tiles = (HIDDEN,) * number if wooden else action.tiles
    if not wooden and (HIDDEN in tiles or Counter(tiles) - Counter(rack)):
        return refused("exchange", "You do not hold these tiles.")
    if fault := _too_few(state, side, len(tiles)):
        return refused(fault.cites, fault.says)
    laid = events.DiscardsLaid(side, tiles)
    if state.options.commit == "press":
        says = f"{{{side}}} announces a change of {len(tiles)}."
        return allowed("exchange-announce", says, *begin(state, side), laid)
    begun = (*begin(state, side), laid)
    return _change(after(state, begun), side, Draft(side, exchange=len(tiles)), *begun)


def _too_few(state: State, side: Seat, number: int) -> Fault | None:
    """The bag holds enough tiles for a change, without those the opponent has still to draw."""
    least, left, to_come = state.options.exchange_min, state.left_for(side), state.to_come(side)
    if to_come < max(least, number):
        held = f"The bag holds {to_come} tile{'s' * (to_come != 1)}"
        return Fault("exchange", f"{held}; a change needs at least {max(least, number)}.")
    if left < number:
        tiles = f"{left} tile{'s' * (left != 1)}"
        return Fault("exchange", f"Your opponent draws first: until then you may change {tiles}.")
    return None


def _change(state: State, side: Seat, draft: Draft, *begun: Event) -> Ruling:
    rack = (*state.rack(side), *state.tiles.at(f"discards {side}"))
    done = (*complete(state, side), events.Exchanged(side, draft.exchange, rack), *watched(state))
    says = f"{{{side}}} changes {draft.exchange} tile{'s' * (draft.exchange != 1)}."
    return allowed("exchange-ends", says, *begun, *done, *settle(state, done))


def _pass(state: State, side: Seat) -> Ruling:
    taken_up = apply(state, events.TakenBack(side))
    done = (*complete(state, side), events.Passed(side, taken_up.rack(side)), *watched(state))
    follows = settle(state, done)
    looks = any(isinstance(event, events.OverDeclared) for event in follows)
    says = f"{{{side}}} passes.{_LOOKS * looks}"
    return allowed("pass", says, *done, *follows)


_LOOKS = " Both teams have passed: the judge looks whether anybody can still play."
