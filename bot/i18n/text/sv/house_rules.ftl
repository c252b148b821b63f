option-and-value = { $option }: { $value }
house-title = Husregler för { $game }: { $code }
house-standard = Standard
house-start-from = Utgå från en mall …
house-preset = Mall: **{ $preset }**
house-same = Ingen regel skiljer sig från den.
house-differs = Skiljer sig från den:
house-rest = Resten:
house-group = { $group }: { $rules }
house-change-group = { $group } …
house-number =
    { $bounded ->
        [yes] Från { $low } till { $high }
       *[no] Från { $low } och uppåt
    }{ $step ->
        [one] {""}
       *[other] {" "}i steg om { $step }
    }{ $nullable ->
        [yes] , eller – för ingen
       *[no] {""}
    }. Tomt: { $standard }
house-code = En kod som BIE-15-KO, en mall eller ett namn från /husregler lista
house-brought = Anpassat på samma gång, så att reglerna går ihop: { $rules }.
house-list = Husregler med namn
house-choice = { $name } ({ $code })
house-here = som i { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Inga husregler har något namn här än; /husregler spara ger dem ett.
house-keep = /husregler spara sparar de här reglerna till andra partier.
house-saved = ”{ $name }” står nu för { $code }; /spela tar det som mall.
house-deleted = ”{ $name }” är borttaget; koden var { $code }.

button-house = Husregler
button-code = Skriv in en kod
error-house-name-length = Ett namn har 1 till { $most } tecken.
error-house-name-reserved = ”{ $name }” skulle tas för en mall eller en kod; välj ett annat namn.
error-house-name-taken = Någon annan har redan sparat ”{ $name }”; välj ett annat namn, eller fråga någon som hanterar servern.
error-no-house-rules = Inga husregler heter ”{ $name }” här; /husregler lista visar alla.
error-too-many-house-rules = Servern har redan { $limit } namn på husregler; den som hanterar servern kan radera ett.
