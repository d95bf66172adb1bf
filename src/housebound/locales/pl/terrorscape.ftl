# „Terrorscape”: wszystko, co gra mówi ludziom, po polsku.
#
# Co stoi na kartach i planszach, jest w terrorscape-cards.ftl, a narysowana rezydencja w terrorscape-board.ftl. Liczby nie mają
# komunikatu. Opcja oznaczona „dodatkowa” nie kosztuje ofiary akcji głównej. Lokacje mają formy z przyimkiem: .in (gdzie), .to (dokąd).

game-terrorscape = Terrorscape

## Ustawienia nowego stołu

setting-killer-seat = Miejsce zabójcy
setting-killer = Zabójca
setting-victims = Ofiary
setting-crossroads = Na rozdrożu
setting-plan = Jest plan!
setting-abilities = Zdolności
setting-unblock-noise = Hałas przy usuwaniu barykady
setting-johnson-slots = Ekwipunek Johnsona
setting-rescue-public = Jawny żeton ratunku
setting-ghost-strength = Siła Widmowej Pokojówki
setting-death-blossom = Kwiat Śmierci

## Rodzaje losowań, o które pyta sędzia

domain-dice = kość
domain-item = karta przedmiotu
domain-card = karta zabójcy
domain-plan = plan
domain-ability = zdolność
domain-victim = pierwszy gracz (ofiara)

## Fazy

phase-casting = wybór stron
phase-sharing = podział ofiar
phase-dealing = rozdawanie
phase-choosing = wybór zdolności
phase-round-start = zaczyna się runda
phase-actions = działają ofiary
phase-equipment = wyposażenie
phase-plan-check = plany
phase-announcing = ogłoszenie hałasu
phase-revealing = zabójca się ujawnia
phase-killer-start = zaczyna się tura zabójcy
phase-instant-cards = karty natychmiastowe zabójcy
phase-main-step = zabójca poluje
phase-long-term = zabójca planuje
phase-killer-end = kończy się tura zabójcy
phase-drawing = zabójca dobiera
phase-encounter = starcie
phase-attack = atak
phase-flight = ucieczka
phase-over = koniec gry

## Lokacje z oznaczeniami i czym są te, które czymś są

location-R1 = Hol Główny (R1)
    .gen = Holu Głównego (R1)
    .acc = Hol Główny (R1)
    .in = w Holu Głównym (R1)
    .to = do Holu Głównego (R1)
    .gender = m
location-R2 = Galeria (R2)
    .gen = Galerii (R2)
    .acc = Galerię (R2)
    .in = w Galerii (R2)
    .to = do Galerii (R2)
    .gender = f
location-R3 = Korytarz (R3)
    .gen = Korytarza (R3)
    .acc = Korytarz (R3)
    .in = w Korytarzu (R3)
    .to = do Korytarza (R3)
    .gender = m
location-R4 = Gabinet (R4)
    .gen = Gabinetu (R4)
    .acc = Gabinet (R4)
    .in = w Gabinecie (R4)
    .to = do Gabinetu (R4)
    .gender = m
location-R5 = Biblioteka (R5)
    .gen = Biblioteki (R5)
    .acc = Bibliotekę (R5)
    .in = w Bibliotece (R5)
    .to = do Biblioteki (R5)
    .gender = f
location-B1 = Salon (B1)
    .gen = Salonu (B1)
    .acc = Salon (B1)
    .in = w Salonie (B1)
    .to = do Salonu (B1)
    .gender = m
location-B2 = Jadalnia (B2)
    .gen = Jadalni (B2)
    .acc = Jadalnię (B2)
    .in = w Jadalni (B2)
    .to = do Jadalni (B2)
    .gender = f
location-B3 = Kuchnia (B3)
    .gen = Kuchni (B3)
    .acc = Kuchnię (B3)
    .in = w Kuchni (B3)
    .to = do Kuchni (B3)
    .gender = f
location-B4 = Magazyn (B4)
    .gen = Magazynu (B4)
    .acc = Magazyn (B4)
    .in = w Magazynie (B4)
    .to = do Magazynu (B4)
    .gender = m
location-B5 = Sala Balowa (B5)
    .gen = Sali Balowej (B5)
    .acc = Salę Balową (B5)
    .in = w Sali Balowej (B5)
    .to = do Sali Balowej (B5)
    .gender = f
location-G1 = Tylna Ścieżka (G1)
    .gen = Tylnej Ścieżki (G1)
    .acc = Tylną Ścieżkę (G1)
    .in = na Tylnej Ścieżce (G1)
    .to = na Tylną Ścieżkę (G1)
    .gender = f
