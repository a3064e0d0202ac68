"""Mending rules on the verb of a sentence or clause: lost, mistaken for a noun, or in the wrong form."""

from gamehall.english.grammar.parts import weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import CLAUSES, FINITE, NOUNS, VERBS, verb_tags
from gamehall.lexicon.knowledge import Pos


def helper_needs_verb(draft: Draft) -> None:
    """Whom did the conductor PRAISE? What a helping verb hangs on is a verb."""
    for i, node in enumerate(draft.nodes):
        helpers = [k for k in draft.under(i, "aux") if draft[k].tag == "MD" or draft[k].lemma == "do"]
        if node.tag not in NOUNS or not helpers or "VB" not in verb_tags(node.lower):
            continue
        draft.set(i, tag="VB", lemma=verb_tags(node.lower)["VB"])
        for k in draft.under(helpers[0], "dobj", "nsubj"):
            if helpers[0] < k < i and not draft.under(i, *SUBJECTS):
                draft.set(k, head=i, dep="nsubj")
        for k in draft.under(i, "nsubj", "compound", "det", "nmod"):
            if draft[k].lower == "whom" or (draft[k].tag == "WP" and draft.under(i, "compound")):
                draft.set(k, dep="dobj")


def subject_of_question(draft: Draft) -> None:
    """Whose umbrella is THIS? Of two predicates in a question the pronoun after "be" is the subject."""
    for verb, node in enumerate(draft.nodes):
        if node.lemma != "be" or draft.under(verb, *SUBJECTS, "expl") or draft.nodes[-1].text != "?":
            continue
        things = draft.under(verb, "attr", "acomp")
        if len(things) == 2 and things[1] > verb:
            draft.set(things[1], dep="nsubj")


def subject_lost(draft: Draft) -> None:
    """WILD GEESE migrate: the noun right before a verb that lacks a subject is its subject."""
    for verb, node in enumerate(draft.nodes):
        if node.tag not in ("VBD", "VBZ", "VBP", "VB") or draft.under(verb, *SUBJECTS, "expl", "mark"):
            continue
        thing = verb - 1
        helpers = draft.under(verb, "aux", "auxpass")
        if thing < 0 or draft[thing].tag not in NOUNS or draft[thing].head != verb:
            continue
        if draft[thing].dep not in ("amod", "compound", "nmod", "npadvmod", "dep"):
            continue
        if node.tag == "VB" and not helpers:
            draft.set(verb, tag="VBP")
        for child in draft.under(verb, "det", "amod", "poss", "compound", "nummod", "predet"):
            if child < thing:
                draft.set(child, head=thing)
        draft.set(thing, dep="nsubj")


def verb_for_sentence(draft: Draft) -> None:
    """A sentence without any finite verb has one taken for a noun: "The roof of the house LEAKS"."""
    roots = [i for i, n in enumerate(draft.nodes) if n.head == i]
    if len(roots) != 1:
        return
    root = roots[0]
    if any(n.tag in FINITE and n.head == root and n.dep in ("conj", "aux") for n in draft.nodes):
        return
    if (draft[root].tag not in NOUNS and draft[root].tag != "PRP") or draft[0].tag == "VB":
        return
    wanted = ("VBD", "VBZ") if draft[root].tag in ("NN", "NNP") else ("VBD", "VB")
    for i in range(root + 1, len(draft)):
        node, forms = draft[i], verb_tags(draft[i].lower)
        tag = next((t for t in wanted if t in forms), None)
        if tag is None or node.tag in ("VBG", "IN", "DT") or draft[i - 1].tag in ("DT", "PRP$"):
            continue
        if draft[i - 1].head == i and draft[i - 1].tag in ("JJ", "CD"):
            continue
        if node.dep in ("advcl", "ccomp", "aux", "auxpass") or draft.under(i, *SUBJECTS, "aux"):
            continue
        if (noun := draft.first(i, "compound")) is not None and noun == i - 1:
            for child in draft.under(i):
                draft.set(child, head=noun)
            draft.set(noun, head=node.head, dep=node.dep)
        for child in draft.under(root):
            if child > i or draft[child].dep == "punct":
                draft.set(child, head=i)
        over = draft[i].head
        if over != root and draft[over].tag in NOUNS:
            for child in draft.under(i, "punct"):
                draft.set(child, head=i)
        draft.root(i)
        if over > i and draft[over].tag in NOUNS:
            draft.set(over, head=i, dep="dobj")
        draft.set(i, tag="VBP" if tag == "VB" else tag, lemma=forms[tag])
        draft.set(root, head=i, dep="nsubj")
        return


def verb_at_end(draft: Draft) -> None:
    """The pipe BURST: without any finite verb the last of two nouns is one, if it is the past of a verb."""
    roots = [i for i, n in enumerate(draft.nodes) if n.head == i]
    root = roots[0] if roots else 0
    if len(roots) != 1 or any(n.tag in FINITE for n in draft.nodes) or not _two_nouns(draft, root):
        return
    if not draft.under(root, *SUBJECTS, "relcl", "acl", "conj"):
        _parted(draft, root)


def verb_before_clause(draft: Draft) -> None:
    """The pipe BURST and the cellar flooded: a clause is joined to a clause, and one verb has one subject."""
    for i, node in enumerate(draft.nodes):
        if not _two_nouns(draft, i) or draft.under(i, *SUBJECTS, "relcl", "acl"):
            continue
        after = node.head
        if node.dep in SUBJECTS and after > i:
            joined = draft.under(i, "cc") and any(k > i for k in draft.under(after, *SUBJECTS))
            if not joined or draft.under(i, "conj"):
                continue
            above = draft[after]
            _parted(draft, i)
            draft.set(i, head=i if above.head == after else above.head, dep=above.dep)
            for child in draft.under(after):
                if child < i:  # "that", which opens both
                    draft.set(child, head=i)
            draft.set(after, head=i, dep="conj")
        elif (node.dep == "ccomp" and after > i) or any(_is_clause(draft, k) for k in draft.under(i, "conj")):
            _parted(draft, i)


