"""What a tile is worth to a seat, in points of its final result: the one value that page, hints and reasons state."""
