"""Arcs about a verb: subjects, objects, complements, particles, adverbs and phrases that modify it."""

from collections.abc import Callable

from gamehall.english.grammar.verb_lists import LINKING, SOMETIMES_LINKING, listed
from gamehall.english.parsers.link_grammar.clauses import is_inner
from gamehall.english.parsers.link_grammar.draft import Arc, Draft
from gamehall.english.parsers.link_grammar.noun_arcs import intensive
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import NEGATIVES, WH_ADVERBS, Known, known, takes_particle
from gamehall.lexicon.knowledge import Frame, Kind, Pos

_TELLING = listed(
    "ask tell order command beg urge invite persuade force advise teach warn remind instruct convince compel"
    " challenge direct train hire pay request entreat implore motivate tempt coax bid encourage"
)
"""Their object is told to do something; after other verbs the object is only the infinitive's subject."""
_PERCEIVING = listed("see hear feel watch notice observe")
COMING = frozenset({"come", "go", "run"})
"""After them "there" points: there goes my hat."""
_ASKING = listed("ask wonder know see doubt inquire question remember forget decide care tell")


def is_command(draft: Draft, verb: int) -> bool:
    link = draft.linkage.left(draft.joints.joint(verb), "W")
    return link is not None and link.fine[:1] in ("i", "g")


def _subject(draft: Draft, link: Link) -> None:
    word, verb = link.left, draft.below(link.right)
    if is_command(draft, link.right) and "," in draft.forms[word + 1 : link.right]:
        draft.draw(draft.below(word), verb, "npadvmod")
        return
    if link.name == "SF" and draft.forms[word] == "there":
        draft.draw(word, verb, "expl")
        return
    passive = "pass" if verb in draft.joints.passive else ""
    inner = draft.opens(word)
    outer = inner is not None and inner != verb and not is_inner(link)
    if outer and inner is not None:
        draft.draw(inner, verb, "csubj" + passive)
    elif draft.forms[word] == "to" or draft.is_ing(draft.joints.first(word)):
        draft.draw(draft.below(word), verb, "csubj" + passive)
    else:
        draft.draw(draft.below(word), verb, "nsubj" + passive)


def _subject_after(draft: Draft, link: Link) -> None:
    word, verb = draft.below(link.right), draft.below(link.left)
    if link.name == "SFI" and draft.forms[link.right] == "there":
        draft.draw(word, verb, "expl")
    elif is_command(draft, link.left):
        draft.draw(word, verb, "npadvmod")
    else:
        draft.draw(word, verb, "nsubjpass" if verb in draft.joints.passive else "nsubj")


def _predicate(draft: Draft, link: Link) -> None:
    """What P links: adjectives, participles and phrases after a verb, adjectives after a pronoun."""
    if link.left in draft.joints.helped and draft.joints.helped[link.left] == link:
        return
    word, head = draft.joints.first(link.right), draft.above(link.left, link.right)
    if not draft.joints.is_verb(link.left):
        draft.draw(draft.below(word), head, "amod")
    elif link.fine[:1] == "p":
        _modifier(draft, link)
    elif draft.knows(word).is_ing and (link.fine[:1] == "g" or _is_rather_verb(draft, word)):
        _ing_after_verb(draft, head, draft.below(word))
    elif takes_particle(draft.joints.lemma(head), draft.forms[word]) and draft.joints.lemma(head) != "be":
        draft.draw(word, head, "prt")
    elif _has_object(draft, link) or head in draft.joints.passive:
        draft.draw(draft.below(word), head, "oprd")
    elif _tells_how(draft, head, word):
        draft.draw(draft.below(word), head, "advmod")
    else:
        draft.draw(draft.below(word), head, "acomp")


def _is_rather_verb(draft: Draft, word: int) -> bool:
    facts = draft.knows(word)
    return facts.weight(Pos.VERB) > facts.weight(Pos.ADJECTIVE)


def _has_object(draft: Draft, link: Link) -> bool:
    return any(each.name == "O" and each.right < link.right for each in draft.linkage.rightward[link.left])


