"""What the books say to an act that the table does not ask for now: whose time it is, and for what."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.drawing import rule_draw
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.play import State, Stop
from gamehall.games.scrabble.prompts import prompts
from gamehall.games.scrabble.slip import rule_slip
from gamehall.games.scrabble.turning import OF_A_TURN, rule_turn
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
    return _being_settled(state, action) or _of_player(state, side, action)


def _either(state: State, wespa: str, literacy: str) -> str:
    """The paragraph of the book in force."""
    return wespa if state.options.commit == "press" else literacy


def _refusal(ruling: Ruling | None) -> Ruling | None:
    return ruling if ruling and ruling.refused else None


def _of_official(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Verdict() if seat == JUDGE and state.dispute and state.dispute.verdict is None:
            return refused("challenge-typed", "First the challenged player checks the words.")
        case acts.Verdict() if seat == JUDGE:
            return refused("challenge", "No words wait for a verdict.")
        case acts.SettleScore() if seat == state.chief and state.stop and state.stop.why == "score":
            return refused("correction", "The opponent has not answered yet.")
        case acts.SettleScore() if seat == state.chief:
            return refused(_either(state, "correction", "tally"), "No score is queried.")
        case acts.Decide() if seat == state.chief and _either(state, "wespa", "") == "wespa":
            return refused("timer-stops", "Nobody has called the director.")
        case acts.MarkAbsent() if seat == state.chief and _either(state, "wespa", "") == "wespa":
            begun = state.phase not in ("lots", "start")
            return refused("absent", "The game has begun." if begun else "A player is marked absent already.")
    return None


# While something is settled nothing else is done.


def _being_settled(state: State, action: Action) -> Ruling | None:
    if state.drawing:
        return refused("refill", "Tiles are being drawn.")
    if state.dispute:
        return _disputed(state, action)
    return _stopped(state, state.stop, action) if state.stop else None


def _disputed(state: State, action: Action) -> Ruling:
    dispute = state.dispute
    assert dispute is not None
    typed = _either(state, "challenge-typed", "challenge")
    seated = _either(state, "after-challenge", "challenge")
    match action:
        case acts.Confirm() if dispute.confirmed or dispute.verdict is not None:
            return refused(typed, "The words have been checked.")
        case acts.Confirm():
            return refused(typed, _either(state, "Whoever made the play checks them.", "A judge rules."))
        case acts.Ready() if dispute.verdict is None:
            return refused(seated, "The words are not ruled on yet.")
        case acts.Ready():
            return refused(seated, "You are ready; the other is not.")
    if dispute.verdict is not None:
        return refused(seated, "The timer stands until both sit again.")
    return refused("challenge", "A challenge cannot be withdrawn: first it is ruled on.")


def _stopped(state: State, stop: Stop, action: Action) -> Ruling:
    match stop.why:
        case "score" if isinstance(action, (acts.Agree, acts.Disagree)):
            settles = "An official settles it." if stop.disputed else "It is for your opponent to agree."
            return refused(
                _either(state, "correction", "tally"), _either(state, settles, "The scorekeeper settles it.")
            )
        case "score":
            return refused("correction", "A score is queried: first that is settled.")
        case "overdraw":
            return refused("overdraw", "Too many tiles were drawn: first the opponent returns the excess.")
        case "director":
            return refused("timer-stops", "The director has been called: wait for the decision.")
        case "over":
            return refused("end-stuck", "The judge looks whether anybody can still play.")


# What a player does.


def _of_player(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DrawForStart() | acts.TakeTiles() | acts.Arrive() | acts.PlayOn() | acts.TakeForfeit():
            return _starting(state, side, action)
        case acts.Hold() | acts.Accept() | acts.Challenge():
            return _objection(state, side, action)
        case acts.Confirm():
            return refused(_either(state, "challenge-typed", "challenge"), "No words are challenged.")
        case acts.Ready():
            return refused(_either(state, "after-challenge", "challenge"), "No words are challenged.")
        case acts.Record() | acts.Draw():
            return _writing(state, side, action)
        case acts.CountTiles() | acts.DeclareOverdraw() | acts.DeclareUnderdraw() | acts.ReturnTiles():
            return _the_bag(state, action)
        case acts.DeclareOver():
            return _over(state)
        case acts.CallDirector() if state.options.chief != "director":
            return refused("scorekeeper", "There is no director here: a judge and a scorekeeper are.")
        case acts.ShowRack():
            return refused("unplayed", "Racks are shown at a wooden board, when the game is over.")
    if isinstance(action, OF_A_TURN):
        return _no_turn(state) or _no_timer(state, action) or _refusal(rule_turn(state, side, action))
    return _the_slip(state, side, action)


def _starting(state: State, side: Seat, action: Action) -> Ruling | None:
    takes = _either(state, "start-timer", "game-time")
    match action:
        case acts.DrawForStart() if state.phase == "lots" and side in state.lots:
            return refused("draw-for-start", "You have drawn your tile.")
        case acts.DrawForStart():
            return refused("draw-for-start", "It is settled who begins.")
        case acts.TakeTiles() if state.phase == "lots":
            return refused("draw-for-start", "First a tile each is drawn: it decides who begins.")
        case acts.TakeTiles() if state.phase == "start" and not state.absent:
            return refused(takes, "The other side begins, and takes the first tiles.")
        case acts.TakeTiles() if state.phase != "start":
            return refused(takes, "The game has begun.")
    if state.options.commit != "press":
        return None
    if state.absent != side:
        return refused("absent", "You are not marked absent.")
    return refused("late-choice", "Sit down first." if not state.arrived else "You have sat down.")


def _no_turn(state: State) -> Ruling | None:
    """Why nobody has a turn now."""
    match state.phase:
        case "lots":
            return refused("draw-for-start", "First it is drawn who begins.")
        case "start":
            return refused(_either(state, "start-timer", "game-time"), "First the starter takes tiles.")
        case "last":
            cites = "end-time" if state.time_called else _either(state, "ending-accept", "end-out")
            return refused(cites, "The last play has been made; it waits to be accepted or challenged.")
        case "counting" | "slip":
            cites = state.ended_by[0] if state.ended_by else "result"
            return refused(cites, "No more turns are played.")
    return None


def _no_timer(state: State, action: Action) -> Ruling | None:
    if state.options.commit == "announce" and isinstance(action, (acts.Press, acts.StopClock)):
        return refused("announce", "Announcing the score completes your turn; no timer is pressed.")
    if state.options.commit == "announce" and isinstance(action, acts.ReachInBag):
        return refused("refill", _BY_THEMSELVES)
    return None


_BY_THEMSELVES = "New letters come by themselves when the score is announced."


def _writing(state: State, side: Seat, action: Action) -> Ruling | None:
    """Recording and drawing."""
    if nobody := _no_turn(state):
        return nobody
    if state.options.commit == "announce":
        if isinstance(action, acts.Record):
            return refused("tally", "The scorekeeper enters the scores.")
        return refused("refill", _BY_THEMSELVES)
    if isinstance(action, acts.Draw):
        return _refusal(rule_draw(state, side, action))
    last = state.last
    if state.options.kept:
        return refused("order", "The hall keeps the sheet at this table.")
    if state.draft and state.draft.side == side:
        return refused("order", "Press the timer first; then the score is recorded.")
    if last and last.side == side and last.recorded:
        return refused("correction", "Your total is written. To have it corrected, query it.")
    return refused("order", "You have no turn to record.")


def _the_bag(state: State, action: Action) -> Ruling | None:
    if state.options.commit == "announce":
        return None
    match action:
        case acts.CountTiles():
            return refused("count-tiles", "The bag is counted while the game is played.")
        case acts.DeclareUnderdraw():
            return refused("underdraw", _DEALT if not state.options.wooden else _NOT_PLAYED)
        case acts.ReturnTiles():
            return refused("overdraw", "Nobody has drawn too many tiles.")
    return refused("overdraw", _DEALT if not state.options.wooden else _NOT_PLAYED)


_DEALT = "The hall deals the tiles here, never too many or too few."
_NOT_PLAYED = "Tiles are drawn while the game is played."


def _over(state: State) -> Ruling:
    if state.options.commit == "press":
        says = "Say pass. The game ends when all tiles of a rack are played, or with zeros in a row."
        return refused("six-zeros", says)
    return _no_turn(state) or refused("end-stuck", "The team on turn says that nobody can play.")


# Objecting.


def _objection(state: State, side: Seat, action: Action) -> Ruling:
    if state.phase not in ("turn", "last"):
        nobody = _no_turn(state)
        assert nobody is not None
        return nobody
    cites = _either(state, {"Hold": "hold", "Accept": "okay"}.get(type(action).__name__, ""), "")
    cites = cites or "challenge-window"
    if state.options.challenge == "void":
        return refused(cites, "Words that are not in the list are refused here: nothing is challenged.")
    return _closed(state, side, cites) or _nothing_open(state, side, action, cites)


def _closed(state: State, side: Seat, cites: str) -> Ruling | None:
    """How the right to object to the last play has ended."""
    last = state.last
    line = state.sheet[last.line] if last else None
    if last is None or line is None or line.kind != "play" or line.side == side or state.open_play:
        return None
    if line.removed:
        return refused("challenge-upheld", "The play was challenged, and taken off the board.")
    if line.challenged:
        return refused("challenge-failed", "The play was challenged, and stands.")
    if state.options.window == "turn":
        return refused("challenge-window", "Your turn has begun: the play stands.")
    if last.drawn:
        return refused("accepting", "The first new tile is out of the bag: the play is accepted.")
    return refused("okay", "You have accepted the play.")


def _nothing_open(state: State, side: Seat, action: Action, cites: str) -> Ruling:
    line, last, draft = state.open_play, state.last, state.draft
    if line and line.side == side:
        return refused(cites, "It is your own play.")
    if line and last and isinstance(action, acts.Hold):
        return _no_hold(state, held=last.held)
    if line and isinstance(action, acts.Accept):
        return refused(cites, "You may challenge the play; completing your turn accepts it.")
    if draft and draft.side != side and draft.tiles:
        ended = _either(state, "the timer is pressed", "the score is announced")
        return refused(cites, f"The play is not made yet: wait until {ended}.")
    return refused(cites, "No play has been made that waits for your answer.")


def _no_hold(state: State, *, held: bool) -> Ruling:
    if state.options.window == "turn":
        return refused("challenge-window", "There is no hold here: challenge before you begin your turn.")
    if state.phase == "last":
        return refused("ending-accept", "There is no hold after the last play: accept it or challenge it.")
    if held:
        return refused("hold", "You hold the play already.")
    return refused("flash-leave", "The director lets you challenge; the tiles are drawn already.")


# Scores and the slip.


def _the_slip(state: State, side: Seat, action: Action) -> Ruling | None:
    over = state.phase == "slip"
    match action:
        case acts.QueryScore() | acts.QueryTotal() if over:
            return _refusal(rule_slip(state, side, action))
        case acts.QueryScore() | acts.QueryTotal():
            shown = state.phase == "counting"
            return refused("correction", "First the racks are shown." if shown else "Nothing is scored yet.")
        case acts.Agree() | acts.Disagree():
            return refused("correction", "No score is queried.")
        case acts.Recount() if state.options.chief != "director":
            return refused("correction", "This game has no recount; query the score that is wrong.")
        case acts.Recount() if over and state.options.recount_margin:
            return _refusal(rule_slip(state, side, action))
        case acts.Recount():
            says = "A recount is asked for when the game is over, before the slip is signed."
            return refused("recount", says if state.options.recount_margin else "This table has no recounts.")
        case acts.Sign():
            return refused("result", "You have signed." if over else "The slip is signed after the game.")
        case acts.CallDirector() if over:
            return refused("result", "The slip lies before you: query a score, or sign it.")
    return None
