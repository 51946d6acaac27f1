"""Puzzles: positions with one clearly best answer, what a seat could see of them, and how an answer is graded."""
