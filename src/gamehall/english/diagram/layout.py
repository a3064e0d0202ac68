"""From the parts of a diagram to words and lines with their places. Nothing overlaps by construction:
every block is moved until it is clear of what stands already."""

from msgspec import Struct, structs

from gamehall.english.diagram import rows
from gamehall.english.diagram.bends import gerund, participle
from gamehall.english.diagram.forks import fork
from gamehall.english.diagram.hangs import LOWER, dependent, joined, phrase, prefixed, slant, way
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
    Plan,
    Predicate,
    Shape,
    Slant,
    Stilt,
    Word,
    nodes,
    words,
)
from gamehall.english.diagram.rows import Bar, bar_before
from gamehall.english.diagram.shapes import Block, Line, Text, boxes, ink_of, measure, sealed

_NO_VERB = -2
"""Stands for the node of a verb that is understood."""
_NO_LINE = -3
"""Stands for the node of what has no line of its own to land on."""


class Ends(Struct, frozen=True):
    """The nodes where dotted lines end; those where one comes straight down, those where one goes on."""

    landings: frozenset[int] = frozenset()
    above: frozenset[int] = frozenset()
    below: frozenset[int] = frozenset()
    far: float = 0.0
    """How far up and down they must find the way clear."""

    def ways(self, found: frozenset[int]) -> list[Block]:
        """The white that is kept for them."""
        return [way(far) for far, ends in ((-self.far, self.above), (self.far, self.below)) if ends & found]

    def among(self, found: frozenset[int]) -> tuple[int, ...]:
        return tuple(sorted(self.landings & found))


NOWHERE = Ends()


class Diagram(Struct, frozen=True):
    width: float
    height: float
    texts: tuple[Text, ...]
    lines: tuple[Line, ...]


def laid_out(plan: Plan) -> Diagram:
    whole = Block()
    for sentence in plan.sentences:
        block = sealed(row(sentence, NOWHERE))
        whole = rows.under(whole, block) if whole.ink.rows else block
    for each in reversed(plan.floats):
        whole = rows.afloat(whole, sealed(row(each.part, NOWHERE)))
    return _framed(whole)


def _framed(block: Block) -> Diagram:
    margin = 12
    points = [p for text in block.texts for box in boxes(text) for p in box]
    points += [p for line in block.lines for p in line.points]
    left, top = min((x for x, _ in points), default=0), min((y for _, y in points), default=0)
    right, bottom = max((x for x, _ in points), default=0), max((y for _, y in points), default=0)
    dx, dy = margin - left, margin - top
    return Diagram(
        right - left + 2 * margin,
        bottom - top + 2 * margin,
        tuple(
            structs.replace(t, x=t.x + dx, y=t.y + dy, course=tuple((x + dx, y + dy) for x, y in t.course))
            for t in block.texts
        ),
        tuple(Line(tuple((x + dx, y + dy) for x, y in line.points), line.dotted) for line in block.lines),
    )


def row(part: Part, ends: Ends, before: bool = False, after: bool = False) -> Block:
    """A part on a line; something may stand before it and after it on the same line."""
    match part:
        case Entry():
            return _entry(part, ends)
        case Predicate():
            return _predicate(part, ends)
        case Clause(None, predicate):
            return row(predicate, ends)
        case Clause(subject, predicate):
            assert subject is not None
            first, second = row(subject, ends, after=True), row(predicate, ends, before=True)
            return rows.lined_up([(Bar.NONE, first), (Bar.CROSS, second)])
        case Clauses():
            return _clauses(part, ends)
        case Fork(branches, joins):
            before = before or not after
            lands = ends.among(nodes(part) | {verb_of(part)}) if before else ()
            inner = NOWHERE if lands else ends
            block = fork([row(each, inner) for each in branches], joins, before, after, lands)
            return rows.pierced(block, *ends.ways(frozenset(lands)))
        case Stilt(top, _, opener):
            return _stilt(top, opener, ends)
        case Phrase(opener, inner_part, _, below):
            inner_row = row(inner_part, ends, before=True)
            if below:
                before_it = rows.bare([hang(each) for each in below])
                inner_row = rows.lined_up([(Bar.NONE, before_it), (Bar.NONE, inner_row)])
            return prefixed(opener, inner_row)


