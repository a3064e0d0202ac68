"""The work of each word: subject, object, modifier and so on."""

from msgspec import Struct

from gamehall.english.grammar.complements import prepositional_object
from gamehall.english.grammar.parts import is_conjunctive, readings
from gamehall.english.grammar.roles import delayed_subject, modifier
from gamehall.english.grammar.view import View
from gamehall.english.terms import Function
from gamehall.lexicon.knowledge import Case, Pos


class Work(Struct, frozen=True):
    function: Function | None = None
    also: tuple[Function, ...] = ()
    head: int | None = None
    work: Function | None = None


def work_of(view: View, index: int) -> Work:
    node = view.sight.tree[index]
    pos, _ = view.parts[index]
    if node.dep in ("aux", "auxpass") and pos is Pos.VERB:
        return Work(Function.AUXILIARY, (), node.head)
    match pos:
        case None:
            return Work()
        case Pos.INTERJECTION:
            return Work(Function.INTERJECTION)
        case Pos.PARTICLE:
            sign = node.dep == "aux"
            return Work(Function.INFINITIVE_SIGN if sign else None, (), node.head)
        case Pos.VERB:
            return _verb(view, index)
        case Pos.NOUN | Pos.PRONOUN:
            return _naming(view, index)
        case Pos.ADJECTIVE:
            return _adjective(view, index)
        case Pos.ADVERB:
            return _adverb(view, index)
        case Pos.PREPOSITION:
            return _preposition(view, index)
        case Pos.CONJUNCTION:
            return _conjunction(view, index)


def _verb(view: View, index: int) -> Work:
    role = view.roles.get(index)
    if role is None and view.sight.tree[index].dep == "amod":
        head = view.sight.tree[index].head
        return Work(Function.PARTICIPLE, (Function.VERBAL, *_modifying(view, index, head)), head)
    if role is None or role.verbal is None:
        return Work(Function.MAIN_VERB, (), None)
    also: tuple[Function, ...] = (Function.VERBAL,)
    if role.verbal is Function.PARTICIPLE:
        also += _modifying(view, index, role.modifies)
    if role.verbal is Function.GERUND and role.work is not None and _listed_as_noun(view, index):
        also += (role.work,)
    return Work(role.verbal, also, role.modifies, role.work)


def _listed_as_noun(view: View, index: int) -> bool:
    return Pos.NOUN in view.parts[index][1]


def _modifying(view: View, index: int, head: int | None) -> tuple[Function, ...]:
    """A participle, too, modifies a noun or a pronoun, and may stand beside it."""
    if head is None:
        return ()
    found: tuple[Function, ...] = (modifier(view.sight, head),)
    if view.sight.tree[index].dep in ("amod", "acl") and beside(view, index, head):
        found += (Function.ADJACENT_ADJECTIVE,)
    return found


def _naming(view: View, index: int) -> Work:
    """A noun or a pronoun."""
    sight, tree = view.sight, view.sight.tree
    node = tree[index]
    if node.dep == "conj" and tree[node.head].dep != "conj" and node.head != index:
        return _naming_like(view, index, node.head)
    if node.dep == "conj":
        return _naming_like(view, index, sight.leader(index))
    if node.dep == "expl" or (tree[index].lower == "it" and _is_expletive_it(view, index)):
        return Work(Function.EXPLETIVE)
    if (given := view.complement_of.get(index)) is not None:
        function, verb = given
        if node.dep == "pobj":
            return Work(Function.DIRECT_OBJECT, (Function.OBJECT_OF_PREPOSITION,), verb)
        return Work(function, (), verb)
    if index in view.subject_of:
        return Work(Function.SUBJECT, (), view.subject_of[index])
    match node.dep:
        case "nsubj" | "nsubjpass" | "csubj" | "csubjpass":
            return Work(Function.SUBJECT, (), node.head)
        case "dobj":
            return Work(Function.DIRECT_OBJECT, (), node.head)
        case "dative":
            return Work(Function.INDIRECT_OBJECT, (), node.head)
        case "attr":
            return Work(Function.PREDICATE_NOUN, (), node.head)
        case "oprd":
            return Work(Function.OBJECTIVE_COMPLEMENT, (), node.head)
        case "pobj" | "pcomp":
            return _of_preposition(view, index)
        case "appos":
            return Work(Function.APPOSITIVE, (), node.head)
        case "compound" | "nmod" | "amod" | "nummod" | "det":
            return Work(Function.NOUN_AS_ADJECTIVE, (), node.head)
        case "poss":
            return Work(Function.POSSESSIVE, (), node.head)
        case "npadvmod" | "advmod":
            return _adverbial(view, index)
        case "vocative":
            return Work(Function.DIRECT_ADDRESS)
        case "intj":
            return Work(Function.INTERJECTION)
    return Work(Function.DIRECT_ADDRESS if _set_off(view, index) else None)


