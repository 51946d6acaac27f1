"""What both games stand on: grid, tiles, boards, regions, the contract of a game and its record."""
