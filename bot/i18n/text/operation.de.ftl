# Was ein Tisch sagt, wenn es am Bot selbst liegt.

back-soon = ⏳ Der Bot ist gleich wieder da; dein Tisch ist gesichert.
