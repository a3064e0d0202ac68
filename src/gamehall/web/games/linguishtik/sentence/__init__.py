"""The sentence judge: its pages, and its answers for programs."""
