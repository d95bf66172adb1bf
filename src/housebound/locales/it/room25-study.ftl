## What a study keeps of a game (`housebound simulate --out`)

column-characters = personaggio
column-countdown-left = round rimasti nel conto alla rovescia
column-rooms-entered = stanze in cui qualcuno è entrato
column-rooms-revealed = stanze scoperte

side-prisoner = Prigionieri
side-guard = Guardie
side-team-1 = prima squadra
side-team-2 = seconda squadra
side-player-1 = giocatore 1
side-player-2 = giocatore 2
side-player-3 = giocatore 3
side-player-4 = giocatore 4
side-everybody = tutti insieme
sheet-complex = il Complesso
room-time-bomb = Bomba a Orologeria (una carta)
