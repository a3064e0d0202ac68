"""Mending rules on single words: what part of speech they are."""

from gamehall.english.grammar.parts import is_participle, is_pronoun, readings, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import FINITE, NOUNS, VERBS, ing_verb, verb_tags
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
        if node.dep == "amod" and seen is Pos.ADJECTIVE and _is_noun_before_noun(draft, i):
            draft.set(i, tag="NN", dep="compound")
            continue
        if len(listed) != 1 or entry(node.lower) is None or any(readings(node.lower, p) for p in _CLOSED):
            continue
        reading = readings(node.lower, listed[0])[0]
        if tag := _tag_of(reading, draft, i):
            draft.set(i, tag=tag, lemma=reading.lemma)


def _is_noun_before_noun(draft: Draft, index: int) -> bool:
    """the KITTEN food: what the dictionary lists as a singular noun, and as no adjective or participle."""
    word = draft[index].lower
    single = any(reading.form in (Form.SINGULAR, Form.BOTH) for reading in readings(word, Pos.NOUN))
    hyphened = "-" in (draft[index - 1].text, draft[index + 1].text)
    return single and not is_participle(word) and draft[draft[index].head].tag in NOUNS and not hyphened


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


def adverb_of_adjective(draft: Draft) -> None:
    """was INCREDIBLY gloomy: right before an adjective an adverb of degree or manner tells of it."""
    for i in range(len(draft) - 1):
        node, after = draft[i], draft[i + 1]
        if (
            node.tag != "RB"
            or node.dep != "advmod"
            or after.tag not in ("JJ", "JJR")
            or node.head != after.head
        ):
            continue
        degree = any(Kind.DEGREE in r.kinds for r in readings(node.lower, Pos.ADVERB))
        if after.dep in ("acomp", "oprd") and (
            degree or (_manner(node.lower) and node.lower not in _HOW_OFTEN)
        ):
            draft.set(i, head=i + 1)


_HOW_OFTEN = frozenset(
    {"usually", "generally", "normally", "finally", "suddenly", "recently", "rarely", "frequently", "early"}
    | {"occasionally", "only", "probably", "certainly", "obviously", "actually", "immediately", "apparently"}
)


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


def gerund_not_noun(draft: Draft) -> None:
    """An -ing form in a noun's place without article or adjective is a gerund: "SWIMMING is healthy"."""
    places = ("nsubj", "nsubjpass", "dobj", "pobj", "attr", "appos", "conj", "dative")
    for i, node in enumerate(draft.nodes):
        named = node.tag == "NNP" and i == 0
        if not (named or node.tag in ("NN", "JJ")) or node.dep not in places or node.lower[-3:] != "ing":
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
        asked = ending and draft[verb].lemma == "be" and verb < i - 1 and draft.nodes[-1].text == "?"
        if asked and weight(node.lower, Pos.ADJECTIVE) >= 0:
            draft.set(i, head=verb, dep="acomp", tag="JJ")
            continue
        if before.dep == "dobj" and draft[verb].lemma in _MAKING and not before.lower.endswith("thing"):
            continue
        if not ending or before.lower in ("one", "none") or weight(node.lower, Pos.ADJECTIVE) < 0:
            continue
        if node.tag in ("DT", "PRP$") or (node.tag in VERBS and node.tag != "VBN") or draft.under(i, "dobj"):
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
