"""`python -m skye`: positions, simulations and replays on the command line."""

from skye.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
