"""Limits that a JSON text must keep before a parser may see it: a deeply nested one ends the interpreter in Pyodide."""

from __future__ import annotations

import re

MAX_DEPTH = 64
"""Levels of lists and objects; the deepest honest text has about ten."""
MAX_KEYS = 5000
"""Keys of all objects together; very many could be chosen so that a dictionary gets slow."""

# A whole string, also one that does not end, or a single character that opens, closes or names something. The
# quantifiers never give back what they took: a text of nothing but escapes would need hundreds of megabytes otherwise.
_TOKEN = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}:]', re.DOTALL)


def measured(text: str) -> tuple[int, int]:
    """The deepest level of lists and objects in a JSON text, and the number of keys; the text need not be well formed.

    >>> measured('{"a": [1, [2]], "b": "[[[["}'), measured("[[[")
    ((3, 2), (3, 0))
    """
    level = depth = keys = 0
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token in "[{":
            level += 1
            depth = max(depth, level)
        elif token in "]}":
            level -= 1
        elif token == ":":
            keys += 1
    return depth, keys


def excess(text: str, longest: int) -> tuple[str, int] | None:
    """The code of the limit that a text exceeds and the limit itself, None for a text that may be parsed.

    >>> excess("[" * 100, 1000), excess("[]", 1), excess("[]", 2)
    (('too_deep', 64), ('too_large', 1), None)
    """
    if len(text) > longest:
        return "too_large", longest
    depth, keys = measured(text)
    if depth > MAX_DEPTH:
        return "too_deep", MAX_DEPTH
    return ("too_large", MAX_KEYS) if keys > MAX_KEYS else None