def _entry(part: Entry, ends: Ends, understood: int = UNDERSTOOD, brackets: bool = False) -> Block:
    own = frozenset(part.word.nodes) or frozenset({understood})
    lands = ends.among(own | frozenset(node for each in part.below for node in nodes(each)))
    below = sorted(
        part.below, key=lambda each: (not nodes(each) & ends.landings, isinstance(each, Dependent))
    )
    hung = [hang(each) for each in below]
    first = bool(below) and bool(nodes(below[0]) & ends.landings)
    if ends.below & own:
        hung, first = [way(ends.far), *hung], True
    head = rows.entry(part.word, hung, lands, first, brackets)
    if ends.above & own:
        head = rows.pierced(head, way(-ends.far))
    beside = [(Bar.NONE, _bracketed(each)) for each in part.beside]
    return rows.lined_up([(Bar.NONE, head), *beside]) if beside else head


def _bracketed(part: Part) -> Block:
    """An appositive."""
    if isinstance(part, Entry):
        return _entry(part, NOWHERE, brackets=True)
    inner = row(part, NOWHERE, before=True, after=True)
    signs = [rows.entry(Word(sign), []) for sign in "()"]
    return rows.lined_up([(Bar.NONE, signs[0]), (Bar.NONE, inner), (Bar.NONE, signs[1])])


def _predicate(part: Predicate, ends: Ends) -> Block:
    if part.shape is Shape.GERUND:
        verb = gerund(part.verb.word, [hang(each) for each in part.verb.below])
    else:
        verb = _entry(part.verb, ends, _NO_VERB)
    return _with_complements(part, verb, ends)


def _with_complements(part: Predicate, verb: Block, ends: Ends) -> Block:
    stations = [(Bar.NONE, verb)]
    last = len(part.complements) - 1
    for place, each in enumerate(part.complements):
        stations.append((bar_before(each.function), row(each.part, ends, before=True, after=place < last)))
    return rows.lined_up(stations)


def _clauses(part: Clauses, ends: Ends) -> Block:
    if len(part.clauses) == 1:
        return row(part.clauses[0], ends)
    verbs = [verb_of(clause) for clause in part.clauses]
    blocks = []
    for place, (clause, verb) in enumerate(zip(part.clauses, verbs, strict=True)):
        one = frozenset({verb})
        above = one if place else one & ends.above
        below = one if place < len(verbs) - 1 else frozenset[int]()
        blocks.append(_without_ways(row(clause, Ends(ends.landings | one, above, below, _farthest(clause)))))
    return rows.stepped(blocks, verbs, part.joins)


def _farthest(part: Part) -> float:
    """More than a part can rise above its line or fall below it."""
    return sum(measure(word) + 90 for word in words(part))


def _without_ways(block: Block) -> Block:
    return structs.replace(block, ink=ink_of(block.texts, block.lines))


def verb_of(part: Part) -> int:
    """The first node of a part's first verb."""
    match part:
        case Stilt():
            return _NO_LINE
        case Clause(_, inner) | Clauses((inner, *_)) | Fork((inner, *_)) | Phrase(_, inner):
            return verb_of(inner)
        case Predicate(Entry(word)):
            return word.nodes[0] if word.nodes else _NO_VERB
        case Entry(word):
            return word.nodes[0] if word.nodes else UNDERSTOOD
    raise AssertionError("a part has a first word")


def _stilt(top: Part, opener: Word | None, ends: Ends) -> Block:
    """Dotted lines from without end only at words that are said."""
    asked = frozenset(node for node in ends.landings if node >= 0)
    if opener is None:
        block = rows.stilt(row(top, Ends(asked)))
    else:
        verb = verb_of(top)
        ends = Ends(asked | {verb}, frozenset({verb}), far=_farthest(top))
        inner = _without_ways(row(top, ends))
        block = rows.stilt(rows.crowned(inner, opener, verb))
    return structs.replace(block, landings={node: at for node, at in block.landings.items() if node in asked})


def hang(part: Hanging, lower: float = 0.0) -> Block:
    return structs.replace(_hang(part, lower), landings={})


def _hang(part: Hanging, lower: float) -> Block:
    match part:
        case Slant(word, below):
            return slant(word, [hang(each) for each in below], lower)
        case Phrase(opener, inner, _, below):
            return phrase(opener, row(inner, NOWHERE, before=True), [hang(each) for each in below], lower)
        case Participle(predicate):
            return _participle(predicate, lower)
        case Dependent(clauses, _, opener, link):
            end = verb_of(clauses) if link is None else link
            block = row(clauses, Ends(frozenset({end})))
            return dependent(opener, block, block.landings.get(end), lower)
        case Joined(hangings, joins):
            return joined([hang(each, LOWER) for each in hangings], joins)


def _participle(part: Part, lower: float) -> Block:
    if not isinstance(part, Predicate):
        return phrase(None, row(part, NOWHERE, before=True), [], lower)
    verb, own = participle(part.verb.word, [hang(each) for each in part.verb.below])
    return phrase(None, _with_complements(part, verb, NOWHERE), [], lower, own)
