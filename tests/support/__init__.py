"""What several tests use; no test imports another."""
