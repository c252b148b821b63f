"""Programs for developers: benchmarks, arena, training, drawings, the site. The bot imports none of them."""
