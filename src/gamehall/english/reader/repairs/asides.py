"""Mending rules on what stands beside the sentence: interjections, direct address, appositives."""

from gamehall.english.grammar.parts import readings, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import CLAUSES, NOUNS, VERBS, main_class, verb_tags
from gamehall.lexicon.knowledge import NounClass, Pos

_OPENERS = ('"', "\u201c", "``")
_SPOKEN_TO = (NounClass.PERSON, NounClass.ANIMAL, NounClass.GROUP)


def interjection_first(draft: Draft) -> None:
    """GOSH, that hurts: a word the dictionary calls an interjection, with a comma or "!" after it."""
    for i in range(len(draft) - 1):
        first = i == 0 or draft[i - 1].text in _OPENERS
        if not first or draft[i + 1].text not in (",", "!") or not readings(draft[i].lower, Pos.INTERJECTION):
            continue
        if i + 2 < len(draft) and draft[i + 2].text in ('"', "\u201d", "''"):
            continue
        if weight(draft[i].lower, Pos.NOUN) > 2 and main_class(draft[i].lower) in _SPOKEN_TO:
            continue
        rest = [k for k in range(i + 2, len(draft)) if draft[k].dep == "ROOT" or draft[k].head == i]
        main = next((k for k in rest if draft[k].tag in VERBS), None)
        if draft[i].head == i:
            if main is None:
                continue
            for k in draft.under(i):
                draft.set(k, head=main)
            draft.root(main)
            draft.set(i, head=main)
        draft.set(i, dep="intj", tag="UH")


def direct_address(draft: Draft) -> None:
    """CAPTAIN, lower the sail: a person named before a command or before a clause with its own subject."""
    first = 1 if len(draft) and draft[0].text in _OPENERS else 0
    comma = next((i for i in range(first, min(first + 5, len(draft))) if draft[i].text == ","), None)
    if comma is None or comma == first or comma + 1 >= len(draft):
        return
    name = comma - 1
    if not _can_be_addressed(draft, first, name):
        return
    after = comma + 1
    while after < len(draft) - 1 and (
        draft[after].lower in ("please", "do", "not", "never", "n't", "always")
    ):
        after += 1
    forms = verb_tags(draft[after].lower)
    if draft[comma + 1].tag in ("WP", "WDT", "WP$", "WRB"):
        return
    second = next((i for i in range(after + 1, len(draft)) if draft[i].text == ","), None)
    if second is not None and _closes_appositive(draft, after, second):
        return
    if "VB" in forms and draft[after].tag not in ("DT", "PRP$", "MD") and not _is_clause_before(draft, after):
        verb = after
        _lead(draft, verb, forms["VB"])
    else:
        verb = next((i for i in range(after, len(draft)) if _has_subject(draft, i, after)), -1)
        if verb < 0:
            return
    if draft[name].head == name:
        draft.root(verb)
    draft.set(name, head=verb, dep="vocative", tag=draft[name].tag if draft[name].tag in NOUNS else "NN")


def address_last(draft: Draft) -> None:
    """Pass me the salt, ANNA: a name after the last comma of a command or a question is spoken to."""
    if len(draft) < 4 or draft.nodes[-1].text not in (".", "!", "?"):
        return
    name, comma = len(draft) - 2, len(draft) - 3
    node = draft[name]
    if draft[comma].text != "," or node.dep not in ("appos", "npadvmod", "conj", "dobj", "dep"):
        return
    if any(n.text == "," for n in draft.nodes[:comma]) or draft.under(name, "det", "poss", "cc"):
        return
    root = next((i for i, n in enumerate(draft.nodes) if n.head == i), name)
    spoken = draft.nodes[-1].text == "?" or (draft[root].tag == "VB" and not draft.under(root, *SUBJECTS))
    person = node.tag == "NNP" or main_class(node.lower) in _SPOKEN_TO
    if spoken and person and root != name:
        draft.set(name, head=root, dep="vocative")


def address_inside(draft: Draft) -> None:
    """Open the window, CAPTAIN, before it rains: between commas in a command a person is spoken to."""
    root = next((i for i, n in enumerate(draft.nodes) if n.head == i), -1)
    if root < 0 or draft[root].tag != "VB" or draft.under(root, *SUBJECTS):
        return
    for i in range(1, len(draft) - 1):
        node = draft[i]
        bare = draft[i - 1].text == draft[i + 1].text == "," and not draft.under(
            i, "det", "poss", "conj", "cc"
        )
        person = node.tag == "NNP" or main_class(node.lower) in _SPOKEN_TO
        over = draft[node.head]
        if (
            bare
            and person
            and node.dep in ("appos", "npadvmod", "conj")
            and main_class(over.lower) not in _SPOKEN_TO
        ):
            draft.set(i, head=root, dep="vocative")


def _can_be_addressed(draft: Draft, first: int, name: int) -> bool:
    node = draft[name]
    if node.dep == "intj" or (node.tag not in NOUNS and weight(node.lower, Pos.NOUN) < 0):
        return False
    if any(draft[i].tag not in ("NN", "NNP", "NNS", "PRP$", "JJ", "DT", "UH") for i in range(first, name)):
        return False
    if any(draft[i].tag == "DT" for i in range(first, name)):
        return False
    return node.tag in ("NNP", "NNPS") or main_class(node.lower) in _SPOKEN_TO


