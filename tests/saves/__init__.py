"""Saved games of every version of Skye that was released, which every later version must load and continue.

Each folder beside this file is named after a version and never changes again:

- `records.json`: records in the middle of every phase and of finished games, with what each must lead to,
- `games.json`: the same games in the file that the page writes when all games are exported,
- `database.json`: the browser's database with these games, bytes in base64.

`python3 build.py saves` adds the folder of the current version.
"""

import base64
import json
from pathlib import Path

FOLDER = Path(__file__).parent


def versions():
    """The versions that have a folder, oldest first."""
    folders = [path.name for path in FOLDER.iterdir() if (path / "records.json").is_file()]
    return sorted(folders, key=lambda name: [int(number) for number in name.split(".")])


def records(version):
    """The records of a version: each with its `name`, its `text` and what it leads to."""
    return json.loads((FOLDER / version / "records.json").read_text(encoding="utf-8"))["records"]


def bundle_text(version):
    """The file that the page of a version wrote with all games."""
    return (FOLDER / version / "games.json").read_text(encoding="utf-8")


def database(version):
    """The stored games of a version: `id`, `row` and `records`, each with its `number` and gzipped bytes."""
    games = json.loads((FOLDER / version / "database.json").read_text(encoding="utf-8"))["games"]
    for game in games:
        for record in game["records"]:
            record["value"] = base64.b64decode(record["value"])
    return games
