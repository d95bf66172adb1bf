# Betrayal at House on the Hill: the words of the text board, in Italian.
#
# Names of rooms in at most eight letters, initials of explorers in two; the board has no space for more.

## Rooms, short

short-entrance-hall = Ingresso
short-foyer = Atrio
short-grand-staircase = Scala
short-upper-landing = PianSup
short-basement-landing = Cantina
short-catacombs = Catacom.
short-chasm = Precip.
short-crypt = Cripta
short-furnace-room = Caldaia
short-larder = Dispensa
short-pentagram-chamber = Pentac.
short-stairs-from-basement = ScaleSot
short-underground-lake = Lago
short-wine-cellar = Vini
short-ballroom = Ballo
short-coal-chute = Carbone
short-dining-room = Pranzo
short-gardens = Giardini
short-graveyard = Cimitero
short-patio = Patio
short-attic = Soffitta
short-balcony = Balcone
short-bedroom = Letto
short-gallery = Galleria
short-master-bedroom = Padron.
short-tower = Torre
short-abandoned-room = Abband.
short-kitchen = Cucina
short-bloody-room = Sangue
short-chapel = Cappella
short-charred-room = Carboniz
short-collapsed-room = Crollata
short-conservatory = Serra
short-library = Bibliot.
short-gymnasium = Palestra
short-operating-laboratory = Operat.
short-research-laboratory = Laborat.
short-servants-quarters = Servitù
short-storeroom = Ripost.
short-vault = Caveau
short-creaky-hallway = Scricch.
short-dusty-hallway = Polvere
short-game-room = Giochi
short-junk-room = Cianfrus
short-mystic-elevator = Ascens.
short-organ-room = Organo
short-statuary-corridor = Statue

## Explorers, as they stand in the rooms

initials-darrin-williams = DW
initials-ox-bellows = OB
initials-madame-zostra = MZ
initials-vivian-lopez = VL
initials-brandon-jaspers = BJ
initials-peter-akimoto = PA
initials-missy-dubourde = MD
initials-zoe-ingstrom = ZI
initials-professor-longfellow = PL
initials-father-rhinehardt = PR
initials-heather-granville = HG
initials-jenny-leclerc = JL

## Traits, at most six letters

pages-explorers = Esploratori
track-might = Pot.
track-speed = Vel.
track-sanity = Sanità
track-knowledge = Conos.

## Floors

board-floor-basement = SOTTERR.
board-floor-ground = PIANO TERRA
board-floor-upper = P. SUP.
board-floor-upper-wide = PIANO SUPERIORE

## Headlines

board-exploration = Esplorazione: { $omens ->
        [0] ancora nessun presagio
        [one] 1 presagio pescato
       *[other] { $omens } presagi pescati
    }
board-haunt = Scenario { $number }: { $title }
board-round = round { $round }
board-track = tracciato a { $track }
board-traitor-hidden = il traditore è nascosto
board-no-traitor = nessuno è il traditore
board-acts = Turno: { $figure }
board-acts-you = Il tuo turno: { $figure }
board-spaces = { $spaces ->
        [0] nessuno spazio rimasto
        [one] 1 spazio rimasto
       *[other] { $spaces } spazi rimasti
    }
board-resolving = evento: { $cards }
board-used = usati: { $cards }
board-tried = tentativi: { $things }
board-did-has-attacked = ha attaccato
board-did-has-ridden = ha preso l’ascensore
board-did-has-tasked = ha fatto il tiro del compito
board-did-has-given = ha dato
board-did-has-dropped = ha lasciato
board-did-has-taken = ha preso
board-did-halted = non può proseguire
board-did-no-attack = non può attaccare
board-did-retreat = deve tornare indietro

## Explorers

board-you = tu
board-seat = posto { $seat }
board-traitor = TRADITORE
board-hero = eroe
board-secret = (in segreto: { $side })
board-dead = senza vita
board-outside = fuori dalla casa
board-place-hidden = nessuno sa dove
board-place-side = { $room } (lato { $side })
board-place-inside = { $room } (dentro)
board-restrained = { $failures ->
        [0] in trappola
        [one] in trappola, 1 tentativo fallito
       *[other] in trappola, { $failures } tentativi falliti
    }
board-misses-turn = salta il prossimo turno
board-cards = ha { $cards }
board-mask-worn = (indossata)
board-box-open = (aperto)

## Monsters

board-monsters = MOSTRI
board-monster-kind = { $name } ({ $traits }): { $where }
board-monster-kind-unknown = { $name }: { $where }
board-monster-at = { $mark } { $room }
board-monster-holds = { $at } con { $cards }
board-stunned = { $at }, stordito

## What lies about, stack and decks

board-pile = { $room }: { $cards }
board-waits = { $card } aspetta
board-lying = In giro: { $piles }
board-tokens = Segnalini: { $tokens }
board-token = { $token } ({ $room })
board-token-two = { $token } tra { $room } e { $to }
board-beside = Accanto alla casa: { $rooms }
board-lost = Stanze perdute: { $rooms }
board-vault-open = Il Caveau è aperto.
board-noted = È Destino: è annotato un tiro di { $number }.
board-stack = { $tiles ->
        [0] La pila è vuota.
        [one] Resta una tessera, per { $back }.
       *[other] Restano { $tiles } tessere, quella in cima per { $back }.
    }
board-stack-known = Conosci le tessere in cima: { $rooms }.
board-stack-bottom = Conosci il fondo della pila: { $rooms }.
board-tiles-discarded = { $tiles ->
        [one] Una tessera scartata
       *[other] { $tiles } tessere scartate
    }{ $rooms ->
        [none] .
       *[other] , hai visto: { $rooms }.
    }
board-unknown = ?
board-decks = Carte rimaste: { $items } oggetti, { $omens } presagi, { $events } eventi.
board-deck-known = Conosci la cima del mazzo { $symbol ->
        [item] oggetti
        [omen] presagi
       *[event] eventi
    }: { $cards }.

## Signs

board-key = Segni: { $signs }
board-key-open = ? porta inesplorata
board-key-false = x porta finta
board-key-window = ┄ finestra
board-key-stairs = ↑↓ scale
board-key-token = * segnalino
board-key-pile = $ carte
board-key-waiting = & compagno
board-key-barrier = ¦ barriera
board-key-ruin = ░░ crollata
board-key-stunned = (…) stordito
