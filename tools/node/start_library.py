"""Runs inside Pyodide, warmed up from /joined.zip: all of that which has been imported becomes /start.zip, unpacked."""

import sys
import zipfile

# Data lies beside modules that use it; types are for others.
imported = {name.replace(".", "/") for name in sys.modules}


def is_needed(name: str) -> bool:
    """Whether a start needs a file of the library: an imported module, or what belongs to the engine."""
    if name.startswith("skye/"):
        return not name.startswith("skye/cli/")
    return name.removesuffix(".pyc").removesuffix("/__init__") in imported


with zipfile.ZipFile("/joined.zip") as whole, zipfile.ZipFile("/start.zip", "w") as start:
    for name in filter(is_needed, whole.namelist()):
        start.writestr(zipfile.ZipInfo(name), whole.read(name), zipfile.ZIP_STORED)
