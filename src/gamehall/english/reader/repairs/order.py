"""Mending rules on questions, exclamations and other sentences whose words stand in an unusual order."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import is_pronoun, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import ADJECTIVES, NOUNS, VERBS, is_nominal, verb_tags
from gamehall.lexicon.knowledge import Pos

_ASKING = frozenset({"WP", "WDT", "WRB", "WP$"})
_TURNING = verb_lists.listed("never seldom rarely hardly scarcely little nowhere not so only")


def asked_object(draft: Draft) -> None:
    """WHICH MEDAL did the queen award? Before the helping verb stands what is asked for."""
    for verb, node in enumerate(draft.nodes):
        helpers = [k for k in draft.under(verb, "aux") if k < verb]
        if node.tag not in VERBS or not helpers:
            continue
        first = next((k for k in draft.under(verb, "nsubj") if k < helpers[0]), None)
        if first is None or not any(draft[k].tag in _ASKING for k in draft.span(first)):
            continue
        inner = [k for k in draft.under(verb) if helpers[0] < k < verb and draft[k].tag in (*NOUNS, "PRP")]
        if not inner:
            continue
        subject = inner[-1]
        for child in draft.under(verb, "det", "poss", "amod"):
            if helpers[0] < child < subject:
                draft.set(child, head=subject)
        draft.set(subject, dep="nsubj")
        draft.set(first, dep="dobj")


def passive_after_subject(draft: Draft) -> None:
    """WAS the cave CONSIDERED sacred? NEVER WAS a king PAID more: "be" and the participle are one verb."""
    turned = bool(len(draft)) and (draft.nodes[-1].text == "?" or draft[0].lower in _TURNING)
    for i, node in enumerate(draft.nodes):
        if (
            not turned
            or node.tag not in ("VBN", "VBD")
            or node.dep in ("conj", "relcl", "ROOT", "aux", "amod")
        ):
            continue
        over = [k for k in (node.head, draft[node.head].head) if draft[k].lemma == "be"]
        be = over[0] if over else None
        if be is None or be > i or draft[be].dep in ("aux", "auxpass") or "VBN" not in verb_tags(node.lower):
            continue
        between = [k for k in range(be + 1, i) if is_nominal(draft, k) and _hangs(draft, k, be, i)]
        if not between or any(draft[k].text == "," for k in range(be, i)) or draft.under(i, "mark"):
            continue
        _make_passive(draft, be, i, between[0])


def _hangs(draft: Draft, index: int, be: int, verb: int) -> bool:
    node = draft[index]
    return node.head in (be, verb) and node.dep in (*SUBJECTS, "attr", "npadvmod", "dobj", "dep")


def _make_passive(draft: Draft, be: int, verb: int, subject: int) -> None:
    draft.set(verb, head=verb if draft[be].head == be else draft[be].head, dep=draft[be].dep, tag="VBN")
    for child in draft.under(be):
        if child != verb:
            draft.set(child, head=verb)
    draft.set(be, head=verb, dep="auxpass")
    draft.set(subject, head=verb, dep="nsubjpass")
    for child in draft.under(verb):
        if child > verb and draft[child].dep in ("attr", "acomp", "nsubj", "nsubjpass", "ccomp", "npadvmod"):
            renames = draft[verb].lemma in verb_lists.NAMED_OBJECT or draft[child].tag in ADJECTIVES
            draft.set(child, dep="oprd" if renames else "dobj")


def chosen_captain(draft: Draft) -> None:
    """was CHOSEN captain: a bare noun after the participle of a verb of naming is what somebody was named."""
    for i, node in enumerate(draft.nodes):
        thing, be = node.head, draft[node.head].head
        if node.dep != "amod" or node.tag not in ("VBN", "JJ") or thing != i + 1 or be >= i:
            continue
        lemma = verb_tags(node.lower).get("VBN", "")
        if draft[thing].dep != "attr" or draft[be].lemma != "be" or lemma not in verb_lists.NAMED_OBJECT:
            continue
        subject = draft.first(be, "nsubj")
        if subject is None or draft.under(thing, "det", "poss"):
            continue
        draft.set(thing, head=i)
        draft.set(i, lemma=lemma)
        _make_passive(draft, be, i, subject)
        draft.set(thing, head=i, dep="oprd")


def helper_taken_for_verb(draft: Draft) -> None:
    """RARELY DID two pupils ABANDON it: "do" before the subject helps the base form after it."""
    for do, node in enumerate(draft.nodes):
        if node.lemma != "do" or node.head != do or node.tag not in ("VBD", "VBP", "VBZ"):
            continue
        if any(k < do for k in draft.under(do, *SUBJECTS)):
            continue
        helped = ("ccomp", "xcomp", "dep", "advcl", "acl")
        verb = next((k for k in draft.under(do, *helped) if draft[k].tag == "VB" and k > do), None)
        if verb is None:
            verb = _verb_at_end(draft, do)
        if verb is None or draft.under(verb, "mark", "aux"):
            continue
        draft.root(verb)
        draft.set(do, head=verb, dep="aux")
        for child in draft.under(do):
            draft.set(child, head=verb)
        for child in draft.under(verb, "dobj", "attr"):
            if do < child < verb and not draft.under(verb, *SUBJECTS):
                draft.set(child, dep="nsubj")


def _verb_at_end(draft: Draft, do: int) -> int | None:
    """Did everybody behind the barn YAWN? The last noun, right after another, is the verb."""
    for i in range(len(draft) - 1, do + 2, -1):
        node, forms = draft[i], verb_tags(draft[i].lower)
        if node.tag != "NN" or "VB" not in forms or draft[i - 1].tag not in (*NOUNS, "VBN", "PRP"):
            continue
        before = i - 1
        if draft[before].head == i:
            for child in draft.under(i):
                if child < before:
                    draft.set(child, head=before)
            draft.set(before, head=node.head, dep=node.dep, tag="NN" if draft[before].tag == "VBN" else None)
        draft.set(i, tag="VB", lemma=forms["VB"])
        return i
    return None


def question_with_predicate(draft: Draft) -> None:
    """WAS A STORY PLEASANT? After "be" stands the subject, then what is asked of it."""
    if len(draft) < 4 or draft.nodes[-1].text != "?" or draft[0].lemma != "be" or draft[0].head != 0:
        return
    if draft.under(0, "attr", "acomp", "prep", "advmod"):
        return
    for i in draft.under(0, "nsubj"):
        first = draft.first(i, "compound")
        renaming = draft.first(i, "appos")
        if draft[i].tag in ADJECTIVES and first is not None:
            for child in draft.under(i):
                if child < first:
                    draft.set(child, head=first)
            draft.set(first, head=0, dep="nsubj")
            draft.set(i, dep="acomp")
        elif renaming is not None and draft[renaming - 1].text != ",":
            draft.set(renaming, head=0, dep="attr")


def phrase_before_verb(draft: Draft) -> None:
    """NEAR A MUSEUM stood an inn: the noun after the opening preposition is its object, not the subject."""
    if len(draft) < 4 or draft[0].tag != "IN" or draft[0].dep not in ("prep", "advmod") or draft.under(0):
        return
    verb = draft[0].head
    inside = [k for k in draft.under(verb, "nsubj") if k < verb]
    after = [k for k in draft.under(verb, "dobj", "attr") if k > verb and is_nominal(draft, k)]
    if len(inside) == 1 and len(after) == 1 and min(draft.span(inside[0])) == 1:
        draft.set(inside[0], head=0, dep="pobj")
        draft.set(0, dep="prep")
        draft.set(after[0], dep="nsubj")


def have_taken_for_verb(draft: Draft) -> None:
    """NEVER BEFORE HAD they SEEN it, he HAD SWUM: "have" with a participle after it is its helping verb."""
    for have, node in enumerate(draft.nodes):
        if node.lemma != "have" or node.dep in ("aux", "auxpass") or node.tag not in ("VBD", "VBP", "VBZ"):
            continue
        turned = draft[0].lower in _TURNING and not draft.under(have, *SUBJECTS)
        near = draft[have + 1].tag == "VBN" and draft[have + 1].head == have
        verb = (
            have + 1
            if near
            else next((k for k in range(have + 2, len(draft)) if draft[k].tag == "VBN"), None)
        )
        if (
            verb is None
            or not (near or turned)
            or draft[verb].dep not in ("dobj", "acl", "ccomp", "xcomp", "oprd")
        ):
            continue
        thing = draft[verb].head
        draft.set(verb, head=verb if node.head == have else node.head, dep=node.dep)
        for child in draft.under(have):
            draft.set(child, head=verb)
        draft.set(have, head=verb, dep="aux")
        if thing != have and not draft.under(verb, *SUBJECTS):
            draft.set(thing, head=verb, dep="nsubj")


def what_a(draft: Draft) -> None:
    """WHAT A SPEECH the mayor gave! What is exclaimed over stands first and is no subject."""
    if len(draft) < 4 or draft[0].lower != "what":
        return
    verb = next((k for k in draft.above(0) if draft[k].tag in VERBS), None)
    subjects = draft.under(verb, "nsubj") if verb is not None else []
    if verb is not None and len(subjects) == 2 and subjects[1] < verb and 0 in draft.span(subjects[0]):
        draft.set(subjects[0], dep="dobj")


def adjective_first(draft: Draft) -> None:
    """HAPPY is the farmer: an adjective before "be" tells of the subject after it."""
    if len(draft) < 3 or draft[1].lemma != "be" or draft[0].lower == "there":
        return
    usual = weight(draft[0].lower, Pos.ADJECTIVE) > max(0, weight(draft[0].lower, Pos.ADVERB))
    if not usual or is_pronoun(draft[0].lower) or draft[0].head != 1 or draft.nodes[-1].text == "?":
        return
    things = [k for k in draft.under(1, "attr", "nsubj", "dobj") if k > 1 and is_nominal(draft, k)]
    if len(things) == 1 and draft.under(things[0], "det", "poss"):
        draft.set(0, dep="acomp", tag="JJ")
        draft.set(things[0], dep="nsubj")


def adverb_turns(draft: Draft) -> None:
    """LITTLE did the thief know: an adverb that turns subject and helping verb round."""
    if len(draft) < 3 or draft[0].lower not in _TURNING or draft[1].dep != "aux":
        return
    if draft[0].dep in ("nsubj", "dobj", "attr", "nsubjpass"):
        draft.set(0, dep="advmod", tag="RB")


def how_adjective(draft: Draft) -> None:
    """HOW THIN the illness has made him! The adjective after "how" completes the verb."""
    if len(draft) < 4 or draft[0].lower != "how":
        return
    i = 2 if draft[1].lower in ("much", "very") else 1
    verb = draft[i].head
    if weight(draft[i].lower, Pos.ADJECTIVE) < 0 or draft[i].dep not in ("advmod", "amod"):
        return
    if weight(draft[i].lower, Pos.ADVERB) > 3 or draft[verb].tag not in VERBS:
        return
    degree = "R" if draft[i].tag.endswith("R") else ""
    if draft.under(verb, "dobj") and verb_lists.takes_adjective(draft[verb].lemma):
        draft.set(i, dep="oprd", tag="JJ" + degree)
    elif draft[verb].lemma in verb_lists.LINKING and not draft.under(verb, "attr", "acomp"):
        draft.set(i, dep="acomp", tag="JJ" + degree)


def so_that(draft: Draft) -> None:
    """so loud THAT THE DOG HID: after "so" the clause tells the result and modifies the adjective."""
    for i, node in enumerate(draft.nodes):
        if node.dep != "relcl" or not draft.under(i, "nsubj", "nsubjpass"):
            continue
        opener = min(draft.span(i))
        so = next((k for k in range(opener) if draft[k].lower == "so" and k + 1 < opener), None)
        if so is None or draft[opener].lower != "that" or draft[opener].dep in ("nsubj", "nsubjpass"):
            continue
        draft.set(opener, dep="mark", tag="IN", head=i)
        draft.set(i, head=so + 1, dep="advcl")