location-G2 = Cmentarz (G2)
    .gen = Cmentarza (G2)
    .acc = Cmentarz (G2)
    .in = na Cmentarzu (G2)
    .to = na Cmentarz (G2)
    .gender = m
location-G3 = Szopa (G3)
    .gen = Szopy (G3)
    .acc = Szopę (G3)
    .in = w Szopie (G3)
    .to = do Szopy (G3)
    .gender = f
location-G4 = Szklarnia (G4)
    .gen = Szklarni (G4)
    .acc = Szklarnię (G4)
    .in = w Szklarni (G4)
    .to = do Szklarni (G4)
    .gender = f
location-G5 = Ogród (G5)
    .gen = Ogrodu (G5)
    .acc = Ogród (G5)
    .in = w Ogrodzie (G5)
    .to = do Ogrodu (G5)
    .gender = m

location-R1-text = Główne Wejście: tu ofiary zaczynają i tędy wychodzą, gdy mają dość Kluczy.
location-R2-text = Jest tu czego szukać.
location-R5-text = Księga: tu pracuje się nad planami.
location-B1-text = Nadajnik: potrzebuje pięciu trybów. Radio: tu pracuje się nad planami. Tajne przejście na Cmentarz.
location-B4-text = Jest tu czego szukać.
location-B5-text = Tajne przejście do Ogrodu.
location-G2-text = Okultyzm: tu pracuje się nad planami. Tajne przejście do Salonu.
location-G3-text = Narzędzia: tu pracuje się nad planami.
location-G4-text = Jest tu czego szukać.
location-G5-text = Ukryte Wyjście: mając dość Kluczy i Plan Budynku, ofiary wychodzą tędy. Tu zaczyna zabójca. Wyjście: tu pracuje się nad planami. Tajne przejście do Sali Balowej.

zone-red = czerwona strefa
    .in = w czerwonej strefie
    .gender = f
zone-blue = niebieska strefa
    .in = w niebieskiej strefie
    .gender = f
zone-green = zielona strefa
    .in = w zielonej strefie
    .gender = f

passage-B1-B2 = Salon–Jadalnia (B1–B2)
passage-B1-R1 = Salon–Hol Główny (B1–R1)
passage-B2-B3 = Jadalnia–Kuchnia (B2–B3)
passage-B2-B5 = Jadalnia–Sala Balowa (B2–B5)
passage-B2-R1 = Jadalnia–Hol Główny (B2–R1)
passage-B3-B4 = Kuchnia–Magazyn (B3–B4)
passage-B4-G5 = Magazyn–Ogród (B4–G5)
passage-B5-R3 = Sala Balowa–Korytarz (B5–R3)
passage-B5-R4 = Sala Balowa–Gabinet (B5–R4)
passage-R1-R2 = Hol Główny–Galeria (R1–R2)
passage-R1-R3 = Hol Główny–Korytarz (R1–R3)
passage-R2-R3 = Galeria–Korytarz (R2–R3)
passage-R2-R5 = Galeria–Biblioteka (R2–R5)
passage-R2-G1 = Galeria–Tylna Ścieżka (R2–G1)
passage-R4-R5 = Gabinet–Biblioteka (R4–R5)
passage-R5-G4 = Biblioteka–Szklarnia (R5–G4)
passage-G3-G4 = Szopa–Szklarnia (G3–G4)

condition-unhurt = bez ran
condition-wounded = z raną
condition-killed = nie żyje
condition-escaped = na wolności

## Co można wybrać: przed początkiem

verb-hunt-as = Poluj jako { $killer }
verb-trio = { $victim }, { $victim2 } i { $victim3 }
verb-share = Pierwsza dla miejsca { $seat }, druga dla miejsca { $seat2 }, trzecia dla miejsca { $seat3 }
verb-keep-ability = Zachowaj zdolność: { $ability }

## Co można wybrać: drużyna

