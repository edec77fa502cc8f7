"""Nets trained by self-play: `python -m kemet.training`. Needs PyTorch: `pip install kemet[training]`. See docs/training.md."""
