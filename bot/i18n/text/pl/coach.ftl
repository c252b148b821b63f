# Trener: własne decyzje w skończonej partii, obejrzane przez najsilniejszego gracza komputerowego.

button-coach = Spojrzenie wstecz
button-coach-back = Cała partia
button-coach-moment = Moment { $place }
coach-title = Spojrzenie wstecz na partię { $number }
coach-deal-title = Partia { $number } · twoje decyzje w rozdaniu { $deal } z { $deals }
coach-begins = Najsilniejszy gracz komputerowy przegląda twoje decyzje …
coach-progress = Najsilniejszy gracz komputerowy przegląda twoje decyzje: { $looked } z { $total }.
coach-stays = Ta wiadomość jest na bieżąco. Przegląd trwa dalej, gdy ją zamkniesz, także po ponownym uruchomieniu: /trener pokaże ją znowu.
coach-nothing = { $count ->
    [one] Do podjęcia była jedna decyzja, a tej nie da się zważyć.
    [few] Do podjęcia były { $count } decyzje, a żadnej nie da się zważyć.
    [many] Do podjęcia było { $count } decyzji, a żadnej nie da się zważyć.
   *[other] Do podjęcia było { $count } decyzji, a żadnej nie da się zważyć.
}
coach-sum = { $count ->
    [one] Da się zważyć jedną twoją decyzję: { $same } jak najsilniejszy, { $good } mniej więcej równie dobrych.
    [few] Da się zważyć { $count } twoje decyzje: { $same } jak najsilniejszy, { $good } mniej więcej równie dobrych.
    [many] Da się zważyć { $count } twoich decyzji: { $same } jak najsilniejszy, { $good } mniej więcej równie dobrych.
   *[other] Da się zważyć { $count } twoich decyzji: { $same } jak najsilniejszy, { $good } mniej więcej równie dobrych.
}
coach-cost-sum = { $count ->
    [one] Jedna bez wątpienia coś kosztowała: { $wins ->
        [0] mniej niż jedną wygraną na sto partii
        [one] około jednej wygranej na sto partii
        [few] około { $wins } wygranych na sto partii
        [many] około { $wins } wygranych na sto partii
       *[other] około { $wins } wygranych na sto partii
    }.
    [few] { $count } bez wątpienia coś kosztowały: razem { $wins ->
        [0] mniej niż jedną wygraną na sto partii
        [one] około jednej wygranej na sto partii
        [few] około { $wins } wygranych na sto partii
        [many] około { $wins } wygranych na sto partii
       *[other] około { $wins } wygranych na sto partii
    }.
    [many] { $count } bez wątpienia coś kosztowało: razem { $wins ->
        [0] mniej niż jedną wygraną na sto partii
        [one] około jednej wygranej na sto partii
        [few] około { $wins } wygranych na sto partii
        [many] około { $wins } wygranych na sto partii
       *[other] około { $wins } wygranych na sto partii
    }.
   *[other] { $count } bez wątpienia coś kosztowało: razem { $wins ->
        [0] mniej niż jedną wygraną na sto partii
        [one] około jednej wygranej na sto partii
        [few] około { $wins } wygranych na sto partii
        [many] około { $wins } wygranych na sto partii
       *[other] około { $wins } wygranych na sto partii
    }.
}
coach-no-cost = O żadnej nie da się powiedzieć, że na pewno coś kosztowała.
coach-note = Ocenione według tego, co było ci wiadome w tamtej chwili, nigdy według zakrytych kart. Co leży poniżej dwóch błędów standardowych, jest pomijane. Widzisz to tylko ty.
coach-chart = Twoja szansa na wygraną przed każdą z decyzji ({ $count }), w procentach: na początku { $first }, na końcu { $last }.
coach-where = rozdanie { $deal }, ruch { $move }
coach-move = Ruch { $move }
coach-choose-deal = Wszystkie decyzje rozdania …
coach-choose-moment = Zobacz decyzję …
coach-no-decision = W tym rozdaniu nie było nic do zdecydowania.
coach-unweighed = { $done } (nie zważono).
coach-same = { $done }, tak jak zrobiłby najsilniejszy.
coach-other = Ty: { $done }; najsilniejszy: { $best }.
coach-cost = { $wins ->
    [0] To kosztowało mniej niż jedną wygraną na sto partii.
    [one] To kosztowało około jednej wygranej na sto partii.
    [few] To kosztowało około { $wins } wygranych na sto partii.
    [many] To kosztowało około { $wins } wygranych na sto partii.
   *[other] To kosztowało około { $wins } wygranych na sto partii.
}
coach-cost-none = Mniej więcej równie dobre, o ile da się to powiedzieć.
coach-reason-thumb = Tamto jest tu zwykłym ruchem i nic, co było ci wiadome, nie przemawia za innym.
coach-reason-searched = W rozkładach zgodnych z tym, co było ci wiadome, tamto wygrywa częściej.
coach-knew = Ocenione według tego, co było ci wtedy wiadome.
coach-cards-lay = Tak leżały karty (niczyja wina):
error-not-your-game = Nie było cię przy stole, gdy zaczynała się partia { NUMBER($number, useGrouping: 0) }; trener ogląda tylko własne miejsce.
error-coach-busy = Trener przegląda już tyle twoich partii, ile naraz może ({ $limit }); na następną będzie miał czas, gdy jedna z nich będzie gotowa.
button-again = Spróbuj jeszcze raz
practice-small = ćwiczenie od partii { $number }, ruchu { $move }: bez ratingu, bez wyniku
practice-begun = Własny stół od partii { $number }, ruchu { $move }: ty przeciw komputerom. Bez ratingu i bez wyniku.
remark-timid = Twoja ręka była warta odzywki.
remark-bold = Ta odzywka to więcej, niż warta była twoja ręka.
remark-too-high = Wystarczyłaby niższa odzywka: ta wymaga więcej, niż warta była twoja ręka.
remark-too-low = Twoja ręka była warta wyższej odzywki.
remark-led-trump = Zagranie w atu, choć karty { $card } nie dało się pobić.
remark-good-card = Nikt nie mógł pobić karty { $card }, a wyszła inna.
remark-trumped-partner = Przebicie atutem, choć karta partnera ({ $card }) już wygrywała.
remark-overtook-partner = Przebicie karty partnera ({ $card }), która już wygrywała.
remark-would-win = { $card } objęłaby prowadzenie; zagrana karta nie mogła.
remark-cheaper = Wystarczyłaby karta { $card }; poszła na to lepsza.
remark-threw-good = Zrzucona karta { $card }, której nikt już nie mógł pobić.
remark-held = Trzymanie z kartami, które rzadko to wygrywają.
remark-gave-way = Oddane coś, co te karty wygrywają dość często.
remark-bet-weak = Zakład o coś, co te karty rzadko wygrywają.
remark-no-bet = Te karty były warte zakładu.
remark-contra = Skontrowany kontrakt, który częściej się udaje, niż przepada.
remark-no-contra = Ten kontrakt przepada dość często, by go skontrować.
remark-exchange = Odłożyć należało inne karty.
