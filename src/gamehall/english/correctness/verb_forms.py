"""A helping verb is followed by the form it needs; a main verb stands in a form that can be one."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Pos, forms_of

_HAVE = frozenset({"have", "has", "had", "having", "'ve", "’ve"})
_BE = frozenset({"is", "are", "was", "were", "am", "be", "been", "being", "'re", "'m", "’re", "’m"})
_DO = frozenset({"do", "does", "did"})
_MODALS = listed("can could will would shall should may might must ca wo sha 'll ’ll")
_ONLY_MODALS = listed("could would shall should ca wo sha")
_BETWEEN = listed("not n't n’t never always just already also really often still ever soon almost")


def helping(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Has ate", "can sings", "did went", "can to swim"."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        kind = _kind(tree, index)
        follows = _follower(tree, index, asks=page.end_mark == "?") if kind else None
        if follows is None or (kind == "have" and _owns(tree, index)):
            continue
        verb = tree[follows]
        if kind == "modal" and verb.tag == "TO" and _after_subject(tree, index):
            yield in_grammar(f'No "to" follows the helping verb {quoted(node.text)}.')
        elif kind == "modal" and verb.lower in _ONLY_MODALS:
            yield in_grammar(f"{quoted(verb.text)} cannot follow another helping verb: {quoted(node.text)}.")
        elif not verb.text[0].isupper() and _wrong_form(tree, kind, follows):
            yield _wants(node.text, verb.text, kind)


def _owns(tree: Tree, index: int) -> bool:
    """ "The dog he has barks": after a noun and a pronoun it may end an adjective clause."""
    return index > 1 and tree[index - 1].tag == "PRP" and tree[index - 2].tag in ("NN", "NNS")


def _wrong_form(tree: Tree, kind: str, index: int) -> bool:
    """Whether this form of a verb cannot follow a helping verb of this kind."""
    word = tree[index].lower
    known = forms.verb_forms(word)
    if not known or (kind in ("have", "be") and word.endswith("ed")):
        return False
    if kind == "have":
        return Form.PAST_PARTICIPLE not in known and _plain_verb(word)
    if kind == "be":
        participle = bool(known & {Form.PAST_PARTICIPLE, Form.PRESENT_PARTICIPLE})
        return not participle and _never_predicate(word, known) and not _starts_clause(tree, index)
    if Form.BASE in known:
        return False
    if kind == "to":
        return _plain_verb(word)
    if Pos.ADVERB in forms.parts(word) or Pos.VERB not in forms.usual_parts(word):
        return False
    return tree[index].tag.startswith("VB") and (kind == "modal" or _after_do(tree, index, known))


def _kind(tree: Tree, index: int) -> str:
    """Which helping verb it is, here; nothing if it may be a main verb or a noun."""
    node, word = tree[index], tree[index].lower
    if word in _MODALS and node.tag == "MD":
        opens = index == 0 and len(tree) > 1 and tree[1].tag in ("NN", "NNS")
        noun = opens or (index > 0 and tree[index - 1].tag in ("DT", "PRP$", "JJ"))
        return "modal" if not noun and (node.dep == "aux" or _after_subject(tree, index)) else ""
    if not node.tag.startswith("VB"):
        return "to" if word == "to" and node.tag == "TO" and node.dep == "aux" else ""
    if word in _HAVE:
        return "have"
    if word in _DO and (node.dep == "aux" or _denied(tree, index)):
        return "do"
    return "be" if word in _BE else ""


def _after_subject(tree: Tree, index: int) -> bool:
    return index > 0 and tree[index - 1].tag in ("PRP", "NNP", "NNS", "NN", "WP")


def _denied(tree: Tree, index: int) -> bool:
    return index + 1 < len(tree) and tree[index + 1].lower in ("not", "n't", "n’t")


def _follower(tree: Tree, index: int, asks: bool) -> int | None:
    """The verb that comes next, with nothing but adverbs between, or after the subject of a question."""
    at = index + 1
    while at < len(tree) and (tree[at].lower in _BETWEEN or _adverb(tree[at].lower)):
        at += 1
    if at >= len(tree):
        return None
    head = tree[index].head
    if tree[index].dep in ("aux", "auxpass") and any(index < i < head for i in tree.under(head, *SUBJECTS)):
        after = min((i for i in tree.under(head, "aux", "auxpass") if i > index), default=head)
        return after if asks else None
    return None if tree[at].dep in SUBJECTS else at


def _adverb(word: str) -> bool:
    return word.endswith("ly") and forms.parts(word) == {Pos.ADVERB}


def _plain_verb(word: str) -> bool:
    """Nothing but a verb, so that it cannot be the noun or adjective that "have" or "to" may take."""
    return forms.usual_parts(word) == {Pos.VERB}


def _never_predicate(word: str, known: frozenset[Form]) -> bool:
    """Whether it cannot be the noun, adjective or adverb after "be"; "go" as a noun is not thought of."""
    met = {each.pos for each in forms.readings(word) if each.weight or Form.PAST in known}
    return met == {Pos.VERB} and Pos.ADVERB not in forms.parts(word)


def _after_do(tree: Tree, index: int, known: frozenset[Form]) -> bool:
    """Whether "do" helps here: not "did some shopping", "did directed study"."""
    noun_next = index + 1 < len(tree) and tree[index + 1].tag.startswith("NN")
    return bool(known & {Form.PAST, Form.THIRD}) and not (noun_next and Form.PAST_PARTICIPLE in known)


def _starts_clause(tree: Tree, index: int) -> bool:
    """ "All he did was fall", "The plan is go now": a bare infinitive may follow "be"."""
    before = {node.lower for node in tree.nodes[:index]}
    return bool(before & {"all", "what", "thing", "do", "did", "does"}) or tree[index - 1].text in ',"“:'


def _wants(helper: str, verb: str, kind: str) -> Fault:
    lemma = min(forms.verb_lemmas(verb.lower()), default="")
    participle = (forms_of(lemma, Pos.VERB).past_participle or ("",))[0]
    better = {"have": participle, "be": ""}.get(kind, lemma)
    hint = f": {quoted(better)}" if better else ""
    return in_grammar(f"{quoted(verb)} is not the form that follows {quoted(helper)}{hint}.")


def alone(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "I seen him", "She gone home": a participle without its helping verb."""
    tree = sight.tree
    for index, verb in sight.verbs.items():
        node = tree[index]
        if verb.helpers or verb.to is not None or node.dep != "ROOT":
            continue
        known = forms.verb_forms(node.lower)
        subject = tree.first(index, "nsubj", "nsubjpass")
        if subject is None or subject > index or not known:
            continue
        adjacent = all(tree[i].tag.startswith("RB") for i in range(subject + 1, index))
        if known == {Form.PAST_PARTICIPLE} and adjacent and not _another_finite(sight, index):
            yield in_grammar(f"{quoted(node.text)} is a participle and needs a helping verb.")


def _another_finite(sight: Sight, index: int) -> bool:
    return any(verb.finite and other != index for other, verb in sight.verbs.items())


_BEFORE_OF = listed("could should would must might couldn't shouldn't wouldn't")
_BEFORE_SUPPOSED = listed("is are was were am not i'm he's she's we're they're it's")


def slips(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Could of", "is suppose to"."""
    words = [word.lower for word in page.words]
    for word, after, third in zip(words, words[1:], [*words[2:], ""], strict=False):
        if word in _BEFORE_OF and after == "of" and third != "course":
            yield in_grammar(f'"{word} of" must be "{word} have".')
        if word in _BEFORE_SUPPOSED and after == "suppose" and third == "to":
            yield in_grammar('"suppose to" must be "supposed to".')
