"""Mending rules on verbals: infinitives, gerunds and participles."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import readings, weight
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import NOUNS, VERBS, ing_verb, main_class, verb_tags
from gamehall.lexicon.knowledge import Frame, NounClass, Pos

_ACTIVITIES = verb_lists.listed(
    "hobby job pastime dream plan goal sport habit task chore talent passion duty work specialty activity"
    " pleasure joy mistake crime punishment exercise secret trick idea aim ambition occupation skill"
    " assignment challenge mission solution strategy profession career responsibility routine favorite"
    " weakness strength fear purpose tradition custom choice"
)


def gerund_with_object(draft: Draft) -> None:
    """began HARVESTING wheat, his job, WASHING windows: not a kind of windows but what is done to them."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if node.dep not in ("compound", "amod") or node.tag not in ("NN", "VBG") or thing <= i:
            continue
        if any(
            draft[k].head != thing or draft[k].dep not in ("amod", "compound") for k in range(i + 1, thing)
        ):
            continue
        lemma, place = ing_verb(node.lower), draft[thing]
        if lemma is None or draft.under(thing, "det", "poss", "nummod") or not _does_to(lemma):
            continue
        after = draft[place.head]
        fits = (
            (place.dep == "dobj" and after.lemma in verb_lists.GERUND_OBJECT)
            or (place.dep == "appos" and after.lower in _ACTIVITIES)
            or (place.dep == "pobj" and after.lower in ("by", "without", "before", "after"))
            or (
                place.dep == "pobj"
                and after.lower == "of"
                and draft[after.head].lower in _ACTIVITIES | _HABITS
            )
        )
        if not fits:
            continue
        dep = "pcomp" if place.dep == "pobj" else "xcomp" if place.dep == "dobj" else place.dep
        if min(draft.span(thing)) != i:
            continue
        draft.set(i, head=place.head, dep=dep, tag="VBG", lemma=lemma)
        draft.set(thing, head=i, dep="dobj")


_HABITS = verb_lists.listed("habit art idea risk chance way cost fear thought method sport business pleasure")


def seen_doing(draft: Draft) -> None:
    """felt THE GROUND TREMBLE: not a kind of tremble, but what the ground did."""
    for i, node in enumerate(draft.nodes):
        verb, thing = node.head, i - 1
        if node.dep != "dobj" or node.tag != "NN" or draft[verb].lemma not in _BARE or verb >= thing:
            continue
        forms = verb_tags(node.lower)
        if draft[thing].head != i or draft[thing].dep != "compound" or "VB" not in forms:
            continue
        if not _may_do(draft[thing].lower, node.lower):
            continue
        for child in draft.under(i, "det", "poss", "amod"):
            if child < thing:
                draft.set(child, head=thing)
        draft.set(i, dep="ccomp", tag="VB", lemma=forms["VB"])
        draft.set(thing, dep="nsubj")


def _may_do(thing: str, verb: str) -> bool:
    """A thing does not shop: "saw the bicycle shop"; and of a thing, the word must mostly be a verb."""
    usual = weight(verb, Pos.VERB) - weight(verb, Pos.NOUN)
    if main_class(thing) in (NounClass.PERSON, NounClass.ANIMAL, NounClass.GROUP):
        return usual >= 0
    by_somebody = any(Frame.BY_SOMEBODY in reading.frames for reading in readings(verb, Pos.VERB))
    return usual > 0 and not by_somebody


_BARE = verb_lists.listed("see hear feel watch notice observe let make help")


