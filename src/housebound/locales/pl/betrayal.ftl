# „Zdrada w Domu na Wzgórzu”: wszystko, co gra mówi ludziom, po polsku.
#
# Słowa pojedynczych nawiedzeń stoją w betrayal-hNN.ftl, słowa narysowanego domu w betrayal-board.ftl. Liczby nie mają komunikatu.
# Wynik kości podaje się gołym słowem (`$dice_word`): jako liczba straciłby początkowe zera. Wyniki w tekstach kart to 5+, 2–4 i 0,
# najwyższe najpierw. Pokoje mają formy z przyimkiem: .in (gdzie), .to (dokąd), .from (skąd).

game-betrayal = Zdrada w Domu na Wzgórzu

## Ustawienia nowego stołu

setting-rulebook = Instrukcja
setting-haunt = Nawiedzenie na początek
setting-token-counts = Żetony w pudełku
setting-flat-damage = Obrażenia podane samą liczbą
setting-tile-mismatch = Płytki dla innej kondygnacji
setting-elevator-same-floor = Winda, której wypadła jej własna kondygnacja
setting-elevator-end-roll = Rzut windy na końcu tury
setting-collapsed-roller = Kto rzuca w Zapadniętym Pokoju
setting-collapsed-by-monster = Potwory spadające w Zapadniętym Pokoju
setting-barrier-fail = Porażka na granicy
setting-barrier-contact = Co sięga przez granicę
setting-effect-discovery-draw = Karty za pokoje odkryte efektem
setting-item-actions = Przekazywanie, upuszczanie i podnoszenie
setting-armor-trade = Przekazywanie Zbroi
setting-steal-damage = Obrażenia, które można zamienić w kradzież
setting-haunt-roll = Rzut nawiedzenia
setting-haunt-count = Omeny, które się do niego liczą
setting-avoid-played-haunts = Pomijanie rozegranych nawiedzeń
setting-haunt-repick = Szukanie innego nawiedzenia
setting-opponent-cost = Wyjście z pokoju z przeciwnikami
setting-opponent-slows = Kogo spowalniają przeciwnicy
setting-monster-min-move = Potwory, które wyrzucą 0
setting-traitor-rooms = Pokoje a zdrajca
setting-traitor-cards = Karty, których zdrajca może odmówić
setting-hidden-traitor-hazard = Szkodliwe pokoje a ukryty zdrajca
setting-monster-rooms = Pokoje a potwory
setting-monster-shafts = Potwory w zsypach i dziurach
setting-haunt-round-limit = Najdłuższe nawiedzenie, w rundach
setting-monster-secret-ways = Potwory na sekretnych drogach
setting-played = Rozegrane nawiedzenia
setting-date = Data gry

## Rodzaje losowań, o które pyta sędzia

domain-dice = rzut (po jednej cyfrze na kość)
domain-card = karta
domain-room = płytka pokoju
domain-back = rewers płytki pokoju
domain-pile = miejsce płytki
domain-role = żeton roli
domain-number = liczba

## Fazy

phase-casting = wybór poszukiwaczy
phase-exploring = odkrywanie
phase-turn-start = zaczyna się tura
phase-turn = tura
phase-turn-end = kończy się tura
phase-revealing = nawiedzenie się objawia
phase-preparing = obie strony czytają
phase-setting-up = przygotowanie nawiedzenia
phase-monsters = tura potworów
phase-over = koniec gry

## Cechy, obrażenia, strony

trait-might = Moc
    .gen = Mocy
    .acc = Moc
    .ins = Mocą
    .gender = f
trait-speed = Szybkość
    .gen = Szybkości
    .acc = Szybkość
    .ins = Szybkością
    .gender = f
trait-sanity = Zdrowie
    .gen = Zdrowia
    .acc = Zdrowie
    .ins = Zdrowiem
    .gender = n
trait-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
    .ins = Wiedzą
    .gender = f

damage-physical = fizyczne
    .gen = fizycznych
damage-mental = mentalne
    .gen = mentalnych

team-heroes = bohaterowie
    .gen = bohaterów
    .ins = bohaterami
    .gender = mp
team-traitor = zdrajca
    .gen = zdrajcy
    .ins = zdrajcą
    .gender = m

## Kondygnacje, kierunki, ściany, płytki, talie

floor-basement = piwnica
    .in = w piwnicy
    .to = do piwnicy
    .gender = f
floor-ground = parter
    .in = na parterze
    .to = na parter
    .gender = m
floor-upper = piętro
    .in = na piętrze
    .to = na piętro
    .gender = n

direction-north = północ
    .in = na północy
    .to = na północ
    .gender = f
direction-east = wschód
    .in = na wschodzie
    .to = na wschód
    .gender = m
direction-south = południe
    .in = na południu
    .to = na południe
    .gender = n
direction-west = zachód
    .in = na zachodzie
    .to = na zachód
    .gender = m

wall-north = północna ściana
wall-north-east = północno-wschodni róg
wall-east = wschodnia ściana
wall-south-east = południowo-wschodni róg
wall-south = południowa ściana
wall-south-west = południowo-zachodni róg
wall-west = zachodnia ściana
wall-north-west = północno-zachodni róg

back-basement = piwnica
back-ground = parter
back-upper = piętro
back-basement-ground = piwnica lub parter
back-basement-upper = piwnica lub piętro
back-ground-upper = parter lub piętro
back-any-floor = piwnica, parter lub piętro

pile-stack = stos
pile-discard = stos odrzuconych

symbol-item = przedmiot
    .gen = przedmiotu
    .acc = przedmiot
    .gender = m
symbol-omen = omen
    .gen = omenu
    .acc = omen
    .gender = m
symbol-event = wydarzenie
    .gen = wydarzenia
    .acc = wydarzenie
    .gender = n

## Poszukiwacze

character-darrin-williams = Darrin „Flash” Williams
    .gen = Darrina „Flasha” Williamsa
    .dat = Darrinowi „Flashowi” Williamsowi
    .acc = Darrina „Flasha” Williamsa
    .ins = Darrinem „Flashem” Williamsem
    .gender = m
character-ox-bellows = Ox Bellows
    .gen = Oxa Bellowsa
    .dat = Oxowi Bellowsowi
    .acc = Oxa Bellowsa
    .ins = Oxem Bellowsem
    .gender = m
character-madame-zostra = Madame Zostra
    .gen = Madame Zostry
    .dat = Madame Zostrze
    .acc = Madame Zostrę
    .ins = Madame Zostrą
    .gender = f
character-vivian-lopez = Vivian Lopez
    .gen = Vivian Lopez
    .dat = Vivian Lopez
    .acc = Vivian Lopez
    .ins = Vivian Lopez
    .gender = f
character-brandon-jaspers = Brandon Jaspers
    .gen = Brandona Jaspersa
    .dat = Brandonowi Jaspersowi
    .acc = Brandona Jaspersa
    .ins = Brandonem Jaspersem
    .gender = m
character-peter-akimoto = Peter Akimoto
    .gen = Petera Akimoto
    .dat = Peterowi Akimoto
    .acc = Petera Akimoto
    .ins = Peterem Akimoto
    .gender = m
character-missy-dubourde = Missy Dubourde
    .gen = Missy Dubourde
    .dat = Missy Dubourde
    .acc = Missy Dubourde
    .ins = Missy Dubourde
    .gender = f
character-zoe-ingstrom = Zoe Ingstrom
    .gen = Zoe Ingstrom
    .dat = Zoe Ingstrom
    .acc = Zoe Ingstrom
    .ins = Zoe Ingstrom
    .gender = f
character-professor-longfellow = Profesor Longfellow
    .gen = profesora Longfellowa
    .dat = profesorowi Longfellowowi
    .acc = profesora Longfellowa
    .ins = profesorem Longfellowem
    .gender = m
character-father-rhinehardt = Ojciec Rhinehardt
    .gen = ojca Rhinehardta
    .dat = ojcu Rhinehardtowi
    .acc = ojca Rhinehardta
    .ins = ojcem Rhinehardtem
    .gender = m
character-heather-granville = Heather Granville
    .gen = Heather Granville
    .dat = Heather Granville
    .acc = Heather Granville
    .ins = Heather Granville
    .gender = f
character-jenny-leclerc = Jenny LeClerc
    .gen = Jenny LeClerc
    .dat = Jenny LeClerc
    .acc = Jenny LeClerc
    .ins = Jenny LeClerc
    .gender = f

## Figurki: poszukiwacze i potwory wszystkich nawiedzeń

figure-darrin-williams = Darrin „Flash” Williams
    .gen = Darrina „Flasha” Williamsa
    .dat = Darrinowi „Flashowi” Williamsowi
    .acc = Darrina „Flasha” Williamsa
    .ins = Darrinem „Flashem” Williamsem
    .gender = m
figure-ox-bellows = Ox Bellows
    .gen = Oxa Bellowsa
    .dat = Oxowi Bellowsowi
    .acc = Oxa Bellowsa
    .ins = Oxem Bellowsem
    .gender = m
figure-madame-zostra = Madame Zostra
    .gen = Madame Zostry
    .dat = Madame Zostrze
    .acc = Madame Zostrę
    .ins = Madame Zostrą
    .gender = f
figure-vivian-lopez = Vivian Lopez
    .gen = Vivian Lopez
    .dat = Vivian Lopez
    .acc = Vivian Lopez
    .ins = Vivian Lopez
    .gender = f
figure-brandon-jaspers = Brandon Jaspers
    .gen = Brandona Jaspersa
    .dat = Brandonowi Jaspersowi
    .acc = Brandona Jaspersa
    .ins = Brandonem Jaspersem
    .gender = m
figure-peter-akimoto = Peter Akimoto
    .gen = Petera Akimoto
    .dat = Peterowi Akimoto
    .acc = Petera Akimoto
    .ins = Peterem Akimoto
    .gender = m
figure-missy-dubourde = Missy Dubourde
    .gen = Missy Dubourde
    .dat = Missy Dubourde
    .acc = Missy Dubourde
    .ins = Missy Dubourde
    .gender = f
figure-zoe-ingstrom = Zoe Ingstrom
    .gen = Zoe Ingstrom
    .dat = Zoe Ingstrom
    .acc = Zoe Ingstrom
    .ins = Zoe Ingstrom
    .gender = f
figure-professor-longfellow = Profesor Longfellow
    .gen = profesora Longfellowa
    .dat = profesorowi Longfellowowi
    .acc = profesora Longfellowa
    .ins = profesorem Longfellowem
    .gender = m
figure-father-rhinehardt = Ojciec Rhinehardt
    .gen = ojca Rhinehardta
    .dat = ojcu Rhinehardtowi
    .acc = ojca Rhinehardta
    .ins = ojcem Rhinehardtem
    .gender = m
figure-heather-granville = Heather Granville
    .gen = Heather Granville
    .dat = Heather Granville
    .acc = Heather Granville
    .ins = Heather Granville
    .gender = f
figure-jenny-leclerc = Jenny LeClerc
    .gen = Jenny LeClerc
    .dat = Jenny LeClerc
    .acc = Jenny LeClerc
    .ins = Jenny LeClerc
    .gender = f
figure-mummy = Mumia
    .gen = Mumii
    .dat = Mumii
    .acc = Mumię
    .ins = Mumią
    .gender = f
figure-ghost = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .ins = Duchem
    .gender = m
figure-witch = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .ins = Wiedźmą
    .gender = f
figure-cat-1 = Kot 1
    .gen = Kota 1
    .dat = Kotu 1
    .acc = Kota 1
    .ins = Kotem 1
    .gender = m
figure-cat-2 = Kot 2
    .gen = Kota 2
    .dat = Kotu 2
    .acc = Kota 2
    .ins = Kotem 2
    .gender = m
figure-spider = Pająk
    .gen = Pająka
    .dat = Pająkowi
    .acc = Pająka
    .ins = Pająkiem
    .gender = m
figure-dog = Pies
    .gen = Psa
    .dat = Psu
    .acc = Psa
    .ins = Psem
    .gender = m
figure-alien-1 = Obcy 1
    .gen = Obcego 1
    .dat = Obcemu 1
    .acc = Obcego 1
    .ins = Obcym 1
    .gender = m
figure-alien-2 = Obcy 2
    .gen = Obcego 2
    .dat = Obcemu 2
    .acc = Obcego 2
    .ins = Obcym 2
    .gender = m
figure-alien-3 = Obcy 3
    .gen = Obcego 3
    .dat = Obcemu 3
    .acc = Obcego 3
    .ins = Obcym 3
    .gender = m
figure-alien-4 = Obcy 4
    .gen = Obcego 4
    .dat = Obcemu 4
    .acc = Obcego 4
    .ins = Obcym 4
    .gender = m
figure-alien-5 = Obcy 5
    .gen = Obcego 5
    .dat = Obcemu 5
    .acc = Obcego 5
    .ins = Obcym 5
    .gender = m
figure-alien-6 = Obcy 6
    .gen = Obcego 6
    .dat = Obcemu 6
    .acc = Obcego 6
    .ins = Obcym 6
    .gender = m
figure-creeper-1 = Pnącze 1
    .gen = Pnącza 1
    .dat = Pnączu 1
    .acc = Pnącze 1
    .ins = Pnączem 1
    .gender = n
figure-creeper-2 = Pnącze 2
    .gen = Pnącza 2
    .dat = Pnączu 2
    .acc = Pnącze 2
    .ins = Pnączem 2
    .gender = n
figure-creeper-3 = Pnącze 3
    .gen = Pnącza 3
    .dat = Pnączu 3
    .acc = Pnącze 3
    .ins = Pnączem 3
    .gender = n
figure-creeper-4 = Pnącze 4
    .gen = Pnącza 4
    .dat = Pnączu 4
    .acc = Pnącze 4
    .ins = Pnączem 4
    .gender = n
figure-creeper-5 = Pnącze 5
    .gen = Pnącza 5
    .dat = Pnączu 5
    .acc = Pnącze 5
    .ins = Pnączem 5
    .gender = n
figure-creeper-6 = Pnącze 6
    .gen = Pnącza 6
    .dat = Pnączu 6
    .acc = Pnącze 6
    .ins = Pnączem 6
    .gender = n
figure-creeper-7 = Pnącze 7
    .gen = Pnącza 7
    .dat = Pnączu 7
    .acc = Pnącze 7
    .ins = Pnączem 7
    .gender = n
figure-creeper-8 = Pnącze 8
    .gen = Pnącza 8
    .dat = Pnączu 8
    .acc = Pnącze 8
    .ins = Pnączem 8
    .gender = n
figure-creeper-9 = Pnącze 9
    .gen = Pnącza 9
    .dat = Pnączu 9
    .acc = Pnącze 9
    .ins = Pnączem 9
    .gender = n
figure-creeper-10 = Pnącze 10
    .gen = Pnącza 10
    .dat = Pnączu 10
    .acc = Pnącze 10
    .ins = Pnączem 10
    .gender = n
figure-banshee = Banshee
    .gen = Banshee
    .dat = Banshee
    .acc = Banshee
    .ins = Banshee
    .gender = f
figure-zombie-1 = Zombie 1
    .gen = Zombie 1
    .dat = Zombie 1
    .acc = Zombie 1
    .ins = Zombie 1
    .gender = m
figure-zombie-2 = Zombie 2
    .gen = Zombie 2
    .dat = Zombie 2
    .acc = Zombie 2
    .ins = Zombie 2
    .gender = m
figure-zombie-3 = Zombie 3
    .gen = Zombie 3
    .dat = Zombie 3
    .acc = Zombie 3
    .ins = Zombie 3
    .gender = m
figure-zombie-4 = Zombie 4
    .gen = Zombie 4
    .dat = Zombie 4
    .acc = Zombie 4
    .ins = Zombie 4
    .gender = m
figure-zombie-5 = Zombie 5
    .gen = Zombie 5
    .dat = Zombie 5
    .acc = Zombie 5
    .ins = Zombie 5
    .gender = m
figure-zombie-6 = Zombie 6
    .gen = Zombie 6
    .dat = Zombie 6
    .acc = Zombie 6
    .ins = Zombie 6
    .gender = m
figure-zombie-7 = Zombie 7
    .gen = Zombie 7
    .dat = Zombie 7
    .acc = Zombie 7
    .ins = Zombie 7
    .gender = m
figure-zombie-8 = Zombie 8
    .gen = Zombie 8
    .dat = Zombie 8
    .acc = Zombie 8
    .ins = Zombie 8
    .gender = m
figure-zombie-9 = Zombie 9
    .gen = Zombie 9
    .dat = Zombie 9
    .acc = Zombie 9
    .ins = Zombie 9
    .gender = m
figure-zombie-10 = Zombie 10
    .gen = Zombie 10
    .dat = Zombie 10
    .acc = Zombie 10
    .ins = Zombie 10
    .gender = m
figure-zombie-11 = Zombie 11
    .gen = Zombie 11
    .dat = Zombie 11
    .acc = Zombie 11
    .ins = Zombie 11
    .gender = m
figure-zombie-12 = Zombie 12
    .gen = Zombie 12
    .dat = Zombie 12
    .acc = Zombie 12
    .ins = Zombie 12
    .gender = m
figure-zombie-13 = Zombie 13
    .gen = Zombie 13
    .dat = Zombie 13
    .acc = Zombie 13
    .ins = Zombie 13
    .gender = m
figure-zombie-14 = Zombie 14
    .gen = Zombie 14
    .dat = Zombie 14
    .acc = Zombie 14
    .ins = Zombie 14
    .gender = m
figure-zombie-15 = Zombie 15
    .gen = Zombie 15
    .dat = Zombie 15
    .acc = Zombie 15
    .ins = Zombie 15
    .gender = m
figure-zombie-16 = Zombie 16
    .gen = Zombie 16
    .dat = Zombie 16
    .acc = Zombie 16
    .ins = Zombie 16
    .gender = m
figure-zombie-17 = Zombie 17
    .gen = Zombie 17
    .dat = Zombie 17
    .acc = Zombie 17
    .ins = Zombie 17
    .gender = m
figure-madman = Szaleniec
    .gen = Szaleńca
    .dat = Szaleńcowi
    .acc = Szaleńca
    .ins = Szaleńcem
    .gender = m
figure-specter-1 = Zjawa 1
    .gen = Zjawy 1
    .dat = Zjawie 1
    .acc = Zjawę 1
    .ins = Zjawą 1
    .gender = f
figure-specter-2 = Zjawa 2
    .gen = Zjawy 2
    .dat = Zjawie 2
    .acc = Zjawę 2
    .ins = Zjawą 2
    .gender = f
figure-specter-3 = Zjawa 3
    .gen = Zjawy 3
    .dat = Zjawie 3
    .acc = Zjawę 3
    .ins = Zjawą 3
    .gender = f
figure-specter-4 = Zjawa 4
    .gen = Zjawy 4
    .dat = Zjawie 4
    .acc = Zjawę 4
    .ins = Zjawą 4
    .gender = f
figure-specter-5 = Zjawa 5
    .gen = Zjawy 5
    .dat = Zjawie 5
    .acc = Zjawę 5
    .ins = Zjawą 5
    .gender = f
figure-specter-6 = Zjawa 6
    .gen = Zjawy 6
    .dat = Zjawie 6
    .acc = Zjawę 6
    .ins = Zjawą 6
    .gender = f
figure-evil-twin-1 = Zły Bliźniak 1
    .gen = Złego Bliźniaka 1
    .dat = Złemu Bliźniakowi 1
    .acc = Złego Bliźniaka 1
    .ins = Złym Bliźniakiem 1
    .gender = m
figure-evil-twin-2 = Zły Bliźniak 2
    .gen = Złego Bliźniaka 2
    .dat = Złemu Bliźniakowi 2
    .acc = Złego Bliźniaka 2
    .ins = Złym Bliźniakiem 2
    .gender = m
figure-evil-twin-3 = Zły Bliźniak 3
    .gen = Złego Bliźniaka 3
    .dat = Złemu Bliźniakowi 3
    .acc = Złego Bliźniaka 3
    .ins = Złym Bliźniakiem 3
    .gender = m
