"""The bot: a rules engine, a table service around it, and the Discord interface at the edge."""
