## Co badanie zapisuje o grze (`housebound simulate --out`)

column-characters = postać
column-countdown-left = rundy pozostałe w odliczaniu
column-rooms-entered = pokoje, do których ktoś wszedł
column-rooms-revealed = odkryte pokoje

side-prisoner = Więźniowie
side-guard = Strażnicy
side-team-1 = pierwsza drużyna
side-team-2 = druga drużyna
side-player-1 = gracz 1
side-player-2 = gracz 2
side-player-3 = gracz 3
side-player-4 = gracz 4
side-everybody = wszyscy razem
sheet-complex = Kompleks
room-time-bomb = Bomba Zegarowa (karta)
