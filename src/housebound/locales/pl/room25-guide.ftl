# Prowadzona pierwsza gra: co zrobić i dlaczego, po dwa zdania na krok.

guide-program = Jesteś Alice, Więźniem w środku dwudziestu pięciu pokoi; każdy kładzie dwie zakryte akcje. Połóż najpierw Zajrzyj, potem Rusz się: najpierw patrz, potem idź.
guide-look = Odkryto twoje Zajrzyj: wybierz nieznany pokój obok, na wschodzie lub na południu. Tylko ty zobaczysz, co to jest.
guide-seen = Komnata Śmierci: kto wejdzie, ginie od razu. Czerwone zabija, żółte przeszkadza, zielone jest bezpieczne; graj dalej i nie idź tam.
guide-move = Drugie przejście: twoje Rusz się. Idź na północ, na pole C2, gdzie są Kevin i Frank; w odkrytym pokoju nie ma niespodzianek.
guide-move-other = Można, ale samotnie i w nieznane idzie się tu na śmierć. Na razie idź na pole C2.
guide-program-push = Nowa runda, a Max przyszedł za tobą; jedno z was jest Strażnikiem i chce, żebyście zostali. Połóż najpierw Pchnij, potem Rusz się: lepiej, by to on poszedł w nieznane.
guide-push = Wszyscy inni już działali; teraz Pchnij. Poślij Maxa na wschód lub na północ, do pokoju, którego nie wybrał, i zobacz, co to jest.
guide-follow = Kevin znalazł Pokój 25: wyjście, na polu B1. Idź za nim na pole B2; jednym krokiem można dojść tylko do pokoju obok.
guide-program-control = Ostatnia runda. Połóż najpierw Rusz się, by wejść do Pokoju 25, a potem Steruj: przesuwa cały rząd lub kolumnę o jeden pokój.
guide-enter = Frank jest w Pokoju 25, Kevin też. Wejdź na pole B1; gdy pokój odjedzie, w środku musi być każdy Więzień.
guide-control = Teraz Steruj: przesuń kolumnę B w górę. Pokój 25 leży na krawędzi, więc opuszcza Kompleks z wami wszystkimi, a Max zostaje.
guide-closing = Na zewnątrz. Zajrzyj, Rusz się, Pchnij, Steruj: to cała gra; teraz zagraj z ludźmi albo z botami, których ról nie znasz.
