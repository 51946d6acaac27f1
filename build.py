#!/usr/bin/env python3
"""One entry to play, test, build and measure Skye; `python3 build.py --help` lists the commands."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file must still parse on old versions to say so
    sys.exit("build.py: Python 3.11 or newer is required; this is " + sys.version.split()[0] + ".")

if __name__ == "__main__":
    from tools.commands import main

    sys.exit(main(sys.argv[1:]))