def _naming_like(view: View, index: int, head: int) -> Work:
    """Joined nouns do the same work."""
    first = work_of(view, head)
    named = view.parts[head][0] in (Pos.NOUN, Pos.PRONOUN)
    if named or first.function in (Function.GERUND, Function.INFINITIVE):
        function = first.work if first.work else first.function
        return Work(function, first.also if named else (), first.head)
    return Work(None, (), head)


def _of_preposition(view: View, index: int) -> Work:
    """The object of a preposition; what "than" compares is the subject of a clause cut short."""
    tree = view.sight.tree
    head = tree[index].head
    if tree[head].lower == "than" or compares(view, head):
        cases = {case for r in readings(tree[index].lower, Pos.PRONOUN) for case in r.case}
        objective = cases == {Case.OBJECTIVE}
        return Work(Function.DIRECT_OBJECT if objective else Function.SUBJECT, (), head)
    return Work(Function.OBJECT_OF_PREPOSITION, (), head)


def compares(view: View, index: int) -> bool:
    """The second "as" of "as tall as his father"."""
    tree = view.sight.tree
    if tree[index].lower != "as":
        return False
    return any(tree[i].lower == "as" for i in range(max(0, index - 3), index))


def _is_expletive_it(view: View, index: int) -> bool:
    verb = view.sight.tree[index].head
    if verb not in view.sight.verbs:
        return False
    tree = view.sight.tree
    for head in (verb, *tree.under(verb, "acomp", "attr", "oprd")):
        late = [
            i for i in tree.under(head, "xcomp", "ccomp", "csubj", "advcl") if i > head and i in view.roles
        ]
        if late and delayed_subject(view.sight, head) == index:
            return any(view.roles[i].work is Function.SUBJECT for i in late)
    return False


def _adverbial(view: View, index: int) -> Work:
    if _set_off(view, index) and view.sight.tree[index].start == view.sight.tree[0].start:
        return Work(Function.DIRECT_ADDRESS)
    return Work(Function.ADVERBIAL_NOUN, (), view.sight.tree[index].head)


def _set_off(view: View, index: int) -> bool:
    """Whether commas part a word with its modifiers from the rest."""
    tree = view.sight.tree
    words = tree.subtree(index)
    first, last = min(words), max(words)
    before = first == 0 or tree[first - 1].text in (",", '"', "\u201c")
    after = last + 1 < len(tree) and tree[last + 1].text in (",", ".", "!", "?")
    return before and (after or tree[last].text == ",")


def beside(view: View, index: int, head: int) -> bool:
    """Only adjectives, adverbs, marks and "and" stand between a modifier and its noun."""
    low, high = sorted((index, head))
    for i in range(low + 1, high):
        pos = view.parts[i][0]
        tag = view.sight.tree[i].tag
        if pos in (None, Pos.ADJECTIVE, Pos.ADVERB, Pos.CONJUNCTION):
            continue
        if tag in ("VBG", "VBN") or (tag in ("NN", "NNP") and view.sight.tree[i].dep == "compound"):
            continue
        return False
    return True


