"""The champion of Isle of Skye: whole hands, learned values, and stakes that rivals cannot predict."""
