"""Who gives hints in Isle of Skye: the champion, which here names the stake it values most instead of drawing one."""

from __future__ import annotations

from dataclasses import replace

from skye.bots.isle.levels import ISLE_LEVELS

ISLE_ADVISER = replace(ISLE_LEVELS["champion"], name="adviser", near=0.0)
"""The champion without chance; both share their notes, since they study the same rounds."""
