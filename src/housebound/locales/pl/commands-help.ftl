# Co mówi `housebound --help`. Polecenia, opcje i słowa wielkimi literami po angielsku wpisuje się tak, jak stoją.

help-housebound =
    Gry o zamknięciu w domu z kimś, kto chce twojej śmierci: graj, prowadź stoły, badaj.
help-play =
    Zagraj w tym terminalu, z botami na wolnych miejscach; kilka osób podaje sobie klawiaturę.

    Stół jest zapisywany po każdym wyborze.
help-guide =
    Zagraj pierwszą rozgrywkę z przewodnikiem, w jakieś pięć minut: mówi on, co robić i dlaczego.
help-referee =
    Pilnuj zasad przy prawdziwym stole: ludzie rzucają, dobierają i wybierają, a tu wpisują, co wyszło.

    Tajemnice wpisuje się po przekazaniu klawiatury, na czystym ekranie. Pomyłkę cofa `undo`.
help-serve =
    Prowadź stoły wszystkich gier dla ludzi, programów i botów.
help-club =
    Pokaż stronę klubu serwera (`housebound serve --club`) albo się nią zajmij.
help-sit =
    Daj programowi grać na miejscu działającego serwera; mówi on protokołem wierszowym (docs/protocol.md).

    Zaproszenie działa raz: zamienia się je na własny link miejsca, który zostaje pokazany. Jeśli program ulegnie awarii, odpowiada
    bez sensu albo myśli za długo, jego miejsce przejmuje zwykły bot gry; kod wyjścia to wtedy 1.
help-games =
    Wymień zainstalowane gry albo niektóre z nich, z miejscami, ustawieniami i botami.
help-rules =
    Szukaj w instrukcji gry; bez słów drukuje całą.

    To, co wolno czytać tylko jednej stronie nawiedzenia, pokazuje się na życzenie: przez --pages albo cały numer. Jeśli
    żadna zasada nie ma wszystkich słów, kod wyjścia to 1.
help-replay =
    Odtwórz taśmę: stół i wszystko, co powiedziano po każdym wyborze.

    Bez --seat i --all pokazuje to, co widział widz.
help-moments =
    Pokaż chwile, w których szansa miejsca na wygraną zmieniła się najbardziej – według rozgrywek próbnych normalnych botów.
help-scenario =
    Wykonaj pliki scenariuszy: pozycja, co się robi i co musi być potem prawdą. Drukuje, co się nie zgadza.

    Jeśli scenariusz się nie zgadza, kod wyjścia to 1, a jeśli plik nie ma sensu – 2.
help-puzzle =
    Rozwiąż zagadkę: pozycja i to, co można w niej wymusić. Odpowiadaj nazwą wyboru albo q.
help-simulate =
    Każ botom rozegrać wiele gier na wszystkich rdzeniach i pokaż, kto wygrał i dlaczego; z --out zachowaj wiersz o każdej.

    To samo ziarno daje te same rozgrywki i ten sam plik przy każdej liczbie rdzeni i komputerów. Ctrl-C zatrzymuje, zachowuje to, co
    rozegrano, i to pokazuje; z --out to samo polecenie prowadzi dalej od tego miejsca. Z --vary gra się dla każdej kombinacji.
    `housebound report` robi z pliku stronę; więcej w docs/study.md.
help-report =
    Zrób raport z badań: kto wygrywa, jak długo to trwa, kto gdzie ginie i jak pewne to wszystko jest.

    Pliki tej samej gry są też porównywane, każdy z pierwszym. Bez --out i obrazków raport jest drukowany.
help-match =
    Każ programom grać przeciw sobie; zewnętrzne mówią protokołem wierszowym (docs/protocol.md).

    Program, który ulegnie awarii, odpowiada bez sensu albo myśli za długo, traci miejsce na rzecz gry losowej; kod wyjścia to wtedy 1.
help-tournament =
    Niech każdy bot zagra z każdym innym, po każdej stronie i na każdym miejscu, tymi samymi kośćmi; pokaż, kto jest lepszy.

    Ctrl-C zatrzymuje turniej; to, co rozegrano, zostaje i można to prowadzić dalej.
