"""Runs inside Pyodide: import every module of the engine as the page does; the last value is how many there are."""

import importlib
import pkgutil
import site
import sys

import skye

names = ["ui_bridge", *(module.name for module in pkgutil.walk_packages(skye.__path__, "skye."))]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
# The page's engine lies compiled in the library. The tests go on with the wheel, whose texts have doctests.
assert ".zip/" in skye.__file__
for name in names:
    sys.modules.pop(name, None)
del sys.modules["skye"]
sys.path.insert(0, site.getsitepackages()[0])
importlib.invalidate_caches()
assert ".zip/" not in importlib.import_module("skye").__file__
len(names)
