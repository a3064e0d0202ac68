"""Second readings that a fair judge would grant: each rule names what is truly ambiguous in English."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import is_pronoun, weight
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import NOUNS, VERBS, is_nominal, main_class, names_person, verb_tags
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Frame, NounClass, Pos, Source, phrasals

_WHERE = verb_lists.listed(
    "in on at near beside behind under above below between inside outside by against along beyond from"
    " across over"
)
_PLACING = verb_lists.listed(
    "put place hang set lay throw carry take bring drive push send drop pour stick nail tie pull move lead"
    " plant hide toss store park leave spread stack load hurl fling kick roll shove sweep spill tuck wrap"
    " deliver pin tape paste glue install build post chase follow guide row sail fly ride walk march"
    " meet spend keep"
)
_TIMES = (NounClass.TIME, NounClass.EVENT)


class Rival(Struct, frozen=True):
    tree: Tree
    why: str


Rule = Callable[[Draft], Iterator[tuple[Draft, str]]]


def rivals(tree: Tree) -> Iterator[Rival]:
    for rule in RULES:
        for draft, why in rule(Draft(tree)):
            yield Rival(draft.finished((rule.__name__,)), why)


def _again(draft: Draft) -> Draft:
    copy = Draft(draft.tree)
    copy.put_back(list(draft.nodes))
    return copy


def phrase_after_object(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """We saw the girl WITH THE BINOCULARS: the phrase may belong to the girl or to the seeing."""
    for prep, node in enumerate(draft.nodes):
        thing = prep - 1
        if node.dep != "prep" or thing < 1 or draft[thing].tag not in NOUNS or draft[thing].tag == "NNP":
            continue
        phrase = draft.first(prep, "pobj")
        if phrase is None or main_class(draft[phrase].lower) in _TIMES or draft[phrase].tag == "NNP":
            continue
        verb = next((i for i in draft.above(thing) if draft[i].tag in VERBS), None)
        if verb is None or verb > thing or node.head not in (thing, verb):
            continue
        there = draft[verb].lemma == "be" and bool(draft.under(verb, "expl"))
        if draft[thing].dep not in ("dobj", "attr", "nsubj") or (draft[verb].lemma == "be" and not there):
            continue
        if not there and not _could_go_either_way(draft, verb, thing, prep):
            continue
        other = _again(draft)
        other.set(prep, head=verb if node.head == thing else thing)
        phrase_text = f'"{node.text} … {draft[phrase].text}"'
        yield other, f'{phrase_text} may modify "{draft[thing].text}" or "{draft[verb].text}".'


def _could_go_either_way(draft: Draft, verb: int, thing: int, prep: int) -> bool:
    word = draft[prep].lower
    if word == "with":
        return draft[thing].dep == "dobj"
    if word not in _WHERE or draft[verb].lemma in _PLACING:
        return False
    return draft[thing].dep == "dobj"


def participle_or_adjective(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """The gate was CLOSED: something was done to it, or so it was."""
    for i, node in enumerate(draft.nodes):
        helpers = draft.under(i, "auxpass")
        if (
            node.tag != "VBN"
            or len(helpers) != 1
            or draft.under(i, "agent", "dobj", "oprd", "aux", "xcomp", "ccomp")
        ):
            continue
        if weight(node.lower, Pos.ADJECTIVE) < 0 or draft[helpers[0]].lemma != "be":
            continue
        if any(draft[k].lower == "by" for k in draft.under(i, "prep")):
            continue
        be, other = helpers[0], _again(draft)
        other.set(be, head=be if node.head == i else node.head, dep=node.dep)
        for child in draft.under(i):
            if child != be and draft[child].dep != "advmod":
                other.set(child, head=be, dep=draft[child].dep.replace("nsubjpass", "nsubj"))
        other.set(i, head=be, dep="acomp", tag="JJ")
        often = weight(node.lower, Pos.ADJECTIVE) >= _AS_ADJECTIVE
        yield other, f'"{node.text}" may be an adjective or part of a passive verb.' if often else ""


_AS_ADJECTIVE = 4
"""From here on a participle is an adjective as often as not: closed, broken, excited."""


def gerund_or_participle(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """VISITING RELATIVES can be tiresome: the visit, or the relatives."""
    for i, node in enumerate(draft.nodes):
        if node.tag != "VBG" or i + 1 >= len(draft):
            continue
        thing = i + 1
        said = f'"{node.text} {draft[thing].text}" may be gerund and object or participle and noun.'
        if node.dep in ("csubj", "nsubj") and draft[thing].head == i and draft[thing].dep == "dobj":
            verb, bare = node.head, not draft.under(thing, "det", "poss")
            if bare and draft[thing].tag == "NNS" and _tells_no_number(draft, verb):
                other = _again(draft)
                other.set(thing, head=verb, dep="nsubj")
                other.set(i, head=thing, dep="amod")
                yield other, said
        elif node.dep == "amod" and node.head == thing and draft[thing].dep == "nsubj":
            verb, bare = draft[thing].head, not draft.under(thing, "det", "poss")
            transitive = Frame.TRANSITIVE in verb_lists.frames(node.lemma)
            if bare and i == 0 and transitive and draft[thing].tag == "NNS" and _tells_no_number(draft, verb):
                other = _again(draft)
                other.set(i, head=verb, dep="csubj")
                other.set(thing, head=i, dep="dobj")
                yield other, said


def _tells_no_number(draft: Draft, verb: int) -> bool:
    first = min((*draft.under(verb, "aux", "auxpass"), verb))
    return draft[first].tag == "MD" or (
        draft[first].tag == "VBD" and draft[first].lower not in ("was", "were")
    )


def noun_or_doing(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """The crowd disliked THE MEN SINGING: the men who sang, or that they sang."""
    for i, node in enumerate(draft.nodes):
        thing = node.head
        if node.dep != "acl" or node.tag != "VBG" or thing != i - 1 or draft[thing].dep != "dobj":
            continue
        verb = draft[thing].head
        if draft[verb].lemma not in _FEELINGS:
            continue
        other = _again(draft)
        other.set(i, head=verb, dep="dobj")
        other.set(thing, head=i, dep="poss")
        yield other, f'"{node.text}" may be a participle that tells of "{draft[thing].text}" or a gerund.'


_FEELINGS = verb_lists.listed(
    "dislike like love hate enjoy mind resent remember imagine appreciate fear recall"
)


def named_or_given(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """Call ME A PLUMBER: a name for me, or somebody for me."""
    for verb, node in enumerate(draft.nodes):
        if node.lemma not in ("call", "make", "find", "choose", "name") or node.tag not in VERBS:
            continue
        things = [i for i in draft.under(verb, "dobj", "dative", "oprd") if i > verb and is_nominal(draft, i)]
        if len(things) != 2 or draft.under(verb, "auxpass"):
            continue
        first, second = things
        if not names_person(draft, first) or main_class(draft[second].lower) is not NounClass.PERSON:
            continue
        if not any(draft[k].lower in ("a", "an") for k in draft.under(second, "det")):
            continue
        other = _again(draft)
        renames = draft[second].dep == "oprd"
        other.set(first, dep="dative" if renames else "dobj")
        other.set(second, dep="dobj" if renames else "oprd")
        yield other, f'"{draft[second].text}" may rename "{draft[first].text}" or be the direct object.'


def doing_or_kind(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """They are COOKING APPLES: what they do, or what they are."""
    for i, node in enumerate(draft.nodes):
        helpers, things = draft.under(i, "aux"), draft.under(i, "dobj")
        if node.tag != "VBG" or len(helpers) != 1 or things != [i + 1] or draft[i + 1].tag != "NNS":
            continue
        subject = draft.first(i, "nsubj")
        if subject is None or draft.under(i + 1) or draft[helpers[0]].lemma != "be":
            continue
        pointing = draft[subject].lower in ("they", "these", "those") and weight(node.lower, Pos.NOUN) >= 0
        alike = main_class(draft[subject].lower) is main_class(draft[i + 1].lower) is NounClass.PERSON
        if not pointing and not alike:
            continue
        be, other = helpers[0], _again(draft)
        other.set(be, head=be if node.head == i else node.head, dep=node.dep)
        for child in draft.under(i):
            if child not in (be, i + 1):
                other.set(child, head=be)
        other.set(i + 1, head=be, dep="attr")
        other.set(i, head=i + 1, dep="amod")
        yield other, f'"{node.text}" may be what they do or what kind of "{draft[i + 1].text}" they are.'


def compared(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """Ana admires the painter more THAN MY UNCLE: more than he does, or more than him."""
    for i, node in enumerate(draft.nodes):
        opener = draft[node.head].lower
        as_much = opener == "as" and any(draft[k].lower == "as" for k in range(node.head - 3, node.head))
        if node.dep != "pobj" or not (opener == "than" or as_much) or is_pronoun(node.lower):
            continue
        verb = next((k for k in draft.above(i) if draft[k].tag in VERBS), None)
        if verb is None or not draft.under(verb, "dobj") or not names_person(draft, i):
            continue
        other = _again(draft)
        other.set(i, dep="dobj")
        yield other, f'"{node.text}" may be subject or object of "{draft[verb].text}", which is left out.'


_BELONGING = frozenset({"on", "upon", "for", "at", "to", "of", "about", "after", "against"})
"""With these it is often so; with "over" and "down" it is possible, and no more."""


def verb_with_preposition(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """My parents decided ON the boat: where they did it, or what they chose."""
    for prep, node in enumerate(draft.nodes):
        verb = node.head
        thing = draft.first(prep, "pobj")
        if node.dep != "prep" or verb != prep - 1 or draft[verb].tag not in VERBS or thing is None:
            continue
        if draft.under(verb, "dobj", "auxpass") or main_class(draft[thing].lower) is NounClass.TIME:
            continue
        if draft[verb].lemma in ("happen", "belong", "occur", "seem"):
            continue
        if not any(
            p.particle == node.lower and p.source is Source.HAND and Frame.TRANSITIVE in p.frames
            for p in phrasals(draft[verb].lemma)
        ):
            continue
        if node.lower in verb_lists.PREPOSITIONAL.get(draft[verb].lemma, ()):
            continue
        other = _again(draft)
        other.set(prep, dep="prt", tag="RP")
        other.set(thing, head=verb, dep="dobj")
        said = f'"{node.text}" may belong to the verb "{draft[verb].text}" or open a phrase.'
        yield other, said if node.lower in _BELONGING else ""


def seeming(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """The comet seems TO HAVE VANISHED: grammars differ on what the infinitive is here."""
    for i, node in enumerate(draft.nodes):
        verb = node.head
        if (
            node.dep == "xcomp"
            and draft[verb].lemma in ("seem", "appear", "happen", "tend")
            and draft.under(i, "aux")
        ):
            other = _again(draft)
            other.set(i, dep="acomp")
            yield other, f'Grammars differ on the work of the infinitive after "{draft[verb].text}".'


def past_or_present(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """The sisters SPREAD jam: the form tells neither present nor past."""
    for i, node in enumerate(draft.nodes):
        if node.tag not in ("VBD", "VBP") or draft.under(i, "aux", "auxpass"):
            continue
        forms = verb_tags(node.lower)
        subject = draft.first(i, "nsubj")
        if "VBD" not in forms or "VB" not in forms or subject is None:
            continue
        if draft[subject].tag in ("NNS", "NNPS") or draft[subject].lower in ("i", "you", "we", "they"):
            other = _again(draft)
            other.set(i, tag="VBP" if node.tag == "VBD" else "VBD")
            yield other, f'"{node.text}" may be present or past.'


def adverb_between_verbs(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """Students who cram RARELY succeed: how they cram, or how they succeed."""
    for i in range(1, len(draft) - 1):
        node = draft[i]
        if node.dep not in ("advmod", "npadvmod") or draft.under(i) or draft[i - 1].tag not in VERBS:
            continue
        before = i - 1
        after = next((k for k in range(i + 1, len(draft)) if draft[k].tag in VERBS), None)
        if after is None or node.head not in (before, after) or before == after:
            continue
        if draft[after].head == before and draft[after].dep not in ("ccomp",):
            continue
        between = [draft[k].tag for k in range(i + 1, after)]
        own_clause = draft[before].dep in ("relcl", "ROOT", "csubj") and draft[after].dep in ("ROOT", "ccomp")
        if own_clause and all(
            tag in ("DT", "NN", "NNS", "PRP", "PRP$", "JJ", "NNP", "MD") for tag in between
        ):
            other = _again(draft)
            other.set(i, head=after if node.head == before else before)
            yield other, f'"{node.text}" may modify "{draft[before].text}" or "{draft[after].text}".'


def adverb_before_infinitive(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """promised QUIETLY to repay: how it was promised, or how it would be repaid."""
    for i in range(1, len(draft) - 2):
        node, verbal = draft[i], draft[i + 1].head
        if node.dep != "advmod" or draft[i - 1].tag not in VERBS or draft[i + 1].tag != "TO":
            continue
        if node.head in (i - 1, verbal) and node.lower.endswith("ly"):
            other = _again(draft)
            other.set(i, head=verbal if node.head == i - 1 else i - 1)
            yield other, f'"{node.text}" may modify "{draft[i - 1].text}" or "{draft[verbal].text}".'


_WAYS = verb_lists.listed(
    "street road hill stairs path river mountain tree fence wall hallway alley aisle tower ladder trail cliff"
    " slope chimney rope valley canyon lane avenue tunnel pole"
)


def way_or_thing(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """looked UP THE STREET: where one looked, or what one looked up."""
    for i, node in enumerate(draft.nodes):
        verb, thing = node.head, draft.first(node.head, "dobj")
        if node.dep != "prt" or verb != i - 1 or thing is None or draft[thing].lower not in _WAYS:
            continue
        if node.lower in ("up", "down", "over", "through", "along", "around"):
            other = _again(draft)
            other.set(i, dep="prep", tag="IN")
            other.set(thing, head=i, dep="pobj")
            yield other, f'"{node.text}" may belong to the verb "{draft[verb].text}" or open a phrase.'


def hers_or_her(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """The farmer saw HER DUCK: her bird, or how she ducked."""
    for i in range(1, len(draft) - 1):
        node, after, verb = draft[i], draft[i + 1], draft[i - 1]
        if node.lower != "her" or verb.lemma not in _SEEING or "VB" not in verb_tags(after.lower):
            continue
        if (
            after.dep == "dobj"
            and node.head == i + 1
            and after.tag == "NN"
            and not draft.under(i + 1, "amod")
        ):
            other = _again(draft)
            other.set(i + 1, dep="ccomp", tag="VB", lemma=verb_tags(after.lower)["VB"])
            other.set(i, dep="nsubj", tag="PRP")
            yield other, f'"{node.text} {after.text}" may be a thing of hers or what she did.'


def joined_higher(draft: Draft) -> Iterator[tuple[Draft, str]]:
    """fed the dog that chased the cat AND THE BIRD: the bird was chased or fed."""
    for i, node in enumerate(draft.nodes):
        near = node.head
        clause = draft[near].head
        if node.dep != "conj" or node.tag not in NOUNS or draft[near].tag not in NOUNS:
            continue
        if draft[near].dep == "dobj" and draft[clause].dep == "relcl":
            far = draft[clause].head
        else:
            inside = [k for verb in draft.under(near, "relcl") for k in draft.under(verb, "dobj")]
            far = next((k for k in inside if k < i), near)
        alone = not any(draft[k].tag in VERBS for k in range(near + 1, i)) or far > near
        if far == near or not alone or draft[min(far, near)].dep not in ("dobj", "pobj"):
            continue
        if draft[draft[near].head].lower == "between":  # it needs its two
            continue
        other = _again(draft)
        for k in (i, *(k for k in draft.under(near, "cc", "preconj") if k < i)):
            other.set(k, head=far)
        yield other, f'"{node.text}" may be joined to "{draft[near].text}" or to "{draft[far].text}".'


_SEEING = verb_lists.listed("see hear watch feel notice make let help observe")


RULES: tuple[Rule, ...] = (
    past_or_present,
    adverb_between_verbs,
    adverb_before_infinitive,
    way_or_thing,
    hers_or_her,
    joined_higher,
    phrase_after_object,
    participle_or_adjective,
    gerund_or_participle,
    noun_or_doing,
    named_or_given,
    doing_or_kind,
    compared,
    verb_with_preposition,
    seeming,
)
