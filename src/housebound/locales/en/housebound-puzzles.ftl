# The browser page: puzzles, their list and their tables.

page-puzzles = Puzzles
page-puzzles-about = A position, and what can be forced there, whatever comes up: a win near the end of a game, or that somebody survives. Every choice must keep it: luck solves nothing. Each was proved over all answers and all chance outcomes.
page-puzzles-solved = { $solved } of { $count } solved in this browser
page-puzzles-all = All puzzles
page-puzzle = Puzzle { $number }
page-puzzle-within = { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
page-puzzle-survive = survive the round
page-puzzle-difficulty = { $level ->
    [1] easy
    [2] medium
   *[other] hard
}
page-puzzle-done = solved
page-puzzle-solved = Solved: it is won, and it would have been whatever came up.
page-puzzle-survived = Solved: { $who } survives this round, and would have whatever came up.
page-puzzle-lost = No longer: after this choice the win cannot be forced. { $option }
page-puzzle-survive-lost = No longer: after this choice it is not certain that { $who } survives this round. { $option }
page-puzzle-keys = What would have kept it: { $keys }
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
