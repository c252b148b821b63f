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
button-why = Dlaczego?
why-only = Nic innego nie było dozwolone.
why-unsearched = W grę wchodził tylko zwykły ruch: „{ $action }”.
why-thumb = Zostaje zwykły ruch: „{ $action }”. Nic innego nie jest wyraźnie lepsze.
why-searched = „{ $action }”: wyraźnie lepsze niż zwykły ruch („{ $usual }”).
why-same = „{ $action }”: równie dobre jak „{ $best }”, które teraz by wybrał.
why-manner = „{ $action }”: mniej więcej tak samo dobre jak „{ $best }”, a ten komputer jest { $manner } i to woli.
why-regret = „{ $action }”: słabsze niż „{ $best }”; komputer tego poziomu tego nie dostrzega.
why-otherwise = Po ponownym obliczeniu komputer woli „{ $best }” niż „{ $action }”: mógł wylosować inne rozkłady albo miał za mało czasu.
why-note = Odtworzone: ocenione ponownie na podstawie tego, co to miejsce mogło wtedy wiedzieć, przez komputer tego poziomu ({ $level }).
why-unknown = nieznany, więc najsilniejszy
button-open-hands = Wszystkie ręce
open-hands-title = Wszystkie ręce · partia { $number }, rozdanie { $deal } z { $deals }
open-hands-choose = Inne rozdanie…
open-hands-none = W tej partii nie rozdano kart.
transcript-title = { $game } ({ $code })
transcript-players = Przy stole: { $players }. Pierwsze rozdanie: { $dealer }.
transcript-line = Wiersz { $line }: { $message }
transcript-by-computer = Odtąd komputer gra za tę osobę: { $player }.
transcript-by-another = Odtąd ktoś inny gra za tę osobę: { $player }.
transcript-by-themselves = Odtąd znowu gra { $player }.
record-ready = Partia { $number }: protokół i przebieg słowami.
