"""The page's only way into Python: JSON text in, JSON text out, never raises."""

from __future__ import annotations

from skye.bridge import catalogue_text, handle

__all__ = ["catalogue_text", "handle"]
