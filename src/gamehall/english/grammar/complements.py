"""What a verb has about it: subject, objects and complements, and the pattern they make."""

from msgspec import Struct

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.sight import NOUN_TAGS, SUBJECTS, Sight
from gamehall.english.terms import Function, Pattern
from gamehall.lexicon.knowledge import Frame, NounClass, Pos, entry

_NOMINAL = frozenset({*NOUN_TAGS, "PRP", "PRP$", "WP", "DT", "CD", "EX", "WDT"})
_PREDICATES = (Function.PREDICATE_NOUN, Function.PREDICATE_ADJECTIVE)


class Complement(Struct, frozen=True):
    function: Function
    head: int


class Filled(Struct, frozen=True):
    """A verb with what fills the places of its pattern."""

    pattern: Pattern
    subject: int | None
    complements: tuple[Complement, ...]
    linking: bool
    transitive: bool


def fill(sight: Sight, verb: int) -> Filled:
    found = tuple(_complements(sight, verb) or _shared(sight, verb))
    functions = [each.function for each in found]
    pattern = _pattern(sight, found)
    linking = Function.PREDICATE_NOUN in functions or Function.PREDICATE_ADJECTIVE in functions
    objects = (Function.DIRECT_OBJECT, Function.RETAINED_DIRECT_OBJECT, Function.RETAINED_INDIRECT_OBJECT)
    return Filled(
        pattern,
        true_subject(sight, verb),
        found,
        linking,
        any(f in objects for f in functions),
    )


def true_subject(sight: Sight, verb: int) -> int | None:
    """The subject; after "there" the noun that follows the verb."""
    tree = sight.tree
    own = [
        i for i in tree.under(verb, *SUBJECTS) if tree[i].lower != "there" or tree[i].tag not in ("EX", "RB")
    ]
    if own:
        return own[0]
    if tree.first(verb, "expl") is not None:
        return next((i for i in tree.under(verb, "attr", "dobj") if tree[i].tag in _NOMINAL), None)
    return sight.shared_subject(verb)


def is_nominal(sight: Sight, index: int) -> bool:
    """Names something: a noun, a pronoun, an adjective with an article ("the brave")."""
    node = sight.tree[index]
    if node.tag in ("VBG", "VBN"):
        return False
    if node.tag in _NOMINAL:
        return True
    return any(sight.tree[i].tag in ("DT", "PRP$") for i in sight.tree.under(index, "det", "poss"))


def is_person(sight: Sight, index: int) -> bool:
    """Somebody who can be given something."""
    node = sight.tree[index]
    if node.tag == "PRP":
        return node.lower not in ("it", "itself")
    if node.tag in ("NNP", "NNPS", "WP"):
        return node.lower != "what"
    known = entry(node.lower)
    if known is None:
        return False
    if any(r.pos is Pos.PRONOUN for r in known.readings):
        return node.lower.endswith(("body", "one", "selves", "self"))
    classes = [r.classes[0] for r in known.readings_as(Pos.NOUN) if r.classes]
    return bool(classes) and classes[0] in (NounClass.PERSON, NounClass.GROUP, NounClass.ANIMAL)


def _complements(sight: Sight, verb: int) -> list[Complement]:
    tree = sight.tree
    expletive = tree.first(verb, "expl") is not None
    if sight.passive(verb):
        return _retained(sight, verb)
    found: list[Complement] = []
    predicates = [
        i
        for i in tree.under(verb, "attr", "acomp", "oprd")
        if not (expletive and tree[i].dep == "attr" and is_nominal(sight, i))
    ]
    objects = list(tree.under(verb, "dobj"))
    recipients = [i for i in tree.under(verb, "dative") if tree[i].tag not in ("IN", "TO")]
    if expletive and not tree.under(verb, "attr"):
        objects = [i for i in objects if i != true_subject(sight, verb)]
    clauses = [i for i in tree.under(verb, "ccomp") if _is_object_clause(sight, verb, i)]
    verbals = [i for i in tree.under(verb, "xcomp") if verbal_is_object(sight, verb, i)]
    if len(objects) == 2 and not recipients:
        asked = objects[0] < verb < objects[1]
        recipients, objects = (objects[1:], objects[:1]) if asked else (objects[:1], objects[1:])
    if not recipients and objects and clauses and tree[verb].lemma in verb_lists.CLAUSE_AND_PERSON:
        recipients, objects = objects, []
    found += [Complement(Function.INDIRECT_OBJECT, i) for i in recipients]
    found += [Complement(Function.DIRECT_OBJECT, i) for i in objects]
    if not objects and (prepositional := prepositional_object(sight, verb)) is not None:
        found.append(Complement(Function.DIRECT_OBJECT, prepositional))
    if objects:
        complement = [i for i in predicates if i > objects[0] or tree[i].dep == "oprd"]
        found += [Complement(Function.OBJECTIVE_COMPLEMENT, i) for i in complement]
    else:
        found += [_predicate(sight, i) for i in predicates if _links(sight, verb, i)]
    linked = tree[verb].lemma == "be"
    if linked and any(each.function in _PREDICATES for each in found):
        return found
    kind = Function.PREDICATE_NOUN if linked else Function.DIRECT_OBJECT
    found += [Complement(kind, i) for i in sorted((*clauses, *verbals))]
    return found


