"""Quick play in the compact twin of the engine: thousands of turns, each step chosen by the evaluation alone."""