verb-move = { $victim }: idź { $location_to }
verb-calm = { $victim }: uspokój się
verb-unblock = { $victim }: usuń barykadę { $passage }
verb-repair = { $victim }: naprawiaj nadajnik
verb-search = { $victim }: szukaj przedmiotów
verb-recover = { $victim }: weź { $item_acc } ze stosu odrzuconych
verb-sprint = { $victim }: sprint { $location_to }, z hałasem u celu
verb-secret-passage = { $victim }: tajnym przejściem { $location_to }
verb-use = { $item_word ->
    [toolbox] { $victim }: naprawiaj { $item_ins }
    [trap] { $victim }: zastaw tu { $item_acc }
    [firecracker] { $victim }: odpal { $item_acc }
    [sedative] { $victim }, dodatkowa: zażyj { $item_acc }
    [camera] { $victim }, dodatkowa: błyśnij { $item_ins }, z hałasem tutaj
   *[other] { $victim }: użyj { $item_gen }
}
verb-heal = { $victim }: opatrz { $victim2_acc } ({ $item })
verb-finish-repair = { $victim }: dokończ radio, za trzy Skrzynki z Narzędziami
verb-place-buzzer = { $victim }: ustaw tu Brzęczyk, za Skrzynkę z Narzędziami
verb-open-with-master-key = { $victim }: wydobądź ostatni Klucz, za Skrzynkę z Narzędziami
verb-open-chest = { $victim }: otwórz Starą Skrzynię, za Starożytny Amulet
verb-first-aid = { $victim }: Pierwsza Pomoc dla { $victim2_gen }
verb-encourage = { $victim }: dodaj innym otuchy
verb-throw = { $victim }, dodatkowa: rzuć Butelkę Whisky { $location_to }
verb-hack = { $victim }, dodatkowa: wyrąb barykadę { $passage }
verb-run = { $victim }, dodatkowa: z Adrenaliną { $location_to }
verb-buzz = { $victim }, dodatkowa: włącz Brzęczyk
verb-use-survey = { $victim }, dodatkowa: według Planu Terenu { $location_to }
verb-gather-herbs = { $victim }, dodatkowa: Zioła z Cmentarza dla { $victim2_gen }
verb-lure = { $victim }, dodatkowa: Wabik, z hałasem { $location_in }
verb-dart = { $victim }, dodatkowa: Szybka Reakcja, { $location_to }
verb-give = { $victim }: daj { $item_acc } { $victim2_dat }
verb-swap = { $victim }: zamień { $item_acc } na { $item2_acc } { $victim2_gen }
verb-take = { $victim }: weź { $item_acc } z ciała { $victim2_gen }
verb-done = Zakończ akcje ofiar
verb-accept = Tak
verb-decline = Nie
verb-name = { $victim }
verb-keep = Zachowaj { $item_acc }
verb-throw-away = Odrzuć { $item_acc }
verb-keep-none = Nie zachowuj żadnej
verb-defend-with = { $item_word ->
    [hatchet] { $item } (+1)
    [short_sword] { $item } (+1)
    [fertiliser] { $item } (+2)
    [long_sword] { $item } (+3, ale zabójca dobiera kartę)
    [ammo] Rewolwer i { $item } (+4)
   *[other] { $item }
}
verb-bare-hands = Bez karty
verb-bottle = Płonąca Butelka Whisky (+2)
verb-flee = { $victim }: uciekaj { $location_to }
verb-stay = { $victim }: zostań
verb-check-off = Odhacz punkt: { $plan }

## Co można wybrać: zabójca

verb-play = Zagraj: { $card }
verb-pass = Pas
verb-go = Idź { $location_to }
verb-stop = Stań
verb-search-here = Przeszukaj tutaj
verb-sense-zone = Wyczucie { $zone_in }
verb-sense-at = Wyczucie { $location_in }
verb-sense-pair = Wyczucie { $location_in } i { $location2_in }
verb-barricade = Zabarykaduj przejście { $passage }
verb-lift = Zabierz barykadę { $passage }
verb-frighten = Przestrasz { $victim_acc }
verb-slip-to = Niepostrzeżenie { $location_to }
verb-discard = Odrzuć: { $card }
verb-pay = Zapłać kartami
verb-call-on = Użyj zdolności: { $ability }

## O co gra pyta

