# „Zdrada”: nawiedzenie 45.

haunt-45-title = Tik, tak, tik

haunt-45-story =
    Gdy wraca światło, każde z was ma na sobie coś z drutów i taśmy, czego przedtem nie było. Tyka. Wszystkie tykają, nie całkiem równo.

    Gdzieś w domu jedno z was siada z zapalnikiem w ręku i zaczyna pracować nad czymś większym.

haunt-45-heroes =
    Każde z was ma na sobie Bombę Zegarową. Nie można jej upuścić, przekazać ani ukraść. Zdrajca buduje Wielką Bombę; nikt wam nie powiedział, kiedy będzie gotowa.

    Wygrywacie, gdy zdrajca nie żyje, a jedno z was żyje.

    Zdrajca ma zapalnik: odpala on bombę każdego, kto wejdzie do pokoju zdrajcy albo do pokoju obok, z drzwiami czy bez, i zabija tego bohatera i każdego innego bohatera w tym pokoju. Bomby mogą też wybuchać z czasem. Nie stójcie blisko siebie.

    Rozbrajanie, jeden rzut na turę dla każdego z was: własna bomba albo bomba innego bohatera w tym samym pokoju, który się zgadza. Wiedza 7 lub więcej, 5 lub więcej, jeśli rzucający ma Szaleńca: bomby już nie ma. 2 lub mniej: wybucha i zabija każdego poszukiwacza w pokoju, zdrajcę też. Cokolwiek innego: nic się nie dzieje.

haunt-45-traitor =
    Ty bomby nie masz. Masz zapalnik, Dynamit i plan. Bohaterowie spróbują pozbyć się swoich bomb.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją albo gdy wybuchnie Wielka Bomba.

    Nie możesz się ruszać i nie można cię przesunąć; Tajemna Winda z tobą w środku stoi. Możesz atakować bohaterów w swoim pokoju, a Dynamitu możesz użyć też we własnym pokoju: nic ci nie robi.

    Od końca twojej pierwszej tury bohater, który wniesie bombę do twojego pokoju albo do pokoju obok, z drzwiami czy bez, wybucha, razem z każdym bohaterem w tym pokoju. Tobie nic się nie dzieje.

    Na końcu każdej twojej tury tor rośnie o 1. Przy 12 wybucha Wielka Bomba i giną wszyscy. W przeciwnym razie, dopóki jakaś bomba działa, rzuć tyloma kośćmi, ile pokazuje tor, plus jedną za każdego żywego bohatera, najwyżej 8: przy 8 lub więcej wybucha najbliższy po twojej lewej bohater z bombą, razem z każdym bohaterem w pokoju.

haunt-45-heroes-win = Zapalnik leży na podłodze, jeszcze ciepły. Obok, pod ławą, coś wielkości szafy stanęło na jedno tyknięcie przed końcem. Odchodzicie od tego bardzo cicho.

haunt-45-traitor-win = Na jedną chwilę rozświetla się każde okno domu. Potem na wzgórzu jest cicho i cicho zostaje, a popiół opada na nie jak wczesny śnieg.

verb-defuse = Rozbrój Bombę Zegarową: { $figure }

prompt-let-defuse = { $subject } chce zająć się twoją bombą. Stoisz nieruchomo?

notice-bomb-defused = Bomba { $figure_gen } przestaje tykać.
notice-defusing-refused = { $figure } nie pozwala tknąć swojej bomby.
notice-bomb-exploded = Bomba { $figure_gen } wybucha.
notice-big-bomb-exploded = Wybucha Wielka Bomba. Nikt nie wychodzi.

shown-bombs = Mają na sobie bombę
shown-armed = Zapalnik uzbrojony
