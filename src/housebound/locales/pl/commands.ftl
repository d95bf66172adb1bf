# Co polecenia drukują oprócz samej gry i co mówią o tym, co wpisano.

help-usage = Użycie:
help-options-here = [OPCJE]
help-command-here = POLECENIE [ARGUMENTY]…
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-example = Przykład: { $command }
help-default = domyślnie: { $value }
help-from-to = od { $low } do { $high }
help-from = od { $low }
help-required = konieczne
help-variable = albo zmienna { $name }
help-more = Więcej mówi `{ $command } --help`.
help-wrong = Błąd: { $what }
kind-int = LICZBA
kind-float = LICZBA
kind-str = TEKST
word-address = ADRES
word-bot = BOT
word-days = DNI
word-dir = KATALOG
word-file = PLIK
word-game = GRA
word-id = NUMER
word-level = POZIOM
word-link = LINK
word-name = NAZWA
word-number = LICZBA
word-path = ŚCIEŻKA
word-program = PROGRAM
word-puzzle = ZADANIE
word-table = STÓŁ
word-value = WARTOŚĆ
word-values = WARTOŚCI
word-words = SŁOWA
default-usual-number = zwykła liczba
default-random = losowo
default-all-cores = wszystkie rdzenie

## Co wpisano źle

no-such-command = Nie ma polecenia { $command }.
no-such-command-but = Nie ma polecenia { $command }. Może { $alike }?
no-such-option = Nie ma opcji { $option }.
no-such-option-but = Nie ma opcji { $option }. Może { $alike }?
option-needs-a-value = Po { $option } musi stać wartość.
option-takes-no-value = { $option } pisze się bez wartości.
too-many-words = Za dużo: { $words }. To polecenie nic więcej nie przyjmuje.
missing = Brakuje { $name }.
bad-value = { $name }: { $why }
misfit-int-parsing = potrzebna jest liczba całkowita
misfit-float-parsing = potrzebna jest liczba
misfit-greater-than-equal = potrzebne jest { $ge } lub więcej
misfit-less-than-equal = potrzebne jest { $le } lub mniej
rule-failed = zasada zawiodła, to błąd w grze: { $why }. Droga do niego, jako taśma:

## Długa praca

rate = { $rate }/s
stopped-games = zatrzymano po { $done } z { $of } rozgrywek
stopped-tables = zatrzymano po { $done } z { $of } stołów
stopped-positions = zatrzymano po { $done } z { $of } pozycji
stopped-files = zatrzymano po { $done } z { $of } plików
stopped-puzzles = zatrzymano po { $done } z { $of } zagadek
stopped-moments = zatrzymano po obejrzeniu { $done } z { $of } chwil
share-between = { $share } (od { $low } do { $high })

## check

check-title = { $game }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
check-check = sprawdzian
check-times = razy
check-ok = dobrze
check-failed = BŁĄD
check-longest = najdłuższa rozgrywka – decyzji: { $game }; najdłuższy odcinek – zdarzeń: { $unit }
check-bots-title = { $game }: { $positions ->
    [one] { $positions } pozycja, w której coś jest ukryte
    [few] { $positions } pozycje, w których coś jest ukryte
    [many] { $positions } pozycji, w których coś jest ukryte
   *[other] { $positions } pozycji, w której coś jest ukryte
}
check-asked = pytany
check-same-choice = ten sam wybór
check-citations = { $game }: stołów { $tables }, szczególnych działań zabronionych { $barred }, odmów { $refused }, w tym bez powodu { $bare }: { $share }

## club

club-struck = Stół { $table } jest skreślony
club-free = Imię { $name } jest wolne
club-nobodys = Imię { $name } nie było zastrzeżone
club-forgotten = Żaden wynik nie ma już imienia { $name }
club-closed = Sezon { $number }, { $name }, jest zamknięty; zaczyna się sezon { $next }
club-season-open = Sezon { $number }: otwarty
club-season-closed = Sezon { $number }, { $name }: zamknięty { $date }
club-nothing = Żaden stół się jeszcze nie liczył
club-name = imię
club-played = rozegrane
club-won = wygrane
club-rating = ranking
club-game = { $game }, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
club-bot = bot, { $name }

## games, rules, scenario

games-line = miejsca: { $seats }; zasad: { $rules }; boty: { $bots }
games-progress = { $what }: jest tu { $here } z { $of }
games-option = ustawienie
games-values = wartości
games-default = domyślnie
games-meaning = co to znaczy
games-a-number = liczba
games-a-text = tekst
rules-none = żadna zasada gry { $game } nie ma wszystkich tych słów: { $words }
rules-no-page = { $game } nie ma tajnej kartki { $pages }
scenario-holds = zgadza się
scenario-some-hold = zgadza się { $hold } z { $of }
scenario-all = plików { $files }: przypadków zgodnych { $hold }, niezgodnych { $differ }{ $bad ->
    [0] {""}
    [one] {", "}nieczytelny { $bad }
    [few] {", "}nieczytelne { $bad }
    [many] {", "}nieczytelnych { $bad }
   *[other] {", "}nieczytelnych { $bad }
}

## serve, sit

serve-listens = Housebound nasłuchuje na { $url }
serve-elsewhere = Inni w twojej sieci znajdą go tu: { $address }
serve-keeps = Stoły są usuwane, gdy od końca rozgrywki minie dni: { $days }
serve-in-memory = Ta baza danych jest tylko w pamięci: gdy serwer się zatrzyma, wszystkie stoły przepadną. Z `--database sqlite:///housebound.db` zostaną zachowane.
sit-come-back = Żeby wrócić na to miejsce: { $link }
sit-waits = { $server } nie odpowiada. Ponawianie prób jeszcze przez tyle sekund: { $seconds }; Ctrl-C je kończy.
sit-lost = { $bot } traci miejsce: { $why }. Dalej gra za niego zwykły bot tej gry.
sit-over = Rozgrywka skończona. Wygrały miejsca: { $winners } ({ $why }).

## match, tournament, bench

match-player = gracz
match-lost = utrata miejsca
match-title = { $game }: { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, ziarno { $seed }
match-standard-input = standardowe wejście
tournament-go-on = Dalej: { $command }
tournament-ratings = ranking (openskill)
tournament-house = dom
tournament-lost = utrata miejsca: { $why }
tournament-done = rozgrywek { $games } z { $of }, miejsc { $seats }, ziarno { $seed }
tournament-cross = { $game }: każde miejsce, przedziały 95%
tournament-wins-of = wygrane
tournament-with = przy stole z { $bot }
tournament-beside = przy stole z
tournament-sides = według stron
bench-game = gra
bench-seats = miejsca
bench-decisions = decyzji/s
bench-games = rozgrywek/s
bench-clone = kopia µs
bench-imagine = świat µs
bench-view = widok µs
bench-tape = taśma, bajty
bench-search = szukanie/s
