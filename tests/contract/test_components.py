"""The lists of components contain what every player could work out from open information, and nothing else."""

import pytest

from skye.games import GAMES
from tests.contract.games import random_game

LEFT = {"isle": "bag", "skylands": "stack"}


@pytest.mark.parametrize("name", GAMES)
def test_the_components_left_are_those_of_the_view(name):
    game = GAMES[name]
    tiles = {tile["id"]: tile for tile in game.catalogue()["tiles"]}
    for state, _, _ in random_game(name, 3, 2):
        left = game.view(state, None)[LEFT[name]]
        for viewer in (None, 0):
            answer = game.ask(state, viewer, "components", {})
            assert answer["left"] == len(left)
            assert sorted(tile for kind in answer["kinds"] for tile in kind["left"]) == sorted(left)
            assert sum(kind["count"] for kind in answer["kinds"]) == answer["count"]
            assert all(len(kind["left"]) <= kind["count"] for kind in answer["kinds"])
            for thing in answer.get("things", ()):
                assert thing["left"] == sum(tiles[tile][thing["thing"]] for tile in left)
            for scroll in answer.get("scrolls", ()):
                assert scroll["left"] == sum(tiles[tile]["scroll"] == scroll["scroll"] for tile in left)
                assert scroll["count"] == 2
            shown = [special for group in answer.get("groups", ()) for special in group["left"]]
            assert shown == game.view(state, None).get("show", [])


def test_tiles_of_a_kind_differ_by_a_turn_only():
    edges = {tile["id"]: tile["edges"] for tile in GAMES["skylands"].catalogue()["tiles"]}
    answer = GAMES["skylands"].ask(next(random_game("skylands", 4, 1))[0], None, "components", {})
    assert answer["count"] == 88
    for kind in answer["kinds"]:
        for tile in kind["left"]:
            assert kind["kind"] in [edges[tile][turn:] + edges[tile][:turn] for turn in range(4)]
