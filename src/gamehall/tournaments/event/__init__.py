"""An event as a record: acts of the director, ruled on by paragraphs, folded into a state."""
