option-and-value = { $option }: { $value }
house-title = Reglas de la casa de { $game }: { $code }
house-standard = Las habituales
house-start-from = Partir de un modelo…
house-preset = Modelo: **{ $preset }**
house-same = Ninguna regla es distinta.
house-differs = Distinto del modelo:
house-rest = El resto:
house-group = { $group }: { $rules }
house-change-group = { $group }…
house-number =
    { $bounded ->
        [yes] De { $low } a { $high }
       *[no] Desde { $low }
    }{ $step ->
        [one] {""}
       *[other] {" "}de { $step } en { $step }
    }{ $nullable ->
        [yes] , o – para ninguno
       *[no] {""}
    }. Vacío: { $standard }
house-code = Un código como BIE-15-KO, un modelo o un nombre de /reglas-casa lista
house-brought = Cambia también, para que las reglas sean compatibles: { $rules }.
house-list = Reglas de la casa con nombre
house-choice = { $name } ({ $code })
house-here = como en { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Aquí todavía no hay reglas de la casa con nombre; /reglas-casa guardar les da uno.
house-keep = /reglas-casa guardar conserva estas reglas para otras partidas.
house-saved = “{ $name }” es ahora { $code }; /jugar lo acepta como modelo.
house-deleted = “{ $name }” está borrado; su código era { $code }.

button-house = Reglas de la casa
button-code = Poner un código
error-house-name-length = Un nombre tiene de 1 a { $most } letras.
error-house-name-reserved = “{ $name }” se confundiría con un modelo o un código; elige otro nombre.
error-house-name-taken = “{ $name }” ya lo guardó otra persona; elige otro nombre o pregunta a quien administra el servidor.
error-no-house-rules = Aquí no hay reglas de la casa con el nombre “{ $name }”; /reglas-casa lista las muestra todas.
error-too-many-house-rules = Este servidor ya tiene { $limit } nombres de reglas de la casa; quien lo administra puede borrar alguno.
