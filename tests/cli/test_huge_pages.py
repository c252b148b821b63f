"""Which memory is joined to huge pages."""

from bot.cli.huge_pages import full_mappings, join_pages

SMAPS = """\
00400000-00600000 r-xp 00000000 fe:00 123 /usr/bin/python3
Size: 2048 kB
Rss: 2048 kB
01000000-01400000 rw-p 00000000 00:00 0 [heap]
Size: 4096 kB
KernelPageSize: 4 kB
Rss: 4000 kB
7f0000000000-7f0000800000 rw-p 00000000 00:00 0
Size: 8192 kB
Rss: 8192 kB
7f0001000000-7f0001800000 rw-p 00000000 00:00 0
Size: 8192 kB
Rss: 100 kB
7f0002000000-7f0002800000 rw-s 00000000 fe:00 124 /data/bot.sqlite-shm
Size: 8192 kB
Rss: 8192 kB
7ffc00000000-7ffc00800000 rw-p 00000000 00:00 0 [stack]
Size: 8192 kB
Rss: 8192 kB
"""


def test_only_full_mappings_of_own_data_are_joined() -> None:
    assert [*full_mappings(SMAPS.splitlines())] == [(0x1000000, 0x1400000), (0x7F0000000000, 0x7F0000800000)]


def test_memory_keeps_its_contents() -> None:
    data = bytes(range(256)) * 4096 * 16
    join_pages()
    assert data == bytes(range(256)) * 4096 * 16
