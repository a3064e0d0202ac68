"""Whom the table waits for at each moment, and which clocks run."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.scrabble import timers
from gamehall.games.scrabble.referee import word_list
from gamehall.games.scrabble.state import ONE, TWO, State, Stop, known
from gamehall.kernel.prompt import Draw, Limit, Prompt
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat, is_player


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.ended:
        return ()
    asked = tuple(_questions(state)) + tuple(_log(state))
    if state.options.wooden:
        asked += tuple(_for_the_chief(state, asked))
    return asked


def _questions(state: State) -> Iterable[Prompt]:
    if state.drawing:
        return (_dealer(state),)
    if state.dispute:
        return _dispute(state)
    if state.stop:
        runs = state.stop.why == "score" and state.options.clock == "common" and state.phase == "turn"
        return (*_stopped(state, state.stop), *(_clocks(state) if runs else ()))
    match state.phase:
        case "lots" | "start":
            return (*_starting(state), *_absence(state))
        case "turn":
            return (*_turn(state), *_objecting(state), *_drawing(state), *_table(state), *_clocks(state))
        case "last":
            return (*_answering(state), *_table(state), *_clocks(state))
        case "counting":
            return _racks(state)
        case "slip":
            return _slip(state)


def _ask(
    state: State, id: str, side: Seat, kinds: tuple[str, ...], says: str, *, must: bool = True
) -> tuple[Prompt, ...]:
    """The same question to everybody of a side; whoever answers first answers for all."""
    return tuple(Prompt(id, seat, kinds, must=must, says=says) for seat in state.members(side))


def _time(limit: Limit, id: str = "") -> Prompt:
    """The clock is asked to say when this time is over."""
    return Prompt(id or limit.timer, CLOCK, (type(limit.then).__name__,), must=False, limit=limit)


# Before the first turn.


def _starting(state: State) -> Iterable[Prompt]:
    if state.phase == "start":
        says = "You begin: take your tiles." if state.starter else "Take your tiles if you begin."
        for side in (state.starter,) if state.starter else (ONE, TWO):
            if not state.absent:
                yield from _ask(state, f"take:{side}", side, ("TakeTiles",), says)
    else:
        for side in (ONE, TWO):
            if side not in state.lots and side != state.absent:
                says = "Draw a tile: the letter nearest to A begins."
                yield from _ask(state, f"lot:{state.lot_round}:{side}", side, ("DrawForStart",), says)
    if state.options.chief == "director":
        for side in (ONE, TWO):
            if side != state.absent:
                here = f"before:{state.acts}:{side}"
                yield from _ask(state, here, side, ("CallDirector",), "", must=False)


def _absence(state: State) -> Iterable[Prompt]:
    absent = state.absent
    if absent is None:
        if state.options.minutes and state.options.clock == "each":
            says = "Start the clock of a player who is absent."
            yield Prompt("absent", state.chief, ("MarkAbsent",), must=False, says=says)
        return
    if state.arrived:
        says = "You are late: play with the time that is left, or forfeit."
        yield from _ask(state, "late", absent, ("PlayOn", "TakeForfeit"), says)
    else:
        yield from _ask(state, "arrive", absent, ("Arrive",), "Your clock runs: sit down.")
    yield _time(timers.absence(state, absent), f"absent:{state.late}")


# Playing.

_TURN = {
    "press": ("Place", "TakeBack", "Announce", "Press", "StopClock", "Exchange", "Pass", "ReachInBag"),
    "announce": ("Place", "TakeBack", "Announce", "Exchange", "Pass", "DeclareOver"),
}


def _turn(state: State) -> Iterable[Prompt]:
    draft = state.draft
    if state.last_change:
        return
    if draft and draft.exchange:
        says = "press the timer to change the tiles, or take them back."
    elif draft and draft.score is not None:
        says = "press the timer, or change your play."
    elif draft:
        says = "announce the score, or change your play."
    else:
        says = "play a word, change tiles or pass."
    kinds = _TURN[state.options.commit]
    yield from _ask(state, f"turn:{state.turn}", state.mover, kinds, f"Your turn: {says}")


def _objecting(state: State) -> Iterable[Prompt]:
    line, last = state.open_play, state.last
    if line is None or last is None or state.options.challenge == "void":
        return
    kinds: tuple[str, ...] = ("Challenge",)
    if state.options.window == "draw" and not last.granted:
        kinds = ("Challenge", "Accept") if last.held else ("Challenge", "Hold", "Accept")
    says = f"You may challenge {line.plain}."
    here = f"object:{last.line}:{state.acts}"
    yield from _ask(state, here, state.other(line.side), kinds, says, must=False)
    if last.held and not last.held_long:
        yield _time(timers.hold(state, last.line))


def _drawing(state: State) -> Iterable[Prompt]:
    last = state.last
    for side in (ONE, TWO):
        latest = last is not None and last.side == side
        write = latest and last is not None and not last.recorded and not state.options.kept
        owed = state.due(side)
        if state.options.commit == "announce" or not (owed or write):
            continue
        waits = latest and last is not None and last.held and not last.accepted and not last.held_long
        kinds = (("Record",) if write else ()) + (("Draw",) if owed and not waits else ())
        if kinds:
            tiles = f"{owed} tile{'s' * (owed != 1)}"
            says = f"Record the score, then draw {tiles}." if write else f"Draw {tiles}."
            if not owed or waits:
                says = "Record the score."
            here = f"draw:{last.line if last else 0}:{side}:{state.acts}"
            asked = _ask(state, here, side, kinds, says, must="Draw" in kinds)
            yield from (replace(prompt, about=side) for prompt in asked)
    waited = last is None or last.time_given or last.held or bool(last.drawn)
    if last and not waited and state.due(last.side) and state.open_play and state.options.draw_seconds:
        yield _time(timers.fair(state, last.line, state.other(last.side)))


def _table(state: State) -> Iterable[Prompt]:
    """What may be said at any time."""
    kinds: tuple[str, ...] = ("QueryScore", "QueryTotal")
    if len(state.seats) > 2:
        kinds = (*kinds, "Arrange")
    if state.options.chief == "director":
        kinds = (*kinds, "CountTiles", "CallDirector")
        if state.options.wooden:
            kinds = (*kinds, "DeclareOverdraw", "DeclareUnderdraw")
    for side in (ONE, TWO):
        yield from _ask(state, f"table:{state.turn}:{state.acts}:{side}", side, kinds, "", must=False)


def _answering(state: State) -> Iterable[Prompt]:
    line = state.open_play
    side = state.other(line.side) if line else state.mover
    says = "Accept the last play, or challenge it."
    here = f"answer:{state.turn}:{state.acts}"
    kinds = ("Accept", "Challenge") if line and state.options.challenge != "void" else ("Accept",)
    yield from _ask(state, here, side, kinds, says)
    if limit := timers.last_answer(state):
        yield _time(limit, f"{here}:time")


def _clocks(state: State) -> Iterable[Prompt]:
    options = state.options
    if state.last_change:
        yield _time(timers.change(state))
        return
    if options.minutes and options.clock == "common" and not state.time_called and state.phase == "turn":
        yield _time(timers.common(state))
    if options.turn_seconds and not state.warned and state.phase == "turn":
        yield _time(timers.of_turn(state))
    if options.minutes and options.clock == "each" and (state.phase == "turn" or state.out_clock):
        side = state.mover
        yield _time(timers.bank(state, side), f"bank:{side}:{state.overtime.get(side, 0)}")


def _dealer(state: State) -> Prompt:
    drawing = state.drawing
    assert drawing is not None
    out = Counter(state.lots.values())  # drawn for the start, and not back in the bag yet
    pool = tuple(sorted((Counter(state.tiles.at("bag")) - out).elements()))
    says = f"Draw {drawing.count} for {{{drawing.side}}}."
    here = f"deal:{state.acts}:{drawing.side}"
    return Prompt(here, DEALER, ("Dealt",), says=says, chance=Draw(pool, min(drawing.count, len(pool))))


# Objections, stops, the end.


def _dispute(state: State) -> Iterable[Prompt]:
    dispute = state.dispute
    assert dispute is not None
    here = f"dispute:{state.acts}"
    words = ", ".join(dispute.words)
    if not dispute.confirmed and state.options.words_checked:
        says = f"Check the words as typed: {words}. Then ask for the verdict."
        asked = _ask(state, f"{here}:check", state.other(dispute.by), ("Confirm",), says)
        return (*asked, _time(timers.check(state)))
    if dispute.verdict is None:
        says = f"Rule on the words together: {words}."
        if word_list(state.options) is None:
            says = f"{says} The list of this table is not in the hall: look them up elsewhere."
        return (Prompt(f"{here}:rule", JUDGE, ("Verdict",), says=says),)
    waiting = [side for side in (ONE, TWO) if side not in dispute.ready]
    ready = [p for side in waiting for p in _ask(state, f"{here}:{side}", side, ("Ready",), _READY)]
    return (*ready, _time(timers.seating(state), f"{here}:time"))


_READY = "Sit down again; the timer goes on when both are ready."


def _stopped(state: State, stop: Stop) -> Iterable[Prompt]:
    here = f"stop:{state.acts}"
    other = state.other(stop.by)
    match stop.why:
        case "score" if state.options.chief == "director" and not stop.disputed:
            says = f"Your opponent says it should read {stop.score}."
            return (*_ask(state, here, other, ("Agree", "Disagree"), says), _time(timers.query(state)))
        case "score":
            says = f"Settle the score: should it read {stop.score}?"
            return (Prompt(f"{here}:settle", state.chief, ("SettleScore",), says=says),)
        case "overdraw":
            says = f"Turn up {stop.shown} of the tiles, and choose {stop.excess} to go back."
            return _ask(state, here, other, ("ReturnTiles",), says)
        case "director":
            says = f"{{{stop.by}}} calls you: {stop.reason}."
            return (Prompt(here, state.chief, ("Decide",), says=says),)
        case "over":
            return (Prompt(here, JUDGE, ("RuleOver",), says="Can anybody still play?"),)


def _racks(state: State) -> tuple[Prompt, ...]:
    """At a wooden board the tiles left over have to be told."""
    hidden = [s for s in (ONE, TWO) if s not in state.shown and not known(state.rack(s))]
    says = "Show the tiles left on your rack."
    return tuple(p for side in hidden for p in _ask(state, f"rack:{side}", side, ("ShowRack",), says))


def _slip(state: State) -> Iterable[Prompt]:
    kinds = ("Sign", "QueryScore", "QueryTotal") + ("Recount",) * (state.options.recount_margin > 0)
    for side in (ONE, TWO):
        if side not in state.signed:
            says = "Check the scores, then sign the slip."
            yield from _ask(state, f"slip:{state.acts}:{side}", side, kinds, says)
    if state.options.signing_seconds:
        yield _time(timers.signing(state))


def _log(state: State) -> Iterable[Prompt]:
    if state.options.chief == "director":
        yield Prompt("log", state.chief, ("Note",), must=False, says="Write in the log of the table.")


def _for_the_chief(state: State, asked: tuple[Prompt, ...]) -> Iterable[Prompt]:
    """At a wooden board whoever keeps the table may type for the players, where it is plain for whom."""
    seen = set[str]()
    typed = TYPED if state.starter else TYPED - {"TakeTiles"}
    for prompt in asked:
        kinds = tuple(kind for kind in prompt.kinds if kind in typed)
        asks = kinds[0] if set(kinds) & _ONE_AFTER_THE_OTHER else prompt.id
        if is_player(prompt.seat) and asks not in seen and kinds:
            seen.add(asks)
            yield replace(prompt, seat=state.chief, kinds=kinds, must=False)


TYPED = frozenset(
    {"Place", "TakeBack", "Announce", "Press", "StopClock", "ReachInBag", "Exchange", "Pass"}
    | {"Draw", "Record", "Hold", "Accept", "Challenge", "Confirm", "TakeTiles", "ShowRack", "ReturnTiles"}
    | {"Ready", "Agree", "Disagree", "Sign"}
)
"""What can be typed for a player: from the position it is plain whose act it is."""

_ONE_AFTER_THE_OTHER = frozenset({"ShowRack", "Ready", "Sign"})
"""Both sides are asked this; whoever types for them answers for the first, then for the second."""
