"""Mending rules on clauses and verbals."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import is_pronoun, readings, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import FINITE, NOUNS, VERBS, main_class, verb_tags
from gamehall.lexicon.knowledge import Frame, Kind, NounClass, Pos

_FREE = verb_lists.listed("what whoever whatever whomever whichever who which where how why whether")


def clauses_in_row(draft: Draft) -> None:
    """The bell RANG, the doors opened, and we left: clauses in a row are all independent."""
    for i, node in enumerate(draft.nodes):
        head = node.head
        if node.dep not in ("nsubj", "dep", "ccomp") or node.tag not in ("VBD", "VBZ", "VBP") or head <= i:
            continue
        if draft[head].tag not in VERBS or draft[head].lemma in verb_lists.SAYING or draft.under(i, "mark"):
            continue
        comma = any(draft[k].text == "," for k in range(i + 1, head))
        more = [k for k in draft.under(head, "conj") if draft.under(k, *SUBJECTS)]
        if comma and more and draft.under(i, *SUBJECTS) and draft.under(head, *SUBJECTS):
            _turn(draft, i, head)


def semicolon_joins(draft: Draft) -> None:
    """Two clauses with a semicolon between them are both independent: "The hall was dark; we left"."""
    for mark, node in enumerate(draft.nodes):
        if node.text != ";":
            continue
        for i, left in enumerate(draft.nodes[:mark]):
            head = left.head
            if (
                left.dep not in ("ccomp", "advcl", "parataxis", "dep")
                or head <= mark
                or draft.under(i, "mark")
            ):
                continue
            _turn(draft, i, head)


def _turn(draft: Draft, first: int, second: int) -> None:
    """The first clause leads; the second is joined to it."""
    over = draft[second]
    root = over.head == second
    draft.set(first, head=first if root else over.head, dep=over.dep)
    draft.set(second, head=first, dep="conj")


def comma_joined(draft: Draft) -> None:
    """A clause before "and", "but", "or" is joined with the next one, not its object."""
    for i, node in enumerate(draft.nodes):
        head = node.head
        if node.dep not in ("ccomp", "advcl") or head <= i or draft.under(i, "mark"):
            continue
        if draft[head].lemma in verb_lists.SAYING:
            continue
        between = [k for k in range(i + 1, head) if _joins(draft, k) and draft[k].head in (i, head)]
        own = draft.under(head, *SUBJECTS) and draft.under(i, *SUBJECTS)
        if between and own and draft[i].tag in VERBS:
            _turn(draft, i, head)
            for k in between:
                draft.set(k, head=i, dep="cc")


def _joins(draft: Draft, index: int) -> bool:
    """and, but, or; also so, yet and for after a comma."""
    node = draft[index]
    return node.tag == "CC" or (node.lower in ("so", "yet", "for") and draft[index - 1].text == ",")


def what_opens_subject(draft: Draft) -> None:
    """WHAT HE SAID surprised everyone: the clause that opens with what or whoever is the subject."""
    if not len(draft) or draft[0].lower not in _FREE or draft.nodes[-1].text == "?":
        return
    inner = next((i for i in draft.above(0) if draft[i].tag in VERBS), None)
    if inner is None or draft[inner].head != inner or not draft.under(inner, "nsubj", "nsubjpass"):
        return
    after = [i for i in range(inner + 1, len(draft)) if _could_be_finite(draft, i)]
    for i in after:
        for k in draft.under(i, "nsubj"):
            if min(draft.span(k)) != inner + 1:
                continue
            if draft[k].tag.startswith("JJ"):
                draft.set(k, head=inner, dep="oprd" if draft.under(inner, "auxpass") else "acomp")
            elif draft[inner].lemma == "be":
                draft.set(k, head=inner, dep="attr")
    main = next((i for i in after if not draft.under(i, *SUBJECTS, "mark", "aux")), None)
    if main is None or draft[main].dep in ("relcl", "conj", "acl"):
        return
    forms = verb_tags(draft[main].lower)
    tag = (
        draft[main].tag if draft[main].tag in FINITE else next(t for t in ("VBD", "VBZ", "VB") if t in forms)
    )
    draft.set(
        main,
        head=main,
        dep="ROOT",
        tag="VBP" if tag == "VB" else tag,
        lemma=forms.get(tag, draft[main].lemma),
    )
    draft.set(inner, head=main, dep="csubj")
    for i in range(main + 1, len(draft)):
        if draft[i].head == inner:
            draft.set(i, head=main)
    for i, node in enumerate(draft.nodes):
        if node.head == main and i > main and node.dep == "ccomp":
            draft.set(i, dep="dobj" if node.tag in NOUNS else node.dep)


_ALSO_PREPOSITIONS = verb_lists.listed("before after until till since as")


def clause_not_object(draft: Draft) -> None:
    """before ANA RELAXED: a verb with a subject after before or until is a clause."""
    for i, node in enumerate(draft.nodes):
        opener = node.head
        if node.dep not in ("pobj", "pcomp") or node.tag not in FINITE or not draft.under(i, *SUBJECTS):
            continue
        if draft[opener].lower in _ALSO_PREPOSITIONS:
            over = draft[opener].head
            verb = next((k for k in (over, *draft.above(over)) if draft[k].tag in VERBS), over)
            draft.set(i, head=verb, dep="advcl")
            draft.set(opener, head=i, dep="mark")


def participle_after_before(draft: Draft) -> None:
    """after THE MOVIE ENDED: not a movie that was ended but a clause."""
    for i, node in enumerate(draft.nodes):
        thing, opener = node.head, draft[node.head].head
        if node.dep != "acl" or node.tag not in ("VBN", "VBD") or draft[thing].dep != "pobj":
            continue
        if draft[opener].lower not in _ALSO_PREPOSITIONS or "VBD" not in verb_tags(node.lower):
            continue
        if any(draft[k].lower == "by" for k in draft.under(i)) or max(draft.span(thing)) != max(
            draft.span(i)
        ):
            continue
        draft.set(i, head=draft[opener].head, dep="advcl", tag="VBD")
        draft.set(thing, head=i, dep="nsubj")
        draft.set(opener, head=i, dep="mark")


def clause_after_before(draft: Draft) -> None:
    """before THE BUS LEAVES: not leaves of a bus but a clause."""
    for i, node in enumerate(draft.nodes):
        opener = node.head
        if node.dep != "pobj" or draft[opener].lower not in _ALSO_PREPOSITIONS:
            continue
        thing, forms = draft.first(i, "compound"), verb_tags(node.lower)
        tag = "VBZ" if node.tag == "NNS" else "VBD"
        if thing != i - 1 or draft[thing].tag not in ("NN", "NNP") or tag not in forms:
            continue
        if weight(node.lower, Pos.VERB) < weight(node.lower, Pos.NOUN):
            continue
        for child in draft.under(i, "det", "poss", "amod"):
            draft.set(child, head=thing)
        draft.set(i, head=draft[opener].head, dep="advcl", tag=tag, lemma=forms[tag])
        draft.set(thing, dep="nsubj")
        draft.set(opener, head=i, dep="mark")


_KNOWING = verb_lists.listed(
    "know remember forget recall wonder ask tell say decide learn discover understand guess explain announce"
)


def that_opens_clause(draft: Draft) -> None:
    """told us THAT dinner was ready: before a noun that needs no article "that" opens the clause."""
    for i, node in enumerate(draft.nodes):
        thing, verb = node.head, draft[node.head].head
        if node.lower != "that" or node.dep != "det" or draft[thing].dep not in ("nsubj", "nsubjpass"):
            continue
        if draft[verb].dep != "ccomp" or draft.under(verb, "mark") or min(draft.span(verb)) != i:
            continue
        mass = any(Kind.MASS in r.kinds for r in readings(draft[thing].lower, Pos.NOUN))
        if draft[thing].tag in ("NNS", "NNP") or mass:
            draft.set(i, head=verb, dep="mark", tag="IN")


def subordinator_not_coordinator(draft: Draft) -> None:
    """..., ALTHOUGH it was late: the clause depends, it is not joined."""
    for i, node in enumerate(draft.nodes):
        if node.dep != "cc" or node.lower not in (
            "although",
            "though",
            "because",
            "unless",
            "whereas",
            "while",
        ):
            continue
        verb = next(
            (k for k in range(i + 1, len(draft)) if draft[k].dep == "conj" and draft[k].head == node.head),
            None,
        )
        if verb is not None and draft[verb].tag in VERBS:
            draft.set(verb, dep="advcl")
            draft.set(i, head=verb, dep="mark", tag="IN")
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.lower != "that" or node.dep not in ("dobj", "attr", "nmod") or draft[verb].dep != "ccomp":
            continue
        if min(draft.span(verb)) == i and draft.under(verb, *SUBJECTS) and not draft.under(verb, "mark"):
            draft.set(i, dep="mark", tag="IN")


def clause_asks(draft: Draft) -> None:
    """knows WHERE THE FOXES HIDE: after a verb of knowing, where, how and why open its object."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if (
            node.dep != "advcl"
            or verb > i
            or draft[verb].tag not in VERBS
            or draft.under(verb, "dobj", "ccomp")
        ):
            continue
        opener = min(draft.span(i))
        word = draft[opener].lower
        known = word == "when" and draft[verb].lemma in _KNOWING
        if (word not in ("where", "how", "why", "whether") and not known) or opener <= verb:
            continue
        if any(draft[k].text == "," for k in range(verb + 1, opener)):
            continue
        if Frame.WHETHER in verb_lists.frames(draft[verb].lemma):
            draft.set(i, dep="ccomp")


