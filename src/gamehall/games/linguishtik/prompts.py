"""Whom the table waits for, what it takes from them, and which clocks run."""

from collections.abc import Iterator

from gamehall.games.linguishtik.grounds import say_ground
from gamehall.games.linguishtik.penalties import offence
from gamehall.games.linguishtik.play import KEEPER, Block, Objection, State, Writer, unheard
from gamehall.games.linguishtik.scoring import last_shake, stopped, unsettled
from gamehall.kernel.prompt import Dice, Limit, Prompt, Role
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat, is_player

_VOTE_SECONDS = 60


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.ended:
        return ()
    asked = (*_phase(state), *_initials(state), *_round(state))
    return (*asked, *_keeping(state, asked), _conduct())


def _phase(state: State) -> Iterator[Prompt]:
    if stopped(state):
        return
    match state.phase:
        case "first":
            yield from _first(state)
        case "rolling":
            yield from _rolling(state)
        case "moving":
            yield from _procedure(state) if state.procedure else _moving(state)
        case "writing":
            yield from _writing(state)
        case "checking":
            yield from _checking(state)
        case "between":
            yield from _between(state)


def _time(
    timer: str,
    seconds: int,
    of: Seat | None = None,
    shared: tuple[Seat, ...] = (),
    calls: str = "",
    role: Role = "turn",
) -> Prompt:
    return _asked(Limit(timer, seconds * 1000, of, shared=shared, calls=calls, role=role))


def _asked(limit: Limit) -> Prompt:
    return Prompt(limit.timer, CLOCK, ("TimeUp",), must=False, limit=limit)


def _timed(state: State, activity: str, here: str, seconds: int, of: Seat, *, called: bool) -> Prompt:
    """A player's time: when it is over the player is warned, and has ten seconds from then on."""
    options, cites = state.options, "warning-first"
    if called:
        ms, calls = options.call_seconds * 1000, f"Call time on {{{of}}}"
        return _asked(Limit(f"{activity}call:{here}", ms, of, calls=calls, cites=cites, firm=True))
    calls = f"Warn {{{of}}}: {options.call_time}"
    return _asked(Limit(f"{activity}:{here}", seconds * 1000, of, calls=calls, cites=cites))


def _first(state: State) -> Iterator[Prompt]:
    if state.options.real:
        yield Prompt("first", KEEPER, ("NameFirst",), says="Say who became Player One by the roll.")
        return
    if seat := state.first_called:
        here = f"first:{state.first_round}:{seat}"
        yield Prompt(here, DEALER, ("Fell",), says=f"Roll a cube for {{{seat}}}.", chance=Dice(1))
        return
    for seat in state.first_rolling:
        if seat not in state.first_rolls:
            says = "Roll a cube: the letter nearest to A begins."
            yield Prompt(f"first:{state.first_round}:{seat}", seat, ("RollForFirst",), says=says)
    if state.options.move_seconds:
        waiting = tuple(seat for seat in state.first_rolling if seat not in state.first_rolls)
        yield _time(f"first:{state.first_round}", state.options.move_seconds, shared=waiting)


def _rolling(state: State) -> Iterator[Prompt]:
    here = f"roll:{state.shake}"
    if state.options.real:
        yield Prompt(here, KEEPER, ("SetOut",), says="Type the letters that were rolled, colour by colour.")
    elif state.roll_called:
        dice = Dice(len(state.places))
        yield Prompt(here, DEALER, ("Fell",), says="Roll the cubes.", chance=dice)
    else:
        yield Prompt(here, state.mover, ("Roll",), says="You are Player One: roll the cubes.")
        yield from _minute(state)


_SAYS = {
    "designation": "designate a pattern, structure or purpose, or call Impossible if the roll is hopeless.",
    "type": "demand the type of the word with a black or green cube.",
    "function": "demand the function of the word with a black or green cube.",
    "free": "move a cube to Letters, make a demand, or pass.",
}
_ANY = ("Designate", "PlayLetter", "Demand", "Pass")


