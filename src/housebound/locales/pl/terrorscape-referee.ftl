# „Terrorscape” przy prawdziwym stole: z czego ludzie ciągną, w słowach sędziego.

draw-pile-killer = talia zabójcy
draw-pile-search = talia przeszukiwania
draw-pile-equipment = talia wyposażenia
entry-victim = Losujcie: kto zaczyna?
