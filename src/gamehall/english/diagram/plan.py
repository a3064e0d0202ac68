"""From a reading to the parts of its diagram. Every word of the sentence stands in exactly one of them."""

from msgspec import structs

from gamehall.english.diagram.parts import (
    UNDERSTOOD,
    Clause,
    Clauses,
    Dependent,
    Entry,
    Fork,
    Hanging,
    Joined,
    Part,
    Participle,
    Phrase,
    Place,
    Plan,
    Predicate,
    Shape,
    Slant,
    Stilt,
    Word,
    nodes,
)
from gamehall.english.diagram.sketch import Sketch
from gamehall.english.diagram.teams import (
    asking,
    fronts,
    is_clause,
    joint,
    joints,
    openers,
    own,
    subject_of,
    team,
)
from gamehall.english.reading import Reading
from gamehall.english.terms import ContainerKind, Function
from gamehall.lexicon.knowledge import Pos

_LEFT_OUT = Word("(×)")
_COMPLEMENTS = (
    Function.RETAINED_INDIRECT_OBJECT,
    Function.DIRECT_OBJECT,
    Function.RETAINED_DIRECT_OBJECT,
    Function.PREDICATE_NOUN,
    Function.PREDICATE_ADJECTIVE,
    Function.OBJECTIVE_COMPLEMENT,
    Function.RETAINED_OBJECTIVE_COMPLEMENT,
)
"""In the order in which they stand on the line."""
_TIMES = frozenset(
    {
        "day",
        "evening",
        "hour",
        "minute",
        "moment",
        "month",
        "morning",
        "night",
        "place",
        "reason",
        "time",
        "way",
    }
)
"""What an adjective clause without pronoun tells the time, the place or the reason of."""
_ON_SLANTS = (
    Function.POSSESSIVE,
    Function.NOUN_AS_ADJECTIVE,
    Function.NOUN_MODIFIER,
    Function.PRONOUN_MODIFIER,
)


def plan(reading: Reading) -> Plan:
    sketch = Sketch(reading)
    sentences, floats = list[Clauses](), list[Place]()
    for root in sketch.roots:
        if root in sketch.floating:
            floats.append(Place(sketch.function(root), _afloat(sketch, root)))
        else:
            sentences.append(_clauses(sketch, root))
    whole = Plan(tuple(sentences), tuple(floats))
    lost = sorted({sketch.hosts[i] for i in sketch.drawn - nodes(whole)})
    return Plan(whole.sentences, (*whole.floats, *(Place(None, Entry(sketch.word(i))) for i in lost)))


def _afloat(sketch: Sketch, root: int) -> Part:
    """An interjection, a name that is called, an expletive; or a noun with its participle."""
    subject = subject_of(sketch, (root,))
    if root not in sketch.groups or subject is None:
        return _part(sketch, root)
    noun = _part(sketch, subject)
    verbal = _predicate(sketch, root, {subject}, Shape.PARTICIPLE)
    if isinstance(noun, Entry):
        return structs.replace(noun, below=(*noun.below, Participle(verbal)))
    return Clause(noun, verbal)


# Clauses


def _clauses(sketch: Sketch, verb: int) -> Clauses:
    """The clause of a verb and those joined to it, without the words that open the first."""
    found = sorted(_led(sketch, verb), key=lambda each: each[0])
    return Clauses(
        tuple(clause for _, clause, _ in found),
        tuple(joint(sketch, sorted(front)) for _, _, front in found[1:]),
    )


def _led(sketch: Sketch, verb: int) -> list[tuple[int, Clause, list[int]]]:
    """The clauses of a team of verbs: the verb that leads each, the clause, the words that join it."""
    members = team(sketch, verb)
    words = fronts(sketch, members)
    apart = {kid for m in members for kid in own(sketch, m) if kid in sketch.independent}
    leaders = [m for m in members if m == members[0] or _leads(sketch, m)]
    found = []
    for leader, after in zip(leaders, (*leaders[1:], len(sketch.heads)), strict=True):
        mine = tuple(m for m in members if leader <= m < after)
        inner = tuple(joint(sketch, words[m]) for m in mine[1:])
        front = words[leader] + ([] if leader == verb else openers(sketch, leader))
        found.append((leader, _clause(sketch, mine, inner, apart), front))
    for each in sorted(apart):
        found += [
            (leader, clause, [*front, *openers(sketch, leader)] if leader == each else front)
            for leader, clause, front in _led(sketch, each)
        ]
    return found


