"""For a learner who asks: sensible moves with a reason, and while writing words, then a model sentence."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers
from gamehall.games.linguishtik.offering import TEMPLATES, designations, offers
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.saying import name_demand, name_designation
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import Block, State, need_of, spellers
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat
from gamehall.lexicon.sounds import an

MOST_HINTS = 3
"""So many moves of a kind are shown."""
WORDS = 6
_COMMON = 400
"""So far down the list of words, the commonest first, a learner is shown words."""
_PLENTY = 30
"""A demand that leaves fewer words is a risk to whoever makes it."""
_LOOKED_AT = 16
"""So many demands are tried."""
_EASY = ("simple", "s-v-do", "s-v", "declarative", "imperative")
"""What a beginner designates."""


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """What could be done by whoever is on turn, or writes; nothing for anybody else."""
    if state.ended or state.procedure:
        return ()
    if state.phase == "moving" and seat == state.mover:
        return tuple(_moves(state, seat))
    if state.phase == "writing" and state.block:
        writer = state.block.writers.get(seat)
        if writer and writer.duty != "barred" and not writer.done:
            return tuple(_writing(state, state.block, seat))
    return ()


def slip_of(state: State, found: Possibility, *, named: bool = False) -> acts.Present:
    """A solution that was found, as it is handed in; `named`: with what the sentence is."""
    there = spellers(state)
    return acts.Present(
        found.sentence,
        found.start,
        found.word,
        tuple(there[at] for at in found.cubes),
        found.demand,
        None if found.demand_cube is None else there[found.demand_cube],
        found.designation if named else "",
    )


# Moving.


def _moves(state: State, seat: Seat) -> Iterator[Hint]:
    need = need_of(state, "impossible")
    match state.stage:
        case "designation":
            yield from _designating(state, need)
        case "type" | "function":
            yield from _opening(state, need)
        case _:
            calls = tuple(_calls(state, need)) if seat != state.last_mover else ()
            yield from calls or (*_letters(state, need), *_demands(state, need))
            if not calls and state.set_up and seat not in state.passed:
                yield Hint("You may pass once in a shake: it gives nothing away.", acts.Pass())


def _designating(state: State, need: Need) -> Iterator[Hint]:
    found = possible(need)
    if found.verdict == "impossible" and found.sure:
        says = "No word can be spelled from these cubes: you may call Impossible before you designate."
        yield Hint(says, acts.Challenge("impossible"))
        return
    known = [d for group in designations(state.options.division) for d in group.demands]
    for designation in (d for d in _EASY if d in known):
        found = possible(replace(need, designation=designation))
        if found.verdict == "possible":
            says = f'Designate {name_designation(designation)}: "{found.sentence}" would be one.'
            yield Hint(says, acts.Designate(designation))


def _opening(state: State, need: Need) -> Iterator[Hint]:
    """The types, or the functions, that leave most words."""
    carrier = next(iter(carriers(state)), None)
    groups = offers(state.options.division, state.designation, state.demands)[:1]
    if carrier is None or not groups:
        return
    after = {demand: _with(state, need, demand, carrier) for demand in groups[0].demands}
    roomy = sorted(after, key=lambda demand: -len(fitting_words(after[demand])))
    good = ((demand, found) for demand in roomy if (found := possible(after[demand])).verdict == "possible")
    for demand, found in islice(good, MOST_HINTS):
        says = f"Demand {name_demand(demand)}: {_left(found)}"
        yield Hint(says, acts.Demand(carrier, demand))


def _calls(state: State, need: Need) -> Iterator[Hint]:
    found = possible(need)
    if found.verdict == "impossible" and found.sure:
        yield Hint("No word meets all of this any more: call Impossible.", acts.Challenge("impossible"))
    elif len(need.letters) >= LETTERS_FOR_NOW:
        now = prove_now(need_of(state, "now"))
        if now.verdict == "possible":
            more = "one more demand" if now.demand else "at most one more cube"
            yield Hint(f"With {more} a word is there: call Now.", acts.Challenge("now"))


def _letters(state: State, need: Need) -> Iterator[Hint]:
    """Cubes of words in reach that let nobody call Now."""
    words = fitting_words(need)[:_COMMON]
    by_look = {state.cube(cube): cube for cube in state.at("resources")}
    wanted = {cube: [word for word in words if look.letter.lower() in word] for look, cube in by_look.items()}
    shown = 0
    for cube in sorted(wanted, key=lambda cube: (-len(wanted[cube]), cube)):
        if shown == MOST_HINTS:
            return
        rest = tuple(other for other in state.at("resources") if other != cube)
        after = replace(
            need,
            letters=(*need.letters, state.cube(cube)),
            resources=tuple(state.cube(other) for other in rest),
        )
        if _gives_now(after):
            continue
        shown += 1
        longest = max(wanted[cube], key=len, default="")
        reach = f'"{longest}" stays in reach, and ' if longest else "it helps no common word: "
        named = f"{state.colour(cube)} {state.letters[cube]}"
        yield Hint(f"Move {named} to Letters: {reach}nobody can call Now.", acts.PlayLetter(cube))


def _demands(state: State, need: Need) -> Iterator[Hint]:
    """Demands that leave enough words and give no Now away."""
    carrier = next(iter(carriers(state)), None)
    if carrier is None:
        return
    groups = offers(state.options.division, state.designation, state.demands)
    listed = (demand for each in groups[1:] for demand in each.demands if demand not in TEMPLATES)
    after = {demand: _with(state, need, demand, carrier) for demand in islice(listed, _LOOKED_AT)}
    roomy = [demand for demand in after if len(fitting_words(after[demand])) >= _PLENTY]
    good = (
        (demand, found)
        for demand in sorted(roomy, key=lambda demand: len(fitting_words(after[demand])))
        if (found := possible(after[demand])).verdict == "possible" and not _gives_now(after[demand])
    )
    for demand, found in islice(good, MOST_HINTS - 1):
        yield Hint(f"Demand {name_demand(demand)}: {_left(found)}", acts.Demand(carrier, demand))


def _gives_now(after: Need) -> bool:
    """Whether somebody could call Now in this position."""
    if len(after.letters) < LETTERS_FOR_NOW:
        return False
    return prove_now(replace(after, most=1)).verdict == "possible"


def _with(state: State, need: Need, demand: str, carrier: int) -> Need:
    resources = tuple(state.cube(cube) for cube in state.at("resources") if cube != carrier)
    return replace(need, demands=(*need.demands, demand), resources=resources)


def _left(found: Possibility) -> str:
    count = len(found.words)
    return f'{count:,} {"word fits" if count == 1 else "words fit"} then, such as "{found.word.lower()}".'


# Writing.


def _writing(state: State, block: Block, seat: Seat) -> Iterator[Hint]:
    need = need_of(state, block.kind)
    found = prove_now(need) if block.kind == "now" else possible(need)
    if found.verdict != "possible":
        sure = found.verdict == "impossible" and found.sure
        says = "No word meets all of this." if sure else "The hall finds no solution it is sure of."
        may_agree = block.kind == "hopeless" and not block.writers[seat].minute_over
        may_rest = block.writers[seat].duty == "may" and not block.writers[seat].minute_over
        yield Hint(says, acts.Agree() if may_agree else acts.Neutral() if may_rest else None)
        if sure:
            return
    if found.demand:
        yield Hint(f"Make one more demand: {name_demand(found.demand)}.")
    words = found.words[:_COMMON]
    if found.word:
        yield Hint(f"Think of {an(found.type or 'word')} with {len(found.word)} letters.")
    if words:
        some = tuple(dict.fromkeys((found.word.lower(), *words)) if found.word else words)[:WORDS]
        yield Hint(f"Words that fit: {', '.join(sorted(some))}.")
    if found.verdict == "possible":
        slip = slip_of(state, found, named=block.kind == "hopeless" or not need.designation)
        yield Hint(f'You could write: "{found.sentence}"', slip)


HINTS = Hints(hints=hints)
