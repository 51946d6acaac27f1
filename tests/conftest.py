"""Settings for all tests: property tests use the same examples everywhere and have no time limit."""

import sys

from hypothesis import settings

# Pyodide is slower than plain CPython, and the laws it checks are the same ones: a sample is enough there.
EXAMPLES = 20 if sys.platform == "emscripten" else 100

settings.register_profile("skye", deadline=None, derandomize=True, database=None, max_examples=EXAMPLES)
settings.load_profile("skye")
