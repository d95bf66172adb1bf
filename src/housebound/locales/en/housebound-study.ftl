## Many games: the tally on the screen

study-title = { $game }: { $games } games, seed { $seed }
study-seat = seat
study-bot = bot
study-wins = wins
study-share = share
study-interval = 95 % sure
study-nobody = nobody
study-none = none
study-numbered = { $number } { $title }
study-role = role
study-side = side
study-games = games
study-won-by = won by { $side }
study-ended-by = ended by
study-rule = rule
study-length = mean length { $rounds } rounds, { $choices } choices; { $rate } games/s
study-failed = housebound: game { $number } failed: { $why }. The way back to it, as a tape:

## Columns of every study

column-seats = players
column-bots = bots
column-rounds = rounds
column-choices = choices
column-why = rule
column-death-places = where
column-death-causes = by what

## The report

report-title = What the games say
report-note = These games were played by bots, not by people: they never talk, and they play as well as they can and no better. Every bar between two ends holds the truth in 95 of 100 such reports, if other games like these were played.
report-contents = Contents
report-chapter = { $game }: { $file }
report-about = { $games ->
    [one] One game in { $file }.
   *[other] { $games } games in { $file }.
}{ $failed ->
    [0] {""}
    [one] {" "}One more failed and is left out.
   *[other] {" "}{ $failed } more failed and are left out.
}
report-comparison = { $game }: { $one } and { $two } compared
report-comparison-about = What is different in { $two }, seen from { $one }. If nothing but a rule was changed between them, this is what the rule does.
report-written = Written to { $file }.
report-drawn = { $count ->
    [one] One picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}
report-plot-menu = What one can do with this plot
report-plot-svg = Save as SVG
report-plot-png = Save as PNG
report-table = The same as a table
report-share-of-games = share of games won
report-share-of-all = share of all games
report-share-of-deaths = share of all deaths
report-sides = Who wins
report-sides-caption = How often each side wins, of the games in which it was there. Several may win together, or nobody.
report-by = Who wins, by { $what }
report-by-caption = How often each side wins. The dot is what was counted, the line how far it may be off.
report-figures-caption = How often whoever plays it wins, on whatever side.
report-endings = How games end: { $what }
report-endings-caption = Of all games, the oftenest on top.
report-seats = Does the seat matter
report-seats-caption = How often each seat wins, for each number of players. Lines that overlap tell of no difference.
report-players = { $count ->
    [one] one player
   *[other] { $count } players
}
report-spread = How it is spread: { $what }
report-spread-caption = On average { $mean }; half of the games have { $median } or less (the broken line); from { $low } to { $high }.
report-survival = Who is still alive
report-survival-caption = The share of each side that is alive after each round. Games that are over by then no longer count, and rounds that hardly any game sees are left out.
report-alive = still alive
report-watched = watched
report-of = of
report-rule-text = what it says
report-everybody = everybody
report-had = What winners had: { $side }
report-had-caption = How many times as often somebody of this side wins who had the thing at any time, beside somebody of it who never had it. Right of the line it goes with winning. It need not be the cause: who lives long finds more. { $count ->
    [one] One thing was compared.
   *[other] { $count } things were compared at once, and filled dots stay beyond chance when that is counted in.
}
report-thing = thing
report-times = times had
report-lift = wins with it, beside without
report-lift-axis = times as many wins as without it
report-sure = beyond chance
report-beyond-chance = beyond chance
report-maybe-chance = may be chance
report-yes = yes
report-no = no
report-map = Where people die: the map
report-map-caption = { $deaths ->
    [one] One death.
   *[other] The share of all { $deaths } deaths on each square, in per cent; a dot is less than one. Numbers say the same as the shades.
}
report-sheet = where
report-square = square
report-deaths = deaths
report-death-places = Where people die: the rooms
report-death-causes = What people die of
report-ranking-caption = { $count ->
    [one] All of it.
   *[other] The first { $shown } of { $count }, the deadliest on top.
}
report-compared = What changed: { $what }
report-compared-caption = { $two } less { $one }, in points of a hundred. Left of the line it became rarer, right of it more frequent. { $count ->
    [one] One share was compared.
   *[other] { $count } shares were compared at once, and filled dots stay beyond chance when that is counted in.
}
report-change = change
report-change-axis = change of the share of games
report-compared-length = What changed: length
report-compared-length-caption = The mean of all games of each file.
report-mean = mean
