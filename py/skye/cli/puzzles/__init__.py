"""The command `skye puzzles`: mine puzzles from games of bots, check them again, list, show and ask them."""
