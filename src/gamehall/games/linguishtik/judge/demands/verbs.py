"""Demands on verbs: form, tense, voice, mood, and the function of infinitives and gerunds."""

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import VerbGroup
from gamehall.english.terms import PERFECT, TENSES, Aspect, Function, Voice
from gamehall.games.linguishtik.judge.demands.asked import Asked, Check
from gamehall.lexicon.knowledge import Form, Number, Regularity, is_irregular

_DISPUTED = ("can", "may", "must")
"""Helping verbs that some call present and some conditional."""


def number_form(asked: Asked) -> Fault | None:
    group = asked.group
    if group is None or not group.finite:
        return Fault(asked.demand, "verb-demands", f"{asked.word} is no form that goes with a subject.")
    wanted = Number.SINGULAR if asked.name == "singular-form" else Number.PLURAL
    if not group.numbers or wanted in group.numbers:
        return None
    says = f"{_shown(asked, group)} is the {group.numbers[0]} form."
    return Fault(asked.demand, "verb-demands", says)


def linking(asked: Asked) -> Fault | None:
    if asked.group and asked.group.linking:
        return None
    return Fault(
        asked.demand, "verb-demands", f"{asked.word} links the subject to no noun or adjective here."
    )


def regularity(asked: Asked) -> Fault | None:
    """How the past of the verb is made, whichever form the word is."""
    if any(listing.regular is Regularity.EITHER for listing in asked.listings):
        return None
    irregular = asked.use.irregular
    if irregular is None and asked.listings:
        irregular = is_irregular(asked.listings[0])
    if irregular is None:
        says = f"The past of {asked.word} is not known."
        return Fault(asked.demand, "verb-demands", says, sure=False)
    made = "irregular" if irregular else "regular"
    return None if made == asked.name else Fault(asked.demand, "verb-demands", f"{asked.word} is {made}.")


def present_participle(asked: Asked) -> Fault | None:
    if Form.PRESENT_PARTICIPLE not in {listing.form for listing in asked.listings}:
        return Fault(asked.demand, "verb-demands", f"{asked.word} is no present participle.")
    if Function.GERUND in asked.use.functions:
        says = f"{asked.word} has the form of a present participle but is a gerund."
        return Fault(asked.demand, "verb-demands", says, sure=False)
    return None


def past_participle(asked: Asked) -> Fault | None:
    if Form.PAST_PARTICIPLE in {listing.form for listing in asked.listings} and _follows_helper(asked):
        return None
    return Fault(asked.demand, "verb-demands", f"{asked.word} is no past participle here.")


def _follows_helper(asked: Asked) -> bool:
    """Whether have or be stands before it in its group; a participle without a group needs neither."""
    group = asked.group
    if group is None or asked.use.index not in group.words:
        return True
    place = group.words.index(asked.use.index)
    if place == 0:
        return not group.finite
    return asked.reading.tree[group.words[place - 1]].lemma in ("have", "be", "get", "'ve", "'s", "'d")


def emphatic(asked: Asked) -> Fault | None:
    group = asked.group
    if group is None or not group.emphatic:
        says = f"{asked.word} is not emphatic: no do, does or did strengthens a statement here."
        return Fault(asked.demand, "verb-demands", says)
    if asked.detail and group.time != asked.detail:
        return Fault(asked.demand, "verb-demands", f"{_shown(asked, group)} is {group.time}.")
    return None


def voice(asked: Asked) -> Fault | None:
    group = asked.group
    if group is None:
        return Fault(asked.demand, "verb-demands", f"The voice of {asked.word} cannot be told.", sure=False)
    if group.voice == asked.name:
        return None
    return Fault(asked.demand, "verb-demands", f"{_shown(asked, group)} is {group.voice}.")


def infinitive(asked: Asked) -> Fault | None:
    """Present, or perfect; the present perfect infinitive is the perfect one."""
    group = asked.group
    if group is None or not _is_verbal(asked, group, Function.INFINITIVE):
        return Fault(asked.demand, "verb-demands", f"{asked.word} is no infinitive.")
    wanted_perfect = asked.name != "present-infinitive"
    is_perfect = group.aspect in PERFECT
    if wanted_perfect == is_perfect:
        return None
    name = "perfect" if is_perfect else "present"
    return Fault(asked.demand, "verb-demands", f"{_shown(asked, group)} is a {name} infinitive.")


