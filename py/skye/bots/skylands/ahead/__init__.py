"""What looks ahead in Skylands: boards weighed and steps played quickly enough for thousands of turns."""
