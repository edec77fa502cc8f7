"""Attacks on a running server: whatever is thrown at it, it refuses, leaks nothing and keeps its games."""
