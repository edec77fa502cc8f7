"""Blood and Sand, chapter by chapter."""