def _moving(state: State) -> Iterator[Prompt]:
    mover, here = state.mover, f"{state.shake}:{state.turn}:{state.acts}"
    kinds: tuple[str, ...] = ("PlayLetter", "Demand", "Pass")
    if state.stage == "designation":
        kinds = (*_ANY, "Challenge")
    yield Prompt(f"move:{here}", mover, kinds, says=f"Your turn: {_SAYS[state.stage]}")
    for seat in state.order:
        if seat != state.last_mover and state.designation:
            says = "Pick up the block to challenge."
            yield Prompt(f"block:{here}:{seat}", seat, ("Challenge",), must=False, says=says)
        if state.moves and seat != state.moves[-1].by and unheard(state, seat):
            yield Prompt(f"illegal:{here}:{seat}", seat, ("CallIllegal",), must=False)
        if seat != mover and state.designation:
            yield Prompt(f"turn:{here}:{seat}", seat, ("PlayLetter", "Demand"), must=False)
    yield from _minute(state)


def _minute(state: State) -> Iterator[Prompt]:
    if not state.options.move_seconds:
        return
    here = f"{state.shake}:{state.minute}:{state.mover}"
    seconds = state.options.move_seconds
    yield _timed(state, "move", here, seconds, state.mover, called=state.called)


def _procedure(state: State) -> Iterator[Prompt]:
    procedure = state.procedure
    assert procedure is not None
    says = f"{{{procedure.by}}} calls the last move illegal ({procedure.nature}): rule on it."
    yield Prompt(f"procedure:{state.shake}:{state.acts}", JUDGE, ("RuleProcedure",), says=says)


def _writing(state: State) -> Iterator[Prompt]:
    block = state.block
    assert block is not None
    for seat, writer in block.writers.items():
        if writer.duty != "barred" and not writer.done:
            yield from _writer(state, block, seat, writer)


def _writer(state: State, block: Block, seat: Seat, writer: Writer) -> Iterator[Prompt]:
    here = f"{state.shake}:{seat}"
    kinds, says = _may_write(block, writer)
    yield Prompt(f"write:{here}", seat, kinds, says=says)
    seconds = state.options.writing_seconds
    yield _timed(state, "writing", here, seconds, seat, called=writer.called)
    if writer.duty == "may" and not writer.minute_over and block.kind not in ("forceout", "time"):
        calls = f"End the minute of {{{seat}}} to {'disagree' if block.kind == 'hopeless' else 'be neutral'}"
        yield _time(f"neutral:{here}", state.options.neutral_seconds, seat, calls=calls)


def _may_write(block: Block, writer: Writer) -> tuple[tuple[str, ...], str]:
    if block.kind == "hopeless" and not writer.minute_over:
        kinds = ("Present", "Agree") if writer.disagrees else ("Agree", "Disagree", "Present")
        return kinds, "Agree that no solution is possible, or write one."
    if writer.duty == "must" or block.kind in ("forceout", "time", "hopeless"):
        return ("Present", "GiveUp"), "Write your solution and hand it in."
    if writer.minute_over:
        return ("Present", "GiveUp"), "Write your solution and hand it in."
    return ("Present", "Neutral"), "Write a solution, or declare neutral."


