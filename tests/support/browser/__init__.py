"""Playing in a real browser."""
