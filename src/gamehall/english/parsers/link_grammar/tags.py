"""Penn tags and lemmas for the words of a linkage, from what they do in it and what the lexicon knows."""

from gamehall.english.grammar.verb_lists import listed
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.verb_arcs import is_command
from gamehall.english.parsers.link_grammar.words import (
    AUXILIARY_LEMMAS,
    MODALS,
    POSSESSIVES,
    WH_ADVERBS,
    Known,
    known,
)
from gamehall.lexicon.knowledge import Form, Kind, Pos

_BY_RELATION = {
    "neg": "RB", "mark": "IN", "predet": "PDT", "case": "POS", "nummod": "CD", "cc": "CC", "preconj": "CC",
    "expl": "EX", "det": "DT", "prt": "RP", "intj": "UH", "prep": "IN", "agent": "IN", "quantmod": "RB",
}  # fmt: skip
_AUXILIARIES = {
    "am": "VBP", "'m": "VBP", "are": "VBP", "'re": "VBP", "is": "VBZ", "'s": "VBZ", "was": "VBD",
    "were": "VBD",
    "be": "VB", "been": "VBN", "being": "VBG", "have": "VBP", "'ve": "VBP", "has": "VBZ", "had": "VBD",
    "having": "VBG", "do": "VBP", "does": "VBZ", "did": "VBD",
}  # fmt: skip
_WH = {"who": "WP", "whom": "WP", "whoever": "WP", "whomever": "WP", "what": "WP", "whatever": "WP",
       "which": "WDT", "whichever": "WDT", "that": "WDT", "whose": "WP$"}  # fmt: skip
_PRONOUN_LEMMAS = {"me": "i", "him": "he", "us": "we", "them": "they", "n't": "not", "'m": "be"}
_SIMPLE = {
    Pos.ADJECTIVE: "JJ", Pos.ADVERB: "RB", Pos.PREPOSITION: "IN", Pos.CONJUNCTION: "CC",
    Pos.INTERJECTION: "UH",
}  # fmt: skip
_HELPING = _AUXILIARIES.keys() | MODALS
_DETERMINERS = listed("this that these those all some any each both either neither another")
_PERSONAL = frozenset({Kind.PERSONAL, Kind.REFLEXIVE})
_NOMINAL = ("nsubj", "nsubjpass", "dobj", "pobj", "conj", "appos", "dative", "attr")
_NAME_MARKS = frozenset("mfbl")
_MARKS = {
    ".": ".", "?": ".", "!": ".", ",": ",", "-": "HYPH", "(": "-LRB-", "[": "-LRB-", ")": "-RRB-",
    "]": "-RRB-", "“": "``", "‘": "``", "”": "''", '"': "''",
}  # fmt: skip
_VERB_FORMS = {
    "VBZ": Form.THIRD, "VBD": Form.PAST, "VBN": Form.PAST_PARTICIPLE, "VBG": Form.PRESENT_PARTICIPLE,
    "VB": Form.BASE, "VBP": Form.BASE,
}  # fmt: skip


def tags(draft: Draft) -> list[str]:
    found = [""] * len(draft.forms)
    for word in range(1, len(draft.forms)):
        found[word] = _tag(draft, word, found)
    return found


def mark_tag(text: str) -> str:
    return _MARKS.get(text, ":")


def part_tag(text: str) -> str:
    """Of a part of a word that the linkage did not cut: n't, the "well" of well-known."""
    form = text.lower().replace("’", "'")
    if form in ("n't", "not"):
        return "RB"
    facts = known(form)
    if Kind.CARDINAL in facts.kinds or form[:1].isdigit():
        return "CD"
    return _SIMPLE.get(_likeliest(facts), "NN")


def lemma(text: str, tag: str) -> str:
    form = text.lower().replace("’", "'")
    if tag in ("PRP", "RB", "WP") and form in _PRONOUN_LEMMAS:
        return _PRONOUN_LEMMAS[form]
    if tag == "PRP":
        return "she" if form == "her" else form
    if tag == "MD":
        return AUXILIARY_LEMMAS.get(form, form)
    facts = known(form)
    if tag in _VERB_FORMS:
        if form == "'d":
            return "have"
        auxiliary = AUXILIARY_LEMMAS.get(form)
        return auxiliary or facts.verbs.get(_VERB_FORMS[tag]) or facts.lemma or form
    if tag == "NNS":
        return facts.noun_lemma
    if tag in ("JJR", "RBR"):
        return facts.degrees.get(Form.COMPARATIVE, form)
    if tag in ("JJS", "RBS"):
        return facts.degrees.get(Form.SUPERLATIVE, form)
    return form


