"""Runs inside Pyodide, warmed up with the wheel unpacked in its place.

All of /library.zip that has been imported becomes /start.zip, unpacked; the wheel, compiled, becomes /engine.zip.
"""

import site
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

PLACE = site.getsitepackages()[0]

imported = {name.replace(".", "/") for name in sys.modules}


def is_needed(name: str) -> bool:
    """Whether a start needs a file of the library.

    What this script itself imports is among it: a few modules more do no harm.
    """
    return name.removesuffix(".pyc").removesuffix("/__init__") in imported


def compiled(name: str, source: bytes) -> bytes:
    """Return the .pyc of a module of the wheel, without docstrings and asserts; tracebacks show its unpacked path."""
    code = compile(source, f"{PLACE}/{name}", "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


with zipfile.ZipFile("/library.zip") as whole, zipfile.ZipFile("/start.zip", "w") as start:
    for name in filter(is_needed, whole.namelist()):
        start.writestr(zipfile.ZipInfo(name), whole.read(name), zipfile.ZIP_STORED)
with zipfile.ZipFile("/wheel.zip") as wheel, zipfile.ZipFile("/engine.zip", "w") as engine:
    for name in wheel.namelist():
        data = wheel.read(name)
        if name.endswith(".py"):
            name, data = f"{name}c", compiled(name, data)
        engine.writestr(zipfile.ZipInfo(name), data)
