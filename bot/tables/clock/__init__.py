"""Turn times and quiet hours."""
