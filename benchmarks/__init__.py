"""Measurements of the engine beside its peers: `python -m benchmarks`. See README.md."""
