"""The characters of Skylands: who they are to the engine. Names, portraits and words belong to the page."""

from __future__ import annotations

SKYLANDS_CHARACTERS: tuple[str, ...] = (
    "zephyr",  # the discoverer
    "bora",  # the rusher
    "aurora",  # the miner of crystals
    "nimbus",  # the settler
    "halo",  # the collector of special islands
    "cirrus",  # the architect
    "mistral",  # the mayor, who converts
    "petrel",  # the spoiler
)
