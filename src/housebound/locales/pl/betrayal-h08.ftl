# „Zdrada”: nawiedzenie 8.

haunt-8-title = Lament banshee

haunt-8-story =
    Wskazówka na tablicy nie chciała stanąć. Nie układała imienia, tylko wciąż tę samą długą samogłoskę, aż podjęły ją szyby w oknach.

    Teraz coś w domu odpowiada. Jest daleko, potem jest w pokoju obok, a drzwi pomiędzy nie było.

haunt-8-heroes =
    Tablica Duchów wezwała Banshee. Nic jej nie zrani, nic jej nie zatrzyma i nikomu nie stoi na drodze. Gdy przelatuje przez pokój albo się w nim zatrzymuje, każdy tam traci panowanie nad umysłem, a mocny rzut Zdrowia tylko to łagodzi. Jeśli zdrajca niesie Tablicę Duchów, nic nie słyszy. Was ona nie chroni.

    Wygrywacie, gdy udało się tyle egzorcyzmów, ilu było graczy na początku.

    Egzorcyzm, jeden rzut na turę dla każdego z was. Zdrowiem, 5 lub więcej: w Kaplicy, w Krypcie lub w Komnacie Pentagramu albo niosąc Święty Symbol lub Tablicę Duchów. Wiedzą, 5 lub więcej: w Bibliotece lub w Laboratorium albo niosąc Księgę lub Kryształową Kulę. Każdy pokój i każda karta służy raz; porażka niczego nie zużywa.

haunt-8-traitor =
    To ty wzywasz, a ona przychodzi. Bohaterowie spróbują ją uciszyć. Wygrywasz, gdy wszyscy nie żyją.

    Zachowujesz poszukiwacza. Banshee zaczyna w twoim pokoju i patrzy w tę stronę, w którą chcesz. Nie można jej atakować, nikogo nie spowalnia i nic jej nie spowalnia, przelatuje przez granice, nie odkrywa nowych pokoi i nie jeździ Tajemną Windą.

    W każdej turze potworów rzuć 8 kośćmi: tyle pól leci, nigdy mniej. Potem rzuć 2 kośćmi na sposób lotu.

    0: nie leci. Postaw ją w dowolnym pokoju do 8 pól dalej; po drodze przez żaden nie przelatuje.

    1: wybierz jej pierwszy pokój; potem trzyma się lewej ściany: w lewo, inaczej prosto, inaczej w prawo, inaczej z powrotem.

    2: wybierz jej pierwszy pokój; potem prosto; gdzie nie może, losowo w lewo lub w prawo; inaczej z powrotem.

    3: wybierz jej pierwszy pokój; potem trzyma się prawej ściany: w prawo, inaczej prosto, inaczej w lewo, inaczej z powrotem.

    4: prowadź ją, jak chcesz. W tej turze słyszy ją tylko jeden poszukiwacz i tylko raz: wybierasz, który z tych, przez których pokoje przeleciała lub u których staje.

    Przy schodach, Sekretnym Przejściu, Sekretnych Schodach, Obrotowej ścianie, Zapadniętym Pokoju i Galerii jej następnym polem może być drugi koniec i tam ją obracasz. Ze Zsypu na Węgiel musi to być Podest w Piwnicy.

    Każdy w pokoju, do którego wlatuje, rzuca Zdrowiem i otrzymuje obrażenia mentalne: 6 lub więcej, 1 kość; od 3 do 5, 2 kości; od 0 do 2, 4 kości. W sposobach od 1 do 3 słychać ją znowu za każdym razem, gdy wraca. Pokój, w którym zaczyna, jest bezpieczny, dopóki do niego nie wróci. Ciebie oszczędza, póki masz Tablicę Duchów, i tylko wtedy.

haunt-8-heroes-win = Pada ostatnie słowo i dźwięk pęka w połowie jak nić. Czekacie, aż zacznie się znowu. Tyka zegar. Ktoś zaczyna się śmiać, zasłania usta obiema rękami i słucha.

haunt-8-traitor-win = Siedzą tam, gdzie ich zostawiła, z otwartymi ustami, z których nic nie wychodzi. Chodzisz z pokoju do pokoju z tablicą pod pachą. Ona idzie przodem i śpiewa, i jest to piękne.

prompt-banshee-leap = Gdzie nagle słychać { $subject_acc }?
prompt-banshee-wail = Kto słyszy { $subject_acc }?
prompt-banshee-way = Dokąd teraz leci { $subject }?

notice-banshee-manner = { $number ->
    [0] Znika, by wyjść tam, gdzie zechcesz.
    [1] Trzyma się lewej ściany.
    [2] Leci prosto.
    [3] Trzyma się prawej ściany.
   *[4] Leci tam, gdzie ją poślesz.
  }
notice-hears-banshee = { $figure } słyszy Banshee.

shown-banshee-facing = Banshee patrzy
