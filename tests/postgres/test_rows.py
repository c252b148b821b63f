from tests.tables.test_table_mapper import *  # noqa: F403
