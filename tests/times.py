"""How much the tests that sample do: once in `build.py test`, ten times as much in `build.py nightly`."""

import os

TIMES = int(os.environ.get("SKYE_TIMES", "1"))