def _checking(state: State) -> Iterator[Prompt]:
    judged = False
    for check in state.checks:
        of = check.solution.by
        here = f"{state.shake}:{of}"
        objection = check.open_objection
        if check.voting:
            for seat in check.checkers:
                if seat not in check.votes:
                    says = f"{_against(check.objections[-1])} Is the solution of {{{of}}} correct?"
                    yield Prompt(f"vote:{here}:{seat}", seat, ("Vote",), says=says)
            timer = f"vote:{state.shake}:{len(check.objections)}:{of}"
            voting = tuple(seat for seat in check.checkers if seat not in check.votes)
            calls = f"Close the vote on the solution of {{{of}}}"
            yield _time(timer, _VOTE_SECONDS, shared=voting, calls=calls)
        elif objection:
            judged = True
            says = f"{_against(objection)} Rule on the solution of {{{of}}}."
            id = f"rule:{here}:{len(check.objections)}"
            yield Prompt(id, JUDGE, ("RuleOn", "PutToVote"), says=says)
        else:
            for seat in check.checkers:
                if check.looking(seat):
                    says = f"Check the solution of {{{of}}}: accept it, or object and name the fault."
                    yield Prompt(f"check:{here}:{seat}", seat, ("Accept", "Object"), says=says)
    if not judged:
        yield from _checking_time(state)


def _against(objection: Objection) -> str:
    held = "; ".join(say_ground(name) for name in objection.faults)
    return f"{{{objection.by}}} objects: {held}."


def _checking_time(state: State) -> Iterator[Prompt]:
    """Two minutes for each solution; the clock stands while a judge decides."""
    for seat in state.order:
        if not any(check.looking(seat) and not check.voting for check in state.checks):
            continue
        here = f"{state.shake}:{seat}"
        called = bool(state.block and state.block.writers[seat].called)
        seconds = sum(seat in check.checkers for check in state.checks) * state.options.checking_seconds
        yield _timed(state, "checking", here, seconds, seat, called=called)


def _between(state: State) -> Iterator[Prompt]:
    if last_shake(state):
        return
    for seat in state.seats:
        if seat not in (*state.ready, *state.disqualified):
            away = seat in state.absent
            says = "Come back for the next shake." if away else "Say when you are ready for the next shake."
            yield Prompt(f"ready:{state.shake}:{seat}", seat, ("Ready",), must=not away, says=says)
    waiting = tuple(p for p in state.seats if p not in (*state.ready, *state.absent, *state.disqualified))
    seconds = max(1, state.options.ready_seconds)
    yield _time(f"ready:{state.shake}", seconds, shared=waiting, calls="Begin the next shake")


def _initials(state: State) -> Iterator[Prompt]:
    for number, penalty in enumerate(state.penalties, start=1):
        if penalty.initialled is None:
            says = f"{offence(penalty)} Initial the penalty, or strike it."
            yield Prompt(f"initial:{number}", JUDGE, ("Initial",), says=says)


def _round(state: State) -> Iterator[Prompt]:
    if not state.options.round_minutes or state.phase == "first":
        return
    if not state.warning:
        calls = f"Call the warning: {state.options.finish_minutes} minutes to finish"
        yield _time("round", state.options.round_minutes * 60, calls=calls, role="game")
        return
    judged = state.procedure or (state.phase == "rolling" and unsettled(state))
    if state.phase in ("rolling", "moving") and not (judged or stopped(state)):
        yield _time(
            "finish", state.options.finish_minutes * 60, calls="Call the end of the round", role="game"
        )


def _conduct() -> Prompt:
    return Prompt("conduct", JUDGE, ("Warn", "Panel", "MarkAbsent", "MarkPresent"), must=False)


def _keeping(state: State, asked: tuple[Prompt, ...]) -> Iterator[Prompt]:
    """At real cubes the scorer types for the players."""
    if state.options.real and any(is_player(prompt.seat) for prompt in asked):
        says = "Type what the players say and do."
        yield Prompt(f"keep:{state.shake}:{state.acts}", KEEPER, ("ActFor",), must=False, says=says)


def dials(state: State) -> tuple[Limit, ...]:
    """The clock of the round, also while it stands."""
    if not state.options.round_minutes or state.ended:
        return ()
    if state.warning:
        return (Limit("finish", state.options.finish_minutes * 60_000, role="game"),)
    return (Limit("round", state.options.round_minutes * 60_000, role="game"),)
