"""The coach: what helps players to get better, from the judgement of the bots."""
