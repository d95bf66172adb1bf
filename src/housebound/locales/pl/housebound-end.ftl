# Strona w przeglądarce: koniec gry, powtórka i dźwięk.

## Koniec

end-won = Zwycięstwo
end-lost = Porażka
end-rule = Zasada, która o tym przesądziła
end-draw = Remis
end-over = Koniec gry
end-masks-off = Maski opadły
end-fates = Co się z kim stało
end-moments = Co rozstrzygnęło o wyniku
end-moment = { $number } z { $count }
end-moment-before = Poprzednia chwila
end-moment-next = Następna chwila
end-watch-from-here = Oglądaj od tego miejsca
end-figures = W liczbach
end-lasted-moment = mniej niż minuta
end-lasted-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
end-lasted-hours = { $hours } h { $minutes } min
end-see-again = Jak się skończyło
end-rematch-help = Ci sami ludzie jeszcze raz, każdy o jedno miejsce dalej.
end-rematch-open = Nowa gra jest otwarta, twoje miejsce czeka.
end-rematch-watch = Grają znowu.
end-watch-rematch = Oglądaj rewanż
end-keep = Do zachowania lub pokazania
end-share = Udostępnij
end-share-link = Kto otworzy ten link, zobaczy całą grę
end-picture = Obrazek
end-no-picture = Nie udało się narysować planszy jako obrazka. Nic nie przepadło; spróbuj jeszcze raz.

## Powtórka

replay-speed = Tempo
replay-times = { $speed }×
replay-marks = Rozstrzygające chwile
replay-mark = { $what }, krok { $step }
replay-mark-before = Do poprzedniej rozstrzygającej chwili
replay-mark-next = Do następnej rozstrzygającej chwili
replay-everybody = oczami wszystkich
replay-my-eyes = Przed końcem widzisz to, co widziało twoje miejsce.

## Dźwięk

sound-title = Dźwięk
sound-volume = Głośność
sound-mute = Wycisz
sound-unmute = Włącz dźwięk
