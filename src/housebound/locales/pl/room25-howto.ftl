# Jak grać: jedna strona, trzy obrazki.

howto-complex-title = Dwadzieścia pięć pokoi, jedno wyjście
howto-complex = Budzisz się w środku kwadratu pokoi, zakrytych poza środkowym. Jeden z nich to Pokój 25, wyjście; inne zabijają. Większość z was to Więźniowie, którzy chcą się wydostać, a ktoś może być Strażnikiem, który tego nie chce.
howto-actions-title = Dwie akcje na rundę, w tajemnicy
howto-actions = Każdy kładzie zakryte dwa różne żetony: Zajrzyj (obejrzyj w tajemnicy pokój obok), Rusz się (idź tam, cokolwiek to jest), Pchnij (poślij tam kogoś zamiast siebie) lub Steruj (przesuń rząd lub kolumnę o jedno pole). Potem odkrywa się je jeden po drugim. Co da się zrobić, świeci; jeśli przyjdzie twoja kolej, a zrobić się nie da, żeton przepada.
howto-escape-title = Wypchnijcie go
howto-escape = Wprowadźcie każdego Więźnia do Pokoju 25, a na krawędzi niech jedno z was akcją Steruj wypchnie go z Kompleksu. Dwoje martwych Więźniów albo koniec odliczania i wygrywają Strażnicy.
