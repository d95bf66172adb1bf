# „Pokój 25”: wszystko, co gra mówi ludziom, po polsku.
#
# Słowa, które są zawsze tylko sobą (pola jak C3 i liczby), nie mają komunikatu.

game-room25 = Pokój 25

## Tryby, poziomy, fazy

mode-suspicion = Podejrzenie
mode-team = Drużyny
mode-competition = Rywalizacja
mode-cooperation = Współpraca
mode-solo = Solo

level-normal = normalny
level-insane = szalony

phase-build = układanie
phase-deal = rozdawanie ról
phase-picking = wybór postaci
phase-clues = pierwsze wskazówki
phase-events = karty wydarzeń
phase-programming = programowanie
phase-card-1 = karta wydarzenia
phase-pass-1 = pierwsze przejście
phase-card-2 = karta wydarzenia
phase-pass-2 = drugie przejście
phase-adrenaline-pass = przejście Adrenaliny
phase-round-end = koniec rundy
phase-over = koniec gry

## Ustawienia nowego stołu

setting-mode = Tryb
setting-level = Trudność
setting-guards = Strażnicy
setting-complex = Kompleks
setting-powers = Supermoce
setting-adrenaline = Adrenalina
setting-reminders = Żetony przypomnienia
setting-insane-cards = Karty szalone
setting-solo-programming = Programowanie w Solo
setting-role-deal = Rozdawanie ról
setting-team-talk = Rozmowy w drużynie
setting-key-room-zone = Gdzie leży Pokój Klucza
setting-robot-in-rotating = Roboty w Pokojach Obrotowych
setting-robot-placement = Wprowadzanie robotów
setting-dead-marker = Znaczniki martwych
setting-flood-check = Kiedy tonie się w Zalanej Komnacie
setting-card-token-before-programming = Żetony sterowania wczesnych kart
setting-bomb-memory = Jak długo tyka Bomba Zegarowa

## Rodzaje losowań, o które pyta sędzia

domain-room = pokój
domain-role = rola
domain-card = karta wydarzenia
domain-token = żeton ze stosu
domain-seat = pierwszy gracz (miejsce)

## Kolory pokoi i litery, które je oznaczają

colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-red = czerwony

letter-blue = N
letter-green = Z
letter-yellow = Ż
letter-red = C

## Postaci, role, roboty

character-alice = Alice
    .gen = Alice
    .dat = Alice
    .acc = Alice
    .ins = Alice
    .gender = f
character-jennifer = Jennifer
    .gen = Jennifer
    .dat = Jennifer
    .acc = Jennifer
    .ins = Jennifer
    .gender = f
character-max = Max
    .gen = Maxa
    .dat = Maxowi
    .acc = Maxa
    .ins = Maxem
    .gender = m
character-kevin = Kevin
    .gen = Kevina
    .dat = Kevinowi
    .acc = Kevina
    .ins = Kevinem
    .gender = m
character-frank = Frank
    .gen = Franka
    .dat = Frankowi
    .acc = Franka
    .ins = Frankiem
    .gender = m
character-emmett = Emmett
    .gen = Emmetta
    .dat = Emmettowi
    .acc = Emmetta
    .ins = Emmettem
    .gender = m
character-sarah = Sarah
    .gen = Sarah
    .dat = Sarah
    .acc = Sarah
    .ins = Sarah
    .gender = f
character-bruce = Bruce
    .gen = Bruce’a
    .dat = Bruce’owi
    .acc = Bruce’a
    .ins = Bruce’em
    .gender = m

role-prisoner = Więzień
    .gen = Więźnia
    .ins = Więźniem
    .gender = m
role-guard = Strażnik
    .gen = Strażnika
    .ins = Strażnikiem
    .gender = m

robot-robot-1 = Robot 1
    .gen = Robota 1
    .dat = Robotowi 1
    .acc = Robota 1
    .gender = m
robot-robot-2 = Robot 2
    .gen = Robota 2
    .dat = Robotowi 2
    .acc = Robota 2
    .gender = m

## Pokoje: nazwa, a na planszy najwyżej sześć znaków