figure-evil-twin-4 = Zły Bliźniak 4
    .gen = Złego Bliźniaka 4
    .dat = Złemu Bliźniakowi 4
    .acc = Złego Bliźniaka 4
    .ins = Złym Bliźniakiem 4
    .gender = m
figure-evil-twin-5 = Zły Bliźniak 5
    .gen = Złego Bliźniaka 5
    .dat = Złemu Bliźniakowi 5
    .acc = Złego Bliźniaka 5
    .ins = Złym Bliźniakiem 5
    .gender = m
figure-evil-twin-6 = Zły Bliźniak 6
    .gen = Złego Bliźniaka 6
    .dat = Złemu Bliźniakowi 6
    .acc = Złego Bliźniaka 6
    .ins = Złym Bliźniakiem 6
    .gender = m
figure-nightmare-1 = Koszmar 1
    .gen = Koszmaru 1
    .dat = Koszmarowi 1
    .acc = Koszmar 1
    .ins = Koszmarem 1
    .gender = m
figure-nightmare-2 = Koszmar 2
    .gen = Koszmaru 2
    .dat = Koszmarowi 2
    .acc = Koszmar 2
    .ins = Koszmarem 2
    .gender = m
figure-nightmare-3 = Koszmar 3
    .gen = Koszmaru 3
    .dat = Koszmarowi 3
    .acc = Koszmar 3
    .ins = Koszmarem 3
    .gender = m
figure-nightmare-4 = Koszmar 4
    .gen = Koszmaru 4
    .dat = Koszmarowi 4
    .acc = Koszmar 4
    .ins = Koszmarem 4
    .gender = m
figure-nightmare-5 = Koszmar 5
    .gen = Koszmaru 5
    .dat = Koszmarowi 5
    .acc = Koszmar 5
    .ins = Koszmarem 5
    .gender = m
figure-nightmare-6 = Koszmar 6
    .gen = Koszmaru 6
    .dat = Koszmarowi 6
    .acc = Koszmar 6
    .ins = Koszmarem 6
    .gender = m
figure-cultist-1 = Kultysta 1
    .gen = Kultysty 1
    .dat = Kultyście 1
    .acc = Kultystę 1
    .ins = Kultystą 1
    .gender = m
figure-cultist-2 = Kultysta 2
    .gen = Kultysty 2
    .dat = Kultyście 2
    .acc = Kultystę 2
    .ins = Kultystą 2
    .gender = m
figure-cultist-3 = Kultysta 3
    .gen = Kultysty 3
    .dat = Kultyście 3
    .acc = Kultystę 3
    .ins = Kultystą 3
    .gender = m
figure-cultist-4 = Kultysta 4
    .gen = Kultysty 4
    .dat = Kultyście 4
    .acc = Kultystę 4
    .ins = Kultystą 4
    .gender = m
figure-cultist-5 = Kultysta 5
    .gen = Kultysty 5
    .dat = Kultyście 5
    .acc = Kultystę 5
    .ins = Kultystą 5
    .gender = m
figure-dragon = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .ins = Smokiem
    .gender = m
figure-phantom = Upiór
    .gen = Upiora
    .dat = Upiorowi
    .acc = Upiora
    .ins = Upiorem
    .gender = m
figure-poltergeist = Poltergeist
    .gen = Poltergeista
    .dat = Poltergeistowi
    .acc = Poltergeista
    .ins = Poltergeistem
    .gender = m
figure-ghost-bride = Widmowa Panna Młoda
    .gen = Widmowej Panny Młodej
    .dat = Widmowej Pannie Młodej
    .acc = Widmową Pannę Młodą
    .ins = Widmową Panną Młodą
    .gender = f
figure-groom-ghost = Duch Pana Młodego
    .gen = Ducha Pana Młodego
    .dat = Duchowi Pana Młodego
    .acc = Ducha Pana Młodego
    .ins = Duchem Pana Młodego
    .gender = m
figure-zombie-lord = Władca Zombie
    .gen = Władcy Zombie
    .dat = Władcy Zombie
    .acc = Władcę Zombie
    .ins = Władcą Zombie
    .gender = m
figure-sucker-1 = Przyssawka 1
    .gen = Przyssawki 1
    .dat = Przyssawce 1
    .acc = Przyssawkę 1
    .ins = Przyssawką 1
    .gender = f
figure-sucker-2 = Przyssawka 2
    .gen = Przyssawki 2
    .dat = Przyssawce 2
    .acc = Przyssawkę 2
    .ins = Przyssawką 2
    .gender = f
figure-sucker-3 = Przyssawka 3
    .gen = Przyssawki 3
    .dat = Przyssawce 3
    .acc = Przyssawkę 3
    .ins = Przyssawką 3
    .gender = f
figure-sucker-4 = Przyssawka 4
    .gen = Przyssawki 4
    .dat = Przyssawce 4
    .acc = Przyssawkę 4
    .ins = Przyssawką 4
    .gender = f
figure-sucker-5 = Przyssawka 5
    .gen = Przyssawki 5
    .dat = Przyssawce 5
    .acc = Przyssawkę 5
    .ins = Przyssawką 5
    .gender = f
figure-sucker-6 = Przyssawka 6
    .gen = Przyssawki 6
    .dat = Przyssawce 6
    .acc = Przyssawkę 6
    .ins = Przyssawką 6
    .gender = f
figure-tentacled-head = Głowa z Mackami
    .gen = Głowy z Mackami
    .dat = Głowie z Mackami
    .acc = Głowę z Mackami
    .ins = Głową z Mackami
    .gender = f
figure-bat-1 = Nietoperz 1
    .gen = Nietoperza 1
    .dat = Nietoperzowi 1
    .acc = Nietoperza 1
    .ins = Nietoperzem 1
    .gender = m
figure-bat-2 = Nietoperz 2
    .gen = Nietoperza 2
    .dat = Nietoperzowi 2
    .acc = Nietoperza 2
    .ins = Nietoperzem 2
    .gender = m
figure-bat-3 = Nietoperz 3
    .gen = Nietoperza 3
    .dat = Nietoperzowi 3
    .acc = Nietoperza 3
    .ins = Nietoperzem 3
    .gender = m
figure-bat-4 = Nietoperz 4
    .gen = Nietoperza 4
    .dat = Nietoperzowi 4
    .acc = Nietoperza 4
    .ins = Nietoperzem 4
    .gender = m
figure-bat-5 = Nietoperz 5
    .gen = Nietoperza 5
    .dat = Nietoperzowi 5
    .acc = Nietoperza 5
    .ins = Nietoperzem 5
    .gender = m
figure-bat-6 = Nietoperz 6
    .gen = Nietoperza 6
    .dat = Nietoperzowi 6
    .acc = Nietoperza 6
    .ins = Nietoperzem 6
    .gender = m
figure-bat-7 = Nietoperz 7
    .gen = Nietoperza 7
    .dat = Nietoperzowi 7
    .acc = Nietoperza 7
    .ins = Nietoperzem 7
    .gender = m
figure-bat-8 = Nietoperz 8
    .gen = Nietoperza 8
    .dat = Nietoperzowi 8
    .acc = Nietoperza 8
    .ins = Nietoperzem 8
    .gender = m
figure-bat-9 = Nietoperz 9
    .gen = Nietoperza 9
    .dat = Nietoperzowi 9
    .acc = Nietoperza 9
    .ins = Nietoperzem 9
    .gender = m
figure-bat-10 = Nietoperz 10
    .gen = Nietoperza 10
    .dat = Nietoperzowi 10
    .acc = Nietoperza 10
    .ins = Nietoperzem 10
    .gender = m
figure-bat-11 = Nietoperz 11
    .gen = Nietoperza 11
    .dat = Nietoperzowi 11
    .acc = Nietoperza 11
    .ins = Nietoperzem 11
    .gender = m
figure-bat-12 = Nietoperz 12
    .gen = Nietoperza 12
    .dat = Nietoperzowi 12
    .acc = Nietoperza 12
    .ins = Nietoperzem 12
    .gender = m
figure-bat-13 = Nietoperz 13
    .gen = Nietoperza 13
    .dat = Nietoperzowi 13
    .acc = Nietoperza 13
    .ins = Nietoperzem 13
    .gender = m
figure-bat-14 = Nietoperz 14
    .gen = Nietoperza 14
    .dat = Nietoperzowi 14
    .acc = Nietoperza 14
    .ins = Nietoperzem 14
    .gender = m
figure-bat-15 = Nietoperz 15
    .gen = Nietoperza 15
    .dat = Nietoperzowi 15
    .acc = Nietoperza 15
    .ins = Nietoperzem 15
    .gender = m
figure-bat-16 = Nietoperz 16
    .gen = Nietoperza 16
    .dat = Nietoperzowi 16
    .acc = Nietoperza 16
    .ins = Nietoperzem 16
    .gender = m
figure-bat-17 = Nietoperz 17
    .gen = Nietoperza 17
    .dat = Nietoperzowi 17
    .acc = Nietoperza 17
    .ins = Nietoperzem 17
    .gender = m
figure-bat-18 = Nietoperz 18
    .gen = Nietoperza 18
    .dat = Nietoperzowi 18
    .acc = Nietoperza 18
    .ins = Nietoperzem 18
    .gender = m
figure-bat-19 = Nietoperz 19
    .gen = Nietoperza 19
    .dat = Nietoperzowi 19
    .acc = Nietoperza 19
    .ins = Nietoperzem 19
    .gender = m
figure-bat-20 = Nietoperz 20
    .gen = Nietoperza 20
    .dat = Nietoperzowi 20
    .acc = Nietoperza 20
    .ins = Nietoperzem 20
    .gender = m
figure-bat-21 = Nietoperz 21
    .gen = Nietoperza 21
    .dat = Nietoperzowi 21
    .acc = Nietoperza 21
    .ins = Nietoperzem 21
    .gender = m
figure-bat-22 = Nietoperz 22
    .gen = Nietoperza 22
    .dat = Nietoperzowi 22
    .acc = Nietoperza 22
    .ins = Nietoperzem 22
    .gender = m
figure-bat-23 = Nietoperz 23
    .gen = Nietoperza 23
    .dat = Nietoperzowi 23
    .acc = Nietoperza 23
    .ins = Nietoperzem 23
    .gender = m
figure-bat-24 = Nietoperz 24
    .gen = Nietoperza 24
    .dat = Nietoperzowi 24
    .acc = Nietoperza 24
    .ins = Nietoperzem 24
    .gender = m
figure-rat-1 = Szczur 1
    .gen = Szczura 1
    .dat = Szczurowi 1
    .acc = Szczura 1
    .ins = Szczurem 1
    .gender = m
figure-rat-2 = Szczur 2
    .gen = Szczura 2
    .dat = Szczurowi 2
    .acc = Szczura 2
    .ins = Szczurem 2
    .gender = m
figure-rat-3 = Szczur 3
    .gen = Szczura 3
    .dat = Szczurowi 3
    .acc = Szczura 3
    .ins = Szczurem 3
    .gender = m
figure-rat-4 = Szczur 4
    .gen = Szczura 4
    .dat = Szczurowi 4
    .acc = Szczura 4
    .ins = Szczurem 4
    .gender = m
figure-rat-5 = Szczur 5
    .gen = Szczura 5
    .dat = Szczurowi 5
    .acc = Szczura 5
    .ins = Szczurem 5
    .gender = m
figure-rat-6 = Szczur 6
    .gen = Szczura 6
    .dat = Szczurowi 6
    .acc = Szczura 6
    .ins = Szczurem 6
    .gender = m
figure-rat-7 = Szczur 7
    .gen = Szczura 7
    .dat = Szczurowi 7
    .acc = Szczura 7
    .ins = Szczurem 7
    .gender = m
figure-rat-8 = Szczur 8
    .gen = Szczura 8
    .dat = Szczurowi 8
    .acc = Szczura 8
    .ins = Szczurem 8
    .gender = m
figure-rat-9 = Szczur 9
    .gen = Szczura 9
    .dat = Szczurowi 9
    .acc = Szczura 9
    .ins = Szczurem 9
    .gender = m
figure-rat-10 = Szczur 10
    .gen = Szczura 10
    .dat = Szczurowi 10
    .acc = Szczura 10
    .ins = Szczurem 10
    .gender = m
figure-rat-11 = Szczur 11
    .gen = Szczura 11
    .dat = Szczurowi 11
    .acc = Szczura 11
    .ins = Szczurem 11
    .gender = m
figure-rat-12 = Szczur 12
    .gen = Szczura 12
    .dat = Szczurowi 12
    .acc = Szczura 12
    .ins = Szczurem 12
    .gender = m
figure-blob-person-1 = Galaretowaty Człowiek 1
    .gen = Galaretowatego Człowieka 1
    .dat = Galaretowatemu Człowiekowi 1
    .acc = Galaretowatego Człowieka 1
    .ins = Galaretowatym Człowiekiem 1
    .gender = m
figure-blob-person-2 = Galaretowaty Człowiek 2
    .gen = Galaretowatego Człowieka 2
    .dat = Galaretowatemu Człowiekowi 2
    .acc = Galaretowatego Człowieka 2
    .ins = Galaretowatym Człowiekiem 2
    .gender = m
figure-blob-person-3 = Galaretowaty Człowiek 3
    .gen = Galaretowatego Człowieka 3
    .dat = Galaretowatemu Człowiekowi 3
    .acc = Galaretowatego Człowieka 3
    .ins = Galaretowatym Człowiekiem 3
    .gender = m
figure-blob-person-4 = Galaretowaty Człowiek 4
    .gen = Galaretowatego Człowieka 4
    .dat = Galaretowatemu Człowiekowi 4
    .acc = Galaretowatego Człowieka 4
    .ins = Galaretowatym Człowiekiem 4
    .gender = m
figure-blob-person-5 = Galaretowaty Człowiek 5
    .gen = Galaretowatego Człowieka 5
    .dat = Galaretowatemu Człowiekowi 5
    .acc = Galaretowatego Człowieka 5
    .ins = Galaretowatym Człowiekiem 5
    .gender = m
figure-blob-person-6 = Galaretowaty Człowiek 6
    .gen = Galaretowatego Człowieka 6
    .dat = Galaretowatemu Człowiekowi 6
    .acc = Galaretowatego Człowieka 6
    .ins = Galaretowatym Człowiekiem 6
    .gender = m
figure-demon-lord = Władca Demonów
    .gen = Władcy Demonów
    .dat = Władcy Demonów
    .acc = Władcę Demonów
    .ins = Władcą Demonów
    .gender = m
figure-demon-1 = Demon 1
    .gen = Demona 1
    .dat = Demonowi 1
    .acc = Demona 1
    .ins = Demonem 1
    .gender = m
figure-demon-2 = Demon 2
    .gen = Demona 2
    .dat = Demonowi 2
    .acc = Demona 2
    .ins = Demonem 2
    .gender = m
figure-demon-3 = Demon 3
    .gen = Demona 3
    .dat = Demonowi 3
    .acc = Demona 3
    .ins = Demonem 3
    .gender = m
figure-demon-4 = Demon 4
    .gen = Demona 4
    .dat = Demonowi 4
    .acc = Demona 4
    .ins = Demonem 4
    .gender = m
figure-frankensteins-monster = Potwór Frankensteina
    .gen = Potwora Frankensteina
    .dat = Potworowi Frankensteina
    .acc = Potwora Frankensteina
    .ins = Potworem Frankensteina
    .gender = m
figure-dracula = Drakula
    .gen = Drakuli
    .dat = Drakuli
    .acc = Drakulę
    .ins = Drakulą
    .gender = m
figure-bride = Narzeczona
    .gen = Narzeczonej
    .dat = Narzeczonej
    .acc = Narzeczoną
    .ins = Narzeczoną
    .gender = f
figure-elder-god = Przedwieczny Bóg
    .gen = Przedwiecznego Boga
    .dat = Przedwiecznemu Bogu
    .acc = Przedwiecznego Boga
    .ins = Przedwiecznym Bogiem
    .gender = m
figure-death = Śmierć
    .gen = Śmierci
    .dat = Śmierci
    .acc = Śmierć
    .ins = Śmiercią
    .gender = f
figure-firebat-1 = Ognisty Nietoperz 1
    .gen = Ognistego Nietoperza 1
    .dat = Ognistemu Nietoperzowi 1
    .acc = Ognistego Nietoperza 1
    .ins = Ognistym Nietoperzem 1
    .gender = m
figure-firebat-2 = Ognisty Nietoperz 2
    .gen = Ognistego Nietoperza 2
    .dat = Ognistemu Nietoperzowi 2
    .acc = Ognistego Nietoperza 2
    .ins = Ognistym Nietoperzem 2
    .gender = m
figure-firebat-3 = Ognisty Nietoperz 3
    .gen = Ognistego Nietoperza 3
    .dat = Ognistemu Nietoperzowi 3
    .acc = Ognistego Nietoperza 3
    .ins = Ognistym Nietoperzem 3
    .gender = m
figure-firebat-4 = Ognisty Nietoperz 4
    .gen = Ognistego Nietoperza 4
    .dat = Ognistemu Nietoperzowi 4
    .acc = Ognistego Nietoperza 4
    .ins = Ognistym Nietoperzem 4
    .gender = m
figure-firebat-5 = Ognisty Nietoperz 5
    .gen = Ognistego Nietoperza 5
    .dat = Ognistemu Nietoperzowi 5
    .acc = Ognistego Nietoperza 5
    .ins = Ognistym Nietoperzem 5
    .gender = m
figure-firebat-6 = Ognisty Nietoperz 6
    .gen = Ognistego Nietoperza 6
    .dat = Ognistemu Nietoperzowi 6
    .acc = Ognistego Nietoperza 6
    .ins = Ognistym Nietoperzem 6
    .gender = m
figure-firebat-7 = Ognisty Nietoperz 7
    .gen = Ognistego Nietoperza 7
    .dat = Ognistemu Nietoperzowi 7
    .acc = Ognistego Nietoperza 7
    .ins = Ognistym Nietoperzem 7
    .gender = m
figure-firebat-8 = Ognisty Nietoperz 8
    .gen = Ognistego Nietoperza 8
    .dat = Ognistemu Nietoperzowi 8
    .acc = Ognistego Nietoperza 8
    .ins = Ognistym Nietoperzem 8
    .gender = m
figure-firebat-9 = Ognisty Nietoperz 9
    .gen = Ognistego Nietoperza 9
    .dat = Ognistemu Nietoperzowi 9
    .acc = Ognistego Nietoperza 9
    .ins = Ognistym Nietoperzem 9
    .gender = m
figure-firebat-10 = Ognisty Nietoperz 10
    .gen = Ognistego Nietoperza 10
    .dat = Ognistemu Nietoperzowi 10
    .acc = Ognistego Nietoperza 10
    .ins = Ognistym Nietoperzem 10
    .gender = m
figure-firebat-11 = Ognisty Nietoperz 11
    .gen = Ognistego Nietoperza 11
    .dat = Ognistemu Nietoperzowi 11
    .acc = Ognistego Nietoperza 11
    .ins = Ognistym Nietoperzem 11
    .gender = m
figure-firebat-12 = Ognisty Nietoperz 12
    .gen = Ognistego Nietoperza 12
    .dat = Ognistemu Nietoperzowi 12
    .acc = Ognistego Nietoperza 12
    .ins = Ognistym Nietoperzem 12
    .gender = m
figure-firebat-13 = Ognisty Nietoperz 13
    .gen = Ognistego Nietoperza 13
    .dat = Ognistemu Nietoperzowi 13
    .acc = Ognistego Nietoperza 13
    .ins = Ognistym Nietoperzem 13
    .gender = m
figure-firebat-14 = Ognisty Nietoperz 14
    .gen = Ognistego Nietoperza 14
    .dat = Ognistemu Nietoperzowi 14
    .acc = Ognistego Nietoperza 14
    .ins = Ognistym Nietoperzem 14
    .gender = m
