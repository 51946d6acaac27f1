"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON_SOURCE = ROOT / "py"
WEB = ROOT / "web"
VENDOR = WEB / "vendor"
REQUIREMENTS = ROOT / "requirements"
LICENCES = ROOT / "licences"
NODE_MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
LOGS = BUILD / "logs"
WHEELS = BUILD / "wheels"
DIST = ROOT / "dist"
DOCS = ROOT / "docs"
