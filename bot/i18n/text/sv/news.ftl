# What is new after an update, for who manages a server.

news-title = ### Nytt i version { $version }
news-more =
    { $count ->
        [one] … och en sak till.
       *[other] … och { $count } saker till.
    }
news-note = -# Visas en gång, bara för dig, eftersom du hanterar den här servern; listan är på engelska. /inställningar stänger av det.
