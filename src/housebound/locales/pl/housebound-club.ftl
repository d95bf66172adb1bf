# The club page: results of finished tables, names of one's own, ratings, seasons.

page-club = Klub
club-what = Zakończone stoły tego serwera, pod imionami, które ludzie podali. Liczy się to, co widać na liście stołów; każdy inny stół liczy się, jeśli chcą tego wszyscy jego gracze.
club-empty = W tym sezonie nie zaliczono jeszcze żadnego stołu.
club-season-open = Ten sezon
club-season-named = Sezon { $number }: { $name }
club-season-closed = Zamknięty { $date }.
club-seasons = Sezony

## Names

club-name = Twoje imię tutaj
club-name-why = Każdy może podać dowolne imię. Zastrzeż swoje, a wyniki będą mu zaliczane tylko z sekretem, który wtedy przechowuje ta przeglądarka. Bez konta, bez hasła.
club-name-claim = Zastrzeż je dla mnie
club-name-own = Imię { $name } jest twoje, na tym urządzeniu. Wyniki są mu zaliczane wszędzie, gdzie pod nim siadasz.
club-name-other = Przy stołach podajesz teraz inne imię: { $name }.
club-name-use = Usiądź jako { $name }
club-name-device = Przenieś je na inne urządzenie
club-name-code = Wpisz to na drugim urządzeniu: { $where }, „Mam kod”.
club-name-free = Zwolnij je
club-name-free-sure = Imię będzie wolne dla każdego, a wszystkie jego wyniki niczyje. Nie ma odwrotu.
club-name-free-yes = Zwolnij na dobre
club-name-not-kept = Ta przeglądarka niczego nie przechowuje między wizytami: imię od razu by przepadło.
club-name-owned = imię zastrzeżone
club-nobody = ktoś
club-bot = bot, { $level }

## Results

club-tables = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
club-standings = Tabela: { $game }
club-place = Miejsce
club-player = Imię
club-rating = Ranking
club-rating-why = Ranking zaczyna się od 0 i mówi, ile ktoś jest wart na pewno: rośnie z wygranymi i z liczbą gier.
club-rating-exactly = { $skill }, plus minus { $doubt }
club-won = Wygrane
club-played = Gry
club-side-score = { $side }: { $won } z { $played }
club-kinds-betrayal = Nawiedzenia
club-kinds-room25 = Tryby
club-kinds-terrorscape = Zabójcy
club-kinds = Rodzaje
club-kind = Rodzaj
club-kind-tables = Stoły
club-kind-numbered = { $number }. { $name }
club-kind-won = wygrane: { $sides }
club-kind-nobody = nikt jeszcze nie wygrał
club-side-won = { $side } { $won }
club-latest = Ostatnie stoły
club-earlier = Wcześniejsze
club-latest-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
club-won-mark = wygrana
club-replay = Obejrzyj powtórkę

## At a table

club-counts-listed = Ten stół jest na liście stołów, więc jego wynik liczy się na stronie klubu.
club-counts-all = Chcą tego wszyscy: wynik liczy się na stronie klubu.
club-counts-not-yet = Wynik na stronie klubu: chce { $agreed } z { $people }. Liczy się, jeśli chcą wszyscy.
club-agree = Umieść wynik na stronie klubu

## What the server refuses

error-bad-name = Zastrzeżone imię ma literę lub cyfrę, a litery są z jednego alfabetu. Wybierz inne.
error-does-not-count = Ten stół nie może się liczyć na stronie klubu: jest ćwiczebny, z przewodnikiem albo sprzed czasów klubu.
error-name-taken = To imię jest już zastrzeżone. Wybierz inne albo wpisz tu kod z urządzenia, które je ma.
error-no-club = Ten serwer nie prowadzi strony klubu.
error-no-such-season = Nie ma takiego sezonu.
error-not-your-name = Na tym urządzeniu to imię nie jest twoje. Zastrzeż je albo użyj urządzenia, które je ma.
error-too-many-names = Zastrzeżono stąd zbyt wiele imion: poczekaj chwilę.
