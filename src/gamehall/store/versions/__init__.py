"""One file a version of the database: what must be done to the one before. Found by folder."""