def free_relative(draft: Draft) -> None:
    """WHOMEVER THE GUARD STOPPED left: whoever and whatever open a clause that does a noun's work."""
    for i, node in enumerate(draft.nodes):
        if node.tag not in ("WP", "WDT") or node.lower not in _FREE:
            continue
        if node.dep == "det" and draft[node.head].tag in FINITE and node.head == i + 1:
            draft.set(i, dep="nsubj", tag="WP")
            draft.set(node.head, dep={"nsubj": "csubj"}.get(draft[node.head].dep, draft[node.head].dep))
            continue
        verb = draft.first(i, "relcl")
        if (
            node.dep in ("compound", "det")
            and is_pronoun(draft[node.head].lower)
            and draft[node.head].dep == "nsubj"
        ):
            draft.set(i, head=draft[node.head].head, dep="dobj", tag="WP")
            continue
        if node.dep == "compound" and draft[draft[node.head].head].tag in VERBS:
            draft.set(i, head=draft[node.head].head, dep="dobj")
        if verb is None or verb < i:
            continue
        dep = {"nsubj": "csubj", "nsubjpass": "csubjpass", "pobj": "pcomp"}.get(node.dep, "ccomp")
        own = draft.under(verb, *SUBJECTS)
        draft.set(verb, head=verb if node.head == i else node.head, dep=dep)
        draft.set(i, head=verb, dep="dobj" if own else "nsubj")


