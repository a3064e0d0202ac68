"""LinguiSHTIK's acts as people type them, both ways: `letter black e`, `demand green t type noun`."""

import re
from collections.abc import Callable

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.notation import (
    Unwritten,
    read_cube,
    read_demand,
    read_designation,
    read_fault,
    write_cube,
    write_demand,
)
from gamehall.games.linguishtik.offering import designations, offers
from gamehall.games.linguishtik.rules.procedure import NATURES
from gamehall.games.linguishtik.saying import name_demand, name_designation
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player


class NotAsked(Unwritten):
    """It is about another prompt."""


_PLAIN: dict[str, Action] = {
    "pass": acts.Pass(),
    "now": acts.Challenge("now"),
    "impossible": acts.Challenge("impossible"),
    "neutral": acts.Neutral(),
    "no solution": acts.GiveUp(),
    "agree": acts.Agree(),
    "disagree": acts.Disagree(),
    "ready": acts.Ready(),
}
_HAND_IN = "Write: hand in: The crew repaired engines. / engines"


def read_act(state: State, prompt: Prompt, text: str) -> Action | None:
    """The act that was typed; Unwritten says how to write one that was begun."""
    said = " ".join(text.lower().replace(",", " , ").split())
    if said == "roll":
        return acts.RollForFirst() if "RollForFirst" in prompt.kinds else acts.Roll()
    if said in _PLAIN:
        return _PLAIN[said]
    word, _, rest = text.strip().partition(" ")
    reader = _READERS.get(word.lower().rstrip(":"))
    return reader(state, prompt, rest.strip()) if reader else None


def _designate(state: State, prompt: Prompt, rest: str) -> Action:
    designation = read_designation(rest)
    if designation is None:
        groups = designations(state.options.division)
        listed = "; ".join(", ".join(name_designation(d) for d in each.demands) for each in groups)
        raise Unwritten(f"Write: designate s-v-do. You may designate {listed}.")
    return acts.Designate(designation)


def _letter(state: State, prompt: Prompt, rest: str) -> Action:
    cube, more = read_cube(state, rest.split())
    if more:
        raise Unwritten("Write: letter black e. One cube is moved at a time.")
    return acts.PlayLetter(cube)


def _demand(state: State, prompt: Prompt, rest: str) -> Action:
    if not rest:
        raise Unwritten(_demandable(state))
    cube, more = read_cube(state, rest.replace(": ", " ", 1).split())
    demand = read_demand(" ".join(more))
    if demand is None:
        raise Unwritten(_no_demand(more) if more else _demandable(state))
    return acts.Demand(cube, demand)


def _no_demand(words: list[str]) -> str:
    says = f'"{" ".join(words)}" is no demand of any division.'
    return f"{says} Write it like: demand black e plural; demand alone lists what you may demand."


def _demandable(state: State) -> str:
    """How to demand, and what may be demanded next."""
    groups = offers(state.options.division, state.designation, state.demands)
    listed = "".join(
        f"\n  {each.title}: {', '.join(name_demand(d) for d in each.demands)}" for each in groups
    )
    if not listed:
        return "The sentence is designated before anything is demanded: designate s-v-do."
    return f"Write: demand black e plural. Name a black or green cube, then one of these.{listed}"


def _hand_in(state: State, prompt: Prompt, rest: str) -> Action:
    written = re.fullmatch(
        r"(?:in\b)?\s*:?\s*(.+?)\s+/\s*(\S+)(?:\s+([0-9]{1,3}))?(\s.*)?", rest, re.IGNORECASE
    )
    if written is None:
        raise Unwritten(f"{_HAND_IN}. After the stroke stands the word that your cubes spell.")
    text, word, number = written[1], written[2], int(written[3] or 1)
    places = [m.start() for m in re.finditer(rf"(?<![\w']){re.escape(word)}(?!\w)", text, re.IGNORECASE)]
    if not 1 <= number <= len(places):
        times = "does not stand" if not places else f"stands only {len(places)} times"
        raise Unwritten(f"{word} {times} in your sentence.")
    start = places[number - 1]
    more = re.fullmatch(
        r"(?:\s+as\s+(.+?))?(?:\s+with\s+(.+?)\s*:\s*(.+))?\s*", written[4] or "", re.IGNORECASE
    )
    if more is None:
        raise Unwritten(f"{_HAND_IN} with black e: plural. Only as and with may follow the word.")
    designation, demand, cube = "", "", None
    if more[1] and (designation := read_designation(more[1]) or "") == "":
        raise Unwritten(f"{more[1]} is no pattern, structure or purpose: write it like as s-v-do.")
    if more[2]:
        cube, _ = read_cube(state, more[2].split())
        if (demand := read_demand(more[3]) or "") == "":
            raise Unwritten(_no_demand(more[3].split()))
    marked = text[start : start + len(word)]
    return acts.Present(text, start, marked, (), demand, cube, designation)