help-bot-protocol =
    Graj na jednym miejscu wierszami JSON przez standardowe wejście i wyjście; każdą wiadomość opisuje docs/protocol.md.

    Dla programu, który uruchamia Housebound; na odwrót działa `housebound match`. Jeśli miejsce stracono, kod wyjścia to 1.
help-check =
    Sprawdź, czy gra przestrzega praw: tajemnice pozostają tajne, kopie są dokładne, rozgrywki się kończą, nic nie ginie.

    Jeśli sprawdzian zawiedzie, kod wyjścia to 1; wtedy mówi, który i jak zobaczyć to znowu. Z --citations: jeśli więcej niż jedna odmowa
    na sto nie podaje powodu. Z --bots: jeśli bot dowolnego poziomu wybiera według tego, czego jego miejsce nie może wiedzieć.
help-playthrough =
    Wypisz całą losową rozgrywkę jako tekst: każdą decyzję, każdy wynik, widok każdego miejsca.
help-bench =
    Zmierz grę losową, kopię, świat wyobrażony, widok, rozmiar zapisanej rozgrywki i szukanie, w jednym procesie.

## Opcje i argumenty

option-play-game = Gra; niepotrzebna z --resume.
option-referee-game = Gra; niepotrzebna z --resume.
option-tournament-game = Gra; niepotrzebna z --resume.
option-guide-game = Gra: betrayal, room25, terrorscape.
option-game = Gra; wymienia je `housebound games`.
option-seats = Ile miejsc jest przy stole.
option-humans = Miejsca ludzi, na przykład 1,3; resztę zajmują boty.
option-play-bot = Kto gra na pozostałych miejscach: beginner, normal, hard, random albo agent.zip.
option-sit-bot = Program, który gra, z jego argumentami.
option-puzzle-bot = Niech próbuje ich bot albo agent.zip; policz rozwiązane.
option-match-bot = Poziom bota albo program do uruchomienia; można powtarzać.
option-bot-protocol-bot = Kto gra na pozostałych miejscach.
option-seed = To samo ziarno daje te same kości.
option-puzzle-seed = Co wypada; rozwiązanie jest dobre, cokolwiek to jest.
option-check-seed = Ziarno pierwszego stołu; każdy następny ma następne.
option-playthrough-seed = Od niego zależy, jaka rozgrywka się toczy.
option-option = Ustawienie gry; można podać kilka.
option-resume = Graj dalej przy zapisanym stole.
option-tournament-resume = Prowadź dalej turniej.
option-save = Gdzie w trakcie gry zapisywany jest stół.
option-tournament-save = Gdzie zapisywana jest każda rozgrywka.
option-plain = Wiersze zamiast pełnego ekranu; działa wszędzie.
option-hints = Wolno pytać, co zrobiłby trudny bot.
option-play-pace = Ile sekund bot poświęca na wybór.
option-guide-pace = Ile sekund pozostali poświęcają na wybór.
option-serve-pace = Ile sekund bot poświęca co najmniej; strona pokazuje to każdemu w jego tempie.
option-host = Adres, na którym nasłuchiwać.
option-port = Port, na którym nasłuchiwać; 0: dowolny wolny.
option-serve-database = Gdzie trzyma się stoły: sqlite:///FILE albo postgresql://USER@HOST/NAME.
option-club-database = Baza danych serwera; może on działać.
option-workers = Procesy, w których myślą boty.
option-budget = Ile sekund może myśleć bot.
option-grace = Ile sekund zegary stoją po starcie albo przerwie.
option-keep-finished = Po ilu dniach od końca rozgrywki usuwać stoły.
option-certificate = Plik certyfikatu TLS.
option-key = Klucz certyfikatu TLS.
option-root-path = Gdzie w swojej witrynie stoi Housebound, jeśli proxy zostawia to w adresie.
option-allow-origin = Witryna, której strony też mogą tu grać; można powtarzać.
option-serve-limit = Zmień ograniczenie (wymienia je docs/server.md); można powtarzać.
option-sit-limit = Ile sekund program może myśleć nad odpowiedzią.
option-limit = Ile sekund program może myśleć nad odpowiedzią.
option-bot-protocol-limit = Ile sekund standardowe wejście może myśleć nad odpowiedzią.
option-agent = Wyuczony agent, agent.zip, którego można tu posadzić; można powtarzać.
option-club = Prowadź stronę klubu: wyniki skończonych stołów, imiona, ranking, sezony.
option-relieve = Wczytaj wszystko, potem każ temu serwerowi się zatrzymać i zajmij jego miejsce.
option-open-page = Otwórz stronę w przeglądarce.
option-close-season = Zamknij sezon pod tą nazwą; zaczyna się następny.
option-release = Uwolnij imię, które ktoś sobie zastrzegł.
option-forget = Uwolnij imię i usuń je ze wszystkich wyników.
option-strike = Skreśl stół; ranking jego sezonu się zmienia.
option-season = Który sezon pokazać; bez tego – otwarty.
option-link = Link do miejsca: ten, który rozdaje gospodarz stołu, albo własny.
option-patience = Ile sekund czekać na serwer, który nie odpowiada.
option-names = Tylko te gry.
option-words = Słowa, które zasada musi zawierać, albo numer zasady.
option-pages = Czytaj też tajne kartki: te, których numery tak się zaczynają, na przykład H34.
option-reader = Z tych kartek tylko to, co może czytać ta strona: heroes albo traitor.
option-replay-file = Zapisany stół.
option-moments-file = Zapisany stół, którego rozgrywka jest skończona.
option-replay-seat = Zobacz, co widziało to miejsce (licząc od 1), i nic więcej.
option-moments-seat = Czyje szanse, licząc od 1.
option-bot-protocol-seat = Miejsce, którym gra standardowe wejście, licząc od 1.
option-everything = Zobacz widok każdego miejsca, wraz z tajemnicami.
option-step = Czekaj po każdym wyborze; w terminalu strzałkami, na pełnym ekranie. Dalej, wstecz albo do dowolnego kroku.
option-most = Ile chwil.
option-playouts = Rozgrywki próbne na jedną ocenę.
option-points = Ile chwil rozgrywki się ogląda.
option-scenario-files = Pliki scenariuszy (TOML).
option-report-files = Pliki, które zapisał `housebound simulate --out`.
option-which = Numer albo plik; bez niego – lista zagadek.
option-games = Ile rozgrywek.
option-tournament-games = Ile rozgrywek każdej pary.
option-bench-games = Tylko te gry.
option-simulate-bots-named = Boty według poziomu, rozsadzone wokół stołu.
option-tournament-bots-named = Poziomy, także searching:500ms albo searching:200; albo programy.
option-vary = Zagraj z każdym z tych: haunt=1..50, seats=3,4. Można powtarzać.
option-simulate-out = Zachowaj wiersz o każdej rozgrywce: plik .parquet, .csv albo .jsonl.
option-report-out = Napisz jedną stronę, która nie potrzebuje sieci.
option-decisions = Oprócz pliku z --out wiersz o każdej decyzji.
option-tapes = Zachowuj tam taśmę każdej rozgrywki.
option-hook = Kto jeszcze patrzy i dodaje kolumny: module:function albo wtyczka.
option-cores = Ile procesów gra.
option-cluster = Graj na klastrze Ray.
option-png = Każdy wykres jako plik tego rodzaju, do tego folderu.
option-svg = Każdy wykres jako plik tego rodzaju, do tego folderu.
option-title = Nagłówek strony.
option-tables = Ile losowych stołów się sprawdza.
option-citations = Sprawdź tylko, czy odmowy nawiedzeń i supermocy podają powód.
option-bots = Sprawdź tylko, tyle razy, czy nic ukrytego nie zmienia wyboru żadnego bota.
option-output = Zapisz to tam zamiast drukować.
option-seconds = Ile sekund gra się w każdą grę.
option-version = Pokaż wersję i zakończ.
option-help = Pokaż ten tekst i zakończ.
option-language = Język wszystkich tekstów: en, ru, pl albo it.