prompt-killer = Kim jesteś w tym domu?
prompt-victims = Która trójka utknęła w domu? Wymień ją w kolejności miejsc.
prompt-share = Kto gra kim? Ofiary liczy się w kolejności miejsc.
prompt-ability = Którą zdolność zachowuje { $subject }?
prompt-killer-ability = Którą zdolność zachowujesz?
prompt-act = Tura ofiar. Kto co robi?
prompt-equipment = Kto dostaje wyposażenie?
prompt-keep = Co zachowuje { $subject }? Resztę się odrzuca.
prompt-throw-away = { $subject } niesie za dużo. Która karta odpada?
prompt-quiet-find = Te karty zrobiłyby hałas. Czy { $subject } używa Cichego Znaleziska?
prompt-plan = Czy odhaczyć punkt planu?
prompt-who-draws = Wspólna Wiedza: kto dobiera z talii przeszukiwania?
prompt-exchange = { $subject } proponuje ci wymianę. Zgadzasz się?
prompt-use-amulet = { $subject } zaraz dostanie ranę. Odrzucić zamiast tego Starożytny Amulet?
prompt-wounded-next = Kto dostaje ranę jako następny?
prompt-defender = Kto staje przed zabójcą?
prompt-defend = Atak na { $subject_acc }. Czym się bronić?
prompt-defend-too = Czy { $subject } używa jeszcze jednej karty?
prompt-flee = Na razie po wszystkim. Kto ucieka i dokąd?
prompt-start-of-turn = Zaczyna się twoja tura. Używasz zdolności?
prompt-instant = Zagrywasz kartę natychmiastową?
prompt-main-step = Polujesz: dwie akcje podstawowe albo zamiast nich jedna karta wzmacniająca. Co teraz?
prompt-long-term = Zagrywasz kartę długoterminową?
prompt-attack-card = Atakujesz. Dokładasz kartę?
prompt-move-killer = Dokąd idziesz?
prompt-slip-away = Nikt cię teraz nie widzi. Dokąd idziesz?
prompt-sense-zone = O którą strefę pytasz?
prompt-sense-pair = O które dwie sąsiednie lokacje pytasz?
prompt-sense-noise = O które z hałaśliwych miejsc pytasz?
prompt-barricade = Które przejście barykadujesz?
prompt-lift = Siedem barykad i ani jednej więcej. Którą zabierasz?
prompt-frighten = Kogo straszysz?
prompt-discard = Którą kartę odrzucasz?
prompt-pay-to-search = Odrzucasz dwie karty, by wykonać tu Przeszukanie?
prompt-wound-the-panicked = { $subject } panikuje. Odrzucasz trzy karty, by zadać ranę?

## O czym gra opowiada: przygotowanie

notice-cast = { $first }, { $second } i { $third } są w domu razem z { $killer_ins }.
notice-played-by = Miejsce { $seat } gra jako { $victim }.
notice-plan-dealt = Macie plan: { $plan }.
notice-ability-dealt = { $victim } może zachować zdolność: { $ability }.
notice-ability-kept = { $victim } zachowuje zdolność: { $ability }.
notice-first-player = { $victim } ma żeton pierwszego gracza.

## O czym gra opowiada: tura ofiar

notice-round = Zaczyna się runda { $number }.
notice-rescue-at = { $number ->
    [0] Służby ratunkowe są na miejscu.
    [one] Służby ratunkowe będą w następnej rundzie.
    [few] Służby ratunkowe będą za { $number } rundy.
    [many] Służby ratunkowe będą za { $number } rund.
   *[other] Służby ratunkowe będą za { $number } rundy.
}
notice-moved = { $victim } idzie { $location_to }.
notice-calmed = { $victim } się uspokaja.
notice-opened = Drużyna usuwa barykadę { $passage }.
notice-gears = { $number ->
    [one] { $victim } naprawia: na miejscu jest jeden tryb z pięciu.
    [few] { $victim } naprawia: na miejscu są { $number } tryby z pięciu.
    [many] { $victim } naprawia: na miejscu jest { $number } trybów z pięciu.
   *[other] { $victim } naprawia: na miejscu jest { $number } trybu z pięciu.
}
notice-transmitting = Nadajnik działa. Służby ratunkowe będą za pięć rund.
notice-drew-item = { $victim } dobiera: { $item }.
notice-kept = { $victim } bierze { $item_acc }.
notice-threw-away = { $victim } odrzuca { $item_acc }.
notice-key-laid = { $number ->
    [one] Na dachu leży jeden Klucz.
    [few] Na dachu leżą { $number } Klucze.
    [many] Na dachu leży { $number } Kluczy.
   *[other] Na dachu leży { $number } Klucza.
}
notice-own-key = { $number ->
    [one] { $victim } ma jeden Klucz.
    [few] { $victim } ma { $number } Klucze.
    [many] { $victim } ma { $number } Kluczy.
   *[other] { $victim } ma { $number } Klucza.
}
notice-used = { $victim } używa { $item_gen }.
notice-gave = { $other } dostaje { $item_acc } od { $victim_gen }.
notice-declined = { $victim } odmawia wymiany.
notice-healed = { $victim } zdrowieje.
notice-plan-step = { $plan }: odhaczono punkt { $number }.
notice-plan-ready = { $plan }: plan jest ukończony.
notice-plan-used = { $victim } korzysta z planu: { $plan }.
notice-ability-used = { $victim } używa zdolności: { $ability }.
notice-escapes = { $victim } jest już poza domem.
notice-made-noise = To był hałas { $location_in }.
notice-noise-at = Hałas { $location_in }.
notice-no-noise = W domu ani szmeru.
notice-firecracker-lit = Petarda wybucha { $location_in }.
notice-firecracker-noise = Petarda: hałas jest wszędzie.

