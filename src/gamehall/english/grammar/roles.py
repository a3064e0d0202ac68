"""What each verb of a sentence heads: an independent clause, a dependent one, a verbal phrase, or nothing."""

from collections.abc import Callable

from msgspec import Struct

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.complements import Filled, is_nominal
from gamehall.english.grammar.parts import part_of_speech
from gamehall.english.grammar.sight import Sight, Verb
from gamehall.english.terms import ContainerKind, Function
from gamehall.lexicon.knowledge import Pos

_ADJECTIVES = ("JJ", "JJR", "JJS")
_ADVERBS = ("RB", "RBR", "RBS", "WRB")


class Role(Struct, frozen=True):
    kind: ContainerKind | None = None
    """Of a clause or phrase; None of an independent clause, and of a verb in another one's clause."""
    verbal: Function | None = None
    """Infinitive, gerund or participle."""
    work: Function | None = None
    modifies: int | None = None
    joins: int | None = None
    """The verb in whose clause it stands as a further predicate."""

    @property
    def independent(self) -> bool:
        return self.kind is None and self.verbal is None and self.joins is None


def roles(sight: Sight, filled: Callable[[int], Filled]) -> dict[int, Role]:
    found: dict[int, Role] = {}
    tree = sight.tree
    for index in sorted(sight.verbs, key=lambda i: (sum(1 for _ in tree.above(i)), i)):
        found[index] = _role(sight, sight.verbs[index], filled, found)
    return found


def modifier(sight: Sight, head: int) -> Function:
    """The name of what modifies this word."""
    tag = sight.tree[head].tag
    if tag in ("PRP", "WP", "EX") or (tag in ("NN", "DT", "CD", "WDT") and _is_pronoun(sight, head)):
        return Function.PRONOUN_MODIFIER
    if tag in _ADJECTIVES:
        pos = part_of_speech(sight, head)[0]
        if pos in (Pos.ADVERB, Pos.PRONOUN):
            return Function.ADVERB_MODIFIER if pos is Pos.ADVERB else Function.PRONOUN_MODIFIER
        return Function.NOUN_MODIFIER if is_nominal(sight, head) else Function.ADJECTIVE_MODIFIER
    if tag in _ADVERBS:
        return Function.ADVERB_MODIFIER
    if is_nominal(sight, head):
        return Function.NOUN_MODIFIER
    return Function.VERB_MODIFIER


def _is_pronoun(sight: Sight, index: int) -> bool:
    return part_of_speech(sight, index)[0] is Pos.PRONOUN


def _role(sight: Sight, verb: Verb, filled: Callable[[int], Filled], known: dict[int, Role]) -> Role:
    tree, node = sight.tree, sight.tree[verb.main]
    if node.dep == "conj" and node.head in known:
        return _joined(sight, verb, known)
    if node.dep == "conj" and sight.verbs.get(node.head) is None:
        return _verbal(sight, verb, filled)
    if verb.finite:
        return _finite(sight, verb, filled)
    opened = tree.under(verb.main, "mark") or any(
        tree[i].tag == "WRB" for i in tree.under(verb.main, "advmod")
    )
    if opened and node.dep == "advcl" and verb.to is None:
        return Role(
            ContainerKind.ELLIPTICAL_CLAUSE, Function.PARTICIPLE, modifier(sight, node.head), node.head
        )
    return _verbal(sight, verb, filled)


def _joined(sight: Sight, verb: Verb, known: dict[int, Role]) -> Role:
    """A verb joined to another: a clause of the same kind if it has a subject, else a further predicate."""
    head = sight.tree[verb.main].head
    role = known[head]
    own = sight.subject_of(verb.main) is not None or sight.tree.first(verb.main, "expl") is not None
    if role.verbal is not None and not verb.finite:
        return role
    if own or (verb.imperative and _set_off(sight, verb.main)):
        return Role(role.kind if verb.finite else None, None, role.work, role.modifies)
    return Role(joins=role.joins if role.joins is not None else head)


def _set_off(sight: Sight, verb: int) -> bool:
    """A comma or semicolon stands before the conjunction that joins this verb."""
    head = sight.tree[verb].head
    return any(sight.tree[i].text in (",", ";") for i in range(head + 1, verb))


def _finite(sight: Sight, verb: Verb, filled: Callable[[int], Filled]) -> Role:
    tree, index = sight.tree, verb.main
    node = tree[index]
    head = node.head
    if head == index or node.dep in ("ROOT", "parataxis", "dep", "intj"):
        return Role()
    match node.dep:
        case "csubj" | "csubjpass":
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.SUBJECT)
        case "pcomp" | "pobj":
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.OBJECT_OF_PREPOSITION, head)
        case "relcl":
            return Role(ContainerKind.ADJECTIVE_CLAUSE, None, modifier(sight, head), head)
        case "acl" | "appos":
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.APPOSITIVE, head)
        case "ccomp" | "xcomp" | "attr" | "dobj" | "acomp" | "oprd":
            return _complement_clause(sight, index, filled)
        case "nsubj" | "nsubjpass":
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.SUBJECT)
        case "advcl":
            return Role(ContainerKind.ADVERB_CLAUSE, None, modifier(sight, head), head)
    return Role()


