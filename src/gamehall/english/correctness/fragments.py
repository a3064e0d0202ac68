"""A sentence has a finite verb with its subject, and does not depend on another clause."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import PERSONS
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Pos

_CLOSED = listed("DT PRP PRP$ IN TO CC WDT WP WRB RB CD EX POS UH JJ , . : `` ''")
_BEFORE_NOUN = listed("DT PRP$ JJ JJR JJS POS CD TO WP$ IN HYPH VBG VBN")
_HINGES = listed(
    "because although though if unless until till while since after before as whereas lest once that when"
    " whenever where wherever whether than"
)
_ADVERBS_BEFORE = frozenset({"even", "just", "now", "so", "not", "only"})


def fragment(page: Page, sight: Sight) -> Iterator[Fault]:
    finite = [index for index, verb in sight.verbs.items() if verb.finite]
    if not finite:
        found = _without_finite_verb(page, sight)
    else:
        found = _dependent_alone(page, sight, finite) or _noun_with_clause(sight, finite)
        if found is None and _without_subject(sight, finite):
            found = in_grammar("There is no subject.")
    if found is not None:
        yield found


def verbless(page: Page, sight: Sight) -> Iterator[Fault]:
    """No verb was seen, and what may be one could only be the verb of a plural: "The heron nest here"."""
    inflected = {Form.THIRD, Form.PAST}
    seen = any(verb.finite for verb in sight.verbs.values())
    if not seen and not any(forms.verb_forms(node.lower) & inflected for node in sight.tree.nodes):
        yield in_grammar("There is no verb that fits a subject.")


def _without_finite_verb(page: Page, sight: Sight) -> Fault | None:
    tree = sight.tree
    if all(Pos.INTERJECTION in forms.parts(word.lower) for word in page.words):
        return in_grammar("An interjection alone is not a sentence.")
    if any(_could_be_finite(sight, index) for index in range(len(tree))):
        return None
    root = tree[tree.roots[0]] if tree.roots else tree[0]
    if page.end_mark == "!" and tree[0].lower in ("what", "how"):
        return in_grammar("There is no verb: an exclamation is not a sentence.", sure=False)
    if root.tag in ("VBG", "VBN") or tree[0].tag == "TO":
        return in_grammar(f"{quoted(root.text)} is a verbal: a sentence needs a verb with its subject.")
    return in_grammar("There is no verb with a subject: this is not a sentence.")


def _could_be_finite(sight: Sight, index: int) -> bool:
    """Whether a word that was read otherwise may yet be the verb of a clause."""
    tree = sight.tree
    node = tree[index]
    before = tree[index - 1].lower if index else ""
    if node.text.isalpha() and not forms.readings(node.lower) and not forms.is_name(node.lower):
        return True
    if not forms.may_be_finite(node.lower):
        return False
    known = forms.verb_forms(node.lower)
    plainly = Form.THIRD in known or (Form.PAST in known and Form.PAST_PARTICIPLE not in known)
    if (
        plainly
        and index
        and forms.usual_parts(node.lower) == {Pos.VERB}
        and tree[index - 1].tag not in ("TO", "MD")
    ):
        return True
    if node.head == index and Form.PAST in known and tree.under(index, "nsubj"):
        return True
    if before in PERSONS or before in ("this", "that", "these", "those", "who", "which"):
        return True
    if node.tag in _CLOSED:
        return False
    if index == 0:
        return Form.BASE in forms.verb_forms(node.lower) and Pos.VERB in forms.parts(node.lower)
    if any(tree[i].tag == "TO" for i in tree.children[index]):
        return False
    noun_before = tree[index - 1].tag == "JJ" and forms.likeliest(before) is Pos.NOUN
    described = tree[index - 1].tag in _BEFORE_NOUN or forms.likeliest(before) is Pos.ADJECTIVE
    described = described and not noun_before
    return not described


def _dependent_alone(page: Page, sight: Sight, finite: list[int]) -> Fault | None:
    """ "Because it rained." """
    tree = sight.tree
    if len(tree.roots) != 1 or tree.roots[0] not in finite:
        return None
    root = tree.roots[0]
    first = next((i for i, node in enumerate(tree.nodes) if node.lower not in _ADVERBS_BEFORE), 0)
    opener = tree[first]
    if opener.head != root or opener.lower not in _HINGES or opener.dep not in ("mark", "advmod"):
        return None
    subject = tree.first(root, *SUBJECTS, "expl")
    helpers = sight.verbs[root].helpers
    acts = helpers[0] if helpers else root
    if subject is None or subject > acts or (opener.dep == "advmod" and page.end_mark != "."):
        return None
    if opener.lower == "if" and tree[first + 1].lower == "only":
        return None
    if opener.lower == "that" and any(_could_be_finite(sight, i) for i in range(first + 2, acts)):
        return None
    others = [index for index in finite if index != root]
    if any(not _is_held(sight, index, root) for index in others):
        return None
    return in_grammar(
        f"A clause that begins with {quoted(opener.text)} depends on another, and there is none."
    )


def _is_held(sight: Sight, index: int, root: int) -> bool:
    """Whether another clause is plainly part of the dependent one."""
    tree = sight.tree
    if tree[index].dep == "conj" and tree[index].head == root:
        return sight.subject_of(index) is None or any(
            tree[c].lower in ("and", "or") for c in tree.under(root, "cc")
        )
    opened = any(
        tree[i].tag in ("WDT", "WP", "WRB") or tree[i].dep == "mark"
        for i in tree.children[index]
        if i < index
    )
    return opened and index > root


def _noun_with_clause(sight: Sight, finite: list[int]) -> Fault | None:
    """ "The girl who ran home." """
    tree = sight.tree
    if len(tree.roots) != 1 or len(finite) != 1 or not tree[tree.roots[0]].tag.startswith("NN"):
        return None
    root, verb = tree.roots[0], finite[0]
    if tree[verb].dep != "relcl" or tree[verb].head != root:
        return None
    relative = any(tree[i].tag in ("WDT", "WP", "WRB") or tree[i].dep == "nsubj" for i in tree.children[verb])
    if not relative or any(_could_be_finite(sight, i) for i in range(len(tree)) if i != verb):
        return None
    return in_grammar(f"{quoted(tree[root].text)} has no verb of its own: this is not a sentence.")


def _without_subject(sight: Sight, finite: list[int]) -> bool:
    """ "Went to the store." """
    tree = sight.tree
    first, root = tree[0], tree.roots[0] if len(tree.roots) == 1 else -1
    if root not in finite or tree.first(root, *SUBJECTS, "expl", "attr") is not None:
        return False
    known = forms.verb_forms(first.lower)
    if sight.is_question() or Form.BASE in known or not known & {Form.PAST, Form.THIRD, Form.PRESENT_PLURAL}:
        return False
    return forms.usual_parts(first.lower) == {Pos.VERB} and (first.head == root or root == 0)
