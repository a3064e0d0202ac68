"""Mending rules on the form of words: a verb taken for a noun, a noun for a verb."""

from gamehall.english.fusing.draft import SUBJECTS, Draft
from gamehall.english.fusing.words import CLAUSES, FINITE, NOUNS, VERBS, ing_verb, verb_tags
from gamehall.english.grammar.parts import is_pronoun, readings, weight
from gamehall.lexicon.knowledge import Form, Kind, Pos, Reading, entry

_OPEN = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB)
_TAGGED = {"N": Pos.NOUN, "V": Pos.VERB, "J": Pos.ADJECTIVE, "R": Pos.ADVERB}


def name_by_capital(draft: Draft) -> None:
    """A capital inside the sentence marks a name: "call their puppy BISCUIT"."""
    for i in range(1, len(draft)):
        node = draft[i]
        opens = draft[i - 1].tag in ("``", "''", ".", ":") or draft[i - 1].text in ('"', "\u201c")
        if opens or not node.text[0].isupper() or node.text == "I":
            continue
        if node.tag in ("NN", "NNS") or (node.tag == "JJ" and weight(node.lower, Pos.ADJECTIVE) < 0):
            draft.set(i, tag="NNPS" if node.tag == "NNS" else "NNP")


def tag_by_dictionary(draft: Draft) -> None:
    """A word is never what the dictionary does not know it as: "migrate" is no noun, "funniest" no noun."""
    for i, node in enumerate(draft.nodes):
        seen = _TAGGED.get(node.tag[:1])
        if seen is None or node.tag in ("NNP", "NNPS", "RP") or weight(node.lower, seen) >= 0:
            continue
        listed = [pos for pos in _OPEN if weight(node.lower, pos) >= 0]
        if len(listed) != 1 or entry(node.lower) is None or any(readings(node.lower, p) for p in _CLOSED):
            continue
        reading = readings(node.lower, listed[0])[0]
        if tag := _tag_of(reading, draft, i):
            draft.set(i, tag=tag, lemma=reading.lemma)


_CLOSED = (Pos.PRONOUN, Pos.PREPOSITION, Pos.CONJUNCTION)
_FORMS = {
    Form.SINGULAR: "NN",
    Form.PLURAL: "NNS",
    Form.BOTH: "NN",
    Form.POSITIVE: "JJ",
    Form.COMPARATIVE: "JJR",
    Form.SUPERLATIVE: "JJS",
}


def _tag_of(reading: Reading, draft: Draft, index: int) -> str | None:
    if reading.pos is Pos.VERB:
        forms = verb_tags(draft[index].lower)
        helped = any(draft[k].dep in ("aux", "auxpass") for k in draft.under(index))
        if "VB" in forms:
            return "VB" if helped or index == 0 else "VBP"
        return next(iter(forms), None)
    tag = _FORMS.get(reading.form)
    return tag.replace("JJ", "RB") if tag and reading.pos is Pos.ADVERB else tag


def preposition_in_ing(draft: Draft) -> None:
    """the article CONCERNING the strike: a preposition that looks like a participle."""
    for i, node in enumerate(draft.nodes):
        thing = draft.first(i, "dobj")
        if node.lower in ("concerning", "regarding", "including") and node.tag == "VBG" and thing is not None:
            draft.set(i, tag="IN", dep="prep", lemma=node.lower)
            draft.set(thing, dep="pobj")


def helper_needs_verb(draft: Draft) -> None:
    """Whom did the conductor PRAISE? What a helping verb hangs on is a verb."""
    for i, node in enumerate(draft.nodes):
        helpers = [k for k in draft.under(i, "aux") if draft[k].tag == "MD" or draft[k].lemma == "do"]
        if node.tag not in NOUNS or not helpers or "VB" not in verb_tags(node.lower):
            continue
        draft.set(i, tag="VB", lemma=verb_tags(node.lower)["VB"])
        for k in draft.under(i, "nsubj"):
            if draft[k].lower == "whom" or (draft[k].tag == "WP" and draft.under(i, "compound")):
                draft.set(k, dep="dobj")


