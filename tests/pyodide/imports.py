"""Runs inside Pyodide: import every module of the wheel; the last value is how many there are."""

import importlib
import pkgutil

import skye

names = ["ui_bridge", *(module.name for module in pkgutil.walk_packages(skye.__path__, "skye."))]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
len(names)
