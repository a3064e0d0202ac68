"""Whom the table waits for, what it takes from them, and which clocks run."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.grounds import say_ground
from gamehall.games.linguishtik.rules.penalties import offence
from gamehall.games.linguishtik.rules.scoring import last_shake, stopped, unsettled
from gamehall.games.linguishtik.state import KEEPER, Block, Check, Objection, State, Writer, unheard
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Dice, Limit, Prompt
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat, is_player

_VOTE_MS = 60_000


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


def _asked(limit: Limit, about: Seat | None = None) -> Prompt:
    kinds = (type(limit.then).__name__,)
    return Prompt(limit.timer, CLOCK, kinds, must=False, limit=limit, about=about or limit.of)


class _Activity(Struct, frozen=True):
    """What a player has a time for, and what the clock says when that is over."""

    id: str
    what: str
    over: Callable[[Seat], Action]
    call_over: Callable[[Seat], Action]


_MOVE = _Activity("move", "to move", acts.MoveOver, acts.MoveCallOver)
_WRITE = _Activity("writing", "to write", acts.WritingOver, acts.WritingCallOver)
_CHECK = _Activity("checking", "to check", acts.CheckingOver, acts.CheckingCallOver)


def _timed(state: State, for_: _Activity, here: str, seconds: int, of: Seat, *, called: bool) -> Prompt:
    """A player's time: when it is over the player is warned, and has ten seconds from then on."""
    options, cites = state.options, "warning-first"
    if called:
        timer, ms, calls = f"{for_.id}call:{here}", options.call_seconds * 1000, f"Call time on {{{of}}}"
        then, what = for_.call_over(of), f"{for_.what}, called"
        return _asked(Limit(timer, ms, of=of, calls=calls, cites=cites, firm=True, then=then, what=what))
    timer, calls = f"{for_.id}:{here}", f"Warn {{{of}}}: {options.call_time}"
    then = for_.over(of)
    return _asked(Limit(timer, seconds * 1000, of=of, calls=calls, cites=cites, then=then, what=for_.what))


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
        timer, ms = f"first:{state.first_round}", state.options.move_seconds * 1000
        yield _asked(Limit(timer, ms, shared=waiting, then=acts.FirstRollOver(), what="to roll"))


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
    yield _timed(state, _MOVE, here, seconds, state.mover, called=state.called)


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
    yield _timed(state, _WRITE, here, seconds, seat, called=writer.called)
    if writer.duty == "may" and not writer.minute_over and block.kind not in ("forceout", "time"):
        calls = f"End the minute of {{{seat}}} to {'disagree' if block.kind == 'hopeless' else 'be neutral'}"
        ms, then, what = state.options.neutral_seconds * 1000, acts.NeutralOver(seat), "to declare neutral"
        yield _asked(Limit(f"neutral:{here}", ms, of=seat, calls=calls, then=then, role="window", what=what))


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
            yield from _voting(state, check)
        elif objection:
            judged = True
            says = f"{_against(objection)} Rule on the solution of {{{of}}}."
            number = len(check.objections)
            kinds = ("RuleOn", "PutToVote")
            yield Prompt(f"rule:{here}:{number}", JUDGE, kinds, says=says, about=of, number=number)
        else:
            for seat in check.checkers:
                if check.looking(seat):
                    says = f"Check the solution of {{{of}}}: accept it, or object and name the fault."
                    yield Prompt(f"check:{here}:{seat}", seat, ("Accept", "Object"), says=says, about=of)
    if not judged:
        yield from _checking_time(state)


def _voting(state: State, check: Check) -> Iterator[Prompt]:
    of = check.solution.by
    waiting = tuple(seat for seat in check.checkers if seat not in check.votes)
    for seat in waiting:
        says = f"{_against(check.objections[-1])} Is the solution of {{{of}}} correct?"
        yield Prompt(f"vote:{state.shake}:{of}:{seat}", seat, ("Vote",), says=says, about=of)
    timer = f"vote:{state.shake}:{len(check.objections)}:{of}"
    calls = f"Close the vote on the solution of {{{of}}}"
    then = acts.VoteOver(of)
    yield _asked(Limit(timer, _VOTE_MS, shared=waiting, calls=calls, then=then, what="to vote"), about=of)


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
        yield _timed(state, _CHECK, here, seconds, seat, called=called)


def _between(state: State) -> Iterator[Prompt]:
    if last_shake(state):
        return
    for seat in state.seats:
        if seat not in (*state.ready, *state.disqualified):
            away = seat in state.absent
            says = "Come back for the next shake." if away else "Say when you are ready for the next shake."
            yield Prompt(f"ready:{state.shake}:{seat}", seat, ("Ready",), must=not away, says=says)
    waiting = tuple(p for p in state.seats if p not in (*state.ready, *state.absent, *state.disqualified))
    timer, ms = f"ready:{state.shake}", max(1, state.options.ready_seconds) * 1000
    calls, then, what = "Begin the next shake", acts.ReadyOver(), "to get ready"
    yield _asked(Limit(timer, ms, shared=waiting, calls=calls, then=then, what=what))


def _initials(state: State) -> Iterator[Prompt]:
    for number, penalty in enumerate(state.penalties, start=1):
        if penalty.initialled is None:
            says = f"{offence(penalty)} Initial the penalty, or strike it."
            about = penalty.seat
            yield Prompt(f"initial:{number}", JUDGE, ("Initial",), says=says, about=about, number=number)


def _round(state: State) -> Iterator[Prompt]:
    if not state.options.round_minutes or state.phase == "first":
        return
    judged = state.procedure or (state.phase == "rolling" and unsettled(state))
    moving = state.phase in ("rolling", "moving") and not (judged or stopped(state))
    if moving or not state.warning:
        yield _asked(_of_the_round(state))


def _of_the_round(state: State) -> Limit:
    """The minutes to the warning; after it, those to finish the shake."""
    options = state.options
    if state.warning:
        ms, calls, then = options.finish_minutes * 60_000, "Call the end of the round", acts.RoundOver()
        return Limit("finish", ms, calls=calls, then=then, role="game", what="to finish the shake")
    ms, calls = (
        options.round_minutes * 60_000,
        f"Call the warning: {options.finish_minutes} minutes to finish",
    )
    return Limit("round", ms, calls=calls, then=acts.WarningDue(), role="game", what="round")


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
    return (_of_the_round(state),)
