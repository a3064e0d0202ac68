"""Two clauses in one sentence are joined."""

from collections.abc import Iterator

from msgspec import Struct

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import OBJECTIVE, PERSONS
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import SAYING, listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Pos

ZERO_THAT = SAYING | listed(
    "think know believe hope wish feel guess suppose see hear bet find dream fear mean remember forget"
    " imagine expect learn prove pretend doubt decide figure reckon assume understand realize realise notice"
    " discover agree show read pray trust concede convince persuade care sense love hate like be seem appear"
    " happen mind regret vow ensure judge conclude gather calculate determine demonstrate indicate presume"
    " suspect worry"
)
"""May take a noun clause without "that"."""
_CLAUSE_NOUNS = listed("way reason place fact thing idea chance news time moment minute instant second case")
_SEPARATES = listed('; : - – — -- ( " “ and but or nor yet so for &')
_OPENERS = listed("WDT WP WP$ WRB CC")


class Pair(Struct, frozen=True):
    """Two clauses, by their verbs."""

    first: int
    second: int
    begins: int
    """Where the second clause's subject begins."""
    reported: bool
    """Whether the second may be a noun clause of the first: "I know he left"."""


def run_on(page: Page, sight: Sight, certainly: bool = True) -> Iterator[Fault]:
    """Two clauses with nothing between them, or only a comma."""
    if sight.tree[0].tag == "WRB" or Kind.SUBORDINATING in forms.kinds(sight.tree[0].lower):
        return
    for index, verb in sight.verbs.items():
        subject = sight.tree.first(index, "nsubj", "nsubjpass", "expl")
        if not verb.finite or subject is None or subject > index:
            continue
        if _opened(sight, index) or page.quoted(sight.tree[index].start):
            continue
        if sight.tree[index].dep == "relcl":
            if _fills_its_object(sight, index, subject):
                yield _nothing_between(sight, subject)
        elif (pair := _pair(sight, index)) is not None:
            yield from _joined_wrongly(sight, pair, certainly)


def loose_run_on(page: Page, sight: Sight) -> Iterator[Fault]:
    """The same where a verb may be a participle."""
    yield from run_on(page, sight, certainly=False)


def fused(page: Page, sight: Sight) -> Iterator[Fault]:
    """Nothing stands between, and the second clause is past doubt: "he", or a verb that is no participle."""
    tree = sight.tree
    opened = {i for i, node in enumerate(tree.nodes) if node.lower in OBJECTIVE}
    opened |= {
        place for i in sight.verbs if forms.only_finite(tree[i].lower) and (place := _begins(sight, i))
    }
    said = [_nothing_between(sight, place) for place in opened]
    yield from (fault for fault in run_on(page, sight) if fault in said)


_BEINGS = (NounClass.PERSON, NounClass.ANIMAL, NounClass.GROUP)


