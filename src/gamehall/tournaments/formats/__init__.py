"""Ready-made formats: data that the games bring, read and checked."""
