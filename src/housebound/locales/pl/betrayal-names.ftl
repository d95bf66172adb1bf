# „Zdrada w Domu na Wzgórzu”: co znaczy nazwa, dla tych, którzy ją sprawdzają na stronie. Karty i pokoje mają własne teksty.

trait-might-text = Cecha fizyczna. Jak mocno uderzasz: większość walk to Moc przeciw Mocy. Po rozpoczęciu nawiedzenia ginie każdy, kto ma ją na czaszce.
trait-speed-text = Cecha fizyczna. Ile pól przechodzisz w turze. Po rozpoczęciu nawiedzenia ginie każdy, kto ma ją na czaszce.
trait-sanity-text = Cecha mentalna. Rzucasz nią, gdy dom dobiera się do twoich nerwów. Po rozpoczęciu nawiedzenia ginie każdy, kto ma ją na czaszce.
trait-knowledge-text = Cecha mentalna. Rzuca się nią przy księgach, zagadkach i rytuałach. Po rozpoczęciu nawiedzenia ginie każdy, kto ma ją na czaszce.

symbol-item-text = Kto odkrywa pokój z tym znakiem, losuje przedmiot; może go zatrzymać i używać.
symbol-omen-text = Kto odkrywa pokój z tym znakiem, losuje omen, a na końcu tury rzuca, czy zaczyna się nawiedzenie: im więcej omenów, tym łatwiej.
symbol-event-text = Kto odkrywa pokój z tym znakiem, losuje wydarzenie: coś go spotyka, od razu.

token-blessing-text = Bohaterowie w tym pokoju rzucają w rzutach na cechę o 1 kość więcej.
token-closet-text = Raz na turę poszukiwacz, który tu jest, może rzucić 2 kośćmi, by ją otworzyć. 4: przedmiot. 2–3: wydarzenie. 0–1: wydarzenie, a szafa znika.
token-drip-text = Poszukiwacze w tym pokoju rzucają w rzutach na cechę o 1 kość mniej, co najmniej 1.
token-safe-text = Raz na turę poszukiwacz, który tu jest, może wykonać rzut Wiedzy. 5+: dwa przedmioty, a sejf jest pusty. 2–4: 1 kość obrażeń fizycznych. 0–1: 2 kości.
token-secret-passage-text = Droga do drugiego Sekretnego Przejścia. Przejście to 1 pole.
token-secret-stairs-text = Droga do drugich Sekretnych Schodów, na innej kondygnacji. Wejście po nich to 1 pole.
token-skeletons-text = Raz na turę poszukiwacz, który tu jest, może je przeszukać rzutem Zdrowia. 5+: przedmiot, i mają już spokój. 0–4: 1 kość obrażeń mentalnych.
token-slide-text = Raz na turę poszukiwacz, który tu jest, może zjechać z rzutem Mocy. 5+: do dowolnego pokoju na niższej kondygnacji. 0–4: do nowego pokoju w piwnicy, z 1 kością obrażeń fizycznych.
token-smoke-text = Poszukiwacze w tym pokoju rzucają w rzutach na cechę o 2 kości mniej, co najmniej 1, i nikt nie widzi do niego, z niego ani przez niego.
token-wall-switch-text = Poszukiwacz po dowolnej z dwóch stron może raz na turę wykonać rzut Wiedzy; 3 lub więcej obraca ścianę i przechodzi się na drugą stronę.
token-vault-empty-text = Skarbiec jest otwarty. Nic w nim nie zostało.
token-below-collapsed-room-text = Tu ląduje każdy, kto spada przez Zapadnięty Pokój.

names-holds = Ma:
names-holds-nothing = Nie ma nic.
names-where = { $room }, { $floor }
names-held-by = Ma to { $figure }.
names-known-traits = Co wiadomo: { $traits }
names-nothing-known = Nikt po twojej stronie nie zna tych liczb.
names-not-in-house = Tego pokoju nikt jeszcze nie odkrył.
