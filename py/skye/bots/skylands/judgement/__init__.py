"""Learned judgement: who will win a game of Skylands, from what is seen of the boards."""