room-central = Pokój Centralny
    .gen = Pokoju Centralnego
    .gender = m
room-room25 = Pokój 25
    .gen = Pokoju 25
    .gender = m
room-key = Pokój Klucza
    .gen = Pokoju Klucza
    .gender = m
room-empty = Pusty Pokój
    .gen = Pustego Pokoju
    .gender = m
room-vision = Komnata Wizji
    .gen = Komnaty Wizji
    .gender = f
room-moving = Komnata Ruchoma
    .gen = Komnaty Ruchomej
    .gender = f
room-control = Komnata Sterowania
    .gen = Komnaty Sterowania
    .gender = f
room-tunnel = Tunel
    .gen = Tunelu
    .gender = m
room-robot = Pokój Robota
    .gen = Pokoju Robota
    .gender = m
room-regeneration = Pokój Regeneracji
    .gen = Pokoju Regeneracji
    .gender = m
room-vortex = Wir
    .gen = Wiru
    .gender = m
room-dark = Ciemna Komnata
    .gen = Ciemnej Komnaty
    .gender = f
room-cold = Zimna Komnata
    .gen = Zimnej Komnaty
    .gender = f
room-prison = Cela
    .gen = Celi
    .gender = f
room-mirror = Pokój Luster
    .gen = Pokoju Luster
    .gender = m
room-event = Pokój Wydarzeń
    .gen = Pokoju Wydarzeń
    .gender = m
room-jamming = Pokój Zakłóceń
    .gen = Pokoju Zakłóceń
    .gender = m
room-rotating = Pokój Obrotowy
    .gen = Pokoju Obrotowego
    .gender = m
room-illusion = Komnata Iluzji
    .gen = Komnaty Iluzji
    .gender = f
room-acid = Kwasowa Kąpiel
    .gen = Kwasowej Kąpieli
    .gender = f
room-flooded = Zalana Komnata
    .gen = Zalanej Komnaty
    .gender = f
room-trap = Pułapka
    .gen = Pułapki
    .gender = f
room-mortal = Komnata Śmierci
    .gen = Komnaty Śmierci
    .gender = f
room-time-machine = Wehikuł Czasu
    .gen = Wehikułu Czasu
    .gender = m
room-shredder = Rozdrabniacz
    .gen = Rozdrabniacza
    .gender = m
room-paranoia = Pokój Paranoi
    .gen = Pokoju Paranoi
    .gender = m

short-central = Środek
short-room25 = Pok.25
short-key = Klucz
short-empty = Pusty
short-vision = Wizja
short-moving = Ruchom
short-control = Ster
short-tunnel = Tunel
short-robot = Robot
short-regeneration = Regen.
short-vortex = Wir
short-dark = Ciemna
short-cold = Zimna
short-prison = Cela
short-mirror = Lustra
short-event = Wydarz
short-jamming = Zakłóc
short-rotating = Obrót
short-illusion = Iluzja
short-acid = Kwas
short-flooded = Zalana
short-trap = Pułap.
short-mortal = Śmierć
short-time-machine = Czas
short-shredder = Rozdr.
short-paranoia = Paran.

## Żetony, co można zaprogramować, a na planszy, co leży na polu programu

token-look = Zajrzyj
token-move = Rusz się
token-push = Pchnij
token-control = Steruj
token-power = supermoc

plan-look = Zajrzyj
plan-move = Rusz się
plan-push = Pchnij
plan-control = Steruj
plan-power = Supermoc
plan-hack-complex = Zhakuj Kompleks
plan-hack-robot = Zhakuj robota
plan-none = Nic

slot-look = Zajrz
slot-move = Rusz
slot-push = Pchn.
slot-control = Ster.
slot-power = Moc
slot-hack-complex = Pokój
slot-hack-robot = Robot

answer-no = Nie
answer-yes = Tak

## Linie i kierunki

line-row-1 = rząd 1
    .acc = rząd 1
line-row-2 = rząd 2
    .acc = rząd 2
line-row-3 = rząd 3
    .acc = rząd 3
