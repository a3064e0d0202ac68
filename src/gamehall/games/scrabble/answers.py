"""Sensible answers to a prompt: what software tries at random, and a learner may be shown."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.hints import best_plays, rack_of
from gamehall.games.scrabble.referee import draft_score
from gamehall.games.scrabble.state import State, known
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player

_PLAYS = 12

_PLAIN: dict[str, Action] = {
    "DrawForStart": acts.DrawForStart(),
    "TakeTiles": acts.TakeTiles(),
    "Arrive": acts.Arrive(),
    "PlayOn": acts.PlayOn(),
    "TakeForfeit": acts.TakeForfeit(),
    "Hold": acts.Hold(),
    "Accept": acts.Accept(),
    "Confirm": acts.Confirm(),
    "Ready": acts.Ready(),
    "Agree": acts.Agree(),
    "Disagree": acts.Disagree(),
    "Sign": acts.Sign(),
}


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Answers the rules take; of plays the best few, for there can be thousands."""
    if not is_player(prompt.seat):
        return ()
    side = side_of(prompt.seat)
    answers: list[Action] = []
    for kind in prompt.kinds:
        answers += _answers(state, side, kind)
    return tuple(answers)


def _answers(state: State, side: Seat, kind: str) -> list[Action]:
    if kind in _PLAIN:
        return [_PLAIN[kind]]
    match kind:
        case "Place" | "Announce" | "Press" | "StopClock" | "TakeBack" | "Exchange" | "Pass":
            return _turn(state, side, kind)
        case "Challenge" if state.open_play:
            return [acts.Challenge(state.open_play.words)]
        case "Draw" if state.due(side):
            return [acts.Draw()]
        case "Record":
            return [acts.Record(state.scores[side])]
        case "QueryScore":
            plays = [n for n, line in enumerate(state.sheet) if line.kind == "play"]
            return [acts.QueryScore(plays[-1], state.sheet[plays[-1]].score + 1)] if plays else []
        case "Recount" if _close(state):
            return [acts.Recount()]
        case "Arrange" if known(state.rack(side)):
            return [acts.Arrange(tuple(sorted(state.rack(side))))]
        case "CountTiles" if not state.due(state.other(side)):
            return [acts.CountTiles()]
    return []


def _close(state: State) -> bool:
    one, two = state.scores.values()
    return abs(one - two) <= state.options.recount_margin


def _turn(state: State, side: Seat, kind: str) -> list[Action]:
    """One way forward at a time: put down, announce, end the turn."""
    if side != state.mover or state.due(side):
        return []
    draft = state.draft
    match kind:
        case "Place" if draft is None:
            return [place for place, _, _ in best_plays(state, side, _PLAYS)]
        case "Exchange" if draft is None:
            return _exchanges(state, side)
        case "Pass" if draft is None:
            return [acts.Pass()]
        case "Announce" if draft and draft.tiles and draft.score is None:
            return [acts.Announce(draft_score(state))]
        case "Press" if draft and (draft.exchange or (draft.score is not None and not state.went_out(side))):
            return [acts.Press()]
        case "StopClock" if draft and draft.score is not None and state.went_out(side):
            return [acts.StopClock()]
    return []


def _exchanges(state: State, side: Seat) -> list[Action]:
    rack = rack_of(state, side)
    if state.to_come(side) < state.options.exchange_min or state.left_for(side) < 2 or len(rack) < 2:
        return []
    if state.options.wooden:
        return [acts.Exchange(count=2)]
    return [acts.Exchange(rack[:2])] if known(rack) else []
