"""LT 11 and LT 13.6: an illegal procedure is called, ruled on, returned and corrected, or it stands."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.judge.books import cited
from gamehall.games.linguishtik.referee import last_faults, nature_of
from gamehall.games.linguishtik.rules.moving import following
from gamehall.games.linguishtik.rules.penalties import penalty
from gamehall.games.linguishtik.state import Procedure, State, unheard
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat

CITES = ("illegal-insulated", "illegal-returned", "illegal-ten-seconds", "out-of-order-corrected")
"""Only the last move can be called: the next legal one covers it. The minute goes on, and the call of ten
seconds comes after it, so at least ten seconds are left for the correction."""

NATURES: dict[acts.Nature, str] = {
    "order": "it is not the move that is due",
    "turn": "it was another player's turn",
    "cube": "that colour carries no demands",
    "demand": "that may not be demanded or designated",
    "pass": "that pass is not allowed",
}


def rule_procedure(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.CallIllegal(nature, words):
            return _call(state, seat, nature, words)
        case acts.RuleProcedure() if state.procedure:
            return _ruled(state, state.procedure, action)
    return None


def named_fault(state: State, procedure: Procedure) -> Fault | None:
    """What is wrong with the last move in the way that was named; nothing, if that is in order.

    People call a demand illegal too that came out of order or with a wrong cube, and a pass in the opening
    out of order.
    """
    demanded = procedure.nature == "demand" and state.moves[-1].kind == "demand"
    wide: tuple[acts.Nature, ...] = ("demand", "order", "cube") if demanded else (procedure.nature,)
    too_early = "pass-after-setup" if procedure.nature == "order" else ""
    return next((f for f in last_faults(state) if nature_of(f) in wide or f.cites == too_early), None)


def _call(state: State, seat: Seat, nature: acts.Nature, words: str) -> Ruling:
    if not state.moves or state.moves[-1].by == seat:
        return refused("illegal-procedure", "There is no move of another player to call illegal.")
    if nature not in unheard(state, seat):
        return refused("illegal-stands", "You have called that, and it was heard: the move stands.")
    says = f"{{{seat}}} calls an illegal procedure: {NATURES[nature]}."
    return allowed("illegal-procedure", says, e.IllegalCalled(seat, nature, words))


def _ruled(state: State, procedure: Procedure, action: acts.RuleProcedure) -> Ruling:
    move = state.moves[-1]
    said = action.says.strip()
    if not action.illegal:
        says = said or "What was named is not wrong with the move."
        ruled = e.ProcedureRuled(False, "illegal-stands", says)
        return allowed("illegal-stands", f"{says} It stands as played.", *following(state, ruled))
    cites = cited(state.options.division, action.cites, "illegal-procedure")
    says = said or "The move was an illegal procedure."
    back: tuple[Event, ...] = (e.ProcedureRuled(True, cites, says), e.MoveReturned())
    if not move.in_turn or move.by not in state.order:
        return allowed(cites, f"{says} It is returned.", *back)
    if not move.late:
        return allowed(cites, f"{says} {{{move.by}}} returns it and moves again.", *following(state, *back))
    taken = penalty(state, move.by, "illegal-uncorrected")
    late = f"{says} It came after the call of time: a point is taken"
    if not then(state, *back).set_up:
        return penalised("illegal-uncorrected", f"{late}.", *back, taken, e.MinuteRenewed(move.by))
    lost = following(state, *back, taken, e.TurnLost(move.by))
    return penalised("illegal-uncorrected", f"{late} and the turn is lost.", *lost)
