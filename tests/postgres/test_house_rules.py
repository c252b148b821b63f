from tests.tables.test_house_rules import *  # noqa: F403
