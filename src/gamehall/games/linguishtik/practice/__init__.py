"""Practice for one: exercises that can be solved, and short questions, endless by number."""
