"""Boards drawn as text: a word for each cell, with a legend of tiles made for the test."""

from skye.core.board import Board
from skye.core.grid import Pos
from skye.core.tile import Placed
from skye.isle.survey import Survey, Territory
from skye.isle.tiles import ALL_TILES, CASTLES, FEATURES, IsleTile, _tile

TURNS = "^>v<"


def made(spec: str, name: str = "made") -> IsleTile:
    """A tile from words: edges, centre, then `road:NS+E`, `scroll:sheep`, `farm`, `sheep:2`, `ship_at:NS`.

    >>> made("PPPP P sheep:2 farm").sheep
    2
    """
    edges, centre, *things = spec.split()
    row = {"id": name, "edges": edges, "centre": centre, "roads": "", "scroll": "", "lighthouse_at": "", "ship_at": ""}
    row |= dict.fromkeys(FEATURES, "0")
    for thing in things:
        key, _, value = thing.partition(":")
        row["roads" if key == "road" else key] = value or "1"
    return _tile(row)


def draw(picture: str, **legend: str) -> Territory:
    """A territory from a picture: `.` is empty, `C` is a castle, `a>` is tile `a` turned once (`^ > v <`).

    The castle, if there is one, lies at the origin; a word that the legend does not know is a tile of the game.

    >>> len(draw("a> . \\n C .", a="PPPP P"))
    2
    """
    tiles = {name: made(spec, name) for name, spec in legend.items()}
    rows = [line.split() for line in picture.strip().splitlines()]
    placed = []
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word == ".":
                continue
            turn = TURNS.index(word[-1]) if word[-1] in TURNS and len(word) > 1 else 0
            name = word.rstrip(TURNS) if len(word) > 1 else word
            tile = tiles.get(name) or (CASTLES["blue"] if name == "C" else ALL_TILES[name])
            placed.append(Placed(tile, Pos(x, y), turn))
    castle = next((each.pos for each in placed if each.tile.is_castle), Pos(0, 0))
    board = Board.of(Placed(each.tile, Pos(each.pos.x - castle.x, each.pos.y - castle.y), each.turn) for each in placed)
    for each in board:
        assert not board.mismatches(each.tile, each.pos, each.turn), f"{each.tile.id} does not match in the picture"
    return board


def survey(picture: str, **legend: str) -> Survey:
    """The survey of a drawn territory."""
    return Survey(draw(picture, **legend))
