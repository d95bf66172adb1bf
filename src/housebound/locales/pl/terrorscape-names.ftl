# „Terrorscape”: co znaczy nazwa, dla tych, którzy ją sprawdzają na stronie. Karty, zdolności i plany mają własne teksty.

condition-unhurt-text = Pierwsza rana odwraca tę płytkę; druga zabija.
condition-wounded-text = Jeszcze jedna rana i ofiara nie żyje, a zabójca wygrywa. Leczenie odwraca płytkę z powrotem.
condition-killed-text = Jedna martwa ofiara wystarczy: zabójca wygrywa.
condition-escaped-text = Poza domem.

token-fear = Strach
token-fear-text = Każdy żeton zabiera kość z obrony. Kto ma dwa i dostaje kolejny, panikuje: hałas tam, gdzie jest, a zabójca się o tym dowiaduje.
token-key = Klucz
token-key-text = Pięć Kluczy na dachu otwiera drzwi: wszystkie trzy ofiary muszą stać przy Głównym Wejściu, gdy zaczyna się ich tura.
token-gear = Tryb
token-gear-text = Pięć trybów naprawia nadajnik. Każda naprawa robi hałas.
token-strength = Siła
token-strength-text = Tyle musi osiągnąć obrona, by odeprzeć zabójcę.
token-stealth = Skradanie
token-stealth-text = Nikt z drużyny nie wie, gdzie jest zabójca. Na początku następnej tury ujawnia się i przeszukuje to miejsce.
token-rescue = Służby ratunkowe
token-rescue-text = Co rundę o jedno pole. Jeśli dotrze na miejsce, a wszyscy żyją, ofiary wygrywają.

names-holds = Ma:
names-played = Zagrane:
names-shown = Zagrane od ostatniego tasowania talii:
names-discarded = Odrzucone:
