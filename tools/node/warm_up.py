"""Runs inside Pyodide before its memory is stored: imports everything and plays a few moves of each game."""

import gc
import importlib
import json
import pkgutil
from types import ModuleType
from typing import Any

importlib.invalidate_caches()

import skye  # noqa: E402 - the wheel has just been unpacked
import ui_bridge  # noqa: E402, F401  # the page imports it
from skye.bridge import Bridge  # noqa: E402
from skye.games import BOTS  # noqa: E402

STEPS = 4


def ask(bridge: Bridge, verb: str, **args: object) -> Any:
    """The result of one request; a refusal ends the build."""
    reply = json.loads(bridge.handle(json.dumps({"id": 0, "verb": verb, "args": args})))
    if not reply["ok"]:
        raise RuntimeError(f"{verb}: {reply['fault']}")
    return reply["result"]


def play(game: str) -> None:
    """A few steps, by two bots where the game has them."""
    bridge = Bridge()
    catalogue = ask(bridge, "catalogue", game=game)
    seats = [{"name": clan, "clan": clan} for clan in catalogue["clans"][:2]]
    situation = ask(bridge, "open", game=game, setup={"seats": seats, "seed": "warm", "first": 0}, players=["easy"] * 2)
    for _ in range(STEPS if "easy" in BOTS.get(game, {}) else 0):
        seat = situation["to_act"][0]
        while not (thought := ask(bridge, "think", revision=situation["revision"], seat=seat, slice=40))["is_done"]:
            pass
        situation = ask(bridge, "act", revision=situation["revision"], viewer=None, action=thought["action"])
    ask(bridge, "load", text=ask(bridge, "record")["text"])


def import_all(package: ModuleType) -> None:
    """Every module but those of the command line, which would bring the readers of its arguments with them."""
    for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if found.name.rpartition(".")[2] not in ("cli", "__main__"):
            module = importlib.import_module(found.name)
            if found.ispkg:
                import_all(module)


import_all(skye)
for name in ask(Bridge(), "hello")["games"]:
    play(name)
# The locations of modules are looked up again once the whole library is available.
importlib.invalidate_caches()
gc.collect()
