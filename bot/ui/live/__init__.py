"""What stays in a channel and is kept up to date: panels, hands, mentions, notices."""
