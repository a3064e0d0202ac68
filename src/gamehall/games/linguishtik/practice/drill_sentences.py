"""Questions about sentences of the writer, whose every word is known by construction."""

from random import Random

from msgspec.structs import replace

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault as SentenceFault
from gamehall.english.explain import WordLine, word_lines
from gamehall.english.grammar import analyse
from gamehall.english.reading import Reading
from gamehall.english.terms import Pattern
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.divisions import Division, function_key, offer_of
from gamehall.games.linguishtik.offering import designations
from gamehall.games.linguishtik.practice.drill_demands import drawn, rule_of
from gamehall.games.linguishtik.practice.drill_question import Fact, Question, one_of, yes_or_no
from gamehall.games.linguishtik.rules.demanding import demand_faults
from gamehall.games.linguishtik.saying import name_designation, say_demand
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, name_of
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.writing import write
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.knowledge import Pos
from gamehall.lexicon.manners import fit_to_show

_GROUPS = {"pattern": "Which pattern is it?", "structure": "Which structure?", "purpose": "Which purpose?"}
_TYPES = (Pos.NOUN, Pos.PRONOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.PREPOSITION, Pos.CONJUNCTION)
_WEIGHTS = (6, 3, 5, 4, 3, 2, 2)
_LETTERS = ("contains", "lacks", "length", "double-vowel", "double-consonant", "compound-word")


def function_of(division: Division, rng: Random) -> Question | None:
    claim, reading = _written(division, rng)
    use = reading.at(claim.start) if reading and claim else None
    if claim is None or reading is None or use is None:
        return None
    right, *_ = claim.demanded
    others = [each for each in offer_of(division).functions[claim.type] if each is not right]
    wrong = [each for each in others if _sure(replace(claim, function=each, functions=()), reading, each)]
    if not wrong:
        return None
    reason = Fault(function_key(claim.type), f'"{claim.word}" {saying.does(reading, use)}.')
    return one_of(
        "What is the function of the marked word?",
        (saying.function(right), reason),
        [(saying.function(each), reason) for each in wrong],
        rng,
        text=claim.text,
        word=claim.word,
        start=claim.start,
    )


def kind_of_sentence(division: Division, rng: Random) -> Question | None:
    group = rng.choice(designations(division))
    right = rng.choice(group.demands)
    claim, reading = _written(division, rng, right)
    if claim is None or reading is None or not _is_one(group.group, reading):
        return None
    wrong: list[tuple[str, Fault]] = []
    for each in group.demands:
        if each != right and (fault := _sure(replace(claim, designation=each), reading, each)):
            wrong.append((name_designation(each), Fault(fault.cites, fault.says)))
    if not wrong:
        return None
    told = wrong[0][1]
    said = told.says if right != Pattern.INVERTED else "A part of the verb stands before the subject."
    return one_of(
        _GROUPS[group.group], (name_designation(right), Fault(group.group, said)), wrong, rng, text=claim.text
    )


def meets_or_not(division: Division, rng: Random) -> Question | None:
    pos, function = _kind(division, rng)
    made = (f"{TYPE}:{pos.value}", *((f"{FUNCTION}:{function}",) if function else ()))
    yes = rng.random() < 0.5
    designation = rng.choice(rng.choice(designations(division)).demands)
    demand = drawn(division, designation, made, rng)
    if not _of_word(demand) or (name_of(demand) in _LETTERS and rng.random() < 0.6):
        return None
    claim, reading = _written(division, rng, designation, (pos, function), (demand,) if yes else ())
    if claim is None or reading is None:
        return None
    found = faults_of(replace(claim, demands=(demand,)), reading)
    fault = next((each for each in found if each.of == demand), None)
    if bool(fault) == yes or (fault and not fault.sure):
        return None
    if demand_faults(division, designation, made, demand):
        return None
    reason = Fault(fault.cites, fault.says) if fault else Fault(rule_of(pos, demand), _seen(claim, reading))
    return yes_or_no(
        "Does the marked word meet the demand?",
        yes,
        reason,
        (Fact("Demand", say_demand(demand)),),
        text=claim.text,
        word=claim.word,
        start=claim.start,
    )


def _kind(division: Division, rng: Random) -> tuple[Pos, str]:
    pos = rng.choices(_TYPES, _WEIGHTS)[0]
    return pos, rng.choice(offer_of(division).functions[pos]).value


def _written(
    division: Division,
    rng: Random,
    designation: str = "",
    kind: tuple[Pos, str] | None = None,
    demands: tuple[str, ...] = (),
) -> tuple[Claim, Reading] | tuple[None, None]:
    """A sentence to order, and its reading as it was made."""
    pos, function = kind or _kind(division, rng)
    functions = tuple(each for each in offer_of(division).functions[pos] if each == function)
    designation = designation or rng.choice(rng.choice(designations(division)).demands)
    written = write(Order(division, designation, pos, functions, demands), rng.randrange(1_000_000))
    if written is None or not fit_to_show(written.claim.word.lower()):
        return None, None
    return written.claim, analyse(written.tree)


def _sure(claim: Claim, reading: Reading, of: str) -> SentenceFault | None:
    """What is surely wrong with this, if it was claimed."""
    return next((fault for fault in faults_of(claim, reading) if fault.of == of and fault.sure), None)


def _is_one(group: str, reading: Reading) -> bool:
    """A sentence with two patterns or purposes would have two answers."""
    if group == "pattern":
        return len(reading.independent) == 1 and len(reading.independent[0].patterns) <= 1
    return group != "purpose" or len({clause.purpose for clause in reading.independent}) == 1


def _of_word(demand: str) -> bool:
    return name_of(demand) not in (FUNCTION, TYPE, WILD, TRANSFER)


def _seen(claim: Claim, reading: Reading) -> str:
    line = next((line for line in word_lines(reading) if line.start == claim.start), None)
    return _told(line) if line else f'"{claim.word}" is all that is demanded.'


def _told(line: WordLine) -> str:
    features = f" ({', '.join(line.features)})" if line.features else ""
    inside = f" It stands in: {', '.join(line.inside)}." if line.inside else ""
    return f'"{line.text}", {saying.an(line.pos)}{features}: {line.does}.{inside}'
