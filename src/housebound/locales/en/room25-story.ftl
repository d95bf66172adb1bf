# The story of Room 25 on the page. `story-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

story-picked = { $seat } takes { $character }.
story-clue-taken = { $seat } glances into { $space }.