line-row-4 = rząd 4
    .acc = rząd 4
line-row-5 = rząd 5
    .acc = rząd 5
line-col-A = kolumna A
    .acc = kolumnę A
line-col-B = kolumna B
    .acc = kolumnę B
line-col-C = kolumna C
    .acc = kolumnę C
line-col-D = kolumna D
    .acc = kolumnę D
line-col-E = kolumna E
    .acc = kolumnę E

way-left = w lewo
way-right = w prawo
way-up = w górę
way-down = w dół

axis-north-south = z północy na południe
axis-east-west = z zachodu na wschód

## Co można wybrać

verb-pick = Weź { $character_acc }
verb-clue = Zajrzyj na pole { $space }
verb-no-clue = Nie zaglądaj nigdzie
verb-program = { $plan2_word ->
    [none] Tylko { $plan }
   *[other] { $plan }, potem { $plan2 }
}{ $answer_word ->
    [yes] , z Adrenaliną
   *[no] { "" }
}
verb-commit = { $answer_word ->
    [yes] Użyj Adrenaliny
   *[no] Zachowaj ją na później
}
verb-look = Zajrzyj na pole { $space }
verb-move = Idź na pole { $space }
verb-push = Pchnij { $character_acc } na pole { $space }
verb-shift = Przesuń { $line_acc } { $way }
verb-call = Zawołaj { $character_acc }
verb-carry = Zanieś { $character_acc } na pole { $space }
verb-recover = Odzyskaj Adrenalinę
verb-reactivate = Aktywuj ponownie pole { $space }
verb-lock = Zamknij pole { $space }
verb-hide = Ukryj się
verb-sabotage-room = Sabotuj ten pokój
verb-sabotage-robot = Sabotuj { $robot_acc }
verb-swap = Zamień pola { $space } i { $space2 }
verb-order-move = Każ { $robot_dat } iść na pole { $space }
verb-order-push = Każ { $robot_dat } pchnąć { $character_acc } na pole { $space }
verb-place-robot = Wprowadź robota tego pokoju
verb-use = Zagraj żeton: { $token }
verb-lose = Nic się nie da zrobić: strać żeton: { $token }
verb-wait = Czekaj na drugie przejście
verb-decline = Nie działaj w tym przejściu
verb-remind = Zostaw żeton przypomnienia
verb-reveal-guard = Ujawnij swoją rolę
verb-done = Dalej
verb-see = Zobacz pole { $space }
verb-mark = Oznacz pole { $space }
verb-exchange = Zamień się miejscem z polem { $space }
verb-tunnel-to = Idź Tunelem na pole { $space }
verb-sacrifice = Ginie { $character }
verb-turn = Obróć: { $axis }
verb-answer = { $answer_word ->
    [yes] Pozwól na to
   *[no] Odmów
}
verb-unlock = Zdejmij zamek z pola { $space }
verb-go = Na pole { $space }
verb-take-robot = { $robot }

## O co gra pyta

