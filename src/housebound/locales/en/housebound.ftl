# The frame: every text for people that belongs to no game.

seat = Seat { $seat }
seat-bot = Seat { $seat } ({ $bot })
waiting-unseen = Waiting. Something is being decided out of your sight.

waiting = { $count ->
    [one] Waiting for seat { $seats }.
   *[other] Waiting for seats { $seats }.
}

## Passing the keyboard on

hand-over-title = Pass the keyboard
hand-over = Pass the keyboard to seat { $seat }.
hand-over-press = Seat { $seat }: press Enter when nobody else is looking.
hand-over-line = Pass the keyboard to seat { $seat }. Seat { $seat }: press Enter when nobody else is looking.
hand-over-leave = Ctrl+Q: leave; the table is saved.
read-first = Only seat { $seat } may know this. Press Enter when you have read it.
read-done = I have read it

## Stepping in: to the keyboard out of turn

aside-who = Who wants the keyboard out of turn, to look or to do something? Press the number of the seat: { $seats }.
aside-who-line = Say who: aside and the number of a seat ({ $seats }).
aside-keys = Esc: nobody
aside-nothing = There is nothing you could do out of turn now.
aside-back = Go back to the table
aside-choice = Your choice (number; Enter to go back to the table):
bots-wait = The others play. (Enter for their next move, go until somebody here is asked, aside to step in):

## The end

over-title = The game is over
over-nobody = { $rounds ->
    [one] The game is over after one round. Nobody has won.
   *[other] The game is over after { $rounds } rounds. Nobody has won.
}
over-winners = { $count ->
    [one] The game is over after { $rounds } rounds. Seat { $winners } has won.
   *[other] The game is over after { $rounds } rounds. Seats { $winners } have won.
}
over-names = { $rounds ->
    [one] The game is over after one round.
   *[other] The game is over after { $rounds } rounds.
} Won by: { $winners }.
over-press = Enter: look at the board. Ctrl+Q: leave.

## Choosing

your-choice = Your choice (number, ? for what is barred, help):
nothing-barred = Nothing that people would try is barred here.
refused = Not allowed. { $rule }: { $text }
no-undo = No undo: { $why }.
undone = Taken back.
nobody-else-asked = Nobody else at this keyboard is asked now.
plain-help =
    A number chooses from the list; so does an option's own name, such as move(C2).
    ?             what is barred, and by which rule
    rules WORDS   search the rulebook
    log           everything you were told
    board         the board again
    pages         what there is to read besides: a haunt's page, the texts of cards, what rooms do
    note PLACE …  write a note for your own eyes; note PLACE alone wipes it
    next          another decision that is open at this keyboard
    aside [SEAT]  that seat comes to the keyboard out of turn: to look, and to do what can be done at any moment
    hint          what a hard bot would do in your place, if the table was begun with --hints
    undo          take back your last choice
    save [FILE]   save the table
    quit          leave; the table is saved

hint-title = What a hard bot would do
hint-off = Nobody whispers at this table. Begin one with --hints.
hint-nothing-else = There is nothing else to do.
hint-choice = I would choose: { $option }
hint-estimate = { $option }: wins { $chance } % (give or take { $doubt }), in { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
}
moment-none = Nothing moved. It was decided before it began.
moment-line = Step { $step }: from { $before } % to { $after } %
moment-chose = seat { $seat }: { $option }
moment-chance = chance: { $words }

barred-by = × { $rule }
    Barred by it: { $options }
why-title = What is not allowed now, and why

## Pages: what there is to read besides the board

pages-none = There is nothing to read besides the board now.
pages-cards = Cards
pages-rooms = Rooms
pages-people = Who can do what
pages-power = { $character }, { $power }: { $text }
pages-level = Level { $level }: { $text }
reading-keys = Arrows to scroll, Esc to go back to the table
reading-keys-pages = Arrows up and down to scroll, left and right for the other pages, Esc to go back to the table

## Notes of one's own

note-at = ✎ { $place }: { $text }
note-write = A place and your note: only you will see it. A place alone wipes the note there.
note-keys = Enter to write it down, Esc to leave it

## Saving

saved-in = The table is saved in { $file }.
left-open = The table is saved in { $file }.
    To go on: { $command }
left-over = The table is saved in { $file }.
    To see it again: { $command }