def doing_after_opener(draft: Draft) -> None:
    """When PEELING onions, she cries: after "when" or "while" the -ing form has the noun as its object."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if (
            node.dep != "amod"
            or node.tag != "VBG"
            or draft[thing].dep != "advcl"
            or draft[thing].tag not in NOUNS
        ):
            continue
        if i and draft[i - 1].lower in ("when", "while", "after", "before", "if", "though"):
            over = draft[thing].head
            draft.set(i, head=over, dep="advcl")
            draft.set(thing, head=i, dep="dobj")
            draft.set(i - 1, head=i, dep="mark" if draft[i - 1].tag == "IN" else "advmod")


def infinitive_as_subject(draft: Draft) -> None:
    """TO PAINT A BARN was hard: a verbal that opens the sentence without a comma is its subject."""
    opens = len(draft) > 3 and (draft[0].tag == "VBG" or (draft[0].lower == "to" and draft[0].dep == "aux"))
    if not opens:
        return
    verbal = 0 if draft[0].tag == "VBG" else draft[0].head
    verb = draft[verbal].head
    if draft[verbal].dep not in ("advcl", "intj", "dep", "ccomp") or verb <= verbal:
        return
    if any(draft[k].text == "," for k in range(verb)) or draft[verb].tag not in VERBS:
        return
    subjects = [k for k in draft.under(verb, "nsubj") if verbal < k < verb]
    own = draft.under(verbal, "dobj")
    if len(subjects) != 1 or (own and draft[verbal].lemma not in verb_lists.RECIPIENT):
        return
    for k in own:
        draft.set(k, dep="dative")
    draft.set(subjects[0], head=verbal, dep="dobj")
    draft.set(verbal, dep="csubj")


def clause_after_be(draft: Draft) -> None:
    """Their duty was FOR A GUEST TO LEAVE: after "be" the infinitive clause renames the subject."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep != "advcl" or node.tag != "VB" or draft[verb].lemma != "be" or verb > i:
            continue
        opened = any(draft[k].lower == "for" for k in draft.under(i, "mark"))
        if opened and draft.under(i, "nsubj") and not draft.under(verb, "attr", "acomp"):
            draft.set(i, dep="ccomp")


def infinitive_as_object(draft: Draft) -> None:
    """needed TO EXPLAIN it: right after a verb that takes an infinitive, it is the object and no purpose."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        takes = draft[verb].lemma in verb_lists.INFINITIVE_OBJECT and not draft.under(verb, "dobj")
        near = min(draft.span(i)) == verb + 1 and not draft.under(i, "mark")
        if node.dep == "advcl" and node.tag == "VB" and takes and near:
            draft.set(i, dep="xcomp")


def participle_not_preposition(draft: Draft) -> None:
    """CONSIDERING THE CAR theirs, we left: at the opening, with a comma after it, an -ing form is a verb."""
    if not len(draft) or draft[0].tag != "VBG" or draft[0].dep != "prep":
        return
    things = draft.under(0, "pobj")
    if len(things) == 1 and draft[max(draft.span(0)) + 1].text == ",":
        draft.set(0, dep="advcl", lemma=ing_verb(draft[0].lower) or draft[0].lemma)
        draft.set(things[0], dep="dobj")


def given_to_doing(draft: Draft) -> None:
    """gives PAINTING her attention: what is done may receive something, too."""
    for i, node in enumerate(draft.nodes):
        if node.tag != "VBG" or node.dep != "xcomp" or draft[node.head].lemma != "give":
            continue
        things = draft.under(i, "dobj")
        owned = draft.under(things[0], "poss", "amod", "nummod", "det") if len(things) == 1 else []
        if owned and not draft.under(node.head, "dobj"):
            draft.set(things[0], head=node.head, dep="dobj")
            draft.set(i, dep="dative")


def gerund_renames(draft: Draft) -> None:
    """His job, WASHING windows, tires him: after an activity and a comma the -ing form renames it."""
    for i in range(2, len(draft)):
        node, noun = draft[i], i - 2
        if node.tag != "VBG" or draft[i - 1].text != "," or draft[noun].lower not in _ACTIVITIES:
            continue
        draft.set(i, head=noun, dep="appos")


def progressive_question(draft: Draft) -> None:
    """ARE the hens LAYING eggs? In a question "be" and the -ing form after the subject are one verb."""
    if not len(draft) or draft.nodes[-1].text != "?":
        return
    for i, node in enumerate(draft.nodes):
        thing = node.head
        be = draft[thing].head
        if node.dep != "acl" or node.tag != "VBG" or draft[thing].dep not in ("nsubj", "attr") or be >= thing:
            continue
        if draft[be].lemma != "be" or [k for k in draft.under(be, "attr", "acomp", "prep") if k > i]:
            continue
        draft.set(i, head=i if draft[be].head == be else draft[be].head, dep=draft[be].dep)
        for child in draft.under(be):
            if child != i:
                draft.set(child, head=i)
        draft.set(be, head=i, dep="aux")
        draft.set(thing, head=i, dep="nsubj")


def _does_to(lemma: str) -> bool:
    return Frame.TRANSITIVE in verb_lists.frames(lemma)


def object_with_infinitive(draft: Draft) -> None:
    """asked ME TO LEAVE, let THE DOG SLEEP: object and infinitive are one infinitive clause."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if node.dep not in ("xcomp", "ccomp", "advcl") or node.tag != "VB" or draft[verb].tag not in VERBS:
            continue
        if draft[verb].lemma not in verb_lists.INFINITIVE_CLAUSE or draft.under(i, *SUBJECTS, "mark"):
            continue
        things = [k for k in draft.under(verb, "dobj", "dative") if verb < k < i]
        if len(things) == 1 and max(draft.span(things[0])) == min(draft.span(i)) - 1:
            draft.set(things[0], head=i, dep="nsubj")
            draft.set(i, dep="ccomp")


