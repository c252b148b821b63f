option-and-value = { $option }: { $value }
house-title = House rules of { $game }: { $code }
house-standard = The standard
house-start-from = Start from a preset …
house-change = Change an option …
house-number =
    From { $low } to { $high }{ $step ->
        [one] {""}
       *[other] {" "}in steps of { $step }
    }{ $nullable ->
        [yes] , or – for none
       *[no] {""}
    }. Empty: { $standard }
house-code = A code such as BIE-15-KO, a preset, or a name from /house list
house-brought = Changed along, so that it can be played: { $rules }.
house-list = House rules with a name
house-choice = { $name } ({ $code })
house-here = as in { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = No house rules have a name here yet; /house save gives them one.
house-saved = “{ $name }” now stands for { $code }; /play takes it as a preset.
house-deleted = “{ $name }” is forgotten; its code was { $code }.

button-house = House rules
button-code = Enter a code
error-house-name-length = A name has 1 to { $most } letters.
error-house-name-reserved = “{ $name }” would be taken for a preset or a code; choose another name.
error-house-name-taken = Somebody else has saved “{ $name }”; choose another name, or ask a manager of the server.
error-no-house-rules = No house rules are called “{ $name }” here; /house list shows them all.
error-too-many-house-rules = This server has { $limit } names for house rules already; a manager can delete one.
