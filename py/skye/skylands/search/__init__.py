"""A compact mutable twin of the Skylands engine for search: what counts of a board, changed in microseconds."""
