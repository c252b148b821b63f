option-and-value = { $option }: { $value }
house-title = House rules of { $game }: { $code }
house-standard = Standard
house-start-from = Start from a preset …
house-preset = Preset: **{ $preset }**
house-same = All rules are those of the preset.
house-differs = Different from the preset:
house-rest = As in the preset:
house-group = { $group }: { $rules }
house-change-group = { $group } …
house-number =
    { $bounded ->
        [yes] From { $low } to { $high }
       *[no] { $low } or more
    }{ $step ->
        [one] {""}
       *[other] {" "}in steps of { $step }
    }{ $nullable ->
        [yes] , or – for none
       *[no] {""}
    }. Empty: { $standard }
house-code = A code such as BIE-15-KO, a preset, or a name from /house list
house-brought = Also changed, so that the rules fit together: { $rules }.
house-list = Saved house rules
house-choice = { $name } ({ $code })
house-here = as in { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = This server has no saved house rules yet. Use /house save to save some.
house-keep = To keep these rules for other games, use /house save.
house-saved = “{ $name }” now stands for { $code }. You can use it as a preset in /play.
house-deleted = “{ $name }” is deleted. Its code was { $code }.

button-house = House rules
button-code = Enter a code
error-house-name-length = A name has 1 to { $most } characters.
error-house-name-reserved = “{ $name }” looks like a preset or a code. Choose another name.
error-house-name-taken = Someone else has saved “{ $name }”. Choose another name, or ask a server manager.
error-no-house-rules = There are no house rules called “{ $name }” here. Use /house list to see them all.
error-too-many-house-rules = This server already has { $limit } saved house rules. A server manager can delete one.
