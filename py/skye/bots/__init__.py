"""Players that get a view and the legal actions, never a state; `skye.games` has all of them by name."""
