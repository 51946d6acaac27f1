"""How many lines of code the page has, by folder: scripts and styles without blank lines, comments and vendor."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tools.paths import WEB

# The tile art is drawing by numbers: a folder of its own, whatever lies below it.
WHOLE_FOLDERS = ("board/art",)
NOT_OURS = ("vendor",)


def code_lines(text: str) -> int:
    r"""Count the lines of a script or style sheet that are neither blank nor only comment, as Biome formats them.

    >>> code_lines("/** Adds.\n * @param {number} a */\nconst f = (a) =>\n\n  // why\n  /** @type {any} */ (a) + 1;\n")
    2
    """
    count, is_comment = 0, False
    for line in text.splitlines():
        rest = line.strip()
        while rest:
            if is_comment:
                _, end, rest = rest.partition("*/")
                rest, is_comment = rest.strip(), not end
            elif rest.startswith("/*"):
                rest, is_comment = rest[2:], True
            else:
                count += not rest.startswith("//")
                break
    return count


def count_lines(web: Path = WEB, ending: str = ".js") -> Counter[str]:
    """Count the lines of code of all files of a kind by folder; `.` is the folder itself."""
    counts: Counter[str] = Counter()
    for path in sorted(web.rglob(f"*{ending}")):
        folder = path.relative_to(web).parent.as_posix()
        if not folder.startswith(NOT_OURS):
            whole = next((each for each in WHOLE_FOLDERS if folder.startswith(each)), folder)
            counts[whole] += code_lines(path.read_text(encoding="utf-8"))
    return counts


def lines_table(web: Path = WEB) -> str:
    """Return the table that `build.py lines` prints."""
    scripts, styles = count_lines(web), count_lines(web, ".css")
    rows = [(folder, scripts[folder]) for folder in sorted(scripts)]
    rows += [("scripts", scripts.total()), ("styles", styles.total())]
    return "\n".join(f"{name:<16}{count:>7,}" for name, count in rows)
