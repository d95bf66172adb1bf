# „Zdrada w Domu na Wzgórzu”: słowa planszy tekstowej, po polsku.
#
# Nazwy pokoi w najwyżej ośmiu literach, inicjały poszukiwaczy w dwóch; na więcej plansza nie ma miejsca.

## Pokoje, krótko

short-entrance-hall = Hol
short-foyer = Foyer
short-grand-staircase = Klatka
short-upper-landing = Podest
short-basement-landing = Podest
short-catacombs = Katakumb
short-chasm = Przepaść
short-crypt = Krypta
short-furnace-room = Kotłown.
short-larder = Spiżarn.
short-pentagram-chamber = Pentagr.
short-stairs-from-basement = Schody
short-underground-lake = Jezioro
short-wine-cellar = Wino
short-ballroom = SalaBal.
short-coal-chute = Zsyp
short-dining-room = Jadalnia
short-gardens = Ogrody
short-graveyard = Cmentarz
short-patio = Patio
short-attic = Strych
short-balcony = Balkon
short-bedroom = Sypialn.
short-gallery = Galeria
short-master-bedroom = GłSypial
short-tower = Wieża
short-abandoned-room = Opuszcz.
short-kitchen = Kuchnia
short-bloody-room = Zakrwaw.
short-chapel = Kaplica
short-charred-room = Zwęglony
short-collapsed-room = Zapadn.
short-conservatory = Oranżer.
short-library = Bibliot.
short-gymnasium = SalaGim.
short-operating-laboratory = SalaOp.
short-research-laboratory = Laborat.
short-servants-quarters = Służba
short-storeroom = Magazyn
short-vault = Skarbiec
short-creaky-hallway = Skrzyp.
short-dusty-hallway = Zakurz.
short-game-room = Gry
short-junk-room = Składzik
short-mystic-elevator = Winda
short-organ-room = Organy
short-statuary-corridor = Posągi

## Poszukiwacze, jak stoją w pokojach

initials-darrin-williams = DW
initials-ox-bellows = OB
initials-madame-zostra = MZ
initials-vivian-lopez = VL
initials-brandon-jaspers = BJ
initials-peter-akimoto = PA
initials-missy-dubourde = MD
initials-zoe-ingstrom = ZI
initials-professor-longfellow = PL
initials-father-rhinehardt = OR
initials-heather-granville = HG
initials-jenny-leclerc = JL

## Cechy, najwyżej sześć liter

pages-explorers = Poszukiwacze
track-might = Moc
track-speed = Szybk.
track-sanity = Zdrow.
track-knowledge = Wiedza

## Kondygnacje

board-floor-basement = PIWNICA
board-floor-ground = PARTER
board-floor-upper = PIĘTRO
board-floor-upper-wide = PIĘTRO

## Nagłówki

board-exploration = Odkrywanie: { $omens ->
        [0] jeszcze żadnego omenu
        [one] 1 wylosowany omen
        [few] { $omens } wylosowane omeny
        [many] { $omens } wylosowanych omenów
       *[other] { $omens } wylosowanego omenu
    }
board-haunt = Nawiedzenie { $number }: { $title }
board-round = runda { $round }
board-track = tor na { $track }
board-traitor-hidden = zdrajca jest ukryty
board-no-traitor = nikt nie jest zdrajcą
board-acts = Tura: { $figure }
board-acts-you = Twoja tura: { $figure }
board-spaces = { $spaces ->
        [0] nie zostało żadne pole
        [one] zostało 1 pole
        [few] zostały { $spaces } pola
        [many] zostało { $spaces } pól
       *[other] zostało { $spaces } pola
    }
board-resolving = wydarzenie: { $cards }
board-used = użyte: { $cards }
board-tried = próby: { $things }
board-did-has-attacked = po ataku
board-did-has-ridden = po jeździe windą
board-did-has-tasked = po rzucie zadania
board-did-has-given = po przekazaniu
board-did-has-dropped = po upuszczeniu
board-did-has-taken = po podniesieniu
board-did-halted = nie może iść dalej
board-did-no-attack = nie może atakować
board-did-retreat = musi się cofnąć

## Poszukiwacze

board-you = ty
board-seat = miejsce { $seat }
board-traitor = ZDRAJCA
board-hero = bohater
board-secret = (w tajemnicy: { $side })
board-dead = nie żyje
board-outside = poza domem
board-place-hidden = nikt nie wie gdzie
board-place-side = { $room } (strona: { $side })
board-place-inside = { $room } (w środku)
board-restrained = { $failures ->
        [0] w potrzasku
        [one] w potrzasku, 1 nieudana próba
        [few] w potrzasku, { $failures } nieudane próby
        [many] w potrzasku, { $failures } nieudanych prób
       *[other] w potrzasku, { $failures } nieudanej próby
    }
board-misses-turn = traci następną turę
board-cards = ma: { $cards }
board-mask-worn = (założona)
board-box-open = (otwarta)

## Potwory

board-monsters = POTWORY
board-monster-kind = { $name } ({ $traits }): { $where }
board-monster-kind-unknown = { $name }: { $where }
board-monster-at = { $mark } { $room }
board-monster-holds = { $at }, ma: { $cards }
board-stunned = { $at }, zaskoczenie

## Co leży w domu, stos i talie

board-pile = { $room }: { $cards }
board-waits = { $card } czeka
board-lying = Leżą w domu: { $piles }
board-tokens = Żetony: { $tokens }
board-token = { $token }: { $room }
board-token-two = { $token }: { $room } – { $to }
board-beside = Obok domu: { $rooms }
board-lost = Stracone pokoje: { $rooms }
board-vault-open = Skarbiec jest otwarty.
board-noted = Tak Miało Być: zapisany rzut { $number }.
board-stack = { $tiles ->
        [0] Stos jest pusty.
        [one] Została jedna płytka, rewers: { $back }.
        [few] Zostały { $tiles } płytki, rewers wierzchniej: { $back }.
        [many] Zostało { $tiles } płytek, rewers wierzchniej: { $back }.
       *[other] Zostało { $tiles } płytki, rewers wierzchniej: { $back }.
    }
board-stack-known = Znasz wierzch stosu: { $rooms }.
board-stack-bottom = Znasz spód stosu: { $rooms }.
board-tiles-discarded = { $tiles ->
        [one] Odrzucona jedna płytka
        [few] Odrzucone { $tiles } płytki
        [many] Odrzuconych { $tiles } płytek
       *[other] Odrzucono { $tiles } płytki
    }{ $rooms ->
        [none] .
       *[other] , z nich znasz: { $rooms }.
    }
board-unknown = ?
board-decks = Zostało kart: przedmioty { $items }, omeny { $omens }, wydarzenia { $events }.
board-deck-known = Znasz wierzch talii { $symbol ->
        [item] przedmiotów
        [omen] omenów
       *[event] wydarzeń
    }: { $cards }.

## Znaki

board-key = Znaki: { $signs }
board-key-open = ? nieodkryte drzwi
board-key-false = x fałszywe drzwi
board-key-window = ┄ okno
board-key-stairs = ↑↓ schody
board-key-token = * żeton
board-key-pile = $ karty
board-key-waiting = & towarzysz
board-key-barrier = ¦ granica
board-key-ruin = ░░ ruina
board-key-stunned = (…) zaskoczenie
