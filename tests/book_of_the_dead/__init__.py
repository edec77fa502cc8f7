"""The Book of the Dead, chapter by chapter."""
