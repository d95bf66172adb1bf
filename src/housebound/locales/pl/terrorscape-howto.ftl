# Jak grać: jedna strona, trzy obrazki.

howto-mansion-title = Trzy ofiary, poza zasięgiem wzroku
howto-mansion = Ofiary widzą w rezydencji wszystko; zabójca widzi tylko, gdzie jest sam. W rundzie każda ofiara robi jedno: przechodzi najwyżej o dwie lokacje, szuka tam, gdzie narysowano lupę, naprawia nadajnik, uspokaja się albo używa karty. Znajdźcie pięć Kluczy i spotkajcie się w Holu Głównym albo naprawcie nadajnik i czekajcie na pomoc.
howto-noise-title = Hałas
howto-noise = Klucze, narzędzia i naprawy robią hałas, a na koniec tury ofiar zabójca dowiaduje się, gdzie był, ale nie kto go zrobił. To jego plansza: dwa hałasy i nikogo nie widać. Chodzi, przeszukuje miejsce, w którym stoi, i zagrywa karty z pytaniami, na które trzeba odpowiadać zgodnie z prawdą.
howto-fight-title = Gdy cię znajdzie
howto-fight = Atakuje jedno po drugim: cztery kości, o jedną mniej za każdy strach, plus przedmiot, przeciw jego sile. Osiągnij ją, a będzie odparty; jeśli nie, masz ranę, a druga rana zabija. Jedna martwa ofiara i wygrywa on.
