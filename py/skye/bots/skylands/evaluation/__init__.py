"""The evaluation of boards of Skylands, shared by all bots; levels differ in their weights."""