def _two_nouns(draft: Draft, index: int) -> bool:
    """the PIPE BURST: a noun before what is tagged as one and may be the past of a verb."""
    thing, node = draft[index - 1], draft[index]
    paired = thing.head == index and thing.dep == "compound" and thing.tag in NOUNS
    return paired and node.tag in ("NN", "NNP") and "VBD" in verb_tags(node.lower)


def _is_clause(draft: Draft, index: int) -> bool:
    return draft[index].tag in FINITE and bool(draft.under(index, *SUBJECTS))


def _parted(draft: Draft, verb: int) -> None:
    """The first of two nouns becomes the subject of the second."""
    for child in draft.under(verb):
        if child < verb - 1:
            draft.set(child, head=verb - 1)
    draft.set(verb - 1, dep="nsubj")
    draft.set(verb, tag="VBD", lemma=verb_tags(draft[verb].lower)["VBD"])


def clause_needs_verb(draft: Draft) -> None:
    """The head of a clause with a subject is a verb: "the dog that BIT me", "he let the dog SLEEP"."""
    for i, node in enumerate(draft.nodes):
        if node.tag in VERBS or node.dep not in CLAUSES or not verb_tags(node.lower):
            continue
        if not draft.under(i, *SUBJECTS, "aux") or draft.under(i, "det", "poss", "amod", "case", "cop"):
            continue
        if weight(node.lower, Pos.ADJECTIVE) > weight(node.lower, Pos.VERB):
            continue
        _retag(draft, i)


def _retag(draft: Draft, index: int) -> None:
    node, forms = draft[index], verb_tags(draft[index].lower)
    bare = node.dep in ("ccomp", "xcomp") and draft[node.head].lemma in ("let", "make", "help", "see", "hear")
    if (bare or any(draft[a].tag in ("TO", "MD") for a in draft.under(index, "aux"))) and "VB" in forms:
        tag = "VB"
    elif "VBD" in forms:
        tag = "VBD"
    elif "VBZ" in forms:
        tag = "VBZ"
    elif "VB" in forms:
        tag = "VBP"
    else:
        tag = next(iter(forms))
    draft.set(index, tag=tag, lemma=forms.get(tag, forms.get("VB", node.lemma)))


def finite_without_helper(draft: Draft) -> None:
    """A verb with a subject and no helping verb is finite: "a cat WATCHED" is no participle."""
    for i, node in enumerate(draft.nodes):
        if node.tag not in ("VBN", "VB") or not draft.under(i, "nsubj", "nsubjpass", "expl"):
            continue
        helpers = draft.under(i, "aux", "auxpass")
        if helpers:
            first = draft[helpers[0]]
            if first.tag == "VB" and first.lemma in ("have", "do", "be") and node.dep in CLAUSES:
                draft.set(helpers[0], tag="VBP")
            continue
        if node.dep not in CLAUSES and node.dep != "conj":
            continue
        forms = verb_tags(node.lower)
        if node.tag == "VBN" and "VBD" in forms:
            draft.set(i, tag="VBD")
        elif node.tag == "VB" and (node.dep in ("ROOT", "relcl", "advcl", "csubj") or _opened(draft, i)):
            past = "VBD" in forms
            draft.set(i, tag="VBD" if past else "VBP")


def _opened(draft: Draft, index: int) -> bool:
    """A clause that when, where, that or the like opens."""
    return any(
        draft[k].tag in ("WRB", "WP", "WDT") or draft[k].dep == "mark"
        for k in draft.under(index)
        if k < index
    )


def verb_after_opener(draft: Draft) -> None:
    """whenever LIGHTNING STRIKES: a clause that opens with when or the like ends in a verb, not a noun."""
    for i, node in enumerate(draft.nodes):
        if node.tag not in NOUNS or node.dep not in ("advcl", "ccomp", "relcl") or not _opened(draft, i):
            continue
        thing, forms = draft.first(i, "compound"), verb_tags(node.lower)
        if thing != i - 1 or draft.under(i, *SUBJECTS, "aux"):
            continue
        tag = "VBZ" if "VBZ" in forms else "VB" if "VB" in forms else None
        if tag is None:
            continue
        for child in draft.under(i, "det", "amod", "poss", "nummod"):
            draft.set(child, head=thing)
        draft.set(i, tag="VBP" if tag == "VB" else tag, lemma=forms[tag])
        draft.set(thing, dep="nsubj")


def command_first(draft: Draft) -> None:
    """A sentence that opens with a base form and has no finite verb is a command: "CLOSE the gate"."""
    for i, node in enumerate(draft.nodes):
        base = node.tag == "VBP" and node.head == i and node.lemma != "be" and "VB" in verb_tags(node.lower)
        gerund = any(n.tag == "VBG" for n in draft.nodes[:i])
        if base and not gerund and not draft.under(i, *SUBJECTS, "expl", "aux"):
            draft.set(i, tag="VB")
    first = next((i for i, n in enumerate(draft.nodes) if n.lower != "please" and n.text[0].isalpha()), None)
    if first is None or draft[first].head != first or draft[first].tag in VERBS:
        return
    forms = verb_tags(draft[first].lower)
    finite = any(n.tag in FINITE and n.dep in ("ROOT", "conj") for n in draft.nodes)
    if "VB" in forms and not finite and draft.under(first, "dobj", "prt", "prep"):
        draft.set(first, tag="VB", lemma=forms["VB"])
