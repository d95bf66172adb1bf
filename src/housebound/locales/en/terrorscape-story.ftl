# The story of Terrorscape on the page. `story-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

story-played-by = { $seat } plays { $victim }.