figure-firebat-15 = Ognisty Nietoperz 15
    .gen = Ognistego Nietoperza 15
    .dat = Ognistemu Nietoperzowi 15
    .acc = Ognistego Nietoperza 15
    .ins = Ognistym Nietoperzem 15
    .gender = m
figure-firebat-16 = Ognisty Nietoperz 16
    .gen = Ognistego Nietoperza 16
    .dat = Ognistemu Nietoperzowi 16
    .acc = Ognistego Nietoperza 16
    .ins = Ognistym Nietoperzem 16
    .gender = m
figure-firebat-17 = Ognisty Nietoperz 17
    .gen = Ognistego Nietoperza 17
    .dat = Ognistemu Nietoperzowi 17
    .acc = Ognistego Nietoperza 17
    .ins = Ognistym Nietoperzem 17
    .gender = m
figure-firebat-18 = Ognisty Nietoperz 18
    .gen = Ognistego Nietoperza 18
    .dat = Ognistemu Nietoperzowi 18
    .acc = Ognistego Nietoperza 18
    .ins = Ognistym Nietoperzem 18
    .gender = m
figure-firebat-19 = Ognisty Nietoperz 19
    .gen = Ognistego Nietoperza 19
    .dat = Ognistemu Nietoperzowi 19
    .acc = Ognistego Nietoperza 19
    .ins = Ognistym Nietoperzem 19
    .gender = m
figure-firebat-20 = Ognisty Nietoperz 20
    .gen = Ognistego Nietoperza 20
    .dat = Ognistemu Nietoperzowi 20
    .acc = Ognistego Nietoperza 20
    .ins = Ognistym Nietoperzem 20
    .gender = m
figure-assassin-1 = Zabójca 1
    .gen = Zabójcy 1
    .dat = Zabójcy 1
    .acc = Zabójcę 1
    .ins = Zabójcą 1
    .gender = m
figure-assassin-2 = Zabójca 2
    .gen = Zabójcy 2
    .dat = Zabójcy 2
    .acc = Zabójcę 2
    .ins = Zabójcą 2
    .gender = m
figure-assassin-3 = Zabójca 3
    .gen = Zabójcy 3
    .dat = Zabójcy 3
    .acc = Zabójcę 3
    .ins = Zabójcą 3
    .gender = m
figure-assassin-4 = Zabójca 4
    .gen = Zabójcy 4
    .dat = Zabójcy 4
    .acc = Zabójcę 4
    .ins = Zabójcą 4
    .gender = m
figure-assassin-5 = Zabójca 5
    .gen = Zabójcy 5
    .dat = Zabójcy 5
    .acc = Zabójcę 5
    .ins = Zabójcą 5
    .gender = m
figure-assassin-6 = Zabójca 6
    .gen = Zabójcy 6
    .dat = Zabójcy 6
    .acc = Zabójcę 6
    .ins = Zabójcą 6
    .gender = m
figure-assassin-7 = Zabójca 7
    .gen = Zabójcy 7
    .dat = Zabójcy 7
    .acc = Zabójcę 7
    .ins = Zabójcą 7
    .gender = m
figure-assassin-8 = Zabójca 8
    .gen = Zabójcy 8
    .dat = Zabójcy 8
    .acc = Zabójcę 8
    .ins = Zabójcą 8
    .gender = m
figure-assassin-9 = Zabójca 9
    .gen = Zabójcy 9
    .dat = Zabójcy 9
    .acc = Zabójcę 9
    .ins = Zabójcą 9
    .gender = m
figure-assassin-10 = Zabójca 10
    .gen = Zabójcy 10
    .dat = Zabójcy 10
    .acc = Zabójcę 10
    .ins = Zabójcą 10
    .gender = m
figure-assassin-11 = Zabójca 11
    .gen = Zabójcy 11
    .dat = Zabójcy 11
    .acc = Zabójcę 11
    .ins = Zabójcą 11
    .gender = m
figure-assassin-12 = Zabójca 12
    .gen = Zabójcy 12
    .dat = Zabójcy 12
    .acc = Zabójcę 12
    .ins = Zabójcą 12
    .gender = m
figure-assassin-13 = Zabójca 13
    .gen = Zabójcy 13
    .dat = Zabójcy 13
    .acc = Zabójcę 13
    .ins = Zabójcą 13
    .gender = m
figure-assassin-14 = Zabójca 14
    .gen = Zabójcy 14
    .dat = Zabójcy 14
    .acc = Zabójcę 14
    .ins = Zabójcą 14
    .gender = m
figure-assassin-15 = Zabójca 15
    .gen = Zabójcy 15
    .dat = Zabójcy 15
    .acc = Zabójcę 15
    .ins = Zabójcą 15
    .gender = m
figure-assassin-16 = Zabójca 16
    .gen = Zabójcy 16
    .dat = Zabójcy 16
    .acc = Zabójcę 16
    .ins = Zabójcą 16
    .gender = m
figure-assassin-17 = Zabójca 17
    .gen = Zabójcy 17
    .dat = Zabójcy 17
    .acc = Zabójcę 17
    .ins = Zabójcą 17
    .gender = m
figure-assassin-18 = Zabójca 18
    .gen = Zabójcy 18
    .dat = Zabójcy 18
    .acc = Zabójcę 18
    .ins = Zabójcą 18
    .gender = m
figure-statue = Posąg
    .gen = Posągu
    .dat = Posągowi
    .acc = Posąg
    .ins = Posągiem
    .gender = m
figure-cannibal-freak-1 = Kanibal 1
    .gen = Kanibala 1
    .dat = Kanibalowi 1
    .acc = Kanibala 1
    .ins = Kanibalem 1
    .gender = m
figure-cannibal-freak-2 = Kanibal 2
    .gen = Kanibala 2
    .dat = Kanibalowi 2
    .acc = Kanibala 2
    .ins = Kanibalem 2
    .gender = m
figure-cannibal-freak-3 = Kanibal 3
    .gen = Kanibala 3
    .dat = Kanibalowi 3
    .acc = Kanibala 3
    .ins = Kanibalem 3
    .gender = m
figure-cannibal-freak-4 = Kanibal 4
    .gen = Kanibala 4
    .dat = Kanibalowi 4
    .acc = Kanibala 4
    .ins = Kanibalem 4
    .gender = m
figure-cannibal-freak-5 = Kanibal 5
    .gen = Kanibala 5
    .dat = Kanibalowi 5
    .acc = Kanibala 5
    .ins = Kanibalem 5
    .gender = m
figure-victim-1 = Ofiara 1
    .gen = Ofiary 1
    .dat = Ofierze 1
    .acc = Ofiarę 1
    .ins = Ofiarą 1
    .gender = f
figure-victim-2 = Ofiara 2
    .gen = Ofiary 2
    .dat = Ofierze 2
    .acc = Ofiarę 2
    .ins = Ofiarą 2
    .gender = f
figure-victim-3 = Ofiara 3
    .gen = Ofiary 3
    .dat = Ofierze 3
    .acc = Ofiarę 3
    .ins = Ofiarą 3
    .gender = f
figure-victim-4 = Ofiara 4
    .gen = Ofiary 4
    .dat = Ofierze 4
    .acc = Ofiarę 4
    .ins = Ofiarą 4
    .gender = f
figure-victim-5 = Ofiara 5
    .gen = Ofiary 5
    .dat = Ofierze 5
    .acc = Ofiarę 5
    .ins = Ofiarą 5
    .gender = f
figure-ouroboros-head-1 = Głowa Uroborosa 1
    .gen = Głowy Uroborosa 1
    .dat = Głowie Uroborosa 1
    .acc = Głowę Uroborosa 1
    .ins = Głową Uroborosa 1
    .gender = f
figure-ouroboros-head-2 = Głowa Uroborosa 2
    .gen = Głowy Uroborosa 2
    .dat = Głowie Uroborosa 2
    .acc = Głowę Uroborosa 2
    .ins = Głową Uroborosa 2
    .gender = f
figure-crimson-jack = Szkarłatny Jack
    .gen = Szkarłatnego Jacka
    .dat = Szkarłatnemu Jackowi
    .acc = Szkarłatnego Jacka
    .ins = Szkarłatnym Jackiem
    .gender = m
figure-astral-spirit = Duch Astralny
    .gen = Ducha Astralnego
    .dat = Duchowi Astralnemu
    .acc = Ducha Astralnego
    .ins = Duchem Astralnym
    .gender = m

## Pokoje i co robią te, które coś robią

room-entrance-hall = Hol Główny
    .gen = Holu Głównego
    .acc = Hol Główny
    .ins = Holem Głównym
    .in = w Holu Głównym
    .to = do Holu Głównego
    .from = z Holu Głównego
    .gender = m
room-entrance-hall-text = Tu zaczynają wszyscy. Drzwi wejściowe na wschodzie są zamknięte.
room-foyer = Foyer
    .gen = Foyer
    .acc = Foyer
    .ins = Foyer
    .in = w Foyer
    .to = do Foyer
    .from = z Foyer
    .gender = n
room-foyer-text = 1 pole do Schodów z Piwnicy, gdy są już odkryte.
room-grand-staircase = Duża Klatka Schodowa
    .gen = Dużej Klatki Schodowej
    .acc = Dużą Klatkę Schodową
    .ins = Dużą Klatką Schodową
    .in = na Dużej Klatce Schodowej
    .to = na Dużą Klatkę Schodową
    .from = z Dużej Klatki Schodowej
    .gender = f
room-grand-staircase-text = 1 pole do Podestu na Piętrze i z powrotem. Okno.
room-upper-landing = Podest na Piętrze
    .gen = Podestu na Piętrze
    .acc = Podest na Piętrze
    .ins = Podestem na Piętrze
    .in = na Podeście na Piętrze
    .to = na Podest na Piętrze
    .from = z Podestu na Piętrze
    .gender = m
room-upper-landing-text = 1 pole do Dużej Klatki Schodowej i z powrotem.
room-basement-landing = Podest w Piwnicy
    .gen = Podestu w Piwnicy
    .acc = Podest w Piwnicy
    .ins = Podestem w Piwnicy
    .in = na Podeście w Piwnicy
    .to = na Podest w Piwnicy
    .from = z Podestu w Piwnicy
    .gender = m
room-basement-landing-text = Tu kończy się Zsyp na Węgiel. Żadne schody stąd nie prowadzą w górę.
room-catacombs = Katakumby
    .gen = Katakumb
    .acc = Katakumby
    .ins = Katakumbami
    .in = w Katakumbach
    .to = do Katakumb
    .from = z Katakumb
    .gender = nmp
room-catacombs-text = Granica między dwojgiem drzwi: rzut Zdrowia 6+ przeprowadza na drugą stronę, jedna próba na turę, bez kosztu pola.
room-chasm = Przepaść
    .gen = Przepaści
    .acc = Przepaść
    .ins = Przepaścią
    .in = nad Przepaścią
    .to = nad Przepaść
    .from = znad Przepaści
    .gender = f
room-chasm-text = Granica między dwojgiem drzwi: rzut Szybkości 3+ przeprowadza na drugą stronę, jedna próba na turę, bez kosztu pola.
room-crypt = Krypta
    .gen = Krypty
    .acc = Kryptę
    .ins = Kryptą
    .in = w Krypcie
    .to = do Krypty
    .from = z Krypty
    .gender = f
room-crypt-text = Kto kończy tu turę, otrzymuje 1 obrażenie mentalne.
room-furnace-room = Kotłownia
    .gen = Kotłowni
    .acc = Kotłownię
    .ins = Kotłownią
    .in = w Kotłowni
    .to = do Kotłowni
    .from = z Kotłowni
    .gender = f
room-furnace-room-text = Kto kończy tu turę, otrzymuje 1 obrażenie fizyczne. Kończy kartę Gasną Światła.
room-larder = Spiżarnia
    .gen = Spiżarni
    .acc = Spiżarnię
    .ins = Spiżarnią
    .in = w Spiżarni
    .to = do Spiżarni
    .from = ze Spiżarni
    .gender = f
room-larder-text = Zakończ tu turę i zyskaj 1 Mocy, raz na grę i poszukiwacza.
room-pentagram-chamber = Komnata Pentagramu
    .gen = Komnaty Pentagramu
    .acc = Komnatę Pentagramu
    .ins = Komnatą Pentagramu
    .in = w Komnacie Pentagramu
    .to = do Komnaty Pentagramu
    .from = z Komnaty Pentagramu
    .gender = f
room-pentagram-chamber-text = Wyjście wymaga rzutu Wiedzy 4+. Przy porażce strać 1 Zdrowia; wychodzisz tak czy inaczej.
room-stairs-from-basement = Schody z Piwnicy
    .gen = Schodów z Piwnicy
    .acc = Schody z Piwnicy
    .ins = Schodami z Piwnicy
    .in = na Schodach z Piwnicy
    .to = na Schody z Piwnicy
    .from = ze Schodów z Piwnicy
    .gender = nmp
room-stairs-from-basement-text = 1 pole do Foyer i z powrotem.
room-underground-lake = Podziemne Jezioro
    .gen = Podziemnego Jeziora
    .acc = Podziemne Jezioro
    .ins = Podziemnym Jeziorem
    .in = nad Podziemnym Jeziorem
    .to = nad Podziemne Jezioro
    .from = znad Podziemnego Jeziora
    .gender = n
room-wine-cellar = Piwnica z Winem
    .gen = Piwnicy z Winem
    .acc = Piwnicę z Winem
    .ins = Piwnicą z Winem
    .in = w Piwnicy z Winem
    .to = do Piwnicy z Winem
    .from = z Piwnicy z Winem
    .gender = f
room-ballroom = Sala Balowa
    .gen = Sali Balowej
    .acc = Salę Balową
    .ins = Salą Balową
    .in = w Sali Balowej
    .to = do Sali Balowej
    .from = z Sali Balowej
    .gender = f
room-ballroom-text = Tu ląduje każdy, kto skacze z Galerii.
room-coal-chute = Zsyp na Węgiel
    .gen = Zsypu na Węgiel
    .acc = Zsyp na Węgiel
    .ins = Zsypem na Węgiel
    .in = w Zsypie na Węgiel
    .to = do Zsypu na Węgiel
    .from = ze Zsypu na Węgiel
    .gender = m
room-coal-chute-text = Od razu zjeżdżasz na Podest w Piwnicy; oba razem to 1 pole. Żaden poszukiwacz nie wespnie się z powrotem.
room-dining-room = Jadalnia
    .gen = Jadalni
    .acc = Jadalnię
    .ins = Jadalnią
    .in = w Jadalni
    .to = do Jadalni
    .from = z Jadalni
    .gender = f
room-dining-room-text = Okno.
room-gardens = Ogrody
    .gen = Ogrodów
    .acc = Ogrody
    .ins = Ogrodami
    .in = w Ogrodach
    .to = do Ogrodów
    .from = z Ogrodów
    .gender = nmp
room-gardens-text = Na zewnątrz.
room-graveyard = Cmentarz
    .gen = Cmentarza
    .acc = Cmentarz
    .ins = Cmentarzem
    .in = na Cmentarzu
    .to = na Cmentarz
    .from = z Cmentarza
    .gender = m
room-graveyard-text = Na zewnątrz. Wyjście wymaga rzutu Zdrowia 4+. Przy porażce strać 1 Wiedzy; wychodzisz tak czy inaczej.
room-patio = Patio
    .gen = Patia
    .acc = Patio
    .ins = Patiem
    .in = na Patiu
    .to = na Patio
    .from = z Patia
    .gender = n
room-patio-text = Na zewnątrz.
room-attic = Strych
    .gen = Strychu
    .acc = Strych
    .ins = Strychem
    .in = na Strychu
    .to = na Strych
    .from = ze Strychu
    .gender = m
room-attic-text = Wyjście wymaga rzutu Szybkości 3+. Przy porażce strać 1 Mocy; wychodzisz tak czy inaczej.
room-balcony = Balkon
    .gen = Balkonu
    .acc = Balkon
    .ins = Balkonem
    .in = na Balkonie
    .to = na Balkon
    .from = z Balkonu
    .gender = m
room-balcony-text = Na zewnątrz.
room-bedroom = Sypialnia
    .gen = Sypialni
    .acc = Sypialnię
    .ins = Sypialnią
    .in = w Sypialni
    .to = do Sypialni
    .from = z Sypialni
    .gender = f
room-bedroom-text = Okno.
room-gallery = Galeria
    .gen = Galerii
    .acc = Galerię
    .ins = Galerią
    .in = w Galerii
    .to = do Galerii
    .from = z Galerii
    .gender = f
room-gallery-text = Dopóki możesz się jeszcze ruszać, możesz skoczyć do Sali Balowej, jeśli jest odkryta: bez kosztu pola, 1 kość obrażeń fizycznych.
room-master-bedroom = Główna Sypialnia
    .gen = Głównej Sypialni
    .acc = Główną Sypialnię
    .ins = Główną Sypialnią
    .in = w Głównej Sypialni
    .to = do Głównej Sypialni
    .from = z Głównej Sypialni
    .gender = f
room-master-bedroom-text = Okno.
room-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
    .ins = Wieżą
    .in = w Wieży
    .to = do Wieży
    .from = z Wieży
    .gender = f
room-tower-text = Na zewnątrz. Granica między dwojgiem drzwi: rzut Mocy 3+ przeprowadza na drugą stronę, jedna próba na turę, bez kosztu pola.
room-abandoned-room = Opuszczony Pokój
    .gen = Opuszczonego Pokoju
    .acc = Opuszczony Pokój
    .ins = Opuszczonym Pokojem
    .in = w Opuszczonym Pokoju
    .to = do Opuszczonego Pokoju
    .from = z Opuszczonego Pokoju
    .gender = m
room-kitchen = Kuchnia
    .gen = Kuchni
    .acc = Kuchnię
    .ins = Kuchnią
    .in = w Kuchni
    .to = do Kuchni
    .from = z Kuchni
    .gender = f
room-bloody-room = Zakrwawiony Pokój
    .gen = Zakrwawionego Pokoju
    .acc = Zakrwawiony Pokój
    .ins = Zakrwawionym Pokojem
    .in = w Zakrwawionym Pokoju
    .to = do Zakrwawionego Pokoju
    .from = z Zakrwawionego Pokoju
    .gender = m
room-chapel = Kaplica
    .gen = Kaplicy
    .acc = Kaplicę
    .ins = Kaplicą
    .in = w Kaplicy
    .to = do Kaplicy
    .from = z Kaplicy
    .gender = f
room-chapel-text = Okno. Zakończ tu turę i zyskaj 1 Zdrowia, raz na grę i poszukiwacza.
room-charred-room = Zwęglony Pokój
    .gen = Zwęglonego Pokoju
    .acc = Zwęglony Pokój
    .ins = Zwęglonym Pokojem
    .in = w Zwęglonym Pokoju
    .to = do Zwęglonego Pokoju
    .from = ze Zwęglonego Pokoju
    .gender = m
room-collapsed-room = Zapadnięty Pokój
    .gen = Zapadniętego Pokoju
    .acc = Zapadnięty Pokój
    .ins = Zapadniętym Pokojem
    .in = w Zapadniętym Pokoju
    .to = do Zapadniętego Pokoju
    .from = z Zapadniętego Pokoju
    .gender = m
room-collapsed-room-text = Tylko jeden poszukiwacz musi tu wykonać rzut Szybkości 5+, inaczej spada do piwnicy. Potem każdy, kto może się jeszcze ruszać, może spaść z własnej woli: bez kosztu pola. Każdy upadek kosztuje 1 kość obrażeń fizycznych i kończy się pod Zapadniętym Pokojem.
room-conservatory = Oranżeria
    .gen = Oranżerii
    .acc = Oranżerię
    .ins = Oranżerią
    .in = w Oranżerii
    .to = do Oranżerii
    .from = z Oranżerii
    .gender = f