prompt-pick = Wybierz, kim tam jesteś.
prompt-clue = Zanim się zacznie: możesz zajrzeć do jednego pokoju obok Pokoju Centralnego.
prompt-program = { $subject }: zaprogramuj dwa żetony po kolei albo tylko jeden.
prompt-commit = { $subject } nie programuje. Użyć w tej rundzie Adrenaliny?
prompt-look = { $subject } zagląda. Do którego pokoju?
prompt-move = { $subject } się rusza. Dokąd?
prompt-push = { $subject } pcha. Kogo i dokąd?
prompt-control = { $subject } steruje. Która linia i w którą stronę?
prompt-power = { $subject } używa supermocy.
prompt-single = { $subject } ma jeden żeton: zagraj go teraz albo czekaj na drugie przejście.
prompt-free = { $subject } działa swobodnie. Którym żetonem, jeśli w ogóle?
prompt-solo = Kolej na { $subject_acc }. Który żeton, jeśli w ogóle?
prompt-adrenaline = Adrenalina: { $subject } wykonuje jeszcze jedną akcję. Którą?
prompt-remind = Na którym zakrytym pokoju { $subject } zostawia żeton przypomnienia?
prompt-after-seeing = { $subject } już wie. Coś jeszcze przed końcem tury?
prompt-see = Komnata Wizji: który zakryty pokój widzi { $subject }?
prompt-exchange = Komnata Ruchoma: z którym zakrytym pokojem zamienia się miejscem?
prompt-shift = Komnata Sterowania: { $subject } przesuwa dowolną linię.
prompt-tunnel = Do którego Tunelu idzie { $subject }?
prompt-illusion = Iluzja: do którego zakrytego pokoju naprawdę wchodzi { $subject }?
prompt-acid = Kwasowa Kąpiel: { $subject } decyduje, kto z dwojga ginie.
prompt-corridor = Jak biegnie korytarz?
prompt-robot-room = Pokój Robota: { $subject } wprowadza jego robota albo wydaje rozkaz.
prompt-order = Odmowa. { $subject } wydaje inny rozkaz.
prompt-consent = Ktoś chce przesunąć { $subject_acc }. Czy na to pozwala?
prompt-take-robot = Który robot przychodzi po { $subject_acc }?
prompt-yellow = Dla { $subject_gen } kończy się to żółtym pokojem. Którym?
prompt-lock = Brak Dostępu: który pokój obok { $subject_gen } zostaje zamknięty?
prompt-unlock = Oba zamki są w użyciu. Z którego pokoju się go zdejmuje?
prompt-panic-swap = Panika: { $subject } zamienia dwa pokoje. Które?

## O czym gra opowiada

