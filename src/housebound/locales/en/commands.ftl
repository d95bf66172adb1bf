# What commands print besides the game itself, and what they say about what was typed.

help-usage = Usage:
help-options-here = [OPTIONS]
help-command-here = COMMAND [ARGS]…
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-example = Example: { $command }
help-default = default: { $value }
help-from-to = { $low } to { $high }
help-from = { $low } or more
help-required = required
help-variable = or the variable { $name }
help-more = `{ $command } --help` tells more.
help-wrong = Error: { $what }
kind-int = NUMBER
kind-float = NUMBER
kind-str = TEXT
word-address = ADDRESS
word-bot = BOT
word-days = DAYS
word-dir = DIR
word-file = FILE
word-game = GAME
word-id = ID
word-level = LEVEL
word-link = LINK
word-name = NAME
word-number = NUMBER
word-path = PATH
word-program = PROGRAM
word-puzzle = PUZZLE
word-table = TABLE
word-value = VALUE
word-values = VALUES
word-words = WORDS
default-usual-number = a usual number
default-random = random
default-all-cores = all cores

## What was typed wrongly

no-such-command = There is no command { $command }.
no-such-command-but = There is no command { $command }. Did you mean { $alike }?
no-such-option = There is no option { $option }.
no-such-option-but = There is no option { $option }. Did you mean { $alike }?
option-needs-a-value = { $option } needs a value after it.
option-takes-no-value = { $option } stands by itself: it takes no value.
too-many-words = { $words } is too much: this command takes no more.
missing = { $name } is missing.
bad-value = { $name }: { $why }
misfit-int-parsing = a whole number is wanted
misfit-float-parsing = a number is wanted
misfit-greater-than-equal = { $ge } or more is wanted
misfit-less-than-equal = { $le } or less is wanted
rule-failed = a rule failed, which is a fault in the game: { $why }. The way back to it, as a tape:

## Work that takes long

rate = { $rate }/s
stopped-games = stopped after { $done } of { $of } games
stopped-tables = stopped after { $done } of { $of } tables
stopped-positions = stopped after { $done } of { $of } positions
stopped-files = stopped after { $done } of { $of } files
stopped-puzzles = stopped after { $done } of { $of } puzzles
stopped-moments = stopped after looking at { $done } of { $of } moments
share-between = { $share } ({ $low } to { $high })

## check

check-title = { $game }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
check-check = check
check-times = times
check-ok = ok
check-failed = FAILED
check-longest = longest game { $game } decisions, longest unit { $unit } events
check-bots-title = { $game }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
} in which something is hidden
check-asked = asked
check-same-choice = the same choice
check-citations = { $game }: { $tables } tables, { $barred } special acts barred and { $refused } refused, { $bare } of them without a reason: { $share }

## club

club-struck = Table { $table } is struck out
club-free = { $name } is free
club-nobodys = { $name } was nobody’s own
club-forgotten = No result has the name { $name } any more
club-closed = Season { $number }, { $name }, is closed; season { $next } begins
club-season-open = Season { $number }: open
club-season-closed = Season { $number }, { $name }: closed { $date }
club-nothing = No table has counted yet
club-name = name
club-played = played
club-won = won
club-rating = rating
club-game = { $game }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
club-bot = bot, { $name }

## games, rules, scenario

games-line = seats { $seats }; { $rules } rules; bots: { $bots }
games-progress = { $what }: { $here } of { $of } are here
games-option = option
games-values = values
games-default = default
games-meaning = what it means
games-a-number = a number
games-a-text = a text
rules-none = no rule of { $game } has all of these words: { $words }
rules-no-page = { $game } has no secret page { $pages }
scenario-holds = holds
scenario-some-hold = { $hold } of { $of } cases hold
scenario-all = { $files } files: { $hold } cases hold, { $differ } do not{ $bad ->
    [0] {""}
   *[other] {", "}{ $bad } unreadable
}

## serve, sit

serve-listens = Housebound listens on { $url }
serve-elsewhere = Others in your network find it at { $address }
serve-keeps = Tables are deleted { $days } days after the end of their game
serve-in-memory = This database is only in memory: all tables are gone when the server ends. `--database sqlite:///housebound.db` keeps them.
sit-come-back = To come back to this seat: { $link }
sit-waits = { $server } does not answer. It is tried again for { $seconds } seconds; Ctrl-C ends that.
sit-lost = { $bot } loses its seat: { $why }. The game’s usual bot goes on in its place.
sit-over = The game is over. Seats that won: { $winners } ({ $why }).

## match, tournament, bench

match-player = player
match-lost = seat lost
match-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
match-standard-input = standard input
tournament-go-on = Go on with: { $command }
tournament-ratings = ratings (openskill)
tournament-house = the house
tournament-lost = lost its seat: { $why }
tournament-done = { $games } games of { $of }, { $seats } seats, seed { $seed }
tournament-cross = { $game }: every seat, 95 % intervals
tournament-wins-of = wins of
tournament-with = with { $bot }
tournament-beside = with
tournament-sides = side by side
bench-game = game
bench-seats = seats
bench-decisions = decisions/s
bench-games = games/s
bench-clone = clone µs
bench-imagine = imagine µs
bench-view = view µs
bench-tape = tape bytes
bench-search = search/s
