"""What a linkage says in its own way or cannot say, mended when its arcs are drawn; and second readings."""

from gamehall.english.grammar.verb_lists import NAMED_OBJECT, RECIPIENT
from gamehall.english.parsers.link_grammar.draft import Arc, Draft
from gamehall.english.parsers.link_grammar.verb_arcs import COMING
from gamehall.english.parsers.link_grammar.words import names_person
from gamehall.lexicon.knowledge import Frame, NounClass, Pos

_ABSTRACT = frozenset({NounClass.ACT, NounClass.ABSTRACT, NounClass.SAYING, NounClass.FEELING})


def mend(draft: Draft) -> None:
    _adjectives_after_objects(draft)
    _subjects_after_there(draft)
    _infinitive_clauses(draft)
    _please(draft)


def doubt(draft: Draft) -> None:
    """Adds the other readings of what the linkage can show in one way only; after the roots are known."""
    _named_by_passive(draft)
    _gerunds_after_be(draft)
    _inverted_openings(draft)
    _recipients_before_objects(draft)


def _adjectives_after_objects(draft: Draft) -> None:
    """turned the grass brown, likes her coffee black: linked as if "grass" were an adjective to "brown" """
    for word, relation in enumerate(draft.relations):
        verb, noun = draft.heads[word], word - 1
        facts = draft.knows(word)
        if (
            relation not in ("dobj", "acomp")
            or draft.heads[noun] != word
            or draft.relations[noun] != "compound"
        ):
            continue
        if (
            facts.weight(Pos.ADJECTIVE) > facts.weight(Pos.NOUN)
            and Frame.OC_ADJECTIVE in draft.knows(verb).frames
        ):
            draft.redraw(word, verb, "oprd")
            draft.redraw(noun, verb, "dobj")
            for before in [at for at, head in enumerate(draft.heads) if head == word and at < noun]:
                draft.heads[before] = noun


def _subjects_after_there(draft: Draft) -> None:
    """there goes my hat, there stood a house: the noun is the subject"""
    for word, relation in enumerate(draft.relations):
        verb = draft.heads[word]
        if relation == "expl" and draft.joints.lemma(verb) != "be":
            for noun in draft.under(verb, "dobj", "attr"):
                draft.redraw(noun, verb, "nsubj")
            if draft.joints.lemma(verb) in COMING:
                draft.redraw(word, verb, "advmod")


def _infinitive_clauses(draft: Draft) -> None:
    """waited for the bus to come: phrase and infinitive are linked apart, but are one clause"""
    for to in draft.joints.helped:
        before = to - 1
        preposition = draft.heads[before]
        if draft.forms[to] != "to" or draft.relations[before] != "pobj" or draft.forms[preposition] != "for":
            continue
        infinitive = draft.joints.main(to)
        if draft.heads[infinitive] == draft.heads[preposition] and draft.relations[infinitive] in (
            "advcl",
            "xcomp",
        ):
            draft.redraw(preposition, infinitive, "mark")
            draft.redraw(before, infinitive, "nsubj")


def _please(draft: Draft) -> None:
    """Fold it, please: linked as if it were a second command."""
    for word, form in enumerate(draft.forms):
        if form == "please" and draft.relations[word] == "conj" and not draft.under(word, "dobj"):
            draft.relations[word] = "intj"


def _gerunds_after_be(draft: Draft) -> None:
    """His goal was winning the race: a gerund that renames the subject, or a progressive"""
    for be, link in draft.joints.helped.items():
        main = draft.joints.main(be)
        subjects = draft.under(main, "nsubj")
        if link.name != "P" or draft.joints.lemma(be) != "be" or not draft.knows(main).is_ing or not subjects:
            continue
        named = draft.knows(subjects[0]).main_class
        if named not in _ABSTRACT or draft.linkage.words[subjects[0]].mark in ("", "p"):
            continue
        moved = [word for word, head in enumerate(draft.heads) if head == main and word < main and word != be]
        root = draft.heads[main] == main
        arcs = [Arc(be, be if root else draft.heads[main], draft.relations[main]), Arc(main, be, "attr")]
        arcs += [Arc(word, be, draft.relations[word]) for word in moved]
        draft.others.append((-0.2 if named is NounClass.ACT else 0.4, tuple(arcs)))


def _inverted_openings(draft: Draft) -> None:
    """Down the hill rolled a wagon: linked as if the hill rolled it"""
    word, verb = draft.first, draft.heads[draft.first]
    if draft.relations[word] != "advmod" or not draft.knows(word).can_be(Pos.PREPOSITION):
        return
    if "," in draft.forms[word:verb] or Frame.INTRANSITIVE not in draft.knows(verb).frames:
        return
    subjects, objects = draft.under(verb, "nsubj"), draft.under(verb, "dobj")
    if len(subjects) == len(objects) == 1 and word < subjects[0] < verb < objects[0]:
        arcs = Arc(word, verb, "prep"), Arc(subjects[0], word, "pobj"), Arc(objects[0], verb, "nsubj")
        draft.others.append((-1.0, arcs))


def _recipients_before_objects(draft: Draft) -> None:
    """sewed the dolls dresses: linked as if the dresses were of a kind"""
    for word, relation in enumerate(draft.relations):
        verb = draft.heads[word]
        if relation != "dobj" or draft.joints.lemma(verb) not in RECIPIENT or not draft.knows(word).plural:
            continue
        for given in draft.under(word, "compound")[:1]:
            if draft.knows(given).plural or names_person(draft.forms[given]):
                own = [each for each in draft.under(word, "det", "poss", "amod") if each < given]
                arcs = Arc(given, verb, "dative"), *(Arc(each, given, draft.relations[each]) for each in own)
                draft.others.append((-0.3 if draft.knows(given).only_plural else 0.5, arcs))


def _named_by_passive(draft: Draft) -> None:
    """was declared the winner: linked as if the winner declared it"""
    for link in draft.linkage.links:
        verb = link.right
        if link.name == "CP" and draft.relations[verb - 1] == "ccomp" and draft.heads[verb - 1] == verb:
            named = [each for each in draft.under(verb, "nsubj") if each > verb]
            if named and draft.joints.lemma(verb - 1) == "be" and draft.joints.lemma(verb) in NAMED_OBJECT:
                draft.relations[named[0]] = "oprd"
                _make_passive(draft, verb)


def name_by_passive(draft: Draft, word: int) -> bool:
    """A participle that was passed over between "be" and a noun: was JUDGED the winner."""
    be = word - 1
    named = draft.under(be, "attr")
    if draft.joints.lemma(be) != "be" or not named or draft.joints.lemma(word) not in NAMED_OBJECT:
        return False
    draft.heads[word] = word if draft.heads[be] == be else draft.heads[be]
    draft.relations[word] = draft.relations[be]
    draft.heads[named[0]], draft.relations[named[0]] = word, "oprd"
    _make_passive(draft, word)
    return True


def _make_passive(draft: Draft, verb: int) -> None:
    """The "be" before the verb becomes its helping verb, and hands over what it has."""
    be = verb - 1
    for other in [each for each, head in enumerate(draft.heads) if head == be and each not in (be, verb)]:
        draft.heads[other] = verb
        if draft.relations[other] == "nsubj":
            draft.relations[other] = "nsubjpass"
    draft.heads[be], draft.relations[be] = verb, "auxpass"
