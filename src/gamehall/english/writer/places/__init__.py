"""Where the target stands: sites for each part of speech."""
