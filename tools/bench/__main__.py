"""One bench in a process of its own: `python -m tools.bench NAME FILE` writes its rows into the file."""

import importlib
import json
import sys
from pathlib import Path

from tools.trouble import Trouble

name, target = sys.argv[1:]
try:
    rows = importlib.import_module(f"tools.bench.{name}").rows()
except Trouble as trouble:
    sys.exit(f"{name}: {trouble}")
Path(target).write_text(json.dumps([row.as_json() for row in rows]), encoding="utf-8")
