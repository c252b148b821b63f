# Above the rows of cards on the first page of the rules.

ranks-up = Uptown, spader trumf
ranks-down = Downtown, spader trumf