def time_when(draft: Draft) -> None:
    """the morning WHEN THE LIONS CAME: right after a noun of time or place the clause tells of the noun."""
    for i, node in enumerate(draft.nodes):
        opener = min(draft.span(i))
        thing = opener - 1
        if node.dep != "advcl" or draft[opener].lower not in ("when", "where") or thing <= 0:
            continue
        kinds = (NounClass.TIME,) if draft[opener].lower == "when" else (NounClass.PLACE, NounClass.ARTIFACT)
        fits = main_class(draft[thing].lower) in kinds and draft[thing].dep in ("dobj", "attr", "pobj")
        if fits and draft[thing].head == node.head and draft.under(i, *SUBJECTS):
            draft.set(i, head=thing, dep="relcl")


def clause_then_object(draft: Draft) -> None:
    """WHOEVER FINDS THE KEYS will win: the noun between the clause and the verb is the clause's object."""
    for verb, node in enumerate(draft.nodes):
        clause, thing = draft.first(verb, "csubj"), draft.first(verb, "nsubj")
        if node.tag not in VERBS or clause is None or thing is None or not clause < thing < verb:
            continue
        if min(draft.span(thing)) == clause + 1 and not draft.under(clause, "dobj"):
            draft.set(thing, head=clause, dep="dobj")


