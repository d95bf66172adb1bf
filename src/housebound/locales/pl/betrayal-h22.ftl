# „Zdrada”: nawiedzenie 22.

haunt-22-title = Otchłań patrzy

haunt-22-story =
    Przez podłogę piwnicy biegnie pęknięcie, a podłogi za nim już nie ma. Idzie stamtąd czerwone światło i ciepły wiatr, a pod wiatrem odgłos, jakby przełykało coś bardzo dużego.

    Jedno z was podeszło do krawędzi i uśmiecha się w dół.

haunt-22-heroes =
    Dom jest połykany od spodu, a zdrajca chce, by zabrał was wszystkich.

    Wygrywacie, gdy udało się tyle egzorcyzmów, ilu było graczy na początku, a jedno z was żyje.

    Egzorcyzm, jeden rzut na turę dla każdego z was. Zdrowiem, 5 lub więcej: w Kaplicy, w Krypcie lub w Komnacie Pentagramu albo niosąc Święty Symbol lub Pierścień. Wiedzą, 5 lub więcej: w Bibliotece lub w Laboratorium albo niosąc Księgę lub Kryształową Kulę. Każdy pokój i każda karta służy raz; porażka niczego nie zużywa.

    Gdy ktoś z was kończy turę, zdrajca mówi, ile pokoi musi zawalić ten bohater. Trzymajcie się z dala od krawędzi.

    Raz: bohater ze Świętym Symbolem, który musi zawalać pokoje, a którego pokój ma drzwi do zawalonego, może zamiast tego wrzucić Symbol. Wtedy nic się nie zawala, aż skończy się następna tura tego bohatera.

haunt-22-traitor =
    Droga dla niej stoi otworem, dzięki tobie. Nakarm ją domem i wszystkimi w środku.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją. Bohaterowie próbują egzorcyzmu, który zamknąłby otchłań.

    Zachowujesz poszukiwacza i grasz jak dotąd. Jeśli masz losować kartę wydarzenia w piwnicy, możesz zamiast tego wziąć z talii wydarzeń Sekretne Schody lub Sekretne Przejście i je wykonać; talię się tasuje.

    Na końcu twojej pierwszej tury zawala się pokój otchłani. Na końcu każdej twojej tury, także tej, tor rośnie potem o 1. Każdy żywy bohater i ty, zanim tor się ruszy, musicie na końcu własnej tury zawalać pokoje, według liczby na torze: 0 lub 1, żadnego; 2, jeden pokój; 3, tyle, ile wyrzucą 2 kości; 4, ile wyrzucą 3 kości; 5 lub więcej, ile wyrzucą 4 kości.

    Pokoje wybiera ten, czyja tura się kończy: każdy obok zawalonego pokoju tej samej kondygnacji, najpierw piwnica, potem parter, potem piętro. Gdy kondygnacji już nie ma, wybierasz, gdzie zaczyna się następna: pusty pokój z wolnymi drzwiami, jeśli taki jest.

    Kto jest w zawalającym się pokoju, ty też, wykonuje rzut Szybkości. 4 lub więcej: skacze do pokoju połączonego drzwiami. Inaczej ginie. Kto trafi do zawalonego pokoju, ginie. Jeśli zginiesz, wciąż zawalasz pokoje i przesuwasz tor.

haunt-22-heroes-win = Padają ostatnie słowa i światło w dole gaśnie, jakby ktoś zamknął drzwi. Zostało pół domu, pochylonego nad dziurą pełną zwyczajnej ciemności. Wychodzicie po tym, co zostało ze schodów.

haunt-22-traitor-win = Dach idzie ostatni, całkiem powoli, z kogucikiem, który wciąż się obraca. Rano jest wzgórze, na którym nic nie stoi, i trawa zaczyna się zrastać.

prompt-abyss = Który pokój piwnicy { $subject } oddaje otchłani?
prompt-abyss-event = { $subject } może zamiast losować wydarzenie poszukać sekretnej drogi. Której?
prompt-sacrifice-symbol = Czy { $subject } wrzuca Święty Symbol w otchłań, by przez jakiś czas nic się nie zawalało?

notice-abyss-opens = Podłoga zaczyna świecić { $room_in }: tam otworzy się otchłań.
notice-abyss-sated = { $figure } karmi otchłań Świętym Symbolem. Na jakiś czas jest spokojna.

shown-abyss = Gdzie otwiera się otchłań
shown-abyss-here = Tu jest otchłań
shown-quiet = Kto ją uspokaja
