"""The modules behind build.py: each does one part of setting up, building, serving and testing."""
