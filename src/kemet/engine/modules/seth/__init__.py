"""Seth: one against the community (S)."""
