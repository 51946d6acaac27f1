"""Runs inside Pyodide: /source.zip with .py files becomes /compiled.zip with .pyc files in their places."""

import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

from tools.node.first_lines import with_first_lines

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"

# Parts of the library that neither the engine nor Pyodide nor micropip imports. The tests inside Pyodide get them from
# the library as Pyodide brings it, after a look whether the engine does without.
LEFT_OUT = set(
    "_pydatetime _pydecimal _pyio _pyrepl antigravity asyncio.__main__ asyncio.proactor_events asyncio.tools "
    "asyncio.windows_events asyncio.windows_utils bdb cProfile cmd compileall concurrent.futures.process configparser "
    "ctypes difflib doctest ensurepip ftplib html http.cookiejar http.cookies http.server idlelib imaplib lib2to3 "
    "logging.config logging.handlers mailbox modulefinder multiprocessing optparse pdb pickletools plistlib poplib "
    "profile pstats pyclbr pydoc pydoc_data sched shelve smtplib socketserver sqlite3 statistics symtable tabnanny "
    "this timeit tkinter tomllib trace tracemalloc turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc "
    "zipapp".split()
)
ENCODINGS = set(
    "aliases ascii base64_codec charmap cp437 cp1252 hex_codec idna latin_1 punycode raw_unicode_escape undefined "
    "unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_7 utf_8 utf_8_sig".split()
)


def is_shipped(name: str) -> bool:
    """Return whether a file of the library is shipped."""
    if name.endswith("/"):
        return False
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings" and parts[1:] != ["__init__"]:
        return parts[1] in ENCODINGS
    return not any(".".join(parts[:length]) in LEFT_OUT for length in range(1, len(parts) + 1))


def compiled(name: str, source: bytes) -> bytes:
    """The .pyc of one module, without docstrings and asserts, never compared with a source that is not there."""
    code = compile(source, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(with_first_lines(code), bytes(8), False))


with zipfile.ZipFile("/source.zip") as old, zipfile.ZipFile("/compiled.zip", "w") as new:
    for name in sorted(filter(is_shipped, old.namelist())):
        data = old.read(name)
        if name.endswith(".py"):
            name, data = f"{name}c", compiled(name, data)
        new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
