"""The case of a pronoun follows its work; a -self word needs the word it points back to."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import GOVERNING, NOMINATIVE, OBJECTIVE
from gamehall.english.correctness.paper import Page, Word
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Kind, Pos

_LENIENT = frozenset({"than", "as", "but", "like", "except", "save"})
_SELF = {
    "myself": "I", "yourself": "you", "himself": "he", "herself": "she", "ourselves": "we",
    "themselves": "they",
}  # fmt: skip
_WHOM = {"whom": "who", "whomever": "whoever"}


def case(page: Page, sight: Sight) -> Iterator[Fault]:
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        word = node.lower.rstrip(".")
        if word in NOMINATIVE and node.tag != "PRP$":
            if _is_subject(sight, index) and not _governed(sight, index):
                yield _says(node.text, "the subject", NOMINATIVE[word])
            elif _is_predicate(sight, index):
                sure = not _short_be(sight, index)
                yield _says(node.text, "a predicate pronoun", NOMINATIVE[word], sure)
        elif word in OBJECTIVE and not _numeral(sight, index) and (work := _object_work(sight, index)):
            yield _says(node.text, work, OBJECTIVE[word])
        elif word in _WHOM and _is_subject(sight, index):
            yield _says(node.text, "the subject", _WHOM[word])


def _numeral(sight: Sight, index: int) -> bool:
    """ "World War I"."""
    return index > 0 and sight.tree[index - 1].tag.startswith("NNP") and sight.tree[index].lower == "i"


def self_as_subject(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Myself went", "Ann and myself went"."""
    for index, node in enumerate(sight.tree.nodes):
        if node.lower in _SELF and _is_subject(sight, index) and not _points_back(sight, index):
            yield in_grammar(f"{quoted(node.text)} cannot be a subject: {quoted(_SELF[node.lower])}.")


def _says(word: str, work: str, better: str, sure: bool = True) -> Fault:
    return in_grammar(f"{quoted(word)} is {work} and must be {quoted(better)}.", sure)


def _is_subject(sight: Sight, index: int) -> bool:
    """Of a finite verb: alone, or joined to other subjects."""
    tree = sight.tree
    leader = sight.leader(index)
    if tree[leader].dep not in ("nsubj", "nsubjpass"):
        return False
    verb = tree[leader].head
    if verb not in sight.verbs or not sight.verbs[verb].finite or leader > verb:
        return False
    if len(tree.under(verb, "nsubj", "nsubjpass")) > 1:
        return False
    joiners = {tree[i].lower for i in tree.under(leader, "cc")}
    if index != leader and not (leader < index < verb and joiners & {"and", "or", "nor", "&"}):
        return False
    acts = tree[(*sight.verbs[verb].helpers, verb)[0]]
    following = tree[min(index + 1, len(tree) - 1)].lower
    if tree[index].lower == "her" and Pos.NOUN in forms.parts(following):
        return False
    if tree[verb].dep in ("ccomp", "xcomp") and not tree.under(verb, "mark"):
        return acts.tag in ("VBZ", "VBD", "MD") and forms.only_finite(acts.lower)
    return True


def _governed(sight: Sight, index: int) -> bool:
    """Whether a verb or preposition right before it may yet have it for its object."""
    leader = min(sight.tree.subtree(sight.leader(index)))
    before = sight.tree[leader - 1] if leader else None
    return before is not None and (before.tag.startswith("VB") or before.lower in GOVERNING)


def _is_predicate(sight: Sight, index: int) -> bool:
    tree = sight.tree
    leader = sight.leader(index)
    verb = tree[leader].head
    if tree[leader].dep != "attr" or tree[verb].lemma != "be" or verb not in sight.verbs:
        return False
    following = tree[index + 1] if index + 1 < len(tree) else None
    if following is not None and (following.tag in ("VBG", "VBN", "TO") or following.tag.startswith("NN")):
        return False
    return sight.verbs[verb].finite and verb < leader


def _short_be(sight: Sight, index: int) -> bool:
    return sight.tree[sight.tree[sight.leader(index)].head].text.startswith(("'", "’"))


def _object_work(sight: Sight, index: int) -> str:
    """Which work of an object a nominative pronoun is made to do; nothing if none for certain."""
    tree = sight.tree
    leader = sight.leader(index)
    if _has_verb_after(sight, index):
        return ""
    if leader != index and any(i in sight.verbs for i in range(leader + 1, index)):
        return ""
    head = tree[tree[leader].head]
    if tree[leader].dep == "pobj" and head.lower not in _LENIENT and leader > tree[leader].head:
        return f"the object of {quoted(head.lower)}"
    if tree[leader].dep in ("dobj", "dative") and leader > tree[leader].head and head.lemma != "be":
        return f"an object of {quoted(head.lower)}"
    return ""


