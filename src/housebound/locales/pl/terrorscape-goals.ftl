# Karta celu: kim jestem, jak wygrywa moja strona, co jeszcze kończy grę.

goal-victims = Jesteś jedną z trzech ofiar zamkniętych w rezydencji z kimś, kto chce waszej śmierci. Nie widzi, gdzie jesteście; zdradza was hałas.
goal-victims-win = Zbierzcie pięć Kluczy i spotkajcie się w Holu Głównym; albo naprawcie nadajnik pięcioma trybami i wytrzymajcie, aż przyjdzie pomoc.
goal-victims-ends = Przegrywacie, gdy zginie jedno z was albo gdy zabraknie wyposażenia do wzięcia.
goal-crossroads-victims = Jesteś ofiarą w rezydencji z zabójcą, a odtąd każdy myśli najpierw o sobie.
goal-crossroads-victims-win = Bądź w Holu Głównym z trzema własnymi Kluczami; albo dożyj pomocy wezwanej nadajnikiem.
goal-crossroads-victims-ends = Przegrywasz, gdy giniesz albo gdy zabraknie wyposażenia do wzięcia.
goal-killer = Jesteś zabójcą. Ofiary są przed tobą ukryte: słuchaj.
goal-butcher = Jesteś Rzeźnikiem: siła, hałas i prosto przed siebie. Nie widzisz ofiar; słuchaj.
goal-ghost = Jesteś Widmową Pokojówką: słaba ręka, a kto cię spotka, ten się boi. Nie widzisz ofiar; słuchaj.
goal-maniac = Jesteś Maniakiem: pojawiasz się znikąd. Nie widzisz ofiar; słuchaj.
goal-killer-win = Znajdź ofiarę i ją zabij: gdzie są, mówią hałas, pytania i twoje karty. Pierwsza rana nie zabija.
goal-killer-ends = Przegrywasz, gdy ofiary uciekną z pięcioma Kluczami albo gdy przyjdzie pomoc wezwana nadajnikiem.
goal-crossroads-killer-win = Zabij dwie ofiary albo niech skończy się im wyposażenie. Gdzie są, mówią hałas, pytania i twoje karty.
goal-crossroads-killer-ends = Przegrywasz, gdy w domu nie ma już nikogo, a zginęło mniej niż dwoje.

## Podpowiedzi pierwszej gry

coach-choice = Co świeci, można wybrać. Ofiary szukają Kluczy i są cicho; zabójca nasłuchuje hałasu.
coach-secret = Między zabójcą a ofiarami stoi parawan. Co widzisz tutaj, tego druga strona nie widzi.
