## Karta celu

page-goal = Cel
page-goal-key = Cel (G)
page-goal-win = Jak wygrać:
page-goal-ends = Koniec:
page-goal-veiled = Tylko dla ciebie: przytrzymaj, by przeczytać, kim jesteś i jak wygrać
page-goal-close = Jasne

## Podpowiedzi pierwszej gry

page-coach = Podpowiedź
page-coach-choice = Co świeci, można wybrać: dotknij. Co przygasło, mówi, dlaczego nie można.
page-coach-reveal = Co robią inni, pokazuje się po kolei. Każda podkreślona nazwa otwiera swoją kartę.
page-coach-secret = To jest tylko dla ciebie. Nikt inny tego nie zobaczy.
page-coach-undo = Nie o to chodziło? „Cofnij” to odwoła, dopóki nikt się z tego niczego nie dowiedział.
page-coach-none = Bez podpowiedzi

## Gra z przewodnikiem

page-guide = Przewodnik
page-guide-open = Pierwsza gra z przewodnikiem
page-guide-progress = Jak daleko zaszedł przewodnik
page-guide-play = Zagraj teraz
page-guide-title = Gra z przewodnikiem

## Jak grać

page-howto = Jak grać
page-howto-title = Jak grać: { $game }
page-howto-then = Teraz spróbuj
