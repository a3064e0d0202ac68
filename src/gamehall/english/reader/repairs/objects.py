"""Mending rules on objects and complements."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import is_pronoun, readings, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import (
    ADJECTIVES,
    FINITE,
    NOUNS,
    VERBS,
    can_be_adjective,
    is_nominal,
    main_class,
    names_person,
)
from gamehall.lexicon.knowledge import Frame, Kind, NounClass, Pos, phrasals

_MADE = (NounClass.ARTIFACT, NounClass.FOOD, NounClass.PLANT, NounClass.SUBSTANCE)
_TITLES = (NounClass.PERSON, NounClass.ACT, NounClass.ABSTRACT, NounClass.SAYING, NounClass.FEELING)


def clause_without_verb(draft: Draft) -> None:
    """A "clause" of noun and noun, or noun and adjective, is object and complement, or two objects.

    considered HIM A FRIEND, made MY MOTHER HAPPY; but made ME A KITE.
    """
    for i, node in enumerate(draft.nodes):
        if node.tag in VERBS or node.dep not in ("ccomp", "dobj", "xcomp", "advcl"):
            continue
        verb = node.head
        thing = draft.first(i, "nsubj", "nsubjpass")
        if thing is None or draft[verb].tag not in VERBS or draft.under(i, "aux", "mark") or verb > thing:
            continue
        draft.set(thing, head=verb, dep="dobj")
        if _is_predicate_adjective(draft, i):
            draft.set(i, dep="oprd", tag="JJ")
        else:
            _two_nouns(draft, verb, thing, i)


def _is_predicate_adjective(draft: Draft, index: int) -> bool:
    return not is_nominal(draft, index) or (
        not draft.under(index, "det", "poss")
        and weight(draft[index].lower, Pos.ADJECTIVE) > weight(draft[index].lower, Pos.NOUN)
    )


def _two_nouns(draft: Draft, verb: int, first: int, second: int) -> None:
    """Object and complement, or indirect and direct object: by the verb, then by who and what they name."""
    if renames(draft, verb, first, second):
        draft.set(first, dep="dobj", head=verb)
        draft.set(second, dep="oprd", head=verb)
    else:
        draft.set(first, dep="dative", head=verb)
        draft.set(second, dep="dobj", head=verb)


def renames(draft: Draft, verb: int, first: int, second: int) -> bool:
    lemma = draft[verb].lemma
    if lemma not in verb_lists.NAMED_OBJECT:
        return False
    if lemma not in verb_lists.RECIPIENT:
        return True
    if draft[second].tag in ("NNP", "PRP", "PRP$"):
        return True
    if main_class(draft[second].lower) in _MADE:
        return False
    if names_person(draft, first):
        return main_class(draft[second].lower) in (NounClass.PERSON, NounClass.GROUP)
    return main_class(draft[second].lower) in _TITLES or not names_person(draft, first)


def two_objects(draft: Draft) -> None:
    """Of two nouns after a verb the first receives, or the second renames it."""
    for verb, node in enumerate(draft.nodes):
        if node.tag not in VERBS:
            continue
        things = [i for i in draft.under(verb, "dobj", "dative", "oprd") if i > verb and is_nominal(draft, i)]
        if len(things) == 1 and draft[things[0]].dep == "dative":
            later = [i for i in draft.under(verb, "npadvmod", "attr") if i > things[0]]
            things += [i for i in later if _next_to(draft, things[0], i)]
        if len(things) == 1 and node.lemma in verb_lists.RECIPIENT and names_person(draft, things[0]):
            later = [
                i for i in draft.under(verb, "npadvmod") if i > things[0] and draft.under(i, "det", "poss")
            ]
            later = [i for i in later if main_class(draft[i].lower) is not NounClass.TIME]
            things += [i for i in later if _next_to(draft, things[0], i)]
        if len(things) == 1 and draft[things[0]].dep == "dative" and not names_person(draft, things[0]):
            draft.set(things[0], dep="dobj")
        if len(things) != 2 or draft.under(verb, "auxpass"):
            continue
        if any(draft[i].tag in ("IN", "TO") for i in things):
            continue
        if draft[things[1]].dep == "oprd" and node.lemma not in verb_lists.NAMED_OBJECT:
            continue
        if node.lemma in verb_lists.NAMED_OBJECT or node.lemma in verb_lists.RECIPIENT:
            _two_nouns(draft, verb, *things)


def object_of_particle(draft: Draft) -> None:
    """called off THE GAME: the particle belongs to the verb, what follows is the verb's object."""
    for i, node in enumerate(draft.nodes):
        thing, verb = draft.first(i, "pobj"), node.head
        if thing is None or verb != i - 1 or draft[verb].tag not in VERBS or draft.under(verb, "dobj"):
            continue
        if (node.tag == "RP" or node.lower in ("off", "up", "out")) and _joined_to(draft, i):
            draft.set(thing, head=verb, dep="dobj")
            draft.set(i, dep="prt", tag="RP")


