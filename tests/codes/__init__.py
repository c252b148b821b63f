"""House-rule codes that were given out, with their meaning."""
