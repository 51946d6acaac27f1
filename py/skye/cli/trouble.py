"""Errors of the command line, each reported in one sentence."""


class Trouble(Exception):
    """A failure whose text is one clear sentence for the person at the terminal."""