def _joined_to(draft: Draft, particle: int) -> bool:
    """Verb and particle make one verb with a meaning of its own, which takes an object and no motion."""
    found = phrasals(draft[draft[particle].head].lemma)
    return any(
        p.particle == draft[particle].lower
        and p.frames[:1] == (Frame.TRANSITIVE,)
        and Frame.PHRASE not in p.frames
        for p in found
    )


def name_as_complement(draft: Draft) -> None:
    """named her hamster PICKLES: after a verb of naming the name completes the object."""
    for i, node in enumerate(draft.nodes):
        thing, verb = node.head, draft[node.head].head
        named = draft[verb].lemma in verb_lists.NAMED_OBJECT and not draft.under(verb, "oprd")
        beside = min(draft.span(i)) == thing + 1 and not any(draft[k].text == "," for k in draft.span(i))
        given = draft[verb].lemma in verb_lists.RECIPIENT and names_person(draft, thing)
        if given and not named and node.dep == "appos" and beside and draft[thing].dep == "dobj":
            draft.set(i, head=verb, dep="dobj")
            draft.set(thing, dep="dative")
            continue
        if named and node.dep == "appos" and beside and draft[thing].dep == "dobj":
            draft.set(i, head=verb, dep="oprd")
    for i, node in enumerate(draft.nodes):
        bare = node.dep == "oprd" and node.tag == "NN" and not draft.under(i, "det", "poss", "amod")
        if bare and weight(node.lower, Pos.ADJECTIVE) > weight(node.lower, Pos.NOUN):
            draft.set(i, tag="JJ")


def noun_after_link(draft: Draft) -> None:
    """REMAINING A CUSTOMER: after become, remain and seem a noun renames the subject."""
    for i, node in enumerate(draft.nodes):
        if node.dep == "dobj" and node.head < i and draft[node.head].lemma in ("become", "remain", "seem"):
            draft.set(i, dep="attr")


def given_to_many(draft: Draft) -> None:
    """gave THE FIREFIGHTERS medals: people right after a verb of giving receive."""
    for i, node in enumerate(draft.nodes):
        thing, verb = node.head, draft[node.head].head
        if node.dep not in ("compound", "nmod") or thing != i + 1 or draft[thing].dep != "dobj":
            continue
        if draft[verb].lemma not in verb_lists.RECIPIENT or not names_person(draft, i):
            continue
        if node.tag == "NN" and not _can_receive(draft, i, thing):
            continue
        for child in draft.under(thing):
            if child < i:
                draft.set(child, head=i)
        draft.set(i, head=verb, dep="dative")


def _can_receive(draft: Draft, one: int, thing: int) -> bool:
    """taught THE TEAM humility: one person with an article before a noun that needs none."""
    owned = [k for k in draft.under(thing, "det", "poss") if k < one]
    return (
        bool(owned) and not names_person(draft, thing) and (draft[thing].tag == "NNS" or _bare(draft, thing))
    )


