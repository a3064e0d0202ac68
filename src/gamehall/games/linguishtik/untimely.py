"""What the rules say to an act that is not taken from a seat now: whose time it is, and for what."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.prompts import prompts
from gamehall.games.linguishtik.rules.checking import rule_checking
from gamehall.games.linguishtik.rules.penalties import rule_initial
from gamehall.games.linguishtik.state import Block, State, Writer
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import CLOCK, JUDGE, Seat

_WRITING: dict[Kind, str] = {
    "now": "now",
    "impossible": "impossible",
    "forceout": "forceout",
    "hopeless": "hopeless-roll",
    "time": "round-end",
}
"""Why solutions are written."""
_NO_MOVE = refused("illegal-procedure", "There is no move of another player to call illegal.")


def not_now(state: State, seat: Seat, action: Action) -> Ruling | None:
    """Why this act is not taken from this seat now; None where the hall's own answer will do."""
    kind = type(action).__name__
    if state.ended or any(p.seat == seat and kind in p.kinds for p in prompts(state)):
        return None
    if isinstance(action, acts.PLAYER_ACTIONS) and seat in state.seats:
        return _away(state, seat) or _of_player(state, seat, action)
    if seat in state.seats:
        return _for_judges(action)
    if seat == CLOCK:
        return _of_timekeeper(state, action)
    return _of_judge(state, action) if seat == JUDGE else None


def _of_timekeeper(state: State, action: Action) -> Ruling | None:
    """Who was not warned is not called."""
    match action:
        case acts.MoveCallOver(player) | acts.WritingCallOver(player) | acts.CheckingCallOver(player):
            limits = (p.limit for p in prompts(state) if p.limit and p.limit.of == player and p.limit.cites)
            if limit := next(limits, None):
                says = f"That time does not run now. Another call comes first: {limit.calls}."
                return refused(limit.cites, says)
    return None


def _of_judge(state: State, action: Action) -> Ruling | None:
    match action:
        case acts.RuleOn() | acts.PutToVote():
            return _refusal(rule_checking(state, JUDGE, action))
        case acts.Initial():
            return _refusal(rule_initial(state, JUDGE, action))
        case acts.RuleProcedure():
            return refused("illegal-procedure", "No move was called illegal.")
    return None


def _for_judges(action: Action) -> Ruling | None:
    """Behaviour, and who is away, are not for a player to call."""
    match action:
        case acts.Warn():
            return refused("conduct-warning", "A judge warns players. Tell a judge what disturbs you.")
        case acts.Panel():
            return refused("conduct-panel", "A panel of three judges decides on that.")
        case acts.MarkAbsent() | acts.MarkPresent():
            return refused("missed-shake", "A judge marks who is away and who is back.")
    return None


def _refusal(ruling: Ruling | None) -> Ruling | None:
    return ruling if ruling and ruling.refused else None


def _away(state: State, seat: Seat) -> Ruling | None:
    if seat in state.disqualified:
        return refused("disqualified", "You are disqualified.")
    if state.order and seat not in state.order and state.phase != "between":
        return refused("missed-shake", "You miss this shake. You may play from the next one on.")
    return None


