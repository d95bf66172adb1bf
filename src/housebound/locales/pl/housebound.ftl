# Rama: każdy tekst dla ludzi, który nie należy do żadnej gry.

seat = Miejsce { $seat }
seat-bot = Miejsce { $seat } ({ $bot })
waiting-unseen = Czekanie. Coś się rozstrzyga, ale tego nie widzisz.

waiting = { $count ->
    [one] Czekanie na miejsce { $seats }.
    [few] Czekanie na miejsca { $seats }.
    [many] Czekanie na miejsca { $seats }.
   *[other] Czekanie na miejsca { $seats }.
}

## Przekazanie klawiatury

hand-over-title = Przekaż klawiaturę
hand-over = Przekaż klawiaturę na miejsce { $seat }.
hand-over-press = Miejsce { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
hand-over-line = Przekaż klawiaturę na miejsce { $seat }. Miejsce { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
hand-over-leave = Ctrl+Q: wyjście; stół się zapisze.
read-first = To może wiedzieć tylko miejsce { $seat }. Naciśnij Enter, gdy przeczytasz.
read-done = Przeczytane

## Wejście: do klawiatury poza kolejką

aside-who = Kto chce przejąć klawiaturę poza kolejką, by popatrzeć lub coś zrobić? Naciśnij numer miejsca: { $seats }.
aside-who-line = Powiedz kto: aside i numer miejsca ({ $seats }).
aside-keys = Esc: nikt
aside-nothing = Poza kolejką nie masz teraz nic do zrobienia.
aside-back = Wróć do stołu
aside-choice = Twój wybór (numer; Enter wraca do stołu):
bots-wait = Grają inni. (Enter: ich następny ruch, go: aż ktoś tutaj dostanie pytanie, aside: wejście poza kolejką):

## Koniec

over-title = Koniec gry
over-nobody = { $rounds ->
    [one] Koniec gry po jednej rundzie. Nie wygrał nikt.
    [few] Koniec gry po { $rounds } rundach. Nie wygrał nikt.
    [many] Koniec gry po { $rounds } rundach. Nie wygrał nikt.
   *[other] Koniec gry po { $rounds } rundy. Nie wygrał nikt.
}
over-winners = { $rounds ->
    [one] Koniec gry po jednej rundzie.
    [few] Koniec gry po { $rounds } rundach.
    [many] Koniec gry po { $rounds } rundach.
   *[other] Koniec gry po { $rounds } rundy.
} { $count ->
    [one] Wygrywa miejsce { $winners }.
    [few] Wygrywają miejsca { $winners }.
    [many] Wygrywają miejsca { $winners }.
   *[other] Wygrywają miejsca { $winners }.
}
over-names = { $rounds ->
    [one] Koniec gry po jednej rundzie.
    [few] Koniec gry po { $rounds } rundach.
    [many] Koniec gry po { $rounds } rundach.
   *[other] Koniec gry po { $rounds } rundy.
} Zwycięstwo: { $winners }.
over-press = Enter: obejrzyj planszę. Ctrl+Q: wyjście.

## Wybieranie

your-choice = Twój wybór (numer, ?: czego nie wolno, help):
nothing-barred = Nic, czego ktoś by tu próbował, nie jest zabronione.
refused = Niedozwolone. { $rule }: { $text }
no-undo = Nie można cofnąć: { $why }.
undone = Cofnięte.
nobody-else-asked = Nikt inny przy tej klawiaturze nie jest teraz pytany.
plain-help =
    Numer wybiera z listy; własna nazwa opcji, jak move(C2), też.
    ?             czego nie wolno i według której zasady
    rules SŁOWA   szukaj w instrukcji
    log           wszystko, co ci powiedziano
    board         jeszcze raz plansza
    pages         co jest jeszcze do czytania: kartka nawiedzenia, teksty kart, co robią pokoje
    note GDZIE …  notatka tylko dla ciebie; samo note GDZIE ją wymazuje
    next          inna decyzja otwarta przy tej klawiaturze
    aside [NR]    to miejsce podchodzi do klawiatury poza kolejką: popatrzeć i zrobić, co można w każdej chwili
    hint          co zrobiłby na twoim miejscu trudny bot, jeśli stół zaczęto z --hints
    undo          cofnij ostatni wybór
    save [PLIK]   zapisz stół
    quit          wyjdź; stół się zapisze

hint-title = Co zrobiłby trudny bot
hint-off = Przy tym stole nikt nie szepcze. Zacznij stół z --hints.
hint-nothing-else = Nic innego nie da się zrobić.
hint-choice = Mój wybór: { $option }
hint-estimate = { $option }: wygrywa { $chance }% (z dokładnością do { $doubt }), { $worlds ->
    [one] w jednym wyobrażonym świecie
    [few] w { $worlds } wyobrażonych światach
    [many] w { $worlds } wyobrażonych światach
   *[other] w { $worlds } wyobrażonego świata
}
moment-none = Nic nie drgnęło. Rozstrzygnęło się, zanim się zaczęło.
moment-line = Krok { $step }: od { $before }% do { $after }%
moment-chose = miejsce { $seat }: { $option }
moment-chance = los: { $words }

barred-by = × { $rule }
    Zabrania tego: { $options }
why-title = Czego teraz nie wolno i dlaczego

## Kartki: co jest do czytania oprócz planszy

pages-none = Oprócz planszy nie ma teraz nic do czytania.
pages-cards = Karty
pages-rooms = Pokoje
pages-people = Kto co umie
pages-power = { $character }, { $power }: { $text }
pages-level = Poziom { $level }: { $text }
reading-keys = Strzałki przewijają, Esc wraca do stołu
reading-keys-pages = Strzałki w górę i w dół przewijają, w lewo i w prawo zmieniają kartkę, Esc wraca do stołu

## Własne notatki

note-at = ✎ { $place }: { $text }
note-write = Miejsce i twoja notatka: zobaczysz ją tylko ty. Samo miejsce wymazuje notatkę.
note-keys = Enter zapisuje, Esc rezygnuje

## Zapisywanie

saved-in = Stół jest zapisany w pliku { $file }.
left-open = Stół jest zapisany w pliku { $file }.
    Dalszy ciąg: { $command }
left-over = Stół jest zapisany w pliku { $file }.
    Jeszcze raz: { $command }
not-saved = Stołu nie udało się zapisać w pliku { $file }: { $why }
save-where = Powiedz gdzie: save PLIK

## Instrukcja

rules-found = { $count ->
    [0] Żadna zasada nie ma wszystkich tych słów.
    [one] Jedna zasada:
    [few] { $count } zasady:
    [many] { $count } zasad:
   *[other] { $count } zasady:
}
rules-search = Szukaj w instrukcji: słowa lub numer zasady
rules-keys = Pisz, by szukać, strzałki przewijają, Esc wraca do stołu

## Stół na pełnym ekranie

bots = { $count ->
    [one] jeden bot ({ $level })
    [few] { $count } boty ({ $level })
    [many] { $count } botów ({ $level })
   *[other] { $count } bota ({ $level })
}
key-why = Dlaczego
key-rules = Zasady
key-pages = Kartki
key-hint = Podpowiedź
key-undo = Cofnij
key-note = Notatka
key-next = Następna
key-aside = Poza kolejką
key-save = Zapisz
key-leave = Wyjdź
key-board = Przewiń
key-step-next = Dalej
key-step-back = Wstecz
key-step-far = Po { $count }
key-step-ends = Krańce
key-eyes = Czyimi oczami
save-nowhere = Ten stół nie ma pliku, w którym mógłby się zapisać; zacznij go z --save PLIK.

## Sędzia prawdziwego stołu

referee-welcome = Stół gry { $game }, miejsca: { $seats }. Wy rzucacie, losujecie i wybieracie; wpisuj, co się dzieje.
referee-entry = Wpis (help):
referee-help =
    Wpisz numer lub nazwę wyboru albo słowo tego, co wypadło.
    aside NR …    co miejsce zrobiło poza kolejką, gdzie wolno: aside 2 reveal
    undo          cofnij ostatni wpis
    ?             czego nie wolno i według której zasady
    rules SŁOWA   szukaj w instrukcji
    log           wszystko, co dotąd powiedziano
    board         jeszcze raz plansza
    save [PLIK]   zapisz stół
    quit          wyjdź; stół zapisuje się po każdym wpisie
outcome-needed = { $count ->
    [one] Co wypadło ({ $what })? Jedno z: { $words }
    [few] W jakiej kolejności wypadły te { $count } ({ $what })? Wszystkie, po kolei: { $words }
    [many] W jakiej kolejności wypadło tych { $count } ({ $what })? Wszystkie, po kolei: { $words }
   *[other] W jakiej kolejności wypadło tych { $count } ({ $what })? Wszystkie, po kolei: { $words }
}
outcome-from-pile = Co wypadło ({ $what })? Skąd: { $pile }, zostało { $left }. Jedno z: { $words }
outcome-nth-from-pile = Co wypadło ({ $what }), numer { $nth } z { $of }? Skąd: { $pile }, zostało { $left }. Można wpisać kilka naraz. Jedno z: { $words }
outcome-digits = Co wypadło ({ $what })? Wpisz cyfry jedną po drugiej, ile ich: { $count }, na przykład { $example }
outcome-too-many = Wpisano { $typed }, ale po { $entered } z nich pytanie jest już inne. Niczego nie zapisano.
lay-out = Zanim zaczniecie, rozłóżcie stół, kroki: { $steps }.
lay-out-step = { $step } z { $steps }: { $rule }
lay-out-done = Naciśnij Enter, gdy gotowe, albo wpisz skip:
outcome-nobody = Nikt przy stole nie może tego widzieć: niech wpisze to ktoś, kto nie gra.
aside-not-now = Niczego takiego nie można teraz zrobić poza kolejką.
nothing-entered = Niczego jeszcze nie wpisano.

## Powtórka

chose = Miejsce { $seat }: { $option }
chose-secretly = Miejsce { $seat } już wybrało.
step = Krok { $step } z { $steps }
seen-by = Oczami miejsca { $seat }
seen-by-all = Oczami wszystkich

turn-step = Enter: następny krok, b: poprzedni, numer: dowolny, q: koniec:
turn-step-last = To ostatni. b: poprzedni, numer: dowolny, Enter: koniec:
no-such-step = Nie ma takiego kroku: są od 0 do { $last }, a b cofa.

# Karta celu gry, która nie mówi nic lepszego.
pages-goal = Do czego dążysz
goal-who = Grasz dla siebie albo dla swojej strony: której, pokazuje plansza.
goal-win = Jak wygrywa twoja strona, mówi instrukcja.
goal-ends = Gra kończy się, gdy tylko tak powie zasada.

# Gra z przewodnikiem.
guide-other = Wolno, ale przewodnik właśnie chce pokazać coś innego: { $wanted }. We własnej grze rób, co chcesz.
guide-step = Przewodnik, { $n } z { $of }

# What a program that reads and writes is told around a board (housebound.rl.text).
text-seat = Siedzisz na miejscu { $seat } z { $seats }. Gra: { $game }.
text-news = Co się stało od twojego ostatniego wyboru:
text-answer = Odpowiedz nazwą jednej z tych opcji, tak jak stoi przed dwukropkiem:
text-senseless = „{ $answer }” nie jest odpowiedzią: { $why }
text-refused = { $option }: teraz nie wolno. { $rules }

# Puzzles.
puzzle-win = { $choices ->
    [one] Wygraj jednym wyborem, cokolwiek wypadnie.
    [few] Wygraj w co najwyżej { $choices } wyborach, cokolwiek wypadnie.
    [many] Wygraj w co najwyżej { $choices } wyborach, cokolwiek wypadnie.
   *[other] Wygraj w co najwyżej { $choices } wyboru, cokolwiek wypadnie.
}
puzzle-survive = { $who } ma przeżyć tę rundę, cokolwiek wypadnie.
puzzle-left = { $choices ->
    [one] Został jeden wybór.
    [few] Zostały { $choices } wybory.
    [many] Zostało { $choices } wyborów.
   *[other] Zostało { $choices } wyboru.
}
puzzle-solved = Rozwiązane.
puzzle-lost = Stracone: po „{ $option }” wygranej nie da się już wymusić. Utrzymałoby ją: { $keys }
puzzle-survive-lost = Stracone: po „{ $option }” nie jest już pewne, że { $who } przeżyje tę rundę. Pewne było: { $keys }
puzzle-bench = { $bot } rozwiązuje { $solved } z { $count }.
