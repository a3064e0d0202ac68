"""Words of LinguiSHTIK that a newcomer may not know, the sentence patterns among them."""

from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms={
        "DO": "Direct object: what the verb is done to. In “We read a book” it is the book.",
        "IO": "Indirect object: for whom or to whom it is done. In “She gave him a book” it is him.",
        "OC": "Object complement: what the object becomes. In “They named her captain” it is captain.",
        "S-LV-PA": "Subject, linking verb, predicate adjective: The soup is hot.",
        "S-LV-PN": "Subject, linking verb, predicate noun: My aunt is a pilot.",
        "S-V": "Subject and verb: Birds sing.",
        "S-V-DO": "Subject, verb, direct object: We read a book.",
        "S-V-DO-OC": "Subject, verb, direct object, object complement: They named her captain.",
        "S-V-IO-DO": "Subject, verb, indirect object, direct object: She gave him a book.",
        "Demands": "What the sentence has to fulfil, as cubes moved to the Demand section ask for it.",
        "forceout": "All players have passed: everybody writes a solution in three minutes.",
        "general demand": "A demand on the word itself, such as its number of letters.",
        "initialled": "The judge puts initials to a penalty. Only then does it cost the point.",
        "insulated": "Wrong as it was, it stands: nobody called it before another player made a legal move.",
        "inverted": "The verb, or a part of it, stands before the subject: Was he late?",
        "neutral": "Taking no side in a challenge: who is neutral does not write.",
        "Resources": "The cubes that are rolled and not yet moved.",
        "shake": "One round of the cubes, from rolling them to the points.",
    }
)