def noun_by_article(draft: Draft) -> None:
    """the WELL ran dry: between an article and a verb stands a noun."""
    for i in range(1, len(draft) - 1):
        node = draft[i]
        if node.tag not in ("RB", "JJ", "VB") or draft[i - 1].tag not in ("DT", "PRP$"):
            continue
        if draft[i + 1].tag in FINITE and weight(node.lower, Pos.NOUN) >= 0 and draft[i - 1].lower != "that":
            draft.set(i, tag="NN", lemma=node.lower)
            verb = i + 1
            while draft[verb].dep in ("aux", "auxpass") and draft[verb].head != verb:
                verb = draft[verb].head
            if not draft.under(verb, *SUBJECTS):
                draft.set(i, head=verb, dep="nsubj")
                draft.set(i - 1, head=i, dep="det" if draft[i - 1].tag == "DT" else "poss")


def adverb_of_adverb(draft: Draft) -> None:
    """hiked REMARKABLY quietly: of two adverbs in a row the first tells of the second."""
    for i in range(len(draft) - 1):
        node, after = draft[i], draft[i + 1]
        if not (node.tag.startswith("RB") and after.tag.startswith("RB") and node.head == after.head):
            continue
        degree = any(Kind.DEGREE in r.kinds for r in readings(node.lower, Pos.ADVERB))
        if node.dep == after.dep == "advmod" and (degree or (_manner(node.lower) and _manner(after.lower))):
            draft.set(i, head=i + 1)


def _manner(word: str) -> bool:
    return word.endswith("ly") or word in ("more", "most", "less", "least")


def adjective_before_noun(draft: Draft) -> None:
    """the KIND smile: before a noun a word that is mostly an adjective is one."""
    for i, node in enumerate(draft.nodes):
        mostly = weight(node.lower, Pos.ADJECTIVE) > weight(node.lower, Pos.NOUN)
        if node.tag == "NN" and node.dep == "compound" and node.head > i and mostly:
            draft.set(i, tag="JJ", dep="amod")


def which_noun(draft: Draft) -> None:
    """decided WHICH players would start: before its noun "which" is an adjective."""
    for i in range(len(draft) - 1):
        node, after = draft[i], draft[i + 1]
        asks = node.lower in ("which", "what", "whose") and node.tag in ("WDT", "WP")
        if not asks or after.tag not in NOUNS or draft.under(i + 1, "det", "poss"):
            continue
        if node.dep in ("dobj", "attr", "nsubj", "pobj"):
            draft.set(i, head=i + 1, dep="det", tag="WDT")


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


_WHOEVER = frozenset({"whoever", "whomever", "whatever", "whichever"})
_PERSONAL = frozenset({"me", "he", "him", "she", "they", "them", "we", "us"})
_OWNED = frozenset({"mine", "yours", "hers", "ours", "theirs"})


def pronoun_not_noun(draft: Draft) -> None:
    """theirs, ours and hers are pronouns wherever they stand: "THEIRS won"."""
    for i, node in enumerate(draft.nodes):
        named = node.lower in _OWNED and (i == 0 or draft[i - 1].tag not in ("DT", "JJ"))
        if node.tag != "PRP" and (named or node.lower in _PERSONAL):
            draft.set(i, tag="PRP", lemma=node.lower)
        elif node.lower in _WHOEVER and node.tag not in ("WP", "WDT"):
            draft.set(i, tag="WP", lemma=node.lower)


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


