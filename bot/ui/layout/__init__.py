"""What messages look like, as data: it asks nothing of Discord and waits for nothing."""
