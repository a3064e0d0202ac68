"""The results of an event as pages in a folder, which any browser shows and any machine can hand out."""
