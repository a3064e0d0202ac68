"""How much a reading strains the language: what the dictionary and the grammar have against it."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import readings, weight
from gamehall.english.reading import Reading, Use
from gamehall.english.terms import Function, Pattern
from gamehall.lexicon.knowledge import Form, Frame, Kind, Number, Pos

_NAMING = (
    Function.SUBJECT,
    Function.DIRECT_OBJECT,
    Function.INDIRECT_OBJECT,
    Function.OBJECT_OF_PREPOSITION,
)
_OPEN = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB)
_DETERMINERS = ("det", "poss", "nummod", "predet", "compound", "case")


def strain(reading: Reading) -> float:
    """0 of a plain reading; from about 2 on something is odd, from 5 on it is hardly English."""
    total = 0.0 if reading.independent else 8.0
    total += sum(_word(reading, use) for use in reading.uses if use.pos is not None)
    total += sum(_verb(reading, place) for place in range(len(reading.groups)))
    total += sum(_odd(reading, use) for use in reading.uses if use.pos is not None)
    for clause in reading.clauses:
        pairs = zip(clause.verbs, clause.patterns, strict=True)
        total += sum(_pattern(reading, verb, pattern) for verb, pattern in pairs)
    return total


def _word(reading: Reading, use: Use) -> float:
    node = reading.tree[use.index]
    if use.pos not in _OPEN or node.tag in ("NNP", "NNPS"):
        return 2.0 if use.function is None and use.pos in (Pos.PRONOUN, Pos.NOUN) else 0.0
    return _listed(use, node.lower) + _loose(reading, use) + _bare(reading, use)


def _odd(reading: Reading, use: Use) -> float:
    """Things a tree should not say: a word hung on a mark, "who" as an object, a clause no verb asked for."""
    tree, node = reading.tree, reading.tree[use.index]
    if node.head != use.index and reading.uses[node.head].pos is None:
        return 3.0
    if node.lower == "who" and use.function in (Function.DIRECT_OBJECT, Function.OBJECT_OF_PREPOSITION):
        return 1.5
    if node.lower == "whom" and use.function is Function.SUBJECT:
        return 1.5
    if use.pos is Pos.VERB and node.dep in ("ccomp", "xcomp") and node.head != use.index:
        return _unasked(tree[node.head].lemma, tree[node.head].tag, use)
    return 0.0


def _unasked(lemma: str, tag: str, use: Use) -> float:
    frames = verb_lists.frames(lemma)
    if not tag.startswith("V") or lemma == "be" or not frames:
        return 0.0
    if use.function is Function.MAIN_VERB:
        asked = frames & {Frame.CLAUSE, Frame.WHETHER} or lemma in verb_lists.SAYING
        return 0.0 if asked else 1.5
    if use.function is Function.PARTICIPLE:
        return 0.0 if lemma in ("come", "go", "spend", "sit", "stand", "lie", "keep") else 1.0
    return 0.0


def _listed(use: Use, word: str) -> float:
    """A part of speech the dictionary does not list, or lists as the rarer one."""
    assert use.pos is not None
    best = max((weight(word, pos) for pos in _OPEN), default=-1)
    own = max(weight(word, pos) for pos in (use.pos, *use.also_pos))
    if best < 0:
        return 0.0
    if own < 0:
        return 0.0 if any(readings(word, p) for p in (Pos.PRONOUN, Pos.PREPOSITION, Pos.CONJUNCTION)) else 3.0
    return 0.12 * (best - own)


def _loose(reading: Reading, use: Use) -> float:
    """A word that does no work, or work of a kind seldom met."""
    node = reading.tree[use.index]
    if use.function is None:
        return 2.0
    if use.function is Function.NOUN_AS_ADJECTIVE:
        return 1.0 if node.tag == "NNS" else 0.3
    if use.function is Function.DIRECT_ADDRESS:
        return 0.7
    return 0.8 if node.dep in ("dep", "parataxis") else 0.0


def _bare(reading: Reading, use: Use) -> float:
    """A singular noun that can be counted, without an article: "bought book"."""
    if use.pos is not Pos.NOUN or use.function not in _NAMING or use.numbers != (Number.SINGULAR,):
        return 0.0
    tree, word = reading.tree, reading.tree[use.index].lower
    known = [r for r in readings(word, Pos.NOUN) if r.form is Form.SINGULAR]
    if not known or any(Kind.MASS in r.kinds for r in known):
        return 0.0
    if tree.under(use.index, *_DETERMINERS) or tree[use.index].dep == "conj":
        return 0.0
    return 0.0 if any(tree[i].tag in ("DT", "PRP$") for i in tree.children[use.index]) else 1.0


def _verb(reading: Reading, place: int) -> float:
    """Subject and verb that do not agree."""
    group = reading.groups[place]
    if not group.finite or group.subject is None or not group.numbers:
        return 0.0
    subject = reading.uses[group.subject]
    if len(group.numbers) > 1 or not subject.numbers or reading.tree[subject.index].lower in ("i", "you"):
        return 0.0
    joined = any(reading.tree[i].dep == "conj" for i in reading.tree.children[subject.index])
    if joined:
        return 0.0 if Number.PLURAL in group.numbers else 0.5
    return 0.0 if set(subject.numbers) & set(group.numbers) else 2.0


def _pattern(reading: Reading, verb: int, pattern: Pattern) -> float:
    """A verb in a pattern its frames do not know."""
    lemma = reading.tree[verb].lemma
    frames = verb_lists.frames(lemma)
    if not frames or lemma == "be":
        return 0.0 if lemma == "be" or not frames else 1.0
    return _against(pattern, lemma, frames)


def _against(pattern: Pattern, lemma: str, frames: frozenset[Frame]) -> float:
    taking = frames & {Frame.TRANSITIVE, Frame.CLAUSE, Frame.INFINITIVE, Frame.GERUND, Frame.WHETHER}
    match pattern:
        case Pattern.S_V:
            return 0.0 if frames & {Frame.INTRANSITIVE, Frame.PHRASE} else 0.6
        case Pattern.S_V_DO:
            return 0.0 if taking else 2.0
        case Pattern.S_V_IO_DO | Pattern.S_V_RETAINED_DO | Pattern.S_V_RETAINED_IO:
            return 0.2 if lemma in verb_lists.RECIPIENT or Frame.DITRANSITIVE in frames else 2.0
        case Pattern.S_V_DO_OC_NOUN | Pattern.S_V_RETAINED_OC_NOUN:
            return 0.3 if lemma in verb_lists.NAMED_OBJECT or Frame.OC_NOUN in frames else 3.0
        case Pattern.S_V_DO_OC_ADJ | Pattern.S_V_RETAINED_OC_ADJ:
            return 0.3 if Frame.OC_ADJECTIVE in frames else 3.0
        case Pattern.S_LV_PN | Pattern.S_LV_PA:
            if lemma in verb_lists.LINKING:
                return 0.0
            return 0.5 if lemma in verb_lists.SOMETIMES_LINKING and pattern is Pattern.S_LV_PA else 3.0
    return 0.0
