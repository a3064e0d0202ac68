"""What a referee finds when asked: what is wrong with a turn, which tricks there were, who has won."""

from collections import Counter
from collections.abc import Callable

from gamehall.games.fab_a_diffy.notation import Name, read_sentence
from gamehall.games.fab_a_diffy.state import TIED, State, Turn
from gamehall.games.fab_a_diffy.strips import Trick, decks, tricks, worth
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

CITES = ("monitor-awards",)
"""Rules that the shape of the position keeps by itself."""

BEST_OF = {"best of three": 3, "one game": 1}


def open_tricks(state: State, turn: Turn) -> tuple[Trick, ...]:
    """The tricks that can be formed now, with every strip that was touched, if any was."""
    if not turn.show or turn.took or turn.moved:
        return ()
    found = tricks((strip for strip in state.lie.face_up if strip != turn.show), turn.show)
    return tuple(trick for trick in found if {*turn.touched} <= {*trick.strips})


def missed(state: State) -> tuple[Trick, ...]:
    """What the opponent could have taken: it can be captured."""
    last = state.last
    if last is None or last.took or not last.show:
        return ()
    return tuple(tricks((strip for strip in state.lie.face_up if strip != last.show), last.show))


def check_sentence(state: State, turn: Turn) -> Fault | None:
    """What is wrong with the announced sentence, for the strips touched last."""
    said = read_sentence(turn.sentence)
    if said is None:
        return None
    if strange := next((n for n in (said.left, said.right, said.result) if not _named(state, n)), None):
        return Fault("equivalent", f"No strip of the game is divided so that it is called {strange}.")
    true, shown = said.worth, worth(turn.show)
    if true != said.result.worth:
        return Fault("announce", f"{said.left} {said.sign} {said.right} is {true}, not {said.result}.")
    if said.result.worth != shown:
        return Fault(
            "sentence-form", f"The strip in the Show Box is {turn.show}; the sentence makes {said.result}."
        )
    if len(turn.touched) < 2:
        return None
    pair = turn.touched[-2:]
    if Counter((said.left.worth, said.right.worth)) != Counter(map(worth, pair)):
        return Fault(
            "announce", f"The strips touched are {pair[0]} and {pair[1]}; the sentence names others."
        )
    return None


def _named(state: State, name: Name) -> bool:
    """EQUIVALENT FRACTIONS: only the partitions of the game, and the words one and zero."""
    return name.under in decks()[state.options.deck].partitions or (name.under == 1 and name.over in (0, 1))


def check_said(state: State, turn: Turn) -> Fault | None:
    if not turn.took:
        return None
    if not turn.sentence:
        return Fault("announce", "A trick was taken, and no sentence was announced.")
    return check_sentence(state, turn)


def check_order(state: State, turn: Turn) -> Fault | None:
    if turn.took and turn.sentence and turn.silent:
        return Fault("pick-up", "The strips were picked up before the sentence was announced.")
    if turn.sentence and turn.said_after < min(2, len(turn.touched)):
        return Fault("announce", "The sentence was announced before the two strips were touched.")
    return None


def check_touched(state: State, turn: Turn) -> Fault | None:
    idle = [strip for strip in turn.touched if strip not in turn.took]
    if not idle:
        return None
    if turn.took:
        return Fault("touch-take", f"{idle[0]} was touched, and the trick was formed without it.")
    return Fault("touch-take", f"{idle[0]} was touched, and no trick was formed.")


def check_box(state: State, turn: Turn) -> Fault | None:
    if turn.took or turn.moved or not turn.show:
        return None
    return Fault("box-cleared", f"{turn.show} was left in the Show Box.")


ORDINARY: dict[str, Callable[[State, Turn], Fault | None]] = {
    "sentence": check_said,
    "order": check_order,
    "touched": check_touched,
    "box": check_box,
}
"""What a regular turn can be challenged for."""


def faults_of(state: State, turn: Turn) -> tuple[Fault, ...]:
    return tuple(fault for check in ORDINARY.values() if (fault := check(state, turn)))


def game_winner(state: State) -> Seat | None:
    """Who has more tricks of the running game."""
    one, two = state.seats
    ahead = state.tricks[one] - state.tricks[two]
    return one if ahead > 0 else two if ahead < 0 else None


def game_result(state: State) -> Outcome:
    """END OF EACH GAME: what the Monitor awards."""
    number, winner = len(state.results) + 1, game_winner(state)
    counts = state.tricks
    if winner is None:
        tricks_each = counts[state.seats[0]]
        return tied(state.seats, "goal-game", f"Game {number} is a tie, {tricks_each} tricks each.")
    loser = state.other(winner)
    says = f"{{{winner}}} wins game {number}, {counts[winner]} tricks against {counts[loser]}."
    return won(winner, (loser,), "goal-game", says)


def decided(state: State) -> bool:
    """Whether no further game can change who has won, or none is left."""
    most = BEST_OF[state.options.games]
    wins = [state.results.count(seat) for seat in state.seats]
    return len(state.results) >= most or max(wins) * 2 > most


def event_result(state: State) -> Outcome:
    """The overall win or tie; games that time left unplayed are ties."""
    on_time = state.card.time_called
    one, two = state.seats
    ahead = state.results.count(one) - state.results.count(two)
    told = _told(state)
    if ahead == 0:
        return tied(state.seats, "time-tie" if on_time else "goal-event", f"A tie: {told}.")
    winner, loser = (one, two) if ahead > 0 else (two, one)
    cites = "time-limit" if on_time else "goal-event"
    if len(state.results) < BEST_OF[state.options.games] and not on_time:
        cites = "first-to-goal"
    return won(winner, (loser,), cites, f"{{{winner}}} wins: {told}.")


def _told(state: State) -> str:
    if len(state.results) == 1 and state.options.games == "one game":
        one, two = state.seats
        counts = state.tricks_before
        return f"{counts[one]} tricks of {{{one}}}, {counts[two]} of {{{two}}}"
    one, two = state.seats
    wins = f"{state.results.count(one)} won by {{{one}}}, {state.results.count(two)} by {{{two}}}"
    ties = state.results.count(TIED)
    return f"of {len(state.results)} games {wins}{f', {ties} tied' * bool(ties)}"