def side_by_side(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The siren wailed the crowd scattered": after a verb without an object, someone who acts."""
    tree = sight.tree
    for index in range(1, len(tree) - 3):
        node = tree[index]
        if node.tag[0] == "W" or node.text == "," or Kind.SUBORDINATING in forms.kinds(tree[0].lower):
            return
        if node.tag != "VBD":
            continue
        moves = node.lemma in ("go", "come")
        opens = index + 1 + (tree[index + 1].tag in ("RP", "RB", "IN") and moves)
        lone = moves and opens == index + 2
        lone |= not forms.frames(node.lower) & {Frame.TRANSITIVE, Frame.DITRANSITIVE, Frame.CLAUSE}
        lone &= Frame.INTRANSITIVE in forms.frames(node.lower)
        if lone and tree[opens].tag in ("DT", "PRP$") and _someone_acts(sight, opens + 1):
            says = f"Two clauses seem to stand side by side: {_missing(sight, opens)}"
            yield in_grammar(says, sure=False)
            return


def _someone_acts(sight: Sight, at: int) -> bool:
    tree = sight.tree
    while at < len(tree) - 2 and tree[at].tag in ("JJ", "VBN", "VBG"):
        at += 1
    if at + 2 >= len(tree) or not forms.is_a(tree[at].lower, *_BEINGS) or tree[at].tag not in ("NN", "NNS"):
        return False
    acts = tree[at + 1].lower
    past = Form.PAST in forms.verb_forms(acts) and forms.likeliest(acts) is Pos.VERB
    return past and tree[at + 2].lower != "by"


def _pair(sight: Sight, index: int) -> Pair | None:
    """The clause of this verb and the main clause it was hung on, if nothing joins them."""
    tree = sight.tree
    if tree[index].dep not in ("ccomp", "parataxis", "advcl", "conj"):
        return None
    head = tree[index].head if tree[tree[index].head].dep != "acomp" else tree[tree[index].head].head
    other = sight.verbs.get(head)
    if other is None or not other.finite or head not in tree.roots or _parenthetical(sight, index, head):
        return None
    first, second = sorted((index, head))
    begins = _begins(sight, second)
    if begins is None or begins <= first or not _plain_clauses(sight, first, second):
        return None
    reported = index > head and tree[index].dep == "ccomp" and _takes_clause(sight, head)
    return Pair(first, second, begins, reported)


def _joined_wrongly(sight: Sight, pair: Pair, certainly: bool) -> Iterator[Fault]:
    tree = sight.tree
    between = {tree[i].lower for i in range(pair.first, pair.begins)}
    named = tree[pair.begins - 1]
    opens_clause = (
        named.lower in _CLAUSE_NOUNS
        or Kind.SUBORDINATING in forms.kinds(named.lower)
        or (named.tag == "NN" and forms.is_a(named.lower, NounClass.TIME))
    )
    if between & _SEPARATES or opens_clause:
        return
    certain = not certainly or (
        _surely_finite(sight, pair.second) and not _may_be_absolute(sight, pair.first)
    )
    if "," in between:
        if (certain or pair.second in tree.roots) and _splices(sight, pair):
            yield in_grammar(f"Only a comma stands between two clauses: {_missing(sight, pair.begins)}")
    elif certain and not pair.reported and not _lacks_object(sight, pair.second, pair.begins):
        yield _nothing_between(sight, pair.begins)


def _may_be_absolute(sight: Sight, index: int) -> bool:
    """ "His mission accomplished he left": a participle of a verb that needs an object, without one."""
    word = sight.tree[index].lower
    lacks = Frame.INTRANSITIVE not in forms.frames(word) and not sight.tree.under(
        index, "dobj", "attr", "acomp"
    )
    return lacks and Form.PAST_PARTICIPLE in forms.verb_forms(word) and not sight.verbs[index].helpers


def _nothing_between(sight: Sight, place: int) -> Fault:
    return in_grammar(f"Nothing stands between two clauses: {_missing(sight, place)}")


def _missing(sight: Sight, place: int) -> str:
    return f"before {quoted(sight.tree[place].text)} a conjunction or a semicolon is missing."


def _lacks_object(sight: Sight, index: int, begins: int) -> bool:
    """ "A student I know": after a noun, a verb without its object may belong to an adjective clause."""
    tree = sight.tree
    after_noun = tree[begins - 1].tag.startswith(("NN", "PRP", "DT"))
    return (
        after_noun
        and not tree.under(index, "dobj", "attr", "acomp", "ccomp")
        and Frame.TRANSITIVE in forms.frames(tree[index].lower)
    )


def _surely_finite(sight: Sight, index: int) -> bool:
    """ "The twins striped mittens": a form that may be a participle makes no second clause for certain."""
    tree = sight.tree
    acts = (*sight.verbs[index].helpers, index)[0]
    subject = sight.subject_of(index)
    if tree[acts].tag == "MD" or (subject is not None and tree[subject].lower in PERSONS):
        return tree[acts].tag in FINITE_TAGS
    known = forms.verb_forms(tree[acts].lower)
    if not known & {Form.PAST, Form.THIRD, Form.PRESENT_PLURAL} or Form.PAST_PARTICIPLE in known:
        return False
    return forms.likeliest(tree[acts].lower) is Pos.VERB


def _opened(sight: Sight, index: int) -> bool:
    """Whether a word opens the clause and joins it to the other."""
    before = [sight.tree[i] for i in sight.tree.subtree(index) if i < index]
    return any(node.dep in ("mark", "cc") or node.tag in _OPENERS for node in before)


def _begins(sight: Sight, index: int) -> int | None:
    """Where a clause's subject begins."""
    subject = sight.tree.first(index, "nsubj", "nsubjpass", "expl")
    return None if subject is None or subject > index else min(sight.tree.subtree(subject))


def _fills_its_object(sight: Sight, index: int, subject: int) -> bool:
    """A clause without "that" which has its object cannot be an adjective clause: "cats I like dogs"."""
    tree = sight.tree
    named = tree[tree[index].head]
    if tree[subject].lower not in ("i", "he", "she", "we", "they") or subject != tree[index].head + 1:
        return False
    if named.lemma in _CLAUSE_NOUNS or forms.is_a(
        named.lemma, NounClass.TIME, NounClass.PLACE, NounClass.EVENT
    ):
        return False
    objects = tree.under(index, "dobj")
    alone = (
        len(tree.children[index]) - len(tree.under(index, "dobj", "nsubj", "aux", "neg", "advmod", "punct"))
        == 0
    )
    ends = tree[named.head].tag in FINITE_TAGS and tree[named.head].head == named.head
    return bool(objects) and objects[0] > index and alone and ends and named.dep in ("dobj", "pobj", "attr")


def _parenthetical(sight: Sight, index: int, head: int) -> bool:
    """ "He left, she said", "This, I believe, is true": one clause reports the other."""
    tree = sight.tree
    late = max(index, head)
    early = min(index, head)
    if _may_report(sight, late) and tree[late].lemma not in _ALSO_PLAIN and late in tree.roots:
        return True
    reports = _may_report(sight, early) and tree[early].lemma not in _ALSO_PLAIN
    return tree[index].dep == "parataxis" and reports


_ALSO_PLAIN = listed("be like love see read show find hate call cry laugh write")


def _plain_clauses(sight: Sight, first: int, second: int) -> bool:
    """Neither is inverted, compared with the other, or opened by a word of joining."""
    tree = sight.tree
    words = {node.lower for node in tree.nodes[:second]}
    if words & {
        "so",
        "such",
        "sooner",
        "hardly",
        "scarcely",
        "not",
        "matter",
        "whatever",
        "whoever",
        "however",
    }:
        return False
    if any(
        tree[i].lower == "the" and tree[i + 1].tag in ("JJR", "RBR")
        for i in range(min(second, len(tree) - 1))
    ):
        return False
    for verb in (first, second):
        helpers = sight.verbs[verb].helpers
        subject = tree.first(verb, "nsubj", "nsubjpass", "expl")
        if subject is not None and (subject > verb or any(helper < subject for helper in helpers)):
            return False
    return not _opened(sight, first) or tree[first].head == first


def _splices(sight: Sight, pair: Pair) -> bool:
    """Whether the comma alone must hold two main clauses together."""
    tree = sight.tree
    before = [tree[i].lower for i in range(pair.first, pair.begins)]
    adverb = "then" in before or any(Kind.CONJUNCTIVE_ADVERB in forms.kinds(word) for word in before[-3:])
    if adverb or tree[pair.begins - 1].text != "," or sight.subject_of(pair.first) is None:
        return False
    clauses = [i for i, verb in sight.verbs.items() if verb.finite and sight.subject_of(i) is not None]
    opened = tree.under(pair.first, "mark") or Kind.SUBORDINATING in forms.kinds(tree[0].lower)
    return len(clauses) == 2 and not sight.is_question() and not opened


def _takes_clause(sight: Sight, head: int) -> bool:
    tree = sight.tree
    if tree[head].lemma == "be":
        adjective = tree.first(head, "acomp")
        return adjective is None or tree[adjective].lower in _GLAD or tree[adjective].tag != "JJ"
    return _may_report(sight, head)


def _may_report(sight: Sight, index: int) -> bool:
    node = sight.tree[index]
    return node.lemma in ZERO_THAT or bool(forms.verb_lemmas(node.lower) & ZERO_THAT)


_GLAD = listed(
    "glad sure afraid sorry happy certain aware clear true obvious lucky surprised proud angry sad amazed"
    " pleased confident likely possible thankful grateful worried good relieved fortunate positive upset"
    " disappointed shocked delighted convinced hopeful apparent plain evident bad nice great funny strange"
    " odd amazing weird wonderful terrible okay fine"
)
"""Adjectives that may take a noun clause without "that": "I am glad you came"."""
