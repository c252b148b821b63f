about-title = ## Stół do kart { $version }
about-games = Bieten, Bid Whist i Betel, jak przy prawdziwym stole. { "**/graj**" } otwiera stół, { "**/pomoc**" } pokazuje, jak grać.
about-source = Kod źródłowy: { $address }
about-source-unknown = Kod źródłowy: prowadzący tego bota nie podał adresu.
about-support = Pomoc: { $address }
about-support-unknown = Pomoc: zapytaj osobę, która dodała tu bota; adresu nie podano.
about-privacy = Prywatność: { $address }; { "**/prywatność pokaż**" } pokazuje, co bot o tobie wie.
about-privacy-unknown = Prywatność: { "**/prywatność pokaż**" } pokazuje, co bot o tobie wie; tam można to też usunąć.
about-health = Uruchomiono { $since } · odpowiedź dla Discorda trwa { $milliseconds } ms · { $tables ->
    [one] otwarty jest jeden stół
    [few] otwarte są { $tables } stoły
    [many] otwartych jest { $tables } stołów
   *[other] otwartych jest { $tables } stołu
 }
help-text =
    ## Jak grać
    { "**/graj**" } otwiera tu stół; inni naciskają **Dołącz**. **Start** rozdaje karty; na pustych miejscach grają komputery.
    Karty przychodzą w prywatnej wiadomości, z przyciskami, gdy możesz coś zrobić. Jeśli żadna nie przyjdzie, może być wśród próśb o wiadomość; **Moje karty** przy stole zawsze je pokazuje, tylko tobie.
    { "**/powtórka**" } pokazuje skończoną partię jeszcze raz, a { "**/sprawdź**" } dowodzi, że nikt nie podmienił żadnej karty.
    { "**/rozdanie-dnia**" } to rozdanie dnia: te same karty dla wszystkich, jedna próba.
    { "**/turniej otwórz**" } otwiera tu turniej, { "**/turniej zaplanuj**" } go planuje, a { "**/sezon zacznij**" } zaczyna sezon, na życzenie z ligą.
help-commands-table = Przy stole
help-commands-learn = Nauka
help-commands-compete = Rywalizacja
help-commands-own = Dla ciebie
help-commands-server = Dla serwera
help-commands-managers = tylko zarządzający serwerem
abroad-help = Nie jestem tu członkiem: ktoś mnie tu używa na własnym koncie. **Moje karty** pokazuje twoje karty tylko tobie. Nie ma czasu na ruch ani powiadomień o kolejce. Gdy przez kwadrans nikt nic nie naciśnie przy stole, **Odśwież** pokaże stan gry.
