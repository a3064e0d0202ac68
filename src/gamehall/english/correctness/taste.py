"""At most twenty words, and not so built that nobody can follow."""

from collections import Counter
from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form

MOST_WORDS = 20
_DEEPEST = 4
_REPEATED = 4
_MOST_OF = 4
_CLAUSES = frozenset({"relcl", "ccomp", "advcl", "csubj", "csubjpass"})


def length(page: Page, sight: Sight) -> Iterator[Fault]:
    """A hyphenated word, a contraction, a number and an initialism each count as one."""
    count = sum(any(c.isalnum() for c in piece) for piece in page.text.replace("—", " ").split())
    if count > MOST_WORDS:
        yield Fault("length", "length", f"The sentence has {count} words; at most {MOST_WORDS} are allowed.")


def cumbersome(page: Page, sight: Sight) -> Iterator[Fault]:
    tree = sight.tree
    if _verbs_in_a_row(sight) >= 3 or _embedded(sight):
        yield _doubt("Clauses stand inside one another so that their verbs meet: this is hard to follow.")
    elif _depth(sight) >= _DEEPEST:
        yield _doubt(f"Clauses are nested {_DEEPEST} deep: this is hard to follow.")
    if any(_of_phrases(sight, index) >= _MOST_OF for index in range(len(tree))):
        yield _doubt(f'{_MOST_OF} or more phrases with "of" hang on one another: this is cumbersome.')
    content = Counter(
        node.lemma for node in tree.nodes if node.tag.startswith(("NN", "VB", "JJ")) and len(node.text) > 3
    )
    word, count = content.most_common(1)[0] if content else ("", 0)
    if count >= _REPEATED:
        yield _doubt(f"{quoted(word)} is repeated {count} times.")


def _doubt(says: str) -> Fault:
    return Fault("grammar", "cumbersome", says, sure=False)


def _of_phrases(sight: Sight, index: int) -> int:
    """How many phrases with "of" a word stands in, one inside the other."""
    tree = sight.tree
    return sum(tree[i].lower == "of" for i in tree.above(index))


def _verbs_in_a_row(sight: Sight) -> int:
    """ "The farmer whom the goat that the dog chased bit sued": finite verbs that stand side by side."""
    best = run = relatives = 0
    for node in sight.tree.nodes:
        relatives += node.tag in ("WP", "WDT") or node.lower in ("that", "whom", "which")
        if node.dep in ("aux", "auxpass"):
            continue
        finite = bool(forms.verb_forms(node.lower) & {Form.PAST, Form.THIRD})
        run = run + 1 if finite and (node.tag in FINITE_TAGS or run) else 0
        best = max(best, run)
    return best if relatives > 1 else 0


def _embedded(sight: Sight) -> bool:
    """A relative clause inside a relative clause, both before the verb of the main clause."""
    tree = sight.tree
    for inner in range(len(tree)):
        if tree[inner].dep != "relcl":
            continue
        outer = next((i for i in tree.above(inner) if tree[i].dep == "relcl"), None)
        if outer is None or not inner < outer:
            continue
        named = tree[outer].head
        main = tree[named].head
        if tree[named].dep.startswith("nsubj") and named < outer < main:
            return True
    return False


def _depth(sight: Sight) -> int:
    tree = sight.tree
    deepest = 0
    for index, verb in sight.verbs.items():
        if verb.finite:
            over = [
                i
                for i in (index, *tree.above(index))
                if tree[i].dep in _CLAUSES and i in sight.verbs and sight.verbs[i].finite
            ]
            deepest = max(deepest, len(over))
    return deepest