room-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .ins = Biblioteką
    .in = w Bibliotece
    .to = do Biblioteki
    .from = z Biblioteki
    .gender = f
room-library-text = Zakończ tu turę i zyskaj 1 Wiedzy, raz na grę i poszukiwacza.
room-gymnasium = Sala Gimnastyczna
    .gen = Sali Gimnastycznej
    .acc = Salę Gimnastyczną
    .ins = Salą Gimnastyczną
    .in = w Sali Gimnastycznej
    .to = do Sali Gimnastycznej
    .from = z Sali Gimnastycznej
    .gender = f
room-gymnasium-text = Zakończ tu turę i zyskaj 1 Szybkości, raz na grę i poszukiwacza.
room-operating-laboratory = Sala Operacyjna
    .gen = Sali Operacyjnej
    .acc = Salę Operacyjną
    .ins = Salą Operacyjną
    .in = w Sali Operacyjnej
    .to = do Sali Operacyjnej
    .from = z Sali Operacyjnej
    .gender = f
room-research-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
    .ins = Laboratorium
    .in = w Laboratorium
    .to = do Laboratorium
    .from = z Laboratorium
    .gender = n
room-servants-quarters = Pokoje Służby
    .gen = Pokoi Służby
    .acc = Pokoje Służby
    .ins = Pokojami Służby
    .in = w Pokojach Służby
    .to = do Pokoi Służby
    .from = z Pokoi Służby
    .gender = nmp
room-storeroom = Magazyn
    .gen = Magazynu
    .acc = Magazyn
    .ins = Magazynem
    .in = w Magazynie
    .to = do Magazynu
    .from = z Magazynu
    .gender = m
room-vault = Skarbiec
    .gen = Skarbca
    .acc = Skarbiec
    .ins = Skarbcem
    .in = w Skarbcu
    .to = do Skarbca
    .from = ze Skarbca
    .gender = m
room-vault-text = Zamknięty: otwiera go rzut Wiedzy 6+, jedna próba na turę. Kto go otworzy, losuje 2 przedmioty; odtąd jest na dobre otwarty i pusty.
room-creaky-hallway = Skrzypiący Korytarz
    .gen = Skrzypiącego Korytarza
    .acc = Skrzypiący Korytarz
    .ins = Skrzypiącym Korytarzem
    .in = w Skrzypiącym Korytarzu
    .to = do Skrzypiącego Korytarza
    .from = ze Skrzypiącego Korytarza
    .gender = m
room-dusty-hallway = Zakurzony Korytarz
    .gen = Zakurzonego Korytarza
    .acc = Zakurzony Korytarz
    .ins = Zakurzonym Korytarzem
    .in = w Zakurzonym Korytarzu
    .to = do Zakurzonego Korytarza
    .from = z Zakurzonego Korytarza
    .gender = m
room-game-room = Pokój Gier
    .gen = Pokoju Gier
    .acc = Pokój Gier
    .ins = Pokojem Gier
    .in = w Pokoju Gier
    .to = do Pokoju Gier
    .from = z Pokoju Gier
    .gender = m
room-junk-room = Składzik
    .gen = Składziku
    .acc = Składzik
    .ins = Składzikiem
    .in = w Składziku
    .to = do Składziku
    .from = ze Składziku
    .gender = m
room-junk-room-text = Wyjście wymaga rzutu Mocy 3+. Przy porażce strać 1 Szybkości; wychodzisz tak czy inaczej.
room-mystic-elevator = Tajemna Winda
    .gen = Tajemnej Windy
    .acc = Tajemną Windę
    .ins = Tajemną Windą
    .in = w Tajemnej Windzie
    .to = do Tajemnej Windy
    .from = z Tajemnej Windy
    .gender = f
room-mystic-elevator-text = Wejdź, a ruszy, raz na turę. Rzuć 2 kośćmi. 4: piwnica, parter lub piętro do wyboru. 3: piętro. 2: parter. 1: piwnica. 0: piwnica i 1 kość obrażeń fizycznych dla każdego poszukiwacza w środku. Zdrajca i potwory wybierają kondygnację.
room-organ-room = Sala Organowa
    .gen = Sali Organowej
    .acc = Salę Organową
    .ins = Salą Organową
    .in = w Sali Organowej
    .to = do Sali Organowej
    .from = z Sali Organowej
    .gender = f
room-statuary-corridor = Korytarz Posągów
    .gen = Korytarza Posągów
    .acc = Korytarz Posągów
    .ins = Korytarzem Posągów
    .in = w Korytarzu Posągów
    .to = do Korytarza Posągów
    .from = z Korytarza Posągów
    .gender = m

## Żetony, które karty i pokoje zostawiają w domu

token-blessing = Błogosławieństwo
token-closet = Szafa
token-drip = Kapanie
token-safe = Sejf
token-secret-passage = Sekretne Przejście
token-secret-stairs = Sekretne Schody
token-skeletons = Szkielety
token-slide = Zjeżdżalnia
token-smoke = Dym
token-wall-switch = Obrotowa ściana
token-vault-empty = Pusty Skarbiec
token-below-collapsed-room = Pod Zapadniętym Pokojem

## Przedmioty

card-adrenaline-shot = Zastrzyk Adrenaliny
    .gen = Zastrzyku Adrenaliny
    .acc = Zastrzyk Adrenaliny
    .ins = Zastrzykiem Adrenaliny
    .gender = m
card-adrenaline-shot-text = Przed swoim rzutem na cechę: dodaj 4 do wyniku, potem odrzuć tę kartę. Nie przy rzutach ataku, obrony i nawiedzenia ani przy stałej liczbie kości.
card-amulet-of-the-ages = Amulet Wieków
    .gen = Amuletu Wieków
    .acc = Amulet Wieków
    .ins = Amuletem Wieków
    .gender = m
card-amulet-of-the-ages-text = Zdobycie: zyskaj 1 w każdej cesze. Utrata: strać 3 z każdej cechy, zawsze w całości.
card-angel-feather = Anielskie Pióro
    .gen = Anielskiego Pióra
    .acc = Anielskie Pióro
    .ins = Anielskim Piórem
    .gender = n
card-angel-feather-text = Zamiast dowolnego swojego rzutu: podaj liczbę od 0 do 8, to jest wynik. Potem odrzuć tę kartę.
card-armor = Zbroja
    .gen = Zbroi
    .acc = Zbroję
    .ins = Zbroją
    .gender = f
card-armor-text = Za każdym razem, gdy otrzymujesz obrażenia fizyczne, otrzymujesz o 1 mniej. Nie można jej ukraść.
card-axe = Topór
    .gen = Topora
    .acc = Topór
    .ins = Toporem
    .gender = m
card-axe-text = Broń: o 1 kość więcej przy ataku Mocą.
card-bell = Dzwonek
    .gen = Dzwonka
    .acc = Dzwonek
    .ins = Dzwonkiem
    .gender = m
card-bell-text = Zdobycie: zyskaj 1 Zdrowia. Utrata: strać 1 Zdrowia. Raz w swojej turze, po rozpoczęciu nawiedzenia, możesz wykonać rzut Zdrowia. 5+: przesuń dowolnych bohaterów, którzy mogą się ruszać, o 1 pole bliżej siebie. 0–4: zdrajca może przesunąć dowolne potwory o 1 pole bliżej ciebie; bez zdrajcy przychodzą wszystkie. Należy do kompletu z Księgą i Świecą.
card-blood-dagger = Krwawy Sztylet
    .gen = Krwawego Sztyletu
    .acc = Krwawy Sztylet
    .ins = Krwawym Sztyletem
    .gender = m
card-blood-dagger-text = Broń: o 3 kości więcej przy ataku Mocą, a ty tracisz za to 1 Szybkości. Nie możesz go przekazać ani upuścić. Jeśli ktoś ci go ukradnie, otrzymujesz 2 kości obrażeń fizycznych.
card-bottle = Butelka
    .gen = Butelki
    .acc = Butelkę
    .ins = Butelką
    .gender = f
card-bottle-text = W swojej turze, po rozpoczęciu nawiedzenia, możesz wypić: rzuć 3 kośćmi, potem odrzuć tę kartę. 6: idź do dowolnego pokoju w domu. 5: zyskaj 2 Mocy i 2 Szybkości. 4: zyskaj 2 Wiedzy i 2 Zdrowia. 3: zyskaj 1 Wiedzy, strać 1 Mocy. 2: strać 2 Wiedzy i 2 Zdrowia. 1: strać 2 Mocy i 2 Szybkości. 0: strać 2 z każdej cechy.
card-candle = Świeca
    .gen = Świecy
    .acc = Świecę
    .ins = Świecą
    .gender = f
card-candle-text = W rzutach na cechę przy wydarzeniach, które losujesz, masz o 1 kość więcej. Kończy kartę Gasną Światła. Kto ma Dzwonek, Księgę i Świecę, zyskuje 2 w każdej cesze, a gdy pierwszy raz traci jedno z trojga, traci 2 z każdej cechy; jedno i drugie raz na poszukiwacza.
card-dark-dice = Mroczne Kości
    .gen = Mrocznych Kości
    .acc = Mroczne Kości
    .ins = Mrocznymi Kośćmi
    .gender = nmp
card-dark-dice-text = Raz w swojej turze możesz rzucić 3 kośćmi. 6: idź do pokoju dowolnego poszukiwacza, który nie jest ujawnionym zdrajcą. 5: przesuń innego poszukiwacza z twojego pokoju do sąsiedniego. 4: zyskaj 1 Mocy lub Szybkości. 3: przejdź do sąsiedniego pokoju bez kosztu pola. 2: zyskaj 1 Zdrowia lub Wiedzy. 1: wylosuj wydarzenie. 0: wszystkie cztery cechy spadają do najniższej wartości nad czaszką, a kości się odrzuca.
card-dynamite = Dynamit
    .gen = Dynamitu
    .acc = Dynamit
    .ins = Dynamitem
    .gender = m
card-dynamite-text = Zamiast ataku możesz rzucić go przez drzwi do sąsiedniego pokoju i odrzucić. Każdy, kto tam ma Moc i Szybkość, wykonuje rzut Szybkości. 5+: nic. 0–4: 4 obrażenia fizyczne.
card-healing-salve = Maść Lecznicza
    .gen = Maści Leczniczej
    .acc = Maść Leczniczą
    .ins = Maścią Leczniczą
    .gender = f
card-healing-salve-text = W swojej turze: podnieś Moc i Szybkość, swoje lub żywego poszukiwacza w twoim pokoju, do wartości początkowych, jeśli są niższe. Potem odrzuć tę kartę.
card-idol = Bożek
    .gen = Bożka
    .acc = Bożka
    .ins = Bożkiem
    .gender = m
card-idol-text = Raz na turę, przed rzutem na cechę, rzutem ataku lub obrony albo rzutem przy wydarzeniu: o 2 kości więcej, a najpierw tracisz 1 Zdrowia.
card-lucky-stone = Szczęśliwy Kamień
    .gen = Szczęśliwego Kamienia
    .acc = Szczęśliwy Kamień
    .ins = Szczęśliwym Kamieniem
    .gender = m
card-lucky-stone-text = Po dowolnym swoim rzucie: rzuć ponownie dowolnymi z jego kości, raz. Potem odrzuć tę kartę.
card-medical-kit = Apteczka
    .gen = Apteczki
    .acc = Apteczkę
    .ins = Apteczką
    .gender = f
card-medical-kit-text = Raz w swojej turze możesz wykonać rzut Wiedzy dla siebie lub dla poszukiwacza w twoim pokoju, który zyskuje najwyżej do wartości początkowych. 8+: zysk 3 Mocy lub Szybkości, podzielony dowolnie. 6–7: zysk 2 Mocy lub Szybkości. 4–5: zysk 1 Mocy lub Szybkości. 0–3: nic.
card-music-box = Pozytywka
    .gen = Pozytywki
    .acc = Pozytywkę
    .ins = Pozytywką
    .gender = f
card-music-box-text = Raz w swojej turze możesz ją otworzyć lub zamknąć. Dopóki jest otwarta, kto wchodzi do jej pokoju lub zaczyna tam turę, wykonuje rzut Zdrowia. 4+: nic. 0–3: tura od razu się kończy, a jeśli to jej posiadacz, pozytywka spada na podłogę. Na początku jest zamknięta.
card-pickpockets-gloves = Rękawiczki Kieszonkowca
    .gen = Rękawiczek Kieszonkowca
    .acc = Rękawiczki Kieszonkowca
    .ins = Rękawiczkami Kieszonkowca
    .gender = nmp
card-pickpockets-gloves-text = W swojej turze, gdy w twoim pokoju jest inny poszukiwacz: odrzuć Rękawiczki i weź jeden jego przedmiot, który można ukraść.
card-puzzle-box = Szkatułka z Zagadką
    .gen = Szkatułki z Zagadką
    .acc = Szkatułkę z Zagadką
    .ins = Szkatułką z Zagadką
    .gender = f
card-puzzle-box-text = Raz w swojej turze możesz wykonać rzut Wiedzy. 6+: wylosuj 2 przedmioty i odrzuć szkatułkę. 0–5: pozostaje zamknięta.
card-rabbits-foot = Królicza Łapka
    .gen = Króliczej Łapki
    .acc = Króliczą Łapkę
    .ins = Króliczą Łapką
    .gender = f
card-rabbits-foot-text = Raz w swojej turze, po swoim rzucie: rzuć ponownie 1 z jego kości. Liczy się drugi wynik.
card-revolver = Rewolwer
    .gen = Rewolweru
    .acc = Rewolwer
    .ins = Rewolwerem
    .gender = m
card-revolver-text = Broń: atakuj Szybkością z 1 kością więcej, w swoim pokoju lub wzdłuż prostej linii drzwi. Druga strona broni się Szybkością; obrażenia są fizyczne. Gdy strzelasz do innego pokoju, nie otrzymujesz żadnych i niczego nie kradniesz.
card-sacrificial-dagger = Sztylet Ofiarny
    .gen = Sztyletu Ofiarnego
    .acc = Sztylet Ofiarny
    .ins = Sztyletem Ofiarnym
    .gender = m
card-sacrificial-dagger-text = Broń: o 3 kości więcej przy ataku Mocą, ale najpierw wykonaj rzut Wiedzy. 6+: bez szkody. 3–5: strać 1 Zdrowia lub Wiedzy. 0–2: otrzymujesz 2 kości obrażeń fizycznych i w tej turze nie atakujesz.
card-smelling-salts = Sole Trzeźwiące
    .gen = Soli Trzeźwiących
    .acc = Sole Trzeźwiące
    .ins = Solami Trzeźwiącymi
    .gender = nmp
card-smelling-salts-text = W swojej turze: podnieś Wiedzę, swoją lub żywego poszukiwacza w twoim pokoju, do wartości początkowej, jeśli jest niższa. Potem odrzuć tę kartę.

## Omeny

card-bite = Ugryzienie
    .gen = Ugryzienia
    .acc = Ugryzienie
    .ins = Ugryzieniem
    .gender = n
card-bite-text = Przy wylosowaniu: coś niewidzialnego raz cię atakuje z Mocą 4; rzuca gracz po twojej prawej. Karta zostaje u ciebie na dobre.
card-book = Księga
    .gen = Księgi
    .acc = Księgę
    .ins = Księgą
    .gender = f
card-book-text = Zdobycie: zyskaj 2 Wiedzy. Utrata: strać 2 Wiedzy. Należy do kompletu z Dzwonkiem i Świecą.
card-crystal-ball = Kryształowa Kula
    .gen = Kryształowej Kuli
    .acc = Kryształową Kulę
    .ins = Kryształową Kulą
    .gender = f
card-crystal-ball-text = Raz w swojej turze, po rozpoczęciu nawiedzenia, możesz wykonać rzut Wiedzy. 4+: przejrzyj talię przedmiotów lub wydarzeń, połóż jedną kartę na wierzchu, a resztę potasuj. 1–3: strać 1 Zdrowia. 0: strać 2 Zdrowia.
card-dog = Pies
    .gen = Psa
    .acc = Psa
    .ins = Psem
    .gender = m
card-dog-text = Towarzysz. Zdobycie: zyskaj 1 Mocy i 1 Zdrowia. Utrata: strać 1 Mocy i 1 Zdrowia. Raz w twojej turze może pobiec do pokoju oddalonego najwyżej o 6 pól i wrócić, przez drzwi i po schodach, które nie wymagają rzutu, i przynieść lub zanieść jeden przedmiot, który go nie spowalnia. Poszukiwacz, od którego bierze lub któremu daje, musi się zgodzić.
card-girl = Dziewczyna
    .gen = Dziewczyny
    .acc = Dziewczynę
    .ins = Dziewczyną
    .gender = f
card-girl-text = Towarzyszka. Zdobycie: zyskaj 1 Zdrowia i 1 Wiedzy. Utrata: strać 1 Zdrowia i 1 Wiedzy.
card-holy-symbol = Święty Symbol
    .gen = Świętego Symbolu
    .acc = Święty Symbol
    .ins = Świętym Symbolem
    .gender = m
card-holy-symbol-text = Zdobycie: zyskaj 2 Zdrowia. Utrata: strać 2 Zdrowia.
card-madman = Szaleniec
    .gen = Szaleńca
    .acc = Szaleńca
    .ins = Szaleńcem
    .gender = m
card-madman-text = Towarzysz. Zdobycie: zyskaj 2 Mocy, strać 1 Zdrowia. Utrata: strać 2 Mocy, zyskaj 1 Zdrowia.
card-mask = Maska
    .gen = Maski
    .acc = Maskę
    .ins = Maską
    .gender = f
card-mask-text = Raz w swojej turze możesz wykonać rzut Zdrowia. 4+: załóż ją (zyskaj 2 Wiedzy, strać 2 Zdrowia) albo zdejmij (zyskaj 2 Zdrowia, strać 2 Wiedzy). 0–3: nic. Jeśli ją tracisz, najpierw ją zdejmujesz.
card-medallion = Medalion
    .gen = Medalionu
    .acc = Medalion
    .ins = Medalionem
    .gender = m
card-medallion-text = Komnata Pentagramu, Krypta i Cmentarz nic ci nie robią.
card-ring = Pierścień
    .gen = Pierścienia
    .acc = Pierścień
    .ins = Pierścieniem
    .gender = m
card-ring-text = Możesz atakować Zdrowiem każdego, kto ma Zdrowie: obie strony rzucają Zdrowiem, a obrażenia są mentalne. Nie razem z bronią.
card-skull = Czaszka
    .gen = Czaszki
    .acc = Czaszkę
    .ins = Czaszką
    .gender = f
card-skull-text = Za każdym razem, gdy masz otrzymać obrażenia mentalne, możesz przyjąć je wszystkie jako fizyczne.
card-spear = Włócznia
    .gen = Włóczni
    .acc = Włócznię
    .ins = Włócznią
    .gender = f
card-spear-text = Broń: o 2 kości więcej przy ataku Mocą.
card-spirit-board = Tablica Duchów
    .gen = Tablicy Duchów
    .acc = Tablicę Duchów
    .ins = Tablicą Duchów
    .gender = f
card-spirit-board-text = Raz w swojej turze, przed ruchem, możesz obejrzeć wierzchnią płytkę stosu pokoi. Po rozpoczęciu nawiedzenia przyciąga to potwory: zdrajca może przesunąć dowolne z nich o 1 pole bliżej ciebie; bez zdrajcy przychodzą wszystkie.

## Wydarzenia

card-a-moment-of-hope = Chwila Nadziei
    .gen = Chwili Nadziei
    .acc = Chwilę Nadziei
    .ins = Chwilą Nadziei
    .gender = f
card-a-moment-of-hope-text = Żeton Błogosławieństwa w tym pokoju: odtąd bohaterowie rzucają tu w rzutach na cechę o 1 kość więcej.
card-angry-being = Gniewna Istota
    .gen = Gniewnej Istoty
    .acc = Gniewną Istotę
    .ins = Gniewną Istotą
    .gender = f
