# Trener: własne decyzje w skończonej partii, obejrzane przez najsilniejszego gracza komputerowego.

button-coach = Analiza
button-coach-back = Cała partia
button-coach-moment = Moment { $place }
coach-title = Analiza partii { $number }
coach-deal-title = Partia { $number } · twoje decyzje w rozdaniu { $deal } z { $deals }
coach-begins = Najsilniejszy komputer przegląda twoje decyzje…
coach-progress = Najsilniejszy komputer przegląda twoje decyzje: { $looked } z { $total }.
coach-stays = Ta wiadomość jest na bieżąco. Przegląd trwa dalej, gdy ją zamkniesz, także po ponownym uruchomieniu: /analiza pokaże ją znowu.
coach-nothing = { $count ->
    [one] Do podjęcia była jedna decyzja, a tej nie da się ocenić.
    [few] Do podjęcia były { $count } decyzje, a żadnej nie da się ocenić.
    [many] Do podjęcia było { $count } decyzji, a żadnej nie da się ocenić.
   *[other] Do podjęcia było { $count } decyzji, a żadnej nie da się ocenić.
}
coach-sum = { $count ->
    [one] Da się ocenić jedną twoją decyzję. { $same ->
        [0] { $good ->
            [0] Najsilniejszy komputer zagrałby inaczej.
           *[other] Była mniej więcej tak dobra jak wybór najsilniejszego komputera.
        }
       *[other] Tak samo zagrałby najsilniejszy komputer.
    }
    [few] Da się ocenić { $count } twoje decyzje. Tak jak najsilniejszy komputer: { $same }; mniej więcej równie dobrze: { $good }; niepewne: { $unsure }.
    [many] Da się ocenić { $count } twoich decyzji. Tak jak najsilniejszy komputer: { $same }; mniej więcej równie dobrze: { $good }; niepewne: { $unsure }.
   *[other] Da się ocenić { $count } twoich decyzji. Tak jak najsilniejszy komputer: { $same }; mniej więcej równie dobrze: { $good }; niepewne: { $unsure }.
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
coach-no-cost = { $count ->
    [1] Nie da się powiedzieć, że na pewno coś kosztowała.
   *[other] O żadnej nie da się powiedzieć, że na pewno coś kosztowała.
}
coach-no-cost-sure = { $count ->
    [1] Nie wiadomo na pewno, że coś kosztowała:
   *[other] O żadnej nie wiadomo na pewno, że coś kosztowała. { $unsure ->
        [1] Może ta:
       *[other] Najwięcej mogły kosztować te:
    }
}
coach-note = Ocenione według tego, co było ci wiadome w tamtej chwili, nigdy według zakrytych kart. Małych różnic, które mogą być przypadkiem, tu nie ma. Widzisz to tylko ty.
coach-caption = Twoja szansa na wygraną, w procentach
coach-chart = Twoja szansa na wygraną przed każdą z decyzji ({ $count }), w procentach: na początku { $first }, na końcu { $last }.
coach-where = Rozdanie { $deal }, ruch { $move }
coach-move = Ruch { $move }
coach-choose-deal = Wszystkie decyzje rozdania…
coach-choose-moment = Zobacz decyzję…
coach-no-decision = W tym rozdaniu nie było nic do zdecydowania.
coach-unweighed = „{ $done }” (bez oceny).
coach-same = „{ $done }”, tak jak zrobiłby najsilniejszy komputer.
coach-other = Ty: „{ $done }”; najsilniejszy komputer: „{ $best }”.
coach-cost = { $wins ->
    [0] To kosztowało mniej niż jedną wygraną na sto partii.
    [one] To kosztowało około jednej wygranej na sto partii.
    [few] To kosztowało około { $wins } wygranych na sto partii.
    [many] To kosztowało około { $wins } wygranych na sto partii.
   *[other] To kosztowało około { $wins } wygranych na sto partii.
}
coach-cost-none = Mniej więcej równie dobre, o ile da się to powiedzieć.
coach-cost-unsure = { $wins ->
    [0] To mogło trochę kosztować, ale nie jest to pewne.
    [one] To mogło kosztować około jednej wygranej na sto partii, ale nie jest to pewne.
    [few] To mogło kosztować około { $wins } wygranych na sto partii, ale nie jest to pewne.
    [many] To mogło kosztować około { $wins } wygranych na sto partii, ale nie jest to pewne.
   *[other] To mogło kosztować około { $wins } wygranych na sto partii, ale nie jest to pewne.
}
coach-reason-thumb = Zwykłym ruchem jest tu tamten i nic, co było ci wiadome, nie przemawia przeciw niemu.
coach-reason-searched = W rozkładach zgodnych z tym, co było ci wiadome, tamto wygrywa częściej.
coach-reason-lost = Partia była już prawie rozstrzygnięta: nawet lepszy ruch wygrywa mniej niż 5 na 100 takich partii.
coach-knew = Ocenione według tego, co było ci wtedy wiadome.
coach-cards-lay = Tak leżały karty (tego nie było widać):
error-not-your-game = Nie było cię przy stole, gdy zaczynała się partia { NUMBER($number, useGrouping: 0) }; analiza dotyczy tylko własnego miejsca.
error-coach-busy = Tyle twoich partii, ile naraz może ({ $limit }), jest już w analizie; na następną będzie czas, gdy jedna z nich będzie gotowa.
button-again = Spróbuj jeszcze raz
practice-small = ćwiczenie z partii { $number }, od ruchu { $move }: bez ratingu, bez wyniku
practice-begun = Twój stół ćwiczebny: partia { $number }, od ruchu { $move }, ty przeciw komputerom. Bez ratingu i bez wyniku.
remark-timid = Twoja ręka była warta odzywki.
remark-bold = Ta odzywka to więcej, niż warta była twoja ręka.
remark-too-high = Wystarczyłaby niższa odzywka: ta wymaga więcej, niż warta była twoja ręka.
remark-too-low = Twoja ręka była warta wyższej odzywki.
remark-led-trump = Wyjście w atu, choć karty { $card } nikt nie mógł pobić.
remark-good-card = Nikt nie mógł pobić karty { $card }, a wyszła inna.
remark-trumped-partner = Przebicie atutem, choć karta partnera ({ $card }) już wygrywała.
remark-overtook-partner = Przebicie karty partnera ({ $card }), która już wygrywała.
remark-would-win = Karta { $card } objęłaby prowadzenie; zagrana karta nie mogła.
remark-cheaper = Wystarczyłaby karta { $card }; poszła na to lepsza.
remark-threw-good = Zrzucona karta { $card }, której nikt już nie mógł pobić.
remark-held = Trzymana figura, którą te karty rzadko wygrywają.
remark-gave-way = „Dobra”, choć te karty wygrywają tę figurę dość często.
remark-bet-weak = Zakład o figurę, którą te karty rzadko wygrywają.
remark-raise-weak = Podbicie figury, którą te karty rzadko wygrywają.
remark-no-bet = Te karty były warte zakładu.
remark-no-raise = Te karty były warte podbicia.
remark-contra = Kontra ryzykowała więcej, niż mogła dać.
remark-no-contra = Warto było skontrować: ten kontrakt często kończy się wpadką.
remark-exchange = Odłożyć należało inne karty.
error-try-elsewhere = Tej partii nie rozegrano na tym serwerze, a tu wszyscy zobaczyliby jej karty. Spróbuj jeszcze raz tam, gdzie ją rozegrano, albo w wiadomości prywatnej ze mną.