def _of_player(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.RollForFirst() | acts.Roll():
            return _roll(state, seat, action)
        case acts.Designate() | acts.PlayLetter() | acts.Demand() | acts.Pass():
            return _no_play(state) or _move(state, action)
        case acts.Challenge():
            return _challenge(state, seat)
        case acts.CallIllegal():
            return _call(state, seat)
        case acts.Agree() | acts.Disagree():
            says = "Only the opponents of a Player One who calls Impossible agree or disagree, in a minute."
            return refused("hopeless-minute", says)
        case acts.Present() | acts.Neutral() | acts.GiveUp():
            return _write(state, seat, action)
        case acts.Accept(of) | acts.Object(of):
            return _check(state, seat, of, action)
        case acts.Vote():
            return refused("checking-vote", "You have no vote on that solution now.")
        case acts.Ready():
            return _ready(state, seat)
    return None


def _roll(state: State, seat: Seat, action: Action) -> Ruling | None:
    first = isinstance(action, acts.RollForFirst)
    match state.phase:
        case "first" if not first or state.options.real:
            return refused("who-first", "It is not settled yet who is Player One.")
        case "first" if seat in state.first_rolls or seat == state.first_called:
            return refused("who-first", "You have rolled. The others roll too.")
        case "first":
            return refused("first-tie", "Only those who tie roll again.")
        case _ if first:
            return refused("who-first", "It is settled who is Player One.")
        case "rolling" if not state.roll_called:
            return refused("roll-and-order", f"{{{state.mover}}} is Player One and rolls the cubes.")
    return refused("roll-and-order", "The cubes are rolled. They are rolled once in a shake.")


def _no_play(state: State) -> Ruling | None:
    """Nobody moves or challenges: the shake has not begun, or play has stopped."""
    match state.phase:
        case "first":
            return refused("who-first", "It is not settled yet who is Player One.")
        case "rolling":
            return refused("roll-and-order", "The cubes are not rolled yet.")
        case "writing" if state.block:
            return refused(_WRITING[state.block.kind], "Play has stopped: solutions are being written.")
        case "checking":
            return refused("checking-minutes", "Play has stopped: solutions are being checked.")
        case "between":
            return refused("ready-next", "The shake is over, and the next shake has not begun.")
    if state.procedure:
        says = "The last move was called illegal. The judge rules on that first."
        return refused("illegal-procedure", says)
    return None


def _move(state: State, action: Action) -> Ruling | None:
    if isinstance(action, acts.Designate):
        if state.designation:
            return refused("designate-first", "The kind of sentence is designated already.")
        return refused("designate-first", f"{{{state.mover}}} is Player One and designates.")
    if not state.designation:
        return refused("proper-order", f"{{{state.mover}}} designates first. Nothing is moved before.")
    return refused("illegal-procedure", f"It is the turn of {{{state.mover}}}.")


def _challenge(state: State, seat: Seat) -> Ruling | None:
    if state.phase == "writing" and state.block and state.block.challengers:
        return refused("first-hand", f"{{{state.block.challengers[0]}}} has picked up the block.")
    if stopped := _no_play(state):
        return stopped
    if seat == state.last_mover:
        return refused("last-mover-barred", "You made the last move, so you may not challenge.")
    return refused("hopeless-roll", "Before the designation only Player One may call, and only Impossible.")


def _call(state: State, seat: Seat) -> Ruling | None:
    if not state.moves:
        return _NO_MOVE
    if state.phase != "moving":
        return refused("illegal-insulated", "The last move stands: it was not called before play stopped.")
    if stopped := _no_play(state):
        return stopped
    if state.moves[-1].by == seat:
        return _NO_MOVE
    return refused("illegal-stands", "You have called everything there is to call: the move stands.")


def _write(state: State, seat: Seat, action: Action) -> Ruling | None:
    block = state.block
    if block is None or state.phase != "writing":
        if state.phase == "checking":
            return refused("writing-minutes", "The time for writing is over.")
        says = "Nobody writes now: nobody has picked up the block."
        return refused("challenge-block", says)
    writer = block.writers[seat]
    return _written(block, writer) or _unwritten(block, writer, action)


def _written(block: Block, writer: Writer) -> Ruling | None:
    """Somebody who does not write, or no more."""
    if writer.duty == "barred":
        if block.kind == "impossible":
            says = "You called Impossible, so you do not write. The others do."
            return refused("impossible-challenger-barred", says)
        return refused("hopeless-roll", "You hold the roll to be hopeless, so you do not write.")
    match writer.done:
        case "presented":
            return refused("solution-final", "You have handed in your solution.")
        case "neutral" if block.kind == "hopeless":
            return refused("hopeless-minute", "You agreed that there is no solution.")
        case "neutral":
            return refused("neutral", "You said that you will not write.")
        case "none":
            return refused("writing-minutes", "You have no solution: you said so, or your time ran out.")
    return None


def _unwritten(block: Block, writer: Writer, action: Action) -> Ruling | None:
    """Neutral, or no solution, said where it cannot be."""
    if isinstance(action, acts.GiveUp):
        if block.kind == "hopeless":
            return refused("hopeless-minute", "In the first minute you agree or disagree.")
        return refused("neutral", "In the first minute you say that you are neutral.")
    if block.kind == "hopeless":
        return refused("hopeless-minute", "You agree or disagree; nobody is neutral.")
    if block.kind in ("forceout", "time"):
        return refused(_WRITING[block.kind], "Nobody is neutral now. Say that you have no solution.")
    if writer.duty == "must":
        cites = "now-challenger-writes" if block.kind == "now" else "impossible-mover-writes"
        return refused(cites, "You must write a solution.")
    return refused("neutral-minute", "The minute for declaring neutral is over.")


def _check(state: State, seat: Seat, of: Seat, action: Action) -> Ruling | None:
    if state.phase == "writing":
        return refused("checking-minutes", "Solutions are still being written.")
    if seat == of and state.check(of):
        return refused("checking-minutes", "That is your own solution. The others check it.")
    return _refusal(rule_checking(state, seat, action))


def _ready(state: State, seat: Seat) -> Ruling | None:
    if state.phase != "between":
        return refused("ready-next", "A shake is being played. Say that you are ready when it is over.")
    if seat in state.ready:
        return refused("ready-next", "You are ready. The others are waited for.")
    return refused("ready-next", "No shake follows this one.")
