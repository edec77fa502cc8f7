"""Expansions. A module is a function from rules to rules that edits named steps and adds content."""
