from tests.tables.test_tournament_plans import *  # noqa: F403
