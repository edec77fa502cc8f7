"""Editions of the game: what each is, as data; the chapters that make its rules are a file for each."""
