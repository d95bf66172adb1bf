# The browser page: every text of its frame. What a game says stands in the game's own files.

page-new-here = New here? The guided first game of each takes five minutes and explains every step.
page-motto = Games of being locked in a house with someone who wants you dead.
page-title-betrayal = Betrayal at House on the Hill
page-title-room25 = Room 25
page-title-terrorscape = Terrorscape
page-line-betrayal = Explore a house that was not here yesterday. Then one of you turns on the others.
page-line-room25 = Twenty-five rooms, one way out, and not everybody wants to leave.
page-line-terrorscape = Three victims hide and listen. One killer listens too.

## Home

page-games = Games
page-more = More
page-players = { $least } to { $most } players
page-play-now = Play now
page-opening = Opening…
page-host = Host a table
page-rulebook = Rulebook
page-join = Join an open table
page-replay-tape = Replay a tape
page-have-code = I have a code
page-manual = The manual
page-language = Language
page-my-tables = My tables
page-forget = Forget this table
page-against-bots = Against bots
page-close = Close
page-back = Back

## Hosting

page-host-title = Host: { $game }
page-seats = Seats
page-seat = Seat { $seat }
page-seat-me = Me
page-seat-person = A person, by link
page-seat-here = Another person at this screen
page-seat-bot = Bot: { $level }
page-level-random = random
page-level-beginner = beginner
page-level-sensible = normal
page-level-searching = hard
page-your-name = Your name
page-table-name = Name of the table
page-listed = Show it in the lobby, so that anybody may take a free seat
page-watched = Let spectators look on
page-away = A bot stands in for whoever is away
page-away-never = never
page-away-minutes = { $minutes ->
    [one] after one minute
   *[other] after { $minutes } minutes
}
page-clock = Clock
page-clock-none = none
page-clock-each-minutes = { $minutes ->
    [one] one minute for each choice
   *[other] { $minutes } minutes for each choice
}
page-clock-each-days = { $days ->
    [one] one day for each choice
   *[other] { $days } days for each choice
}
page-clock-total = { $minutes } minutes for the game, { $seconds } seconds back for each choice
page-table = The table
page-options = Options of the game
page-default = as usual
page-open-table = Open the table
page-links-title = The table is open
page-links = Send each player the link of a seat. It works once: whoever opens it first has the seat, and you cannot see what they see.
page-copy = Copy
page-copied = Copied
page-to-my-seat = To my seat

## Lobby

page-code-title = A second device
page-code-help = On the device where you play open the menu of the table and choose “Play on a second device”. Type here what it shows.
page-code = Code
page-code-come = Come in
page-lobby-title = Open tables
page-lobby-empty = No table is waiting for players. Host one, and it stands here.
page-practice = Practice
page-practice-why = A practice table: whoever opened it may know the dice.
page-take-seat = Take seat { $seat }
page-watch = Watch
page-refresh = Look again
page-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}

## At the table

page-connecting = Connecting…
page-lost-line = The line is broken. Connecting again…
page-door-closed = You cannot come in
page-your-turn = Your turn
page-your-turn-title = ● Your turn: { $game }
page-spectating = You look on.
page-waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
page-waiting-unseen = Something is being decided out of your sight.
page-answered = Answered. You may still change it until everybody has answered.
page-more-choices = On the board
page-anytime = At any moment:
page-list = List
page-list-title = Everything you can choose
page-list-no-such = There is no { $typed } in this list: choose from 1 to { $last }.
page-list-empty = You are not asked anything now.
page-list-barred = What you cannot choose, and why
page-undo = Undo
page-no-undo = No undo: { $why }.
page-propose-back = Ask everybody to take back the last choice
page-agree-back = Agree to take back the last choice
page-withdraw-back = Do not take it back after all
page-back-wanted = { $names } would take back the last choice.
page-back-missing = Still to agree: { $names }.
page-confirm-title = This cannot be taken back
page-confirm = Do it
page-cancel = Leave it
page-why-not = Why not
page-rule = Rule { $rule }
page-seats-title = Seats
page-bot = bot
page-away-now = away
page-stand-in = a bot stands in
page-free = free
page-here = here
page-thinking = is to choose
page-me = you
page-hand = Hand and notes
page-hand-short = Hand
page-story = Story
page-log = Log
page-chat = Talk
page-rules = Rules
page-menu = Menu
page-leave-home = Home
page-hand-to-bot = Let a bot play my seat
page-take-back-seat = Take my seat back from the bot
page-leave-seat = Leave the table for good
page-second-device = Play on a second device
page-second-device-how = On the other device open { $where } and choose “I have a code”. The code is good for five minutes, and once.
page-host-powers = You opened this table
page-give-to-bot = Let a bot play
page-put-out = Put out
page-put-out-sure = Put { $name } out for good? A bot plays on, and nobody from the same address can sit down here again.
page-watch-link = Link for spectators
page-sound = A sound when it is my turn
page-confirm-wish = Ask before what cannot be taken back
page-notify = A notification when it is my turn
page-log-empty = Nothing has happened yet.
page-since = While you were away
page-say = Say something
page-earlier-talk = Show what was said before
page-send = Send
page-channel = To
page-no-channel = Nobody may speak now.
page-search-rules = Search the rules: words or a rule's id
page-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] One rule
   *[other] { $count } rules
}
page-keys = Keys
page-key-l = Everything you can choose, as a list
page-key-s = The story: log, talk, rules
page-key-h = Your hand and notes
page-key-g = Your goal
page-key-n = Show the next thing that others did
page-key-c = Catch up with the others
page-key-u = Take back your last choice
page-key-i = Ask for a hint, where hints are allowed
page-key-r = The rulebook
page-key-keys = This list
page-zoom-in = Closer
page-zoom-out = Farther
page-fit = Fit all
page-clock-left = { $time } left
page-just-happened = Just now
page-connection = Connection
page-name-prompt = What are you called?
page-name-save = That is me

## Passing the screen on

page-hand-over = Pass the screen to { $name }.
page-hand-over-ready = I am { $name }, nobody else is looking

## The end

page-over-title = It is over
page-rematch = Play again
page-to-rematch = To the rematch
page-see-replay = Watch the replay
page-save-tape = Save the tape
page-look-at-board = Look at the board
page-rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
page-won = Won
page-lost = Lost

## Replay

page-replay-title = Replay
page-replay-step = Step { $step } of { $steps }
page-replay-first = To the beginning
page-replay-before = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-seat = Seen by
page-tape-title = Replay a tape
page-tape-help = Choose a tape: a file that was saved with “Save the tape” or by the command line. A finished game is replayed; one that is not finished goes on at a new table.
page-tape-choose = Choose a file

## Rulebook

page-rules-title = Rulebook: { $game }

## Looking a name up

page-look-back = Back
