# Above the rows of cards on the first page of the rules.

ranks-up = Uptown, atu pik
ranks-down = Downtown, atu pik