def _leads(sketch: Sketch, verb: int) -> bool:
    """Whether a joined verb has a clause of its own, with a subject."""
    return verb in sketch.independent or subject_of(sketch, (verb,)) is not None


def _clause(
    sketch: Sketch, verbs: tuple[int, ...], joins: tuple[Word | None, ...], apart: set[int]
) -> Clause:
    subject = subject_of(sketch, verbs)
    taken = (
        apart | {i for verb in verbs for i in openers(sketch, verb)} | {-1 if subject is None else subject}
    )
    predicates = [_verb(sketch, verb, taken) for verb in verbs]
    predicate: Part = predicates[0] if len(predicates) == 1 else Fork(tuple(predicates), joins)
    return Clause(_subject_part(sketch, verbs[0], subject), predicate)


def _subject_part(sketch: Sketch, verb: int, subject: int | None) -> Part | None:
    if subject is not None:
        return _part(sketch, subject)
    group, clause = sketch.groups.get(verb), sketch.clauses.get(verb)
    if group is not None and (group.imperative or _commands(sketch, verb)):
        return Entry(Word("(you)"))
    if clause is not None and clause.kind is ContainerKind.ADJECTIVE_CLAUSE:
        return Entry(Word("(that)"))
    return Entry(_LEFT_OUT) if clause is not None or openers(sketch, verb) else None


def _commands(sketch: Sketch, verb: int) -> bool:
    return verb in sketch.independent and sketch[verb].tag in ("VB", "VBP") and verb not in sketch.clauses


def _verb(sketch: Sketch, verb: int, taken: set[int]) -> Part:
    """A finite verb with its complements; what has no verb gets one that is understood."""
    if verb not in sketch.groups:
        if not taken & set(own(sketch, verb)):
            return _one(sketch, verb)
        adjective = sketch.pos(verb) in (Pos.ADJECTIVE, Pos.ADVERB)
        function = Function.PREDICATE_ADJECTIVE if adjective else Function.PREDICATE_NOUN
        return Predicate(Entry(_LEFT_OUT), (Place(function, _entry(sketch, verb, taken)),))
    found = _predicate(sketch, verb, taken)
    if sketch.groups[verb].finite:
        return found
    word = found.verb.word
    understood = Word(f"{_LEFT_OUT.text} {word.text}", word.nodes, word.term)
    return structs.replace(found, verb=structs.replace(found.verb, word=understood))


def _predicate(sketch: Sketch, verb: int, taken: set[int], shape: Shape = Shape.PLAIN) -> Predicate:
    complements, below = list[tuple[int, int]](), list[Hanging]()
    for kid in own(sketch, verb):
        work = sketch.work(kid)
        if kid in taken:
            continue
        if work in _COMPLEMENTS:
            complements.append((_COMPLEMENTS.index(work), kid))
        else:
            below.append(_hanging(sketch, kid))
    return Predicate(
        Entry(sketch.word(verb), tuple(below)),
        tuple(Place(_COMPLEMENTS[rank], _part(sketch, kid)) for rank, kid in sorted(complements)),
        shape,
    )


# What stands on a line


def _part(sketch: Sketch, index: int) -> Part:
    members = team(sketch, index)
    if len(members) == 1 or is_clause(sketch, index):
        return _one(sketch, index)
    if _shares_to(sketch, members):
        return Stilt(_infinitive(sketch, members), ContainerKind.INFINITIVE_PHRASE)
    return Fork(tuple(_one(sketch, member) for member in members), joints(sketch, members))


