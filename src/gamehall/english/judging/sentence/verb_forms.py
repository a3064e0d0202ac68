"""LT 22 B: a helping verb is followed by the form it needs; a main verb stands in a form that can be one."""

from collections.abc import Iterator

from gamehall.english.claim import Fault
from gamehall.english.grammar.sight import SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.judging.saying import quoted
from gamehall.english.judging.sentence import forms
from gamehall.english.judging.sentence.faults import in_grammar
from gamehall.english.judging.sentence.page import Page
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Pos, forms_of

_HAVE = frozenset({"have", "has", "had", "having", "'ve", "’ve"})
_BE = frozenset({"is", "are", "was", "were", "am", "be", "been", "being", "'re", "'m", "’re", "’m"})
_DO = frozenset({"do", "does", "did"})
_MODALS = listed("can could will would shall should may might must ca wo sha 'll ’ll")
_BETWEEN = listed("not n't n’t never always just already also really often still ever soon almost")


def helping(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Has ate", "can sings", "did went", "is suppose to"."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        word = node.lower
        kind = _kind(tree, index)
        if not kind:
            continue
        follows = _follower(tree, index)
        if follows is None:
            continue
        verb = tree[follows]
        known = forms.verb_forms(verb.lower)
        if kind == "modal" and verb.lower == "to" and verb.tag == "TO" and _before_verb(tree, index):
            yield _fault(word, "to", 'no "to" follows this helping verb')
        if not known or (verb.text[0].isupper() and follows > 0):
            continue
        if kind == "modal" and verb.lower in _MODALS - {"can", "will", "must", "might", "may"}:
            yield _fault(word, verb.text, "a second helping verb of its kind cannot follow")
        elif verb.lower.endswith("ed") and kind in ("have", "be"):
            continue
        elif kind == "have" and Form.PAST_PARTICIPLE not in known and _plain_verb(verb.lower):
            yield _wants(word, verb.text, "past_participle")
        elif (kind in ("modal", "do") and Form.BASE not in known and _is_verb_here(tree, follows)) or (
            kind == "to" and Form.BASE not in known and _plain_verb(verb.lower)
        ):
            yield _wants(word, verb.text, "")
        elif kind == "be" and not known & {Form.PAST_PARTICIPLE, Form.PRESENT_PARTICIPLE}:
            parts = forms.parts(verb.lower) if Form.PAST in known else forms.usual_parts(verb.lower)
            if parts == {Pos.VERB} and not _starts_clause(tree, follows):
                yield _wants(word, verb.text, "participle")


def _kind(tree: Tree, index: int) -> str:
    """Which helping verb it is, here; nothing if it may be a main verb or a noun."""
    node, word = tree[index], tree[index].lower
    if word in _MODALS and node.tag == "MD":
        if index == 0 and len(tree) > 1 and tree[1].tag in ("NN", "NNS"):
            return ""
        return "modal" if node.dep == "aux" or _before_verb(tree, index) else ""
    if word in _HAVE and node.tag.startswith("VB"):
        return "have"
    if word in _DO and node.tag.startswith("VB") and (node.dep == "aux" or _denied(tree, index)):
        return "do"
    if word in _BE and node.tag.startswith("VB"):
        return "be"
    return "to" if word == "to" and node.tag == "TO" and node.dep == "aux" else ""


def _before_verb(tree: Tree, index: int) -> bool:
    return index > 0 and tree[index - 1].tag in ("PRP", "NNP", "NNS", "NN", "WP")


def _denied(tree: Tree, index: int) -> bool:
    return index + 1 < len(tree) and tree[index + 1].lower in ("not", "n't", "n’t")


def _follower(tree: Tree, index: int) -> int | None:
    """The verb that comes next, with nothing but adverbs between, or after the subject of a question."""
    at = index + 1
    while at < len(tree) and (tree[at].lower in _BETWEEN or _adverb(tree[at].lower)):
        at += 1
    if at >= len(tree):
        return None
    node = tree[at]
    head = tree[index].head
    if tree[index].dep in ("aux", "auxpass") and any(index < i < head for i in tree.under(head, *SUBJECTS)):
        return min((i for i in tree.under(head, "aux", "auxpass") if i > index), default=head)
    return None if node.dep in SUBJECTS else at


def _adverb(word: str) -> bool:
    return word.endswith("ly") and forms.parts(word) == {Pos.ADVERB}


def _plain_verb(word: str) -> bool:
    """Nothing but a verb, so that it cannot be the noun or adjective that "have" or "to" may take."""
    return forms.usual_parts(word) == {Pos.VERB}


def _is_verb_here(tree: Tree, index: int) -> bool:
    word = tree[index].lower
    return (
        tree[index].tag.startswith("VB")
        and Pos.VERB in forms.usual_parts(word)
        and Pos.ADVERB not in forms.parts(word)
    )


def _starts_clause(tree: Tree, index: int) -> bool:
    """ "All he did was fall", "The plan is go now": a bare infinitive may follow "be"."""
    before = {node.lower for node in tree.nodes[:index]}
    return bool(before & {"all", "what", "thing", "do", "did", "does"}) or tree[index - 1].text in ',"“:'


def _fault(helper: str, verb: str, why: str) -> Fault:
    return in_grammar(f'"{helper} {verb}": {why}.')


def _wants(helper: str, verb: str, form: str) -> Fault:
    better = _better(verb.lower(), form)
    hint = f": {quoted(better)}" if better else ""
    return in_grammar(
        f"{quoted(verb)} is not the form of the verb that follows {quoted(helper)}{hint}.",
    )


def _better(verb: str, form: str) -> str:
    lemmas = sorted(forms.verb_lemmas(verb))
    if not lemmas:
        return ""
    if form == "participle":
        return ""
    return (forms_of(lemmas[0], Pos.VERB).past_participle or ("",))[0] if form else lemmas[0]


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
