# Skończona partia do obejrzenia, ruch po ruchu.

replay-title = Partia { $number } · rozdanie { $deal } z { $deals }
replay-move = Ruch { $move } z { $moves } · { $code }
replay-waits = { $count ->
    [one] Kolej: { $players }.
    [few] Stół czeka na: { $players }.
    [many] Stół czeka na: { $players }.
   *[other] Stół czeka na: { $players }.
}
replay-choose = Do rozdania…
button-replay = Powtórka
button-replay-first = Początek
button-replay-back = Wstecz
button-replay-on = Dalej
button-replay-last = Koniec
button-replay-share = Udostępnij
button-replay-words = Słowami
button-replay-from = Obejrzyj od tego miejsca
error-no-game-yet = Przy tym stole nie rozegrano jeszcze żadnej partii.
error-replay-unfinished = Ta partia jeszcze się nie skończyła; obejrzeć ją można po zakończeniu.
