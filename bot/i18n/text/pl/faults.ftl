# What people are told when something is wrong with the place where they play.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-events = Tworzenie wydarzeń

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Stół { $table }: na kanale { $channel } brakuje mi uprawnień: **{ $permissions }**. { $effect } Kto zarządza serwerem, może je przywrócić: Edytuj kanał, Uprawnienia.
# One of these is $effect.
permission-effect-panel = Wiadomość stołu może być nieaktualna; jej przyciski i prywatne wiadomości do ciebie działają dalej.
permission-effect-post = Nowych wiadomości nie mogę pisać, więc stół gra dalej w tej, która jest.
permission-effect-pictures = Na razie nie ma obrazków.
permission-effect-other = Partia tymczasem trwa dalej.

# $channel and $bot are mentions.
private-thread = ⚠️ Stół { $table }: { $channel } to prywatny wątek, a mnie w nim nie ma. Wspomnij tam bota, żeby go dodać: napisz { $bot } w { $channel }. Wtedy partia sama pójdzie dalej; do tego czasu wiadomość stołu może być nieaktualna, ale jej przyciski i twoje wiadomości prywatne działają.
channel-gone = ⚠️ Kanału stołu { $table } już nie ma. Partia trwa dalej: twoje karty przychodzą tutaj. /stół w tej rozmowie pokazuje stół; na innym kanale serwera /stół z numerem { $table } tam go przenosi.

## What a table says when the bot itself is the matter

back-soon = ⏳ Bot za chwilę wraca; twój stół jest zapisany.