card-angry-being-text = Rzut Szybkości. 5+: zyskaj 1 Szybkości. 2–4: 1 kość obrażeń mentalnych. 0–1: 1 kość obrażeń mentalnych i 1 kość obrażeń fizycznych.
card-bloody-vision = Krwawa Wizja
    .gen = Krwawej Wizji
    .acc = Krwawą Wizję
    .ins = Krwawą Wizją
    .gender = f
card-bloody-vision-text = Rzut Zdrowia. 4+: zyskaj 1 Zdrowia. 2–3: strać 1 Zdrowia. 0–1: zaatakuj kogoś w swoim pokoju lub w sąsiednim, jeśli możesz; poszukiwacza przed potworem, tego z najniższą Mocą.
card-burning-man = Płonący Człowiek
    .gen = Płonącego Człowieka
    .acc = Płonącego Człowieka
    .ins = Płonącym Człowiekiem
    .gender = m
card-burning-man-text = Rzut Zdrowia. 4+: zyskaj 1 Zdrowia. 2–3: idź do Holu Głównego. 0–1: 1 kość obrażeń fizycznych, potem 1 kość obrażeń mentalnych.
card-closet-door = Drzwi Szafy
    .gen = Drzwi Szafy
    .acc = Drzwi Szafy
    .ins = Drzwiami Szafy
    .gender = nmp
card-closet-door-text = Żeton Szafy w tym pokoju. Raz na turę poszukiwacz, który tu jest, może rzucić 2 kośćmi, by ją otworzyć. 4: wylosuj przedmiot. 2–3: wylosuj wydarzenie. 0–1: wylosuj wydarzenie, a żeton się usuwa.
card-creepy-crawlies = Pełzające Robactwo
    .gen = Pełzającego Robactwa
    .acc = Pełzające Robactwo
    .ins = Pełzającym Robactwem
    .gender = n
card-creepy-crawlies-text = Rzut Zdrowia. 5+: zyskaj 1 Zdrowia. 1–4: strać 1 Zdrowia. 0: strać 2 Zdrowia.
card-creepy-puppet = Upiorna Lalka
    .gen = Upiornej Lalki
    .acc = Upiorną Lalkę
    .ins = Upiorną Lalką
    .gender = f
card-creepy-puppet-text = Lalka atakuje cię z Mocą 4; rzuca gracz po twojej prawej. Jeśli cię zrani, posiadacz Włóczni zyskuje 2 Mocy, chyba że to ty.
card-debris = Gruz
    .gen = Gruzu
    .acc = Gruz
    .ins = Gruzem
    .gender = m
card-debris-text = Rzut Szybkości. 3+: zyskaj 1 Szybkości. 1–2: 1 kość obrażeń fizycznych, zachowaj tę kartę, gruz cię przygniata. 0: 2 kości obrażeń fizycznych, zachowaj tę kartę, gruz cię przygniata. Pod gruzem możesz tylko próbować się uwolnić. Raz na turę każdy poszukiwacz w twoim pokoju, ty też, może wykonać rzut Mocy; 4 lub więcej cię uwalnia. Po 3 porażkach odzyskujesz swobodę na początku swojej następnej tury.
card-disquieting-sounds = Niepokojące Dźwięki
    .gen = Niepokojących Dźwięków
    .acc = Niepokojące Dźwięki
    .ins = Niepokojącymi Dźwiękami
    .gender = nmp
card-disquieting-sounds-text = Rzuć 6 kośćmi. Co najmniej tyle, ile dotąd wylosowano omenów: zyskaj 1 Zdrowia. Mniej: 1 kość obrażeń mentalnych.
card-drip-drip-drip = Kap… Kap… Kap…
    .gen = „Kap… Kap… Kap…”
    .acc = „Kap… Kap… Kap…”
    .ins = „Kap… Kap… Kap…”
    .gender = n
card-drip-drip-drip-text = Żeton Kapania w tym pokoju: odtąd poszukiwacze rzucają tu w rzutach na cechę o 1 kość mniej, co najmniej 1.
card-footsteps = Kroki
    .gen = Kroków
    .acc = Kroki
    .ins = Krokami
    .gender = nmp
card-footsteps-text = Rzuć 1 kością, w Kaplicy 2. 4: ty i najbliższy poszukiwacz zyskujecie 1 Mocy. 3: zyskujesz 1 Mocy, najbliższy poszukiwacz traci 1 Zdrowia. 2: strać 1 Zdrowia. 1: strać 1 Szybkości. 0: każdy poszukiwacz traci 1 z cechy, którą sam wybiera.
card-funeral = Pogrzeb
    .gen = Pogrzebu
    .acc = Pogrzeb
    .ins = Pogrzebem
    .gender = m
card-funeral-text = Rzut Zdrowia. 4+: zyskaj 1 Zdrowia. 2–3: strać 1 Zdrowia. 0–1: strać 1 Zdrowia i 1 Mocy i idź na Cmentarz lub do Krypty, jeśli któreś jest odkryte.
card-grave-dirt = Ziemia z Grobu
    .gen = Ziemi z Grobu
    .acc = Ziemię z Grobu
    .ins = Ziemią z Grobu
    .gender = f
card-grave-dirt-text = Rzut Mocy. 4+: zyskaj 1 Mocy. 0–3: zachowaj tę kartę; na początku każdej swojej tury otrzymujesz 1 obrażenie fizyczne. Kończy się, gdy przedmiot podniesie jedną z twoich cech albo gdy zakończysz turę na Balkonie, w Ogrodach, na Cmentarzu, w Sali Gimnastycznej, w Spiżarni, na Patiu lub w Wieży.
card-groundskeeper = Ogrodnik
    .gen = Ogrodnika
    .acc = Ogrodnika
    .ins = Ogrodnikiem
    .gender = m
card-groundskeeper-text = Rzut Wiedzy, w Ogrodach z 2 kośćmi mniej. 4+: wylosuj przedmiot. 0–3: atakuje cię z Mocą 4; rzuca gracz po twojej prawej.
card-hanged-men = Wisielcy
    .gen = Wisielców
    .acc = Wisielców
    .ins = Wisielcami
    .gender = mp
card-hanged-men-text = Jeden rzut na każdą twoją cechę. 2+: nic. 0–1: strać 1 z tej cechy. Jeśli wszystkie cztery to 2 lub więcej, zyskaj 1 w wybranej cesze.
card-hideous-shriek = Upiorny Wrzask
    .gen = Upiornego Wrzasku
    .acc = Upiorny Wrzask
    .ins = Upiornym Wrzaskiem
    .gender = m
card-hideous-shriek-text = Każdy poszukiwacz wykonuje rzut Zdrowia. 4+: nic. 1–3: 1 kość obrażeń mentalnych. 0: 2 kości obrażeń mentalnych.
card-image-in-the-mirror-give = Odbicie w Lustrze
    .gen = Odbicia w Lustrze
    .acc = Odbicie w Lustrze
    .ins = Odbiciem w Lustrze
    .gender = n
card-image-in-the-mirror-give-text = Wtasuj jedną ze swoich kart przedmiotów do talii przedmiotów i zyskaj 1 Wiedzy. Jeśli żadnej nie masz, karta przechodzi do następnego poszukiwacza po twojej lewej, który ma.
card-image-in-the-mirror-receive = Odbicie w Lustrze (odwrócone)
    .gen = Odbicia w Lustrze (odwróconego)
    .acc = Odbicie w Lustrze (odwrócone)
    .ins = Odbiciem w Lustrze (odwróconym)
    .gender = n
card-image-in-the-mirror-receive-text = Wylosuj przedmiot.
card-it-is-meant-to-be = Tak Miało Być
    .gen = „Tak Miało Być”
    .acc = „Tak Miało Być”
    .ins = „Tak Miało Być”
    .gender = n
card-it-is-meant-to-be-text = Wybierz. Albo obejrzyj 3 wierzchnie płytki pokoi, karty przedmiotów, omenów lub wydarzeń i odłóż je w dowolnej kolejności. Albo rzuć 4 kośćmi i zachowaj tę kartę: raz, zamiast swojego rzutu, wynikiem jest ta liczba, ale nigdy więcej, niż mógłby dać rzut.
card-jonahs-turn = Kolej Jonasza
    .gen = Kolei Jonasza
    .acc = Kolej Jonasza
    .ins = Koleją Jonasza
    .gender = f
card-jonahs-turn-text = Jeśli ktoś ma Szkatułkę z Zagadką, odrzuca ją i losuje przedmiot, a ty zyskujesz 1 Zdrowia. W przeciwnym razie otrzymujesz 1 kość obrażeń mentalnych.
card-lights-out = Gasną Światła
    .gen = „Gasną Światła”
    .acc = „Gasną Światła”
    .ins = „Gasną Światła”
    .gender = nmp
card-lights-out-text = Zachowaj tę kartę: możesz się ruszać tylko o 1 pole na turę. Kończy się, gdy zakończysz turę z innym poszukiwaczem w swoim pokoju albo w Kotłowni, albo gdy tylko masz Świecę.
card-locked-safe = Zamknięty Sejf
    .gen = Zamkniętego Sejfu
    .acc = Zamknięty Sejf
    .ins = Zamkniętym Sejfem
    .gender = m
card-locked-safe-text = Żeton Sejfu w tym pokoju. Raz na turę poszukiwacz, który tu jest, może wykonać rzut Wiedzy. 5+: wylosuj 2 przedmioty, a żeton się usuwa. 2–4: 1 kość obrażeń fizycznych. 0–1: 2 kości obrażeń fizycznych.
card-mists-from-the-walls = Mgły ze Ścian
    .gen = Mgieł ze Ścian
    .acc = Mgły ze Ścian
    .ins = Mgłami ze Ścian
    .gender = nmp
card-mists-from-the-walls-text = Każdy poszukiwacz w piwnicy wykonuje rzut Zdrowia. 4+: nic. 1–3: 1 kość obrażeń mentalnych, w pokoju z symbolem wydarzenia 2 kości. 0: 1 kość obrażeń mentalnych, w pokoju z symbolem wydarzenia 3 kości.
card-mystic-slide = Tajemna Zjeżdżalnia
    .gen = Tajemnej Zjeżdżalni
    .acc = Tajemną Zjeżdżalnię
    .ins = Tajemną Zjeżdżalnią
    .gender = f
card-mystic-slide-text = Żeton Zjeżdżalni w tym pokoju i rzut Mocy. 5+: idź do dowolnego pokoju na niższej kondygnacji. 0–4: spadasz do nowego pokoju w piwnicy i otrzymujesz 1 kość obrażeń fizycznych. Później każdy poszukiwacz, który tu jest, może zjechać z tym samym rzutem, raz na turę, bez kosztu pola. Jeśli jesteś w piwnicy, karta przechodzi do następnego poszukiwacza po twojej lewej, który w niej nie jest.
card-night-view = Nocny Widok
    .gen = Nocnego Widoku
    .acc = Nocny Widok
    .ins = Nocnym Widokiem
    .gender = m
card-night-view-text = Rzut Wiedzy. 5+: zyskaj 1 Wiedzy. 0–4: nic.
card-phone-call = Telefon
    .gen = Telefonu
    .acc = Telefon
    .ins = Telefonem
    .gender = m
card-phone-call-text = Rzuć 2 kośćmi. 4: zyskaj 1 Zdrowia. 3: zyskaj 1 Wiedzy. 1–2: 1 kość obrażeń mentalnych. 0: 2 kości obrażeń fizycznych.
card-possession = Opętanie
    .gen = Opętania
    .acc = Opętanie
    .ins = Opętaniem
    .gender = n
card-possession-text = Wybierz cechę i nią rzuć. 4+: zyskaj 1 w wybranej cesze. 0–3: ta cecha spada do najniższej wartości nad czaszką; jeśli już tam jest, spada inna.
card-revolving-wall = Obrotowa Ściana
    .gen = Obrotowej Ściany
    .acc = Obrotową Ścianę
    .ins = Obrotową Ścianą
    .gender = f
card-revolving-wall-text = Żeton Obrotowej ściany na ścianie bez drzwi lub w rogu tego pokoju. Przechodzisz na drugą stronę, do nowego pokoju, jeśli nic tam nie leży. Później poszukiwacz po dowolnej z dwóch stron może raz na turę wykonać rzut Wiedzy. 3+: na drugą stronę, bez kosztu pola. 0–2: nie ma przejścia.
card-rotten = Zgnilizna
    .gen = Zgnilizny
    .acc = Zgniliznę
    .ins = Zgnilizną
    .gender = f
card-rotten-text = Rzut Zdrowia. 5+: zyskaj 1 Zdrowia. 2–4: strać 1 Mocy. 1: strać 1 Mocy i 1 Szybkości. 0: strać 1 z każdej cechy.
card-secret-passage = Sekretne Przejście
    .gen = Sekretnego Przejścia
    .acc = Sekretne Przejście
    .ins = Sekretnym Przejściem
    .gender = n
card-secret-passage-text = Żeton Sekretnego Przejścia tutaj i drugi w innym pokoju. Rzuć 3 kośćmi. 6: w piwnicy, na parterze lub na piętrze, do wyboru. 4–5: na piętrze. 2–3: na parterze. 0–1: w piwnicy. Możesz przejść od razu, nawet bez ruchu; później to 1 pole.
card-secret-stairs = Sekretne Schody
    .gen = Sekretnych Schodów
    .acc = Sekretne Schody
    .ins = Sekretnymi Schodami
    .gender = nmp
card-secret-stairs-text = Żeton Sekretnych Schodów tutaj i drugi w pokoju na innej kondygnacji; między nimi 1 pole. Możesz przejść od razu, nawet bez ruchu; jeśli zrobisz to w tej turze, wylosuj tam wydarzenie.
card-shrieking-wind = Wyjący Wiatr
    .gen = Wyjącego Wiatru
    .acc = Wyjący Wiatr
    .ins = Wyjącym Wiatrem
    .gender = m
card-shrieking-wind-text = Każdy poszukiwacz w Ogrodach, na Cmentarzu, na Patiu, w Wieży, na Balkonie lub przy oknie na zewnątrz wykonuje rzut Mocy. 5+: nic. 3–4: 1 kość obrażeń fizycznych. 1–2: 1 kość obrażeń mentalnych. 0: 1 kość obrażeń fizycznych, a 1 twój przedmiot wiatr porywa do Holu Głównego.
card-silence = Cisza
    .gen = Ciszy
    .acc = Ciszę
    .ins = Ciszą
    .gender = f
card-silence-text = Każdy poszukiwacz w piwnicy wykonuje rzut Zdrowia. 4+: nic. 1–3: 1 kość obrażeń mentalnych. 0: 2 kości obrażeń mentalnych.
card-skeletons = Szkielety
    .gen = Szkieletów
    .acc = Szkielety
    .ins = Szkieletami
    .gender = nmp
card-skeletons-text = Żeton Szkieletów w tym pokoju, a dla ciebie 1 kość obrażeń mentalnych. Raz na turę poszukiwacz, który tu jest, może je przeszukać rzutem Zdrowia. 5+: wylosuj przedmiot, a żeton się usuwa. 0–4: 1 kość obrażeń mentalnych.
card-smoke = Dym
    .gen = Dymu
    .acc = Dym
    .ins = Dymem
    .gender = m
card-smoke-text = Żeton Dymu w tym pokoju: odtąd poszukiwacze rzucają tu w rzutach na cechę o 2 kości mniej, co najmniej 1, i nikt nie widzi do tego pokoju, z niego ani przez niego.
card-something-hidden = Coś Ukrytego
    .gen = Czegoś Ukrytego
    .acc = Coś Ukrytego
    .ins = Czymś Ukrytym
    .gender = n
card-something-hidden-text = Możesz wykonać rzut Wiedzy. 4+: wylosuj przedmiot. 0–3: strać 1 Zdrowia.
card-something-slimy = Coś Oślizgłego
    .gen = Czegoś Oślizgłego
    .acc = Coś Oślizgłego
    .ins = Czymś Oślizgłym
    .gender = n
card-something-slimy-text = Rzut Szybkości. 4+: zyskaj 1 Szybkości. 1–3: strać 1 Mocy. 0: strać 1 Mocy i 1 Szybkości.
card-spider = Pająk
    .gen = Pająka
    .acc = Pająka
    .ins = Pająkiem
    .gender = m
card-spider-text = Rzut Szybkości lub Zdrowia, do wyboru. 4+: zyskaj 1 w tej cesze. 1–3: 1 kość obrażeń fizycznych. 0: 2 kości obrażeń fizycznych.
card-the-beckoning = Wezwanie
    .gen = Wezwania
    .acc = Wezwanie
    .ins = Wezwaniem
    .gender = n
card-the-beckoning-text = Każdy poszukiwacz w Ogrodach, na Cmentarzu, w Wieży, na Balkonie lub przy oknie na zewnątrz wykonuje rzut Zdrowia. 3+: nic. 0–2: skok na Patio i 1 kość obrażeń fizycznych. Jeśli nikt nie odkrył jeszcze Patia, szuka się go i kładzie.
card-the-lost-one = Zagubiona
    .gen = Zagubionej
    .acc = Zagubioną
    .ins = Zagubioną
    .gender = f
card-the-lost-one-text = Rzut Wiedzy. 5+: zyskaj 1 Wiedzy. 0–4: gubisz drogę; rzuć 3 kośćmi. 6: idź do Holu Głównego. 4–5: idź na Podest na Piętrze. 2–3: do nowego pokoju na piętrze. 0–1: do nowego pokoju w piwnicy.
card-the-voice = Głos
    .gen = Głosu
    .acc = Głos
    .ins = Głosem
    .gender = m
card-the-voice-text = Rzut Wiedzy. 4+: wylosuj przedmiot. 0–3: nic.
card-the-walls = Ściany
    .gen = Ścian
    .acc = Ściany
    .ins = Ścianami
    .gender = nmp
card-the-walls-text = Wylosuj następną płytkę pokoju, połóż ją tam, gdzie pozwala jej rewers, i idź tam.
card-webs = Pajęczyny
    .gen = Pajęczyn
    .acc = Pajęczyny
    .ins = Pajęczynami
    .gender = nmp
card-webs-text = Rzut Mocy. 4+: zyskaj 1 Mocy. 0–3: grzęźniesz i zachowujesz tę kartę. W pajęczynie możesz tylko próbować się uwolnić. Raz na turę każdy poszukiwacz w twoim pokoju, ty też, może wykonać rzut Mocy; 4 lub więcej cię uwalnia, a komu się nie uda, ten w tej turze już się nie rusza. Po 3 porażkach odzyskujesz swobodę na początku swojej następnej tury.
card-what-the = Co do…?
    .gen = „Co do…?”
    .acc = „Co do…?”
    .ins = „Co do…?”
    .gender = n
card-what-the-text = Ten pokój ze wszystkim, co w nim jest, przenosi się do innych wolnych drzwi, na tej samej kondygnacji, jeśli tam są.
card-whoops = Ups!
    .gen = „Ups!”
    .acc = „Ups!”
    .ins = „Ups!”
    .gender = n
card-whoops-text = Jedną z twoich kart przedmiotów, wybraną losowo, się odrzuca.

## Żetony przedmiotów z nawiedzeń

card-corpse = Zwłoki
    .gen = Zwłok
    .acc = Zwłoki
    .ins = Zwłokami
    .gender = nmp
card-root-1 = Korzeń 1
    .gen = Korzenia 1
    .acc = Korzeń 1
    .ins = Korzeniem 1
    .gender = m
card-root-2 = Korzeń 2
    .gen = Korzenia 2
    .acc = Korzeń 2
    .ins = Korzeniem 2
    .gender = m
card-root-3 = Korzeń 3
    .gen = Korzenia 3
    .acc = Korzeń 3
    .ins = Korzeniem 3
    .gender = m
card-silver-bullets = Srebrne Kule
    .gen = Srebrnych Kul
    .acc = Srebrne Kule
    .ins = Srebrnymi Kulami
    .gender = nmp
