# „Terrorscape”: co mówi tylko plansza w przeglądarce, po polsku.

## Lokacje, jak stoją na mapie

place-R1 = Hol Główny
place-R2 = Galeria
place-R3 = Korytarz
place-R4 = Gabinet
place-R5 = Biblioteka
place-B1 = Salon
place-B2 = Jadalnia
place-B3 = Kuchnia
place-B4 = Magazyn
place-B5 = Sala Balowa
place-G1 = Tylna Ścieżka
place-G2 = Cmentarz
place-G3 = Szopa
place-G4 = Szklarnia
place-G5 = Ogród

## Dom

board-mansion = Rezydencja i jej tereny
board-way = Przejście: { $way }.
board-secret-to = Tajne przejście, drugi koniec: { $location }.
board-killer-here = Tu jest { $killer }.
board-killer-here-unseen = Tu jest { $killer }, poza wzrokiem drużyny.
board-killer-last-seen-here = Ostatnio widziano tu zabójcę ({ $killer }).
board-killer-may-be-here = Tu może być { $killer }.
board-here = Tutaj: { $names }.
board-may-be-here = Mogą tu być: { $names }.
board-firecracker-here = Tu wybuchła petarda.
board-noise-here = Hałas w tej rundzie.
board-noise-unannounced = Hałas jeszcze nieogłoszony.
board-noise-faded = W poprzedniej rundzie był tu hałas.
board-trap-here = Tu leżą wnyki.
board-buzzer-here = Tu stoi Brzęczyk.
board-note = Twoja notatka: { $note }.
board-write-note = Notatka
board-mark = Zaznacz tutaj: { $victim }?
board-close = Zamknij

## Co się robi

board-status-rescue = { $line }. { $rescue }
board-desk = Co może zrobić { $victim }
board-who-acts = Kto działa
board-lure = Hałas gdzie indziej: wybierz gdzie
board-why-no-acts = Dlaczego nic więcej?
board-name-one = Kogo wskazać
board-hand-title = Twoja ręka

## Starcie

board-was-found = Zabójca znajduje: { $victim }
board-fights = { $victim } staje przed zabójcą
board-was-attacked = { $victim }: już po ataku
board-die = Kość: { $face }
board-total = { $total } przeciw { $strength }

## Wybór ról

board-choose-three = { $count ->
    [one] Wybierz jeszcze jedną
    [few] Wybierz jeszcze { $count }
    [many] Wybierz jeszcze { $count }
   *[other] Wybierz jeszcze { $count }
}
board-take-three = W domu utknęli: { $trio }

## Ręka

board-killer-state = Poziom { $level }, siła { $strength }
board-levels = Poziomy: { $killer }
board-plans = Plany
board-plan-steps = { $done ->
    [0] Nie odhaczono jeszcze żadnego punktu.
    [one] Odhaczono jeden punkt.
    [few] Odhaczono { $done } punkty.
    [many] Odhaczono { $done } punktów.
   *[other] Odhaczono { $done } punktu.
}
board-plan-is-ready = Plan jest ukończony.
board-plan-is-spent = Plan jest zużyty.
board-stacks = Stosy

## Koniec w liczbach

board-tally-noise = { $number ->
    [one] 1 hałas
    [few] { $number } hałasy
    [many] { $number } hałasów
   *[other] { $number } hałasu
}
board-tally-encounters = { $number ->
    [one] 1 starcie
    [few] { $number } starcia
    [many] { $number } starć
   *[other] { $number } starcia
}
board-tally-wounds = { $number ->
    [one] 1 rana
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}
board-tally-deaths = { $number ->
    [one] 1 śmierć
    [few] { $number } śmierci
    [many] { $number } śmierci
   *[other] { $number } śmierci
}

board-way-butcher = Najsilniejszy. Zabija drzwi deskami i podchodzi coraz bliżej: łatwo nim grać, trudno go ominąć.
board-way-ghost = Słaba w walce. Straszy każdego, kto jest blisko, a strach w końcu rani.
board-way-maniac = Cierpliwy. Chodzi niewidziany i jest śmiertelny tam, gdzie się ujawni.
