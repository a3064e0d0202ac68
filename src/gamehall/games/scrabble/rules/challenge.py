"""Objecting: hold, accept, challenge, the verdict on all words together, and what a wrong challenge costs."""

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.options import POINTS
from gamehall.games.scrabble.referee import phoneys, word_list
from gamehall.games.scrabble.rules.end import Happened, finish, over
from gamehall.games.scrabble.state import Dispute, Line, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused, wrong_challenge
from gamehall.kernel.seat import Seat
from gamehall.lexicon.capitals import capitals

CITES = ("clock-stops",)


def rule_challenge(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Hold():
            return _hold(state, side)
        case acts.Accept():
            return _accept(state, side)
        case acts.Challenge(words):
            return _challenge(state, side, words)
        case acts.Confirm():
            says = f"{{{side}}} has checked the words; the list is asked."
            return allowed("challenge-typed", says, events.Confirmed(side))
        case acts.Verdict(acceptable):
            return _verdict(state, acceptable)
        case acts.Ready():
            return _ready(state, side)
    return None


def _hold(state: State, side: Seat) -> Ruling:
    if state.open_play is None or state.last is None or state.last.held:
        return refused("hold", "There is no play to hold.")
    says = f"{{{side}}} says hold. The timer runs on; nothing is drawn until it is accepted or challenged."
    return allowed("hold", says, events.Held(side))


def _accept(state: State, side: Seat) -> Ruling:
    accepted = events.Accepted(side)
    if state.phase != "last":
        return allowed("okay", f"{{{side}}} accepts the play.", accepted)
    return _last_accepted(state, f"{{{side}}} accepts the last play.", accepted)


def begin(state: State, side: Seat) -> Happened:
    """A team that begins its turn has nothing more to say of the last play; a single player still has."""
    return complete(state, side) if state.options.window == "turn" else ()


def complete(state: State, side: Seat) -> Happened:
    """Nobody has anything more to say of the last play with a turn of their own completed upon it."""
    return (events.Accepted(side),) if state.open_play else ()


def _last_accepted(state: State, says: str, *accepted: events.Accepted) -> Ruling:
    now = after(state, accepted)
    if state.out:
        cites = "ending-accept" if state.options.commit == "press" else "end-out"
        how = f"{{{state.out}}} has played all tiles."
        return allowed(cites, says, *accepted, *finish(now, "end-out", how))
    return allowed("end-time", says, *accepted, *finish(now, "end-time", "The time of the game is over."))


def last_unanswered(state: State) -> Ruling:
    """Nobody has challenged the last play in the time there was."""
    side = state.other(state.last.side) if state.last else state.mover
    accepted = (events.Accepted(side),) if state.last else ()
    return _last_accepted(state, "The last play stands.", *accepted)


def _challenge(state: State, side: Seat, words: tuple[str, ...]) -> Ruling:
    line = state.open_play
    if line is None or side == line.side or state.options.challenge == "void":
        return refused("challenge-window", "There is no play you could challenge.")
    named = tuple(dict.fromkeys(capitals(word.strip()) for word in words))
    if not named:
        return refused("challenge-words", "Say which words you challenge.")
    strange = [word[:20] for word in named if word not in line.words]
    if strange:
        return refused("challenge-words", _not_made(line, strange[0]))
    says = f"{{{side}}} challenges {', '.join(named)}. The timer stands."
    return allowed("challenge", says, events.Challenged(side, named), faults=(_would_fail(state, named),))


def _would_fail(state: State, words: tuple[str, ...]) -> Fault | None:
    """Every word is in the list. Where the list is not here only the word judge can tell."""
    if word_list(state.options) is None or phoneys(state.options, words):
        return None
    return wrong_challenge(f"{' and '.join(words)} {'are' if len(words) > 1 else 'is'} acceptable.")


def _not_made(line: Line, word: str) -> str:
    made = ", ".join(line.words)
    if word.isascii() and word.isalpha():
        return f"The play made {made}, not {word}."
    return f"The play made {made}. Name a word in letters from A to Z."


def _verdict(state: State, acceptable: bool) -> Ruling:
    """One verdict for all words; which of them failed is never said."""
    dispute, line = state.dispute, _challenged(state)
    assert dispute is not None
    judged = events.Judged(acceptable)
    if acceptable:
        return _failed(state, dispute, line, judged)
    removed = events.PlayRemoved(line.side)
    says = f"The challenge is right. {{{line.side}}} takes the tiles back and scores nothing."
    return penalised("challenge-upheld", says, judged, removed, *_go_on(state, (judged, removed)))


def _challenged(state: State) -> Line:
    assert state.last is not None
    return state.sheet[state.last.line]


def _failed(state: State, dispute: Dispute, line: Line, judged: events.Judged) -> Ruling:
    done: Happened = (judged, events.PlayStands(line.side))
    says = "The challenge is wrong. The play stands"
    penalty = state.options.challenge
    if penalty == "double" and state.phase == "turn":  # after the last play there is no turn to lose
        done += (events.TurnLost(dispute.by),)
        says += f", and {{{dispute.by}}} loses the next turn"
    elif points := POINTS.get(penalty, 0) * (len(dispute.words) if "word" in penalty else 1):
        if state.options.penalty == "bonus":
            done += (events.Adjusted(line.side, points, "challenge"),)
            says += f", and {{{line.side}}} gains {points} points"
        else:
            done += (events.Adjusted(dispute.by, -points, "challenge"),)
            says += f", and {{{dispute.by}}} loses {points} points"
    return penalised("challenge-failed", f"{says}.", *done, *_go_on(state, done))


def _go_on(state: State, done: Happened) -> Happened:
    """Play goes on at once, or when both sit again; a last play that stands ends the game."""
    if state.options.ready_seconds and not state.time_called:
        return ()
    return go_on(after(state, done))


def go_on(state: State) -> Happened:
    went_on: Happened = (events.GameGoesOn(),)
    now = after(state, went_on)
    if now.time_called:
        return went_on + finish(now, "end-time", "The time of the game is over.")
    if now.phase == "last":
        return went_on + finish(now, "end-out", f"{{{now.out}}} has played all tiles.")
    return went_on + over(now)


def _ready(state: State, side: Seat) -> Ruling:
    seated = events.Seated(side)
    dispute = state.dispute
    if dispute and state.other(side) not in dispute.ready:
        return allowed("after-challenge", f"{{{side}}} is ready.", seated)
    says = f"{{{side}}} is ready: the timer goes on."
    return allowed("after-challenge", says, seated, *go_on(after(state, (seated,))))
