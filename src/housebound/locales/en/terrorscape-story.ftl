# The story of Terrorscape on the page. `said-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

said-played-by = { $seat } plays { $victim }.

# An encounter

board-needed = { $strength } or more holds
board-decides = { $who } decides: { $question }