def _closes_appositive(draft: Draft, start: int, comma: int) -> bool:
    """Between two commas stands a noun phrase without a verb: an appositive, not the sentence."""
    return not any(draft[i].tag in VERBS and draft[i].tag not in ("VBN", "VBG") for i in range(start, comma))


def _is_clause_before(draft: Draft, index: int) -> bool:
    """The word opens a noun phrase that is a subject."""
    node = draft[index]
    return node.dep in ("compound", "amod", "det", "poss", *SUBJECTS) and node.tag != "VB"


def _has_subject(draft: Draft, verb: int, after: int) -> bool:
    if draft[verb].tag not in VERBS or draft[verb].dep not in CLAUSES:
        return False
    return any(i >= after for i in draft.under(verb, *SUBJECTS, "expl"))


def _lead(draft: Draft, verb: int, lemma: str) -> None:
    """Makes the command the root of the sentence."""
    old = next((i for i, n in enumerate(draft.nodes) if n.head == i), verb)
    if old != verb and draft[old].tag not in VERBS:
        for i in draft.under(old):
            if i != verb:
                draft.set(i, head=verb)
        draft.root(verb)
        draft.set(old, head=verb, dep="dobj" if old > verb else "vocative")
    elif old != verb and draft[verb].dep not in ("ccomp", "conj"):
        return
    draft.set(verb, tag="VB", lemma=lemma)


def appositive_between_commas(draft: Draft) -> None:
    """The crew that won, A TEAM FROM OHIO, left: a second "subject" between commas renames the first."""
    for verb, node in enumerate(draft.nodes):
        subjects = draft.under(verb, "nsubj", "nsubjpass")
        if node.tag not in VERBS or len(subjects) < 2:
            continue
        first, *others = subjects
        for other in others:
            span = draft.span(other)
            before, after = min(span) - 1, max(span) + 1
            if draft[before].text == "," and (draft[after].text == "," or draft[span[-1]].text == ","):
                draft.set(other, head=first, dep="appos")


def appositive_not_list(draft: Draft) -> None:
    """the older car, YOURS, won: between commas without "and" the second noun renames the first."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if node.dep != "conj" or draft.under(thing, "cc") or draft.under(i, "cc", "conj") or thing > i:
            continue
        span = draft.span(i)
        naming = draft[thing].dep in ("nsubj", "nsubjpass", "dobj", "pobj") and node.tag in (*NOUNS, "PRP")
        if (
            naming
            and draft[span[0] - 1].text == ","
            and "," in (draft[span[-1]].text, draft[span[-1] + 1].text)
        ):
            draft.set(i, dep="appos")


def list_not_appositive(draft: Draft) -> None:
    """a compass, A ROPE and two blankets: with "and" after it the noun is one of a list."""
    for i, node in enumerate(draft.nodes):
        joined = draft.under(i, "conj")
        if (
            node.dep != "appos"
            or not joined
            or not draft.under(i, "cc")
            or draft[min(draft.span(i)) - 1].text != ","
        ):
            continue
        last = max(draft.span(joined[-1]))
        if (
            draft[node.head].dep in ("nsubj", "nsubjpass")
            or draft[node.head].tag == "NNS"
            or (last + 1 < len(draft) and draft[last + 1].text == ",")
        ):
            continue
        draft.set(i, dep="conj")


def last_of_subjects(draft: Draft) -> None:
    """John, Paul, AND GEORGE sang: the last of the list is a subject too."""
    for i, node in enumerate(draft.nodes):
        if node.dep != "compound" or draft[node.head].tag not in VERBS or i == 0 or draft[i - 1].tag != "CC":
            continue
        draft.set(i, head=draft[i - 1].head, dep="conj")


def appositive_as_subject(draft: Draft) -> None:
    """the material, SOAP, felt firm: the noun before the comma is the subject, the next renames it."""
    for i, node in enumerate(draft.nodes):
        if node.dep not in ("nsubj", "nsubjpass") or i < 2 or draft[i + 1].text != ",":
            continue
        first = next((k for k in draft.under(i, "nmod", "compound") if draft[k + 1].text == ","), None)
        if first is None:
            continue
        for child in draft.under(i):
            if child < first:
                draft.set(child, head=first)
        draft.set(first, head=node.head, dep=node.dep)
        draft.set(i, head=first, dep="appos")


def name_after_noun(draft: Draft) -> None:
    """My dog REX barks: a name after a noun with its own article or possessive renames it."""
    for i, node in enumerate(draft.nodes):
        if node.tag != "NNP" or i == 0 or node.dep in ("compound", "poss"):
            continue
        noun = i - 1
        if draft[noun].tag != "NN" or draft[noun].head != i or draft[noun].dep != "compound":
            continue
        owners = [k for k in draft.under(i, "det", "poss") if k < noun]
        if not owners or main_class(draft[noun].lower) not in _SPOKEN_TO:
            continue
        root = node.head == i
        draft.set(noun, head=noun if root else node.head, dep=node.dep)
        for child in draft.under(i):
            if child < noun or draft[child].dep in ("relcl", "prep", "punct"):
                draft.set(child, head=noun)
        draft.set(i, head=noun, dep="appos")