not-saved = The table could not be saved in { $file }: { $why }
save-where = Say where: save FILE

## The rulebook

rules-found = { $count ->
    [0] No rule has all of these words.
    [one] One rule:
   *[other] { $count } rules:
}
rules-search = Search the rulebook: words or a rule's id
rules-keys = Type to search, arrows to scroll, Esc to go back to the table

## The full-screen table

bots = { $count ->
    [one] one { $level } bot
   *[other] { $count } { $level } bots
}
key-why = Why
key-rules = Rules
key-pages = Pages
key-hint = Hint
key-undo = Undo
key-note = Note
key-next = Next
key-aside = Aside
key-save = Save
key-leave = Leave
key-board = Scroll
key-step-next = Step on
key-step-back = Step back
key-step-far = { $count } steps
key-step-ends = Ends
key-eyes = Other eyes
save-nowhere = This table has no file to be saved in; start it with --save FILE.

## The referee of a physical table

referee-welcome = A table of { $game } with { $seats } seats. You roll, draw and choose; type in what happens.
referee-entry = Entry (help):
referee-help =
    Type the number or the name of a choice, or the word of what came up.
    aside SEAT …  what a seat has done out of turn, where it may: aside 2 reveal
    undo          take back the last entry
    ?             what is barred, and by which rule
    rules WORDS   search the rulebook
    log           everything that was told so far
    board         the board again
    save [FILE]   save the table
    quit          leave; the table is saved after every entry
outcome-needed = { $count ->
    [one] Which { $what } came up? One of: { $words }
   *[other] In which order did these { $count } come up ({ $what })? All of, in order: { $words }
}
outcome-from-pile = Which { $what } came up, from { $pile } ({ $left } left)? One of: { $words }
outcome-nth-from-pile = Which { $what } came up, number { $nth } of { $of }, from { $pile } ({ $left } left)? Several may be typed at once. One of: { $words }
outcome-digits = Which { $what } came up? { $count } digits in a row, such as { $example }
outcome-too-many = You typed { $typed }, but after { $entered } of them something else is asked. Nothing was entered.
lay-out = Before you begin, the table is laid out, { $steps } steps.
lay-out-step = { $step } of { $steps }: { $rule }
lay-out-done = Press Enter when it is done, or type skip:
outcome-nobody = Nobody at the table may see this: have somebody who does not play type it in.
aside-not-now = Nothing of the kind can be done out of turn now.
nothing-entered = Nothing has been entered yet.

## Replay

chose = Seat { $seat }: { $option }
chose-secretly = Seat { $seat } has chosen.
step = Step { $step } of { $steps }
seen-by = Seen by seat { $seat }
seen-by-all = Seen by everybody

turn-step = Enter for the next step, b for the one before, a number for any, q to stop:
turn-step-last = This is the last. b for the one before, a number for any, Enter to stop:
no-such-step = There is no such step: they go from 0 to { $last }, and b goes back.

# The goal card of a game that says nothing better.
pages-goal = What you are after
goal-who = You play for yourself, or for your side: the board shows which.
goal-win = How your side wins stands in the rulebook.
goal-ends = The game is over as soon as a rule says so.

# A guided game.
guide-other = That is allowed, but the guide is about to show something else: { $wanted }. Do as you like in your own game.
guide-step = Guide, { $n } of { $of }

# What a program that reads and writes is told around a board (housebound.rl.text).
text-seat = You sit in seat { $seat } of { $seats }. The game is { $game }.
text-news = What happened since you last chose:
text-answer = Answer with the name of one of these, as it stands before the colon:
text-senseless = “{ $answer }” is no answer: { $why }
text-refused = { $option } is not allowed now. { $rules }

# Puzzles.
puzzle-win = { $choices ->
    [one] Win with one choice, whatever comes up.
   *[other] Win within { $choices } choices, whatever comes up.
}
puzzle-survive = Survive this round as { $who }, whatever comes up.
puzzle-left = { $choices ->
    [one] One choice is left.
   *[other] { $choices } choices are left.
}
puzzle-solved = Solved.
puzzle-lost = No longer: after { $option } it cannot be forced. What would have kept it: { $keys }
puzzle-survive-lost = No longer: after { $option } it is not certain that { $who } survives. What would have kept it: { $keys }
puzzle-bench = { $bot } solves { $solved } of { $count }.