def _one(sketch: Sketch, index: int) -> Part:
    """A part without what is joined to it."""
    if is_clause(sketch, index):
        return _noun_clause(sketch, index)
    if index not in sketch.groups:
        if sketch.is_preposition(index) and _objects(sketch, index):
            return Stilt(_phrase(sketch, index), ContainerKind.PREPOSITIONAL_PHRASE)
        return _entry(sketch, index, set())
    match _verbal(sketch, index):
        case Function.INFINITIVE:
            subject = subject_of(sketch, (index,))
            kind = ContainerKind.INFINITIVE_CLAUSE if subject is not None else ContainerKind.INFINITIVE_PHRASE
            return Stilt(_infinitive(sketch, (index,)), kind, joint(sketch, openers(sketch, index)))
        case Function.GERUND:
            return Stilt(_predicate(sketch, index, set(), Shape.GERUND), ContainerKind.GERUND_PHRASE)
    found = _predicate(sketch, index, set())
    if not found.complements:
        return found.verb
    return Stilt(found, ContainerKind.PARTICIPIAL_PHRASE)


def _entry(sketch: Sketch, index: int, taken: set[int]) -> Entry:
    kids = [kid for kid in own(sketch, index) if kid not in taken]
    beside = [kid for kid in kids if sketch.work(kid) is Function.APPOSITIVE]
    below = tuple(_hanging(sketch, kid) for kid in kids if kid not in beside)
    return Entry(sketch.word(index), below, tuple(_part(sketch, kid) for kid in beside))


def _verbal(sketch: Sketch, index: int) -> Function:
    """Infinitive, gerund or participle."""
    function = sketch.function(index)
    if function in (Function.INFINITIVE, Function.GERUND, Function.PARTICIPLE):
        return function
    return Function.INFINITIVE if sketch[index].tag == "VB" else Function.PARTICIPLE


def _noun_clause(sketch: Sketch, index: int) -> Stilt:
    clause = sketch.clauses.get(index)
    opener = joint(sketch, openers(sketch, index))
    words = clause.words if clause else frozenset({index})
    quoted = any(
        each.kind is ContainerKind.DIRECT_QUOTE and index in each.words for each in sketch.reading.containers
    )
    if opener is None and clause is not None and not quoted and asking(sketch, words) is None:
        opener = Word("(that)")
    kind = ContainerKind.DIRECT_QUOTE if quoted else ContainerKind.NOUN_CLAUSE
    return Stilt(_clauses(sketch, index), kind, opener)


def _signs(sketch: Sketch, verb: int) -> list[int]:
    """The "to" of an infinitive."""
    return [i for i in own(sketch, verb) if sketch[i].tag == "TO" and not sketch.kids[i]]


def _shares_to(sketch: Sketch, members: tuple[int, ...]) -> bool:
    """One "to" for several infinitives: to sing and dance."""
    verbs = all(m in sketch.groups and not sketch.groups[m].finite for m in members)
    return verbs and bool(_signs(sketch, members[0])) and not any(_signs(sketch, m) for m in members[1:])


def _infinitive(sketch: Sketch, verbs: tuple[int, ...]) -> Part:
    """With its "to" on a slant, and after its subject if it has one."""
    signs, subject = _signs(sketch, verbs[0]), subject_of(sketch, verbs)
    taken = {*signs, *(i for verb in verbs for i in openers(sketch, verb))}
    taken |= set() if subject is None else {subject}
    predicates = tuple(_predicate(sketch, verb, taken) for verb in verbs)
    inner: Part = predicates[0] if len(predicates) == 1 else Fork(predicates, joints(sketch, verbs))
    whole = Phrase(joint(sketch, signs) or Word("(to)"), inner)
    return whole if subject is None else Clause(_part(sketch, subject), whole)


# What hangs below a line


def _hanging(sketch: Sketch, index: int) -> Hanging:
    members = team(sketch, index)
    if len(members) == 1 or is_clause(sketch, index):
        return _hung(sketch, index)
    if _shares_to(sketch, members):
        return _hung_infinitive(sketch, members)
    return Joined(tuple(_hung(sketch, member) for member in members), joints(sketch, members))


def _hung(sketch: Sketch, index: int) -> Hanging:
    work = sketch.work(index)
    if is_clause(sketch, index):
        return _dependent(sketch, index)
    if index in sketch.groups:
        match _verbal(sketch, index):
            case Function.INFINITIVE:
                return _hung_infinitive(sketch, (index,))
            case Function.PARTICIPLE:
                return Participle(_predicate(sketch, index, set(), Shape.PARTICIPLE))
        if work is not Function.NOUN_AS_ADJECTIVE:
            return Phrase(None, _one(sketch, index), work)
    if _objects(sketch, index):
        if index in sketch.clauses and index not in sketch.groups:
            return _comparison(sketch, index)
        if sketch.is_preposition(index):
            return _phrase(sketch, index)
    naming = sketch.pos(index) in (Pos.NOUN, Pos.PRONOUN)
    if work is Function.INDIRECT_OBJECT or (
        naming and work not in _ON_SLANTS and sketch[index].tag != "PRP$"
    ):
        return Phrase(None, _one(sketch, index), work)
    return Slant(sketch.word(index), tuple(_hanging(sketch, kid) for kid in own(sketch, index)))


