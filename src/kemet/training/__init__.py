"""Nets trained by self-play: `python -m kemet.training`; `kemet[training]` brings PyTorch. See docs/training.md."""
