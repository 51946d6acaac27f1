"""One benchmark in a process of its own: `python -m tools.bench NAME FILE` writes its rows into the file."""

import importlib
import json
import sys
from pathlib import Path

from tools.errors import BuildError

name, target = sys.argv[1:]
try:
    rows = importlib.import_module(f"tools.bench.{name}").rows()
except BuildError as error:
    sys.exit(f"{name}: {error}")
Path(target).write_text(json.dumps([row.as_json() for row in rows]), encoding="utf-8")