def _tells_how(draft: Draft, verb: int, word: int) -> bool:
    """runs faster, comes late: linked as an adjective, but the verb does not link."""
    lemma = draft.joints.lemma(verb)
    if lemma in LINKING or lemma == "get":
        return False
    facts = draft.knows(word)
    return facts.can_be(Pos.ADVERB) and (lemma not in SOMETIMES_LINKING or facts.weight(Pos.ADVERB) >= 4)


def _ing_after_verb(draft: Draft, verb: int, word: int) -> None:
    """heard the dog barking; kept us waiting; enjoys painting"""
    objects = [link.right for link in draft.linkage.rightward[verb] if link.name == "O" and link.right < word]
    if objects and draft.joints.lemma(verb) in _PERCEIVING:
        draft.redraw(draft.below(objects[0]), word, "nsubj")
        draft.draw(word, verb, "ccomp")
    else:
        for subject in (draft.below(each) for each in objects):
            draft.redraw(subject, verb, "dobj")
        draft.draw(word, verb, "xcomp")


def _base_form(draft: Draft, link: Link) -> None:
    """made him cry; go get it. After a helping verb it is no arc of its own."""
    if draft.joints.helped.get(link.left) == link:
        return
    verb, word = draft.below(link.left), draft.below(link.right)
    subjects = draft.under(word, "nsubj")
    if not subjects and (objects := draft.linkage.right(link.left, "O")) and objects.right < link.right:
        draft.draw(draft.below(objects.right), word, "nsubj")
        subjects = [draft.below(objects.right)]
    draft.draw(word, verb, "ccomp" if subjects else "xcomp")


def _infinitive(draft: Draft, link: Link) -> None:
    """hopes to travel; wants you to go; time to go; happy to help"""
    if draft.forms[link.right] != "to" or draft.opens(link.left) is not None:
        return
    head, word = draft.above(link.left, link.right), draft.below(link.right)
    subject = draft.linkage.right(link.left, "O")
    if not draft.joints.is_verb(link.left):
        noun = not draft.is_adjective(head) or draft.linkage.left(head, "D", "DD")
        draft.draw(word, head, "acl" if noun else "xcomp")
    elif subject and subject.right < link.right and _is_of_infinitive(draft, head, subject.right):
        draft.draw(draft.below(subject.right), word, "nsubj")
        draft.draw(word, head, "ccomp")
    else:
        draft.draw(word, head, "xcomp" if subject or _takes_infinitive(draft, head, link) else "advcl")


def _takes_infinitive(draft: Draft, verb: int, link: Link) -> bool:
    """hopes to win; but: paused to rest"""
    frames = draft.knows(verb).frames
    if not frames or Frame.INFINITIVE in frames or link.fine[:1] == "f":
        return True
    return draft.joints.lemma(verb) == "be" or verb in draft.joints.passive


def _is_of_infinitive(draft: Draft, verb: int, word: int) -> bool:
    """wants YOU to go; but: tells you to go, takes an hour to boil"""
    return draft.joints.lemma(verb) not in _TELLING and not draft.knows(word).counts_time


def _particle(draft: Draft, link: Link) -> None:
    verb = draft.above(link.left, link.right)
    lemma, form = draft.joints.lemma(verb), draft.forms[link.right]
    prt = lemma != "be" and (takes_particle(lemma, form) or known(form).can_be(Pos.PREPOSITION))
    draft.draw(link.right, verb, "prt" if prt else "advmod")


def _modifier(draft: Draft, link: Link) -> None:
    """What modifies a verb, an adjective or an adverb and follows it."""
    head, word = draft.above(link.left, link.right), draft.joints.first(link.right)
    form = draft.forms[word]
    if form == "to" and word in draft.joints.helped:
        _purpose(draft, link)
        return
    if form in ("than", "as"):
        head = _compared(draft, head, word)
    clause = draft.opens(link.right)
    verbal = draft.linkage.right(link.right, "M")
    if clause is not None and not (verbal and draft.knows(link.right).can_be(Pos.PREPOSITION)):
        asked = form in ("if", "where", "why", "how") and draft.joints.lemma(head) in _ASKING
        _of_either(draft, link, Arc(clause, head, "ccomp" if asked else "advcl"), "relcl", form in WH_ADVERBS)
    elif verbal and draft.is_ing(verbal.right):
        draft.draw(draft.below(verbal.right), word, "pcomp")
        draft.draw(word, head, "prep")
    elif draft.is_preposition(word):
        _phrase(draft, link, head, word)
    elif draft.joints.is_verb(word) and draft.linkage.words[word].mark:
        draft.draw(draft.below(word), head, "advcl")
    else:
        relation = _adverbial(draft, head, word, link)
        arc = Arc(draft.below(word), head, relation)
        nearer = _nearer(draft, link, word, head) if relation == "advmod" else None
        if nearer is not None:
            draft.draw(word, nearer, "advmod")
            draft.others.append((0.4, (arc,)))
        else:
            _of_either(draft, link, arc, relation, False)