def _bare(draft: Draft, index: int) -> bool:
    """A noun that needs no article of its own: humility, water."""
    return any(Kind.MASS in r.kinds for r in readings(draft[index].lower, Pos.NOUN))


_COSTS = verb_lists.listed("take cost save")


def made_a_kind(draft: Draft) -> None:
    """painted his room A PALE SHADE of blue: a noun right after the object that tells what it became."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep != "npadvmod" or i < verb or not verb_lists.takes_adjective(draft[verb].lemma):
            continue
        things = draft.under(verb, "dobj")
        if (
            len(things) == 1
            and _next_to(draft, things[0], i)
            and main_class(node.lower) is not NounClass.TIME
        ):
            draft.set(i, dep="oprd")


def cost_in_time(draft: Draft) -> None:
    """took my brothers THREE DAYS: what it costs is the direct object, whom it costs the indirect one."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep != "npadvmod" or draft[verb].lemma not in _COSTS or i < verb:
            continue
        things = [k for k in draft.under(verb, "dobj") if k < i and names_person(draft, k)]
        if len(things) == 1 and _next_to(draft, things[0], i):
            draft.set(things[0], dep="dative")
            draft.set(i, dep="dobj")


def _next_to(draft: Draft, first: int, second: int) -> bool:
    return min(draft.span(second)) == max(draft.span(first)) + 1


def renamed_after_passive(draft: Draft) -> None:
    """was chosen EDITOR: after the passive of a verb of naming stands what somebody is named."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep not in ("dobj", "npadvmod") or verb > i or not draft.under(verb, "auxpass"):
            continue
        lemma = draft[verb].lemma
        if lemma not in verb_lists.NAMED_OBJECT or not is_nominal(draft, i):
            continue
        person = main_class(draft[i].lower) is NounClass.PERSON
        if lemma not in verb_lists.RECIPIENT or (person and not draft.under(i, "poss")):
            draft.set(i, dep="oprd")


def object_taken_for_modifier(draft: Draft) -> None:
    """elected MARIA president, appointed my AUNT treasurer: not one noun phrase but object and complement."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep not in ("dobj", "ccomp", "attr", "oprd") or draft[verb].tag not in VERBS or verb >= i:
            continue
        if draft.under(verb, "dative", "auxpass") or draft[verb].lemma not in verb_lists.NAMED_OBJECT:
            continue
        inner = [c for c in draft.under(i, "compound", "nmod", "nsubj", "amod") if c < i]
        inner = [c for c in inner if draft[c].dep != "amod" or draft[c].tag == "NNP"]
        if not inner:
            continue
        thing = inner[-1]
        if thing != i - 1 or draft[i].tag not in ("NN", "PRP", "PRP$", "NNS", "NNP"):
            continue
        named = draft[i].tag == "NNP" and draft[thing].tag == "NN" and bool(draft.under(i, "det", "poss"))
        own = (
            named
            or draft[thing].tag in ("NNP", "NNPS", "PRP")
            or (names_person(draft, thing) and main_class(draft[i].lower) is NounClass.PERSON)
        )
        if not own and draft[i].tag not in ("PRP", "PRP$"):
            continue
        for child in draft.under(i):
            if child < thing:
                draft.set(child, head=thing)
        draft.set(thing, head=verb, dep="dobj")
        draft.set(i, dep="oprd", head=verb)


def adjective_after_object(draft: Draft) -> None:
    """painted the fence WHITE, wiped the plate DRY, kept the room CLEAN."""
    for verb, node in enumerate(draft.nodes):
        passive = bool(draft.under(verb, "auxpass"))
        if node.tag not in VERBS or not (passive or verb_lists.takes_adjective(node.lemma)):
            continue
        for i in range(verb + 1, len(draft)):
            if not can_be_adjective(draft, i) or not _stands_last(draft, verb, i):
                continue
            finite = draft[i].tag in FINITE and not (draft[i].tag == "VBD" and node.lemma in _RESULTS)
            if finite or draft.under(i, "mark", "aux", "auxpass", "agent", "dobj"):
                continue
            if (
                passive
                and not verb_lists.takes_adjective(node.lemma)
                and (i != verb + 1 or draft[i].tag == "VBN")
            ):
                continue
            thing = _object_before(draft, verb, i, passive)
            if thing is None and not passive:
                continue
            if draft[i].dep == "dobj" and thing is not None and draft[thing].head == i:
                for child in draft.under(i):
                    if child < thing:
                        draft.set(child, head=thing)
            if thing is not None and not passive:
                draft.set(thing, head=verb, dep="dobj")
            draft.set(i, head=verb, dep="oprd", tag="JJ" if draft[i].tag not in ADJECTIVES else draft[i].tag)
            break


