"""The components of Skylands (rules 2 to 9), read from the tables beside this file and checked on load.

Reconstructed, since the printed rules do not name these values, are the tables `boards.csv` and `start_tiles.csv`, the
column `players` of `tiles.csv`, and the costs, spaces and most points of `specials.csv`.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType

from skye.core.errors import BadComponents
from skye.core.grid import Pos, Side
from skye.core.tile import Part, TileT, turned_edges
from skye.skylands.skytile import SkyTile
from skye.skylands.specials import RULES, Special

CLANS = ("blue", "yellow", "red", "white", "green")
COLUMNS = 5
ROWS = 4
CELLS = tuple(Pos(x, y) for y in range(ROWS) for x in range(COLUMNS))
"""The 20 squares of a board, row by row (rule 1)."""

CLOUD = "-"
TERRAINS: Mapping[str, str] = MappingProxyType({"F": "forest", "M": "mountain", "C": "crystal", "T": "city"})
"""The name of each edge letter (rule 2)."""

COLOURS = ("G", "P", "B")
"""Green, purple and blue inhabitants, in the order of every count of three."""

COLOUR_OF: Mapping[str, str] = MappingProxyType({"F": "G", "M": "P", "C": "B"})
"""The colour of the inhabitants of a terrain; nobody lives in a city (rule 4)."""

INHABITANTS_PER_COLOUR = 20
POINTS_SUPPLY: Mapping[int, int] = MappingProxyType({2: 32, 3: 42, 4: 48})
STACK_SIZES: Mapping[int, int] = MappingProxyType({2: 48, 3: 68, 4: 88})
GROUPS = ("plain", "instant", "lasting", "scoring")
SHOWN_PER_GROUP = 4


def read_tiles(text: str) -> tuple[dict[str, SkyTile], dict[str, int]]:
    """The island tiles in the order of their table, and the smallest number of players of each; raises BadComponents.

    >>> read_tiles("id,kind,edges,players\\na,small,FF--,2")
    Traceback (most recent call last):
    skye.core.errors.BadComponents: tile a: FF-- is not of the kind small
    """
    found: dict[str, SkyTile] = {}
    players: dict[str, int] = {}
    for row in csv.DictReader(text.splitlines()):
        _add(found, _plain(row["id"], row["edges"]))
        players[row["id"]] = int(row["players"])
        if row["kind"] != _kind(row["edges"]):
            raise BadComponents(f"tile {row['id']}: {row['edges']} is not of the kind {row['kind']}")
    return found, players


def read_specials(text: str) -> dict[str, Special]:
    """The special islands in the order of their table; raises BadComponents.

    >>> read_specials("id,group,edges,terrain,spaces,cost,points,rule,of,amount,effect\\na,plain,M---,sea,1,G,1,,,,")
    Traceback (most recent call last):
    skye.core.errors.BadComponents: special island a: no terrain is called sea
    """
    found: dict[str, Special] = {}
    letters = {name: letter for letter, name in TERRAINS.items()}
    for row in csv.DictReader(text.splitlines()):
        name, edges, terrain = row["id"], row["edges"], row["terrain"] or None
        if terrain is not None and terrain not in letters:
            raise BadComponents(f"special island {name}: no terrain is called {terrain}")
        expected = set() if terrain is None else {letters[terrain]}
        if set(edges) - {CLOUD} - expected or len(edges) != 4:
            raise BadComponents(f"special island {name}: edges {edges} are not of its terrain")
        if set(row["cost"]) - set("GPW") or not row["cost"]:
            raise BadComponents(f"special island {name}: the cost {row['cost']} is not made of G, P and W")
        rule = RULES.get(row["rule"])
        if rule is None or row["of"] not in rule.choices:
            raise BadComponents(f"special island {name}: no rule is called {row['rule']} {row['of']}".rstrip())
        if row["points"] == "?" and terrain is not None:
            raise BadComponents(f"special island {name}: its points can be counted only if it is complete on its tile")
        sides = tuple(side for side in Side if edges[side] != CLOUD)
        _add(
            found,
            rule(
                id=name,
                edges=edges,
                parts=(Part(letters[terrain], sides),) if terrain is not None else (),
                spaces=(int(row["spaces"]),) if terrain is not None else (),
                group=row["group"],
                terrain=None if terrain is None else letters[terrain],
                cost="".join(sorted(row["cost"], key="GPW".index)),
                points=None if row["points"] == "?" else int(row["points"]),
                of=row["of"],
                amount=int(row["amount"] or 0),
                effect=row["effect"],
            ),
        )
    return found


def read_boards(text: str) -> dict[str, tuple[tuple[SkyTile, Pos], ...]]:
    """The printed boards, each with its three printed tiles and their squares (rule 7); raises BadComponents.

    >>> read_boards("board,id,x,y,edges")
    Traceback (most recent call last):
    skye.core.errors.BadComponents: 4 printed boards are needed, not 0
    """
    found: dict[str, list[tuple[SkyTile, Pos]]] = {}
    for row in csv.DictReader(text.splitlines()):
        pos = Pos(int(row["x"]), int(row["y"]))
        if pos not in CELLS:
            raise BadComponents(f"tile {row['id']}: {pos.x},{pos.y} is not on the board")
        found.setdefault(row["board"], []).append((_plain(row["id"], row["edges"]), pos))
    if len(found) < 4:
        raise BadComponents(f"4 printed boards are needed, not {len(found)}")
    for board, tiles in found.items():
        _check_printed(board, tiles)
    return {board: tuple(tiles) for board, tiles in found.items()}


def read_start_tiles(text: str) -> dict[str, tuple[SkyTile, SkyTile]]:
    """The two-sided start tiles: neighbouring edges on one side, opposite ones on the other (rule 8).

    >>> read_start_tiles("start,id,edges")
    Traceback (most recent call last):
    skye.core.errors.BadComponents: 4 start tiles are needed, not 0
    """
    found: dict[str, list[SkyTile]] = {}
    for row in csv.DictReader(text.splitlines()):
        found.setdefault(row["start"], []).append(_plain(row["id"], row["edges"]))
    if len(found) < 4:
        raise BadComponents(f"4 start tiles are needed, not {len(found)}")
    sides: dict[str, tuple[SkyTile, SkyTile]] = {}
    for start, tiles in found.items():
        kinds = [_kind(tile.edges) for tile in tiles]
        if kinds != ["adjacent", "opposite"] or set(tiles[0].edges) != set(tiles[1].edges):
            raise BadComponents(
                f"start tile {start}: its sides do not show two terrains as neighbours and as opposites"
            )
        sides[start] = (tiles[0], tiles[1])
    return sides


def _plain(name: str, edges: str) -> SkyTile:
    """A tile with one space per edge; edges of one letter are one part (rule 2)."""
    if len(edges) != 4 or set(edges) - {*TERRAINS, CLOUD}:
        raise BadComponents(f"tile {name}: four edges of {', '.join(TERRAINS)} or {CLOUD} are needed")
    parts = tuple(
        Part(letter, tuple(side for side in Side if edges[side] == letter))
        for letter in dict.fromkeys(edges)
        if letter != CLOUD
    )
    return SkyTile(id=name, edges=edges, parts=parts, spaces=tuple(len(part.sides) for part in parts))


def _kind(edges: str) -> str:
    """What the table calls a tile with these edges."""
    letters = Counter(edges)
    land = sorted(count for letter, count in letters.items() if letter != CLOUD)
    is_opposite = any(turned_edges(edges, turn)[0] != CLOUD != turned_edges(edges, turn)[2] for turn in (0, 1))
    if land == [2]:
        return "long" if is_opposite else "half"
    if land == [1, 1]:
        return "opposite" if is_opposite else "adjacent"
    return {"1": "small", "4": "large"}.get("+".join(map(str, land)), "unknown")


def _check_printed(board: str, tiles: Iterable[tuple[SkyTile, Pos]]) -> None:
    """An L of three squares with two complete islands and two open within the board, one of each terrain."""
    cells = {pos: tile for tile, pos in tiles}
    closed: list[str] = []
    open_edges: list[str] = []
    for pos, tile in cells.items():
        for side in Side:
            other, letter = cells.get(pos.step(side)), tile.edges[side]
            if other is not None and other.edges[side.opposite] != letter:
                raise BadComponents(f"board {board}: the edges at {pos.x},{pos.y} do not match")
            if letter != CLOUD:
                (closed if other is not None else open_edges).append(letter)
                if pos.step(side) not in CELLS:
                    raise BadComponents(f"board {board}: an island is open to the rim")
    columns, rows = {pos.x for pos in cells}, {pos.y for pos in cells}
    if len(cells) != 3 or len(columns) != 2 or len(rows) != 2:
        raise BadComponents(f"board {board}: three squares in an L are needed")
    if len(closed) != 4 or sorted({*closed, *open_edges}) != sorted(TERRAINS) or len(open_edges) != 2:
        raise BadComponents(f"board {board}: two complete and two unfinished islands are needed, one of each terrain")


def _add(found: dict[str, TileT], tile: TileT) -> None:
    if tile.id in found:
        raise BadComponents(f"tile {tile.id} is there twice")
    found[tile.id] = tile


def _table(name: str) -> str:
    return (files("skye.skylands") / name).read_text(encoding="utf-8")


_ISLANDS, _PLAYERS = read_tiles(_table("tiles.csv"))
_SPECIALS = read_specials(_table("specials.csv"))

TILES: Mapping[str, SkyTile] = MappingProxyType(_ISLANDS)
"""The island tiles of all editions by id."""

SPECIALS: Mapping[str, Special] = MappingProxyType(_SPECIALS)
"""The special islands of all editions by id."""

BOARDS: Mapping[str, tuple[tuple[SkyTile, Pos], ...]] = MappingProxyType(read_boards(_table("boards.csv")))
"""The four printed boards by name."""

START_TILES: Mapping[str, tuple[SkyTile, SkyTile]] = MappingProxyType(read_start_tiles(_table("start_tiles.csv")))
"""The four start tiles by id, each with its two sides."""

START_OF: Mapping[str, str] = MappingProxyType({side.id: start for start, pair in START_TILES.items() for side in pair})
"""The start tile that a side belongs to."""

_ALL_TILES: dict[str, SkyTile] = {
    **_ISLANDS,
    **_SPECIALS,
    **{tile.id: tile for printed in BOARDS.values() for tile, _ in printed},
    **{side.id: side for pair in START_TILES.values() for side in pair},
}

ALL_TILES: Mapping[str, SkyTile] = MappingProxyType(_ALL_TILES)
"""Everything that can lie on a board, by id."""


def check_stack(tiles: Iterable[str]) -> None:
    """Check that tiles can be all the island tiles of one game (rule 2); raises BadComponents.

    >>> check_stack(())
    Traceback (most recent call last):
    skye.core.errors.BadComponents: 48 tiles are needed for 2 players, not 0
    """
    fewest = [_PLAYERS[tile] for tile in tiles]
    for count, size in STACK_SIZES.items():
        used = sum(1 for each in fewest if each <= count)
        if used != size:
            raise BadComponents(f"{size} tiles are needed for {count} players, not {used}")


def check_specials(specials: Sequence[str], first_game: Sequence[str]) -> None:
    """Check that special islands can be all those of one game, and be shown in a first one (rule 9).

    >>> check_specials((), ())
    Traceback (most recent call last):
    skye.core.errors.BadComponents: 4 special islands of the group plain are needed, not 0
    """
    groups = Counter(SPECIALS[name].group for name in specials)
    for group in GROUPS:
        if groups[group] < SHOWN_PER_GROUP:
            raise BadComponents(
                f"{SHOWN_PER_GROUP} special islands of the group {group} are needed, not {groups[group]}"
            )
    shown = len(GROUPS) * SHOWN_PER_GROUP
    if len(set(first_game)) != shown or not set(first_game) <= set(specials):
        raise BadComponents(f"a first game shows {shown} of its special islands")


def fewest_players(tile: str) -> int:
    """The smallest number of players an island tile is used with (rule 2).

    >>> fewest_players("i04")
    4
    """
    return _PLAYERS[tile]
