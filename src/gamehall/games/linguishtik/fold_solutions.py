"""How writing, checking and voting change the position."""

from typing import Any

from msgspec.structs import replace

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.state import Check, Objection, State
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


def apply_solution(state: State, event: Event) -> State:
    match event:
        case e.NeutralDeclared(seat):
            return _writer(state, seat, done="neutral")
        case e.NeutralClosed(seat):
            return _minute_over(state, seat)
        case e.Disagreed(seat):
            return _writer(state, seat, disagrees=True)
        case e.Presented(solution):
            handed = replace(state, slips={**state.slips, solution.by: solution})
            return _writer(handed, solution.by, done="presented")
        case e.TimeCalled(seat) if state.phase in ("writing", "checking"):
            return _writer(state, seat, called=True)
        case e.WritingClosed(seat):
            return _writer(state, seat, done="none")
        case e.SlipsShown(solutions):
            return _shown(state, solutions)
        case e.CheckingClosed(seat):
            for check in state.checks:
                if check.looking(seat):
                    state = _check(state, check.solution.by, accepted=(*check.accepted, seat))
            return state
        case e.Disqualified(player):
            return _unchecked(state, player)
    return _apply_check(state, event)


def _apply_check(state: State, event: Event) -> State:
    check = state.check(getattr(event, "of", Seat("")))
    if check is None:
        return state
    of = check.solution.by
    match event:
        case e.Accepted(_, by):
            return _check(state, of, accepted=(*check.accepted, by))
        case e.Objected(_, by, faults, words):
            return _check(state, of, objections=(*check.objections, Objection(by, faults, words)))
        case e.SolutionRuled(_, correct, cites, says) if check.objections:
            *before, last = check.objections
            ruled = replace(last, upheld=not correct, cites=cites, says=says)
            held = None if correct else False
            return _check(state, of, objections=(*before, ruled), voting=False, correct=held)
        case e.VoteCalled():
            return _check(state, of, voting=True, votes={})
        case e.Voted(_, by, correct):
            return _check(state, of, votes={**check.votes, by: correct})
    return state


def _writer(state: State, seat: Seat, **changed: Any) -> State:
    block = state.block
    if block is None or seat not in block.writers:
        return state
    writers = {**block.writers, seat: replace(block.writers[seat], **changed)}
    return replace(state, block=replace(block, writers=writers))


def _minute_over(state: State, seat: Seat) -> State:
    """Who has not disagreed with Player One by now has agreed."""
    state = _writer(state, seat, minute_over=True)
    block = state.block
    if block is None or block.kind != "hopeless" or seat not in block.writers:
        return state
    writer = block.writers[seat]
    return state if writer.done or writer.disagrees else _writer(state, seat, done="neutral")


def _shown(state: State, solutions: tuple[e.Solution, ...]) -> State:
    there = [seat for seat in state.order if seat not in state.absent]
    checks = tuple(
        _settled(Check(solution, tuple(seat for seat in there if seat != solution.by)))
        for solution in solutions
    )
    slips = {solution.by: solution for solution in solutions}
    state = replace(state, phase="checking", slips=slips, checks=checks)
    for seat in state.order:
        state = _writer(state, seat, called=False)
    return state


def _unchecked(state: State, player: Seat) -> State:
    """Nobody checks what a player wrote who is out, and such a player checks and votes no more."""
    checks = []
    for check in state.checks:
        if check.solution.by != player:
            checkers = tuple(seat for seat in check.checkers if seat != player)
            votes = {seat: vote for seat, vote in check.votes.items() if seat != player}
            checks.append(_settled(replace(check, checkers=checkers, votes=votes)))
    return replace(state, checks=tuple(checks))


def _check(state: State, of: Seat, **changed: Any) -> State:
    checks = tuple(
        _settled(replace(check, **changed)) if check.solution.by == of else check for check in state.checks
    )
    return replace(state, checks=checks, acts=state.acts + 1)


def _settled(check: Check) -> Check:
    """What nobody objects to any more stands."""
    waiting = check.open_objection or any(check.looking(seat) for seat in check.checkers)
    return check if check.correct is not None or waiting else replace(check, correct=True)
