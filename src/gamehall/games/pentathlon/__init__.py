"""The Division III games of the Mathematics Pentathlon: all but their boards, natures and remedies."""