def _hung_infinitive(sketch: Sketch, verbs: tuple[int, ...]) -> Phrase:
    found = _infinitive(sketch, verbs)
    if isinstance(found, Phrase):
        return found
    opener = joint(sketch, openers(sketch, verbs[0]))
    return Phrase(opener, Stilt(found, ContainerKind.INFINITIVE_CLAUSE))


def _objects(sketch: Sketch, index: int) -> tuple[int, ...]:
    found = tuple(i for i in own(sketch, index) if sketch[i].dep in ("pobj", "pcomp"))
    return found or tuple(i for i in own(sketch, index) if sketch.is_preposition(i))


def _phrase(sketch: Sketch, index: int) -> Phrase:
    """A preposition with its object."""
    first, *_ = _objects(sketch, index)
    rest = tuple(_hanging(sketch, kid) for kid in own(sketch, index) if kid != first)
    return Phrase(sketch.word(index), _part(sketch, first), Function.OBJECT_OF_PREPOSITION, rest)


def _comparison(sketch: Sketch, index: int) -> Dependent:
    """A clause of which only the end is said: taller than HER BROTHER."""
    first, *_ = _objects(sketch, index)
    below = [_hanging(sketch, kid) for kid in own(sketch, index) if kid != first]
    naming = sketch.pos(first) in (Pos.NOUN, Pos.PRONOUN) or sketch.function(first) is Function.GERUND
    subject = _part(sketch, first) if naming else Entry(_LEFT_OUT)
    if first in sketch.groups and not naming and not _signs(sketch, first) and len(team(sketch, first)) == 1:
        said = _predicate(sketch, first, set())
        predicate = structs.replace(said, verb=structs.replace(said.verb, below=(*said.verb.below, *below)))
    else:
        below += [] if naming else [_hanging(sketch, first)]
        predicate = Predicate(Entry(_LEFT_OUT, tuple(below)))
    clause = Clause(subject, predicate)
    return Dependent(Clauses((clause,)), ContainerKind.ELLIPTICAL_CLAUSE, sketch.word(index))


def _dependent(sketch: Sketch, index: int) -> Dependent:
    """A clause that modifies something."""
    found = _clauses(sketch, index)
    clause = sketch.clauses.get(index)
    opener = joint(sketch, openers(sketch, index))
    if clause is None or clause.kind is not ContainerKind.ADJECTIVE_CLAUSE:
        return Dependent(found, clause.kind if clause else ContainerKind.ADVERB_CLAUSE, opener)
    relative = asking(sketch, clause.words)
    if opener is not None or relative in nodes(found):
        return Dependent(found, clause.kind, opener, None if opener else relative)
    return _without_pronoun(sketch, index, found)


def _without_pronoun(sketch: Sketch, verb: int, found: Clauses) -> Dependent:
    """An adjective clause whose relative pronoun is understood: the man (that) we met."""
    kind, first = ContainerKind.ADJECTIVE_CLAUSE, found.clauses[0]
    that = Word("(that)")
    if isinstance(first.subject, Entry) and first.subject.word == that:
        return Dependent(found, kind, None, UNDERSTOOD)
    stranded = any(sketch.is_preposition(i) and not _objects(sketch, i) for i in own(sketch, verb))
    named = sketch[sketch.heads[verb]].lemma in _TIMES
    predicate = first.predicate
    if stranded or named or not isinstance(predicate, Predicate) or predicate.complements:
        return Dependent(found, kind, that)
    with_object = structs.replace(predicate, complements=(Place(Function.DIRECT_OBJECT, Entry(that)),))
    clauses = (Clause(first.subject, with_object), *found.clauses[1:])
    return Dependent(Clauses(clauses, found.joins), kind, None, UNDERSTOOD)
