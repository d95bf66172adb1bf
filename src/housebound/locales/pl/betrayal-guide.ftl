# Prowadzona pierwsza gra: co zrobić i dlaczego, po dwa zdania na krok.

guide-explore = Jesteś Zoe, a w domu jest ciemno: nikt nie wie, co kryje się za drzwiami. Odkryj pokój na północ od Foyer; co tam jest, odsłania się, gdy wchodzisz.
guide-turn-tile = Sala Organowa. Obróć płytkę, jak chcesz, byleby jedne z jej drzwi stykały się z tymi, którymi wchodzisz.
guide-end-turn = Jej znakiem było wydarzenie: rzut Wiedzy, trzeba było 5 lub więcej, i teraz masz więcej Wiedzy. Karta kończy ruch w tej turze, więc zakończ turę i patrz, co robią inni.
guide-walk = Znów twoja tura, z 4 polami Szybkości. Wróć do Foyer: są tam jeszcze jedne drzwi.
guide-explore-omen = Odkryj pokój na południu. Prędzej czy później ktoś musi znaleźć omeny.
guide-turn-dining-room = Jadalnia, z omenem. Połóż ją i bierz, co przyjdzie.
guide-haunt-roll = Coś chciało cię ugryźć, ale nie zdążyło. Zakończ turę: po omenie rzucasz sześcioma kośćmi, a wynik mniejszy niż liczba omenów budzi nawiedzenie.
guide-ready = Stało się: Brandon jest zdrajcą i odtąd obie strony grają przeciw sobie. To kartka twojej strony, której Brandon nigdy nie zobaczy; przeczytaj ją i powiedz, że można zaczynać.
guide-back = Nietoperze, a organy je przepędzają. Wróć tą samą drogą, najpierw do Foyer.
guide-organ-room = Dalej, do Sali Organowej. Ox już tam jest.
guide-organ = Uruchom organy: trzy kości twojej Mocy, potrzeba 5 lub więcej. Na co pozwala nawiedzenie, znajdziesz wśród swoich wyborów.
guide-organ-started = Jęczą i łapią oddech. Na turę masz tylko jeden taki rzut: zakończ ją i niech Ox spróbuje zagrać.
guide-attack = Z Oxa żaden muzyk, a do ciebie dopadł Nietoperz. Zaatakuj go: twoja Moc przeciw jego Mocy, wyższa suma wygrywa.
guide-play = Po nim. Teraz zagraj na organach: Wiedza 5 lub więcej dla kogoś, kto kocha muzykę, czyli dla ciebie.
guide-closing = W domu jest cicho. Odkrywajcie razem, aż jedno z was przestanie być przyjacielem: czeka na was pięćdziesiąt nawiedzeń, a w większości z nich zdrajcą jest ktoś przy stole.