def _likeliest(facts: Known) -> Pos:
    return max(facts.weights, key=lambda part: facts.weights[part], default=Pos.NOUN)


def _tag(draft: Draft, word: int, found: list[str]) -> str:
    form, relation = draft.forms[word], draft.relations[word]
    if relation in ("aux", "auxpass") or (form in _HELPING and draft.joints.is_verb(word)):
        return _auxiliary(draft, word)
    if form in WH_ADVERBS and not (form == "however" and relation == "advmod"):
        return "WRB"
    if form in _WH and relation != "mark":
        return _wh(draft, word)
    if relation == "poss" and form in POSSESSIVES:
        return "PRP$"
    if relation in _BY_RELATION:
        return _BY_RELATION[relation]
    if draft.knows(word).is_past_participle and draft.under(word, "auxpass"):
        return "VBN"
    if _is_verb(draft, word):
        return _verb(draft, word, found)
    return _other(draft, word, found)


def _auxiliary(draft: Draft, word: int) -> str:
    form = draft.forms[word]
    if form == "to":
        return "TO"
    helped = draft.joints.helped.get(word)
    if form == "'d":
        return "VBD" if helped and helped.name == "PP" else "MD"
    if form in MODALS or form in ("need", "dare"):
        return "MD"
    before = draft.linkage.left(word, "I", "PP", "W")
    if (
        before
        and (before.name == "I" or (before.name == "W" and before.fine[:1] in ("i", "g")))
        and form in ("have", "do")
    ):
        return "VB"
    if form == "had" and before and before.name == "PP":
        return "VBN"
    return _AUXILIARIES.get(form, "VBD" if known(form).verbs.get(Form.PAST) else "VB")


def _wh(draft: Draft, word: int) -> str:
    form, relation = draft.forms[word], draft.relations[word]
    if form == "that" and not (draft.linkage.left(word, "R") or draft.linkage.right(word, "RS", "B", "CV")):
        return "IN" if relation == "mark" else "DT"
    return "WDT" if relation == "det" else _WH[form]


def _is_verb(draft: Draft, word: int) -> bool:
    if word in draft.joints.ends:
        return draft.joints.is_verb(draft.joints.ends[word])
    if not draft.joints.is_verb(word) or draft.linkage.left(word, "D", "DD", "DP"):
        return False
    if draft.relations[word] in ("amod", "acomp", "oprd"):
        facts = draft.knows(word)
        return facts.weight(Pos.ADJECTIVE) < facts.weight(Pos.VERB) and not facts.degrees
    return draft.relations[word] not in ("compound", "nsubj", "nsubjpass", "pobj") or not draft.knows(
        word
    ).can_be(Pos.NOUN)


def _verb(draft: Draft, word: int, found: list[str]) -> str:
    facts, linkage = draft.knows(word), draft.linkage
    last = draft.joints.joint(word)
    if facts.is_ing:
        return "VBG"
    led = linkage.left(last, "I", "PP", "P")
    if led and led.name == "I":
        return "VB"
    if led and (led.name == "PP" or facts.is_past_participle):
        return "VBN"
    joined = (
        draft.relations[word] == "conj" and 0 < draft.heads[word] < word and not linkage.left(last, "S", "SX")
    )
    if joined and (tag := found[draft.heads[word]]) in _VERB_FORMS and _VERB_FORMS[tag] in facts.verbs:
        return tag
    if is_command(draft, last):
        return "VB"
    alone = draft.relations[word] in ("amod", "acl", "acomp", "oprd") or linkage.right(word, "CO")
    if alone and facts.is_past_participle and not linkage.left(last, "S"):
        return "VBN"
    return _finite(draft, word, facts)