def _has_verb_after(sight: Sight, index: int) -> bool:
    """Whether it can be the subject of a verb that comes next."""
    tree = sight.tree
    for node in tree.nodes[index + 1 : index + 4]:
        if node.tag in FINITE_TAGS or node.tag == "VB" or forms.only_finite(node.lower):
            return True
        if not node.tag.startswith("RB") and Pos.ADVERB not in forms.parts(node.lower):
            return Form.THIRD in forms.verb_forms(node.lower) or Form.PAST in forms.verb_forms(node.lower)
    return False


def _points_back(sight: Sight, index: int) -> bool:
    """An intensive pronoun beside its noun ("Leo himself") that was taken for the subject."""
    return index > 0 and sight.tree[index - 1].tag in ("NN", "NNP", "NNS", "PRP")


def and_i(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Took my cousin and I fishing": no verb follows whose subject "I" could be."""
    words = page.words
    for index in range(2, len(words)):
        if words[index].text != "I" or words[index - 1].lower != "and" or page.before(words[index]).strip():
            continue
        following = words[index + 1].lower if index + 1 < len(words) else ""
        if following and not following.endswith("ing") and forms.likeliest(following) is not Pos.PREPOSITION:
            continue
        if (governor := _governor(page, index - 2)) is not None:
            yield _says("I", f"an object after {quoted(governor)}", "me")


def _governor(page: Page, index: int) -> str | None:
    """The verb or preposition right before the noun phrase that ends here."""
    while index >= 0:
        word = page.words[index].lower
        if page.after(page.words[index]).strip():
            return None
        if Kind.AUXILIARY in forms.kinds(word) or word in _LENIENT or word in ("so", "nor", "neither"):
            return None
        likely = forms.likeliest(word)
        if likely is Pos.VERB or word in GOVERNING:
            return page.words[index].text
        if likely not in (Pos.NOUN, Pos.ADJECTIVE, Pos.PRONOUN, None) and word != "her":
            return None
        index -= 1
    return None


def who(page: Page, sight: Sight) -> Iterator[Fault]:
    """Who and whom by their work in their own clause, where the next words settle it."""
    words = page.words
    for index, word in enumerate(words[:-1]):
        following = words[index + 1].lower
        if word.lower in _WHOM and _takes_verb(words[index + 1 :]):
            yield _says(word.text, f"the subject of {quoted(following)}", _WHOM[word.lower])
        elif (
            word.lower == "who"
            and index
            and words[index - 1].lower in GOVERNING
            and _asks_object(words, index)
        ):
            before = words[index - 1].text
            yield _says(word.text, f"the object of {quoted(before.lower())}", "whom")


def _takes_verb(after: tuple[Word, ...]) -> bool:
    """Whether a verb comes next that has no other subject; after a helping verb one may follow."""
    first, second = after[0].lower, after[1].lower if len(after) > 1 else ""
    if Form.THIRD not in forms.verb_forms(first) and not forms.only_finite(first):
        return False
    if Kind.AUXILIARY in forms.kinds(first):
        return False
    noun_and_verb = forms.numbers(first) and forms.may_be_finite(second)
    return not (noun_and_verb and Pos.ADVERB not in forms.parts(second))


def _asks_object(words: tuple[Word, ...], index: int) -> bool:
    """ "To who did you", "to who he spoke"; but "about who you are"."""
    following = words[index + 1].lower
    verb = words[index + 2].lower if index + 2 < len(words) else ""
    return following in ("i", "he", "she", "we", "they", "you", "did", "do", "does") and (
        "be" not in forms.verb_lemmas(verb)
    )


def demonstrative_them(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Them books", "Us boys went"."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes[:-2]):
        named, after = tree[index + 1], tree[index + 2]
        if named.tag != "NNS":
            continue
        opens = index == 0 and (after.tag in FINITE_TAGS or node.head == 1)
        if node.lower == "them" and (opens or (node.dep in ("det", "nmod") and node.head == index + 1)):
            yield in_grammar(f'"{node.text} {named.text}" must be "those {named.text}".')
        elif node.lower == "us" and index == 0 and named.dep in ("nsubj", "nsubjpass"):
            yield _says(node.text, "part of the subject", "we")
