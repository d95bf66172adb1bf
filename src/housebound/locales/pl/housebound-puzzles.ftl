# Strona w przeglądarce: zagadki, ich lista i ich stoły.

page-puzzles = Zagadki
page-puzzles-about = Pozycja i to, co można w niej wymusić, cokolwiek wypadnie: wygrana pod koniec gry albo czyjeś ocalenie. Musi to utrzymać każdy wybór: szczęście niczego nie rozwiąże. Każdą sprawdzono dla wszystkich odpowiedzi i wszystkich wyników losu.
page-puzzles-solved = W tej przeglądarce rozwiązano { $solved } z { $count }
page-puzzles-all = Wszystkie zagadki
page-puzzle = Zagadka { $number }
page-puzzle-within = { $choices ->
    [one] { $choices } wybór
    [few] { $choices } wybory
    [many] { $choices } wyborów
   *[other] { $choices } wyboru
}
page-puzzle-survive = przeżyć rundę
page-puzzle-difficulty = { $level ->
    [1] łatwa
    [2] średnia
   *[other] trudna
}
page-puzzle-done = rozwiązana
page-puzzle-solved = Rozwiązane: to wygrana, i byłaby nią, cokolwiek by wypadło.
page-puzzle-survived = Rozwiązane: { $who } przeżywa tę rundę, i tak byłoby, cokolwiek by wypadło.
page-puzzle-lost = Stracone: po tym wyborze wygranej nie da się już wymusić. { $option }
page-puzzle-survive-lost = Stracone: po tym wyborze nie jest już pewne, że { $who } przeżyje tę rundę. { $option }
page-puzzle-keys = Utrzymałoby ją: { $keys }
page-puzzle-again = Jeszcze raz
page-puzzle-next = Następna zagadka
