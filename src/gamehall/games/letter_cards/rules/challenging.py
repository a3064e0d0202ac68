"""Challenging: the timer is pressed OFF, the word is looked up, and one of the two is out of the round."""

from gamehall.games.letter_cards import acts, events
from gamehall.games.letter_cards.referee import misspelled, unlisted
from gamehall.games.letter_cards.rules.word_formation import settled_if_over
from gamehall.games.letter_cards.state import Laid, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, penalised, wrong_challenge
from gamehall.kernel.seat import Seat

CITES = ("challenge", "challenged-out", "removed-returns", "last-alone")


def rule_challenge(state: State, seat: Seat, action: Action) -> Ruling | None:
    word = state.standing
    match action:
        case acts.Challenge() if word:
            says = f"{{{seat}}} presses OFF and challenges {word.word}. The timer stands still."
            right = not (misspelled(word.announced, word.word) or unlisted(state, word.word))
            faults = (wrong_challenge(f"{word.word} is a good word."),) if right else ()
            return allowed("stops", says, events.WordChallenged(seat), faults=faults)
        case acts.Rule(good) if word and state.by:
            return _good(state, word, state.by) if good else _not_good(state, word)
    return None


def window_closed(state: State) -> Ruling:
    word = state.standing
    says = f"The time to challenge {word.word} is over." if word else "The time to challenge is over."
    return allowed("challenge-window", says, events.WindowClosed())


def resume() -> Ruling:
    return allowed("resumes", "The timer is ON again, with the time that was left.", events.TimerOn())


def _good(state: State, word: Laid, challenger: Seat) -> Ruling:
    """Who is in the round is out of it; who has no round to lose any more sits out one to come."""
    judged, fact = events.WordJudged(True), f"{word.word} is good: {{{challenger}}} was wrong"
    if challenger not in state.out and not state.rung:
        out = events.PlayerEliminated(challenger)
        return settled_if_over(
            state, penalised("challenger-out", f"{fact}, and is out of this round.", judged, out)
        )
    if state.options.late_challenge == "free":
        return settled_if_over(state, allowed("late-challenge", f"{fact}, and it costs nothing now.", judged))
    barred = events.PlayerBarred(challenger)
    return settled_if_over(
        state, penalised("late-challenge", f"{fact}, and sits out a round to come.", judged, barred)
    )


def _not_good(state: State, word: Laid) -> Ruling:
    wrong = misspelled(word.announced, word.word)
    found = wrong or unlisted(state, word.word)
    fact = found[0].says if found else f"The judge does not take {word.word}."
    cites = "misspelled" if wrong else "not-a-word"
    says = f"{fact.rstrip('.')}: the challenge is right, and {{{word.seat}}} is out of this round."
    removed = events.WordRemoved(word.seat, word.word, word.hand)
    return settled_if_over(
        state, penalised(cites, says, events.WordJudged(False), removed, events.PlayerEliminated(word.seat))
    )
