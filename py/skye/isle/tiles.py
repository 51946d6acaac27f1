"""The landscape tiles and castles of Isle of Skye (rules 1 to 8), read from `tiles.csv` and checked on load."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import TypedDict

from skye.core.errors import BadComponents
from skye.core.grid import Side
from skye.core.tile import Part, Tile

CLANS = ("blue", "yellow", "red", "white", "green")
TERRAINS = ("P", "M", "W")
SCROLL_NEEDS: Mapping[str, int] = MappingProxyType(
    {"sheep": 2, "whisky": 2, "ship": 2, "cattle": 1, "broch": 1, "farm": 1, "lighthouse": 1}
)
"""The kinds of scrolls, and how many of a thing each asks for one point (rule 26)."""
SCROLLS = tuple(SCROLL_NEEDS)
FEATURES = ("whisky", "sheep", "cattle", "farm", "broch", "lighthouse", "ship")
LANDSCAPE_TILES = 73

_STANDS_ON = {"sheep": "P", "cattle": "P", "farm": "P", "broch": "M", "lighthouse": "W", "ship": "W"}


class PartJson(TypedDict):
    """An area on a tile: its terrain, and the sides it reaches."""

    kind: str
    sides: list[int]


class TileJson(TypedDict):
    """A tile as the page needs it to draw it; sides are numbers, 0 is north."""

    id: str
    edges: str
    centre: str
    centre_part: int
    parts: list[PartJson]
    roads: list[list[int]]
    whisky: int
    sheep: int
    cattle: int
    farm: int
    broch: int
    lighthouse: int
    ship: int
    scroll: str | None
    brochs: list[int]
    lighthouses: list[int]
    ships: list[int]
    afloat: list[int]


@dataclass(frozen=True, kw_only=True)
class IsleTile(Tile):
    """A landscape tile or a castle as printed: edges, areas, roads and what stands on it.

    `parts` are the areas of rule 5. `brochs`, `lighthouses` and `ships` name the part each one stands on,
    `scroll_part` the part the scroll lies in (that of the centre, rule 7).
    """

    centre: str
    centre_part: int
    roads: tuple[Part, ...]
    whisky: int
    sheep: int
    cattle: int
    farm: int
    broch: int
    lighthouse: int
    ship: int
    scroll: str | None
    brochs: tuple[int, ...]
    lighthouses: tuple[int, ...]
    ships: tuple[int, ...]

    @property
    def is_castle(self) -> bool:
        """Whether the tile is a clan's castle.

        >>> CASTLES["blue"].is_castle, TILES["01"].is_castle
        (True, False)
        """
        return self.id.startswith("castle-")

    def to_json(self) -> TileJson:
        """The tile as the page needs it to draw it; sides are numbers, 0 is north."""
        return {
            "id": self.id,
            "edges": self.edges,
            "centre": self.centre,
            "centre_part": self.centre_part,
            "parts": [{"kind": part.kind, "sides": [int(side) for side in part.sides]} for part in self.parts],
            "roads": [[int(side) for side in road.sides] for road in self.roads],
            "whisky": self.whisky,
            "sheep": self.sheep,
            "cattle": self.cattle,
            "farm": self.farm,
            "broch": self.broch,
            "lighthouse": self.lighthouse,
            "ship": self.ship,
            "scroll": self.scroll,
            "brochs": list(self.brochs),
            "lighthouses": list(self.lighthouses),
            "ships": list(self.ships),
            "afloat": self.afloat,
        }

    @property
    def afloat(self) -> list[int]:
        """A side of the water of each ship and lighthouse, where a tile has two waters; painters need no more.

        >>> ALL_TILES["01"].afloat
        []
        """
        waters = [part for part in self.parts if part.kind == "W" and part.sides]
        stand = (*self.ships, *self.lighthouses) if len(waters) > 1 else ()
        return [int(self.parts[part].sides[0]) for part in stand]


def tile_parts(edges: str, centre: str) -> tuple[tuple[Part, ...], int]:
    """The areas on a tile (rule 5), and the number of the one that holds the centre.

    >>> tile_parts("WMWM", "M")
    ((Part(kind='W', sides=(<Side.N: 0>,)), Part(kind='M', sides=(<Side.E: 1>, <Side.W: 3>)), \
Part(kind='W', sides=(<Side.S: 2>,))), 1)
    >>> tile_parts("PPPM", "W")[1]
    2
    """
    groups: list[list[Side]] = []
    for side in Side:
        # An edge belongs with its neighbour across a corner, or with the centre, when the terrain is the same.
        merged = [
            group
            for group in groups
            if any(edges[other] == edges[side] and (abs(other - side) != 2 or edges[side] == centre) for other in group)
        ]
        groups = [group for group in groups if group not in merged]
        groups.append([side, *(other for group in merged for other in group)])
    parts = [Part(edges[group[0]], tuple(sorted(group))) for group in groups]
    parts.sort(key=lambda part: part.sides)
    for number, part in enumerate(parts):
        if part.kind == centre:
            return tuple(parts), number
    return (*parts, Part(centre, ())), len(parts)


def read_tiles(text: str) -> dict[str, IsleTile]:
    """All tiles of all editions from the text of their table, in its order; raises BadComponents.

    >>> read_tiles("id,edges")
    Traceback (most recent call last):
    skye.core.errors.BadComponents: the castles are not those of the clans blue, yellow, red, white, green
    """
    found: dict[str, IsleTile] = {}
    for row in csv.DictReader(text.splitlines()):
        tile = _tile(row)
        if tile.id in found:
            raise BadComponents(f"tile {tile.id} is there twice")
        found[tile.id] = tile
    _check_castles(found)
    return found


def _tile(row: Mapping[str, str]) -> IsleTile:
    name, edges, centre = row["id"], row["edges"], row["centre"]
    if len(edges) != 4 or any(letter not in TERRAINS for letter in (*edges, *centre)) or len(centre) != 1:
        raise BadComponents(f"tile {name}: four edges and a centre of {', '.join(TERRAINS)} are needed")
    parts, centre_part = tile_parts(edges, centre)
    counts = {feature: int(row[feature]) for feature in FEATURES}
    for feature, terrain in _STANDS_ON.items():
        if counts[feature] and terrain not in (*edges, centre):
            raise BadComponents(f"tile {name}: a {feature} needs terrain {terrain}")
    if counts["farm"] > 1 or counts["whisky"] > 1 or counts["broch"] > 1 or counts["lighthouse"] > 1:
        raise BadComponents(f"tile {name}: at most one building of a kind and one stack of barrels")
    scroll = row["scroll"] or None
    if scroll is not None and scroll not in SCROLLS:
        raise BadComponents(f"tile {name}: no scroll is called {scroll}")
    return IsleTile(
        id=name,
        edges=edges,
        parts=parts,
        centre=centre,
        centre_part=centre_part,
        roads=_roads(name, row["roads"]),
        scroll=scroll,
        brochs=_stand(name, "broch", counts["broch"], parts, ""),
        lighthouses=_stand(name, "lighthouse", counts["lighthouse"], parts, row["lighthouse_at"]),
        ships=_stand(name, "ship", counts["ship"], parts, row["ship_at"]),
        **counts,
    )


def _roads(name: str, text: str) -> tuple[Part, ...]:
    roads = [Part("R", tuple(sorted(Side[letter] for letter in road))) for road in text.split("+") if road]
    sides = [side for road in roads for side in road.sides]
    if len(sides) != len(set(sides)):
        raise BadComponents(f"tile {name}: two roads at one edge")
    return tuple(roads)


def _stand(name: str, feature: str, count: int, parts: tuple[Part, ...], sides: str) -> tuple[int, ...]:
    """The part each thing of a kind stands on: the only one of its terrain, or the one at a given side (rule 7)."""
    if count == 0:
        return ()
    candidates = [number for number, part in enumerate(parts) if part.kind == _STANDS_ON[feature]]
    if len(candidates) == 1:
        return tuple(candidates * count)
    named = [number for side in sides for number in candidates if Side[side] in parts[number].sides]
    if len(named) != count:
        raise BadComponents(f"tile {name}: the table does not say where each {feature} stands")
    return tuple(named)


def _check_castles(tiles: Mapping[str, IsleTile]) -> None:
    castles = [tile for tile in tiles.values() if tile.is_castle]
    if [tile.id for tile in castles[: len(CLANS)]] != [f"castle-{clan}" for clan in CLANS]:
        raise BadComponents(f"the castles are not those of the clans {', '.join(CLANS)}")
    for castle in castles:
        if len(castle.roads) != 1 or castle.scroll or any(getattr(castle, feature) for feature in FEATURES):
            raise BadComponents(f"tile {castle.id}: a castle has one road and nothing else")


def check_landscape(tiles: Sequence[IsleTile]) -> None:
    """Check that tiles can be all the landscape tiles of one game (rules 1 and 7); raises BadComponents.

    >>> check_landscape(())
    Traceback (most recent call last):
    skye.core.errors.BadComponents: 73 landscape tiles are needed, not 0
    """
    landscape = [tile for tile in tiles if not tile.is_castle]
    if len(landscape) != LANDSCAPE_TILES or len(tiles) != LANDSCAPE_TILES:
        raise BadComponents(f"{LANDSCAPE_TILES} landscape tiles are needed, not {len(landscape)}")
    scrolls = Counter(tile.scroll for tile in landscape if tile.scroll)
    for kind in SCROLLS:
        if scrolls[kind] != 2:
            raise BadComponents(f"two scrolls of each kind are needed, not {scrolls[kind]} of {kind}")


_ALL = read_tiles((files("skye.isle") / "tiles.csv").read_text(encoding="utf-8"))

TILES: Mapping[str, IsleTile] = MappingProxyType({tile.id: tile for tile in _ALL.values() if not tile.is_castle})
"""The landscape tiles of all editions by id."""

CASTLES: Mapping[str, IsleTile] = MappingProxyType({clan: _ALL[f"castle-{clan}"] for clan in CLANS})
"""The castle tile of each clan."""

ALL_TILES: Mapping[str, IsleTile] = MappingProxyType(_ALL)
"""Landscape tiles and castles by id."""
