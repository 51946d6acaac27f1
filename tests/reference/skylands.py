"""Skylands read again from its numbered rules, slowly; a board is a list of rows of tile, x, y and turn."""

from tests.reference.spots import BESIDE, groups, table, turned

ISLANDS = table("skylands", "tiles.csv")
SPECIALS = table("skylands", "specials.csv")
EDGES = {
    name: row["edges"]
    for file in ("tiles.csv", "specials.csv", "boards.csv", "start_tiles.csv")
    for name, row in table("skylands", file).items()
}
LETTER = {"forest": "F", "mountain": "M", "crystal": "C", "city": "T"}
NAME = {letter: name for name, letter in LETTER.items()}
WIDTH, HEIGHT = 5, 4


class Board:
    """A board with its islands (rules 2, 3, 11 and 13): a spot is a terrain on a square."""

    def __init__(self, rows):
        self.rows = rows
        self.edges = {(x, y): turned(EDGES[tile], turn) for tile, x, y, turn in rows}
        self.spaces = {}
        for tile, x, y, _ in rows:
            if tile in SPECIALS:
                if SPECIALS[tile]["terrain"]:
                    self.spaces[x, y, LETTER[SPECIALS[tile]["terrain"]]] = int(SPECIALS[tile]["spaces"])
            else:
                for letter in set(EDGES[tile]) - {"-"}:
                    self.spaces[x, y, letter] = EDGES[tile].count(letter)
        touching = []
        for x, y, letter in self.spaces:
            for side, (right, down, back) in BESIDE.items():
                if self.edges[x, y][side] == letter and (x + right, y + down) in self.edges:
                    assert self.edges[x + right, y + down][back] == letter
                    touching.append(((x, y, letter), (x + right, y + down, letter)))
        self.islands = groups(self.spaces, touching)

    def is_complete(self, island):
        """Whether no edge of an island lies at an empty square or at the rim (rules 11 and 13)."""
        for x, y, letter in island:
            for side, (right, down, _) in BESIDE.items():
                if self.edges[x, y][side] == letter and (x + right, y + down) not in self.edges:
                    return False
        return True

    def size(self, island):
        """The spaces of an island."""
        return sum(self.spaces[spot] for spot in island)

    def complete(self, letters="FMCT"):
        """The complete islands of some terrains."""
        return [island for island in self.islands if island[0][2] in letters and self.is_complete(island)]

    def special_points(self, tile, x, y, inhabitants):
        """What a special island gives at the end (rules 3 and 23)."""
        row = SPECIALS[tile]
        if row["points"] != "?":
            homes = [island for island in self.islands if row["terrain"] and (x, y, LETTER[row["terrain"]]) in island]
            return int(row["points"]) if all(map(self.is_complete, homes)) else 0
        if tile.endswith("-temple"):
            return 2 * len(self.complete(LETTER[tile.removesuffix("-temple")]))
        if tile == "sky-refuge":
            return inhabitants // 2
        if tile == "sanctuary":
            return len([1 for right, down in self.edges if max(abs(right - x), abs(down - y)) == 1])
        if tile == "academy":
            return 2 * len([1 for row in self.rows if row[0] in SPECIALS])
        assert tile == "villa"
        return max([0, *map(self.size, self.complete())])


def placements(rows, tile):
    """Every square and turn on which a tile may lie, row by row (rule 11)."""
    lying = {(x, y): turned(EDGES[name], turn) for name, x, y, turn in rows}
    found = []
    for y in range(HEIGHT):
        for x in range(WIDTH):
            for turn in range(4):
                mine = turned(EDGES[tile], turn)
                touched = [
                    mine[side] == lying[x + right, y + down][back]
                    for side, (right, down, back) in BESIDE.items()
                    if (x + right, y + down) in lying
                ]
                if (x, y) not in lying and all(touched):
                    found.append((x, y, turn))
    return found


def final(rows, inhabitants, collected, is_marker_active):
    """The final points by source, in the order of rule 26."""
    board = Board(rows)
    return {
        "empty": -2 * (WIDTH * HEIGHT - len(rows)),
        "inhabitants": inhabitants // 2,
        "spaces": sum(map(board.size, board.complete())),
        "specials": sum(board.special_points(tile, x, y, inhabitants) for tile, x, y, _ in rows if tile in SPECIALS),
        "collected": collected + (2 if is_marker_active else 0),
    }


def winners(points):
    """Who wins (rule 27)."""
    return [seat for seat, total in enumerate(points) if total == max(points)]


def islands(rows):
    """Every island as terrain, spaces and whether it is complete, sorted."""
    board = Board(rows)
    return sorted([NAME[each[0][2]], board.size(each), board.is_complete(each)] for each in board.islands)


def evaluated(seats, tile):
    """All of a position: islands, complete islands, final points by seat and placements of a tile."""
    read = [islands(rows) for rows, *_ in seats]
    return {
        "islands": [len(each) for each in read],
        "complete": [sum(is_complete for _, _, is_complete in each) for each in read],
        "final": [list(final(*each).values()) for each in seats],
        "placements": [len(placements(rows, tile)) for rows, *_ in seats],
    }
