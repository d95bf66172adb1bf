# Terrorscape: the words of the text board, in Italian.
#
# Names of locations in at most eight letters, initials of victims in two; the board has no space for more.

## Locations, as they stand on the map

tile-R1 = Salone
tile-R2 = Galleria
tile-R3 = Corrid.
tile-R4 = Studio
tile-R5 = Bibliot.
tile-B1 = Soggior.
tile-B2 = Pranzo
tile-B3 = Cucina
tile-B4 = Ripost.
tile-B5 = Ballo
tile-G1 = Retro
tile-G2 = Cimitero
tile-G3 = Capanno
tile-G4 = Serra
tile-G5 = Giardino

## Victims, as they stand in them: the first letters are all different

initials-marco = Ma
initials-johnson = Jo
initials-sofia = So
initials-anna = An
initials-william = Wi

## The headline and the roof

board-round = Round { $round }: { $phase }
board-before = Prima del primo round: { $phase }
board-keys = Chiavi: { $keys } su { $needed }.
board-gears = Trasmettitore: { $gears } ingranaggi su { $needed }.
board-gears-repaired = Trasmettitore: { $gears } ingranaggi su { $needed }, già riparato in questo round.
board-rescue = { $rounds ->
        [0] I soccorsi sono qui.
        [one] Soccorsi al prossimo round.
       *[other] Soccorsi fra { $rounds } round.
    }

## Victims

board-victim = { $initials } { $name }, { $whose }
board-you = tu
board-seat = posto { $seat }
board-fear = { $fear } paura
board-own-keys = { $keys ->
        [one] 1 Chiave
       *[other] { $keys } Chiavi
    }
board-first-player = primo giocatore
board-has-acted = ha agito
board-may-flee = può fuggire
board-items = ha { $items }
board-several = { $count } × { $name }
board-ability = abilità: { $ability }
board-ability-used = abilità: { $ability } (usata)
board-ability-choice = da scegliere: { $abilities }
board-anywhere = può essere ovunque
board-anywhere-but = può essere ovunque tranne: { $places }
board-surely = dovrebbe essere qui: { $place }
board-may-be = può essere qui: { $places }

## The killer

board-killer = { $killer }: { $where }, livello { $level }, forza { $strength }
board-killer-you = { $killer }, tu
board-killer-unseen = fuori vista, ultimo luogo noto: { $location }
board-killer-hides = non visto: { $location }; ultimo luogo noto: { $last }
board-played = ha giocato { $cards }
board-plays = gioca { $card }
board-hand = Mano: { $cards }
board-no-hand = Mano: nessuna carta
board-costs = { $card } (costa { $cost })
board-costs-rest = { $card } (costa il resto)
board-deck = { $cards ->
        [0] Mazzo dell’assassino: vuoto, la prossima carta porta un livello.
        [one] Mazzo dell’assassino: 1 carta.
       *[other] Mazzo dell’assassino: { $cards } carte.
    }
board-pile = Scarti: { $cards }.
board-locked = { $card } si aggiunge al livello { $level }.
board-killer-abilities = Abilità dell’assassino: { $abilities }
board-killer-ability-choice = Abilità dell’assassino da scegliere: { $abilities }
board-used-up = { $name } (usata)

## An encounter

board-encounter = Scontro: { $victims }.
board-attacked = Già attaccate: { $victims }.
board-defends = Si difende { $victim }.
board-defends-with = { $victim } si difende: { $items }.

## Behind the screen

board-looks = { $victim } guarda: { $items }
board-offers = Offerta di { $victim } per { $other }: { $item }
board-offers-for = Offerta di { $victim } per { $other }: { $item } in cambio di { $back }
board-plan = Piano { $plan }, { $done } passi su { $steps }; in arrivo: { $ahead }
board-plan-ready = Piano { $plan }: completo
board-plan-spent = Piano { $plan }: usato
board-step-killer = con l’assassino
board-step-together = tutti insieme
board-step-apart = tutti separati
board-trap = La tagliola è qui: { $location }.
board-buzzer = Il Cicalino è qui: { $location }.
board-decks = Restano { $equipment } carte equipaggiamento e { $search } carte ricerca
board-discarded = Scarti: { $items }

## The house in words

board-firecracker = Un petardo: rumore ovunque.
board-noise = Rumore: { $places }.
board-last-noise = Rumore nel round scorso: { $places }.
board-last-noise-everywhere = Rumore ovunque nel round scorso.
board-barricades = Barricate: { $passages }.

## Signs

board-key = Segni: { $signs }
board-key-passage = ─ passaggio
board-key-path = ┄ sentiero
board-key-barricade = # barricata
board-key-killer = ☠ assassino
board-key-killer-unseen = (☠) non visto
board-key-killer-last-seen = ☠? ultimo luogo noto
board-key-guess = m? forse qui (M? solo qui)
board-key-dead = † senza vita
board-key-noise = ! rumore
board-key-faded-noise = (!) rumore del round scorso
board-key-firecracker = ✶ petardo
board-key-trap = ^ tagliola
board-key-buzzer = ¤ Cicalino
board-key-exit = ⌂ uscita
board-key-transmitter = ≈ trasmettitore
board-key-search = ○ ricerca
board-key-secret = ~ passaggio segreto
