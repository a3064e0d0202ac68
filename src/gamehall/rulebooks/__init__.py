"""The printed rules against code and tests: who cites a paragraph, who proves it, what is covered."""
