"""Events played by chance, to find what the desk of a tournament would have found."""