def tense(asked: Asked) -> Fault | None:
    group = asked.group
    if group is None or not group.finite:
        return Fault(
            asked.demand, "verb-demands", f"{asked.word} has no tense: it is no part of a main verb."
        )
    if group.conditional:
        says = f"{_shown(asked, group)} has none of the tenses that can be demanded."
        disputed = asked.reading.tree[group.words[0]].lower in _DISPUTED
        return Fault(asked.demand, "verb-demands", says, sure=not disputed)
    if group.imperative and asked.detail in ("", "present") and asked.name == "simple-tense":
        says = f"{asked.word} is a command; whether that is the simple present is disputed."
        return Fault(asked.demand, "verb-demands", says, sure=False)
    if group.aspect is not TENSES[asked.name] or (asked.detail and group.time != asked.detail):
        return Fault(asked.demand, "verb-demands", f"{_shown(asked, group)} is {_tense(group)}.")
    return None


def mood(asked: Asked) -> Fault | None:
    if asked.group and asked.group.imperative:
        return None
    return Fault(asked.demand, "verb-demands", f"{asked.word} gives no command.")


def transitivity(asked: Asked) -> Fault | None:
    group = asked.group
    if group is None:
        return Fault(asked.demand, "verb-demands", f"{asked.word} is no verb with objects.", sure=False)
    if group.voice is Voice.PASSIVE and not group.transitive:
        says = f"{_shown(asked, group)} is passive without an object; whether it is transitive is disputed."
        return Fault(asked.demand, "verb-demands", says, sure=False)
    if group.transitive == (asked.name == "transitive"):
        return None
    has = "has a" if group.transitive else "has no"
    return Fault(asked.demand, "verb-demands", f"{asked.word} {has} direct object here.")


def verbal_work(asked: Asked) -> Fault | None:
    """The function of an infinitive or a gerund in its sentence."""
    verbal = Function(asked.name.removesuffix("-function"))
    group = asked.group
    if group is None or not _is_verbal(asked, group, verbal):
        return Fault(asked.demand, "infinitive-and-gerund", f"{asked.word} is no {verbal}.")
    work = asked.reading.uses[group.main].work
    if work is None:
        says = f"The function of {_shown(asked, group)} cannot be told."
        return Fault(asked.demand, "infinitive-and-gerund", says, sure=False)
    if work == asked.detail:
        return None
    says = f"{_shown(asked, group)} is {saying.part(work)}."
    return Fault(asked.demand, "infinitive-and-gerund", says)


def _is_verbal(asked: Asked, group: VerbGroup, verbal: Function) -> bool:
    return verbal in asked.reading.uses[group.main].functions


def _shown(asked: Asked, group: VerbGroup) -> str:
    """The words of a verb, without what stands between them."""
    return saying.quoted(" ".join(asked.reading.tree[index].text for index in group.words))


def _tense(group: VerbGroup) -> str:
    """Its tense or form in words: simple past, future perfect progressive."""
    if group.time is None:
        return f"a {group.aspect} form without tense" if not group.imperative else "a command"
    if group.aspect is Aspect.SIMPLE:
        return f"simple {group.time}"
    return f"{group.time} {group.aspect.replace('-', ' ')}"


OF_VERBS: dict[str, Check] = {
    "singular-form": number_form,
    "plural-form": number_form,
    "linking": linking,
    "regular": regularity,
    "irregular": regularity,
    "present-participle": present_participle,
    "past-participle": past_participle,
    "emphatic": emphatic,
    "active": voice,
    "passive": voice,
    "present-infinitive": infinitive,
    "perfect-infinitive": infinitive,
    "present-perfect-infinitive": infinitive,
    **dict.fromkeys(TENSES, tense),
    "imperative-mood": mood,
    "transitive": transitivity,
    "intransitive": transitivity,
    "infinitive-function": verbal_work,
    "gerund-function": verbal_work,
}
