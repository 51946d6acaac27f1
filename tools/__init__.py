"""The rooms behind build.py: each module does one part of setting up, building, serving and testing."""
