# Strona, zanim ma coś do powiedzenia: serwer wpisuje to w nią i w to, czego dowiaduje się telefon, gdy się ją instaluje.

page-no-answer = Serwer nie odpowiada. Załaduj stronę jeszcze raz za chwilę; nic nie przepadło.
page-needs-scripts = Housebound potrzebuje JavaScriptu, żeby rysować plansze. Bez niego można grać w terminalu: `housebound play`.