card-plant-spray = Oprysk na Rośliny
    .gen = Oprysku na Rośliny
    .acc = Oprysk na Rośliny
    .ins = Opryskiem na Rośliny
    .gender = m
card-paint-1 = Farba 1
    .gen = Farby 1
    .acc = Farbę 1
    .ins = Farbą 1
    .gender = f
card-paint-2 = Farba 2
    .gen = Farby 2
    .acc = Farbę 2
    .ins = Farbą 2
    .gender = f
card-paint-3 = Farba 3
    .gen = Farby 3
    .acc = Farbę 3
    .ins = Farbą 3
    .gender = f
card-paint-4 = Farba 4
    .gen = Farby 4
    .acc = Farbę 4
    .ins = Farbą 4
    .gender = f
card-paint-5 = Farba 5
    .gen = Farby 5
    .acc = Farbę 5
    .ins = Farbą 5
    .gender = f
card-paint-6 = Farba 6
    .gen = Farby 6
    .acc = Farbę 6
    .ins = Farbą 6
    .gender = f
card-paint-7 = Farba 7
    .gen = Farby 7
    .acc = Farbę 7
    .ins = Farbą 7
    .gender = f
card-body-1 = Ciało 1
    .gen = Ciała 1
    .acc = Ciało 1
    .ins = Ciałem 1
    .gender = n
card-body-2 = Ciało 2
    .gen = Ciała 2
    .acc = Ciało 2
    .ins = Ciałem 2
    .gender = n
card-body-3 = Ciało 3
    .gen = Ciała 3
    .acc = Ciało 3
    .ins = Ciałem 3
    .gender = n
card-body-4 = Ciało 4
    .gen = Ciała 4
    .acc = Ciało 4
    .ins = Ciałem 4
    .gender = n
card-body-5 = Ciało 5
    .gen = Ciała 5
    .acc = Ciało 5
    .ins = Ciałem 5
    .gender = n
card-body-6 = Ciało 6
    .gen = Ciała 6
    .acc = Ciało 6
    .ins = Ciałem 6
    .gender = n
card-shield = Tarcza
    .gen = Tarczy
    .acc = Tarczę
    .ins = Tarczą
    .gender = f
card-antique-armor = Antyczna Zbroja
    .gen = Antycznej Zbroi
    .acc = Antyczną Zbroję
    .ins = Antyczną Zbroją
    .gender = f
card-haunt-candle-1 = Żeton Świecy 1
    .gen = Żetonu Świecy 1
    .acc = Żeton Świecy 1
    .ins = Żetonem Świecy 1
    .gender = m
card-haunt-candle-2 = Żeton Świecy 2
    .gen = Żetonu Świecy 2
    .acc = Żeton Świecy 2
    .ins = Żetonem Świecy 2
    .gender = m
card-haunt-candle-3 = Żeton Świecy 3
    .gen = Żetonu Świecy 3
    .acc = Żeton Świecy 3
    .ins = Żetonem Świecy 3
    .gender = m
card-haunt-candle-4 = Żeton Świecy 4
    .gen = Żetonu Świecy 4
    .acc = Żeton Świecy 4
    .ins = Żetonem Świecy 4
    .gender = m
card-haunt-candle-5 = Żeton Świecy 5
    .gen = Żetonu Świecy 5
    .acc = Żeton Świecy 5
    .ins = Żetonem Świecy 5
    .gender = m
card-haunt-candle-6 = Żeton Świecy 6
    .gen = Żetonu Świecy 6
    .acc = Żeton Świecy 6
    .ins = Żetonem Świecy 6
    .gender = m
card-haunt-candle-7 = Żeton Świecy 7
    .gen = Żetonu Świecy 7
    .acc = Żeton Świecy 7
    .ins = Żetonem Świecy 7
    .gender = m
card-haunt-candle-8 = Żeton Świecy 8
    .gen = Żetonu Świecy 8
    .acc = Żeton Świecy 8
    .ins = Żetonem Świecy 8
    .gender = m
card-haunt-candle-9 = Żeton Świecy 9
    .gen = Żetonu Świecy 9
    .acc = Żeton Świecy 9
    .ins = Żetonem Świecy 9
    .gender = m
card-haunt-candle-10 = Żeton Świecy 10
    .gen = Żetonu Świecy 10
    .acc = Żeton Świecy 10
    .ins = Żetonem Świecy 10
    .gender = m
card-haunt-candle-11 = Żeton Świecy 11
    .gen = Żetonu Świecy 11
    .acc = Żeton Świecy 11
    .ins = Żetonem Świecy 11
    .gender = m
card-haunt-candle-12 = Żeton Świecy 12
    .gen = Żetonu Świecy 12
    .acc = Żeton Świecy 12
    .ins = Żetonem Świecy 12
    .gender = m
card-haunt-candle-13 = Żeton Świecy 13
    .gen = Żetonu Świecy 13
    .acc = Żeton Świecy 13
    .ins = Żetonem Świecy 13
    .gender = m
card-haunt-candle-14 = Żeton Świecy 14
    .gen = Żetonu Świecy 14
    .acc = Żeton Świecy 14
    .ins = Żetonem Świecy 14
    .gender = m
card-haunt-candle-15 = Żeton Świecy 15
    .gen = Żetonu Świecy 15
    .acc = Żeton Świecy 15
    .ins = Żetonem Świecy 15
    .gender = m
card-haunt-candle-16 = Żeton Świecy 16
    .gen = Żetonu Świecy 16
    .acc = Żeton Świecy 16
    .ins = Żetonem Świecy 16
    .gender = m
card-haunt-candle-17 = Żeton Świecy 17
    .gen = Żetonu Świecy 17
    .acc = Żeton Świecy 17
    .ins = Żetonem Świecy 17
    .gender = m
card-haunt-candle-18 = Żeton Świecy 18
    .gen = Żetonu Świecy 18
    .acc = Żeton Świecy 18
    .ins = Żetonem Świecy 18
    .gender = m
card-haunt-candle-19 = Żeton Świecy 19
    .gen = Żetonu Świecy 19
    .acc = Żeton Świecy 19
    .ins = Żetonem Świecy 19
    .gender = m
card-haunt-candle-20 = Żeton Świecy 20
    .gen = Żetonu Świecy 20
    .acc = Żeton Świecy 20
    .ins = Żetonem Świecy 20
    .gender = m
card-ingredient-1 = Składnik 1
    .gen = Składnika 1
    .acc = Składnik 1
    .ins = Składnikiem 1
    .gender = m
card-ingredient-2 = Składnik 2
    .gen = Składnika 2
    .acc = Składnik 2
    .ins = Składnikiem 2
    .gender = m
card-ingredient-3 = Składnik 3
    .gen = Składnika 3
    .acc = Składnik 3
    .ins = Składnikiem 3
    .gender = m
card-ingredient-4 = Składnik 4
    .gen = Składnika 4
    .acc = Składnik 4
    .ins = Składnikiem 4
    .gender = m
card-ingredient-5 = Składnik 5
    .gen = Składnika 5
    .acc = Składnik 5
    .ins = Składnikiem 5
    .gender = m
card-ingredient-6 = Składnik 6
    .gen = Składnika 6
    .acc = Składnik 6
    .ins = Składnikiem 6
    .gender = m
card-ingredient-7 = Składnik 7
    .gen = Składnika 7
    .acc = Składnik 7
    .ins = Składnikiem 7
    .gender = m
card-ingredient-8 = Składnik 8
    .gen = Składnika 8
    .acc = Składnik 8
    .ins = Składnikiem 8
    .gender = m
card-ingredient-9 = Składnik 9
    .gen = Składnika 9
    .acc = Składnik 9
    .ins = Składnikiem 9
    .gender = m
card-ingredient-10 = Składnik 10
    .gen = Składnika 10
    .acc = Składnik 10
    .ins = Składnikiem 10
    .gender = m
card-ingredient-11 = Składnik 11
    .gen = Składnika 11
    .acc = Składnik 11
    .ins = Składnikiem 11
    .gender = m
card-ingredient-12 = Składnik 12
    .gen = Składnika 12
    .acc = Składnik 12
    .ins = Składnikiem 12
    .gender = m
card-ingredient-13 = Składnik 13
    .gen = Składnika 13
    .acc = Składnik 13
    .ins = Składnikiem 13
    .gender = m
card-torch-1 = Pochodnia 1
    .gen = Pochodni 1
    .acc = Pochodnię 1
    .ins = Pochodnią 1
    .gender = f
card-torch-2 = Pochodnia 2
    .gen = Pochodni 2
    .acc = Pochodnię 2
    .ins = Pochodnią 2
    .gender = f
card-torch-3 = Pochodnia 3
    .gen = Pochodni 3
    .acc = Pochodnię 3
    .ins = Pochodnią 3
    .gender = f
card-torch-4 = Pochodnia 4
    .gen = Pochodni 4
    .acc = Pochodnię 4
    .ins = Pochodnią 4
    .gender = f
card-torch-5 = Pochodnia 5
    .gen = Pochodni 5
    .acc = Pochodnię 5
    .ins = Pochodnią 5
    .gender = f
card-torch-6 = Pochodnia 6
    .gen = Pochodni 6
    .acc = Pochodnię 6
    .ins = Pochodnią 6
    .gender = f
card-torch-7 = Pochodnia 7
    .gen = Pochodni 7
    .acc = Pochodnię 7
    .ins = Pochodnią 7
    .gender = f
card-torch-8 = Pochodnia 8
    .gen = Pochodni 8
    .acc = Pochodnię 8
    .ins = Pochodnią 8
    .gender = f
card-torch-9 = Pochodnia 9
    .gen = Pochodni 9
    .acc = Pochodnię 9
    .ins = Pochodnią 9
    .gender = f
card-torch-10 = Pochodnia 10
    .gen = Pochodni 10
    .acc = Pochodnię 10
    .ins = Pochodnią 10
    .gender = f
card-torch-11 = Pochodnia 11
    .gen = Pochodni 11
    .acc = Pochodnię 11
    .ins = Pochodnią 11
    .gender = f
card-torch-12 = Pochodnia 12
    .gen = Pochodni 12
    .acc = Pochodnię 12
    .ins = Pochodnią 12
    .gender = f
card-parachute-1 = Spadochron 1
    .gen = Spadochronu 1
    .acc = Spadochron 1
    .ins = Spadochronem 1
    .gender = m
card-parachute-2 = Spadochron 2
    .gen = Spadochronu 2
    .acc = Spadochron 2
    .ins = Spadochronem 2
    .gender = m
card-parachute-3 = Spadochron 3
    .gen = Spadochronu 3
    .acc = Spadochron 3
    .ins = Spadochronem 3
    .gender = m
card-key-1 = Klucz 1
    .gen = Klucza 1
    .acc = Klucz 1
    .ins = Kluczem 1
    .gender = m
card-key-2 = Klucz 2
    .gen = Klucza 2
    .acc = Klucz 2
    .ins = Kluczem 2
    .gender = m
card-key-3 = Klucz 3
    .gen = Klucza 3
    .acc = Klucz 3
    .ins = Kluczem 3
    .gender = m
card-key-4 = Klucz 4
    .gen = Klucza 4
    .acc = Klucz 4
    .ins = Kluczem 4
    .gender = m
card-key-5 = Klucz 5
    .gen = Klucza 5
    .acc = Klucz 5
    .ins = Kluczem 5
    .gender = m
card-key-6 = Klucz 6
    .gen = Klucza 6
    .acc = Klucz 6
    .ins = Kluczem 6
    .gender = m
card-key-7 = Klucz 7
    .gen = Klucza 7
    .acc = Klucz 7
    .ins = Kluczem 7
    .gender = m
card-key-8 = Klucz 8
    .gen = Klucza 8
    .acc = Klucz 8
    .ins = Kluczem 8
    .gender = m
card-key-9 = Klucz 9
    .gen = Klucza 9
    .acc = Klucz 9
    .ins = Kluczem 9
    .gender = m
card-key-10 = Klucz 10
    .gen = Klucza 10
    .acc = Klucz 10
    .ins = Kluczem 10
    .gender = m
card-key-11 = Klucz 11
    .gen = Klucza 11
    .acc = Klucz 11
    .ins = Kluczem 11
    .gender = m
card-key-12 = Klucz 12
    .gen = Klucza 12
    .acc = Klucz 12
    .ins = Kluczem 12
    .gender = m
card-rowboat = Łódka
    .gen = Łódki
    .acc = Łódkę
    .ins = Łódką
    .gender = f
card-holy-seal-1 = Święta Pieczęć 1
    .gen = Świętej Pieczęci 1
    .acc = Świętą Pieczęć 1
    .ins = Świętą Pieczęcią 1
    .gender = f
card-holy-seal-2 = Święta Pieczęć 2
    .gen = Świętej Pieczęci 2
    .acc = Świętą Pieczęć 2
    .ins = Świętą Pieczęcią 2
    .gender = f
card-holy-seal-3 = Święta Pieczęć 3
    .gen = Świętej Pieczęci 3
    .acc = Świętą Pieczęć 3
    .ins = Świętą Pieczęcią 3
    .gender = f
card-holy-seal-4 = Święta Pieczęć 4
    .gen = Świętej Pieczęci 4
    .acc = Świętą Pieczęć 4
    .ins = Świętą Pieczęcią 4
    .gender = f
card-holy-seal-5 = Święta Pieczęć 5
    .gen = Świętej Pieczęci 5
    .acc = Świętą Pieczęć 5
    .ins = Świętą Pieczęcią 5
    .gender = f
card-serum = Serum
    .gen = Serum
    .acc = Serum
    .ins = Serum
    .gender = n
card-herb-1 = Zioło 1
    .gen = Zioła 1
    .acc = Zioło 1
    .ins = Ziołem 1
    .gender = n
card-herb-2 = Zioło 2
    .gen = Zioła 2
    .acc = Zioło 2
    .ins = Ziołem 2
    .gender = n
card-herb-3 = Zioło 3
    .gen = Zioła 3
    .acc = Zioło 3
    .ins = Ziołem 3
    .gender = n
card-herb-4 = Zioło 4
    .gen = Zioła 4
    .acc = Zioło 4
    .ins = Ziołem 4
    .gender = n
card-herb-5 = Zioło 5
    .gen = Zioła 5
    .acc = Zioło 5
    .ins = Ziołem 5
    .gender = n
card-herb-6 = Zioło 6
    .gen = Zioła 6
    .acc = Zioło 6
    .ins = Ziołem 6
    .gender = n
card-herb-7 = Zioło 7
    .gen = Zioła 7
    .acc = Zioło 7
    .ins = Ziołem 7
    .gender = n
card-herb-8 = Zioło 8
    .gen = Zioła 8
    .acc = Zioło 8
    .ins = Ziołem 8
    .gender = n
card-herb-9 = Zioło 9
    .gen = Zioła 9
    .acc = Zioło 9
    .ins = Ziołem 9
    .gender = n
card-herb-10 = Zioło 10
    .gen = Zioła 10
    .acc = Zioło 10
    .ins = Ziołem 10
    .gender = n
card-herb-11 = Zioło 11
    .gen = Zioła 11
    .acc = Zioło 11
    .ins = Ziołem 11
    .gender = n
card-herb-12 = Zioło 12
    .gen = Zioła 12
    .acc = Zioło 12
    .ins = Ziołem 12
    .gender = n
card-herb-13 = Zioło 13
    .gen = Zioła 13
    .acc = Zioło 13
    .ins = Ziołem 13
    .gender = n
card-herb-14 = Zioło 14
    .gen = Zioła 14
    .acc = Zioło 14
    .ins = Ziołem 14
    .gender = n
card-herb-15 = Zioło 15
    .gen = Zioła 15
    .acc = Zioło 15
    .ins = Ziołem 15
    .gender = n
card-herb-16 = Zioło 16
    .gen = Zioła 16
    .acc = Zioło 16
    .ins = Ziołem 16
    .gender = n
card-herb-17 = Zioło 17
    .gen = Zioła 17
    .acc = Zioło 17
    .ins = Ziołem 17
    .gender = n
card-herb-18 = Zioło 18
    .gen = Zioła 18
    .acc = Zioło 18
    .ins = Ziołem 18
    .gender = n
card-herb-19 = Zioło 19
    .gen = Zioła 19
    .acc = Zioło 19
    .ins = Ziołem 19
    .gender = n
card-herb-20 = Zioło 20
    .gen = Zioła 20
    .acc = Zioło 20
    .ins = Ziołem 20
    .gender = n
card-time-bomb-1 = Bomba Zegarowa 1
    .gen = Bomby Zegarowej 1
    .acc = Bombę Zegarową 1
    .ins = Bombą Zegarową 1
    .gender = f
card-time-bomb-2 = Bomba Zegarowa 2
    .gen = Bomby Zegarowej 2
    .acc = Bombę Zegarową 2
    .ins = Bombą Zegarową 2
    .gender = f
card-time-bomb-3 = Bomba Zegarowa 3
    .gen = Bomby Zegarowej 3
    .acc = Bombę Zegarową 3
    .ins = Bombą Zegarową 3
    .gender = f
card-time-bomb-4 = Bomba Zegarowa 4
    .gen = Bomby Zegarowej 4
    .acc = Bombę Zegarową 4
    .ins = Bombą Zegarową 4
    .gender = f
card-time-bomb-5 = Bomba Zegarowa 5
    .gen = Bomby Zegarowej 5
    .acc = Bombę Zegarową 5
    .ins = Bombą Zegarową 5
    .gender = f
card-clue-1 = Wskazówka 1
    .gen = Wskazówki 1
    .acc = Wskazówkę 1
    .ins = Wskazówką 1
    .gender = f
card-clue-2 = Wskazówka 2
    .gen = Wskazówki 2
    .acc = Wskazówkę 2
    .ins = Wskazówką 2
    .gender = f
card-clue-3 = Wskazówka 3
    .gen = Wskazówki 3
    .acc = Wskazówkę 3
    .ins = Wskazówką 3
    .gender = f
card-clue-4 = Wskazówka 4
    .gen = Wskazówki 4
    .acc = Wskazówkę 4
    .ins = Wskazówką 4
    .gender = f
card-clue-5 = Wskazówka 5
    .gen = Wskazówki 5
    .acc = Wskazówkę 5
    .ins = Wskazówką 5
    .gender = f
card-clue-6 = Wskazówka 6
    .gen = Wskazówki 6
    .acc = Wskazówkę 6
    .ins = Wskazówką 6
    .gender = f
card-clue-7 = Wskazówka 7
    .gen = Wskazówki 7
    .acc = Wskazówkę 7
    .ins = Wskazówką 7
    .gender = f
card-clue-8 = Wskazówka 8
    .gen = Wskazówki 8
    .acc = Wskazówkę 8
    .ins = Wskazówką 8
    .gender = f
card-clue-9 = Wskazówka 9
    .gen = Wskazówki 9
    .acc = Wskazówkę 9
    .ins = Wskazówką 9
    .gender = f
card-clue-10 = Wskazówka 10
    .gen = Wskazówki 10
    .acc = Wskazówkę 10
    .ins = Wskazówką 10
    .gender = f
card-clue-11 = Wskazówka 11
    .gen = Wskazówki 11
    .acc = Wskazówkę 11
    .ins = Wskazówką 11
    .gender = f
card-clue-12 = Wskazówka 12
    .gen = Wskazówki 12
    .acc = Wskazówkę 12
    .ins = Wskazówką 12
    .gender = f
card-clue-13 = Wskazówka 13
    .gen = Wskazówki 13
    .acc = Wskazówkę 13
    .ins = Wskazówką 13
    .gender = f
card-clue-14 = Wskazówka 14
    .gen = Wskazówki 14
    .acc = Wskazówkę 14
    .ins = Wskazówką 14
    .gender = f
card-clue-15 = Wskazówka 15
    .gen = Wskazówki 15
    .acc = Wskazówkę 15
    .ins = Wskazówką 15
    .gender = f
