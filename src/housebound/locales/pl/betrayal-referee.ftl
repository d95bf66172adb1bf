# „Zdrada” przy prawdziwym stole: z czego ludzie losują, w słowach sędziego.

draw-pile-deck-item = talia przedmiotów
draw-pile-deck-omen = talia omenów
draw-pile-deck-event = talia wydarzeń
draw-pile-stack = stos płytek pokoi
entry-back = Co jest teraz na rewersie wierzchniej płytki stosu?