def second_subject(draft: Draft) -> None:
    """A "subject" after the verb is its object when the true subject stands before it."""
    for verb, node in enumerate(draft.nodes):
        if node.tag not in VERBS:
            continue
        subjects = draft.under(verb, "nsubj")
        if len(subjects) != 2:
            continue
        first, second = subjects
        inner = second - 1
        if second < verb and draft[inner].dep == "relcl" and not draft.under(inner, "dobj"):
            draft.set(second, head=inner, dep="dobj")
        elif (
            first < verb < second and draft[second].tag not in ("WP", "WDT") and not draft.under(verb, "dobj")
        ):
            draft.set(second, dep="dobj")


def joined_to_noun(draft: Draft) -> None:
    """between the man who snores AND HIS WIFE: a noun is joined to a noun, not to a verb."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep != "conj" or node.tag not in NOUNS or draft[verb].tag not in VERBS:
            continue
        over = draft[verb].head
        if (
            draft[verb].dep in ("relcl", "acl")
            and draft[over].tag in (*NOUNS, "PRP")
            and not draft.under(i, *SUBJECTS)
        ):
            draft.set(i, head=over)
            for k in draft.under(verb, "cc"):
                if k < i:
                    draft.set(k, head=over)


def pronoun_and_noun(draft: Draft) -> None:
    """WE FRESHMEN painted it: the noun after we, us or you renames the pronoun."""
    for i in range(1, len(draft)):
        before, node = draft[i - 1], draft[i]
        if (
            before.lower not in ("we", "us", "you")
            or node.tag != "NNS"
            or before.head != i
            or node.dep == "appos"
        ):
            continue
        if draft[node.head].lemma in verb_lists.NAMED_OBJECT and node.head < i - 1:
            draft.set(i - 1, head=node.head, dep="dobj")
            draft.set(i, dep="oprd")
            continue
        root = node.head == i
        draft.set(i - 1, head=i - 1 if root else node.head, dep=node.dep)
        draft.set(i, head=i - 1, dep="appos")


def clause_after_semicolon(draft: Draft) -> None:
    """; moreover THE PIANIST PRACTICED: a noun with a "participle" after a semicolon is a clause."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if (
            node.dep != "acl"
            or node.tag != "VBN"
            or draft[thing].dep not in ("dep", "appos", "conj", "nsubj")
        ):
            continue
        if "VBD" not in verb_tags(node.lower) or not any(draft[k].text == ";" for k in range(thing)):
            continue
        over = draft[thing].head
        if over == thing or any(draft[k].text == ";" for k in range(thing, i)):
            continue
        draft.set(i, head=over, dep="conj", tag="VBD")
        draft.set(thing, head=i, dep="nsubj")


_TOLD = verb_lists.listed(
    "fact rumor idea news belief claim hope report notion theory thought suspicion conclusion announcement"
    " promise statement fear feeling proof evidence warning suggestion possibility argument assumption"
    " opinion"
    " complaint prediction story discovery decision hint sign wish guess legend myth admission"
)


def noun_with_that_clause(draft: Draft) -> None:
    """the rumor THAT THE MILL WOULD CLOSE: a whole clause that says what the rumor is renames it."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if node.dep != "relcl" or draft[thing].lower not in _TOLD or not draft.under(i, "nsubj", "nsubjpass"):
            continue
        opener = next((k for k in draft.under(i) if draft[k].lower == "that" and k == thing + 1), None)
        if opener is None or draft[opener].dep in ("nsubj", "nsubjpass") or _lacks_object(draft, i):
            continue
        draft.set(opener, dep="mark", tag="IN")
        draft.set(i, dep="acl")


def _lacks_object(draft: Draft, verb: int) -> bool:
    """A verb that must have an object and has none: "the story that he TOLD"."""
    usual = next((r.frames[:2] for r in readings(draft[verb].lemma, Pos.VERB)), ())
    own = [k for k in draft.under(verb, "dobj", "ccomp", "xcomp") if k > verb]
    return Frame.INTRANSITIVE not in usual and not own and not draft.under(verb, "auxpass")


def _could_be_finite(draft: Draft, index: int) -> bool:
    node = draft[index]
    if node.tag in FINITE and node.dep not in ("aux", "auxpass"):
        return True
    forms = verb_tags(node.lower)
    return (
        node.tag in ("JJ", "VBN", "NNS", "NN")
        and bool({"VBD", "VBZ"} & forms.keys())
        and node.dep
        in (
            "amod",
            "dobj",
            "ccomp",
            "attr",
            "acl",
        )
    )