card-clue-16 = Wskazówka 16
    .gen = Wskazówki 16
    .acc = Wskazówkę 16
    .ins = Wskazówką 16
    .gender = f
card-clue-17 = Wskazówka 17
    .gen = Wskazówki 17
    .acc = Wskazówkę 17
    .ins = Wskazówką 17
    .gender = f
card-clue-18 = Wskazówka 18
    .gen = Wskazówki 18
    .acc = Wskazówkę 18
    .ins = Wskazówką 18
    .gender = f
card-clue-19 = Wskazówka 19
    .gen = Wskazówki 19
    .acc = Wskazówkę 19
    .ins = Wskazówką 19
    .gender = f
card-clue-20 = Wskazówka 20
    .gen = Wskazówki 20
    .acc = Wskazówkę 20
    .ins = Wskazówką 20
    .gender = f

## Nawiedzenia

haunt-haunt-0 = Żadne
haunt-haunt-1 = Mumia powstaje
haunt-haunt-2 = Seans
haunt-haunt-3 = Potrawka z żabich udek
haunt-haunt-4 = Sieć przeznaczenia
haunt-haunt-5 = Byłem nastoletnim wilkołakiem
haunt-haunt-6 = Unoszące się oko
haunt-haunt-7 = Mięsożerny bluszcz
haunt-haunt-8 = Lament banshee
haunt-haunt-9 = Taniec śmierci
haunt-haunt-10 = Zjazd rodzinny
haunt-haunt-11 = Wpuśćcie ich
haunt-haunt-12 = Chodzące ciała
haunt-haunt-13 = Śnić może
haunt-haunt-14 = Gwiazdy są w porządku
haunt-haunt-15 = Tu żyją smoki
haunt-haunt-16 = Objęcia upiora
haunt-haunt-17 = Powiew wiatru
haunt-haunt-18 = W jedności siła
haunt-haunt-19 = Przyjaciel na wieki
haunt-haunt-20 = Widmowa panna młoda
haunt-haunt-21 = Dom żywych trupów
haunt-haunt-22 = Otchłań patrzy
haunt-haunt-23 = Koszmar z mackami
haunt-haunt-24 = Leć do domu
haunt-haunt-25 = Voodoo
haunt-haunt-26 = Zapłata dla szczurołapa
haunt-haunt-27 = Oszalałe ciało
haunt-haunt-28 = Pierścień króla Salomona
haunt-haunt-29 = Dziedzictwo Frankensteina
haunt-haunt-30 = Grobowiec Drakuli
haunt-haunt-31 = W powietrzu
haunt-haunt-32 = Zagubieni
haunt-haunt-33 = Wezwanie ciemności
haunt-haunt-34 = Gilotyny
haunt-haunt-35 = Drobne
haunt-haunt-36 = Lepiej z przyjaciółmi
haunt-haunt-37 = Szach-mat
haunt-haunt-38 = Piekielne bestie
haunt-haunt-39 = Dziedzic
haunt-haunt-40 = Pogrzebany żywcem
haunt-haunt-41 = Niewidzialny zdrajca
haunt-haunt-42 = Nadchodzi bohater
haunt-haunt-43 = Gwiezdna choroba
haunt-haunt-44 = Śmierć nas wszystkich znajdzie
haunt-haunt-45 = Tik, tak, tik
haunt-haunt-46 = Uczta
haunt-haunt-47 = Wąż Uroboros
haunt-haunt-48 = Jak drewno w stosie
haunt-haunt-49 = Do twarzy ci w tym
haunt-haunt-50 = Poszukiwanie skarbów

## Co można wybrać

verb-walk = Idź { $room_to }
verb-climb = Idź schodami { $room_to }
verb-passage = Idź sekretną drogą { $room_to }
verb-explore = Odkryj pokój { $direction_in }
verb-cross = Przejdź na drugą stronę
verb-fall = Skocz w dziurę
verb-jump = Skocz do Sali Balowej
verb-clamber = Wespnij się { $room_to }
verb-try = { $token_word ->
    [closet] Otwórz szafę
    [safe] Spróbuj otworzyć sejf
    [skeletons] Przeszukaj szkielety
    [slide] Zjedź zjeżdżalnią
    [wall_switch] Naciśnij przełącznik w ścianie
   *[other] Spróbuj szczęścia: { $token }
}
verb-use = { $card_word ->
    [it_is_meant_to_be] Weź liczbę, która tak miała wypaść
   *[other] Użyj { $card_gen }
}
verb-give = Przekaż { $card_acc } { $figure_dat }
verb-drop = Upuść { $card_acc }
verb-take = Podnieś { $card_acc }
verb-attack = Zaatakuj { $figure_acc }
verb-attack-with = Zaatakuj { $figure_acc } { $card_ins }
verb-throw = Rzuć Dynamit { $room_to }
verb-free = Spróbuj uwolnić { $figure_acc }
verb-reveal = Ujawnij, że jesteś zdrajcą
verb-search-stairs = Szukaj Schodów z Piwnicy
verb-end-turn = Zakończ turę
verb-act = Działa { $figure }
verb-end-monster-turn = Zakończ turę potworów
verb-yes = Tak
verb-no = Nie
verb-ready = Gotowe
verb-be = { $character }
verb-turn-tile = { $rotation ->
    [0] Jak wylosowano
    [1] Ćwierć obrotu w prawo
    [2] Do góry nogami
   *[other] Ćwierć obrotu w lewo
}
verb-attach = { $direction_word ->
    [north] Północne drzwi { $room_gen }
    [east] Wschodnie drzwi { $room_gen }
    [south] Południowe drzwi { $room_gen }
   *[west] Zachodnie drzwi { $room_gen }
}
verb-relay = { $room }: { $direction_to } od { $room2_gen }{ $rotation ->
    [0] { "" }
    [1] , obrót w prawo
    [2] , do góry nogami
   *[other] , obrót w lewo
}
verb-stay = Zostaw, jak jest
verb-to-room = { $room }
verb-to-side = { $side ->
    [0] Bliższa strona
   *[other] Dalsza strona
}
verb-to-wall = { $wall }
verb-split = { $number ->
    [0] Ani jednego
   *[other] { $number }
}
verb-pick-trait = { $trait }
verb-pick-card = { $card }
verb-pick-figure = { $figure }
verb-pick-deck = { $symbol_word ->
    [item] Karty przedmiotów
    [omen] Karty omenów
   *[event] Karty wydarzeń
}
verb-pick-stack = Płytki pokoi
verb-pick-tile = { $room }
verb-steal = Zamiast tego weź { $card_acc }
verb-hurt = Zadaj obrażenia
verb-roll = Rzuć
verb-name-result = Wynik to { $result }
verb-reroll = { $dice_mask ->
    [0] { $card }: nie rzucaj ponownie żadną kością
    [1] { $card }: rzuć ponownie kością 1
    [2] { $card }: rzuć ponownie kością 2
    [3] { $card }: rzuć ponownie kośćmi 1 i 2
    [4] { $card }: rzuć ponownie kością 3
    [5] { $card }: rzuć ponownie kośćmi 1 i 3
    [6] { $card }: rzuć ponownie kośćmi 2 i 3
    [7] { $card }: rzuć ponownie kośćmi 1, 2 i 3
    [8] { $card }: rzuć ponownie kością 4
    [9] { $card }: rzuć ponownie kośćmi 1 i 4
    [10] { $card }: rzuć ponownie kośćmi 2 i 4
    [11] { $card }: rzuć ponownie kośćmi 1, 2 i 4
    [12] { $card }: rzuć ponownie kośćmi 3 i 4
    [13] { $card }: rzuć ponownie kośćmi 1, 3 i 4
    [14] { $card }: rzuć ponownie kośćmi 2, 3 i 4
    [15] { $card }: rzuć ponownie kośćmi 1, 2, 3 i 4
    [16] { $card }: rzuć ponownie kością 5
    [17] { $card }: rzuć ponownie kośćmi 1 i 5
    [18] { $card }: rzuć ponownie kośćmi 2 i 5
    [19] { $card }: rzuć ponownie kośćmi 1, 2 i 5
    [20] { $card }: rzuć ponownie kośćmi 3 i 5
    [21] { $card }: rzuć ponownie kośćmi 1, 3 i 5
    [22] { $card }: rzuć ponownie kośćmi 2, 3 i 5
    [23] { $card }: rzuć ponownie kośćmi 1, 2, 3 i 5
    [24] { $card }: rzuć ponownie kośćmi 4 i 5
    [25] { $card }: rzuć ponownie kośćmi 1, 4 i 5
    [26] { $card }: rzuć ponownie kośćmi 2, 4 i 5
    [27] { $card }: rzuć ponownie kośćmi 1, 2, 4 i 5
    [28] { $card }: rzuć ponownie kośćmi 3, 4 i 5
    [29] { $card }: rzuć ponownie kośćmi 1, 3, 4 i 5
    [30] { $card }: rzuć ponownie kośćmi 2, 3, 4 i 5
    [31] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4 i 5
    [32] { $card }: rzuć ponownie kością 6
    [33] { $card }: rzuć ponownie kośćmi 1 i 6
    [34] { $card }: rzuć ponownie kośćmi 2 i 6
    [35] { $card }: rzuć ponownie kośćmi 1, 2 i 6
    [36] { $card }: rzuć ponownie kośćmi 3 i 6
    [37] { $card }: rzuć ponownie kośćmi 1, 3 i 6
    [38] { $card }: rzuć ponownie kośćmi 2, 3 i 6
    [39] { $card }: rzuć ponownie kośćmi 1, 2, 3 i 6
    [40] { $card }: rzuć ponownie kośćmi 4 i 6
    [41] { $card }: rzuć ponownie kośćmi 1, 4 i 6
    [42] { $card }: rzuć ponownie kośćmi 2, 4 i 6
    [43] { $card }: rzuć ponownie kośćmi 1, 2, 4 i 6
    [44] { $card }: rzuć ponownie kośćmi 3, 4 i 6
    [45] { $card }: rzuć ponownie kośćmi 1, 3, 4 i 6
    [46] { $card }: rzuć ponownie kośćmi 2, 3, 4 i 6
    [47] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4 i 6
    [48] { $card }: rzuć ponownie kośćmi 5 i 6
    [49] { $card }: rzuć ponownie kośćmi 1, 5 i 6
    [50] { $card }: rzuć ponownie kośćmi 2, 5 i 6
    [51] { $card }: rzuć ponownie kośćmi 1, 2, 5 i 6
    [52] { $card }: rzuć ponownie kośćmi 3, 5 i 6
    [53] { $card }: rzuć ponownie kośćmi 1, 3, 5 i 6
    [54] { $card }: rzuć ponownie kośćmi 2, 3, 5 i 6
    [55] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5 i 6
    [56] { $card }: rzuć ponownie kośćmi 4, 5 i 6
    [57] { $card }: rzuć ponownie kośćmi 1, 4, 5 i 6
    [58] { $card }: rzuć ponownie kośćmi 2, 4, 5 i 6
    [59] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5 i 6
    [60] { $card }: rzuć ponownie kośćmi 3, 4, 5 i 6
    [61] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5 i 6
    [62] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5 i 6
    [63] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5 i 6
    [64] { $card }: rzuć ponownie kością 7
    [65] { $card }: rzuć ponownie kośćmi 1 i 7
    [66] { $card }: rzuć ponownie kośćmi 2 i 7
    [67] { $card }: rzuć ponownie kośćmi 1, 2 i 7
    [68] { $card }: rzuć ponownie kośćmi 3 i 7
    [69] { $card }: rzuć ponownie kośćmi 1, 3 i 7
    [70] { $card }: rzuć ponownie kośćmi 2, 3 i 7
    [71] { $card }: rzuć ponownie kośćmi 1, 2, 3 i 7
    [72] { $card }: rzuć ponownie kośćmi 4 i 7
    [73] { $card }: rzuć ponownie kośćmi 1, 4 i 7
    [74] { $card }: rzuć ponownie kośćmi 2, 4 i 7
    [75] { $card }: rzuć ponownie kośćmi 1, 2, 4 i 7
    [76] { $card }: rzuć ponownie kośćmi 3, 4 i 7
    [77] { $card }: rzuć ponownie kośćmi 1, 3, 4 i 7
    [78] { $card }: rzuć ponownie kośćmi 2, 3, 4 i 7
    [79] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4 i 7
    [80] { $card }: rzuć ponownie kośćmi 5 i 7
    [81] { $card }: rzuć ponownie kośćmi 1, 5 i 7
    [82] { $card }: rzuć ponownie kośćmi 2, 5 i 7
    [83] { $card }: rzuć ponownie kośćmi 1, 2, 5 i 7
    [84] { $card }: rzuć ponownie kośćmi 3, 5 i 7
    [85] { $card }: rzuć ponownie kośćmi 1, 3, 5 i 7
    [86] { $card }: rzuć ponownie kośćmi 2, 3, 5 i 7
    [87] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5 i 7
    [88] { $card }: rzuć ponownie kośćmi 4, 5 i 7
    [89] { $card }: rzuć ponownie kośćmi 1, 4, 5 i 7
    [90] { $card }: rzuć ponownie kośćmi 2, 4, 5 i 7
    [91] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5 i 7
    [92] { $card }: rzuć ponownie kośćmi 3, 4, 5 i 7
    [93] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5 i 7
    [94] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5 i 7
    [95] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5 i 7
    [96] { $card }: rzuć ponownie kośćmi 6 i 7
    [97] { $card }: rzuć ponownie kośćmi 1, 6 i 7
    [98] { $card }: rzuć ponownie kośćmi 2, 6 i 7
    [99] { $card }: rzuć ponownie kośćmi 1, 2, 6 i 7
    [100] { $card }: rzuć ponownie kośćmi 3, 6 i 7
    [101] { $card }: rzuć ponownie kośćmi 1, 3, 6 i 7
    [102] { $card }: rzuć ponownie kośćmi 2, 3, 6 i 7
    [103] { $card }: rzuć ponownie kośćmi 1, 2, 3, 6 i 7
    [104] { $card }: rzuć ponownie kośćmi 4, 6 i 7
    [105] { $card }: rzuć ponownie kośćmi 1, 4, 6 i 7
    [106] { $card }: rzuć ponownie kośćmi 2, 4, 6 i 7
    [107] { $card }: rzuć ponownie kośćmi 1, 2, 4, 6 i 7
    [108] { $card }: rzuć ponownie kośćmi 3, 4, 6 i 7
    [109] { $card }: rzuć ponownie kośćmi 1, 3, 4, 6 i 7
    [110] { $card }: rzuć ponownie kośćmi 2, 3, 4, 6 i 7
    [111] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 6 i 7
    [112] { $card }: rzuć ponownie kośćmi 5, 6 i 7
    [113] { $card }: rzuć ponownie kośćmi 1, 5, 6 i 7
    [114] { $card }: rzuć ponownie kośćmi 2, 5, 6 i 7
    [115] { $card }: rzuć ponownie kośćmi 1, 2, 5, 6 i 7
    [116] { $card }: rzuć ponownie kośćmi 3, 5, 6 i 7
    [117] { $card }: rzuć ponownie kośćmi 1, 3, 5, 6 i 7
    [118] { $card }: rzuć ponownie kośćmi 2, 3, 5, 6 i 7
    [119] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5, 6 i 7
    [120] { $card }: rzuć ponownie kośćmi 4, 5, 6 i 7
    [121] { $card }: rzuć ponownie kośćmi 1, 4, 5, 6 i 7
    [122] { $card }: rzuć ponownie kośćmi 2, 4, 5, 6 i 7
    [123] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5, 6 i 7
    [124] { $card }: rzuć ponownie kośćmi 3, 4, 5, 6 i 7
    [125] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5, 6 i 7
    [126] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5, 6 i 7
    [127] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5, 6 i 7
    [128] { $card }: rzuć ponownie kością 8
    [129] { $card }: rzuć ponownie kośćmi 1 i 8
    [130] { $card }: rzuć ponownie kośćmi 2 i 8
    [131] { $card }: rzuć ponownie kośćmi 1, 2 i 8
    [132] { $card }: rzuć ponownie kośćmi 3 i 8
    [133] { $card }: rzuć ponownie kośćmi 1, 3 i 8
    [134] { $card }: rzuć ponownie kośćmi 2, 3 i 8
    [135] { $card }: rzuć ponownie kośćmi 1, 2, 3 i 8
    [136] { $card }: rzuć ponownie kośćmi 4 i 8
    [137] { $card }: rzuć ponownie kośćmi 1, 4 i 8
    [138] { $card }: rzuć ponownie kośćmi 2, 4 i 8
    [139] { $card }: rzuć ponownie kośćmi 1, 2, 4 i 8
    [140] { $card }: rzuć ponownie kośćmi 3, 4 i 8
    [141] { $card }: rzuć ponownie kośćmi 1, 3, 4 i 8
    [142] { $card }: rzuć ponownie kośćmi 2, 3, 4 i 8
    [143] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4 i 8
    [144] { $card }: rzuć ponownie kośćmi 5 i 8
    [145] { $card }: rzuć ponownie kośćmi 1, 5 i 8
    [146] { $card }: rzuć ponownie kośćmi 2, 5 i 8
    [147] { $card }: rzuć ponownie kośćmi 1, 2, 5 i 8
    [148] { $card }: rzuć ponownie kośćmi 3, 5 i 8
    [149] { $card }: rzuć ponownie kośćmi 1, 3, 5 i 8
    [150] { $card }: rzuć ponownie kośćmi 2, 3, 5 i 8
    [151] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5 i 8
    [152] { $card }: rzuć ponownie kośćmi 4, 5 i 8
    [153] { $card }: rzuć ponownie kośćmi 1, 4, 5 i 8
    [154] { $card }: rzuć ponownie kośćmi 2, 4, 5 i 8
    [155] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5 i 8
    [156] { $card }: rzuć ponownie kośćmi 3, 4, 5 i 8
    [157] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5 i 8
    [158] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5 i 8
    [159] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5 i 8
    [160] { $card }: rzuć ponownie kośćmi 6 i 8
    [161] { $card }: rzuć ponownie kośćmi 1, 6 i 8
    [162] { $card }: rzuć ponownie kośćmi 2, 6 i 8
    [163] { $card }: rzuć ponownie kośćmi 1, 2, 6 i 8
    [164] { $card }: rzuć ponownie kośćmi 3, 6 i 8
    [165] { $card }: rzuć ponownie kośćmi 1, 3, 6 i 8
    [166] { $card }: rzuć ponownie kośćmi 2, 3, 6 i 8
    [167] { $card }: rzuć ponownie kośćmi 1, 2, 3, 6 i 8
    [168] { $card }: rzuć ponownie kośćmi 4, 6 i 8
    [169] { $card }: rzuć ponownie kośćmi 1, 4, 6 i 8
    [170] { $card }: rzuć ponownie kośćmi 2, 4, 6 i 8
    [171] { $card }: rzuć ponownie kośćmi 1, 2, 4, 6 i 8
    [172] { $card }: rzuć ponownie kośćmi 3, 4, 6 i 8
    [173] { $card }: rzuć ponownie kośćmi 1, 3, 4, 6 i 8
    [174] { $card }: rzuć ponownie kośćmi 2, 3, 4, 6 i 8
    [175] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 6 i 8
    [176] { $card }: rzuć ponownie kośćmi 5, 6 i 8
    [177] { $card }: rzuć ponownie kośćmi 1, 5, 6 i 8
    [178] { $card }: rzuć ponownie kośćmi 2, 5, 6 i 8
    [179] { $card }: rzuć ponownie kośćmi 1, 2, 5, 6 i 8
    [180] { $card }: rzuć ponownie kośćmi 3, 5, 6 i 8
    [181] { $card }: rzuć ponownie kośćmi 1, 3, 5, 6 i 8
    [182] { $card }: rzuć ponownie kośćmi 2, 3, 5, 6 i 8
    [183] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5, 6 i 8
    [184] { $card }: rzuć ponownie kośćmi 4, 5, 6 i 8
    [185] { $card }: rzuć ponownie kośćmi 1, 4, 5, 6 i 8
    [186] { $card }: rzuć ponownie kośćmi 2, 4, 5, 6 i 8
    [187] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5, 6 i 8
    [188] { $card }: rzuć ponownie kośćmi 3, 4, 5, 6 i 8
    [189] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5, 6 i 8
    [190] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5, 6 i 8
    [191] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5, 6 i 8
    [192] { $card }: rzuć ponownie kośćmi 7 i 8
    [193] { $card }: rzuć ponownie kośćmi 1, 7 i 8
    [194] { $card }: rzuć ponownie kośćmi 2, 7 i 8
    [195] { $card }: rzuć ponownie kośćmi 1, 2, 7 i 8
    [196] { $card }: rzuć ponownie kośćmi 3, 7 i 8
    [197] { $card }: rzuć ponownie kośćmi 1, 3, 7 i 8
    [198] { $card }: rzuć ponownie kośćmi 2, 3, 7 i 8
    [199] { $card }: rzuć ponownie kośćmi 1, 2, 3, 7 i 8
    [200] { $card }: rzuć ponownie kośćmi 4, 7 i 8
    [201] { $card }: rzuć ponownie kośćmi 1, 4, 7 i 8
    [202] { $card }: rzuć ponownie kośćmi 2, 4, 7 i 8
    [203] { $card }: rzuć ponownie kośćmi 1, 2, 4, 7 i 8
    [204] { $card }: rzuć ponownie kośćmi 3, 4, 7 i 8
    [205] { $card }: rzuć ponownie kośćmi 1, 3, 4, 7 i 8
    [206] { $card }: rzuć ponownie kośćmi 2, 3, 4, 7 i 8
    [207] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 7 i 8
    [208] { $card }: rzuć ponownie kośćmi 5, 7 i 8
    [209] { $card }: rzuć ponownie kośćmi 1, 5, 7 i 8
    [210] { $card }: rzuć ponownie kośćmi 2, 5, 7 i 8
    [211] { $card }: rzuć ponownie kośćmi 1, 2, 5, 7 i 8
    [212] { $card }: rzuć ponownie kośćmi 3, 5, 7 i 8
    [213] { $card }: rzuć ponownie kośćmi 1, 3, 5, 7 i 8
    [214] { $card }: rzuć ponownie kośćmi 2, 3, 5, 7 i 8
    [215] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5, 7 i 8
    [216] { $card }: rzuć ponownie kośćmi 4, 5, 7 i 8
    [217] { $card }: rzuć ponownie kośćmi 1, 4, 5, 7 i 8
    [218] { $card }: rzuć ponownie kośćmi 2, 4, 5, 7 i 8
    [219] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5, 7 i 8
    [220] { $card }: rzuć ponownie kośćmi 3, 4, 5, 7 i 8
    [221] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5, 7 i 8
    [222] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5, 7 i 8
    [223] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 5, 7 i 8
    [224] { $card }: rzuć ponownie kośćmi 6, 7 i 8
    [225] { $card }: rzuć ponownie kośćmi 1, 6, 7 i 8
    [226] { $card }: rzuć ponownie kośćmi 2, 6, 7 i 8
    [227] { $card }: rzuć ponownie kośćmi 1, 2, 6, 7 i 8
    [228] { $card }: rzuć ponownie kośćmi 3, 6, 7 i 8
    [229] { $card }: rzuć ponownie kośćmi 1, 3, 6, 7 i 8
    [230] { $card }: rzuć ponownie kośćmi 2, 3, 6, 7 i 8
    [231] { $card }: rzuć ponownie kośćmi 1, 2, 3, 6, 7 i 8
    [232] { $card }: rzuć ponownie kośćmi 4, 6, 7 i 8
    [233] { $card }: rzuć ponownie kośćmi 1, 4, 6, 7 i 8
    [234] { $card }: rzuć ponownie kośćmi 2, 4, 6, 7 i 8
    [235] { $card }: rzuć ponownie kośćmi 1, 2, 4, 6, 7 i 8
    [236] { $card }: rzuć ponownie kośćmi 3, 4, 6, 7 i 8
    [237] { $card }: rzuć ponownie kośćmi 1, 3, 4, 6, 7 i 8
    [238] { $card }: rzuć ponownie kośćmi 2, 3, 4, 6, 7 i 8
    [239] { $card }: rzuć ponownie kośćmi 1, 2, 3, 4, 6, 7 i 8
    [240] { $card }: rzuć ponownie kośćmi 5, 6, 7 i 8
    [241] { $card }: rzuć ponownie kośćmi 1, 5, 6, 7 i 8
    [242] { $card }: rzuć ponownie kośćmi 2, 5, 6, 7 i 8
    [243] { $card }: rzuć ponownie kośćmi 1, 2, 5, 6, 7 i 8
    [244] { $card }: rzuć ponownie kośćmi 3, 5, 6, 7 i 8
    [245] { $card }: rzuć ponownie kośćmi 1, 3, 5, 6, 7 i 8
    [246] { $card }: rzuć ponownie kośćmi 2, 3, 5, 6, 7 i 8
    [247] { $card }: rzuć ponownie kośćmi 1, 2, 3, 5, 6, 7 i 8
    [248] { $card }: rzuć ponownie kośćmi 4, 5, 6, 7 i 8
    [249] { $card }: rzuć ponownie kośćmi 1, 4, 5, 6, 7 i 8
    [250] { $card }: rzuć ponownie kośćmi 2, 4, 5, 6, 7 i 8
    [251] { $card }: rzuć ponownie kośćmi 1, 2, 4, 5, 6, 7 i 8
    [252] { $card }: rzuć ponownie kośćmi 3, 4, 5, 6, 7 i 8
    [253] { $card }: rzuć ponownie kośćmi 1, 3, 4, 5, 6, 7 i 8
    [254] { $card }: rzuć ponownie kośćmi 2, 3, 4, 5, 6, 7 i 8
   *[other] { $card }: rzuć ponownie wszystkimi 8 kośćmi
}
verb-keep-roll = Zostaw rzut
verb-row = Wiersz: { $room }
verb-open-front-door = Otwórz drzwi wejściowe ({ $trait })
verb-go-out-of-house = Wyjdź z domu
verb-exorcise-in = Odpraw egzorcyzm { $room_in } ({ $trait })
verb-exorcise-with = Odpraw egzorcyzm za pomocą { $card_gen } ({ $trait })