def _finite(draft: Draft, word: int, facts: Known) -> str:
    if Form.THIRD in facts.verbs:
        return "VBZ"
    past = Form.PAST in facts.verbs
    if past and Form.BASE in facts.verbs:
        subject = draft.linkage.left(word, "S", "SX")
        commonest = next(form for form in facts.verbs if form in (Form.PAST, Form.BASE))
        third = subject and subject.fine[:1] == "s"
        return "VBD" if third or commonest is Form.PAST or draft.linkage.words[word].mark == "v-d" else "VBP"
    if past:
        return "VBD"
    if Form.BASE in facts.verbs or not facts.verbs:
        return "VBP" if Form.BASE in facts.verbs else _guessed(draft.forms[word])
    return "VBN"


def _guessed(form: str) -> str:
    if form.endswith("ed"):
        return "VBD"
    return "VBZ" if form.endswith("s") else "VBP"


def _other(draft: Draft, word: int, found: list[str]) -> str:
    """Of a word that is no verb and whose relation does not settle its tag."""
    form, relation, facts = draft.forms[word], draft.relations[word], draft.knows(word)
    mark = draft.linkage.words[word].mark[:1]
    joined = found[draft.heads[word]] if relation == "conj" else ""
    if facts.kinds & _PERSONAL and mark != "n" and relation != "compound":
        return "PRP"
    if form in _DETERMINERS and relation not in ("amod", "advmod"):
        return "DT"
    if relation == "advmod" or joined[:2] == "RB" or (relation == "pcomp" and facts.can_be(Pos.ADVERB)):
        return _degree("RB", facts)
    preposition = facts.can_be(Pos.PREPOSITION)
    if relation == "pcomp" or (preposition and (joined == "IN" or (relation == "advcl" and mark != "a"))):
        return "IN"
    if relation == "acomp" or (mark != "n" and joined[:2] == "JJ") or _describes(draft, word):
        return _degree("JJ", facts)
    if facts.weights.keys() == {Pos.INTERJECTION}:
        return "UH"
    if Kind.CARDINAL in facts.kinds or form[:1].isdigit():
        return "CD"
    if mark == "a" and (relation not in _NOMINAL or not facts.can_be(Pos.NOUN)):
        return _degree("JJ", facts)
    if relation == "dep" and not draft.linkage.words[word].used:
        return _unlinked(draft, word, facts)
    return _noun(draft, word, facts)


def _describes(draft: Draft, word: int) -> bool:
    """An adjective by its place: before a noun, or after an object."""
    facts, mark = draft.knows(word), draft.linkage.words[word].mark[:1]
    if draft.relations[word] == "oprd" and facts.weight(Pos.ADJECTIVE) > facts.weight(Pos.NOUN):
        return True
    if draft.relations[word] == "oprd":
        return mark in ("a", "e")
    return draft.relations[word] in ("advcl", "amod") and mark not in ("n", "s", "t", "p")


def _unlinked(draft: Draft, word: int, facts: Known) -> str:
    likeliest = _likeliest(facts)
    if likeliest is Pos.VERB:
        return "VBG" if facts.is_ing else _finite(draft, word, facts)
    return _SIMPLE.get(likeliest) or _noun(draft, word, facts)


def _degree(base: str, facts: Known) -> str:
    if Form.COMPARATIVE in facts.degrees:
        return base + "R"
    return base + "S" if Form.SUPERLATIVE in facts.degrees else base


def _noun(draft: Draft, word: int, facts: Known) -> str:
    named = draft.linkage.words[word].mark[:1] in _NAME_MARKS or facts.capital or not facts.weights
    proper = draft.joints.texts[word][:1].isupper() and (word > draft.first or named)
    return ("NNP" if proper else "NN") + ("S" if _is_plural(draft, word, facts) else "")


def _is_plural(draft: Draft, word: int, facts: Known) -> bool:
    if facts.plural != facts.singular:
        return facts.plural
    determiner, verb = draft.linkage.left(word, "D"), draft.linkage.right(word, "S")
    if determiner and determiner.fine[:2] == "mc":
        return True
    if (determiner and determiner.fine[:1] == "s") or (verb and verb.fine[:1] == "s"):
        return False
    return facts.only_plural or bool(verb and verb.fine[:1] == "p" and facts.plural)
