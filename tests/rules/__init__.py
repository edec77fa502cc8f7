"""Rules of the base game that a written position cannot say, by chapter of the rulebook."""
