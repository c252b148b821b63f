# What people are told when something is wrong with the place where they play.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Stół { $table }: na kanale { $channel } brakuje mi uprawnień: **{ $permissions }**. { $effect } Osoba zarządzająca serwerem może je przywrócić: Edytuj kanał → Uprawnienia.
# One of these is $effect.
permission-effect-panel = Wiadomość stołu może być nieaktualna; jej przyciski i prywatne wiadomości do ciebie działają dalej.
permission-effect-post = Nowych wiadomości nie mogę pisać, więc stół gra dalej w tej, która jest.
permission-effect-pictures = Na razie nie ma obrazków.
permission-effect-other = Partia tymczasem trwa dalej.

# $channel and $bot are mentions.
private-thread = ⚠️ Stół { $table }: { $channel } to prywatny wątek, a mnie w nim nie ma. Wspomnij tam bota, żeby go dodać: napisz { $bot } w { $channel }. Wtedy partia sama pójdzie dalej; do tego czasu wiadomość stołu może być nieaktualna, ale jej przyciski i twoje wiadomości prywatne działają.
channel-gone = ⚠️ Kanału stołu { $table } już nie ma. Partia trwa dalej: twoje karty przychodzą tutaj. /stół w tej rozmowie pokazuje stół; na innym kanale serwera /stół z numerem { $table } tam go przenosi.