def _of(prompt: Prompt, rest: str, how: str) -> tuple[Seat, str]:
    """Whose solution is meant: the player named, else the one this prompt is about."""
    word, _, more = rest.partition(" ")
    asked = prompt.about
    if is_player(Seat(word.lower())):
        if asked is not None and word.lower() != asked:
            raise NotAsked(f"The table does not ask you about the solution of {word.lower()}.")
        return Seat(word.lower()), more.strip()
    if asked is None:
        raise Unwritten(f"Write: {how}.")
    return asked, rest


def _accept(state: State, prompt: Prompt, rest: str) -> Action:
    of, more = _of(prompt, rest, "accept p2")
    if more:
        raise Unwritten("Write: accept p2.")
    return acts.Accept(of)


def _object(state: State, prompt: Prompt, rest: str) -> Action:
    how = "object p2 grammar: your words"
    of, more = _of(prompt, rest, how)
    named, _, words = more.partition(": ")
    if not named.strip():
        raise Unwritten(f"Write: {how}. Name what is wrong.")
    faults = tuple(dict.fromkeys(read_fault(state, part) for part in named.rstrip(":").split(",")))
    return acts.Object(of, faults, words.strip())


def _vote(state: State, prompt: Prompt, rest: str) -> Action:
    of, more = _of(prompt, rest, "vote p2 yes")
    if more.lower() not in ("yes", "no"):
        raise Unwritten("Write: vote p2 yes, if you hold it to be correct, or vote p2 no.")
    return acts.Vote(of, more.lower() == "yes")


def _illegal(state: State, prompt: Prompt, rest: str) -> Action:
    word, _, words = rest.replace(":", " ", 1).partition(" ")
    nature = next((known for known in NATURES if known == word.lower()), None)
    if nature is None:
        known = "; ".join(f"{name}, {says}" for name, says in NATURES.items())
        raise Unwritten(f"Write: illegal demand. Say what is wrong with the last move: {known}.")
    return acts.CallIllegal(nature, words.strip())


_READERS: dict[str, Callable[[State, Prompt, str], Action]] = {
    "designate": _designate,
    "letter": _letter,
    "demand": _demand,
    "hand": _hand_in,
    "present": _hand_in,
    "accept": _accept,
    "object": _object,
    "vote": _vote,
    "illegal": _illegal,
}


def write_act(state: State, action: Action) -> str:
    """An act as it is typed; empty for those that have no such form."""
    match action:
        case acts.RollForFirst() | acts.Roll():
            return "roll"
        case acts.Designate(designation):
            return f"designate {name_designation(designation)}"
        case acts.PlayLetter(cube):
            return f"letter {state.colour(cube)} {state.letters[cube].lower()}"
        case acts.Demand(cube, demand):
            return f"demand {state.colour(cube)} {state.letters[cube].lower()} {write_demand(demand)}"
        case acts.Challenge(call):
            return call
        case acts.CallIllegal(nature):
            return f"illegal {nature}"
        case acts.Present():
            return _written(state, action)
        case acts.Accept(of):
            return f"accept {of}"
        case acts.Object(of, faults, words):
            return f"object {of} {', '.join(faults)}{f': {words}' if words else ''}"
        case acts.Vote(of, correct):
            return f"vote {of} {'yes' if correct else 'no'}"
    return next((word for word, plain in _PLAIN.items() if plain == action), "")


def _written(state: State, slip: acts.Present) -> str:
    before = re.findall(rf"(?<![\w']){re.escape(slip.word)}(?!\w)", slip.text[: slip.start], re.IGNORECASE)
    said = f"hand in: {slip.text} / {slip.word}{f' {len(before) + 1}' if before else ''}"
    if slip.designation:
        said += f" as {name_designation(slip.designation)}"
    if slip.demand_cube is not None:
        said += f" with {write_cube(state, slip.demand_cube)}: {write_demand(slip.demand)}"
    return said