notice-built = Kompleks stoi: dwadzieścia pięć pokoi, jedno wyjście.
notice-role-dealt = { $role_word ->
    [guard] Jesteś Strażnikiem: dopilnuj, by zostali.
   *[prisoner] Jesteś Więźniem: wydostań się.
}
notice-picked = Miejsce { $seat }: { $character }.
notice-looked = { $character } zagląda na pole { $space }.
notice-clue-taken = Miejsce { $seat } rzuca okiem na pole { $space }.
notice-saw = Widzisz pole { $space }: { $room }.
notice-round-began = { $number ->
    [one] Zaczyna się ostatnia runda.
    [few] Zaczyna się nowa runda.
    [many] Zaczyna się nowa runda.
   *[other] Zaczyna się nowa runda.
}
notice-programmed = Programy leżą zakryte.
notice-committed = { $character } sięga po Adrenalinę.
notice-token-up = { $character } zagrywa żeton: { $token }.
notice-waited = { $character } czeka.
notice-declined = { $character } nie działa w tym przejściu.
notice-action-lost = { $character } nic nie może zrobić; przepada żeton: { $token }.
notice-moved = { $character } idzie na pole { $space }.
notice-pushed = { $pusher } pcha { $character_acc } na pole { $space }.
notice-called = { $caller } woła i { $character } przychodzi.
notice-carried = { $carrier } zanosi { $character_acc } na pole { $space }.
notice-revealed = Pole { $space } odkryte: { $room }.
notice-turned-down = Pole { $space } znów jest zakryte.
notice-replaced = Na polu { $space } jest teraz Pusty Pokój.
notice-shifted = Ściany zgrzytają: { $line } przesuwa się { $way }.
notice-swapped = Pola { $space } i { $space2 } zamieniają się miejscami.
notice-transported = { $character } odzyskuje przytomność na polu { $space }.
notice-closed = Pole { $space } się zatrzaskuje: Zakaz wstępu.
notice-locked = Pole { $space } jest zamknięte.
notice-unlocked = Z pola { $space } znika zamek.
notice-corridor = Korytarz na polu { $space } biegnie { $axis }.
notice-eliminated = { $character } nie żyje.
notice-returned = { $character } wraca zza grobu, do Pokoju Centralnego.
notice-adrenaline-lost = { $character } traci Adrenalinę.
notice-recovered = { $character } znów ma Adrenalinę.
notice-actions-cancelled = Plany { $character_gen } zostają w lustrze.
notice-hidden = { $character } znika z oczu.
notice-shown = { $character } znów jest na widoku.
notice-paranoid = { $character_acc } ogarnia paranoja.
notice-calm = { $character } odzyskuje spokój.
notice-token-lost = { $character } na dobre traci żeton: { $token }.
notice-reminded = { $character } zostawia żeton przypomnienia na polu { $space }.
notice-reminder-back = { $character } odzyskuje żeton przypomnienia.
notice-role-shown = { $role_word ->
    [guard] { $character } to Strażnik.
   *[prisoner] { $character } od początku jest Więźniem.
}
notice-robot-placed = { $robot } budzi się na polu { $space }.
notice-robot-moved = { $robot } wtacza się na pole { $space }.
notice-robot-pushed = { $robot } pcha { $character_acc } na pole { $space }.
notice-robot-destroyed = { $robot } to już złom.
notice-refused = { $character } odmawia.
notice-key-turned = Klucz przekręcony: Pokojem 25 można już uciec.
notice-alarm = { $number ->
    [one] Alarm: z tą została jedna runda.
    [few] Alarm: z tą zostały { $number } rundy.
    [many] Alarm: z tą zostało { $number } rund.
   *[other] Alarm: z tą zostało { $number } rundy.
}
notice-time-lost = Czas się rwie: { $number ->
    [one] to już ostatnia runda.
    [few] z tą zostały { $number } rundy.
    [many] z tą zostało { $number } rund.
   *[other] z tą zostało { $number } rundy.
}
notice-discards-shuffled = Odrzucone karty potasowano w nową talię.
notice-counted-down = { $number ->
    [0] Odliczanie skończone.
    [one] Odliczanie: została jedna runda.
    [few] Odliczanie: zostały { $number } rundy.
    [many] Odliczanie: zostało { $number } rund.
   *[other] Odliczanie: zostało { $number } rundy.
}
notice-escaped = { $character } wyprowadza Pokój 25 z Kompleksu.
notice-card-drawn = { $card_word ->
    [power_cut] Awaria Zasilania: roboty stają, zielone pokoje pustoszeją.
    [radio_jamming] Zakłócenia: ani słowa do końca rundy.
    [rewind] Przewinięcie: z powrotem do Pokoju Centralnego.
    [robot] Robot: jeden z nich przychodzi pchać, jeśli może.
    [time_bomb] Bomba Zegarowa: gdy wyłożona będzie druga, czerwone pokoje zabiją.
    [access_denied] Brak Dostępu: pobliski pokój zostaje zamknięty.
    [chaos] Chaos: korytarze się obracają, roboty rozganiają ludzi, Tunele ich połykają.
    [acceleration] Przyspieszenie: Steruj przesuwa o dwa pola.
    [panic] Panika: komuś puszczają wszelkie hamulce.
    [unfit_rooms_green] Bezużyteczne Pokoje: opuszczone zielone pokoje się zakrywają.
    [unfit_rooms_yellow] Bezużyteczne Pokoje: opuszczone żółte pokoje się zakrywają.
    [unfit_rooms_red] Bezużyteczne Pokoje: opuszczone czerwone pokoje się zakrywają.
   *[other] Karta wydarzenia: { $card }.
}
notice-no-effect = Nic z tego nie wynika.

## Karty wydarzeń

