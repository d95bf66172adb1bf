# Karta celu: kim jestem, jak wygrywa moja strona, co jeszcze kończy grę.

goal-prisoner = Jesteś Więźniem. Niektórzy obok ciebie mogą być Strażnikami, ale nikt nie powie którzy.
goal-prisoner-win = Znajdźcie Pokój 25, wprowadźcie do niego każdego Więźnia i niech jedno z was wypchnie go za krawędź akcją Steruj.
goal-prisoner-ends = Przegrywasz, gdy zginie dwoje Więźniów albo skończy się odliczanie. W ostatniej rundzie jednego z was może zabraknąć.
goal-guard = Jesteś Strażnikiem wśród Więźniów, którzy o tym nie wiedzą.
goal-guard-win = Nie daj Więźniom wyjść: pozbądź się dwojga albo niech skończy się odliczanie.
goal-guard-ends = Przegrywasz, gdy Więźniowie wypchną Pokój 25, a w środku będzie każdy z nich.
goal-undealt = Jesteś jedną z osób, które się tu obudziły. Twoja rola zaraz zostanie rozdana.
goal-undealt-win = Więźniowie chcą odjechać z Pokojem 25. Strażnicy chcą, by zostali.
goal-undealt-ends = Koniec, gdy Pokój 25 opuści Kompleks, gdy zginie dwoje Więźniów albo skończy się odliczanie.
goal-team = Należysz do jednej z dwóch drużyn. Co drugie miejsce jest po twojej stronie.
goal-team-win = Bądźcie pierwszą drużyną, która wprowadzi wszystkie swoje postaci do Pokoju 25 i wypchnie go za krawędź akcją Steruj.
goal-team-ends = Drużyna wygrywa też, gdy druga nie żyje. Gdy skończy się odliczanie, wygrywa ta, która ma więcej postaci w Pokoju 25.
goal-competition = Grasz na własną rękę, z dwiema postaciami.
goal-competition-win = Wprowadź obie przed innymi do Pokoju 25 i wypchnij go za krawędź akcją Steruj.
goal-competition-ends = Wygrywasz też, gdy wszyscy pozostali nie żyją. Gdy skończy się odliczanie, nie wygrywa nikt.
goal-cooperation = Wszyscy jesteście Więźniami i wszyscy po tej samej stronie.
goal-cooperation-win = Przekręćcie klucz w Pokoju Klucza, wprowadźcie wszystkich do Pokoju 25 i wypchnijcie go za krawędź akcją Steruj.
goal-cooperation-ends = Przegrywacie, gdy tylko zginie jedno z was albo skończy się odliczanie.
goal-solo = W pojedynkę prowadzisz czworo Więźniów.
goal-solo-win = Przekręć klucz w Pokoju Klucza, wprowadź całą czwórkę do Pokoju 25 i wypchnij go za krawędź akcją Steruj.
goal-solo-ends = Przegrywasz, gdy tylko zginie jedno z nich albo skończy się odliczanie.

## Podpowiedzi pierwszej gry

coach-choice = Co świeci, można wybrać. W każdej rundzie kładziesz w tajemnicy dwie akcje; potem wszystkie odkrywa się po kolei.
coach-secret = Masz rolę, której nie zna nikt inny. Przytrzymaj kartę, by na nią spojrzeć, i mów o niej, co chcesz.
