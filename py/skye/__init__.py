"""Skye: the rules of two tile-laying board games, Isle of Skye and Skylands, as plain values."""

__version__ = "0.2.0"
