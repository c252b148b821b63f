"""What came of finished games: records, slates, statistics, ratings, seasons."""
