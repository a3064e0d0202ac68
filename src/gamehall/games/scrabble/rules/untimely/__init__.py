"""What the books say to an act that the table does not ask for now: whose time it is, and for what."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.prompts import prompts
from gamehall.games.scrabble.rules.slip import rule_slip
from gamehall.games.scrabble.rules.turn import OF_A_TURN
from gamehall.games.scrabble.rules.untimely.books import either, refusal
from gamehall.games.scrabble.rules.untimely.objecting import objection
from gamehall.games.scrabble.rules.untimely.playing import (
    no_move,
    nobody_can_play,
    starting,
    the_bag,
    writing,
)
from gamehall.games.scrabble.rules.untimely.settling import being_settled
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import JUDGE, Seat, is_player


def not_now(state: State, seat: Seat, action: Action) -> Ruling | None:
    """Why this act is not taken from this seat now; None where the hall's own answer will do."""
    kind = type(action).__name__
    if state.ended or any(p.seat == seat and kind in p.kinds for p in prompts(state)):
        return None
    if not is_player(seat):
        return _of_official(state, seat, action)
    if seat not in state.seats:
        return None
    side = side_of(seat)
    return being_settled(state, action) or _of_player(state, side, action)


def _of_official(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Verdict() if seat == JUDGE and state.dispute and state.dispute.verdict is None:
            return refused("challenge-typed", "First the challenged player checks the words.")
        case acts.Verdict() if seat == JUDGE:
            return refused("challenge", "No words wait for a verdict.")
        case acts.SettleScore() if seat == state.chief and state.stop and state.stop.why == "score":
            return refused("correction", "The opponent has not answered yet.")
        case acts.SettleScore() if seat == state.chief:
            return refused(either(state, "correction", "tally"), "No score is queried.")
        case acts.Decide() if seat == state.chief and either(state, "wespa", "") == "wespa":
            return refused("timer-stops", "Nobody has called the director.")
        case acts.MarkAbsent() if seat == state.chief and either(state, "wespa", "") == "wespa":
            begun = state.phase not in ("lots", "start")
            return refused("absent", "The game has begun." if begun else "A player is marked absent already.")
    return None


def _of_player(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DrawForStart() | acts.TakeTiles() | acts.Arrive() | acts.PlayOn() | acts.TakeForfeit():
            return starting(state, side, action)
        case acts.Hold() | acts.Accept() | acts.Challenge():
            return objection(state, side, action)
        case acts.Confirm():
            return refused(either(state, "challenge-typed", "challenge"), "No words are challenged.")
        case acts.Ready():
            return refused(either(state, "after-challenge", "challenge"), "No words are challenged.")
        case acts.Record() | acts.Draw():
            return writing(state, side, action)
        case acts.CountTiles() | acts.DeclareOverdraw() | acts.DeclareUnderdraw() | acts.ReturnTiles():
            return the_bag(state, action)
        case acts.DeclareOver():
            return nobody_can_play(state)
        case acts.CallDirector() if state.options.chief != "director":
            return refused("scorekeeper", "There is no director here: a judge and a scorekeeper are.")
        case acts.ShowRack():
            return refused("unplayed", "Racks are shown at a wooden board, when the game is over.")
    if isinstance(action, OF_A_TURN):
        return no_move(state, side, action)
    return _the_slip(state, side, action)


def _the_slip(state: State, side: Seat, action: Action) -> Ruling | None:
    over = state.phase == "slip"
    match action:
        case acts.QueryScore() | acts.QueryTotal() if over:
            return refusal(rule_slip(state, side, action))
        case acts.QueryScore() | acts.QueryTotal():
            shown = state.phase == "counting"
            return refused("correction", "First the racks are shown." if shown else "Nothing is scored yet.")
        case acts.Agree() | acts.Disagree():
            return refused("correction", "No score is queried.")
        case acts.Recount() if state.options.chief != "director":
            return refused("correction", "This game has no recount; query the score that is wrong.")
        case acts.Recount() if over and state.options.recount_margin:
            return refusal(rule_slip(state, side, action))
        case acts.Recount():
            says = "A recount is asked for when the game is over, before the slip is signed."
            return refused("recount", says if state.options.recount_margin else "This table has no recounts.")
        case acts.Sign():
            return refused("result", "You have signed." if over else "The slip is signed after the game.")
        case acts.CallDirector() if over:
            return refused("result", "The slip lies before you: query a score, or sign it.")
    return None
