# Betrayal: settings and positions that cannot be.
date-write-month-and-day-like-or-today = date = { $date }: write month and day like 10-31, or today (BET-SETUP-11)
haunt-cannot-be-played = the haunt { $why }
haunt-there-is-none-write-to-play-from = haunt = { $haunt }: there is none; write 0 to play from the start, or 1 to 50{ $more }
traitor-is-a-seat-or-nobody = traitor = { $traitor }: for this haunt it is a number from { $low } to { $high } (BET-REVEAL-4)
haunt-write-its-number-or-the-name-of = haunt = { $word }: write its number, or the name of one from another package ({ $names })
played-write-the-numbers-of-haunts-like = played = { $text }: write the numbers of haunts, like 1 4 10
played-there-are-haunts-to-bet-gen = played = { $text }: there are haunts 1 to { $last } (BET-GEN-8)
position-explorers-for-seats = position: { $count } explorers for { $seats } seats
position-has-seat-which-is-taken-or-not = position: { $word } has seat { $seat }, which is taken or not at this table
position-and-are-on-one-card-bet-setup = position: { $word } and { $other } are on one card (BET-SETUP-3)
needs-a-figure = needs a figure
position-is-not-in-play = position: { $word } is not in play
haunt-does-not-exist-there-are-to = haunt = { $number } does not exist; there are { $lowest } to { $highest }
position-the-role-tokens-are-to-the-number = position: the role tokens are 1 to the number of players, one each (BET-HIDDEN-2)
has-number-which-is-taken = has number { $figure }, which is taken
position-is-no-monster-of-haunt = position: { $word } is no monster of haunt { $number }
something-like-is-wanted = { $field } = { $given }: something like { $fresh } is wanted
position-write-room-spot-card-figure-rooms = position: { $value }: write room:, spot:, card:, figure:, rooms:, cards: or seats:
position-is-lost-and-in-the-house = position: { $word } is lost and in the house
position-is-in-the-house-twice = position: { $word } is in the house twice
position-write-its-place-like-foyer-north-or = position: { $word } = { $place }: write its place like foyer.north or foyer.north@1
position-cannot-be-at-something-lies-there = position: { $word } cannot be at { $place }: something lies there already
position-has-collapsed-and-is-in-the-house = position: { $word } has collapsed and is in the house
position-cannot-lie-of-there-is-no-open = position: { $word } cannot lie { $way } of { $beside }: there is no open doorway
position-is-no-room-of-the-floor = position: { $word } is no room of the { $floor } floor
position-has-no-door-towards-it-has-turned = position: { $word }@{ $turns } has no door towards { $beside }; it has, turned by { $fits }
seen-tiles-names-which-is-nowhere-to-be = seen_tiles names { $seen }, which is nowhere to be seen
top-back-is-not-the-back-of = top_back = { $top } is not the back of { $room }
position-cannot-be-in-the-stack-or-its = position: { $word } cannot be in the stack or its discard pile: it is in the house or lost
position-is-in-the-stack-or-its-discard = position: { $word } is in the stack or its discard pile twice
discarded-has-more-tiles-with-the-back-than = discarded has more tiles with the back { $back } than there are
position-is-in-which-is-not-in-the = position: { $what } is in { $word }, which is not in the house
position-is-in-but-has-no-such-side = position: { $what } is in { $text }, but { $word } has no such side
position-is-both-in-and-in = position: { $card } is both in { $where } and in { $place }
position-card-of-another-kind = position: { $card } in { $place } is no { $symbol } card
seen-cards-names-which-is-not-on-top = seen_cards names { $seen }, which is not on top of a deck
halted-by-known-and-the-rules-of-the = halted_by = { $why }; known: { $known } and the rules of the haunt
tries-has-a-room-a-token-or-an = tries has { $word }: a room, a token or an explorer of this table is wanted
haunt-explored-by-bots = haunt = { $haunt }: bots explore the house with dice of the program's; with the real box explore it yourselves
