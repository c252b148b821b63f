"""What is kept: one lock a table, its rows and its log, and whoever is told of a change."""
