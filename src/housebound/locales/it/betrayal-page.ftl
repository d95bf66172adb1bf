# Betrayal at House on the Hill: what the board in the browser says besides the game's own words.

## The house

house-label = La casa
house-floors = Piani
house-floor-basement = Sotterraneo
house-floor-ground = Piano terra
house-floor-upper = Piano superiore
house-tab-basement = Sotto
house-tab-ground = Terra
house-tab-upper = Sopra
house-tab-all = Tutti
house-floor-open = (qui si può scegliere qualcosa)
house-marks = Ciò che lo scenario conta
house-zoom-in = Più vicino
house-zoom-out = Più lontano
house-follow = Segui chi agisce
house-close = Chiudi
house-room = { $room }, { $floor }.
house-here = Qui: { $who }.
house-lying = Contiene: { $what }.
house-lying-here = Contiene:
house-undrawn = Carta non ancora pescata: { $symbol }.
house-door = Porta inesplorata: { $room }, { $direction }
house-stairs-up = Scale in su: { $room }
house-stairs-down = Scale in giù: { $room }
house-way = { $token } verso: { $room }
house-stunned = stordito

## Laying a tile

house-turn-title = { $room }: come si mette?

## Choosing explorers

house-cast-title = Chi entra nella casa?

## Seats and cards

house-traitor = Traditore
house-hero = Eroe
house-holds = Possiede
house-track = { $trait } { $value }, all’inizio { $start }
house-track-skull = { $trait } sul teschio, all’inizio { $start }
house-trait = { $trait } { $value }
house-hand-empty = Non hai nulla.
house-mask-worn = La indossi.
house-box-open = È aperto, e suona.
house-draws = Pesca { $figure }: { $card }
house-resolving = Evento: { $card }
house-put-down = Chiudi la carta

## Picking one of many

house-pick = Scegline uno
house-reroll = Tocca i dadi da tirare di nuovo
house-die = Dado { $n }: { $face ->
        [0] vuoto
        [1] uno
        [2] due
       *[other] non si ricorda
    }

## Moments

house-gain = +{ $number } { $trait }
house-loss = −{ $number } { $trait }

## The haunt

house-haunt-number = SCENARIO { $number }
house-part-heroes = Ciò che sanno gli eroi
house-part-traitor = Ciò che sa il traditore
house-section-goal = L’obiettivo
house-section-now = Come stanno le cose
house-section-you = Che cosa si può fare
house-section-monsters = Che cosa possono fare i tuoi mostri
house-section-others = Che cosa possono fare gli altri
house-section-rules = Regole speciali
house-ready = Abbiamo letto. Si comincia.
house-to-board = Alla plancia

## The line above the sentence

house-status-casting = Davanti alla porta
house-status-exploring = { $steps ->
        [-1] Esplorazione
        [0] Esplorazione · nessuno spazio rimasto
        [one] Esplorazione · 1 spazio rimasto
       *[other] Esplorazione · { $steps } spazi rimasti
    } · { $omens ->
        [0] nessun presagio
        [one] 1 presagio
       *[other] { $omens } presagi
    } · { $odds }
house-haunt-odds = prossimo presagio: { $dice } dadi, con { $needed } o più si è salvi, rischio di scenario { $percent } %
house-haunt-odds-now = tiro scenario in questo turno: { $dice } dadi, con { $needed } o più si è salvi, rischio di scenario { $percent } %
house-out-dead = Il tuo esploratore è morto; gli altri continuano.
house-out-gone = Il tuo esploratore è fuori dalla casa; gli altri continuano.
asked-turn = Tocca a te: { $subject }. Scegli qualcosa che brilla, o un pulsante qui sotto.
asked-monster = Muovi tu: { $subject }. Scegli qualcosa che brilla, o un pulsante qui sotto.
house-odds = { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di { $trait } contro { $against }: probabilità di vincere { $percent } %
house-odds-unknown = { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di { $trait }; nessuno dalla tua parte sa che cosa tira { $target }
house-status-haunt = Scenario { $number } · round { $round } · turno: { $figure }
house-status-haunt-you = Scenario { $number } · round { $round } · { $steps ->
        [-1] il tuo turno
        [0] il tuo turno, nessuno spazio rimasto
        [one] il tuo turno, 1 spazio rimasto
       *[other] il tuo turno, { $steps } spazi rimasti
    }
house-status-haunt-title = Scenario { $number } · { $title }

## The end, in numbers

house-tally-rooms = { $number ->
    [one] 1 stanza scoperta
   *[other] { $number } stanze scoperte
}
house-tally-cards = { $number ->
    [one] 1 carta pescata
   *[other] { $number } carte pescate
}
house-tally-fights = { $number ->
    [one] 1 scontro
   *[other] { $number } scontri
}
house-tally-deaths = { $number ->
    [one] 1 morte
   *[other] { $number } morti
}
