welcome =
    ## Stół do kart dla tego serwera
    Bieten, Bid Whist i Betel, z innymi i z komputerami:
    1. { "**/graj**" } otwiera stół na kanale.
    2. Inni naciskają **Dołącz**.
    3. **Start** rozdaje karty; na pustych miejscach grają komputery. **Moje karty** pokazuje twoje, tylko tobie.
    Nie znasz gry? { "**/nauka**" } uczy jej podczas grania. Resztę znajdziesz w { "**/pomoc**" }.
    Zarządzający serwerem wybiera kanał, język, czas na ruch i zasady domowe w { "**/ustawienia-serwera**" }.
    -# Gdy bot opuści serwer, po 30 dniach usuwa się wszystko, co o nim wie; { "**/prywatność pokaż**" } pokazuje, a { "**/prywatność usuń**" } usuwa to, co wie o tobie.
welcome-language = Język tego serwera. Dopóki nie wybierze go ktoś, kto zarządza serwerem, używam języka osoby, która otwiera stół:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# Do gry potrzebuję jeszcze tych uprawnień na kanałach, na których gracie: { $permissions }.
welcome-threads = -# Z tymi uprawnieniami stoły mogą mieć własne wątki: { $permissions }.
welcome-events = -# Z tym uprawnieniem turnieje pojawią się wśród wydarzeń serwera: { $permissions }.
news-title = ### Nowości w wersji { $version }
news-more =
    { $count ->
        [one] … i jeszcze jedna rzecz.
        [few] … i jeszcze { $count } rzeczy.
        [many] … i jeszcze { $count } rzeczy.
       *[other] … i jeszcze { $count } rzeczy.
    }
news-note = -# Pokazane raz, tylko tobie, bo zarządzasz tym serwerem; lista jest po angielsku. Można to wyłączyć w /ustawienia-serwera.
