# „Zdrada”: nawiedzenie 9.

haunt-9-title = Taniec śmierci

haunt-9-story =
    To tylko skrzypce, bardzo daleko, a twoja stopa od kilku minut wybija takt, zanim to zauważasz. To dobra melodia. Ma się wrażenie, że wiadomo, jak idzie dalej.

    W Sali Balowej palą się świece. Już tam tańczą, bardzo blisko siebie, a buty mają całkiem zdarte.

haunt-9-heroes =
    Mroczny Skrzypek gra w Sali Balowej do tańca śmierci i nikt nie może podnieść na niego ręki. Nikt z was nie jest jeszcze zdrajcą. Kto ulegnie muzyce, zostaje nim.

    Wygrywacie, gdy zostanie wypędzony: tyle razy, ilu było graczy na początku. By go wypędzać, jeden rzut na turę dla każdego z was: Zdrowie 5 lub więcej, w Komnacie Pentagramu, gdy bohater w tym pokoju niesie Święty Symbol.

    Na początku swojej tury, chyba że niesiesz Święty Symbol, rzuć Zdrowiem, 4 lub więcej. Porażka w Sali Balowej: zostajesz zdrajcą. Porażka gdzie indziej: tracisz 1 Zdrowia i w tej turze musisz iść w stronę Sali Balowej tak daleko, jak niesie cię Szybkość, przez znane pokoje; po drodze możesz robić inne rzeczy. Bez drogi tam zostajesz na miejscu.

    Jeśli twoje Zdrowie kiedykolwiek dojdzie do czaszki, nie giniesz: zostajesz zdrajcą i rozgrywasz turę jako zdrajca.

    Kto niesie Święty Symbol, nie może go przekazać ani upuścić. Można go ukraść, a gdy niosący ginie, Symbol spada.

haunt-9-traitor =
    Nie ma już w tobie oporu i to jest takie proste. Wszystko, co było stracone, masz znowu: każda cecha poniżej wartości początkowej do niej wraca. Inni, którzy tańczą, są twoimi przyjaciółmi.

    Wygrywasz, gdy Święty Symbol zostanie zniszczony albo gdy nie zostanie żaden bohater. Kto z was zakończy turę ze Świętym Symbolem nad Przepaścią, w Kotłowni lub nad Podziemnym Jeziorem, ten go niszczy.

    Na początku swojej tury rzuć Mocą, 3 lub więcej. Przy porażce stopy nie ruszą się w tej turze z miejsca i tracisz 1 Mocy. Każda cecha na czaszce teraz cię zabija.

    Nie możesz już atakować Mocą. Atakujesz Szybkością przeciw Szybkości i zadajesz obrażenia fizyczne; gdy miałyby to być 2 lub więcej, możesz zamiast tego ukraść przedmiot.

haunt-9-heroes-win = Przy ostatnim słowie pęka struna. W Sali Balowej wszyscy stają, kłaniają się partnerom i padają. Wychodząc, niesiecie buty w rękach, żeby nie słyszeć własnych kroków.

haunt-9-traitor-win = Muzycy tak się cieszą, że możesz zostać. Nie ma już pośpiechu ani poranka, a parkiet jest gładki jak lód. Podajesz komuś rękę, ktoś podaje ci bardzo zimną i zaczynacie od początku.

verb-banish-fiddler = Wypędź Mrocznego Skrzypka

notice-lured = { $figure } nie może nie słuchać i idzie w stronę muzyki.
notice-cannot-stop-dancing = { $figure } tańczy w miejscu i nie może przestać.
notice-holy-symbol-destroyed = { $figure } niszczy Święty Symbol { $room_in }.

shown-banishings = Udane wypędzenia
shown-lured = Zwabieni do Sali Balowej
