"""LT 13.5 and LT 20: opponents look at the solutions; what they object to goes to the judge."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.judge.books import cited
from gamehall.games.linguishtik.judge.grounds import name_of_ground, opinions, say_ground
from gamehall.games.linguishtik.rules.scoring import shake_over
from gamehall.games.linguishtik.state import Check, State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat

MOST_FAULTS = 8

CITES = ("solution-final", "judge-moves-on", "references-forbidden", "dictionary", "grammar-books")


def rule_checking(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Accept(of) | acts.Object(of) | acts.Vote(of) | acts.RuleOn(of) | acts.PutToVote(of):
            check = state.check(of)
            if check is None:
                return refused("checking-minutes", "There is no solution of that player to look at.")
            return _rule(state, check, seat, action)
    return None


def all_checked(state: State, *events: Event) -> tuple[Event, ...]:
    """These events; and once every solution is settled, the shake is scored."""
    now = then(state, *events)
    if any(check.correct is None for check in now.checks):
        return events
    return (*events, *shake_over(now))


def vote_over(state: State, check: Check, *events: Event) -> tuple[Event, ...]:
    """The vote counts: more noes than ayes, and the solution fails; otherwise it stands.

    An opinion must be shared by another than the objector, where there is another to ask.
    """
    now = then(state, *events).check(check.solution.by)
    assert now is not None
    ayes = sum(now.votes.values())
    noes = len(now.votes) - ayes
    alone = noes > ayes and _only_the_objectors(now)
    fails = noes > ayes and not alone
    says = f"By {ayes} to {noes} the solution {'fails' if fails else 'stands'}"
    more = ": nobody but the objector is of that opinion." if alone else "."
    ruled = e.SolutionRuled(check.solution.by, not fails, "checking-vote", says + more)
    return all_checked(state, *events, ruled)


def _only_the_objectors(check: Check) -> bool:
    objection = check.objections[-1]
    others = (correct for seat, correct in check.votes.items() if seat != objection.by)
    return bool(opinions(objection.faults)) and len(check.checkers) > 1 and all(others)


def _rule(state: State, check: Check, seat: Seat, action: Action) -> Ruling | None:
    of = check.solution.by
    match action:
        case acts.Accept() | acts.Object() if check.open_objection:
            return refused("checking-minutes", "An objection to this solution is being heard: wait for it.")
        case acts.Accept():
            if not check.looking(seat):
                return refused("checking-minutes", "You have said what you hold of this solution.")
            says = f"{{{seat}}} accepts the solution of {{{of}}}."
            return allowed("checking-minutes", says, *all_checked(state, e.Accepted(of, seat)))
        case acts.Object():
            return _object(check, seat, action)
        case acts.RuleOn() | acts.PutToVote() if check.voting or not check.open_objection:
            return refused("judge-moves-on", "There is no objection to this solution to rule on.")
        case acts.RuleOn():
            return _ruled(state, check, action)
        case acts.PutToVote():
            objection = check.open_objection
            if objection and opinions(objection.faults):
                says = f"That is a matter of opinion: the opponents of {{{of}}} vote."
                return allowed("objection-opinion", says, e.VoteCalled(of))
            says = f"It cannot be told surely: the opponents of {{{of}}} vote."
            return allowed("checking-vote", says, e.VoteCalled(of))
        case acts.Vote(_, correct):
            if seat in check.votes or seat not in check.checkers or not check.voting:
                return refused("checking-vote", "You have no vote on that solution now.")
            word = "correct" if correct else "not correct"
            events: tuple[Event, ...] = (e.Voted(of, seat, correct),)
            if len(check.votes) + 1 == len(check.checkers):
                events = vote_over(state, check, *events)
            return allowed("checking-vote", f"{{{seat}}} holds it to be {word}.", *events)
    return None


def _object(check: Check, seat: Seat, action: acts.Object) -> Ruling:
    of = check.solution.by
    if not check.looking(seat):
        return refused("checking-minutes", "You have said what you hold of this solution.")
    named = tuple(dict.fromkeys(name_of_ground(fault) for fault in action.faults if fault.strip()))
    if not named:
        return refused("judge-moves-on", "Name what is wrong with the solution.")
    if len(named) > MOST_FAULTS:
        return refused("judge-moves-on", f"Name at most {MOST_FAULTS} faults.")
    held = "; ".join(say_ground(name) for name in named)
    says = f"{{{seat}}} objects to the solution of {{{of}}}: {held}."
    return allowed("checking-minutes", says, e.Objected(of, seat, named, action.words))


def _ruled(state: State, check: Check, action: acts.RuleOn) -> Ruling:
    of = check.solution.by
    key = cited(state.options.division, action.cites, "judging-manual")
    default = "The objection does not hold." if action.correct else "The objection holds."
    said = action.says.strip() or default
    events = all_checked(state, e.SolutionRuled(of, action.correct, key, said))
    verdict = "stands against this objection" if action.correct else "is not correct"
    return allowed(key, f"{_sentence(said)} The solution of {{{of}}} {verdict}.", *events)


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?", '"')) else f"{words}."