def _nearer(draft: Draft, link: Link, word: int, head: int) -> int | None:
    """What an adverb linked to the verb rather belongs to: DANGEROUSLY narrow, for finishing EARLY."""
    if word - 1 > head and draft.is_ing(word - 1):
        return word - 1
    after = word + 1
    if after >= len(draft.forms) or after in draft.joints.pairs:
        return None
    graded = draft.linkage.left(after, "P", "MV")
    degree = draft.forms[word].endswith("ly") or Kind.DEGREE in draft.knows(word).kinds
    if not degree or graded is None or graded.left != link.left or draft.is_preposition(after):
        return None
    return after if draft.opens(after) is None and draft.forms[after] != "to" else None


def _compared(draft: Draft, head: int, than: int) -> int:
    """What is compared, where the linkage hangs "than" on the verb: sings BETTER than, as SWEETLY as."""
    for word in range(than - 1, head, -1):
        graded = (
            draft.forms[word - 1] == "as" if draft.forms[than] == "as" else draft.knows(word).is_comparative
        )
        if graded and draft.linkage.left(word, "MV", "P", "A"):
            return word
    return head


def _phrase(draft: Draft, link: Link, head: int, word: int) -> None:
    form = draft.forms[word]
    relation = "agent" if form == "by" and _is_passive(draft, head) else "prep"
    noun_likes = form in ("of", "about", "from", "between") or draft.joints.lemma(head) in ("be", "have")
    _of_either(draft, link, Arc(word, head, relation), "prep", relation == "prep" and noun_likes)


def _of_either(draft: Draft, link: Link, of_verb: Arc, relation: str, noun_likes: bool) -> None:
    """What the linkage hangs on verb and noun at once hangs on either in a tree."""
    noun = draft.linkage.left(link.right, "M")
    if noun is None:
        draft.draw(*of_verb)
        return
    of_noun = Arc(of_verb.word, draft.above(noun.left, link.right), relation)
    if noun.fine.endswith("c"):
        draft.draw(of_noun.word, of_noun.head, "pcomp")
        return
    noun_likes = noun_likes and draft.linkage.words[noun.left].mark not in ("", "p")
    noun_likes = noun_likes or draft.is_ing(noun.left)
    first, second = (of_noun, of_verb) if noun_likes else (of_verb, of_noun)
    draft.draw(*first)
    draft.others.append((0.4, (second,)))


def _is_passive(draft: Draft, verb: int) -> bool:
    """Also of a participle on its own: exhausted by the climb, baked by Anna."""
    if verb in draft.joints.passive:
        return True
    alone = draft.linkage.left(verb, "M", "MX") or draft.linkage.right(verb, "CO")
    return bool(alone) and draft.knows(verb).is_past_participle and not draft.linkage.left(verb, "S")


def _adverbial(draft: Draft, head: int, word: int, link: Link) -> str:
    form, facts = draft.forms[word], draft.knows(word)
    if form in NEGATIVES:
        return "neg"
    lemma = draft.joints.lemma(head)
    if takes_particle(lemma, form) and facts.can_be(Pos.PREPOSITION) and draft.joints.is_verb(head):
        return "prt"
    if (link.fine[:1] == "a" or link.name == "V") and facts.can_be(Pos.ADJECTIVE) and not form.endswith("ly"):
        objects = _has_object(draft, link) or head in draft.joints.passive
        if objects and Frame.OC_ADJECTIVE in draft.knows(head).frames:
            return "oprd"
        if _links(lemma, facts) and not _has_object(draft, link):
            return "acomp"
    if facts.can_be(Pos.ADVERB) and draft.linkage.words[word].mark[:1] not in ("n", "s"):
        return "advmod"
    return "npadvmod" if draft.is_noun(word) or link.fine == "pn" else "advmod"