def _shared(sight: Sight, verb: int) -> list[Complement]:
    """Of "washed and dried the dishes" both verbs have the object: only "and" stands between them."""
    tree = sight.tree
    known = entry(tree[verb].lemma)
    taken = next((r.frames for r in known.readings_as(Pos.VERB)), ()) if known else ()
    if taken[:1] != (Frame.TRANSITIVE,):
        return []
    for other in tree.under(verb, "conj"):
        if other in sight.verbs and all(tree[i].dep == "cc" for i in range(verb + 1, other)):
            return _complements(sight, other)
    return []


def _predicate(sight: Sight, index: int) -> Complement:
    noun = is_nominal(sight, index) or (sight.tree[index].tag == "VBG" and sight.tree[index].dep == "attr")
    return Complement(Function.PREDICATE_NOUN if noun else Function.PREDICATE_ADJECTIVE, index)


def _links(sight: Sight, verb: int, predicate: int) -> bool:
    """Whether this word after the verb tells of the subject, so that the verb links the two."""
    lemma = sight.tree[verb].lemma
    if sight.tree[predicate].tag in ("RB", "RBR", "RBS") and sight.tree[predicate].dep != "acomp":
        return False
    if lemma in verb_lists.LINKING:
        return True
    return lemma in verb_lists.SOMETIMES_LINKING or sight.tree[predicate].dep in ("acomp", "attr")


def _is_object_clause(sight: Sight, verb: int, clause: int) -> bool:
    """Not the clause a comment is joined to, as in "The hall, I think, is closed"."""
    node = sight.tree[clause]
    if node.tag not in ("VB", "VBD", "VBZ", "VBP", "VBN", "VBG", "MD"):
        return clause in sight.quoted
    return True


def verbal_is_object(sight: Sight, verb: int, verbal: int) -> bool:
    """Whether an infinitive or an -ing form after a verb is its object (or, after "be", its predicate)."""
    tree = sight.tree
    lemma, node = tree[verb].lemma, tree[verbal]
    if lemma == "be":
        return node.tag != "VBN" or sight.verbs[verbal].to is not None
    if node.tag == "VBG":
        return lemma in verb_lists.GERUND_OBJECT and not tree.under(verb, "dobj")
    if node.tag == "VB" or (verbal in sight.verbs and sight.verbs[verbal].to is not None):
        return lemma in verb_lists.INFINITIVE_OBJECT and not tree.under(verb, "dobj")
    return False


def prepositional_object(sight: Sight, verb: int) -> int | None:
    """What stands after a preposition that belongs to its verb: listen to THE BAND."""
    if sight.tree.under(verb, "dobj"):
        return None
    taken = verb_lists.PREPOSITIONAL.get(sight.tree[verb].lemma, frozenset())
    for prep in sight.tree.under(verb, "prep"):
        if sight.tree[prep].lower in taken and prep > verb:
            return sight.tree.first(prep, "pobj")
    return None


def _retained(sight: Sight, verb: int) -> list[Complement]:
    """What a passive verb keeps of its complements."""
    tree = sight.tree
    found: list[Complement] = []
    for i in tree.under(verb, "dobj", "dative"):
        if tree[i].tag in ("IN", "TO"):
            continue
        subject = true_subject(sight, verb)
        recipient = is_person(sight, i) and (subject is None or not is_person(sight, subject))
        kind = Function.RETAINED_INDIRECT_OBJECT if recipient else Function.RETAINED_DIRECT_OBJECT
        found.append(Complement(kind, i))
    for i in tree.under(verb, "oprd", "attr", "acomp"):
        found.append(Complement(Function.RETAINED_OBJECTIVE_COMPLEMENT, i))
    if tree[verb].lemma in verb_lists.CLAUSE_AND_PERSON:
        for i in tree.under(verb, "ccomp", "xcomp"):
            found.append(Complement(Function.RETAINED_DIRECT_OBJECT, i))
    return found


def _pattern(sight: Sight, found: tuple[Complement, ...]) -> Pattern:
    by = {each.function: each.head for each in reversed(found)}
    if Function.RETAINED_DIRECT_OBJECT in by:
        return Pattern.S_V_RETAINED_DO
    if Function.RETAINED_INDIRECT_OBJECT in by:
        return Pattern.S_V_RETAINED_IO
    if (kept := by.get(Function.RETAINED_OBJECTIVE_COMPLEMENT)) is not None:
        noun = is_nominal(sight, kept)
        return Pattern.S_V_RETAINED_OC_NOUN if noun else Pattern.S_V_RETAINED_OC_ADJ
    if (complement := by.get(Function.OBJECTIVE_COMPLEMENT)) is not None:
        return Pattern.S_V_DO_OC_NOUN if is_nominal(sight, complement) else Pattern.S_V_DO_OC_ADJ
    if Function.INDIRECT_OBJECT in by and Function.DIRECT_OBJECT in by:
        return Pattern.S_V_IO_DO
    if Function.DIRECT_OBJECT in by or Function.INDIRECT_OBJECT in by:
        return Pattern.S_V_DO
    if Function.PREDICATE_NOUN in by:
        return Pattern.S_LV_PN
    if Function.PREDICATE_ADJECTIVE in by:
        return Pattern.S_LV_PA
    return Pattern.S_V