## O czym gra opowiada: tura zabójcy

notice-killer-at = Zabójca jest { $location_in }.
notice-killer-gone = Zabójca znika z oczu, ostatnio widziany { $location_in }.
notice-killer-slipped = Jesteś { $location_in }, nikt cię nie widzi.
notice-killer-ability = Zdolność zabójcy: { $ability }.
notice-card-played = Zabójca zagrywa kartę: { $card }.
notice-card-drawn = Na rękę trafia { $card }.
notice-card-lost = Odrzucona karta: { $card }.
notice-drew-cards = Zabójca dobiera karty.
notice-level = Zabójca osiąga poziom { $number }.
notice-strength = Siła zabójcy wynosi { $number }.
notice-barricaded = Zabójca barykaduje przejście { $passage }.
notice-lifted = Zabójca zabiera barykadę { $passage }.
notice-sensed-zone = Wyczucie zabójcy: kto jest { $zone_in }?
notice-sensed = Wyczucie zabójcy: kto jest { $location_in }?
notice-sensed-pair = Wyczucie zabójcy: kto jest { $location_in } lub { $other_in }?
notice-searched = Zabójca przeszukuje { $location_acc }.
notice-named = Drużyna odpowiada: { $victim }.
notice-nobody-named = Drużyna odpowiada: nikt.
notice-located = { $victim } jest { $location_in }.
notice-afraid = { $number ->
    [one] { $victim } się boi: jeden żeton strachu.
    [few] { $victim } się boi: { $number } żetony strachu.
    [many] { $victim } się boi: { $number } żetonów strachu.
   *[other] { $victim } się boi: { $number } żetonu strachu.
}
notice-panic-at = { $victim } panikuje: hałas { $location_in }.
notice-panic = { $victim } panikuje i nikt nie słyszy gdzie.
notice-wound = { $victim } dostaje ranę.
notice-saved-by-amulet = Ranę { $victim_gen } bierze na siebie Starożytny Amulet.
notice-kill = { $victim } nie żyje.

## O czym gra opowiada: starcie i koniec

notice-encounter = Zabójca kogoś znajduje { $location_in }.
notice-defends = { $victim } staje przed zabójcą.
notice-applies = { $item_word ->
    [ammo] { $victim } strzela z Rewolweru: { $item }.
   *[other] { $victim } broni się { $item_ins }.
}
notice-rolled = Kość na obronę { $victim_gen } pokazuje { $dice }.
notice-trap-sprung = Wnyki { $location_in } się zatrzaskują: obrona o 2 większa.
notice-defence = Obrona { $total } przeciw sile { $strength }.
notice-repelled = { $victim } odpiera atak.
notice-fled = { $victim } ucieka { $location_to }.
notice-game-over = Koniec gry.

## Jak się skończyło, według zasady, która skończyła grę

ending-TER-CHECK-2 = Służby ratunkowe wyważają drzwi. Cała trójka żyje.
ending-TER-CHECK-3 = Pięć Kluczy, pięć zamków: cała trójka wychodzi Głównym Wejściem.
ending-TER-CHECK-4 = Pięć Kluczy i Plan Budynku: cała trójka znika w Ukrytym Wyjściu.
ending-TER-PLAN-5 = Na Cmentarzu otwiera się Ukryty Portal i cała trójka przez niego przechodzi.
ending-TER-EQUIP-5 = W tym domu nie ma już nic do znalezienia. Zabójcy wystarczy czekać.
ending-TER-WOUND-2 = Druga rana i jedno z nich nie żyje. Dom należy do zabójcy.
ending-TER-KILLER-3 = Kwiat Śmierci: jedno z nich nie zdążyło zobaczyć ostrza.
ending-TER-CROSS-8 = Czas się skończył: kto jest jeszcze w domu, jest ocalony albo przepada razem z nim.
ending-TER-CROSS-9 = W domu nie ma już nikogo żywego. Kto jest na zewnątrz, wygrywa; jeśli dwoje nie żyje, wygrywa też zabójca.
