"""A compact mutable twin of the Isle of Skye engine for search: whole numbers only, made and unmade in microseconds."""
