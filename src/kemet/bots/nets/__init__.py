"""Nets that were trained by self-play, at run time: NumPy alone, no PyTorch."""
