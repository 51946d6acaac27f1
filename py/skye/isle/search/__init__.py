"""Isle of Skye for search: mutable, in whole numbers, with placements made and taken back in microseconds."""
