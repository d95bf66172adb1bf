# „Pokój 25”: co znaczy nazwa, dla tych, którzy ją sprawdzają na stronie. Pokoje i supermoce mają własne teksty.

## Żetony akcji: co robią, w zdaniu lub dwóch

plan-look-text = Zobacz w tajemnicy zakryty pokój obok twojego. Możesz podać jego kolor; możesz też skłamać.
plan-move-text = Przejdź do pokoju obok. Zakryty odkrywa się, a co w nim czeka, spotyka ciebie.
plan-push-text = Poślij kogoś ze swojego pokoju do pokoju obok. Co tam czeka, spotyka jego; ty zostajesz.
plan-control-text = Przesuń o jedno pole rząd lub kolumnę swojego pokoju, ze wszystkimi w środku. Środkowy rząd i środkowa kolumna nigdy się nie ruszają.
plan-power-text = To, co umie tylko ta postać.
plan-hack-complex-text = Dwa pokoje obok twojego zamieniają się miejscami.
plan-hack-robot-text = Każ robotowi iść lub pchnąć, gdziekolwiek jest.
plan-adrenaline-text = Raz na grę: trzecia akcja w tej rundzie, wybrana w chwili zagrania.
plan-hidden-text = Zaprogramowany w tajemnicy. Odkrywa się go, gdy przyjdzie jego kolej.

board-lost-central = Na razie by przepadł: w Pokoju Centralnym działają tylko Zajrzyj i Rusz się.
board-lost-look = Na razie by przepadł: nie ma zakrytego pokoju, do którego dałoby się stąd zajrzeć.
board-lost-move = Na razie by przepadł: z twojego pokoju nie ma wyjścia.
board-lost-push = Na razie by przepadł: nie ma tu nikogo, kogo dałoby się pchnąć.
board-lost-control = Na razie by przepadł: nie da się przesunąć ani twojego rzędu, ani twojej kolumny.
board-lost-power = Na razie by przepadł: nie ma tu dla niego nikogo i niczego.
board-touch-token = Dotknij żetonu: powie, co robi. Inni działają przed tobą i po tobie.
board-lost-short = przepadłby


## Role, roboty, kolory

role-prisoner-text = Chce być w Pokoju 25 z pozostałymi Więźniami, gdy pokój opuści Kompleks.
role-guard-text = Chce, by nikt nie wyszedł. Kryje się wśród Więźniów, dopóki nie opłaci mu się ujawnić.
robot-text = Rusza się lub pcha tylko na rozkaz, nigdy sam z siebie. Przechodzi przez zamki, nie szkodzi mu żaden pokój poza czerwonymi, a te go niszczą.
colour-blue-text = Pokoje niebieskie to początek i wyjście. Nic w nich nie zabija.
colour-green-text = Pokoje zielone są bezpieczne, a niektóre pomagają.
colour-yellow-text = Pokoje żółte to przeszkody: trzymają, obracają albo odsyłają gdzie indziej.
colour-red-text = Pokoje czerwone zabijają: jedne od razu, inne, gdy się w nich zostanie.

## Co się z kimś dzieje

state-trapped-text = W Pułapce: następna akcja musi z niej wyprowadzić, inaczej będzie ostatnią.
state-drowning-text = W Zalanej Komnacie: kto nie wyjdzie do końca następnej rundy, ginie.
state-paranoid-text = W paranoi: nic się nie programuje. Żetony odkrywa się z potasowanego stosu.
state-invisible-text = Aż do następnej akcji nie można tej postaci pchnąć, zawołać ani nieść.
state-free-text = Niczego nie programuje: wybiera każdą akcję, gdy przyjdzie kolej.
state-one-action-text = Zimno: w tej rundzie można zaprogramować tylko jedną akcję i bez Adrenaliny.
state-resting-text = Wraca do życia w tej rundzie: działa od następnej.
state-fast-text = Przyspieszenie: Steruj przesuwa linię o dwa pola.
state-empty-rooms-text = Puste Pokoje, które można jeszcze położyć zamiast innego pokoju.

## Karty wydarzeń

card-text-move = Linia przesuwa się o jedno pole, jak przy akcji Steruj, ze wszystkimi w środku. Jeśli w tej rundzie żeton sterowania przesunął ją już w przeciwną stronę, nic się nie dzieje.
card-text-move-double = Linia przesuwa się o dwa pola, ze wszystkimi w środku. Jeśli w tej rundzie żeton sterowania przesunął ją już w przeciwną stronę, nic się nie dzieje.
card-text-move-another = Linia przesuwa się o jedno pole, ze wszystkimi w środku; potem dobiera się następną kartę.
card-text-penalty = Obie postaci tracą ten żeton do końca gry. Jeśli był zaprogramowany, ta akcja przepada. Alice jest odporna.
card-text-power-cut = Wszystkie roboty zostają zniszczone. Każdy odkryty zielony pokój staje się Pustym Pokojem.
card-text-radio-jamming = Do końca rundy nikt nie może nikomu nic powiedzieć.
card-text-rewind = Kto jest pierwszy, wraca do Pokoju Centralnego. Program zostaje.
card-text-robot = Do tego, kto jest pierwszy, przychodzi robot i wpycha go do żółtego pokoju obok, jeśli taki jest.
card-text-time-bomb = Tyka do końca rundy. Jeśli przyjdzie druga, ginie każdy w czerwonym pokoju.
card-text-access-denied = Kto jest pierwszy, zamyka odkryty pokój obok swojego. Wejdą tam tylko Emmett i roboty.
card-text-unfit-rooms = Każdy odkryty pokój tego koloru, w którym nikogo nie ma, znów się zakrywa.
card-text-chaos = Pokoje Obrotowe się obracają; kto jest z robotem, ucieka do żółtego pokoju; kto jest w Tunelu, wychodzi z innego.
card-text-acceleration = Do końca rundy każda akcja Steruj przesuwa linię o dwa pola.
card-text-panic = Kto jest pierwszy, traci nerwy, każdy na swój sposób.

state-name-trapped = W Pułapce
state-name-drowning = Tonie
state-name-paranoid = Paranoja
state-name-invisible = Niewidzialność
state-name-free = Bez programu
state-name-one-action = Jedna akcja
state-name-resting = Odpoczywa
state-name-fast = Przyspieszenie
state-name-empty-rooms = Puste Pokoje

board-no-powers = W tej grze nie ma supermocy.

names-adrenaline = Adrenalina
names-hidden = Zakryty żeton

names-here = Tutaj:
names-where = Pole { $space }.
names-tokens-lost = Stracone na dobre: { $tokens }.
