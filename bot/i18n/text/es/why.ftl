# Por qué un bot hizo lo que hizo.

button-why = ¿Por qué?
decimal-mark = ,
why-only = No se podía hacer otra cosa.
why-unsearched = Aquí decide sola la jugada habitual: “{ $action }”.
why-thumb = Se queda con la jugada habitual: “{ $action }”. Nada es claramente mejor.
why-searched = “{ $action }” es claramente mejor que la jugada habitual, “{ $usual }”.
why-same = “{ $action }” es igual de bueno que lo que elegiría, “{ $best }”.
why-manner = “{ $action }” vale casi lo mismo que “{ $best }”, y este bot es { $manner }: lo prefiere.
why-regret = “{ $action }” cuesta un poco frente a “{ $best }”; un bot de su nivel se conforma con eso.
why-otherwise = Calculándolo otra vez sería más bien “{ $best }” que “{ $action }”: probó otros repartos, o tuvo poco tiempo.
why-columns = Probabilidad de ganar · frente a la jugada habitual (“{ $usual }”)
why-note = Reconstruido: valorado de nuevo con lo que ese asiento podía saber entonces, por un bot de su nivel ({ $level }).
why-unknown = no se sabe, así que el más fuerte
