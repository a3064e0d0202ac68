"""Constructions as Link Grammar's first tree tells them, family by family."""

import pytest

from tests.english.parsers.looking import is_whole, needs_links, told, trees

pytestmark = needs_links

SUBJECTS_AND_INVERSION = [
    ("Across the frozen pond skated two brave penguins.", "penguins", "NNS nsubj skated"),
    ("Across the frozen pond skated two brave penguins.", "Across", "IN prep skated"),
    ("Down the hill rolled a wagon.", "wagon", "NN nsubj rolled"),
    ("Down the hill rolled a wagon.", "hill", "NN pobj Down"),
    ("Here comes the ferry.", "ferry", "NN nsubj comes"),
    ("There are seven lanterns on the porch.", "There", "EX expl are"),
    ("There are seven lanterns on the porch.", "lanterns", "NNS attr are"),
    ("There goes my umbrella!", "umbrella", "NN nsubj goes"),
    ("Never have I tasted such bitter coffee.", "I", "PRP nsubj tasted"),
    ('"The kettle leaks," said the plumber.', "plumber", "NN nsubj said"),
    ("Did the plumber mend the kettle?", "plumber", "NN nsubj mend"),
    ("It is easy to lose a mitten.", "It", "PRP nsubj is"),
]
OBJECTS_AND_COMPLEMENTS = [
    ("The club elected Olga treasurer.", "Olga", "NNP dobj elected"),
    ("The club elected Olga treasurer.", "treasurer", "NN oprd elected"),
    ("Olga was elected treasurer.", "treasurer", "NN oprd elected"),
    ("The frost turned the pumpkins black.", "black", "JJ oprd turned"),
    ("My aunt likes her tea strong.", "tea", "NN dobj likes"),
    ("My aunt likes her tea strong.", "strong", "JJ oprd likes"),
    ("The gate was painted green.", "green", "JJ oprd painted"),
    ("The prisoner was set free.", "free", "JJ oprd set"),
    ("The team was crowned champion.", "champion", "NN oprd crowned"),
    ("The horse was judged the winner.", "judged", "VBN ROOT judged"),
    ("The boy was declared the winner.", "declared", "VBN ROOT declared"),
    ("The boy was declared the winner.", "winner", "NN oprd declared"),
    ("The heat turned the milk sour.", "sour", "JJ oprd turned"),
    ("She sewed the dolls dresses.", "dolls", "NNS dative sewed"),
    ("The coach gave the goalie a whistle.", "goalie", "NN dative gave"),
    ("The coach gave the goalie a whistle.", "whistle", "NN dobj gave"),
    ("The goalie was given a whistle.", "whistle", "NN dobj given"),
    ("Grandfather made us pancakes.", "us", "PRP dative made"),
    ("They made him captain.", "captain", "NN oprd made"),
    ("My cousin became a surgeon.", "surgeon", "NN attr became"),
    ("The soup smells wonderful.", "wonderful", "JJ acomp smells"),
    ("The door stayed open.", "open", "JJ acomp stayed"),
    ("The bakers sold their bread this morning.", "morning", "NN npadvmod sold"),
    ("We walked two miles.", "miles", "NNS npadvmod walked"),
]
VERBALS = [
    ("Knitting mittens calms my grandmother.", "Knitting", "VBG csubj calms"),
    ("Knitting mittens calms my grandmother.", "mittens", "NNS dobj Knitting"),
    ("My uncle enjoys repairing clocks.", "repairing", "VBG xcomp enjoys"),
    ("Her hobby is painting.", "painting", "VBG attr is"),
    ("She is painting a fence.", "is", "VBZ aux painting"),
    ("After locking the gate, the guard slept.", "locking", "VBG pcomp After"),
    ("The melting snow filled the creek.", "melting", "VBG amod snow"),
    ("The washing machine broke.", "washing", "NN compound machine"),
    ("The cracked vase leaked.", "cracked", "VBN amod vase"),
    ("The song sung by the choir was sad.", "sad", "JJ acomp was"),
    ("The boy holding the ladder sneezed.", "holding", "VBG acl boy"),
    ("Exhausted by the climb, the hikers rested.", "by", "IN agent Exhausted"),
    ("Waiting for the bus, she yawned.", "Waiting", "VBG advcl yawned"),
    ("The farmer hopes to sell the cow.", "sell", "VB xcomp hopes"),
    ("The farmer hopes to sell the cow.", "to", "TO aux sell"),
    ("We want the twins to sing.", "twins", "NNS nsubj sing"),
    ("The nurse asked me to wait.", "me", "PRP dobj asked"),
    ("The king let him go.", "him", "PRP nsubj go"),
    ("My goal is to win the race.", "win", "VB xcomp is"),
    ("We waited for the bus to come.", "bus", "NN nsubj come"),
    ("I have a letter to write.", "write", "VB relcl letter"),
    ("To win the race was his goal.", "win", "VB csubj was"),
]
MODIFIERS = [
    ("Something sweet lay on the plate.", "sweet", "JJ amod Something"),
    ("The stone wall collapsed.", "stone", "NN compound wall"),
    ("The mayor's long speech ended.", "mayor", "NN poss speech"),
    ("The mayor's long speech ended.", "'s", "POS case mayor"),
    ("Her two old dogs snored.", "Her", "PRP$ poss dogs"),
    ("Her two old dogs snored.", "two", "CD nummod dogs"),
    ("All the seats were taken.", "All", "PDT predet seats"),
    ("Some of the boys laughed.", "Some", "DT nsubj laughed"),
    ("Some of the boys laughed.", "the", "DT det boys"),
    ("She is the tallest girl in the class.", "tallest", "JJS amod girl"),
    ("The road is dangerously narrow.", "dangerously", "RB advmod narrow"),
    ("He spoke too quickly.", "too", "RB advmod quickly"),
    ("He is twenty years old.", "years", "NNS npadvmod old"),
    ("My brother Tom plays chess.", "Tom", "NNP appos brother"),
    ("Uncle Bob plays chess.", "Uncle", "NNP compound Bob"),
    ("My neighbor, a dentist, sings.", "dentist", "NN appos neighbor"),
    ("The mayor herself came.", "herself", "PRP appos mayor"),
    ("The hikers, tired and hungry, rested.", "tired", "JJ amod hikers"),
    ("He got out of the car.", "of", "IN prep out"),
    ("In front of the barn stood a tractor.", "front", "NN pobj In"),
    ("The firefighters put out the blaze.", "out", "RP prt put"),
    ("The plane took off.", "off", "RP prt took"),
    ("We left last night.", "night", "NN npadvmod left"),
]
CLAUSES = [
    ("The driver slowed because the road was icy.", "because", "IN mark was"),
    ("The driver slowed because the road was icy.", "was", "VBD advcl slowed"),
    ("If the anchor drags, call the captain.", "drags", "VBZ advcl call"),
    ("While crossing the creek, she slipped.", "crossing", "VBG advcl slipped"),
    ("I know where the otters live.", "live", "VBP ccomp know"),
    ("I know where the otters live.", "where", "WRB advmod live"),
    ("The guide said that the ledge was wet.", "that", "IN mark was"),
    ("The guide thinks it will rain.", "rain", "VB ccomp thinks"),
    ("What the mayor said amused us.", "What", "WP dobj said"),
    ("What the mayor said amused us.", "said", "VBD csubj amused"),
    ("Whoever wins gets a ribbon.", "wins", "VBZ csubj gets"),
    ("Give it to whoever asks.", "asks", "VBZ pcomp to"),
    ("The man who sold the boat moved away.", "who", "WP nsubj sold"),
    ("The man who sold the boat moved away.", "sold", "VBD relcl man"),
    ("The boat that we bought leaks.", "that", "WDT dobj bought"),
    ("The boat we bought leaks.", "bought", "VBD relcl boat"),
    ("The girl whose bike vanished cried.", "whose", "WP$ poss bike"),
    ("The town in which I live is small.", "live", "VBP relcl town"),
    ("The barn where the tractor stood burned.", "stood", "VBD relcl barn"),
    ("The fact that he lied surprised us.", "lied", "VBD acl fact"),
    ("He is taller than his brother.", "than", "IN prep taller"),
    ("He is taller than I am.", "am", "VBP advcl taller"),
    ('The guide said, "The ledge is wet."', "is", "VBZ ccomp said"),
    ("Had I known, I would have come.", "known", "VBN advcl come"),
]
JOINED = [
    ("The rain stopped, and the parade began.", "began", "VBD conj stopped"),
    ("The rain stopped, and the parade began.", "and", "CC cc stopped"),
    ("The pump failed; therefore, the cellar flooded.", "therefore", "RB advmod flooded"),
    ("The pump failed; therefore, the cellar flooded.", "flooded", "VBD conj failed"),
    ("Cats, dogs, and birds live here.", "dogs", "NNS conj Cats"),
    ("Cats, dogs, and birds live here.", "birds", "NNS conj dogs"),
    ("Cats, dogs, and birds live here.", "Cats", "NNS nsubj live"),
    ("Either Tom or Anna will win.", "Either", "CC preconj Tom"),
    ("He has eaten and slept.", "slept", "VBN conj eaten"),
    ("Come in and sit down.", "sit", "VB conj Come"),
    ("She sang beautifully and loudly.", "loudly", "RB conj beautifully"),
    ("We will go when the rain stops and the sun shines.", "shines", "VBZ conj stops"),
]
VERB_GROUPS = [
    ("You should have been sleeping.", "should", "MD aux sleeping"),
    ("You should have been sleeping.", "been", "VBN aux sleeping"),
    ("The children were being watched.", "being", "VBG auxpass watched"),
    ("The children were being watched.", "children", "NNS nsubjpass watched"),
    ("He doesn't snore.", "n't", "RB neg snore"),
    ("She cannot swim.", "not", "RB neg swim"),
    ("They'd gone.", "'d", "VBD aux gone"),
    ("They'd go.", "'d", "MD aux go"),
    ("Let's go.", "'s", "PRP nsubj go"),
    ("You had better go.", "had", "VBD aux go"),
    ("He got hurt.", "got", "VBD auxpass hurt"),
]
ASIDES = [
    ("Gosh, that hurts.", "Gosh", "UH intj hurts"),
    ("Captain, lower the sail.", "Captain", "NN npadvmod lower"),
    ("Close the door, Tom.", "Tom", "NNP npadvmod Close"),
    ("Mom, where are my shoes?", "Mom", "NNP npadvmod are"),
    ("Hey, where is my hat?", "Hey", "UH intj is"),
    ("Wow, did you see that comet?", "Wow", "UH intj see"),
    ("Fold the napkins, please.", "please", "UH intj Fold"),
    ("However, we lost.", "However", "RB advmod lost"),
    ("What a lovely garden you have!", "garden", "NN dobj have"),
]
FAMILIES = [
    *SUBJECTS_AND_INVERSION,
    *OBJECTS_AND_COMPLEMENTS,
    *VERBALS,
    *MODIFIERS,
    *CLAUSES,
    *JOINED,
    *VERB_GROUPS,
    *ASIDES,
]


