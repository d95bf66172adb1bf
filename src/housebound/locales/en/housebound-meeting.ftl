# Meeting at a table: seats and how they are filled, invitations, clocks, the lobby, the host's page.

## Seats and invitations

page-invite = Invite somebody
page-qr = The link as a code for a phone's camera
page-address = Address in your network
page-alone = Only this computer can open this link. Start the server with --host 0.0.0.0, and phones in your network can.
page-level = Level
page-fill-with-bot = Fill with a bot
page-offer-seat = Make it free: offer to a person
page-bot-level = bot, { $level }
page-room = Seats and invitations
page-host-tag = host
page-invited = You are invited
page-invited-to = { $name ->
    [none] A table of { $game }.
   *[other] “{ $name }”, a table of { $game }.
}
page-invited-with = With { $names }.
page-sit-down = Sit down
page-waiting-empty = { $names } is free. The game waits until somebody sits down there.

## Clocks and stand-ins

page-clock-why = When it has run down, a bot plays
page-clock-choice = to choose
page-clock-away = away; a bot plays in
page-clock-days = { $days ->
    [one] one day, { $hours } h
   *[other] { $days } days, { $hours } h
}
page-bot-soon = Choose, or a bot plays for you in
page-bot-plays = A bot plays for you.
page-take-over = Take over
page-house-stand-in = A bot plays for { $name } now.
page-house-back = { $name } plays again.
page-house-left = Somebody has left seat { $seat }.
page-house-put-out = Somebody was put out of seat { $seat }. A bot keeps it.
page-house-bot = { $bot ->
    [none] A bot has sat down on seat { $seat }.
   *[other] { $bot }, a bot, has sat down.
}
page-house-free = Seat { $seat } is free.
page-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}

## Watching

page-watching = You watch.
page-watching-eyes = You see what everybody may see. Once the game is over, the replay shows it through every seat's eyes.

## Lobby and my tables

page-lobby-waiting = Waiting for players
page-lobby-running = To watch
page-lobby-none-running = No table can be watched now.
page-company-people = { $count ->
    [one] one person
   *[other] { $count } people
}
page-company-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
page-mine-your-turn = Your turn
page-mine-asked = { $names } to choose
page-mine-goes-on = goes on
page-mine-won = You won
page-mine-lost = You lost
page-mine-nobody = Over, nobody won
page-mine-gone = no longer there
page-back-to-table = Back to your table: { $game } ({ $standing })
page-house-rules = House rules
page-clock-limit-none = no clock
page-away-limit = { $minutes ->
    [one] a bot stands in after one minute away
   *[other] a bot stands in after { $minutes } minutes away
}

## The host's page

page-presets = What shall it be?
page-preset-house = House rules
page-preset-house-text = Choose every option yourself, chapter by chapter.
page-players-and-bots = Players and bots
page-rest = The rest
page-chapter-first = What is played
page-rest-table = The table: name, lobby, spectators, clock
page-changed-count = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-rule-link = Rule { $rule }
page-start-again = Begin anew
