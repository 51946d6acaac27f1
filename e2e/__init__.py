"""Tests of the built site in real browsers."""
