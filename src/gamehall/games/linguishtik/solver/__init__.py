"""What can be written: words that fit, how the cubes spell them, and a sentence with one of them."""
