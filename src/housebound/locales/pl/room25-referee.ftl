# „Pokój 25” przy prawdziwym stole: z czego ludzie ciągną, w słowach sędziego.

draw-pile-free-green = pozostałe zielone płytki
draw-pile-free-yellow = pozostałe żółte płytki
draw-pile-free-red = pozostałe czerwone płytki
draw-pile-face-down = zakryte płytki
draw-pile-events = talia wydarzeń
draw-pile-roles = płytki ról
entry-room = Spójrz na płytkę: jaki to pokój?
entry-seat = Losujcie: kto zaczyna?
