"""What a sentence says can happen. Only plain clashes are named, and left to a judge."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import NounClass, Pos

_FRAMES = listed("cartoon movie film story book play fable tale novel show comic dream poem fairy video")
_MINE = frozenset({"my", "our", "a", "the", "last", "this", "that", "one"})
_OTHERS = frozenset({"his", "her", "their", "your"})
_DREAMS = frozenset({"dream", "dreams", "nightmare", "nightmares", "daydream", "daydreams"})

_PEOPLE_DO = listed(
    "solve refuse announce whisper teach read write vote apologize promise marry sue complain translate"
    " interview knit argue confess gossip invent lecture scold congratulate negotiate sew joke debate"
    " memorize admit recite compose persuade brag borrow lend elect"
)
_NO_ANIMAL_DOES = listed("cook bake juggle type telephone phone text email drive speak")
_BEINGS_DO = listed(
    "eat drink sleep laugh giggle sneeze yawn chew sob weep snore dream chuckle hiccup cough think"
    " forget remember love hate believe hope wonder"
)
_LIFELESS = (NounClass.ARTIFACT, NounClass.FOOD, NounClass.OBJECT, NounClass.SUBSTANCE, NounClass.PLANT)
_EATEN_FROM = listed(
    "bowl plate box bag can jar basket bucket cup glass tray pan tin carton pot bottle mug dish bar"
)
_SPEAKING_THINGS = listed(
    "computer robot machine phone radio television wind leaf leaves breeze tree trees engine car kettle"
    " fire ship boat school court hospital church bank store shop office factory house home station museum"
    " theater library restaurant hotel university college paper newspaper book sign letter"
    " program satellite clock watch dragon monster puppet doll calculator toy bench crown world pen pencil"
    " press board town city village country state nation planet plant"
)
_MACHINES = listed(
    "computer phone radio television engine car kettle clock watch calculator pen pencil printer toaster"
)
_MINDS_DO = listed("think believe hate love hope wonder scold fear despise adore")
_CLEVER_ANIMALS = listed(
    "parrot dog rat crow raven chimpanzee dolphin elephant ape monkey chimp gorilla octopus"
)


def reality(page: Page, sight: Sight) -> Iterator[Fault]:
    yield from _dreamt(page)
    tree = sight.tree
    for index in sight.verbs:
        subject = sight.shared_subject(index)
        if subject is None or sight.passive(index) or tree.under(subject, "conj", "appos"):
            continue
        does = _clash(sight, index, subject) or _eats_a_thing(sight, index, subject)
        if does:
            framed = any(node.lower in _FRAMES for node in tree.nodes)
            where = " in a story or film" if framed else ""
            says = f"Whether {quoted(tree[subject].text)} can {does}{where} is for a judge to say."
            yield Fault("reality", "reality", says, sure=False)
            return


def _clash(sight: Sight, verb: int, subject: int) -> str:
    """The verb in its base form, if such a thing does not do it."""
    tree = sight.tree
    noun, lemmas = tree[subject].lower, forms.verb_lemmas(tree[verb].lower)
    if {noun, tree[subject].lemma} & _MACHINES and lemmas & _MINDS_DO:
        return min(lemmas & _MINDS_DO)
    if tree[subject].tag not in ("NN", "NNS") or {noun, tree[subject].lemma} & _SPEAKING_THINGS:
        return ""
    known = set(forms.classes(noun)) - (
        {NounClass.PERSON} if noun.endswith("er") and _is_tool(noun) else set()
    )
    lifeless = (forms.is_a(noun, *_LIFELESS) or _is_tool(noun)) and not known & {
        NounClass.ANIMAL,
        NounClass.GROUP,
    }
    animal = forms.is_a(noun, NounClass.ANIMAL) and not {noun, tree[subject].lemma} & _CLEVER_ANIMALS
    if NounClass.PERSON in forms.classes(noun)[:2] and not _is_tool(noun):
        return ""
    if found := lemmas & _PEOPLE_DO:
        starts = "refuse" in found and (animal or tree.first(verb, "xcomp") is not None)
        return min(found) if (animal or lifeless) and not starts else ""
    if found := lemmas & _NO_ANIMAL_DOES:
        return min(found) if animal else ""
    found = lemmas & _BEINGS_DO
    return min(found) if found and lifeless and NounClass.PERSON not in known else ""


def _is_tool(noun: str) -> bool:
    """Named like a doer, but a thing in every house."""
    return noun in (
        "toaster",
        "blender",
        "mixer",
        "dryer",
        "washer",
        "freezer",
        "stapler",
        "dishwasher",
        "heater",
    )


def _eats_a_thing(sight: Sight, verb: int, subject: int) -> str:
    tree = sight.tree
    person = tree[subject].tag in ("PRP", "NNP") or forms.is_a(tree[subject].lower, NounClass.PERSON)
    eaten = tree.first(verb, "dobj")
    if not person or eaten is None or not forms.verb_lemmas(tree[verb].lower) & {"eat", "drink"}:
        return ""
    noun = tree[eaten].lower
    thing = forms.is_a(noun, NounClass.ARTIFACT) and not set(forms.classes(noun)) & {
        NounClass.FOOD,
        NounClass.SUBSTANCE,
    }
    return (
        f"{min(forms.verb_lemmas(tree[verb].lower))} {quoted(noun)}"
        if thing and tree[eaten].lemma not in _EATEN_FROM
        else ""
    )


def _dreamt(page: Page) -> Iterator[Fault]:
    """ "In my dream" and its like."""
    words = [word.lower for word in page.words]
    for index, word in enumerate(words):
        if word not in _DREAMS or index < 2:
            continue
        opens = next(
            (
                i
                for i in range(index - 1, max(index - 4, -1), -1)
                if words[i] in ("in", "during", "inside", "within")
            ),
            None,
        )
        if opens is None or index - opens < 2:
            continue
        following = words[index + 1] if index + 1 < len(words) else ""
        compound = (
            not page.after(page.words[index]).strip()
            and following
            and forms.likeliest(following) is Pos.NOUN
            and (word == "dream")
        )
        owner = words[opens + 1]
        if compound or owner not in _MINE | _OTHERS:
            continue
        yield Fault(
            "reality",
            "reality",
            f'"{" ".join(words[opens : index + 1])}" may not be used to make it real.',
            owner in _MINE,
        )
