"""What the coach's statements are measured by: real losses, planted mistakes, and luck."""
