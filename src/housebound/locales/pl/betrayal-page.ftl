# „Zdrada w Domu na Wzgórzu”: co plansza w przeglądarce mówi oprócz słów samej gry.

## Dom

house-label = Dom
house-floors = Kondygnacje
house-floor-basement = Piwnica
house-floor-ground = Parter
house-floor-upper = Piętro
house-tab-basement = Piwnica
house-tab-ground = Parter
house-tab-upper = Piętro
house-tab-all = Cały
house-floor-open = (tu można coś wybrać)
house-marks = Co liczy nawiedzenie
house-zoom-in = Bliżej
house-zoom-out = Dalej
house-follow = Śledź, kto działa
house-close = Zamknij
house-room = { $room }, { $floor }.
house-here = Tutaj: { $who }.
house-lying = Leży tu: { $what }.
house-lying-here = Leży tu:
house-undrawn = Tej karty nikt jeszcze nie wylosował: { $symbol }.
house-door = Nieodkryte drzwi: { $room }, { $direction }
house-stairs-up = Schody w górę: { $room }
house-stairs-down = Schody w dół: { $room }
house-way = { $token }, drugi koniec: { $room }
house-stunned = zaskoczenie

## Kładzenie płytki

house-turn-title = { $room }: jak leży?

## Wybór poszukiwaczy

house-cast-title = Kto wchodzi do domu?

## Miejsca i karty

house-traitor = Zdrajca
house-hero = Bohater
house-holds = Ma
house-track = { $trait } { $value }, na początku { $start }
house-track-skull = { $trait } na czaszce, na początku { $start }
house-trait = { $trait } { $value }
house-hand-empty = Nie masz nic.
house-mask-worn = Masz ją na twarzy.
house-box-open = Jest otwarta i gra.
house-draws = { $figure } losuje: { $card }
house-resolving = Wydarzenie: { $card }
house-put-down = Zamknij kartę

## Jedno z wielu

house-pick = Wybierz jedno
house-reroll = Dotknij kości, którymi rzucasz ponownie
house-die = Kość { $n }: { $face ->
        [0] pusta
        [1] jeden
        [2] dwa
       *[other] niezapamiętana
    }

## Chwile

house-gain = +{ $number } { $trait }
house-loss = −{ $number } { $trait }

## Nawiedzenie

house-haunt-number = NAWIEDZENIE { $number }
house-part-heroes = Co wiedzą bohaterowie
house-part-traitor = Co wie zdrajca
house-section-goal = Cel
house-section-now = Jak się rzeczy mają
house-section-you = Co można zrobić
house-section-monsters = Co mogą twoje potwory
house-section-others = Co mogą pozostali
house-section-rules = Zasady szczególne
house-ready = Przeczytane. Zaczynamy.
house-to-board = Do planszy

## Linia nad zdaniem

house-status-casting = Przed drzwiami
house-status-exploring = { $steps ->
        [-1] Odkrywanie
        [0] Odkrywanie · bez kroków
        [one] Odkrywanie · został 1 krok
        [few] Odkrywanie · zostały { $steps } kroki
        [many] Odkrywanie · zostało { $steps } kroków
       *[other] Odkrywanie · zostało { $steps } kroku
    } · { $omens ->
        [0] bez omenów
        [one] 1 omen
        [few] { $omens } omeny
        [many] { $omens } omenów
       *[other] { $omens } omenu
    } · { $odds }
house-haunt-odds = następny omen: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, bezpiecznie od { $needed }, ryzyko nawiedzenia { $percent }%
house-haunt-odds-now = rzut nawiedzenia w tej turze: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, bezpiecznie od { $needed }, ryzyko nawiedzenia { $percent }%
house-out-dead = Twój poszukiwacz nie żyje; pozostali grają dalej.
house-out-gone = Twój poszukiwacz jest poza domem; pozostali grają dalej.
asked-turn = Twoja tura: { $subject }. Wybierz coś, co świeci, albo przycisk poniżej.
asked-monster = Prowadzisz: { $subject }. Wybierz coś, co świeci, albo przycisk poniżej.
house-odds = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } ({ $trait }) przeciw { $against }: { $percent }% na wygraną
house-odds-unknown = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } ({ $trait }); czym rzuca { $target }, nikt po twojej stronie nie wie
house-status-haunt = Nawiedzenie { $number } · runda { $round } · tura: { $figure }
house-status-haunt-you = Nawiedzenie { $number } · runda { $round } · { $steps ->
        [-1] twoja tura
        [0] twoja tura, bez kroków
        [one] twoja tura, został 1 krok
        [few] twoja tura, zostały { $steps } kroki
        [many] twoja tura, zostało { $steps } kroków
       *[other] twoja tura, zostało { $steps } kroku
    }
house-status-haunt-title = Nawiedzenie { $number } · { $title }

## Koniec w liczbach

house-tally-rooms = { $number ->
    [one] 1 odkryty pokój
    [few] { $number } odkryte pokoje
    [many] { $number } odkrytych pokoi
   *[other] { $number } odkrytego pokoju
}
house-tally-cards = { $number ->
    [one] 1 wylosowana karta
    [few] { $number } wylosowane karty
    [many] { $number } wylosowanych kart
   *[other] { $number } wylosowanej karty
}
house-tally-fights = { $number ->
    [one] 1 walka
    [few] { $number } walki
    [many] { $number } walk
   *[other] { $number } walki
}
house-tally-deaths = { $number ->
    [one] 1 śmierć
    [few] { $number } śmierci
    [many] { $number } śmierci
   *[other] { $number } śmierci
}
