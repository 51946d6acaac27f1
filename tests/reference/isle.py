"""Isle of Skye read again from its numbered rules, slowly; a land is a list of rows of tile, x, y and turn."""

from collections import Counter

from tests.reference.spots import BESIDE, groups, table, turned, turned_side

TILES = table("isle", "tiles.csv")

# Rule 7: where things stand on the tiles with two waters, read by a person.
STANDS_AT = {"41": {"lighthouse": "E"}, "45": {"ship": "NS"}, "56": {"lighthouse": "E"}}
STANDS_ON = {"ship": "W", "broch": "M", "lighthouse": "W"}

# Rule 12: the letters of each round and the gold for each player ahead.
ROUNDS = {
    "2-4": (("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4)),
    "5": (("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3)),
}
SCROLL_EACH = {"sheep": 2, "whisky": 2, "ship": 2, "cattle": 1, "broch": 1, "farm": 1, "lighthouse": 1}


def rounds(players):
    """The rounds of a game (rule 12)."""
    return ROUNDS["5" if players == 5 else "2-4"]


class Land:
    """A territory with its areas and roads (rules 5, 6 and 21 to 23)."""

    def __init__(self, rows):
        self.tiles = {(x, y): (tile, turn) for tile, x, y, turn in rows}
        self.spots = {}
        for (x, y), (tile, turn) in self.tiles.items():
            for side, terrain in turned(TILES[tile]["edges"], turn).items():
                self.spots[x, y, side] = terrain
            self.spots[x, y, "centre"] = TILES[tile]["centre"]
        self.areas = groups(self.spots, [pair for pair in self._touching() if self._is_alike(*pair)])
        self.connected = self._connected()

    def _touching(self):
        for x, y in self.tiles:
            for one, other in ("NE", "ES", "SW", "WN"):
                yield (x, y, one), (x, y, other)
            for side, (right, down, back) in BESIDE.items():
                yield (x, y, side), (x, y, "centre")
                if (x + right, y + down) in self.tiles:
                    yield (x, y, side), (x + right, y + down, back)

    def _is_alike(self, one, other):
        return self.spots[one] == self.spots[other]

    def _connected(self):
        """The cells other than the castle's that have a road connected to the castle's (rule 23)."""
        roads, at = [], {}
        for (x, y), (tile, turn) in self.tiles.items():
            for text in filter(None, TILES[tile]["roads"].split("+")):
                roads.append((x, y, text))
                for side in text:
                    at[x, y, turned_side(side, turn)] = (x, y, text)
        touching = []
        for (x, y, side), road in at.items():
            right, down, back = BESIDE[side]
            if (x + right, y + down, back) in at:
                touching.append((road, at[x + right, y + down, back]))
        for group in groups(roads, touching):
            cells = {(x, y) for x, y, _ in group}
            castles = {cell for cell in cells if self.tiles[cell][0].startswith("castle")}
            if castles:
                return cells - castles
        return set()

    def terrain(self, area):
        """The terrain of an area."""
        return self.spots[area[0]]

    def size(self, area):
        """On how many different tiles an area lies (rule 22)."""
        return len({(x, y) for x, y, _ in area})

    def is_complete(self, area):
        """Whether no edge of an area lies at an empty cell (rule 21)."""
        edges = [spot for spot in area if spot[2] != "centre"]
        return all((x + BESIDE[side][0], y + BESIDE[side][1]) in self.tiles for x, y, side in edges)

    def complete(self, terrain="PMW"):
        """The complete areas of a terrain, or of all."""
        return [area for area in self.areas if self.terrain(area) in terrain and self.is_complete(area)]

    def printed(self, cell, column):
        """What the table says of the tile on a cell: a count, or 0."""
        return int(TILES[self.tiles[cell][0]][column])

    def total(self, column):
        """How many of a thing there are in the whole land."""
        return sum(self.printed(cell, column) for cell in self.tiles)

    def standing(self, thing):
        """How many of a thing stand on each area, by the number of the area (rule 7)."""
        count = Counter()
        for (x, y), (tile, turn) in self.tiles.items():
            if not self.printed((x, y), thing):
                continue
            own = [spot for spot in self.spots if spot[:2] == (x, y) and self.spots[spot] == STANDS_ON[thing]]
            sides = STANDS_AT.get(tile, {}).get(thing)
            if sides is None:
                chosen = [own[0]] * self.printed((x, y), thing)
            else:
                chosen = [(x, y, turned_side(side, turn)) for side in sides]
            for spot in chosen:
                (area,) = [number for number, area in enumerate(self.areas) if spot in area]
                count[area] += 1
        return count


def placements(rows, tile):
    """Every legal cell and turn for a tile, sorted (rules 8 and 18)."""
    land = {(x, y): turned(TILES[name]["edges"], turn) for name, x, y, turn in rows}
    columns, lines = [x for x, _ in land], [y for _, y in land]
    found = []
    for x in range(min(columns) - 1, max(columns) + 2):
        for y in range(min(lines) - 1, max(lines) + 2):
            touched = {
                side: land[x + right, y + down][back]
                for side, (right, down, back) in BESIDE.items()
                if (x + right, y + down) in land
            }
            if (x, y) in land or not touched:
                continue
            for turn in range(4):
                mine = turned(TILES[tile]["edges"], turn)
                if all(mine[side] == terrain for side, terrain in touched.items()):
                    found.append((x, y, turn))
    return found


def squares(land):
    """2 for each 2x2 square of tiles."""
    square = [(0, 0), (1, 0), (0, 1), (1, 1)]
    return 2 * sum(all((x + right, y + down) in land.tiles for right, down in square) for x, y in land.tiles)


def broch_mountains(land):
    """1, 3 or 6 for each mountain area with 1, 2 or more brochs."""
    return sum({1: 1, 2: 3}.get(brochs, 6) for brochs in land.standing("broch").values())


def farm_animals(land):
    """1 for each animal on a tile with a farm or around one."""
    farms = [cell for cell in land.tiles if land.printed(cell, "farm")]
    total = 0
    for x, y in land.tiles:
        if any(max(abs(x - right), abs(y - down)) <= 1 for right, down in farms):
            total += land.printed((x, y), "sheep") + land.printed((x, y), "cattle")
    return total


def columns(land):
    """3 for each vertical line of at least 3 tiles without a gap."""
    total = 0
    lines = [y for _, y in land.tiles]
    for x in {x for x, _ in land.tiles}:
        drawn = "".join("#" if (x, y) in land.tiles else " " for y in range(min(lines), max(lines) + 1))
        total += 3 * sum(len(line) >= 3 for line in drawn.split())
    return total


GOALS = {
    "squares": squares,
    "sheep": lambda land: land.total("sheep"),
    "broch-mountains": broch_mountains,
    "most-whisky": lambda land: land.total("whisky"),
    "farm-animals": farm_animals,
    "road-cattle": lambda land: 2 * sum(land.printed(cell, "cattle") for cell in land.connected),
    "road-tiles": lambda land: len(land.connected),
    "largest-water": lambda land: 2 * max([0, *(land.size(area) for area in land.complete("W"))]),
    "complete-areas": lambda land: len(land.complete()),
    "large-areas": lambda land: 3 * len([area for area in land.complete() if land.size(area) >= 3]),
    "building-sets": lambda land: 5 * min(land.total(kind) for kind in ("broch", "farm", "lighthouse")),
    "most-ships": lambda land: land.total("ship"),
    "most-gold": None,
    "ship-lighthouse-waters": lambda land: 3 * len(set(land.standing("ship")) & set(land.standing("lighthouse"))),
    "columns": columns,
    "complete-mountains": lambda land: 2 * len(land.complete("M")),
}


def goal_points(goal, lands, gold):
    """What a goal gives every seat; the goals of the most compare them (rule 24)."""
    amounts = list(gold) if goal == "most-gold" else [GOALS[goal](land) for land in lands]
    return ranked(amounts) if goal.startswith("most-") else amounts


def ranked(amounts):
    """5 to the most and 2 to the second most; tied for first, nobody is second (rule 24)."""
    points = []
    for amount in amounts:
        more = sum(other > amount for other in amounts)
        is_second = more == 1
        points.append(0 if amount == 0 else 5 if more == 0 else 2 if is_second else 0)
    return points


def scroll_points(land):
    """What the scrolls of a land give at the end (rule 26)."""
    total = 0
    for (x, y), (tile, _) in land.tiles.items():
        scroll = TILES[tile]["scroll"]
        if scroll:
            (area,) = [area for area in land.areas if (x, y, "centre") in area]
            total += land.total(scroll) // SCROLL_EACH[scroll] * (2 if land.is_complete(area) else 1)
    return total


def income(land, round_number, points, seat, players):
    """The gold of a seat at the start of a round (rule 13)."""
    barrels = len([cell for cell in land.connected if land.printed(cell, "whisky")])
    ahead = len([other for other in points if other > points[seat]])
    return 5 + barrels + ahead * rounds(players)[round_number - 1][1]


def winners(points, gold):
    """Who wins (rule 28): most points, then more gold left."""
    best = max(zip(points, gold, strict=True))
    return [seat for seat, pair in enumerate(zip(points, gold, strict=True)) if pair == best]


def evaluated(lands, gold, tile):
    """All of a position: goals by seat, scrolls, connected barrels, areas, complete areas and placements of a tile."""
    read = [Land(rows) for rows in lands]
    return {
        "goals": [goal_points(goal, read, gold) for goal in GOALS],
        "scrolls": [scroll_points(land) for land in read],
        "barrels": [len([cell for cell in land.connected if land.printed(cell, "whisky")]) for land in read],
        "areas": [len(land.areas) for land in read],
        "complete": [len(land.complete()) for land in read],
        "placements": [len(placements(rows, tile)) for rows in lands],
    }
