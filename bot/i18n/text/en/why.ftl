# Why a computer player did what it did.

button-why = Why?
decimal-mark = .
why-only = Nothing else was allowed.
why-unsearched = The rule of thumb alone decides here: { $action }.
why-thumb = The rule of thumb’s choice stands: { $action }. Nothing else is clearly better.
why-searched = { $action } is clearly better than the rule of thumb’s choice, { $usual }.
why-same = { $action } is as good as the choice that stands, { $best }.
why-manner = { $action } is about as good as { $best }, and this player is { $manner }: it likes it better.
why-regret = { $action } costs a little against { $best }; a player of its level may take that.
why-otherwise = Calculated again it would rather be { $best } than { $action }: it had sampled other deals, or had too little time.
why-columns = Chance to win · against the rule of thumb’s choice ({ $usual })
why-note = Reconstructed: judged again from what that seat could know then, by a computer of its level ({ $level }).
why-unknown = not known, so the strongest