@pytest.mark.parametrize(("text", "word", "expected"), FAMILIES)
def test_a_construction_comes_out_right(text: str, word: str, expected: str) -> None:
    assert told(trees(text)[0], word) == expected


@pytest.mark.parametrize("text", sorted({text for text, _, _ in FAMILIES}))
def test_every_tree_is_whole_and_they_differ(text: str) -> None:
    found = trees(text)
    assert all(is_whole(tree) for tree in found)
    assert len({tree.nodes for tree in found}) == len(found)
    assert [tree.cost for tree in found] == sorted(tree.cost for tree in found)
    assert {tree.eye for tree in found} == {"link-grammar"}


@pytest.mark.parametrize(
    ("text", "word", "readings"),
    [
        ("He ate the apples in the bowl.", "in", {"IN prep ate", "IN prep apples"}),
        ("Grandfather made her a queen.", "queen", {"NN oprd made", "NN dobj made"}),
        ("Her hobby is painting.", "painting", {"VBG attr is", "VBG ROOT painting"}),
        ("His goal was winning the race.", "winning", {"VBG attr was", "VBG ROOT winning"}),
        ("The shop is closed.", "closed", {"VBN ROOT closed", "VBN acomp is"}),
    ],
)
def test_what_can_be_taken_two_ways_is_seen_both_ways(text: str, word: str, readings: set[str]) -> None:
    assert readings <= {told(tree, word) for tree in trees(text)}


@pytest.mark.parametrize(
    ("text", "word", "lemma"),
    [
        ("The geese flew south.", "geese", "goose"),
        ("The geese flew south.", "flew", "fly"),
        ("He saw the best lakes.", "saw", "see"),
        ("He saw the best lakes.", "best", "good"),
        ("I don't know them.", "n't", "not"),
        ("I don't know them.", "them", "they"),
        ("She's leaving.", "'s", "be"),
        ("He won't go.", "wo", "will"),
    ],
)
def test_lemmas_come_from_the_lexicon(text: str, word: str, lemma: str) -> None:
    node = next(node for node in trees(text)[0].nodes if node.text == word)
    assert node.lemma == lemma
