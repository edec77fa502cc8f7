"""How bots think, compiled with the engine: worth of a position, playing on by rule of thumb, battles, the search tree."""
