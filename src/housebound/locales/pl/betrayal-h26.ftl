# Nawiedzenie 26: Zapłata dla szczurołapa.

haunt-26-title = Zapłata dla szczurołapa

haunt-26-story =
    Najpierw bierzecie to za wodę w rurach: cztery nuty, w dół, i te same cztery jeszcze raz. Potem ściana obok was zaczyna słuchać. Słucha małymi łapkami. Jedno z was zna tę melodię od dziecka, nuci ją i idzie do Komnaty Pentagramu, by zagrać ją jak należy; a pod każdą podłogą tego domu coś ustawia się w szeregu.

haunt-26-heroes =
    Kto stoi w Komnacie Pentagramu, zostaje z niej wypchnięty do pokoju obok, z drzwiami czy bez. Swój wybierasz ty.

    Wasz przyjaciel odprawia tam rytuał, do melodii fujarki, i żaden bohater w żaden sposób nie postawi w tym pokoju stopy. Nic, co zrobicie, nie dosięga tam zdrajcy; poza nim walka jest walką. Nie powiedziano wam, jak długa jest melodia.

    Powstrzyma ją tylko jedno: musi zginąć każdy Szczur w domu. Zabijają go jakiekolwiek obrażenia. Atakujecie po jednym, a inne mu nie pomagają. Jeśli przegrasz, otrzymujesz obrażenia jak zwykle. Każda zwrotka może przywołać martwego z powrotem.

    Strzeżcie się rojów: Szczury z jednego pokoju mogą rzucić się na jedno z was wszystkie razem.

    Wygrywacie, gdy w domu nie ma już żadnego Szczura. Wygrywacie też, jeśli zdrajca zginie, zanim postawi stopę w Komnacie.

haunt-26-traitor =
    Podnieś do wartości początkowej każdą cechę, która jest poniżej, potem podnieś wszystkie cztery o stopień. Kto stoi w Komnacie Pentagramu, idzie do pokoju obok; ty też. Potem połóż w domu po dwa Szczury na gracza: po jednym w każdym pokoju z omenem lub wydarzeniem, w którym nikogo nie ma, a resztę w tych samych pokojach, jak chcesz. W Komnacie żadnego.

    Rytuał: w Komnacie Pentagramu, raz na turę: Zdrowie 3+. Każdy sukces to zwrotka i stawia znów jednego zabitego Szczura w pokoju obok Komnaty. Potrzebujesz pięciu zwrotek; przy pięciu lub sześciu graczach czterech. W Komnacie żaden bohater nic ci nie zrobi i żaden do niej nie wejdzie. Bohaterowie chcą zabić wszystkie Szczury, co przerwałoby rytuał.

    Szczury: Szybkość 3, Moc 2, Zdrowie 1. Zabijają je jakiekolwiek obrażenia i nigdy nie wchodzą do Komnaty. Szczur, który atakuje sam i przegrywa, nie żyje.

    Rój: dowolnie wiele Szczurów z jednego pokoju atakuje razem jednego bohatera, dwiema kośćmi za każdego, najwyżej ośmioma. Jeśli przegrają, nic im się nie dzieje. Każdy Szczur atakuje raz na turę, sam albo w roju.

    Wygrywasz, gdy wybrzmi ostatnia zwrotka albo gdy wszyscy bohaterowie nie żyją.

haunt-26-heroes-win =
    Ostatni obiega trzy razy hol wzdłuż listwy i przewraca się jak zabawka, w której skończyła się sprężyna. W dole fujarka jeszcze raz próbuje czterech nut i milknie, by posłuchać. Jest bardzo cicho. Potem ktoś tam zaczyna płakać.

haunt-26-traitor-win =
    Melodia kończy się tam, gdzie powinna, na nucie zbyt niskiej, by ją słyszeć. Każdy Szczur w domu siada i odwraca głowę, jak w kościele. Między ścianami a pokojami nie ma już drzwi; a w mieście, daleko pod wzgórzem, skrzypią kołyski.

prompt-leave-chamber = Nikt nie może zostać w Komnacie Pentagramu. Dokąd idzie { $subject }?
prompt-rat-room = Do którego pokoju { $subject } wzywa Szczura?

verb-play-the-pipe = Zagraj zwrotkę rytuału (Zdrowie 3+)
verb-swarm = Zaatakuj { $figure_acc } rojem Szczurów ({ $number })

notice-swarmed = Rój Szczurów ({ $number }) rzuca się na { $target_acc }.

shown-ritual-tokens = Zwrotki rytuału
shown-rats-left = Szczury w domu
shown-ritual-needed = Potrzebne zwrotki
