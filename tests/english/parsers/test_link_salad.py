"""Word salads: whatever is asked, a tree is whole or there is none."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.english.grammar.verb_lists import listed
from gamehall.lexicon.knowledge import Kind, Pos, lemmas
from tests.english.parsers.looking import is_whole, needs_links, tokens, trees

pytestmark = needs_links

_SMALL = sorted(
    listed(
        "the a an this that these some all both no my her who whom whose which what whoever when"
        " where why how because although if whether while than as and but or nor so not never only to"
        " of in on by with for from up out off is are was were be been being have has had do does did"
        " will would can could may must ought let make see it there he him his she they them we us you"
        " I myself himself each other one two hundred first very too more most please oh well yes"
        " don't can't isn't it's I'm they'd let's mother-in-law well-known Tom Anna Mr. Brown Monday"
    )
)
_MARKS = [",", ";", '"', ".", "!", "?", ":", "-", "'s", "(", ")"]
_OPEN = [
    *lemmas(Pos.NOUN, level=20)[::17],
    *lemmas(Pos.VERB, level=20)[::11],
    *lemmas(Pos.ADJECTIVE, level=20)[::11],
    *lemmas(Pos.ADVERB, level=35, kinds=frozenset({Kind.DEGREE})),
]
_WORDS = st.one_of(
    st.sampled_from(_SMALL), st.sampled_from(_OPEN), st.sampled_from(_SMALL), st.sampled_from(_MARKS)
)


@settings(max_examples=150)
@given(st.lists(_WORDS, min_size=1, max_size=14))
def test_every_tree_of_a_salad_is_whole(words: list[str]) -> None:
    text = " ".join(words).replace(" 's", "'s").replace(" ,", ",") + "."
    cut = tokens(text)
    for tree in trees(text):
        assert is_whole(tree)
        assert [(node.start, node.text) for node in tree.nodes] == cut


@settings(max_examples=60)
@given(st.text(max_size=60))
def test_any_text_at_all_does_no_harm(text: str) -> None:
    assert all(is_whole(tree) for tree in trees(text))
