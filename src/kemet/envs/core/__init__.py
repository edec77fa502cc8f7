"""What the environments do at every step, compiled with the engine."""