def _complement_clause(sight: Sight, index: int, filled: Callable[[int], Filled]) -> Role:
    tree = sight.tree
    head = tree[index].head
    if head not in sight.verbs:
        if is_nominal(sight, head):
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.APPOSITIVE, head)
        if delayed_subject(sight, head) is not None:
            return Role(ContainerKind.NOUN_CLAUSE, None, Function.SUBJECT)
        return Role(ContainerKind.ADVERB_CLAUSE, None, modifier(sight, head), head)
    if tree[head].lemma == "be" and delayed_subject(sight, head) is not None:
        return Role(ContainerKind.NOUN_CLAUSE, None, Function.SUBJECT)
    work = next((c.function for c in filled(head).complements if c.head == index), Function.DIRECT_OBJECT)
    return Role(ContainerKind.NOUN_CLAUSE, None, work, head)


def delayed_subject(sight: Sight, head: int) -> int | None:
    """The expletive "it" of "it is hard to wait", given the adjective, the noun or the verb."""
    tree = sight.tree
    verb = head if head in sight.verbs else tree[head].head
    if verb not in sight.verbs or tree[verb].lemma not in ("be", "seem", "appear", "become"):
        return None
    subject = sight.subject_of(verb)
    if subject is None or tree[subject].lower != "it":
        return None
    if head == verb and not tree.under(verb, "acomp", "attr"):
        return None
    return subject


def _verbal(sight: Sight, verb: Verb, filled: Callable[[int], Filled]) -> Role:
    tree, index = sight.tree, verb.main
    node = tree[index]
    first = tree[verb.helpers[0]] if verb.helpers else node
    if verb.to is not None or first.tag == "VB":
        return _infinitive(sight, verb, filled)
    if first.tag == "VBG":
        return _ing(sight, verb, filled)
    return _participle(sight, index)


def _infinitive(sight: Sight, verb: Verb, filled: Callable[[int], Filled]) -> Role:
    tree, index = sight.tree, verb.main
    node = tree[index]
    head = node.head
    clause = sight.subject_of(index) is not None
    kind = ContainerKind.INFINITIVE_CLAUSE if clause else ContainerKind.INFINITIVE_PHRASE
    work, modifies = Function.VERB_MODIFIER, head
    match node.dep:
        case "csubj" | "csubjpass" | "nsubj" | "nsubjpass":
            work = Function.SUBJECT
        case "pcomp" | "pobj":
            work = Function.OBJECT_OF_PREPOSITION
        case "appos":
            work = Function.APPOSITIVE
        case "acl" | "relcl" | "amod":
            work = modifier(sight, head)
        case "xcomp" | "ccomp" | "attr" | "oprd" | "acomp" | "dobj" if head in sight.verbs:
            if clause and not sight.passive(head):
                work = Function.PREDICATE_NOUN if tree[head].lemma == "be" else Function.DIRECT_OBJECT
            elif delayed_subject(sight, head) is not None:
                work = Function.SUBJECT
            else:
                given = (c.function for c in filled(head).complements if c.head == index)
                work = next(given, Function.VERB_MODIFIER)
        case "advcl":
            work = modifier(sight, head)
        case _:
            work = modifier(sight, head)
            if delayed_subject(sight, head) is not None and node.dep in ("xcomp", "ccomp"):
                work = Function.SUBJECT
    return Role(kind, Function.INFINITIVE, work, modifies)


_GERUND_WORK = {
    "csubj": Function.SUBJECT,
    "csubjpass": Function.SUBJECT,
    "nsubj": Function.SUBJECT,
    "nsubjpass": Function.SUBJECT,
    "dobj": Function.DIRECT_OBJECT,
    "dative": Function.INDIRECT_OBJECT,
    "pobj": Function.OBJECT_OF_PREPOSITION,
    "pcomp": Function.OBJECT_OF_PREPOSITION,
    "attr": Function.PREDICATE_NOUN,
    "appos": Function.APPOSITIVE,
}


def _ing(sight: Sight, verb: Verb, filled: Callable[[int], Filled]) -> Role:
    """A gerund where a noun could stand, else a participle."""
    node = sight.tree[verb.main]
    if work := _GERUND_WORK.get(node.dep):
        return Role(ContainerKind.GERUND_PHRASE, Function.GERUND, work, node.head)
    if node.dep in ("xcomp", "ccomp") and node.head in sight.verbs:
        given = (c.function for c in filled(node.head).complements if c.head == verb.main)
        if work := next(given, None):
            return Role(ContainerKind.GERUND_PHRASE, Function.GERUND, work, node.head)
    return _participle(sight, verb.main)


def _participle(sight: Sight, index: int) -> Role:
    """It modifies the noun over it, or the subject of the verb over it."""
    tree, node = sight.tree, sight.tree[index]
    head = node.head
    if head in sight.verbs:
        subject = sight.shared_subject(head)
        if node.dep in ("xcomp", "ccomp", "oprd") and (thing := tree.first(head, "dobj")) is not None:
            subject = thing
        if subject is not None:
            return Role(
                ContainerKind.PARTICIPIAL_PHRASE, Function.PARTICIPLE, modifier(sight, subject), subject
            )
    work = modifier(sight, head) if head != index else None
    return Role(ContainerKind.PARTICIPIAL_PHRASE, Function.PARTICIPLE, work, head)


def reports_speech(sight: Sight, index: int) -> bool:
    """Whether this noun clause is what somebody is said to say."""
    head = sight.tree[sight.leader(index)].head
    return head in sight.verbs and sight.tree[head].lemma in verb_lists.SAYING
