"""The bot: a rules engine, a table service around it, Discord at the edge."""