card-move-row-1-left = rząd 1 w lewo
card-move-row-1-right = rząd 1 w prawo
card-move-row-2-left = rząd 2 w lewo
card-move-row-2-right = rząd 2 w prawo
card-move-row-4-left = rząd 4 w lewo
card-move-row-4-right = rząd 4 w prawo
card-move-row-5-left = rząd 5 w lewo
card-move-row-5-right = rząd 5 w prawo
card-move-col-a-up = kolumna A w górę
card-move-col-a-down = kolumna A w dół
card-move-col-b-up = kolumna B w górę
card-move-col-b-down = kolumna B w dół
card-move-col-d-up = kolumna D w górę
card-move-col-d-down = kolumna D w dół
card-move-col-e-up = kolumna E w górę
card-move-col-e-down = kolumna E w dół
card-move-row-1-right-double = rząd 1 w prawo o dwa
card-move-row-2-left-double = rząd 2 w lewo o dwa
card-move-row-4-right-double = rząd 4 w prawo o dwa
card-move-row-5-left-double = rząd 5 w lewo o dwa
card-move-col-a-down-double = kolumna A w dół o dwa
card-move-col-b-up-double = kolumna B w górę o dwa
card-move-col-d-down-double = kolumna D w dół o dwa
card-move-col-e-up-double = kolumna E w górę o dwa
card-move-row-1-left-another = rząd 1 w lewo i jeszcze jedna karta
card-move-row-2-right-another = rząd 2 w prawo i jeszcze jedna karta
card-move-row-4-left-another = rząd 4 w lewo i jeszcze jedna karta
card-move-row-5-right-another = rząd 5 w prawo i jeszcze jedna karta
card-move-col-a-up-another = kolumna A w górę i jeszcze jedna karta
card-move-col-b-down-another = kolumna B w dół i jeszcze jedna karta
card-move-col-d-up-another = kolumna D w górę i jeszcze jedna karta
card-move-col-e-down-another = kolumna E w dół i jeszcze jedna karta
card-penalty-look-alice-jennifer = Kara na Zajrzyj dla Alice i Jennifer
card-penalty-look-max-kevin = Kara na Zajrzyj dla Maxa i Kevina
card-penalty-look-frank-emmett = Kara na Zajrzyj dla Franka i Emmetta
card-penalty-look-sarah-bruce = Kara na Zajrzyj dla Sarah i Bruce’a
card-penalty-control-alice-max = Kara na Steruj dla Alice i Maxa
card-penalty-control-jennifer-kevin = Kara na Steruj dla Jennifer i Kevina
card-penalty-control-frank-sarah = Kara na Steruj dla Franka i Sarah
card-penalty-control-emmett-bruce = Kara na Steruj dla Emmetta i Bruce’a
card-penalty-power-alice-kevin = Kara na supermoc dla Alice i Kevina
card-penalty-power-jennifer-max = Kara na supermoc dla Jennifer i Maxa
card-penalty-power-frank-bruce = Kara na supermoc dla Franka i Bruce’a
card-penalty-power-emmett-sarah = Kara na supermoc dla Emmetta i Sarah
card-power-cut = Awaria Zasilania
card-radio-jamming = Zakłócenia
card-rewind = Przewinięcie
card-robot = Robot
card-time-bomb = Bomba Zegarowa
card-access-denied = Brak Dostępu
card-unfit-rooms-green = Bezużyteczne Pokoje (zielone)
card-unfit-rooms-yellow = Bezużyteczne Pokoje (żółte)
card-unfit-rooms-red = Bezużyteczne Pokoje (czerwone)
card-chaos = Chaos
card-acceleration = Przyspieszenie
card-panic = Panika

## Plansza jako tekst: najwyżej 52 kolumny szerokości

headline = { $mode }: { $remaining ->
    [0] koniec rund
    [one] ostatnia runda
    [few] jeszcze { $remaining } rundy
    [many] jeszcze { $remaining } rund
   *[other] jeszcze { $remaining } rundy
}, { $phase }
headline-level = { $mode } (poziom { $level })
you = ty
team = Drużyna { $team }

state-eliminated = nie żyje
state-trapped = w pułapce
state-drowning = tonie ({ $rounds })
state-invisible = nie widać
state-paranoid = paranoja ({ $count })
state-free = bez programu
state-one-action = jedna akcja
state-resting = odpoczywa
state-fast = szybko
state-lost = bez: { $tokens }
state-empty-rooms = Puste: { $count }

note-key-turned = Klucz jest przekręcony.
note-key-not-turned = Klucz nie jest przekręcony.
note-displayed = Wyłożone: { $cards }.
note-robots = Roboty w rezerwie: { $count }.
note-unseen = Niewidziane: { $rooms }

legend-blue = początek i wyjście
legend-green = bezpiecznie
legend-yellow = przeszkoda
legend-red = śmierć
