"""The rulebook, a chapter per file, a step per rule."""