_RESULTS = verb_lists.listed("make find keep leave consider")


def _stands_last(draft: Draft, verb: int, index: int) -> bool:
    """No noun follows that the adjective could belong to."""
    node = draft[index]
    if weight(node.lower, Pos.ADJECTIVE) < max(weight(node.lower, Pos.NOUN), weight(node.lower, Pos.ADVERB)):
        return False
    if index + 1 < len(draft) and draft[index + 1].tag not in (".", ",", "IN", "CC", "RB", ":", "''"):
        return False
    return verb in (node.head, draft[node.head].head)


def _object_before(draft: Draft, verb: int, index: int, passive: bool) -> int | None:
    """The noun right before the adjective, with an article or a name: the object it tells of."""
    before = index - 1
    while before > verb and draft[before].tag in ("RB", "RBR") and draft[before].head == index:
        before -= 1
    if before <= verb:
        return None
    node = draft[before]
    if node.tag not in NOUNS and node.tag != "PRP":
        return None
    if node.lower.endswith("thing") and is_pronoun(node.lower):
        return None
    if node.head not in (verb, index) or node.dep in ("pobj", *SUBJECTS[2:]):
        return None
    return before


def adjective_after_link(draft: Draft) -> None:
    """The soup tasted BETTER: after a verb of the senses stands an adjective, not an adverb."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep not in ("advmod", "amod", "xcomp", "advcl", "dobj", "npadvmod") or verb >= i:
            continue
        links = _SENSES | _BECOMING | ({"be"} if node.tag in ADJECTIVES and node.dep == "advmod" else set())
        if draft[verb].lemma not in links or draft.under(verb, "acomp", "attr", "oprd"):
            continue
        if any(k != i for k in draft.under(verb, "dobj")):
            continue
        if weight(node.lower, Pos.ADJECTIVE) < max(weight(node.lower, Pos.ADVERB), 0) or node.tag in VERBS:
            continue
        if draft[verb].lemma in _BECOMING and node.tag not in ADJECTIVES:
            continue
        if node.tag in NOUNS and weight(node.lower, Pos.NOUN) >= 0:
            continue
        draft.set(i, dep="acomp", tag="JJ" + node.tag[2:] if node.tag[:2] in ("JJ", "RB") else "JJ")


_BECOMING = verb_lists.listed("run fall go come prove turn grow stay remain stand lie keep")
_SENSES = verb_lists.listed("taste smell feel look sound seem appear become")


def inverted_subject(draft: Draft) -> None:
    """Under the bridge slept AN OLD MAN: after an opening phrase and the verb stands the subject."""
    for verb, node in enumerate(draft.nodes):
        if node.tag not in ("VBD", "VBZ", "VBP") or draft.under(verb, *SUBJECTS, "expl"):
            continue
        if node.dep == "conj":
            continue
        opening = [i for i in draft.under(verb, "prep", "advmod", "npadvmod", "prt") if i < verb]
        things = [i for i in draft.under(verb, "dobj", "attr") if i > verb and is_nominal(draft, i)]
        late = [i for i in draft.under(verb, "npadvmod") if i == max(draft.span(verb)) - 1 and i > verb]
        things = things or [i for i in late if main_class(draft[i].lower) is not NounClass.TIME]
        if len(things) != 1 or not opening or max(draft.span(opening[-1])) != verb - 1:
            continue
        draft.set(things[0], dep="nsubj")
