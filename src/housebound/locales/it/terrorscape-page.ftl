# Terrorscape: what only the browser's board says, in Italian.

## Locations, as they stand on the map

place-R1 = Salone
place-R2 = Galleria
place-R3 = Corridoio
place-R4 = Studio
place-R5 = Biblioteca
place-B1 = Soggiorno
place-B2 = Sala da Pranzo
place-B3 = Cucina
place-B4 = Ripostiglio
place-B5 = Sala da Ballo
place-G1 = Sentiero sul Retro
place-G2 = Cimitero
place-G3 = Capanno
place-G4 = Serra
place-G5 = Giardino

## The house

board-mansion = La villa e il suo terreno
board-way = Tra { $way }.
board-secret-to = Passaggio segreto verso: { $location }.
board-killer-here = Qui: { $killer }.
board-killer-here-unseen = Qui, nell’ombra: { $killer }.
board-killer-last-seen-here = Qui l’ultima volta: { $killer }.
board-killer-may-be-here = Forse qui: { $killer }.
board-here = Qui: { $names }.
board-may-be-here = Forse qui: { $names }.
board-firecracker-here = Qui è scoppiato un petardo.
board-noise-here = Rumore, in questo round.
board-noise-unannounced = Rumore, non ancora annunciato.
board-noise-faded = Nel round scorso qui c’era rumore.
board-trap-here = Qui c’è la tagliola.
board-buzzer-here = Qui c’è il Cicalino.
board-note = La tua nota: { $note }.
board-write-note = Nota
board-mark = Segna qui: { $victim }?
board-close = Chiudi

## What is done

board-status-rescue = { $line }. { $rescue }
board-desk = Che cosa può fare { $victim }
board-who-acts = Chi agisce
board-lure = Rumore altrove: scegli dove
board-why-no-acts = Perché nient’altro?
board-name-one = Chi nominare
board-hand-title = La tua mano

## An encounter

board-was-found = L’assassino ha trovato { $victim }
board-fights = { $victim } affronta l’assassino
board-was-attacked = { $victim } ha già subito l’attacco
board-die = Un dado: { $face }
board-total = { $total } contro { $strength }

## Casting

board-choose-three = { $count ->
    [one] Scegline ancora una
   *[other] Scegline ancora { $count }
}
board-take-three = In trappola nella casa: { $trio }

## The hand

board-killer-state = Livello { $level }, forza { $strength }
board-levels = Livelli: { $killer }
board-plans = Piani
board-plan-steps = { $done ->
    [0] Nessun passo compiuto.
    [one] Un passo compiuto.
   *[other] { $done } passi compiuti.
}
board-plan-is-ready = Il piano è completo.
board-plan-is-spent = Il piano è stato usato.
board-stacks = Mazzi

## The end, in numbers

board-tally-noise = { $number ->
    [one] 1 rumore
   *[other] { $number } rumori
}
board-tally-encounters = { $number ->
    [one] 1 scontro
   *[other] { $number } scontri
}
board-tally-wounds = { $number ->
    [one] 1 ferita
   *[other] { $number } ferite
}
board-tally-deaths = { $number ->
    [one] 1 morte
   *[other] { $number } morti
}

board-way-butcher = Il più forte. Inchioda le porte e si avvicina: facile da giocare, difficile da evitare.
board-way-ghost = Debole nello scontro. Spaventa chi è vicino, e la paura alla fine ferisce.
board-way-maniac = Paziente. Cammina non visto, ed è letale dove ricompare.
