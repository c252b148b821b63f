"""The bot: a rules engine, a table service, and the Discord interface; docs/architecture.md shows the packages."""
