# The story of Room 25 on the page. `said-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

said-picked = { $seat } prende { $character }.
said-clue-taken = { $seat } sbircia in { $space }.
