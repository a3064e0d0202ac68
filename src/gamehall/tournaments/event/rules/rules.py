"""What the hall says to the director, and to those who help."""

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.rules import entering, pairing, planning, rearranging, slips, tables, telling
from gamehall.tournaments.event.state import State


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case (
            acts.Enrol()
            | acts.Change()
            | acts.CheckIn()
            | acts.Withdraw()
            | acts.ComeBack()
            | acts.Penalise()
        ):
            return entering.rule(state, action)
        case acts.Plan(format, reason):
            return planning.plan(state, format, reason)
        case acts.Fix() | acts.KeepApart() | acts.Release():
            return planning.wish(state, action)
        case acts.Pair(division, round):
            return pairing.pair(state, division, round)
        case acts.Publish(division, round):
            return pairing.publish(state, division, round)
        case acts.Rearrange():
            return rearranging.rearrange(state, action)
        case acts.Enter() | acts.Sign() | acts.Amend() | acts.Void():
            return slips.rule(state, action)
        case acts.OpenTable() | acts.Report() | acts.Recall():
            return tables.rule(state, action)
        case (
            acts.StartRound() | acts.CallWarning() | acts.CallTime() | acts.Announce() | acts.Log()
        ) | acts.Finish():
            return telling.rule(state, seat, action)
    return refused("hall-kind", f"An event knows no {type(action).__name__}.")
