# „Terrorscape”: słowa planszy tekstowej, po polsku.
#
# Nazwy lokacji w najwyżej ośmiu literach, inicjały ofiar w dwóch; na więcej plansza nie ma miejsca.

## Lokacje, jak stoją na mapie

tile-R1 = Hol Gł.
tile-R2 = Galeria
tile-R3 = Korytarz
tile-R4 = Gabinet
tile-R5 = Bibliot.
tile-B1 = Salon
tile-B2 = Jadalnia
tile-B3 = Kuchnia
tile-B4 = Magazyn
tile-B5 = SalaBal.
tile-G1 = Ścieżka
tile-G2 = Cmentarz
tile-G3 = Szopa
tile-G4 = Szklarn.
tile-G5 = Ogród

## Ofiary, jak w nich stoją: każda zaczyna się inną literą

initials-marco = Ma
initials-johnson = Jo
initials-sofia = So
initials-anna = An
initials-william = Wi

## Nagłówek i dach

board-round = Runda { $round }: { $phase }
board-before = Przed pierwszą rundą: { $phase }
board-keys = Klucze: { $keys } z { $needed }.
board-gears = Nadajnik: tryby { $gears } z { $needed }.
board-gears-repaired = Nadajnik: tryby { $gears } z { $needed }, po naprawie w tej rundzie.
board-rescue = { $rounds ->
        [0] Służby ratunkowe są na miejscu.
        [one] Ratunek w następnej rundzie.
        [few] Ratunek za { $rounds } rundy.
        [many] Ratunek za { $rounds } rund.
       *[other] Ratunek za { $rounds } rundy.
    }

## Ofiary

board-victim = { $initials } { $name }, { $whose }
board-you = ty
board-seat = miejsce { $seat }
board-fear = strach: { $fear }
board-own-keys = { $keys ->
        [one] 1 Klucz
        [few] { $keys } Klucze
        [many] { $keys } Kluczy
       *[other] { $keys } Klucza
    }
board-first-player = pierwszy gracz
board-has-acted = po akcji
board-may-flee = może uciec
board-items = ma: { $items }
board-several = { $count } × { $name }
board-ability = zdolność: { $ability }
board-ability-used = zdolność: { $ability } (zużyta)
board-ability-choice = do wyboru: { $abilities }
board-anywhere = może być wszędzie
board-anywhere-but = może być wszędzie poza: { $places }
board-surely = pewnie tu: { $place }
board-may-be = może tu: { $places }

## Zabójca

board-killer = { $killer }: { $where }, poziom { $level }, siła { $strength }
board-killer-you = { $killer }, ty
board-killer-unseen = poza wzrokiem drużyny, ostatnio: { $location }
board-killer-hides = w ukryciu: { $location }, ostatnio na widoku: { $last }
board-played = zagrane: { $cards }
board-plays = zagrywa: { $card }
board-hand = Ręka: { $cards }
board-no-hand = Ręka: brak kart
board-costs = { $card } (koszt { $cost })
board-costs-rest = { $card } (koszt: reszta)
board-deck = { $cards ->
        [0] Talia zabójcy: pusta, następna karta daje poziom.
        [one] Talia zabójcy: 1 karta.
        [few] Talia zabójcy: { $cards } karty.
        [many] Talia zabójcy: { $cards } kart.
       *[other] Talia zabójcy: { $cards } karty.
    }
board-pile = Odrzucone: { $cards }.
board-locked = { $card } od poziomu { $level }.
board-killer-abilities = Zdolności zabójcy: { $abilities }
board-killer-ability-choice = Zdolności zabójcy do wyboru: { $abilities }
board-used-up = { $name } (zużyta)

## Starcie

board-encounter = Starcie: { $victims }.
board-attacked = Już po ataku: { $victims }.
board-defends = Broni się { $victim }.
board-defends-with = Broni się { $victim }: { $items }.

## Za parawanem

board-looks = { $victim } ogląda: { $items }
board-offers = { $victim } proponuje ({ $other }): { $item }
board-offers-for = { $victim } proponuje ({ $other }): { $item }, w zamian: { $back }
board-plan = Plan { $plan }, punkty { $done } z { $steps }; dalej: { $ahead }
board-plan-ready = Plan { $plan }: ukończony
board-plan-spent = Plan { $plan }: zużyty
board-step-killer = z zabójcą
board-step-together = wszyscy razem
board-step-apart = wszyscy osobno
board-trap = Wnyki leżą tutaj: { $location }.
board-buzzer = Brzęczyk stoi tutaj: { $location }.
board-decks = Zostało kart: wyposażenie { $equipment }, przeszukiwanie { $search }
board-discarded = Odrzucone: { $items }

## Dom w słowach

board-firecracker = Petarda: hałas wszędzie.
board-noise = Hałas: { $places }.
board-last-noise = Hałas w poprzedniej rundzie: { $places }.
board-last-noise-everywhere = W poprzedniej rundzie hałas wszędzie.
board-barricades = Barykady: { $passages }.

## Znaki

board-key = Znaki: { $signs }
board-key-passage = ─ przejście
board-key-path = ┄ ścieżka
board-key-barricade = # barykada
board-key-killer = ☠ zabójca
board-key-killer-unseen = (☠) w ukryciu
board-key-killer-last-seen = ☠? ostatnio
board-key-guess = m? może być tu (M? tylko tu)
board-key-dead = † nie żyje
board-key-noise = ! hałas
board-key-faded-noise = (!) hałas z poprzedniej rundy
board-key-firecracker = ✶ petarda
board-key-trap = ^ wnyki
board-key-buzzer = ¤ Brzęczyk
board-key-exit = ⌂ wyjście
board-key-transmitter = ≈ nadajnik
board-key-search = ○ szukanie
board-key-secret = ~ tajne przejście