def gerund_not_noun(draft: Draft) -> None:
    """An -ing form in a noun's place without article or adjective is a gerund: "SWIMMING is healthy"."""
    places = ("nsubj", "nsubjpass", "dobj", "pobj", "attr", "appos", "conj", "dative")
    for i, node in enumerate(draft.nodes):
        if node.tag not in ("NN", "JJ") or node.dep not in places or not node.lower.endswith("ing"):
            continue
        lemma = ing_verb(node.lower)
        if lemma is None or draft.under(i, "det", "amod", "nummod", "compound"):
            continue
        if draft.under(i, "poss") and weight(node.lower, Pos.NOUN) > 1:
            continue
        if node.dep == "conj" and draft[node.head].tag != "VBG":
            continue
        draft.set(i, tag="VBG", lemma=lemma)


def noun_not_gerund(draft: Draft) -> None:
    """With an article before it an -ing form is a noun: "admired the PAINTING"."""
    for i, node in enumerate(draft.nodes):
        if node.tag == "VBG" and node.dep in ("nsubj", "nsubjpass", "dobj", "pobj", "attr", "nmod", "pcomp"):
            owned = draft.under(i, "det", "amod", "nummod")
            if owned and weight(node.lower, Pos.NOUN) >= 0 and not draft.under(i, "dobj", "aux"):
                draft.set(i, tag="NN", lemma=node.lower, dep="pobj" if node.dep == "pcomp" else node.dep)


def adjective_after_pronoun(draft: Draft) -> None:
    """An adjective right after an indefinite pronoun modifies it: "something SWEET", "anyone WISE"."""
    for i in range(1, len(draft)):
        node, before = draft[i], draft[i - 1]
        ending = before.lower.endswith(("thing", "body", "one")) and is_pronoun(before.lower)
        verb = before.head
        if before.dep == "dobj" and draft[verb].lemma in _MAKING and not before.lower.endswith("thing"):
            continue
        if not ending or before.lower in ("one", "none") or weight(node.lower, Pos.ADJECTIVE) < 0:
            continue
        if node.tag == "DT" or (node.tag in VERBS and node.tag not in ("VBN", "VBG")):
            continue
        if node.dep in ("compound", "amod") and node.head != i - 1 and draft[node.head].start > node.start:
            continue
        usual = max(weight(node.lower, Pos.NOUN), weight(node.lower, Pos.ADVERB))
        if weight(node.lower, Pos.ADJECTIVE) < usual:
            continue
        if before.head == i:
            _swap(draft, i - 1, i)
        draft.set(i, head=i - 1, dep="amod", tag="JJ")


_MAKING = frozenset({"make", "keep", "find", "consider", "render", "drive", "leave", "turn", "get", "hold"})


def _swap(draft: Draft, pronoun: int, adjective: int) -> None:
    """The pronoun takes the place in the tree that the adjective had."""
    node = draft[adjective]
    root = node.head == adjective
    draft.set(pronoun, head=pronoun if root else node.head, dep=node.dep)
    for child in draft.under(adjective):
        if child != pronoun and child < pronoun:
            draft.set(child, head=pronoun)


def command_first(draft: Draft) -> None:
    """A sentence that opens with a base form and has no finite verb is a command: "CLOSE the gate"."""
    for i, node in enumerate(draft.nodes):
        if node.tag == "VBP" and node.head == i and node.lemma != "be" and "VB" in verb_tags(node.lower):
            if not draft.under(i, *SUBJECTS, "expl", "aux") and not any(
                n.tag == "VBG" for n in draft.nodes[:i]
            ):
                draft.set(i, tag="VB")
    first = next((i for i, n in enumerate(draft.nodes) if n.lower != "please" and n.text[0].isalpha()), None)
    if first is None or draft[first].head != first or draft[first].tag in VERBS:
        return
    forms = verb_tags(draft[first].lower)
    finite = any(n.tag in FINITE and n.dep in ("ROOT", "conj") for n in draft.nodes)
    if "VB" in forms and not finite and draft.under(first, "dobj", "prt", "prep"):
        draft.set(first, tag="VB", lemma=forms["VB"])
