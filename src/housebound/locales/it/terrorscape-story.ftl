# The story of Terrorscape on the page. `said-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

said-played-by = { $seat } gioca { $victim }.

# An encounter

board-needed = si regge con { $strength } o più
board-decides = Decide { $who }: { $question }
