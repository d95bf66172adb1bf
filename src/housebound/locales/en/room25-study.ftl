## What a study keeps of a game (`housebound simulate --out`)

column-characters = character
column-countdown-left = rounds left on the countdown
column-rooms-entered = rooms entered, by anybody
column-rooms-revealed = rooms revealed

side-prisoner = Prisoners
side-guard = Guards
side-team-1 = first team
side-team-2 = second team
side-player-1 = player 1
side-player-2 = player 2
side-player-3 = player 3
side-player-4 = player 4
side-everybody = everybody together
sheet-complex = the Complex
room-time-bomb = Time Bomb (a card)
