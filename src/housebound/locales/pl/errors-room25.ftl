# Room 25: ustawienia i pozycje, które być nie mogą.
complex-cannot-read-write-kind-number-or = complex: nie można odczytać { $part }; pisz kind=number albo colour+number
complex-stands-twice = complex: { $word } stoi dwa razy
complex-cannot-read = complex: nie można odczytać { $path }: { $why }
complex-is-not-a-text-file = complex: { $path } to nie plik tekstowy
complex-file = complex: { $path }: { $error }
complex-file-line = complex: { $path }, wiersz { $number }: { $what }
unknown-key-known-are-tiles-free-and-name = nieznany klucz { $key }; znane są tiles, free i name
there-must-be-a-table-tiles-with-the = musi być tabela [tiles] z liczbą pokoi każdego rodzaju
free-must-be-a-table-free-with-the = free musi być tabelą [free] z liczbą płytek każdego koloru
is-no-kind-of-room-kinds-are = { $word } to nie rodzaj pokoju; rodzaje: { $known }
there-are-only-so-many-tiles = { $word } = { $n }: { $copies ->
    [one] jest tylko { $copies }
    [few] są tylko { $copies }
    [many] jest tylko { $copies }
   *[other] jest tylko { $copies }
} (R25-BUILD-11)
is-no-colour-to-draw-from-write-green = { $word } to nie kolor, z którego się dobiera; pisz green, yellow albo red
must-be-a-whole-number-of-tiles = { $word } = { $n }: musi to być całkowita liczba płytek
complex-is-for-not-for = complex = { $complex } jest dla { $known }, nie dla { $mode }
exactly-one-must-be-in-it-r-build = { $word } musi w nim być dokładnie raz: { $word } = 1 (R25-BUILD-1)
a-composition-has-tiles-this-one-r-build = zestaw ma 25 płytek, a ten { $total } (R25-BUILD-1)
the-key-room-must-be-in-it-in = w trybie { $mode } musi w nim być Pokój Klucza: key = 1 (R25-BUILD-10)
mode-uses-only = { $word } = { $n }: { $mode } używa tylko { $left } ({ $rule })
only-tiles-are-left-to-draw-r-build = { $word } = { $n }: płytek koloru { $word } zostało do dobrania tylko { $spare } (R25-BUILD-11)
is-for-players-not-r-mode = { $mode }: graczy może być { $counts }, nie { $seats } (R25-MODE-1)
guards-there-are-guards-in-suspicion-only = guards: Strażnicy są tylko w suspicion
guards-with-players-there-is-always-r-role = guards = { $guards }: przy liczbie graczy { $seats } zawsze jest ich { $usual } (R25-ROLE-2)
role-deal-extra-tile-with-players-has-guards = role_deal = extra_tile: przy 5 graczach Strażników jest 2 (R25-ROLE-3)
complex-write-table-the-name-of-a-toml = complex = { $complex }: napisz table, nazwę pliku .toml albo jedno z: { $known }
characters-but-this-table-has = postaci { $count }, a przy tym stole jest ich { $in_play }
seat-has-too-many-characters = miejsce { $seat } ma za dużo postaci
roles-for-seats = ról { $count }, a miejsc { $seats }
position-the-complex-has-cells-not = pozycja: Kompleks ma pól { $count }, a nie 25
position-cannot-read-the-cell-at = pozycja: nie można odczytać pola { $cell } na { $space }
position-more-than-twelve-tiles-of-one-zone = pozycja: więcej niż dwanaście płytek jednej strefy
position-the-bag-holds-more-than-the-unknown = pozycja: w worku jest więcej płytek, niż jest nieznanych: { $count }
position-too-many-of-this-room = { $count ->
    [0] w Kompleksie według tych zasad nie ma takiego pokoju: połóż tu inny albo wybierz niżej inne zasady
    [one] w Kompleksie według tych zasad jest tylko jeden taki pokój: połóż tu inny albo wybierz niżej inne zasady
    [few] w Kompleksie według tych zasad są tylko { $count } takie pokoje: połóż tu inny albo wybierz niżej inne zasady
    [many] w Kompleksie według tych zasad jest tylko { $count } takich pokojów: połóż tu inny albo wybierz niżej inne zasady
   *[other] w Kompleksie według tych zasad jest tylko { $count } takiego pokoju: połóż tu inny albo wybierz niżej inne zasady
}
complex-misfit = complex: { $what }
