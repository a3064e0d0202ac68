"""The rulings of a match: tables are opened one after the other, and each result counts once."""

from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.procedure import sentence
from gamehall.kernel.rulebook import Shelf
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Official, Seat
from gamehall.tournaments.match import state as positions
from gamehall.tournaments.match.acts import ACTIONS, OpenTable, Report, Slip, Withdraw
from gamehall.tournaments.match.events import (
    EVENTS,
    ResultCorrected,
    ResultEntered,
    ResultWithdrawn,
    TableOpened,
)
from gamehall.tournaments.match.state import State


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case OpenTable():
            return _open(state, action)
        case Report():
            return _report(state, action)
        case Withdraw():
            return _withdraw(state, action)
    return refused("hall-kind", f"A match knows no {type(action).__name__}.")


def _open(state: State, act: OpenTable) -> Ruling:
    if state.next is None:
        return refused("match-order", "A game of the match is in play, or all of them are over.")
    if act.number != state.next:
        return refused("match-order", f"Game {state.next} comes next, not game {act.number}.")
    if state.at(act.table):
        return refused("match-order", "Another game of the match has this table.")
    part = state.sheets[act.number - 1].part
    says = f"Game {act.number} of {len(state.sheets)} begins: {part.name}."
    return allowed("match-order", says, TableOpened(act.number, act.table))


def _report(state: State, act: Report) -> Ruling:
    sheet = state.at(act.table)
    if sheet is None:
        return _stranger()
    if wrong := _misfit(state, act.slips):
        return refused("match-result", wrong)
    if act.seq <= sheet.seq:
        return refused("match-once", f"The table was heard up to entry {sheet.seq} already.")
    told = ", ".join(
        f"{{{seat}}} {state.options.points.of(slip)}{'' if slip.signed else ' (not signed)'}"
        for seat, slip in act.slips.items()
    )
    if not sheet.slips:
        entered = ResultEntered(act.table, act.seq, act.seal, act.slips)
        return allowed("match-result", f"{sheet.part.name}: {told}.", entered)
    if act.slips == sheet.slips:
        return refused("match-once", "This result stands already.")
    if not act.reason.strip():
        return refused("match-correction", "A result that stands is corrected for a reason.")
    corrected = ResultCorrected(act.table, act.seq, act.seal, act.slips, act.reason)
    says = f"{sheet.part.name} is corrected: {told}. {sentence(act.reason)}"
    return allowed("match-correction", says, corrected)


def _withdraw(state: State, act: Withdraw) -> Ruling:
    sheet = state.at(act.table)
    if sheet is None:
        return _stranger()
    if act.seq < sheet.seq or (act.seq == sheet.seq and not act.shut):
        return refused("match-once", f"The table was heard up to entry {sheet.seq} already.")
    if not act.reason.strip():
        return refused("match-correction", "A result is withdrawn for a reason.")
    if not (sheet.slips or act.shut):
        return refused("match-correction", f"{sheet.part.name} has no result to withdraw.")
    what = "begins anew at another table" if act.shut else "is in play again"
    gone = ResultWithdrawn(act.table, act.seq, act.reason, act.shut)
    return allowed("match-correction", f"{sheet.part.name} {what}: {sentence(act.reason)}", gone)


def _misfit(state: State, slips: dict[Seat, Slip]) -> str:
    """Why these slips are no result; empty: they are one."""
    if set(slips) != set(state.seats):
        return "Every player hands in one slip."
    results = sorted(slip.result for slip in slips.values())
    if set(results) == {"tie"} or results.count("win") == 1 == len(results) - results.count("loss"):
        return ""
    return "The slips do not agree on who has won."


def _stranger() -> Ruling:
    return refused("match-result", "No game of this match is played at that table.")


def match_game(id: str, name: str, shelf: Shelf, award: positions.Award) -> Game:
    """Matches of one kind, with their book and their awards."""
    return Game(
        id=id,
        name=name,
        shelves=(shelf,),
        options=positions.Options,
        actions=ACTIONS,
        events=EVENTS,
        opening=positions.opening,
        prompts=positions.prompts,
        rule=rule,
        apply=positions.apply,
        outcome=lambda state: positions.outcome(state, award),
        officials=(Official(positions.DIRECTOR, "Tournament Director"),),
        portray=positions.portray,
        facts=lambda state, seat, asked: positions.facts(state, seat, asked, award),
    )