def noun_with_participle(draft: Draft) -> None:
    """saw THE BOY RUNNING: the boy is seen, and running tells of him."""
    for i, node in enumerate(draft.nodes):
        if node.dep in ("advcl", "xcomp") and node.tag == "VBG" and not draft.under(i, "mark", "aux"):
            things = draft.under(node.head, "dobj")
            if things == [i - 1] and draft[node.head].lemma in verb_lists.OF_THE_SENSES:
                draft.set(i, head=i - 1, dep="acl")
            continue
        if node.dep != "ccomp" or node.tag not in ("VBG", "VBN") or draft.under(i, "aux", "auxpass", "mark"):
            continue
        thing, verb = draft.first(i, "nsubj", "nsubjpass"), node.head
        if thing is None or draft[verb].tag not in VERBS or thing < verb:
            continue
        draft.set(thing, head=verb, dep="dobj")
        draft.set(i, head=thing, dep="acl")


def gerund_as_subject(draft: Draft) -> None:
    """READING BOOKS improves: a plural noun before a singular verb is the object of the gerund before it."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if node.tag not in ("VBG", "JJ", "NN") or node.dep not in ("amod", "compound") or thing != i + 1:
            continue
        if draft[thing].dep not in ("nsubj", "nsubjpass") or draft[thing].tag != "NNS":
            continue
        lemma, verb = ing_verb(node.lower), draft[thing].head
        first = min((*draft.under(verb, "aux", "auxpass"), verb))
        if lemma is None or draft.under(thing, "det", "poss"):
            continue
        if draft[first].tag == "VBZ" or draft[first].lower == "was":
            draft.set(i, head=verb, dep="csubj", tag="VBG", lemma=lemma)
            draft.set(thing, head=i, dep="dobj")


_DOINGS = (NounClass.ACT, NounClass.ABSTRACT, NounClass.FEELING)


def gerund_after_be(draft: Draft) -> None:
    """Her hobby is PAINTING: a hobby does not paint, so the -ing form renames it."""
    for i, node in enumerate(draft.nodes):
        helpers = draft.under(i, "aux")
        if node.tag != "VBG" or len(helpers) != 1 or draft[helpers[0]].lemma != "be":
            continue
        subject = draft.first(i, "nsubj")
        if (
            subject is None
            or main_class(draft[subject].lower) not in _DOINGS
            or draft[subject].tag not in ("NN",)
        ):
            continue
        if draft[subject].lower not in _ACTIVITIES:
            continue
        be = helpers[0]
        draft.set(be, head=be if node.head == i else node.head, dep=node.dep)
        for child in draft.under(i):
            if child < i and child != be:
                draft.set(child, head=be)
        for child in draft.under(i, "punct"):
            draft.set(child, head=be)
        draft.set(i, head=be, dep="attr")


def infinitive_sign(draft: Draft) -> None:
    """ "to" before a base form is the sign of the infinitive: "a place to CAMP"."""
    for i in range(len(draft) - 1):
        if draft[i].lower != "to" or draft[i].dep != "prep" or draft[i + 1].head != i:
            continue
        forms = verb_tags(draft[i + 1].lower)
        nxt = draft[i + 1]
        if "VB" not in forms or nxt.tag not in ("NN", "JJ") or draft.under(i + 1, "det", "poss", "amod"):
            continue
        over = draft[i].head
        usual = weight(nxt.lower, Pos.VERB) > weight(nxt.lower, Pos.NOUN)
        if len(draft.under(i)) > 1 or not (usual or draft[over].tag in NOUNS):
            continue
        draft.set(
            i + 1, head=over, dep="xcomp" if draft[over].tag in VERBS else "acl", tag="VB", lemma=forms["VB"]
        )
        draft.set(i, head=i + 1, dep="aux", tag="TO")
