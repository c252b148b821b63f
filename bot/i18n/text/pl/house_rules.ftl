option-and-value = { $option }: { $value }
house-title = Zasady domowe, { $game }: { $code }
house-standard = Standard
house-start-from = Zacznij od zestawu…
house-preset = Zestaw: **{ $preset }**
house-same = Żadna zasada się od niego nie różni.
house-differs = Różni się od niego:
house-rest = Reszta:
house-group = { $group }: { $rules }
house-change-group = { $group }…
house-number =
    { $bounded ->
        [yes] Od { $low } do { $high }
       *[no] Od { $low } wzwyż
    }{ $step ->
        [1] {""}
       *[other] {" "}co { $step }
    }{ $nullable ->
        [yes] , albo –, jeśli bez liczby
       *[no] {""}
    }. Puste pole: { $standard }
house-code = Kod taki jak BIE-15-KO, zestaw albo nazwa z /zasady-domowe lista
house-brought = Dostosowano przy okazji, żeby zasady do siebie pasowały: { $rules }.
house-list = Zasady domowe z nazwą
house-choice = { $name } ({ $code })
house-here = jak w { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Żadne zasady domowe nie mają tu jeszcze nazwy; nadaje ją /zasady-domowe zapisz.
house-keep = /zasady-domowe zapisz zachowuje te zasady na inne partie.
house-saved = „{ $name }” oznacza teraz { $code }; /graj przyjmuje tę nazwę jako zestaw.
house-deleted = Nazwa „{ $name }” usunięta; jej kod to { $code }.

button-house = Zasady domowe
button-code = Wpisz kod
error-house-name-length = Nazwa ma od 1 do { $most } znaków.
error-house-name-reserved = Nazwę „{ $name }” można by wziąć za zestaw albo kod; wybierz inną.
error-house-name-taken = Nazwa „{ $name }” należy już do kogoś innego; wybierz inną albo poproś osobę, która zarządza serwerem.
error-no-house-rules = Żadne zasady domowe nie nazywają się tu „{ $name }”; wszystkie pokazuje /zasady-domowe lista.
error-too-many-house-rules =
    Ten serwer ma już { $limit ->
        [one] { $limit } nazwę
        [few] { $limit } nazwy
        [many] { $limit } nazw
       *[other] { $limit } nazwy
    } zasad domowych; osoba, która zarządza serwerem, może którąś usunąć.
