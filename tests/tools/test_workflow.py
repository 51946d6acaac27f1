"""The workflow of the host: every third-party action is pinned by commit."""

from __future__ import annotations

import re

from tools.paths import ROOT


def test_every_action_is_pinned_by_commit() -> None:
    used = [
        found
        for path in (ROOT / ".github" / "workflows").glob("*.y*ml")
        for found in re.findall(r"\buses: *(.*)", path.read_text(encoding="utf-8"))
    ]
    assert used
    for action in used:
        assert re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action
