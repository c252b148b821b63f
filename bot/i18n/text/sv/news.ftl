# What is new after an update, for who manages a server.

news-title = ### Nytt i version { $version }
news-more =
    { $count ->
        [one] … och en sak till.
       *[other] … och { $count } saker till.
    }
news-note = -# Sägs en gång, bara till dig, eftersom du sköter den här servern; listan är på engelska. /inställningar stänger av det.
settings-news = Nytt efter en uppdatering
settings-news-yes = sägs en gång till den som sköter servern
settings-news-no = sägs inte
settings-news-on = Berätta vad som är nytt
settings-no-news = Inga nyheter
