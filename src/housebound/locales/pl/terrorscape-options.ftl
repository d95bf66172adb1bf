# Opcje stołu, jak wybiera je gospodarz: zestawy, rozdziały i każda wartość z tym, co robi.

preset-beginner = Dla początkujących
preset-beginner-text = Według instrukcji: trzy ofiary, jeden zabójca, bez kart zdolności.
preset-plan = Jest plan!
preset-plan-text = Drużyna dostaje dwie karty planów: druga droga wyjścia dla tych, którzy współpracują.
preset-abilities = Plany i zdolności
preset-abilities-text = Dwie karty planów, a każdy ma własną zdolność. Dla tych, którzy znają grę.
preset-crossroads = Na rozdrożu
preset-crossroads-text = Czterech graczy: każda ofiara dla siebie i nie każda wyjdzie.
preset-revised = Wydanie poprawione
preset-revised-text = Jak opisano wydanie poprawione: barykady hałasują, Johnson niesie, ile chce, Widmowa Pokojówka jest słabsza.

chapter-casting = Kto jest kim
chapter-variants = Warianty gry
chapter-details = Gdzie wydania się różnią

value-killer-chosen = Wybiera ten, kto gra zabójcą
setting-victims-text = Trzy imiona w kolejności miejsc, jak marco johnson anna: marco, johnson, sofia, anna, william. „chosen”: wybiera drużyna.
value-crossroads-true = Każda ofiara gra dla siebie
value-crossroads-false = Ofiary są drużyną
value-plan-true = Drużyna dostaje dwie karty planów
value-plan-false = Bez kart planów
value-abilities-off = Bez kart zdolności
value-abilities-easy = Łatwa: ofiary zachowują po jednej, zabójca żadnej
value-abilities-normal = Normalna: ofiary zachowują po jednej, zabójca jedną
value-abilities-hard = Trudna: ofiary zachowują po jednej, zabójca dwie
value-abilities-nightmare = Koszmar: ofiary zachowują po jednej, zabójca trzy
value-unblock-noise-true = Robi hałas tam, gdzie stoi ofiara
value-unblock-noise-false = Jest bezgłośne
value-johnson-slots-6 = Sześć miejsc
value-johnson-slots-unlimited = Ile chce
value-rescue-public-true = Zabójca widzi, jak blisko jest ratunek
value-rescue-public-false = Odliczanie jest ukryte przed zabójcą
value-ghost-strength-2 = Siła 2, jak w wydaniu poprawionym
value-ghost-strength-3 = Siła 3, jak w pierwszym druku
value-death-blossom-kill = Zabija w zasięgu jednego pokoju
value-death-blossom-wound = Rani w zasięgu jednego pokoju; chroni Amulet
