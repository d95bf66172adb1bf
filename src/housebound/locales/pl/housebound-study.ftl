## Wiele gier: zestawienie na ekranie

study-title = { $game }: rozgrywki { $games }, ziarno { $seed }
study-seat = miejsce
study-bot = bot
study-wins = zwycięstwa
study-share = udział
study-interval = pewność 95%
study-nobody = nikt
study-none = brak
study-numbered = { $number } { $title }
study-role = rola
study-side = strona
study-games = rozgrywki
study-won-by = wygrywa: { $side }
study-ended-by = kończy
study-rule = zasada
study-length = średnia długość: rundy { $rounds }, wybory { $choices }; { $rate } rozgrywek/s
study-failed = housebound: rozgrywka { $number } zawiodła: { $why }. Droga z powrotem do niej, jako taśma:

## Kolumny każdego badania

column-seats = gracze
column-bots = boty
column-rounds = rundy
column-choices = wybory
column-why = zasada
column-death-places = gdzie
column-death-causes = od czego

## Raport

report-title = Co mówią rozgrywki
report-note = Te rozgrywki rozegrały boty, nie ludzie: nigdy nie rozmawiają i grają tak dobrze, jak umieją, nie lepiej. Gdyby rozegrać inne rozgrywki podobne do tych, każdy odcinek między dwoma końcami zawierałby prawdę w 95 na 100 takich raportów.
report-contents = Spis treści
report-chapter = { $game }: { $file }
report-about = { $games ->
    [one] Jedna rozgrywka w pliku { $file }.
    [few] { $games } rozgrywki w pliku { $file }.
    [many] { $games } rozgrywek w pliku { $file }.
   *[other] { $games } rozgrywki w pliku { $file }.
}{ $failed ->
    [0] {""}
    [one] {" "}Jeszcze jedna zawiodła i jest pominięta.
    [few] {" "}Jeszcze { $failed } zawiodły i są pominięte.
    [many] {" "}Jeszcze { $failed } zawiodło i jest pominiętych.
   *[other] {" "}Jeszcze { $failed } zawiodło i jest pominiętych.
}
report-comparison = { $game }: { $one } i { $two }, porównanie
report-comparison-about = Czym { $two } różni się od { $one }. Jeśli między nimi zmieniono tylko jedną zasadę, to właśnie robi ta zasada.
report-written = Zapisano do pliku { $file }.
report-drawn = { $count ->
    [one] Jeden obrazek jest w folderze { $folder }.
    [few] { $count } obrazki są w folderze { $folder }.
    [many] { $count } obrazków jest w folderze { $folder }.
   *[other] { $count } obrazka jest w folderze { $folder }.
}
report-plot-menu = Co można zrobić z tym wykresem
report-plot-svg = Zapisz jako SVG
report-plot-png = Zapisz jako PNG
report-table = To samo jako tabela
report-share-of-games = udział wygranych rozgrywek
report-share-of-all = udział we wszystkich rozgrywkach
report-share-of-deaths = udział we wszystkich śmierciach
report-sides = Kto wygrywa
report-sides-caption = Jak często wygrywa każda strona, z rozgrywek, w których była. Może wygrać kilka naraz albo nikt.
report-by = Kto wygrywa, według: { $what }
report-by-caption = Jak często wygrywa każda strona. Kropka to, co policzono, kreska – o ile można się mylić.
report-figures-caption = Jak często wygrywa ten, kto nią gra, po którejkolwiek stronie.
report-endings = Jak kończą się rozgrywki: { $what }
report-endings-caption = Ze wszystkich rozgrywek, najczęstsze na górze.
report-seats = Czy miejsce ma znaczenie
report-seats-caption = Jak często wygrywa każde miejsce, dla każdej liczby graczy. Kreski, które na siebie zachodzą, nie mówią o różnicy.
report-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
report-spread = Jak się rozkłada: { $what }
report-spread-caption = Średnio { $mean }; połowa rozgrywek ma { $median } lub mniej (linia przerywana); od { $low } do { $high }.
report-survival = Kto jeszcze żyje
report-survival-caption = Jaka część każdej strony żyje po każdej rundzie. Rozgrywki, które się do tej pory skończyły, już się nie liczą, a rundy, do których nie dochodzi prawie żadna rozgrywka, są pominięte.
report-alive = wciąż żyje
report-watched = obserwowane
report-of = z
report-rule-text = co mówi
report-everybody = wszyscy
report-had = Co mieli zwycięzcy: { $side }
report-had-caption = Ile razy częściej wygrywa ktoś z tej strony, kto miał tę rzecz kiedykolwiek, niż ktoś, kto nie miał jej nigdy. Na prawo od linii rzecz idzie w parze ze zwycięstwem. Nie musi być przyczyną: kto długo żyje, więcej znajduje. { $count ->
    [one] Porównano jedną rzecz.
    [few] Porównano naraz { $count } rzeczy, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
    [many] Porównano naraz { $count } rzeczy, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
   *[other] Porównano naraz { $count } rzeczy, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
}
report-thing = rzecz
report-times = ile razy posiadana
report-lift = zwycięstwa z nią wobec zwycięstw bez niej
report-lift-axis = ile razy więcej zwycięstw niż bez niej
report-sure = nie przypadek
report-beyond-chance = nie przypadek
report-maybe-chance = może przypadek
report-yes = tak
report-no = nie
report-map = Gdzie się ginie: mapa
report-map-caption = { $deaths ->
    [one] Jedna śmierć.
    [few] Udział każdego pola w { $deaths } śmierciach, w procentach; kropka to mniej niż jeden. Liczby mówią to samo co odcienie.
    [many] Udział każdego pola w { $deaths } śmierciach, w procentach; kropka to mniej niż jeden. Liczby mówią to samo co odcienie.
   *[other] Udział każdego pola w { $deaths } śmierciach, w procentach; kropka to mniej niż jeden. Liczby mówią to samo co odcienie.
}
report-sheet = gdzie
report-square = pole
report-deaths = śmierci
report-death-places = Gdzie się ginie: pokoje
report-death-causes = Od czego się ginie
report-ranking-caption = { $count ->
    [one] Wszystko.
    [few] Pierwsze { $shown } z { $count }, najbardziej śmiertelne na górze.
    [many] Pierwsze { $shown } z { $count }, najbardziej śmiertelne na górze.
   *[other] Pierwsze { $shown } z { $count }, najbardziej śmiertelne na górze.
}
report-compared = Co się zmieniło: { $what }
report-compared-caption = { $two } minus { $one }, w punktach procentowych. Co leży na lewo od linii, stało się rzadsze, a co na prawo – częstsze. { $count ->
    [one] Porównano jeden udział.
    [few] Porównano naraz { $count } udziały, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
    [many] Porównano naraz { $count } udziałów, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
   *[other] Porównano naraz { $count } udziału, a pełne kropki to nie przypadek, nawet gdy się to uwzględni.
}
report-change = zmiana
report-change-axis = zmiana udziału rozgrywek
report-compared-length = Co się zmieniło: długość
report-compared-length-caption = Średnia wszystkich rozgrywek z każdego pliku.
report-mean = średnia