def _links(lemma: str, facts: Known) -> bool:
    """stayed open, fell asleep"""
    if lemma in LINKING:
        return True
    return lemma in SOMETIMES_LINKING and facts.weight(Pos.ADJECTIVE) > facts.weight(Pos.ADVERB)


def _purpose(draft: Draft, link: Link) -> None:
    """worked to win; but: have a letter to write, there is nothing to eat"""
    head, word = draft.above(link.left, link.right), draft.below(link.right)
    if not draft.joints.is_verb(link.left):
        draft.draw(word, head, "xcomp")
        return
    noun = draft.linkage.right(link.left, "O")
    if noun is None or noun.right > link.right or not draft.is_noun(noun.right):
        draft.draw(word, head, "advcl")
        return
    of_verb, of_noun = Arc(word, head, "advcl"), Arc(word, draft.below(noun.right), "relcl")
    belongs = draft.joints.lemma(head) in ("have", "be", "need", "get", "find")
    first, second = (of_noun, of_verb) if belongs else (of_verb, of_noun)
    draft.draw(*first)
    draft.others.append((0.4, (second,)))


def _adverb_before(draft: Draft, link: Link) -> None:
    word, verb = draft.joints.first(link.left), draft.below(link.right)
    noun = intensive(draft, word)
    if noun is not None:
        draft.draw(word, noun, "appos")
    elif link.name == "EI" and draft.knows(word).can_be(Pos.INTERJECTION):
        draft.draw(word, verb, "intj")
    else:
        draft.draw(word, verb, _simple_adverb(draft, word))


def _adverb_after_be(draft: Draft, link: Link) -> None:
    draft.draw(draft.joints.first(link.right), draft.below(link.left), _simple_adverb(draft, link.right))


def _simple_adverb(draft: Draft, word: int) -> str:
    form = draft.forms[word]
    if form in NEGATIVES:
        return "neg"
    opens = word == draft.first and draft.forms[word + 1] == ","
    calls = opens and draft.knows(word).can_be(Pos.INTERJECTION)
    return "intj" if calls or form == "please" else "advmod"


def _fronted(draft: Draft, link: Link) -> None:
    """Before an inverted verb or an asking one: UNDER THE BRIDGE slept, WHERE did he go, HOW OLD are you."""
    if link.left == 0 or link.left in draft.joints.pairs:
        return
    word, verb = link.left, draft.below(link.right)
    if draft.forms[word] == "only" and (limited := draft.linkage.right(word, "MV")):
        draft.redraw(word, limited.right, "advmod")
        word = limited.right
        draft.heads[word] = -1
    form = draft.forms[word]
    if form in ("who", "whom", "what", "which", "whose"):
        draft.draw(word, verb, "attr" if draft.joints.lemma(verb) == "be" else "dobj")
    elif form not in WH_ADVERBS and draft.is_preposition(word):
        draft.draw(draft.joints.start(word), verb, "prep")
    elif draft.linkage.words[word].mark[:1] == "a":
        draft.draw(word, verb, "acomp")
    elif form == "nor":
        draft.draw(word, verb, "cc")
    elif form == "there" and link.name == "PF" and draft.joints.lemma(verb) not in COMING:
        draft.draw(word, verb, "expl")
    else:
        draft.draw(word, verb, _simple_adverb(draft, word))


SUBJECT_ARCS: dict[str, Callable[[Draft, Link], None]] = {
    "S": _subject,
    "SX": _subject,
    "SF": _subject,
    "SI": _subject_after,
    "SXI": _subject_after,
    "SFI": _subject_after,
}
VERB_ARCS: dict[str, Callable[[Draft, Link], None]] = {
    "I": _base_form,
    "TO": _infinitive,
    "MV": _modifier,
    "V": _modifier,
    "P": _predicate,
    "K": _particle,
    "E": _adverb_before,
    "EI": _adverb_before,
    "EB": _adverb_after_be,
    "N": _adverb_after_be,
    "PF": _fronted,
    "Q": _fronted,
}
"""In the order in which they are drawn."""
