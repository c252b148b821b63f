# Wörter in und an Bildern.

chart-deals = Runde
