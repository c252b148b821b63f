about-title = ## Stół do kart { $version }
about-games = Bieten, Bid Whist i Betel, jak przy prawdziwym stole. { "**/graj**" } otwiera stół, { "**/pomoc**" } pokazuje, jak grać.
about-source = Kod źródłowy: { $address }
about-source-unknown = Kod źródłowy: prowadzący tego bota nie podał adresu.
about-support = Pomoc: { $address }
about-support-unknown = Pomoc: zapytaj osobę, która dodała tu bota; adresu nie podano.
about-privacy = Prywatność: { $address }; { "**/prywatność pokaż**" } pokazuje, co bot o tobie wie.
about-privacy-unknown = Prywatność: { "**/prywatność pokaż**" } pokazuje, co bot o tobie wie; tam można to też usunąć.
about-health = Uruchomiono { $since } · Discord odpowiada w { $milliseconds } ms · { $tables ->
    [one] otwarty jest jeden stół
    [few] otwarte są { $tables } stoły
    [many] otwartych jest { $tables } stołów
   *[other] otwartych jest { $tables } stołu
 }
