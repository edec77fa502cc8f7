"""Environments for learning, ours and those of others: steps of a learner per second, and memory. See docs/research.md."""
