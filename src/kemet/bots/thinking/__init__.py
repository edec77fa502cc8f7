"""How bots think, compiled with the engine: worth of a position, the rollout policy, battles, the tree search."""