def _adjective(view: View, index: int) -> Work:
    sight, tree = view.sight, view.sight.tree
    node = tree[index]
    if node.dep == "conj":
        first = work_of(view, sight.leader(index))
        if view.parts[sight.leader(index)][0] in (Pos.ADJECTIVE, Pos.VERB) and first.head is not None:
            if first.function in (Function.PARTICIPLE, Function.MAIN_VERB):
                return _attributive(view, index, first.head)
            return Work(first.function, first.also, first.head)
    if (given := view.complement_of.get(index)) is not None:
        function, verb = given
        if function is Function.PREDICATE_NOUN:
            function = Function.PREDICATE_ADJECTIVE
        described = _described(view, function, verb)
        also = (modifier(sight, described),) if described is not None else ()
        return Work(function, also, described)
    if node.dep == "advcl" and not tree.under(index, "mark", "advmod"):
        subject = sight.shared_subject(node.head)
        return Work(modifier(sight, subject) if subject is not None else None, (), subject)
    if node.dep in ("acomp", "oprd", "attr", "xcomp", "ccomp", "advcl", "ROOT"):
        described = _described(view, Function.PREDICATE_ADJECTIVE, node.head)
        also = (modifier(sight, described),) if described is not None else ()
        return Work(Function.PREDICATE_ADJECTIVE, also, described)
    return _attributive(view, index, node.head)


def _described(view: View, function: Function, verb: int) -> int | None:
    """The noun a predicate adjective or an object complement tells of."""
    filled = view.filled.get(verb)
    if filled is None:
        return None
    if function is Function.OBJECTIVE_COMPLEMENT:
        return next((c.head for c in filled.complements if c.function is Function.DIRECT_OBJECT), None)
    return filled.subject


def _attributive(view: View, index: int, head: int) -> Work:
    kind = modifier(view.sight, head)
    if kind not in (Function.NOUN_MODIFIER, Function.PRONOUN_MODIFIER):
        kind = Function.NOUN_MODIFIER
    also = (Function.ADJACENT_ADJECTIVE,) if beside(view, index, head) else ()
    return Work(kind, also, head)


def _adverb(view: View, index: int) -> Work:
    sight, tree = view.sight, view.sight.tree
    node = tree[index]
    if node.tag == "EX" or node.dep == "expl":
        return Work(Function.EXPLETIVE)
    if node.dep == "prt":
        return Work(Function.PARTICLE, (Function.VERB_MODIFIER,), node.head)
    head = node.head
    if node.dep == "conj":
        head = tree[sight.leader(index)].head
    pos = view.parts[head][0]
    if tree[head].tag == "EX" or tree[head].dep in ("aux", "auxpass"):
        head = tree[head].head
        pos = view.parts[head][0]
    match pos:
        case Pos.ADJECTIVE:
            return Work(Function.ADJECTIVE_MODIFIER, (), head)
        case Pos.ADVERB:
            return Work(Function.ADVERB_MODIFIER, (), head)
        case Pos.VERB | Pos.PREPOSITION | Pos.CONJUNCTION | None:
            return Work(Function.VERB_MODIFIER, (), head)
    return Work(Function.VERB_MODIFIER if head in sight.verbs else None, (), head)


def _preposition(view: View, index: int) -> Work:
    tree = view.sight.tree
    head = tree[index].head
    if tree[index].dep == "conj":
        head = tree[view.sight.leader(index)].head
    thing = tree.first(index, "pobj")
    if thing is not None and head in view.sight.verbs and prepositional_object(view.sight, head) == thing:
        return Work(Function.PARTICLE, (Function.ADVERB_PHRASE_OPENER,), head)
    kind = modifier(view.sight, head)
    adjective = kind in (Function.NOUN_MODIFIER, Function.PRONOUN_MODIFIER)
    if tree[index].dep == "agent":
        adjective = False
    return Work(Function.ADJECTIVE_PHRASE_OPENER if adjective else Function.ADVERB_PHRASE_OPENER, (), head)


def _conjunction(view: View, index: int) -> Work:
    node = view.sight.tree[index]
    if node.dep in ("cc",):
        return Work(Function.COORDINATOR, (), node.head)
    if node.dep == "preconj":
        return Work(Function.CORRELATIVE, (), node.head)
    if is_conjunctive(view.sight, index):
        return Work(Function.CONJUNCTIVE_ADVERB, (), node.head)
    also = (Function.VERB_MODIFIER,) if node.tag == "WRB" else ()
    return Work(Function.SUBORDINATOR, also, node.head)