## O co gra pyta

prompt-cast = Którym poszukiwaczem grasz?
prompt-turn = Tura { $subject_gen }. Co teraz?
prompt-turn-tile = { $subject } odkrywa nowy pokój. Jak leży płytka?
prompt-attach = Przy których wolnych drzwiach { $subject } kładzie pokój?
prompt-relay = Każda pozostała płytka zamknęłaby tę kondygnację. Czy { $subject } kładzie jeden pokój na nowo, czy się cofa?
prompt-elevator = Tajemna Winda rusza, a w niej { $subject }. Gdzie staje?
prompt-draw = Czy { $subject } losuje kartę za ten pokój?
prompt-accept-card = Czy { $subject } pozwala karcie zadziałać?
prompt-before-roll = { $subject } zaraz rzuca. Użyć karty?
prompt-after-roll = { $subject } rzuca i ma wynik. Rzucić którąś kością ponownie?
prompt-name-result = Anielskie Pióro: jaki wynik podaje { $subject }?
prompt-skull = Obrażenia mentalne dla { $subject_gen }: przyjąć je wszystkie jako fizyczne, dzięki Czaszce?
prompt-split-physical = Ile stopni Mocy traci { $subject }? Resztę traci Szybkość.
prompt-split-mental = Ile stopni Zdrowia traci { $subject }? Resztę traci Wiedza.
prompt-lose-trait = Z której cechy { $subject } traci stopień?
prompt-accept-gift = { $subject } chce ci dać przedmiot. Bierzesz go?
prompt-spoils = { $subject } przegrywa. Zadać obrażenia czy zamiast tego wziąć przedmiot?
prompt-side = Po której stronie granicy zjawia się { $subject }?
prompt-landing = W którym pokoju piwnicy ląduje { $subject }?
prompt-showing = { $subject } może w każdej chwili odkryć swój żeton i być jawnym zdrajcą.
prompt-hazard = Ten pokój zaraz zaszkodzi { $subject_dat }. Zdrajcę, który się ujawni, oszczędzi. Ujawnić się?
prompt-card-hazard = Ta karta zaraz zadziała. Zdrajca, który się ujawni, może jej odmówić. Czy { $subject } jest zdrajcą i się ujawnia?
prompt-next-row = To nawiedzenie już rozegrano. Który z tych jednakowo bliskich pokoi liczy się jako następny ({ $subject })?
prompt-row = Tego pokoju nie ma w tabeli nawiedzeń. Który wiersz się liczy ({ $subject })?
prompt-next-omen = To nawiedzenie już rozegrano. Który omen { $subject_gen } liczy się jako następny?
prompt-ready = Przeczytaj kartkę swojej strony. { $subject }: można zaczynać?
prompt-monsters = Tura potworów. Który działa następny?
prompt-monster = Działa { $subject }. Co teraz?
prompt-toward = { $subject } podchodzi bliżej. Którędy?
prompt-gain-trait = W której cesze { $subject } zyskuje stopień?
prompt-roll-trait = Którą cechą rzuca { $subject }?
prompt-try-event = Czy { $subject } odważa się rzucić?
prompt-nearest = Który z poszukiwaczy najbliższych { $subject_dat } to będzie?
prompt-part-with = Z którym przedmiotem rozstaje się { $subject }?
prompt-go-to = Do którego pokoju idzie { $subject }?
prompt-bloody-vision = Krwawa Wizja: kogo i czym atakuje { $subject }?
prompt-meant-to-be = Tak Miało Być: czy { $subject } rzuca i zachowuje liczbę, czy ogląda 3 z wierzchu stosu?
prompt-next-tile = Która z tych płytek ma przyjść następna? Wybiera { $subject }.
prompt-next-card = Która z tych kart ma przyjść następna? Wybiera { $subject }.
prompt-wall-switch = Obrotowa Ściana: na której ścianie lub w którym rogu { $subject } znajduje przełącznik?
prompt-other-end = Gdzie wychodzi sekretna droga, którą odkrywa { $subject }?
prompt-follow-way = Czy { $subject } od razu idzie sekretną drogą?
prompt-push-whom = Mroczne Kości: kogo { $subject } przesuwa z pokoju?
prompt-push-where = Mroczne Kości: do którego pokoju trafia { $subject }?
prompt-heal-whom = Kogo leczy { $subject }?
prompt-heal-trait = Która cecha { $subject_gen } jest leczona?
prompt-pick-pocket = Rękawiczki: który przedmiot bierze { $subject }?
prompt-dog-item = Pies biegnie dla { $subject_gen }. Który przedmiot niesie?
prompt-dog-to = Dokąd lub do kogo niesie go Pies { $subject_gen }?
prompt-dog-asks = Pies { $subject_gen } chce wziąć od ciebie przedmiot. Oddajesz?
prompt-dog-brings = Pies { $subject_gen } przynosi ci przedmiot. Bierzesz?
prompt-search-deck = Kryształowa Kula: którą talię przegląda { $subject }?
prompt-put-on-top = Kryształowa Kula: którą kartę { $subject } kładzie na wierzchu?
prompt-mask = Czy { $subject } zakłada Maskę albo ją zdejmuje, jeśli jest założona?
prompt-summon = Kto przesuwa się o 1 pole bliżej { $subject_gen }?
prompt-prey = Kogo atakuje { $subject }?
prompt-quarry = Za kim idzie { $subject }?
prompt-collapse = Który pokój zawala się następny? Wybiera { $subject }.
prompt-jump-out = Do którego pokoju { $subject } skacze, by się ratować?

## Po co rzuca się kośćmi

purpose-might = Moc
purpose-speed = Szybkość
purpose-sanity = Zdrowie
purpose-knowledge = Wiedza
purpose-fight-might = Moc w walce
purpose-fight-speed = Szybkość w walce
purpose-fight-sanity = Zdrowie w walce
purpose-fight-knowledge = Wiedza w walce
purpose-haunt = rzut nawiedzenia
purpose-damage = obrażenia
purpose-pace = ruch
purpose-gain = kroki w górę
purpose-elevator = kondygnacja windy
purpose-bottle = Butelka
purpose-dark-dice = Mroczne Kości
purpose-closet-door = Drzwi Szafy
purpose-disquieting-sounds = Niepokojące Dźwięki
purpose-footsteps = Kroki
purpose-it-is-meant-to-be = Tak Miało Być
purpose-phone-call = Telefon
purpose-secret-passage = Sekretne Przejście
purpose-the-lost-one = Zagubiona
purpose-age = upływające lata
purpose-air = powietrze
purpose-bomb = bomba
purpose-chess = partia szachów
purpose-collapse = zawalające się pokoje
purpose-collar = obroża
purpose-coming = ilu ich przybędzie
purpose-doll = lalka
purpose-flight = sposób lotu
purpose-growth = czy rośnie dalej
purpose-hideout = kryjówka
purpose-latching = uczepienie się
purpose-suffocation = zużyte powietrze
purpose-sunrise = wschód słońca
purpose-web = siła sieci

## O czym gra opowiada

notice-plays = Miejsce { $seat } gra jako { $character }.
notice-turn-starts = Zaczyna się tura { $figure_gen }.
notice-moved = { $figure } idzie { $room_to }.
notice-put = { $figure } trafia { $room_to }.
notice-discovered = { $floor_word ->
    [basement] { $figure } odkrywa w piwnicy { $room_acc }.
    [ground] { $figure } odkrywa na parterze { $room_acc }.
   *[upper] { $figure } odkrywa na piętrze { $room_acc }.
}
notice-passed-over = Pominięto płytkę z rewersem: { $back }.
notice-set-aside = Nie ma gdzie położyć { $room_gen }; płytka idzie na bok.
notice-stack-renewed = Odrzucone płytki pokoi potasowano w nowy stos.
notice-rolled = { $needed ->
    [0] { $figure } wyrzuca { $dice_word } ({ $purpose }): { $result }.
   *[other] { $figure } wyrzuca { $dice_word } ({ $purpose }): { $result }, potrzeba { $needed }.
}
notice-about-to-roll = { $needed ->
    [0]
        { $number ->
            [one] { $figure } zaraz rzuca jedną kością ({ $purpose }).
            [few] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }).
            [many] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }).
           *[other] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }).
        }
   *[other]
        { $number ->
            [one] { $figure } zaraz rzuca jedną kością ({ $purpose }): potrzeba { $needed } lub więcej.
            [few] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
            [many] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
           *[other] { $figure } zaraz rzuca { $number } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
        }
}
notice-named = { $figure } nie rzuca: wynik to { $result }.
notice-gained = { $figure } zyskuje { $number } { $trait_gen }.
notice-lost = { $figure } traci { $number } { $trait_gen }.
notice-damaged = { $number ->
    [one] { $figure } otrzymuje { $number } obrażenie { $damage }.
    [few] { $figure } otrzymuje { $number } obrażenia { $damage }.
    [many] { $figure } otrzymuje { $number } obrażeń { $damage_gen }.
   *[other] { $figure } otrzymuje { $number } obrażenia { $damage }.
}
notice-drew = { $figure } losuje kartę: { $card }.
notice-got = { $figure } dostaje { $card_acc }.
notice-discarded = Odrzucone: { $card }.
notice-dropped = { $figure } zostawia { $card_acc }.
notice-gave = { $figure } przekazuje { $card_acc } { $to_dat }.
notice-stole = { $figure } zabiera { $card_acc } { $victim_dat }.
notice-refused-gift = { $card_gender ->
    [nmp] { $figure } odmawia: { $card } zostają na miejscu.
   *[other] { $figure } odmawia: { $card } zostaje na miejscu.
}
notice-used = { $card_word ->
    [it_is_meant_to_be] { $figure } bierze liczbę z karty { $card }.
   *[other] { $figure } używa { $card_gen }.
}
notice-token-placed = Nowy żeton { $room_in }: { $token }.
notice-token-removed = Znika żeton { $room_in }: { $token }.
notice-elevator-moved = { $floor_word ->
    [basement] Tajemna Winda staje w piwnicy.
    [ground] Tajemna Winda staje na parterze.
   *[upper] Tajemna Winda staje na piętrze.
}
notice-room-laid = { $floor_word ->
    [basement] Płytka leży teraz w piwnicy: { $room }.
    [ground] Płytka leży teraz na parterze: { $room }.
   *[upper] Płytka leży teraz na piętrze: { $room }.
}
notice-side-taken = { $side ->
    [0] { $figure } przechodzi na bliższą stronę.
   *[other] { $figure } przechodzi na dalszą stronę.
}
notice-attacked = { $figure } atakuje { $target_acc }, rzuca { $trait_ins }.
notice-fought = Walka: { $figure } – { $result }, { $target } – { $against }.
notice-stunned = { $figure_gender ->
    [f] { $figure } jest zaskoczona.
    [n] { $figure } jest zaskoczone.
   *[other] { $figure } jest zaskoczony.
}
notice-recovered = { $figure } znów się rusza.
notice-died = { $figure } nie żyje.
notice-haunt-rolled = { $omens ->
    [one] Rzut nawiedzenia { $figure_gen }: { $result }, przy jednym omenie.
    [few] Rzut nawiedzenia { $figure_gen }: { $result }, przy { $omens } omenach.
    [many] Rzut nawiedzenia { $figure_gen }: { $result }, przy { $omens } omenach.
   *[other] Rzut nawiedzenia { $figure_gen }: { $result }, przy { $omens } omenach.
}
notice-haunt-begins = Rozpoczyna się nawiedzenie, a budzi je { $figure }: { $haunt }.
notice-traitor-is = Zdrajcą jest { $figure }.
notice-nobody-is-traitor = Zdrajcy nie ma. Na razie.
notice-traitor-hidden = Ktoś z was jest zdrajcą i tylko zdrajca o tym wie.
notice-role-shown = { $team_word ->
    [traitor] Zdrajcą jest { $figure }.
   *[heroes] { $figure } od początku stoi po stronie bohaterów.
}
notice-your-role = { $team_word ->
    [traitor] Jesteś zdrajcą.
   *[heroes] Jesteś po stronie bohaterów.
}
notice-peeked-tile = Widzisz { $room_acc }.
notice-peeked-card = Widzisz kartę: { $card }.
notice-freed = { $figure } odzyskuje swobodę.
notice-left-house = { $figure } jest poza domem.
notice-room-lost = Nie ma już { $room_gen }.
notice-monster-came = { $figure } pojawia się { $room_in }.
notice-monster-gone = { $figure } znika.
notice-turned = { $figure } przechodzi na drugą stronę.
notice-track = Tor stoi na { $number }.
notice-success = { $team_word ->
    [traitor] { $number ->
        [one] Strona zdrajcy ma jeden sukces.
        [few] Strona zdrajcy ma { $number } sukcesy.
        [many] Strona zdrajcy ma { $number } sukcesów.
       *[other] Strona zdrajcy ma { $number } sukcesu.
    }
   *[heroes] { $number ->
        [one] Bohaterowie mają jeden sukces.
        [few] Bohaterowie mają { $number } sukcesy.
        [many] Bohaterowie mają { $number } sukcesów.
       *[other] Bohaterowie mają { $number } sukcesu.
    }
}
notice-front-door-opened = { $figure } otwiera drzwi wejściowe.
notice-turned-up = { $card_gender ->
    [nmp] { $card } pojawiają się { $room_in }.
   *[other] { $card } pojawia się { $room_in }.
}
notice-exorcised-in = Egzorcyzm { $figure_gen } { $room_in } się udaje.
notice-exorcised-with = Egzorcyzm { $figure_gen } za pomocą { $card_gen } się udaje.
notice-won = { $team_word ->
    [traitor] Wygrywa strona zdrajcy.
   *[heroes] Wygrywają bohaterowie.
}
