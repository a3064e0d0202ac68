"""Event 5: the clock of the hall, what is announced and written down, and the end."""

from typing import assert_never

from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import Announce, CallTime, CallWarning, Finish, Log, StartRound
from gamehall.tournaments.event.rules.pairing import over
from gamehall.tournaments.event.saying import where
from gamehall.tournaments.event.state import State


def rule(
    state: State, seat: Seat, act: StartRound | CallWarning | CallTime | Announce | Log | Finish
) -> Ruling:
    match act:
        case StartRound(round):
            return _start(state, round)
        case CallWarning():
            return _warn(state)
        case CallTime():
            return _time(state, seat)
        case Announce(words):
            if not words.strip():
                return refused("event-announce", "An announcement has words.")
            return allowed("event-announce", sentence(words), happened.Announced(words.strip()))
        case Log():
            return _log(state, act)
        case Finish():
            return _finish(state)
    assert_never(act)


def _start(state: State, round: int) -> Ruling:
    if state.running:
        return refused("event-clock", f"The clock is in round {state.running}; call its time first.")
    known = [one for rounds in state.rounds.values() for one in rounds if one.number == round]
    if not any(one.published for one in known):
        return refused("event-clock", f"Round {round} begins when its pairings hang out.")
    return allowed("event-clock", f"Round {round} begins.", happened.RoundStarted(round))


def _warn(state: State) -> Ruling:
    if not state.running or state.warned:
        return refused("event-clock", "There is nothing to warn of.")
    words = state.format.clocks.warning or "The last minutes of the round."
    return allowed("event-clock", sentence(words), happened.Warned())


def _time(state: State, seat: Seat) -> Ruling:
    if not state.running:
        return refused("event-clock", "No round is on the clock.")
    early = " The director calls it." if seat != CLOCK else ""
    return allowed("event-clock", f"Time: round {state.running} is over.{early}", happened.TimeCalled())


def _log(state: State, act: Log) -> Ruling:
    if not act.words.strip():
        return refused("event-log", "What is written down has words.")
    if act.number and act.number not in state.entrants:
        return refused("event-number", f"Nobody has number {act.number}.")
    about = f"{state.name(act.number)}: " if act.number else ""
    logged = happened.Logged(act.words.strip(), act.number, act.paragraph)
    return allowed("event-log", f"{about}{sentence(act.words)}", logged)


def _finish(state: State) -> Ruling:
    rounds = state.format.rounds
    for division in state.divisions:
        if not state.of(division):
            continue
        here = f" of {division}" if division else ""
        if (paired := state.paired(division)) < rounds and not (paired and over(state, division)):
            has = f"The plan{here} has {_count(rounds, 'round')}"
            return refused("event-prizes", f"{has}, and {paired} {'is' if paired == 1 else 'are'} paired.")
        if missing := state.missing(division, rounds):
            number, board = missing[0]
            first = f"{where(board).lower()} of round {number}"
            if len(missing) == 1:
                return refused("event-prizes", f"One result{here} is missing, at {first}.")
            return refused("event-prizes", f"{len(missing)} results{here} are missing, the first at {first}.")
    return allowed("event-prizes", "The last result is in: the standings are final.", happened.Finished())


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
