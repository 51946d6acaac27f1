"""Runs inside Pyodide: the library and the engine of /wheel.zip, compiled, become /joined.zip; imports use that."""

import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
JOINED = "/joined.zip"


def compiled(name: str, source: bytes) -> bytes:
    """The .pyc of one module, without docstrings and asserts, never compared with a source that is not there."""
    code = compile(source, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


with zipfile.ZipFile(LIBRARY) as old, zipfile.ZipFile("/wheel.zip") as wheel, zipfile.ZipFile(JOINED, "w") as joined:
    for name in old.namelist():
        joined.writestr(zipfile.ZipInfo(name), old.read(name), zipfile.ZIP_DEFLATED, 9)
    for name in sorted(name for name in wheel.namelist() if ".dist-info/" not in name):
        data = wheel.read(name)
        if name.endswith(".py"):
            name, data = f"{name}c", compiled(name, data)
        joined.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
sys.path.insert(0, JOINED)
