# The story of Betrayal on the page. `story-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

story-plays = { $seat } plays { $character }.
