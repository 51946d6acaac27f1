"""Skye: two tile-laying board games, Isle of Skye and Skylands, as a typed library.

`skye.isle` and `skye.skylands` are the games, each with its verbs and its actions; `skye.bots` are players, and
`skye.match` lets them play.

>>> from skye import isle
>>> state = isle.new_game("Ann", "Bo", seed="heather")
>>> isle.to_act(state)
(0, 1)
"""

__version__ = "0.2.0"

__all__ = ["__version__", "bots", "core", "games", "isle", "match", "skylands"]
